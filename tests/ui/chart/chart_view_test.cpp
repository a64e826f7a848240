#include "ui/chart/chart_view.h"

#include "tests/ui/support/analysed_document.h"
#include "ui/chart/marks_item.h"
#include "ui/chart/plot_item.h"
#include "ui/chart/ring_item.h"
#include "ui/view_state.h"

#include <QTest>
#include <gtest/gtest.h>

namespace ui {
namespace {

class ChartViewTest : public testing::Test {
protected:
    ChartViewTest() {
        m_view.resize(900, 600);
        m_view.show();
    }

    const ParetoChart& chart() const { return m_view.chart(); }
    QPointF at(core::Point point) const { return chart().map().toScene(chart().data().scale.at(point)); }
    void click(QPointF scene) { QTest::mouseClick(m_view.viewport(), Qt::LeftButton, {}, m_view.mapFromScene(scene)); }
    void drag(QPointF from, QPointF to) {
        QTest::mousePress(m_view.viewport(), Qt::LeftButton, {}, from.toPoint());
        QTest::mouseMove(m_view.viewport(), ((from + to) / 2).toPoint());
        QTest::mouseMove(m_view.viewport(), to.toPoint());
        QTest::mouseRelease(m_view.viewport(), Qt::LeftButton, {}, to.toPoint());
    }
    void wheel(QPointF position, int delta, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event(position, m_view.viewport()->mapToGlobal(position), {}, {0, delta}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(m_view.viewport(), &event);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&m_view, key, modifiers); }
    bool ringIsAt(core::Point point) const {
        const QPointF away = chart().plot().ring().scenePos() - at(point);
        return chart().plot().ring().isVisible() && away.manhattanLength() < 0.01;
    }

    /// Inside the plot area.
    QPoint emptyPlace() const {
        const QRectF plot = chart().map().plot;
        for (double x = plot.left() + 20; x < plot.right(); x += 7) {
            for (double y = plot.top() + 20; y < plot.bottom(); y += 7) {
                if (!hitTest(chart().data(), chart().map(), {x, y})) {
                    return m_view.mapFromScene(QPointF(x, y));
                }
            }
        }
        return {};
    }

