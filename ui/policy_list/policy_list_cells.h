#pragma once

#include <QStyledItemDelegate>

#include "ui/theme.h"

namespace ui {

/// Cells of a table, with the sign that the policy has on the chart before its name.
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
