#include "core/budget.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/chart/budget_item.h"
#include "ui/chart/chart_view.h"
#include "ui/chart/inset_item.h"
#include "ui/chart/marks_item.h"
#include "ui/chart/plot_item.h"
#include "ui/chart/ring_item.h"
#include "ui/document/budget.h"
#include "ui/view_state.h"

#include <QTest>
#include <gtest/gtest.h>

#include <functional>

namespace ui {
namespace {

constexpr std::int64_t gib = std::int64_t{1} << 30;

class ChartToolsTest : public testing::Test {
protected:
    ChartToolsTest() {
        m_view.resize(900, 700);
        m_view.show();
    }

    const ParetoChart& chart() const { return m_view.chart(); }
    QPoint at(core::Point point) const { return m_view.mapFromScene(chart().map().toScene(chart().data().scale.at(point))); }
    QPoint vertex(std::size_t step) const { return at(m_document.hullStep(step).outcome.point); }
    void click(QPoint at, Qt::KeyboardModifiers modifiers = {}) { QTest::mouseClick(m_view.viewport(), Qt::LeftButton, modifiers, at); }
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mousePress(m_view.viewport(), button, {}, from);
        QTest::mouseMove(m_view.viewport(), (from + to) / 2);
        QTest::mouseMove(m_view.viewport(), to);
        QTest::mouseRelease(m_view.viewport(), button, {}, to);
    }
    void setOptions(const std::function<void(ChartOptions&)>& change) {
        ChartOptions options = m_state.options();
        change(options);
        m_state.setOptions(options);
    }
    /// Somewhere on the line where nothing is named.
    QPoint onBudget() const {
        const QLineF line = chart().plot().budget().layout().line;
        return m_view.mapFromScene(chart().data().scale.swapped ? line.pointAt(0.9) : line.pointAt(0.06));
    }
    std::optional<std::int64_t> budget() const { return m_document.scenario().budgetBytes; }