    AnalysedDocument m_document;
    ViewState m_state{m_document};
    ChartView m_view{m_document, m_state, theme(ThemeName::Light)};
};

TEST_F(ChartViewTest, AClickOnAHullVertexLoadsIt) {
    for (const std::size_t step : {5U, 6U, 8U, 9U, 10U, 11U}) {
        const core::Outcome& outcome = m_document.hullStep(step).outcome;
        click(at(outcome.point));
        EXPECT_EQ(m_document.policy(), outcome.representative) << step;
        EXPECT_TRUE(ringIsAt(outcome.point)) << step;
        EXPECT_EQ(m_document.undoStack().undoText(), QStringLiteral("load hull step %1").arg(step));
    }
}

TEST_F(ChartViewTest, AClickLoadsPresetsAndCloud) {
    const core::Policy preset = m_document.preset("attn-replay");
    click(at(core::CostTable(*m_document.problem()).evaluate(preset)));
    EXPECT_EQ(m_document.policy(), preset);
    EXPECT_EQ(m_document.undoStack().undoText(), QStringLiteral("load preset attn-replay"));
    const core::Outcome dearest = m_document.analysis()->enumeration->outcomes.back();
    click(at(dearest.point));
    EXPECT_EQ(m_document.undoStack().undoText(), QStringLiteral("load a policy"));
    EXPECT_LT(QLineF(at(m_document.point()), at(dearest.point)).length(), 2);
}

TEST_F(ChartViewTest, AClickOnNothingChangesNothing) {
    const core::Policy before = m_document.policy();
    click(chart().map().plot.bottomLeft() + QPointF(60, -20));
    click({5, 5});
    EXPECT_EQ(m_document.policy(), before);
    EXPECT_FALSE(m_document.isModified());
}

TEST_F(ChartViewTest, AFlippedMarkMovesTheRingAndUndoMovesItBack) {
    const core::Point before = m_document.point();
    ASSERT_TRUE(ringIsAt(before));
    m_document.flip(*m_document.problem()->graph.findMark("attn"));
    ASSERT_NE(m_document.point(), before);
    EXPECT_TRUE(ringIsAt(m_document.point()));
    m_document.undoStack().undo();
    EXPECT_TRUE(ringIsAt(before));
}

TEST_F(ChartViewTest, APolicyOutsideHasNoRing) {
    m_document.loadPolicy(m_document.preset("full"), {});
    EXPECT_FALSE(chart().plot().ring().isVisible());
    m_document.undoStack().undo();
    EXPECT_TRUE(chart().plot().ring().isVisible());
}

TEST_F(ChartViewTest, TheScenarioRescalesBytesAndKeepsThePlaceShown) {
    m_view.resetZoom();
    const double top = chart().ranges().y.to;
    core::Scenario scenario = m_document.scenario();
    scenario.layers *= 2;
    ASSERT_TRUE(m_document.changeScenario(scenario, {}));
    EXPECT_NEAR(chart().ranges().y.to, 2 * top, 1e-6);
    EXPECT_TRUE(ringIsAt(m_document.point()));
}

TEST_F(ChartViewTest, ADragZoomsAndEscAndADoubleClickReset) {
    const core::Policy before = m_document.policy();
    const QRectF plot = chart().map().plot;
    const ChartRanges full = chart().full();
    const QPointF topLeft = chart().map().toValue((plot.topLeft() + QPointF(100, 100)).toPoint());
    for (const bool byKey : {true, false}) {
        drag(plot.topLeft() + QPointF(100, 100), plot.center());
        EXPECT_NEAR(chart().ranges().x.from, topLeft.x(), 0.2);
        EXPECT_NEAR(chart().ranges().y.to, topLeft.y(), 0.4);
        EXPECT_LT(chart().ranges().x.length(), full.x.length() / 2);
        if (byKey) {
            key(Qt::Key_Escape);
        } else {
            QTest::mouseDClick(m_view.viewport(), Qt::LeftButton, {}, emptyPlace());
        }
        EXPECT_EQ(chart().ranges(), full);
    }
    EXPECT_EQ(m_document.policy(), before) << "a drag is no click";
}

TEST_F(ChartViewTest, OnlyCtrlAndTheWheelZoom) {
    const ChartRanges full = chart().full();
    const QPointF position = at(m_document.hullStep(8).outcome.point).toPoint();
    const QPointF value = chart().map().toValue(position);
    wheel(position, 120, {});
    EXPECT_EQ(chart().ranges(), full);
    wheel(position, 120, Qt::ControlModifier);
    EXPECT_NEAR(chart().ranges().x.length(), 0.8 * full.x.length(), 1e-9);
    const QPointF moved = chart().map().toScene(value) - position;
    EXPECT_LT(moved.manhattanLength(), 12) << "tick labels may change their width";
    wheel(position, -1200, Qt::ControlModifier);
    EXPECT_EQ(chart().ranges(), full);
}

TEST_F(ChartViewTest, ZoomedClicksStillFindTheirPolicy) {
    const core::Outcome& seventh = m_document.hullStep(7).outcome;
    const QPointF position = at(seventh.point);
    for (int i = 0; i < 12; ++i) {
        wheel(position, 120, Qt::ControlModifier);
    }
    click(at(seventh.point));
    EXPECT_EQ(m_document.policy(), seventh.representative);
}

TEST_F(ChartViewTest, KeysWalkTheFrontierAndEnterLoads) {
    std::optional<Hit> pointedAt;
    QObject::connect(&m_view, &ChartView::pointedAt, &m_view, [&](const Hit& hit) { pointedAt = hit; });
    EXPECT_FALSE(chart().plot().cursorRing().isVisible());
    key(Qt::Key_Home);
    EXPECT_TRUE(chart().plot().cursorRing().isVisible());
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    const core::Outcome& third = m_document.analysis()->frontier[2];
    EXPECT_LT((chart().plot().cursorRing().scenePos() - at(third.point)).manhattanLength(), 0.01);
    EXPECT_NE(m_document.policy(), third.representative) << "walking loads nothing";
    ASSERT_TRUE(pointedAt);
    EXPECT_EQ(pointedAt->point, third.point);
    key(Qt::Key_Return);
    EXPECT_EQ(m_document.policy(), third.representative);
    key(Qt::Key_End);
    key(Qt::Key_Left, Qt::ShiftModifier);
    key(Qt::Key_Enter);
    EXPECT_EQ(m_document.policy(), m_document.hullStep(10).outcome.representative);
    EXPECT_EQ(m_document.undoStack().undoText(), QStringLiteral("load hull step 10"));
    key(Qt::Key_Escape);
    EXPECT_FALSE(chart().plot().cursorRing().isVisible());
}

TEST_F(ChartViewTest, KeysTakeAZoomedChartAlong) {
    drag(at(m_document.hullStep(5).outcome.point) - QPointF(10, 10), at(m_document.hullStep(8).outcome.point) + QPointF(10, 10));
    ASSERT_NE(chart().ranges(), chart().full());
    key(Qt::Key_End);
    EXPECT_TRUE(chart().plot().cursorRing().isVisible());
    EXPECT_NE(chart().ranges(), chart().full());
}

TEST_F(ChartViewTest, KeepsTheCloudForAMomentWhileAnotherIsComputed) {
    ASSERT_TRUE(chart().data().analysis);
    core::Scenario scenario = m_document.scenario();
    scenario.seq = 8192;
    ASSERT_TRUE(m_document.changeScenario(scenario, {}));
    EXPECT_TRUE(chart().data().analysis) << "no flicker";
    const core::Policy before = m_document.policy();
    ASSERT_FALSE(m_document.analysis());
    click(at(chart().data().analysis->hull[8].outcome.point));
    EXPECT_EQ(m_document.policy(), before) << "what it still shows cannot be loaded";
    EXPECT_TRUE(QTest::qWaitFor([&] { return !chart().data().analysis; }));
    EXPECT_TRUE(chart().plot().marks().layout().hull.empty());
    EXPECT_TRUE(ringIsAt(m_document.point()));
    analyseNow(m_document);
    EXPECT_EQ(chart().data().analysis, m_document.analysis());
    EXPECT_FALSE(chart().plot().marks().layout().hull.empty());
}

TEST_F(ChartViewTest, TakesANewAnalysisAtOnce) {
    const auto old = m_document.analysis();
    core::Scenario scenario = m_document.scenario();
    scenario.alwaysSaved.clear();
    ASSERT_TRUE(m_document.changeScenario(scenario, {}));
    EXPECT_EQ(chart().data().analysis, old);
    analyseNow(m_document);
    EXPECT_EQ(chart().data().analysis, m_document.analysis());
    EXPECT_EQ(chart().ranges(), chart().full());
}

TEST_F(ChartViewTest, IsNamedForAssistiveTechnology) {
    EXPECT_EQ(m_view.objectName(), QStringLiteral("paretoChart"));
    EXPECT_EQ(m_view.accessibleName(), QStringLiteral("Pareto chart"));
    EXPECT_EQ(m_view.focusPolicy(), Qt::StrongFocus);
}

TEST_F(ChartViewTest, PaintsInTheColoursOfItsTheme) {
    for (const ThemeName name : {ThemeName::Light, ThemeName::Dark}) {
        const Theme colours = theme(name);
        m_view.setTheme(colours);
        const QImage picture = m_view.grab().toImage();
        EXPECT_EQ(picture.pixelColor(2, picture.height() - 3), colours.panel);
        const QPointF ring = chart().plot().ring().scenePos();
        EXPECT_EQ(picture.pixelColor(static_cast<int>(ring.x() + ringRadius), static_cast<int>(ring.y())), colours.current);
    }
}

} // namespace
} // namespace ui
