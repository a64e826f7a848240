#pragma once

#include <QWidget>

#include "ui/theme.h"

class QHBoxLayout;
class QTableView;

namespace ui {

class Document;
class LedgerTotalModel;
class LedgerView;
class ViewState;

/// The ledger's rows, and under them the total, which never scrolls away.
class LedgerPanel : public QWidget {
    Q_OBJECT

public:
    LedgerPanel(Document& document, ViewState& view, const Theme& theme, QWidget* parent = nullptr);

    LedgerView& rows() { return *m_rows; }
    void setTheme(const Theme& theme);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeTotal(const Theme& theme);
    void fitTotal();

    LedgerView* m_rows;
    LedgerTotalModel* m_totalModel;
    QTableView* m_total;
    QWidget* m_line;
    QHBoxLayout* m_totalRow;
};

} // namespace ui
