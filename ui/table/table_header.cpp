#include "ui/table/table_header.h"

#include "ui/table/table_look.h"

#include <QAbstractItemModel>
#include <QPainter>

namespace ui {
namespace {

const QString rising = QStringLiteral("▴");
const QString falling = QStringLiteral("▾");

} // namespace

TableHeader::TableHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(true);
    setSortIndicatorClearable(true);
    setHighlightSections(false);
    setMouseTracking(true);
}

void TableHeader::setTheme(const Theme& theme) {
    m_theme = theme;
    viewport()->update();
}

void TableHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const bool sorted = sortIndicatorSection() == section;
    const auto alignment = static_cast<Qt::Alignment>(model()->headerData(section, orientation(), Qt::TextAlignmentRole).toInt());
    const QString heading = model()->headerData(section, orientation()).toString();
    const QString arrow = sortIndicatorOrder() == Qt::AscendingOrder ? rising : falling;
    const bool right = alignment.testFlag(Qt::AlignRight);
    painter->save();
    painter->fillRect(rect, m_theme.panel);
    painter->setFont(font());
    painter->setPen(sorted ? m_theme.text : m_theme.secondaryText);
    const QString text = !sorted ? heading : right ? arrow + heading : heading + arrow;
    painter->drawText(rect.adjusted(cellMargin, 0, -cellMargin, 0), static_cast<int>(alignment) | Qt::TextSingleLine, text);
    painter->setPen(m_theme.panelBorder);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->restore();
}

} // namespace ui
