#include "ui/ledger/ledger_look.h"

#include "ui/ledger/ledger_rows.h"
#include "ui/table/table_look.h"

#include <QAbstractItemModel>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace ui {

QRect checkBoxIn(const QRect& cell) {
    return {cell.left() + cellMargin, cell.top() + (cell.height() - boxSize) / 2, boxSize, boxSize};
}

QString fittingText(const QString& text, bool besideBox, const QFontMetrics& metrics, int room) {
    if (metrics.horizontalAdvance(text) <= room) {
        return text;
    }
    if (besideBox) {
        return {};
    }
    if (text.isEmpty() || !text.front().isDigit()) {
        return metrics.elidedText(text, Qt::ElideRight, room);
    }
    const QString dots = QStringLiteral("…");
    for (auto end = text.lastIndexOf(u' '); end > 0; end = text.lastIndexOf(u' ', end - 1)) {
        if (const QString words = text.left(end) + dots; metrics.horizontalAdvance(words) <= room) {
            return words;
        }
    }
    return metrics.horizontalAdvance(dots) <= room ? dots : QString();
}

LedgerCells::LedgerCells(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent),
      m_theme(theme) {}

void LedgerCells::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& place) const {
    const QRect cell = option.rect;
    painter->save();
    paintCellGround(*painter, option, place.column() == 0, m_theme);
    QRect room = cell.adjusted(cellMargin, 0, -cellMargin, 0);
    const QVariant check = place.data(Qt::CheckStateRole);
    if (check.isValid()) {
        paintBox(*painter, checkBoxIn(cell), check.toInt() == Qt::Checked);
        room.setLeft(room.left() + boxSize + boxGap);
    }
    painter->setFont(option.font);
    painter->setPen(place.data(Qt::ForegroundRole).value<QColor>());
    const int alignment = place.data(Qt::TextAlignmentRole).toInt();
    const bool besideBox = place.column() == static_cast<int>(LedgerColumn::Mark);
    const QString text = fittingText(place.data().toString(), besideBox, option.fontMetrics, room.width());
    painter->drawText(room, alignment | Qt::TextSingleLine, text);
    paintCellFocus(*painter, option, m_theme);
    painter->restore();
}

void LedgerCells::paintBox(QPainter& painter, const QRect& box, bool checked) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(checked ? m_theme.accent : m_theme.axis);
    painter.setBrush(checked ? m_theme.accent : m_theme.panel);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    if (checked) {
        const QRectF inside = QRectF(box).adjusted(3, 3, -3, -3);
        QPainterPath tick(QPointF(inside.left(), inside.center().y() + 0.5));
        tick.lineTo(inside.left() + inside.width() * 0.38, inside.bottom() - 0.5);
        tick.lineTo(inside.right(), inside.top() + 0.5);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.accentText, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(tick);
    }
    painter.restore();
}

bool LedgerCells::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option, const QModelIndex& place) {
    const QVariant check = place.data(Qt::CheckStateRole);
    // A view tells of the second click of two by its press alone.
    const bool clicked = event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseButtonDblClick;
    if (!clicked || !check.isValid()) {
        return false;
    }
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const QRect target = checkBoxIn(option.rect).adjusted(-2, -option.rect.height(), 2, option.rect.height()) & option.rect;
    if (mouse->button() != Qt::LeftButton || !target.contains(mouse->position().toPoint())) {
        return false;
    }
    return model->setData(place, check.toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace ui
