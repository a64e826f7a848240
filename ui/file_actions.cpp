#include "ui/file_actions.h"

#include "ui/document/document.h"
#include "ui/export/clipboard.h"
#include "ui/export/export_choices.h"
#include "ui/export/export_dialog.h"
#include "ui/export/exported_picture.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

#include <utility>

namespace ui {
namespace {

const QString policySuffix = QStringLiteral("stashpolicy");

QString message(const core::Error& error) {
    return QString::fromStdString(core::describe(error));
}

QFileDialog* fileDialog(QWidget& window, const char* objectName, const QString& title, const QString& folder) {
    auto* dialog = new QFileDialog(&window, title, folder);
    dialog->setObjectName(QLatin1String(objectName));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

} // namespace

FileActions::FileActions(Document& document, QWidget& window)
    : QObject(&window),
      m_document(document),
      m_window(window) {}

void FileActions::newDocument() {
    whenSafe([this] { m_document.reset(); });
}

void FileActions::open() {
    QFileDialog* dialog = fileDialog(m_window, "openDialog", tr("Open a policy file, or a picture that carries one"), startFolder());
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Policy files and exported pictures (*.%1 *.png *.svg *.pdf)").arg(policySuffix),
                            tr("Policy files (*.%1)").arg(policySuffix), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &FileActions::openPath);
    dialog->open();
}

void FileActions::openPath(const QString& path) {
    whenSafe([this, path] {
        const auto notes = m_document.open(path);
        if (!notes) {
            emit failed(message(notes.error()));
            return;
        }
        QStringList lines;
        for (const std::string& note : *notes) {
            lines << QString::fromStdString(note);
        }
        emit noted(lines.join(QLatin1Char('\n')));
    });
}

void FileActions::quit() {
    m_window.close();
}

void FileActions::exportChart() {
    commitTyping();
    if (!m_exportDialog) {
        m_exportDialog = new ExportDialog(m_document, m_shownChart, startFolder(), &m_window);
    }
    m_exportDialog->show();
    m_exportDialog->raise();
    m_exportDialog->activateWindow();
}

void FileActions::copyChart() {
    commitTyping();
    ExportRequest request = loadExportChoices().picture;
    request.contents = PictureContents::Chart;
    request.format = PictureFormat::Png;
    const Picture picture = exportedPicture(m_document, m_shownChart(), request, m_window.font());
    auto data = clipboardPicture(picture, request.format, request.scale);
    if (!data) {
        emit failed(message(data.error()));
        return;
    }
    QGuiApplication::clipboard()->setMimeData(data->release());
    emit noted(tr("Copied the chart"));
}

void FileActions::setShownChart(std::function<ShownChart()> shown) {
    m_shownChart = std::move(shown);
}

void FileActions::commitTyping() {
    if (auto* spin = qobject_cast<QAbstractSpinBox*>(QApplication::focusWidget())) {
        spin->interpretText();
    } else if (auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget())) {
        line->parentWidget()->setFocus(); // of a name in a table, which takes what is typed once the keyboard goes elsewhere
    }
}

void FileActions::whenSafe(std::function<void()> next) {
    commitTyping();
    if (!m_document.isModified()) {
        next();
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Unsaved changes"), tr("The document has changes that are not saved."),
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box->setObjectName(QStringLiteral("unsavedDialog"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Save);
    connect(box, &QMessageBox::finished, this, [this, next = std::move(next)](int answer) {
        if (answer == QMessageBox::Save) {
            saveThen(next);
        } else if (answer == QMessageBox::Discard) {
            next();
        }
    });
    box->open();
}

void FileActions::saveThen(const std::function<void()>& next) {
    commitTyping();
    if (m_document.path().isEmpty()) {
        saveAsThen(next);
    } else if (saveTo(m_document.path()) && next) {
        next();
    }
}

void FileActions::saveAsThen(std::function<void()> next) {
    commitTyping();
    QFileDialog* dialog = fileDialog(m_window, "saveDialog", tr("Save the policy file"), startFolder());
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Policy files (*.%1)").arg(policySuffix), tr("All files (*)")});
    dialog->setDefaultSuffix(policySuffix);
    if (!m_document.path().isEmpty()) {
        dialog->selectFile(m_document.path());
    }
    connect(dialog, &QFileDialog::fileSelected, this, [this, next = std::move(next)](const QString& path) {
        if (saveTo(path) && next) {
            next();
        }
    });
    dialog->open();
}

bool FileActions::saveTo(const QString& path) {
    const auto saved = m_document.save(path);
    if (!saved) {
        emit failed(tr("Not saved. %1").arg(message(saved.error())));
    }
    return saved.has_value();
}

QString FileActions::startFolder() const {
    return m_document.path().isEmpty() ? QDir::currentPath() : QFileInfo(m_document.path()).absolutePath();
}

} // namespace ui
