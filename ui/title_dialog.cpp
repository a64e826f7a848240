#include "ui/title_dialog.h"

#include "ui/document/document.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::TitleDialog)
};

constexpr QSize usualSize(460, 260);

/// A text that was not touched stays as it is: the fields do not keep every kind of line end and blank.
void setTexts(Document& document, const QLineEdit& title, const QPlainTextEdit& note) {
    core::PolicyFile file = document.file();
    if (title.isModified()) {
        file.title = title.text().toStdString();
    }
    if (note.document()->isModified()) {
        file.note = note.toPlainText().toStdString();
    }
    document.edit(std::move(file), Texts::tr("edit the title and the note"));
}

} // namespace

void askForTitle(Document& document, QWidget& window) {
    auto* dialog = new QDialog(&window);
    dialog->setObjectName(QStringLiteral("titleDialog"));
    dialog->setWindowTitle(Texts::tr("Title and note"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);

    auto* title = new QLineEdit(QString::fromStdString(document.file().title), dialog);
    title->setObjectName(QStringLiteral("titleEdit"));
    title->setAccessibleName(Texts::tr("Title"));
    title->setPlaceholderText(Texts::tr("What this file is about"));
    auto* note = new QPlainTextEdit(QString::fromStdString(document.file().note), dialog);
    note->setObjectName(QStringLiteral("noteEdit"));
    note->setAccessibleName(Texts::tr("Note"));
    note->setPlaceholderText(Texts::tr("For those who read the file: where its numbers come from, what was decided"));
    note->setTabChangesFocus(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);

    auto* form = new QFormLayout;
    form->addRow(Texts::tr("&Title"), title);
    form->addRow(Texts::tr("&Note"), note);
    auto* layout = new QVBoxLayout(dialog);
    layout->addLayout(form, 1);
    layout->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(dialog, &QDialog::accepted, &document, [&document, title, note] { setTexts(document, *title, *note); });
    dialog->resize(usualSize);
    dialog->open();
}

} // namespace ui
