#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace ui {

/// A label of a card's. Its text is plain, and can be selected by mouse on a card that stays.
QLabel* makeCardLabel(QWidget* parent, const char* objectName, bool selectable);
/// Hides it where there is nothing to say.
void setOptionalText(QLabel* label, const QString& text);
/// A line never ends between a number and its unit.
QString unbroken(QString text);

} // namespace ui
