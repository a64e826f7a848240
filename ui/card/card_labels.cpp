#include "ui/card/card_labels.h"

#include <QLabel>
#include <QRegularExpression>

namespace ui {

QLabel* makeCardLabel(QWidget* parent, const char* objectName, bool selectable) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(objectName));
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(selectable ? Qt::TextSelectableByMouse : Qt::NoTextInteraction);
    return label;
}

void setOptionalText(QLabel* label, const QString& text) {
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

QString unbroken(QString text) {
    static const QRegularExpression gap(QStringLiteral("(?<=\\d) (?=\\p{L})"));
    return text.replace(gap, QString(QChar::Nbsp));
}

} // namespace ui
