#include "ui/diagram/diagram_navigation.h"

#include "core/io/builtin_catalogue.h"
#include "core/scenario.h"
#include "ui/document/document.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace {

using ui::DiagramStop;
using ui::Direction;

constexpr Direction directions[] = {Direction::Left, Direction::Right, Direction::Up, Direction::Down};

class DiagramNavigationOf : public testing::TestWithParam<std::string> {
protected:
    DiagramNavigationOf() {
        const ui::Document document(core::builtinCatalogue());
        const auto scenario = core::withLayer(document.scenario(), GetParam(), document.catalogue()).value();
        m_problem = core::makeProblem(scenario, document.catalogue()).value();
        m_layout = ui::layOut(m_problem.graph);
    }
    core::MarkId mark(const std::string& id) const { return m_problem.graph.findMark(id).value(); }
    DiagramStop from(const std::string& id, Direction direction) const {
        return ui::neighbour(m_layout, m_problem.graph, DiagramStop::at(mark(id)), direction);
    }
    std::vector<DiagramStop> reachedFrom(DiagramStop start) const {
        std::vector<DiagramStop> reached = {start};
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const Direction direction : directions) {
                const DiagramStop next = ui::neighbour(m_layout, m_problem.graph, reached[i], direction);
                if (std::ranges::count(reached, next) == 0) {
                    reached.push_back(next);
                }
            }
        }
        return reached;
    }

    core::Problem m_problem;
    ui::DiagramLayout m_layout;
};

TEST_P(DiagramNavigationOf, everyStopIsReachedFromEveryOp) {
    for (std::size_t i = 0; i < m_problem.graph.markCount(); ++i) {
        EXPECT_EQ(m_problem.graph.markCount() + m_layout.regions.size(), reachedFrom(DiagramStop::at(static_cast<core::MarkId>(i))).size())
            << i;
    }
}

TEST_P(DiagramNavigationOf, downFollowsTheOutputThroughAColumnAndToTheNext) {
    EXPECT_EQ(DiagramStop::at(mark("qkv_down")), from("norm1", Direction::Down));
    EXPECT_EQ(DiagramStop::at(mark("q_up")), from("q_norm", Direction::Down));
    EXPECT_EQ(DiagramStop::at(mark("attn")), from("rope_kv", Direction::Down));
    EXPECT_EQ(DiagramStop::at(mark("norm2")), from("x1", Direction::Down));
    EXPECT_EQ(DiagramStop::at(mark("qkv_down")), from("kv_norm", Direction::Up));
}

TEST_P(DiagramNavigationOf, sidewaysLiesTheNeighbour) {
    EXPECT_EQ(DiagramStop::at(mark("kv_norm")), from("q_norm", Direction::Right));
    EXPECT_EQ(DiagramStop::at(mark("q_norm")), from("kv_norm", Direction::Left));
    EXPECT_EQ(DiagramStop::at(mark("q_norm")), from("q_norm", Direction::Left));
}

INSTANTIATE_TEST_SUITE_P(Layers, DiagramNavigationOf, testing::Values("moe", "dense"), [](const auto& layer) { return layer.param; });

TEST(DiagramNavigation, theNamesOfRegionsStandOverTheirColumns) {
    ui::DiagramLayout layout;
    const auto box = [&](int number, QRectF rect) {
        ui::DiagramBox added;
        added.mark = static_cast<core::MarkId>(number);
        added.rect = rect;
        layout.boxes.push_back(added);
    };
    box(0, {0, 40, 100, 30});
    box(1, {0, 80, 100, 30});
    box(2, {150, 40, 100, 30});
    layout.regions = {{QStringLiteral("A"), {0, 10, 40, 12}, core::Policy(3)}, {QStringLiteral("B"), {150, 10, 40, 12}, core::Policy(4)}};
    const core::OpGraph none;
    const auto next = [&](const DiagramStop& at, Direction direction) { return ui::neighbour(layout, none, at, direction); };
    const DiagramStop top = DiagramStop::at(core::MarkId{0});
    EXPECT_EQ(DiagramStop::atRegion(0), next(top, Direction::Up));
    EXPECT_EQ(top, next(DiagramStop::atRegion(0), Direction::Down));
    EXPECT_EQ(DiagramStop::atRegion(1), next(DiagramStop::atRegion(0), Direction::Right));
    EXPECT_EQ(DiagramStop::atRegion(0), next(DiagramStop::atRegion(1), Direction::Left));
    EXPECT_EQ(DiagramStop::atRegion(0), next(DiagramStop::atRegion(0), Direction::Up));
    EXPECT_EQ(0U, ui::regionOf(layout, core::MarkId{1}));
    EXPECT_EQ(1U, ui::regionOf(layout, core::MarkId{2}));
    EXPECT_FALSE(ui::regionOf(layout, core::MarkId{3}));
    EXPECT_EQ(1U, ui::regionAt(layout, {160, 15}));
    EXPECT_FALSE(ui::regionAt(layout, {160, 45}));
}

} // namespace
