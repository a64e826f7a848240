#pragma once

#include <QHeaderView>

#include "ui/theme.h"

namespace ui {

/// Quiet headings: no boxes, an arrow beside the one that the rows are sorted by.
class TableHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit TableHeader(QWidget* parent);

    void setTheme(const Theme& theme);

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    Theme m_theme;
};

} // namespace ui
