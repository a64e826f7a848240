#include "ui/layer_docks.h"

#include "ui/chart/chart_view.h"
#include "ui/diagram/diagram_view.h"
#include "ui/diagram_dock.h"
#include "ui/ledger/ledger_dock.h"
#include "ui/op_card/op_hover_card.h"

#include <QMainWindow>

namespace ui {
namespace {

constexpr int diagramWidth = 612;
constexpr int ledgerHeight = 200;
constexpr int ringRoom = 24; // around the middle of the ring

} // namespace

LayerDocks::LayerDocks(Document& document, ViewState& view, const ChartView& chart, const Theme& theme, QMainWindow* window)
    : QObject(window),
      m_diagram(new DiagramDock(document, view, theme, window)),
      m_ledger(new LedgerDock(document, view, theme, window)) {
    const auto boxOf = [&diagram = diagram()](core::MarkId mark) { return diagram.viewRect(diagram.layout().boxOf(mark)); };
    m_card = new OpHoverCard(document, *diagram().viewport(), boxOf, theme, window);
    connectCard(chart, *window);
    window->setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks); // a ledger in a tab would hide the diagram
    window->setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window->addDockWidget(Qt::RightDockWidgetArea, m_diagram);
    window->splitDockWidget(m_diagram, m_ledger, Qt::Vertical);
    window->resizeDocks({m_diagram}, {diagramWidth}, Qt::Horizontal);
    window->resizeDocks({m_ledger}, {ledgerHeight}, Qt::Vertical);
}

void LayerDocks::connectCard(const ChartView& chart, QMainWindow& window) {
    m_card->setRing([&chart, &window] {
        const auto ring = chart.currentPlace();
        return ring ? QRect(chart.mapTo(&window, *ring) - QPoint(ringRoom, ringRoom), 2 * QSize(ringRoom, ringRoom)) : QRect();
    });
    connect(&diagram(), &DiagramView::pointedAt, m_card, &OpHoverCard::pointAt);
    connect(&diagram(), &DiagramView::pointedAway, m_card, &OpHoverCard::pointAway);
    connect(&diagram(), &DiagramView::cardRequested, m_card, &OpHoverCard::open);
}

DiagramView& LayerDocks::diagram() {
    return m_diagram->diagram();
}

void LayerDocks::setTheme(const Theme& theme) {
    m_diagram->setTheme(theme);
    m_ledger->setTheme(theme);
    m_card->setTheme(theme);
}

} // namespace ui
