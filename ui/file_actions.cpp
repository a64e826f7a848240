#include "ui/file_actions.h"

#include "ui/document/document.h"
#include "ui/document/fingerprint.h"
#include "ui/export/clipboard.h"
#include "ui/export/export_choices.h"
#include "ui/export/export_dialog.h"
#include "ui/export/exported_picture.h"
#include "ui/session/recent_files.h"
#include "ui/session/save_checks.h"
#include "ui/title_dialog.h"

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

/// With a Cancel button.
QMessageBox* question(QWidget& window, const char* objectName, const QString& title, const QString& text, const QString& further) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, text, QMessageBox::Cancel, &window);
    box->setObjectName(QLatin1String(objectName));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(further);
    return box;
}

QPushButton* addButton(QMessageBox& box, const char* objectName, const QString& text, QMessageBox::ButtonRole role) {
    QPushButton* button = box.addButton(text, role);
    button->setObjectName(QLatin1String(objectName));
    button->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    return button;
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
    const QString absolute = QFileInfo(path).absoluteFilePath(); // the program's folder means nothing to another window
    whenSafe([this, absolute] {
        showNotes(m_document.open(absolute));
        if (m_document.path() == absolute) {
            addRecentFile(absolute);
        }
    });
}

void FileActions::editTitle() {
    commitTyping();
    askForTitle(m_document, m_window);
}

void FileActions::openPaths(const QStringList& paths) {
    for (const QString& path : paths.mid(1)) {
        openInNewWindow(path);
    }
    openPath(paths.front());
}

void FileActions::openAgain() {
    showNotes(m_document.openAgain());
}

void FileActions::newWindow() {
    startWindow(newWindowArguments());
}

void FileActions::openInNewWindow(const QString& path) {
    startWindow(newWindowArguments(QFileInfo(path).absoluteFilePath()));
}

bool FileActions::startWindow(const QStringList& arguments) {
    const bool started = m_startWindow(arguments);
    if (!started) {
        emit failed(tr("A new window could not be opened: the program could not be started."));
    }
    return started;
}

void FileActions::showNotes(const core::Result<std::vector<std::string>>& notes) {
    if (!notes) {
        emit failed(message(notes.error()));
        return;
    }
    QStringList lines;
    for (const std::string& note : *notes) {
        lines << QString::fromStdString(note);
    }
    emit noted(lines.join(QLatin1Char('\n')));
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
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Unsaved changes"), tr("%1 has changes that are not saved.").arg(shownName()),
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box->setObjectName(QStringLiteral("unsavedDialog"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Save);
    box->button(QMessageBox::Save)->setText(tr("&Save"));
    box->button(QMessageBox::Discard)->setText(tr("&Discard"));
    box->setInformativeText(tr("Discarding them cannot be undone."));
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
    } else {
        saveToThen(m_document.path(), next);
    }
}

void FileActions::saveAsThen(std::function<void()> next) {
    commitTyping();
    QFileDialog* dialog = fileDialog(m_window, "saveDialog", tr("Save the policy file"), startFolder());
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Policy files (*.%1)").arg(policySuffix), tr("All files (*)")});
    dialog->setDefaultSuffix(policySuffix);
    dialog->selectFile(m_document.path().isEmpty() ? proposedFileName() : m_document.path());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, next = std::move(next)](const QString& path) { saveToThen(QFileInfo(path).absoluteFilePath(), next); });
    dialog->open();
}

void FileActions::saveToThen(const QString& path, const std::function<void()>& next) {
    if (path == m_document.path() && isChangedOnDisk(m_document)) {
        askOverwrite(next);
    } else if (path != m_document.path() && holdsNoPolicy(path)) {
        askReplace(path, next);
    } else {
        writeThen(path, next);
    }
}

void FileActions::writeThen(const QString& path, const std::function<void()>& next) {
    if (const auto saved = m_document.save(path); !saved) {
        emit notSaved(tr("Not saved. %1").arg(message(saved.error())));
        return;
    }
    addRecentFile(path);
    if (next) {
        next();
    }
}

void FileActions::askOverwrite(const std::function<void()>& next) {
    const QString path = m_document.path();
    const auto asked = fingerprintOf(path); // of what the question is about
    QMessageBox* box = question(m_window, "overwriteDialog", tr("Changed on disk"),
                                tr("%1 was changed by another program since it was opened.").arg(QFileInfo(path).fileName()),
                                tr("Opening it again leaves your edits one undo away."));
    const QAbstractButton* overwrite = addButton(*box, "overwriteButton", tr("&Overwrite"), QMessageBox::DestructiveRole);
    const QAbstractButton* again = addButton(*box, "overwriteOpenAgainButton", tr("Open &Again"), QMessageBox::AcceptRole);
    QPushButton* saveAs = addButton(*box, "overwriteSaveAsButton", tr("&Save As…"), QMessageBox::AcceptRole);
    box->setDefaultButton(saveAs);
    connect(box, &QMessageBox::buttonClicked, this, [=, this](const QAbstractButton* pressed) {
        if (pressed == overwrite) {
            if (const auto now = fingerprintOf(path); now && asked && *now == *asked) {
                writeThen(path, next);
            } else { // changed once more meanwhile
                askOverwrite(next);
            }
        } else if (pressed == again) {
            openAgain();
        } else if (pressed == saveAs) {
            saveAsThen(next);
        }
    });
    box->open();
}

void FileActions::askReplace(const QString& path, const std::function<void()>& next) {
    QMessageBox* box =
        question(m_window, "replaceDialog", tr("Not a policy file"), tr("%1 is no policy file.").arg(QFileInfo(path).fileName()),
                 tr("Saving puts the policies in the place of all that it holds."));
    const QAbstractButton* replace = addButton(*box, "replaceButton", tr("&Replace It"), QMessageBox::DestructiveRole);
    QPushButton* saveAs = addButton(*box, "replaceSaveAsButton", tr("&Save As…"), QMessageBox::AcceptRole);
    box->setDefaultButton(saveAs);
    connect(box, &QMessageBox::buttonClicked, this, [=, this](const QAbstractButton* pressed) {
        if (pressed == replace) {
            writeThen(path, next);
        } else if (pressed == saveAs) {
            saveAsThen(next);
        }
    });
    box->open();
}

QString FileActions::shownName() const {
    return m_document.path().isEmpty() ? tr("Untitled") : QFileInfo(m_document.path()).fileName();
}

QString FileActions::proposedFileName() const {
    const QString title = QString::fromStdString(m_document.file().title).simplified().left(80);
    const QString model = QString::fromStdString(m_document.scenario().model);
    return QDir(startFolder()).filePath(QString(title.isEmpty() ? model : title).replace(QLatin1Char('/'), QLatin1Char('-')));
}

QString FileActions::startFolder() const {
    return m_document.path().isEmpty() ? QDir::currentPath() : QFileInfo(m_document.path()).absolutePath();
}

} // namespace ui
