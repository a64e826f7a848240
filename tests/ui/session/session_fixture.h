#pragma once

#include "core/io/builtin_catalogue.h"
#include "tests/support/temporary_folder.h"
#include "ui/document/document.h"
#include "ui/file_actions.h"
#include "ui/main_window.h"
#include "ui/panels/message_bar.h"
#include "ui/session/recent_files.h"
#include "ui/session/session.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QTest>

#include <gtest/gtest.h>
#include <memory>
#include <vector>

/// A window with its session, on files of its own. Windows that it would start are recorded instead.
class SessionFixture : public testing::Test {
protected:
    SessionFixture() {
        m_window->files().setWindowStarter([this](const QStringList& arguments) {
            started.push_back(arguments);
            return canStart;
        });
        m_window->show();
    }
    ~SessionFixture() override {
        document.undoStack().setClean(); // closes without a question
        if (m_window) {
            m_window->close();
        }
        ui::clearRecentFiles();
    }

    ui::MainWindow& window() { return *m_window; }
    ui::Session& session() { return *m_session; }
    QString message() { return m_window->messages().message(); }
    QString folderName() const { return QString::fromStdString((home / "recovery").string()); }
    QString path(const char* name) const { return QString::fromStdString((home / name).string()); }
    void trigger(const char* name) { m_window->findChild<QAction*>(QLatin1String(name))->trigger(); }
    void flip(const char* id) { document.flip(document.problem()->graph.findMark(id).value()); }
    bool says(const QString& part) {
        return QTest::qWaitFor([&] { return message().contains(part); });
    }

    template <class Dialog>
    Dialog* openDialog(const char* name) {
        for (auto* candidate : m_window->findChildren<Dialog*>(QLatin1String(name))) {
            if (candidate->isVisible()) { // one that was answered may not be gone yet
                return candidate;
            }
        }
        return nullptr;
    }
    template <class Dialog>
    Dialog* dialog(const char* name) {
        EXPECT_TRUE(QTest::qWaitFor([&] { return openDialog<Dialog>(name) != nullptr; })) << name;
        return openDialog<Dialog>(name);
    }
    bool asksNothing() {
        QCoreApplication::processEvents();
        return QApplication::activeModalWidget() == nullptr;
    }
    void answer(const char* name, QMessageBox::StandardButton button) {
        QTest::mouseClick(dialog<QMessageBox>(name)->button(button), Qt::LeftButton);
    }
    /// A button of a dialog or of the message bar.
    void click(const char* name) {
        QAbstractButton* button = nullptr;
        EXPECT_TRUE(QTest::qWaitFor([&] {
            button = m_window->findChild<QAbstractButton*>(QLatin1String(name));
            return button != nullptr && button->isVisible();
        })) << name;
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void choose(const char* name, const QString& file) {
        auto* files = dialog<QFileDialog>(name);
        files->selectFile(file);
        static_cast<QDialog*>(files)->accept();
    }
    /// As another program does it.
    void writeOther(const char* name, const char* title) {
        core::PolicyFile file = core::defaultPolicyFile();
        file.title = title;
        put(home / name, core::formatPolicyFile(file, document.catalogue()).value());
    }
    /// The window and its session come to a clean end.
    void end() {
        m_session.reset();
        m_window.reset();
    }

    TemporaryFolder home;
    std::vector<QStringList> started;
    bool canStart = true;
    ui::Document document{core::builtinCatalogue()};

private:
    std::unique_ptr<ui::MainWindow> m_window = std::make_unique<ui::MainWindow>(document, ui::Settings{}, ui::ThemeName::Light);
    std::unique_ptr<ui::Session> m_session =
        std::make_unique<ui::Session>(document, m_window->files(), m_window->messages(), *m_window, folderName(), 30);
};
