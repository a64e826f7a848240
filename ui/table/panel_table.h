#pragma once

#include <QTableView>

#include "ui/theme.h"

namespace ui {

class TableHeader;

/// A table on a panel: quiet headings, no lines, rows as high as a line of its font.
class PanelTable : public QTableView {
    Q_OBJECT

public:
    explicit PanelTable(QWidget* parent);

    virtual void setTheme(const Theme& theme);

protected:
    TableHeader& header() { return *m_header; }
    /// Gives the columns their widths in the room that there is; asked for whenever that or the font is another.
    virtual void fitColumns() = 0;

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitRows();

    TableHeader* m_header;
};

} // namespace ui
