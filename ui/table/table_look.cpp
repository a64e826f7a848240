#include "ui/table/table_look.h"

#include <QPainter>
#include <QStyleOptionViewItem>

namespace ui {
namespace {

constexpr double selectionShare = 0.16;
constexpr int barWidth = 2;

QColor mixed(const QColor& ground, const QColor& over, double share) {
    const auto part = [share](int a, int b) { return static_cast<int>(a + (b - a) * share); };
    return {part(ground.red(), over.red()), part(ground.green(), over.green()), part(ground.blue(), over.blue())};
}

} // namespace

QPalette tablePalette(const Theme& theme) {
    QPalette colors = palette(theme);
    colors.setColor(QPalette::Base, theme.panel);
    colors.setColor(QPalette::Highlight, mixed(theme.panel, theme.accent, selectionShare));
    colors.setColor(QPalette::HighlightedText, theme.text);
    return colors;
}

void paintCellGround(QPainter& painter, const QStyleOptionViewItem& cell, bool first, const Theme& theme) {
    const bool selected = cell.state.testFlag(QStyle::State_Selected);
    painter.fillRect(cell.rect, selected ? cell.palette.highlight() : cell.palette.base());
    if (selected && first) {
        painter.fillRect(QRect(cell.rect.topLeft(), QSize(barWidth, cell.rect.height())), theme.accent);
    }
}

void paintCellFocus(QPainter& painter, const QStyleOptionViewItem& cell, const Theme& theme) {
    if (cell.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(theme.accent);
        painter.drawRect(cell.rect.adjusted(0, 0, -1, -1));
    }
}

} // namespace ui