    AnalysedDocument m_document;
    ViewState m_state{m_document};
    ChartView m_view{m_document, m_state, theme(ThemeName::Light)};
};

TEST_F(ChartToolsTest, TheMiddleButtonAndSpacePan) {
    drag(vertex(5) - QPoint(20, 40), vertex(9) + QPoint(20, 20));
    const ChartRanges zoomed = chart().ranges();
    ASSERT_NE(zoomed, chart().full());
    const QPoint start = chart().map().plot.center().toPoint();
    const QPointF under = chart().map().toValue(start);
    drag(start, start + QPoint(-60, 30), Qt::MiddleButton);
    EXPECT_NEAR(chart().ranges().x.length(), zoomed.x.length(), 1e-9);
    const QPointF now = chart().map().toValue(start + QPoint(-60, 30));
    EXPECT_NEAR(now.x(), under.x(), 1e-9);
    EXPECT_NEAR(now.y(), under.y(), 1e-9);
    QTest::keyPress(&m_view, Qt::Key_Space);
    drag(start, start + QPoint(60, -30));
    QTest::keyRelease(&m_view, Qt::Key_Space);
    EXPECT_NEAR(chart().ranges().x.from, zoomed.x.from, 1e-9);
    EXPECT_NEAR(chart().ranges().y.from, zoomed.y.from, 1e-9);
    for (int i = 0; i < 20; ++i) {
        drag(start, start + QPoint(300, -300), Qt::MiddleButton);
    }
    EXPECT_GE(chart().ranges().x.from, chart().full().x.from) << "never leaves the data";
    EXPECT_LE(chart().ranges().x.from, 0);
    EXPECT_NEAR(chart().ranges().y.from, chart().full().y.from, 1e-9);
}

TEST_F(ChartToolsTest, SpaceIsNotHeldWhenTheKeyboardGoesElsewhere) {
    QTest::keyPress(&m_view, Qt::Key_Space);
    QFocusEvent away(QEvent::FocusOut);
    QCoreApplication::sendEvent(&m_view, &away);
    drag(vertex(5) - QPoint(20, 40), vertex(9) + QPoint(20, 20));
    EXPECT_LT(chart().ranges().x.length(), chart().full().x.length() * 0.8) << "a drag zooms again";
}

TEST_F(ChartToolsTest, EscEndsADrag) {
    QTest::mousePress(m_view.viewport(), Qt::LeftButton, {}, vertex(5) - QPoint(20, 40));
    QTest::mouseMove(m_view.viewport(), vertex(8));
    QTest::keyClick(&m_view, Qt::Key_Escape);
    QTest::mouseRelease(m_view.viewport(), Qt::LeftButton, {}, vertex(9));
    EXPECT_EQ(chart().ranges(), chart().full());
    EXPECT_TRUE(m_document.policy().empty()) << "nor does it click";
}

TEST_F(ChartToolsTest, WhatWasPointedAtIsLetGoWhenPlacesChange) {
    int away = 0;
    QObject::connect(&m_view, &ChartView::pointedAway, &m_view, [&away] { ++away; });
    const auto leaves = [&](const std::function<void()>& change) {
        QTest::keyClick(&m_view, Qt::Key_Right);
        away = 0;
        change();
        return away > 0;
    };
    EXPECT_TRUE(leaves([&] { setOptions([](ChartOptions& options) { options.swapped = true; }); }));
    EXPECT_TRUE(leaves([&] { setOptions([](ChartOptions& options) { options.frontier = false; }); }));
    EXPECT_TRUE(leaves([&] { m_view.resize(700, 500); }));
    EXPECT_TRUE(leaves([&] {
        QFocusEvent event(QEvent::FocusOut);
        QCoreApplication::sendEvent(&m_view, &event);
    }));
}

TEST_F(ChartToolsTest, ADoubleClickResetsOnlyWhereNothingIsHit) {
    drag(vertex(5) - QPoint(20, 40), vertex(9) + QPoint(20, 20));
    const ChartRanges zoomed = chart().ranges();
    QTest::mouseDClick(m_view.viewport(), Qt::LeftButton, {}, vertex(8));
    EXPECT_EQ(chart().ranges(), zoomed);
    QTest::mouseDClick(m_view.viewport(), Qt::LeftButton, {}, chart().map().plot.bottomLeft().toPoint() + QPoint(30, -15));
    EXPECT_EQ(chart().ranges(), chart().full());
}

TEST_F(ChartToolsTest, KeysZoom) {
    const double whole = chart().ranges().x.length();
    QTest::keyClick(&m_view, Qt::Key_Plus);
    EXPECT_LT(chart().ranges().x.length(), whole);
    QTest::keyClick(&m_view, Qt::Key_Minus);
    EXPECT_NEAR(chart().ranges().x.length(), whole, 1e-9);
}

TEST_F(ChartToolsTest, CtrlAndAClickPin) {
    const core::Policy before = m_document.policy();
    click(vertex(8), Qt::ControlModifier);
    EXPECT_EQ(m_state.pinned(), m_document.hullStep(8).outcome.representative);
    EXPECT_EQ(m_document.policy(), before);
    EXPECT_TRUE(chart().plot().pinnedRing().isVisible());
    EXPECT_LT((chart().plot().pinnedRing().scenePos() - QPointF(vertex(8))).manhattanLength(), 2);
    QTest::keyClick(&m_view, Qt::Key_P);
    EXPECT_FALSE(m_state.pinned());
    EXPECT_FALSE(chart().plot().pinnedRing().isVisible());
    QTest::keyClick(&m_view, Qt::Key_P);
    EXPECT_EQ(m_state.pinned(), before) << "the policy in the diagram";
}

TEST_F(ChartToolsTest, APinnedPolicyGoesWithItsLayer) {
    m_state.pin(m_document.hullStep(8).outcome.representative);
    core::Scenario scenario = m_document.scenario();
    scenario.seq = 8192;
    ASSERT_TRUE(m_document.changeScenario(scenario, {}));
    EXPECT_TRUE(m_state.pinned()) << "the same marks";
    ASSERT_TRUE(m_document.changeScenario(core::withLayer(m_document.scenario(), "dense", m_document.catalogue()).value(), {}));
    EXPECT_FALSE(m_state.pinned());
    EXPECT_FALSE(chart().plot().pinnedRing().isVisible());
}

TEST_F(ChartToolsTest, WhatIsSwitchedOffIsNeitherDrawnNorHit) {
    setOptions([](ChartOptions& options) { options.hull = options.frontier = options.presets = options.cloud = false; });
    const MarksLayout& layout = chart().plot().marks().layout();
    EXPECT_TRUE(layout.hull.empty() && layout.frontier.empty() && layout.presets.empty() && layout.labels.empty());
    const core::Policy before = m_document.policy();
    click(vertex(8));
    EXPECT_EQ(m_document.policy(), before);
    setOptions([](ChartOptions& options) { options.presets = true; });
    EXPECT_FALSE(chart().plot().marks().layout().labels.empty()) << "a preset on the hidden hull has its own name";
    setOptions([](ChartOptions& options) { options.labels = false; });
    EXPECT_TRUE(chart().plot().marks().layout().labels.empty());
    EXPECT_FALSE(chart().plot().marks().layout().presets.empty());
}

TEST_F(ChartToolsTest, SwappedAxesShowAndHitTheSamePolicies) {
    drag(vertex(5) - QPoint(20, 40), vertex(9) + QPoint(20, 20));
    const ChartRanges before = chart().ranges();
    setOptions([](ChartOptions& options) { options.swapped = true; });
    EXPECT_NEAR(chart().ranges().y.from, before.x.from, 1e-9) << "the same part of the data";
    EXPECT_NEAR(chart().ranges().x.to, before.y.to, 1e-9);
    for (const std::size_t step : {6U, 8U}) {
        click(vertex(step));
        EXPECT_EQ(m_document.policy(), m_document.hullStep(step).outcome.representative) << step;
    }
    m_view.resetZoom();
    const core::Outcome& dearest = m_document.analysis()->enumeration->outcomes.back();
    click(at(dearest.point));
    EXPECT_LT((at(m_document.point()) - at(dearest.point)).manhattanLength(), 3);
}

TEST_F(ChartToolsTest, KibPerTokenAndLayerIsAnotherUnitOfTheSamePlaces) {
    const QPoint before = vertex(8);
    setOptions([](ChartOptions& options) { options.unit = StashUnit::KibPerTokenLayer; });
    EXPECT_LE((vertex(8) - before).manhattanLength(), 2);
    const core::Point point = m_document.hullStep(8).outcome.point;
    EXPECT_DOUBLE_EQ(chart().data().scale.at(point).y(), static_cast<double>(point.bytes.value) / 1024);
}

TEST_F(ChartToolsTest, TheBudgetLineIsDraggedInTenthsOfAGibAsOneStep) {
    setBudget(m_document, core::Bytes{100 * gib});
    const int steps = m_document.undoStack().count();
    const QPoint start = onBudget();
    drag(start, start + QPoint(0, 100));
    ASSERT_TRUE(budget());
    EXPECT_LT(*budget(), 90 * gib);
    EXPECT_EQ(core::Bytes{*budget()}, core::budgetOfTenths(core::nearestTenths({*budget()})));
    EXPECT_EQ(m_document.undoStack().count(), steps + 1);
    EXPECT_EQ(chart().ranges(), chart().full()) << "no zoom";
    m_document.undoStack().undo();
    EXPECT_EQ(budget(), 100 * gib);
}

TEST_F(ChartToolsTest, TheCheapestPolicyUnderTheBudgetIsMarkedAndLoaded) {
    setBudget(m_document, core::Bytes{59 * gib});
    const auto cheapest = core::cheapestWithin(m_document.analysis()->frontier, m_document.scenario(), {59 * gib}).value();
    const core::Outcome& outcome = m_document.analysis()->frontier[cheapest];
    const BudgetLayout& layout = chart().plot().budget().layout();
    ASSERT_TRUE(layout.cheapest);
    EXPECT_LT((*layout.cheapest + chart().pos() - QPointF(at(outcome.point))).manhattanLength(), 2);
    EXPECT_EQ(layout.text, QStringLiteral("budget 59.0 GiB · cheapest under it 20.7%"));
    EXPECT_EQ(layout.veil.bottom(), layout.line.y1());
    EXPECT_TRUE(loadCheapestUnderBudget(m_document));
    EXPECT_EQ(m_document.policy(), outcome.representative);
    setBudget(m_document, core::Bytes{10 * gib});
    EXPECT_FALSE(chart().plot().budget().layout().cheapest);
    EXPECT_TRUE(chart().plot().budget().layout().text.endsWith(QStringLiteral("no policy fits")));
    EXPECT_FALSE(loadCheapestUnderBudget(m_document));
}

TEST_F(ChartToolsTest, UpAndDownMoveTheBudget) {
    QTest::keyClick(&m_view, Qt::Key_Up);
    EXPECT_FALSE(budget()) << "there is none";
    toggleBudget(m_document);
    EXPECT_EQ(core::nearestTenths({*budget()}), 1187) << "118.6 GiB fit";
    QTest::keyClick(&m_view, Qt::Key_Down);
    EXPECT_EQ(core::nearestTenths({*budget()}), 1177);
    QTest::keyClick(&m_view, Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_EQ(core::nearestTenths({*budget()}), 1178);
    toggleBudget(m_document);
    EXPECT_FALSE(budget());
}

TEST_F(ChartToolsTest, TheLeftEdgeTellsItsStepsApartAndTheyCanBeClicked) {
    setOptions([](ChartOptions& options) { options.leftEdge = true; });
    ASSERT_TRUE(chart().inset().isVisible());
    const ChartMap inset = chart().mapAt(chart().inset().place().center() + chart().pos());
    for (const std::size_t step : {0U, 1U, 2U, 3U, 4U}) {
        const QPointF position = inset.toScene(chart().data().scale.at(m_document.hullStep(step).outcome.point));
        ASSERT_TRUE(inset.plot.contains(position)) << step;
        m_document.loadPolicy(m_document.preset("selective"), {});
        click(m_view.mapFromScene(position));
        EXPECT_EQ(m_document.policy(), m_document.hullStep(step).outcome.representative) << step;
        EXPECT_TRUE(chart().inset().plot().ring().isVisible()) << step;
    }
    drag(vertex(5) - QPoint(20, 40), vertex(9) + QPoint(20, 20));
    EXPECT_FALSE(chart().inset().isVisible()) << "not where the map shows nothing of it";
}

TEST_F(ChartToolsTest, AClickOnALabelIsOneOnWhatItNames) {
    int clicked = 0;
    for (const PlacedLabel& label : std::vector(chart().plot().marks().layout().labels)) {
        if (!label.target) {
            continue;
        }
        const Hit named = hitOf(*label.target, chart().data());
        m_document.loadPolicy(m_document.problem()->freeMarks(), {}); // its ring is far from every label
        click(m_view.mapFromScene(label.rect.center() + chart().pos()));
        EXPECT_EQ(m_document.policy(), named.policy) << label.parts.front().text.toStdString();
        ++clicked;
    }
    EXPECT_GT(clicked, 8);
}

TEST_F(ChartToolsTest, WithTheAllToAllFreedFullAndMoeHaveVioletRings) {
    EXPECT_EQ(chart().plot().marks().layout().commSaved.size(), 0);
    core::Scenario scenario = m_document.scenario();
    scenario.alwaysSaved.clear();
    ASSERT_TRUE(m_document.changeScenario(scenario, {}));
    analyseNow(m_document);
    const MarksLayout& layout = chart().plot().marks().layout();
    EXPECT_EQ(std::ranges::count_if(layout.presets, &PresetRing::unpriced), 2);
    EXPECT_EQ(layout.commSaved.size(), 130);
    EXPECT_EQ(layout.frontier.size(), 130);
    EXPECT_FALSE(layout.gap.isNull());
    const auto texts = [&] {
        QStringList all;
        for (const PlacedLabel& label : layout.labels) {
            for (const LabelPart& part : label.parts) {
                all << part.text;
            }
        }
        return all;
    }();
    EXPECT_TRUE(texts.contains(QStringLiteral("replaying dispatch: 112.0 KiB/token·layer less"))) << texts.join(u'|').toStdString();
    m_document.loadPolicy(m_document.preset("full"), {});
    EXPECT_TRUE(chart().plot().ring().isVisible());
}

} // namespace
} // namespace ui
