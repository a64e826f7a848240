#include "ui/layer_docks.h"

#include "ui/chart/chart_view.h"
#include "ui/diagram/diagram_view.h"
#include "ui/diagram_dock.h"
#include "ui/ledger/ledger_dock.h"
#include "ui/op_card/op_hover_card.h"
#include "ui/policy_list/policy_list_dock.h"

#include <QEvent>
#include <QMainWindow>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr int ledgerHeight = 200;
constexpr int policiesHeight = 190;
constexpr int ledgerWidth = 560;
constexpr int bothHeight = 800; // of a window with room for the diagram and the ledger
constexpr int ringRoom = 24;    // around the middle of the ring

} // namespace

LayerDocks::LayerDocks(Document& document, ViewState& view, const ChartView& chart, const Theme& theme, double share, QMainWindow* window)
    : QObject(window),
      m_diagram(new DiagramDock(document, view, theme, window)),
      m_ledger(new LedgerDock(document, view, theme, window)),
      m_policies(new PolicyListDock(document, theme, window)),
      m_window(*window),
      m_share(share) {
    const auto boxOf = [&diagram = diagram()](core::MarkId mark) { return diagram.viewRect(diagram.layout().boxOf(mark)); };
    m_card = new OpHoverCard(document, *diagram().viewport(), boxOf, theme, window);
    connectCard(chart, *window);
    window->setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks); // a ledger in a tab would hide the diagram
    window->setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window->addDockWidget(Qt::RightDockWidgetArea, m_diagram);
    window->splitDockWidget(m_diagram, m_ledger, Qt::Vertical);
    window->resizeDocks({m_ledger}, {ledgerHeight}, Qt::Vertical);
    window->addDockWidget(Qt::BottomDockWidgetArea, m_policies);
    window->resizeDocks({m_policies}, {policiesHeight}, Qt::Vertical);
    m_policies->hide();
    window->installEventFilter(this);
    connect(m_ledger, &QDockWidget::dockLocationChanged, this, [this] {
        if (m_window.isVisible()) { // else it stands where it stood before, as wide as then
            QMetaObject::invokeMethod(this, &LayerDocks::widenLedger, Qt::QueuedConnection); // once it is laid out
        }
    });
}

void LayerDocks::widenLedger() {
    const int width = std::min(ledgerWidth, m_window.width() / 3);
    if (!m_ledger->isFloating() && m_ledger->width() < width) {
        m_window.resizeDocks({m_ledger}, {width}, Qt::Horizontal);
    }
}

void LayerDocks::fitFirst(int windowHeight) {
    m_ledger->setVisible(windowHeight >= bothHeight);
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

/// A wider window has a larger diagram, too: by themselves, docks keep their width.
bool LayerDocks::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        m_window.resizeDocks({m_diagram}, {static_cast<int>(std::lround(m_share * m_window.width()))}, Qt::Horizontal);
    } else if (event->type() == QEvent::MouseButtonRelease) { // the window itself is pressed where its docks meet
        m_share = static_cast<double>(m_diagram->width()) / m_window.width();
    } else if (event->type() == QEvent::Show && !event->spontaneous() && m_ledger->isFloating() && m_ledger->isVisible()) {
        m_ledger->hide(); // a window manager keeps it above the window only if it meets the window first
        QMetaObject::invokeMethod(m_ledger, &QWidget::show, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void LayerDocks::setTheme(const Theme& theme) {
    m_diagram->setTheme(theme);
    m_ledger->setTheme(theme);
    m_policies->setTheme(theme);
    m_card->setTheme(theme);
}

} // namespace ui
