#pragma once

#include <QObject> // first: moc does not understand <compare> before other standard headers

#include "ui/theme.h"

class QMainWindow;

namespace ui {

class ChartView;
class DiagramDock;
class DiagramView;
class Document;
class LedgerDock;
class OpHoverCard;
class PolicyListDock;
class ViewState;

/// What the docks of a window say of the layer: at the right the diagram, the ledger below it, and the card of an op that is pointed at;
/// below the chart the policies of the file, hidden at first.
class LayerDocks : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. The diagram takes a share of the window's width. The cards spare the ring of the chart, which shows where a
    /// flip leads.
    LayerDocks(Document& document, ViewState& view, const ChartView& chart, const Theme& theme, double share, QMainWindow* window);

    DiagramView& diagram();
    LedgerDock& ledger() { return *m_ledger; }
    PolicyListDock& policies() { return *m_policies; }
    OpHoverCard& card() { return *m_card; }
    void setTheme(const Theme& theme);
    /// As it opens for the first time: a window of this height that has no room for both leaves it to the diagram.
    void fitFirst(int windowHeight);
    double share() const { return m_share; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectCard(const ChartView& chart, QMainWindow& window);
    /// A ledger at the side of the window is as wide as its columns.
    void widenLedger();

    DiagramDock* m_diagram;
    LedgerDock* m_ledger;
    PolicyListDock* m_policies;
    OpHoverCard* m_card;
    QMainWindow& m_window;
    double m_share;
};

} // namespace ui
