#include "ui/chart/chart_cursor.h"

#include "tests/ui/support/analysed_document.h"

#include <gtest/gtest.h>

namespace ui {
namespace {

class ChartCursor : public testing::Test {
protected:
    std::size_t last() const { return m_document.analysis()->frontier.size() - 1; }
    std::optional<std::size_t> step(std::optional<std::size_t> from, Path path, Step step) const {
        return stepAlong(chartData(m_document), from, path, step);
    }

    AnalysedDocument m_document;
};

TEST_F(ChartCursor, WalksTheFrontierAndStaysAtItsEnds) {
    EXPECT_EQ(step(4, Path::Frontier, Step::Next), 5);
    EXPECT_EQ(step(4, Path::Frontier, Step::Previous), 3);
    EXPECT_EQ(step(0, Path::Frontier, Step::Previous), 0);
    EXPECT_EQ(step(last(), Path::Frontier, Step::Next), last());
    EXPECT_EQ(step(4, Path::Frontier, Step::First), 0);
    EXPECT_EQ(step(std::nullopt, Path::Frontier, Step::Last), last());
}

TEST_F(ChartCursor, WalksTheHullVertexByVertex) {
    std::optional<std::size_t> place = 0;
    for (std::size_t i = 1; i < m_document.analysis()->hull.size(); ++i) {
        place = step(place, Path::Hull, Step::Next);
        EXPECT_EQ(m_document.analysis()->frontier[*place], m_document.hullStep(i).outcome);
    }
    EXPECT_EQ(step(place, Path::Hull, Step::Next), place);
    place = step(place, Path::Hull, Step::Previous);
    EXPECT_EQ(m_document.analysis()->frontier[*place], m_document.hullStep(m_document.analysis()->hull.size() - 2).outcome);
}

TEST_F(ChartCursor, StartsAtThePolicyInTheDiagram) {
    const core::Outcome onFrontier = m_document.analysis()->frontier[20];
    m_document.loadPolicy(onFrontier.representative, {});
    EXPECT_EQ(step(std::nullopt, Path::Frontier, Step::Next), 21);
    EXPECT_EQ(step(std::nullopt, Path::Frontier, Step::Previous), 19);
    m_document.loadPolicy(m_document.preset("core_attn"), {}); // not on the frontier
    const core::Cost cost = m_document.point().cost;
    const std::vector<core::Outcome>& frontier = m_document.analysis()->frontier;
    EXPECT_GT(frontier[step(std::nullopt, Path::Frontier, Step::Next).value()].point.cost, cost);
    EXPECT_LE(frontier[step(std::nullopt, Path::Frontier, Step::Previous).value()].point.cost, cost);
}

TEST_F(ChartCursor, KnowsTheHullOnTheFrontier) {
    const Hit first = frontierHit(*m_document.analysis(), 0);
    EXPECT_EQ(first.kind, Hit::Kind::Hull);
    EXPECT_EQ(first.index, 0);
    int vertices = 0;
    for (std::size_t i = 0; i <= last(); ++i) {
        vertices += frontierHit(*m_document.analysis(), i).kind == Hit::Kind::Hull ? 1 : 0;
    }
    EXPECT_EQ(vertices, 12);
}

TEST_F(ChartCursor, HasNowhereToGoWithoutAnAnalysis) {
    ChartData data = chartData(m_document);
    data.analysis = nullptr;
    EXPECT_EQ(stepAlong(data, std::nullopt, Path::Frontier, Step::Next), std::nullopt);
}

} // namespace
} // namespace ui
