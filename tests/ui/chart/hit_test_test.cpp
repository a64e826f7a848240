#include "ui/chart/hit_test.h"

#include "tests/ui/support/analysed_document.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <tuple>

namespace ui {
namespace {

const QRectF plot(45, 60, 825, 500);

/// Every policy that can be hit, by kind.
std::vector<Hit> candidates(const ChartData& data) {
    std::vector<Hit> all;
    if (!data.current.outside) {
        all.push_back({Hit::Kind::Current, 0, data.current.policy, data.current.point});
    }
    for (std::size_t i = 0; i < data.presets.size(); ++i) {
        if (!data.presets[i].mark.outside) {
            all.push_back({Hit::Kind::Preset, i, data.presets[i].mark.policy, data.presets[i].mark.point});
        }
    }
    const auto add = [&](Hit::Kind kind, std::size_t i, const core::Outcome& outcome) {
        all.push_back({kind, i, outcome.representative, outcome.point});
    };
    for (std::size_t i = 0; i < data.analysis->hull.size(); ++i) {
        add(Hit::Kind::Hull, i, data.analysis->hull[i].outcome);
    }
    for (std::size_t i = 0; i < data.analysis->frontier.size(); ++i) {
        add(Hit::Kind::Frontier, i, data.analysis->frontier[i]);
    }
    if (data.analysis->commSavedFrontier) {
        for (std::size_t i = 0; i < data.analysis->commSavedFrontier->size(); ++i) {
            add(Hit::Kind::CommSaved, i, (*data.analysis->commSavedFrontier)[i]);
        }
    }
    for (std::size_t i = 0; i < data.analysis->enumeration->outcomes.size(); ++i) {
        add(Hit::Kind::Cloud, i, data.analysis->enumeration->outcomes[i]);
    }
    return all;
}

std::optional<Hit> bruteForce(const std::vector<Hit>& all, const ChartData& data, const ChartMap& map, QPointF position) {
    const auto rank = [&](const Hit& hit) {
        const QPointF away = map.toScene(data.scale.at(hit.point)) - position;
        const Hit::Kind group = hit.kind == Hit::Kind::Current ? Hit::Kind::Hull : hit.kind; // of these two, the nearer
        return std::tuple(group, QPointF::dotProduct(away, away), hit.point.bytes, hit.point.cost, hit.kind, hit.index);
    };
    std::optional<Hit> best;
    for (const Hit& hit : all) {
        const bool shown = map.ranges.contains(data.scale.at(hit.point));
        if (shown && std::get<1>(rank(hit)) <= hitRadius * hitRadius && (!best || rank(hit) < rank(*best))) {
            best = hit;
        }
    }
    return best;
}

struct HitCase {
    bool swapped = false;
    bool allToAllFree = false;
};

class HitTest : public testing::TestWithParam<HitCase> {};

TEST_P(HitTest, AgreesWithBruteForce) {
    const auto [swapped, allToAllFree] = GetParam();
    AnalysedDocument document(allToAllFree ? std::vector<std::string>{} : std::vector<std::string>{"dispatch", "combine"});
    document.loadPolicy(document.preset("dsv3"), {});
    ChartOptions options;
    options.swapped = swapped;
    const ChartData data = chartData(document, options);
    const std::vector<Hit> all = candidates(data);
    const std::size_t commSaved = data.analysis->commSavedFrontier ? data.analysis->commSavedFrontier->size() : 0;
    constexpr unsigned seed = 20;
    std::mt19937 random(seed);
    std::map<std::optional<Hit::Kind>, int> seen;
    for (const ChartRanges& ranges : {fullRanges(data), swapped ? ChartRanges{{50, 110}, {2, 40}} : ChartRanges{{2, 40}, {50, 110}}}) {
        const ChartMap map{plot, ranges};
        std::uniform_real_distribution<double> x(plot.left() - 10, plot.right() + 10);
        std::uniform_real_distribution<double> y(plot.top() - 10, plot.bottom() + 10);
        for (int i = 0; i < 150; ++i) {
            // Half of the positions anywhere, half near a policy of the rarer kinds.
            const Hit& target = all[random() % (1 + data.presets.size() + data.analysis->frontier.size() + commSaved)];
            const QPointF near = map.toScene(data.scale.at(target.point)) + QPointF(x(random), y(random)) / 100;
            const QPointF position = i % 2 == 0 ? QPointF(x(random), y(random)) : near;
            const auto hit = hitTest(data, map, position);
            ASSERT_EQ(hit, bruteForce(all, data, map, position)) << position.x() << ' ' << position.y();
            ++seen[hit ? std::optional(hit->kind) : std::nullopt];
        }
    }
    EXPECT_EQ(seen.size(), allToAllFree ? 7 : 6) << "every kind and a miss, or this shows too little";
}

INSTANTIATE_TEST_SUITE_P(Axes, HitTest, testing::Values(HitCase{}, HitCase{true, false}, HitCase{false, true}, HitCase{true, true}));

class HitOrder : public testing::Test {
protected:
    QPointF at(core::Point point) const { return m_map.toScene(m_data.scale.at(point)); }

    AnalysedDocument m_document;
    ChartData m_data = chartData(m_document);
    ChartMap m_map{plot, fullRanges(m_data)};
};

TEST_F(HitOrder, CurrentBeforeHullBeforePreset) {
    const core::Point vertex = m_document.hullStep(6).outcome.point; // preset dsv3 is there too
    EXPECT_EQ(hitTest(m_data, m_map, at(vertex))->kind, Hit::Kind::Hull);
    EXPECT_EQ(hitTest(m_data, m_map, at(vertex))->index, 6);
    m_data.current = {m_document.preset("dsv3"), vertex, false};
    EXPECT_EQ(hitTest(m_data, m_map, at(vertex))->kind, Hit::Kind::Current);
}

TEST_F(HitOrder, PresetBeforeCloudWithItsOwnPolicy) {
    const auto hit = hitTest(m_data, m_map, at(core::CostTable(*m_data.problem).evaluate(m_document.preset("attn-replay"))));
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit->kind, Hit::Kind::Preset);
    EXPECT_EQ(hit->policy, m_document.preset("attn-replay"));
}

TEST_F(HitOrder, NothingBelowTheHull) {
    EXPECT_FALSE(hitTest(m_data, m_map, plot.bottomLeft() + QPointF(100, -20)));
}

TEST_F(HitOrder, NothingThatIsOutside) {
    m_data.current = {m_document.preset("full"), {m_data.scale.forward, {0}}, true};
    EXPECT_FALSE(hitTest(m_data, m_map, at(m_data.current.point)));
}

} // namespace
} // namespace ui
