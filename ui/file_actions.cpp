#include "ui/file_actions.h"

#include "ui/document/document.h"
#include "ui/export/document_pictures.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace ui {
namespace {

const QString policySuffix = QStringLiteral("stashpolicy");
constexpr QSize exportedChart(960, 640);

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
    QFileDialog* dialog = fileDialog(m_window, "openDialog", tr("Open a policy file"), startFolder());
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Policy files (*.%1)").arg(policySuffix), tr("All files (*)")});
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

void FileActions::exportChart() {
    commitTyping();
    QFileDialog* dialog = fileDialog(m_window, "exportDialog", tr("Export the chart"), startFolder());
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("PNG picture (*.png)"), tr("SVG drawing (*.svg)"), tr("PDF document (*.pdf)")});
    dialog->setDefaultSuffix(QStringLiteral("png"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        for (const char* suffix : {"png", "svg", "pdf"}) {
            if (filter.contains(QLatin1String("*.") + QLatin1String(suffix))) {
                dialog->setDefaultSuffix(QLatin1String(suffix));
            }
        }
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const Picture picture = chartPicture(m_document, theme(ThemeName::Light), m_window.font(), exportedChart);
        const auto written = writePicture(picture, path);
        if (written) {
            emit noted(tr("Exported the chart to %1").arg(QDir::toNativeSeparators(path)));
        } else {
            emit failed(message(written.error()));
        }
    });
    dialog->open();
}

void FileActions::commitTyping() {
    if (auto* spin = qobject_cast<QAbstractSpinBox*>(QApplication::focusWidget())) {
        spin->interpretText();
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
