#include "ui/chart/hit_test.h"

#include "tests/ui/support/analysed_document.h"

#include <gtest/gtest.h>

#include <algorithm>
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
    for (std::size_t i = 0; i < data.list.marks.size(); ++i) {
        if (!data.list.marks[i].mark.outside) {
            all.push_back({Hit::Kind::Listed, i, data.list.marks[i].mark.policy, data.list.marks[i].mark.point});
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

/// Policies of the diagram's scenario, of one that only scales another way, of another problem, and one with no place.
void addListed(AnalysedDocument& document) {
    core::PolicyFile file = document.file();
    const auto add = [&](core::Policy policy, const core::Scenario& scenario) {
        core::NamedPolicy listed;
        listed.scenario = scenario;
        listed.recompute = policy;
        file.policies.push_back(listed);
    };
    core::Scenario fewer = file.scenario;
    fewer.layers = 7;
    core::Scenario longer = file.scenario;
    longer.seq = 8192;
    add(document.preset("attn-replay"), file.scenario);
    add(document.hullStep(6).outcome.representative, file.scenario);
    add(document.preset("core_attn"), fewer);
    add(document.preset("dsv3"), longer);
    add(document.preset("full"), file.scenario);
    document.edit(file, QStringLiteral("add"));
}

std::optional<Hit> bruteForce(const std::vector<Hit>& all, const ChartData& data, const ChartMap& map, QPointF position) {
    const auto rank = [&](const Hit& hit) {
        const QPointF away = map.toScene(valueOf(hit, data)) - position;
        const Hit::Kind group = std::max(hit.kind, Hit::Kind::Hull); // of the first three kinds, the nearest
        return std::tuple(group, QPointF::dotProduct(away, away), hit.point.bytes, hit.point.cost, hit.kind, hit.index);
    };
    std::optional<Hit> best;
    for (const Hit& hit : all) {
        const bool shown = map.ranges.contains(valueOf(hit, data));
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
    addListed(document);
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
            const Hit& target =
                all[random() % (1 + data.presets.size() + data.list.marks.size() + data.analysis->frontier.size() + commSaved)];
            const QPointF near = map.toScene(valueOf(target, data)) + QPointF(x(random), y(random)) / 100;
            const QPointF position = i % 2 == 0 ? QPointF(x(random), y(random)) : near;
            const auto hit = hitTest(data, map, position);
            ASSERT_EQ(hit, bruteForce(all, data, map, position)) << position.x() << ' ' << position.y();
            ++seen[hit ? std::optional(hit->kind) : std::nullopt];
        }
    }
    EXPECT_EQ(seen.size(), allToAllFree ? 8 : 7) << "every kind and a miss, or this shows too little";
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

TEST_F(HitOrder, AListedPolicyBeforeTheVertexThatItStandsOn) {
    const core::HullStep& step = m_document.hullStep(6);
    m_data.list.marks.push_back({QStringLiteral("lean"), 1, {step.outcome.representative, step.outcome.point}, {}, false});
    m_data.list.marks.back().value = m_data.scale.at(step.outcome.point);
    EXPECT_EQ(hitTest(m_data, m_map, at(step.outcome.point))->kind, Hit::Kind::Listed);
    m_data.current = {step.outcome.representative, step.outcome.point};
    EXPECT_EQ(hitTest(m_data, m_map, at(step.outcome.point))->kind, Hit::Kind::Current);
}

TEST_F(HitOrder, AListedPolicyOfAnotherScenarioWhereThatHasIt) {
    const core::Point point{{0}, {1}}; // in the diagram's scenario nowhere near
    m_data.list.marks.push_back({QStringLiteral("fp8"), 1, {core::Policy(), point}, {50, 20}, true});
    const auto hit = hitTest(m_data, m_map, m_map.toScene({50, 20}));
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit->kind, Hit::Kind::Listed);
    EXPECT_TRUE(isElsewhere(*hit, m_data));
    EXPECT_EQ(valueOf(*hit, m_data), QPointF(50, 20));
    m_data.list.marks.back().mark.outside = true;
    EXPECT_FALSE(hitTest(m_data, m_map, m_map.toScene({50, 20})));
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
