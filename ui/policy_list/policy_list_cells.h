#pragma once

#include <QStyledItemDelegate>

#include "ui/theme.h"

namespace ui {

/// Cells with no lines between them, and before a name the sign that the policy has on the chart. A selected row has a bar at its left,
/// the cell that the keyboard is on a frame.
class PolicyListCells : public QStyledItemDelegate {
    Q_OBJECT

public:
    PolicyListCells(const Theme& theme, QObject* parent);

    void setTheme(const Theme& theme) { m_theme = theme; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& place) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& place) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& place) const override;
    /// What is typed stays, whatever changes meanwhile.
    void setEditorData(QWidget* editor, const QModelIndex& place) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& place) const override;

private:
    void paintSign(QPainter& painter, const QRect& cell, const QModelIndex& place) const;

    Theme m_theme;
};

} // namespace ui
