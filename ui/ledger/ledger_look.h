#pragma once

#include <QStyledItemDelegate>

#include "ui/theme.h"

namespace ui {

inline constexpr int boxSize = 13; // of a check box
inline constexpr int boxGap = 6;   // behind it

/// Cells of a table, some with a check box.
class LedgerCells : public QStyledItemDelegate {
    Q_OBJECT

public:
    LedgerCells(const Theme& theme, QObject* parent);

    void setTheme(const Theme& theme) { m_theme = theme; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& place) const override;
    /// A click on the box flips it.
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option, const QModelIndex& place) override;

private:
    void paintBox(QPainter& painter, const QRect& box, bool checked) const;

    Theme m_theme;
};

/// As much of a text as there is room for: all or nothing beside a check box, which says the same; whole words of what begins with a
/// number, whose digits are never cut.
QString fittingText(const QString& text, bool besideBox, const QFontMetrics& metrics, int room);

/// Where the check box of a cell stands.
QRect checkBoxIn(const QRect& cell);

} // namespace ui
