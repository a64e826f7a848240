#pragma once

#include <QFont>

class QLabel;
class QColor;

namespace ui {

enum class CardFont { Number, Head, Text, Small, Tiny };

/// A size of the card's, in relation to the program's font.
QFont cardFont(const QFont& base, CardFont use);

void setTextColor(QLabel& label, const QColor& colour);

} // namespace ui
