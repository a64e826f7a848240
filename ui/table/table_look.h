#pragma once

#include "ui/theme.h"

#include <QPalette>

class QPainter;
class QStyleOptionViewItem;

namespace ui {

inline constexpr int cellMargin = 4; // left and right of a cell's text

/// Of a table on a panel: a selection that leaves the colours of texts readable.
QPalette tablePalette(const Theme& theme);

/// What is behind a cell's text: no lines, and at the left of a selected row a bar.
void paintCellGround(QPainter& painter, const QStyleOptionViewItem& cell, bool first, const Theme& theme);
/// A frame around the cell that the keyboard is on.
void paintCellFocus(QPainter& painter, const QStyleOptionViewItem& cell, const Theme& theme);

} // namespace ui
