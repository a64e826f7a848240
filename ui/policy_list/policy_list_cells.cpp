#include "ui/policy_list/policy_list_cells.h"

#include "ui/chart/marks_item.h"
#include "ui/policy_list/policy_list_model.h"
#include "ui/table/table_look.h"

#include <QLineEdit>
#include <QPainter>

namespace ui {
namespace {

constexpr int signRoom = 20;       // before a name
constexpr double signScale = 0.75; // against the chart
constexpr int rowPadding = 6;
constexpr int columnGap = 8; // beside the margins
constexpr int longestName = 200;

bool isName(const QModelIndex& place) {
    return place.column() == static_cast<int>(PolicyColumn::Name);
}

} // namespace

PolicyListCells::PolicyListCells(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent),
      m_theme(theme) {}

void PolicyListCells::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& place) const {
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, place);
    painter->save();
    paintCellGround(*painter, cell, isName(place), m_theme);
    QRect room = cell.rect.adjusted(cellMargin, 0, -cellMargin, 0);
    if (isName(place)) {
        paintSign(*painter, cell.rect, place);
        room.setLeft(room.left() + signRoom);
    }
    painter->setFont(cell.font);
    painter->setPen(place.data(Qt::ForegroundRole).value<QColor>());
    const QString text = cell.fontMetrics.elidedText(cell.text, Qt::ElideRight, room.width());
    painter->drawText(room, static_cast<int>(cell.displayAlignment) | Qt::TextSingleLine, text);
    paintCellFocus(*painter, cell, m_theme);
    painter->restore();
}

void PolicyListCells::paintSign(QPainter& painter, const QRect& cell, const QModelIndex& place) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cell.left() + cellMargin + signRoom / 2.0 - 2, cell.center().y() + 0.5);
    painter.scale(signScale, signScale);
    Theme colors = m_theme;
    colors.panel = colors.currentHalo = Qt::transparent; // no cloud to stand out against
    if (place.data(PolicyListModel::CurrentRole).toBool()) {
        paintCurrentRing(painter, {}, colors);
    } else if (place.data(PolicyListModel::ElsewhereRole).toBool()) {
        paintElsewhere(painter, {}, colors);
    } else {
        paintListed(painter, {}, colors);
    }
    painter.restore();
}

QSize PolicyListCells::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& place) const {
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, place);
    const int sign = isName(place) ? signRoom : 0;
    return {cell.fontMetrics.horizontalAdvance(cell.text) + sign + 2 * cellMargin + columnGap, cell.fontMetrics.height() + rowPadding};
}

QWidget* PolicyListCells::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/, const QModelIndex& place) const {
    auto* editor = new QLineEdit(parent);
    editor->setObjectName(QStringLiteral("policyNameEdit"));
    editor->setAccessibleName(tr("Name of the policy"));
    editor->setPlaceholderText(place.data().toString());
    editor->setMaxLength(longestName);
    return editor;
}

void PolicyListCells::setEditorData(QWidget* editor, const QModelIndex& place) const {
    if (!qobject_cast<QLineEdit*>(editor)->isModified()) {
        QStyledItemDelegate::setEditorData(editor, place);
    }
}

void PolicyListCells::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& /*place*/) const {
    editor->setGeometry(option.rect.adjusted(signRoom, 0, 0, 0));
}

} // namespace ui
