#include "core/io/builtin_catalogue.h"
#include "core/io/tables.h"
#include "core/policy/cost_table.h"
#include "core/search/enumerate.h"
#include "tests/support/golden.h"

#include <gtest/gtest.h>
#include <memory>
#include <set>
#include <sstream>

namespace {

using Json = nlohmann::json;

class OutcomeTables : public testing::Test {
protected:
    OutcomeTables() {
        auto problem = core::makeProblem(m_scenario, core::builtinCatalogue()).value();
        m_analysis = core::analyse(std::make_shared<const core::Problem>(std::move(problem))).value();
    }

    static std::string joined(const Json& marks) {
        std::string text;
        for (const std::string mark : marks) {
            text += (text.empty() ? "" : " ") + mark;
        }
        return text;
    }
    static std::int64_t perRank(std::int64_t bytes) { return bytes * 8 * 4096 * 17 / 2; }
    Json outcomes() const { return Json::parse(core::outcomesJson(m_scenario, m_analysis).value()); }

    core::Scenario m_scenario;
    core::Analysis m_analysis;
};

TEST_F(OutcomeTables, hullCsvSaysTheSameAsTheGoldenHull) {
    const Json expected = golden("frontier-deepseek-v3-moe-bf16.json");
    std::map<std::int64_t, std::int64_t> ties;
    for (const Json& outcome : expected["frontier"]) {
        ties[outcome["cost"]] = outcome["tied_policies"];
    }
    std::ostringstream csv;
    csv << "hull_step,cost,bytes,tied_policies,adds,recompute\n";
    int number = 0;
    for (const Json& step : expected["hull"]) {
        csv << number++ << ',' << step["cost"] << ',' << step["bytes"] << ',' << ties.at(step["cost"]) << ',' << joined(step["adds"]) << ','
            << joined(step["recompute"]) << '\n';
    }
    EXPECT_EQ(number, 12);
    EXPECT_EQ(core::hullCsv(m_analysis), csv.str());
}

TEST_F(OutcomeTables, hullJsonHasTheGoldenHullAndTheScenario) {
    const Json hull = Json::parse(core::hullJson(m_scenario, m_analysis));
    const Json expected = golden("frontier-deepseek-v3-moe-bf16.json");
    EXPECT_EQ(hull["forward_cost"], expected["forward_cost"]);
    EXPECT_EQ(hull["always_saved"], expected["always_saved"]);
    EXPECT_EQ(hull["scenario"]["in_flight"], 8.5);
    ASSERT_EQ(hull["hull"].size(), expected["hull"].size());
    for (std::size_t step = 0; step < expected["hull"].size(); ++step) {
        const Json& now = hull["hull"][step];
        EXPECT_EQ(now["step"], step);
        EXPECT_EQ(now["bytes_per_rank"], perRank(now["bytes"]));
        for (const char* key : {"cost", "bytes", "adds", "recompute"}) {
            EXPECT_EQ(now[key], expected["hull"][step][key]) << step << key;
        }
    }
    EXPECT_EQ(hull["hull"][6]["bytes_per_rank"], 71'481'425'920);
}

TEST_F(OutcomeTables, outcomesJsonHasEveryOutcomeOnce) {
    const Json all = outcomes();
    const Json expected = golden("frontier-deepseek-v3-moe-bf16.json");
    EXPECT_EQ(all["policies"], expected["policies"]);
    ASSERT_EQ(all["outcomes"].size(), expected["distinct_outcomes"]);
    const core::CostTable table(*m_analysis.problem);
    std::set<std::pair<std::int64_t, std::int64_t>> places;
    std::uint64_t policies = 0;
    for (const Json& outcome : all["outcomes"]) {
        const auto policy = core::parseMarks(outcome["recompute"], m_analysis.problem->graph).value();
        const core::Point point = table.evaluate(policy);
        ASSERT_EQ(outcome["cost"], point.cost.value);
        ASSERT_EQ(outcome["bytes"], point.bytes.value);
        ASSERT_EQ(outcome["bytes_per_rank"], perRank(point.bytes.value));
        places.emplace(point.cost.value, point.bytes.value);
        policies += outcome["tied_policies"].get<std::uint64_t>();
    }
    EXPECT_EQ(places.size(), all["outcomes"].size());
    EXPECT_EQ(policies, 131'072U);
}

TEST_F(OutcomeTables, outcomesCsvSaysTheSameAsTheJson) {
    std::ostringstream csv;
    csv << "cost,bytes,bytes_per_rank,tied_policies,recompute\n";
    const Json all = outcomes();
    for (const Json& outcome : all["outcomes"]) {
        csv << outcome["cost"] << ',' << outcome["bytes"] << ',' << outcome["bytes_per_rank"] << ',' << outcome["tied_policies"] << ','
            << joined(outcome["recompute"]) << '\n';
    }
    EXPECT_TRUE(core::outcomesCsv(m_scenario, m_analysis).value() == csv.str());
}

TEST_F(OutcomeTables, withoutAnEnumerationTheErrorSaysWhatToDo) {
    core::Analysis swept = m_analysis;
    swept.enumeration.reset();
    swept.freeMarks = 30;
    for (const auto& table : {core::outcomesCsv(m_scenario, swept), core::outcomesJson(m_scenario, swept)}) {
        ASSERT_FALSE(table);
        EXPECT_EQ(core::describe(table.error()), "this layer leaves 30 marks free; all outcomes are listed up to 24. Export the frontier "
                                                 "instead, or keep more marks saved");
    }
    EXPECT_EQ(core::hullCsv(swept), core::hullCsv(m_analysis)) << "the hull needs none";
}

TEST_F(OutcomeTables, aHullOfNothingIsStillATable) {
    core::Analysis empty = m_analysis;
    empty.hull.clear();
    EXPECT_EQ(core::hullCsv(empty), "hull_step,cost,bytes,tied_policies,adds,recompute\n");
    EXPECT_EQ(Json::parse(core::hullJson(m_scenario, empty))["hull"], Json::array());
}

TEST_F(OutcomeTables, timeIsLinear) {
    // 213,000 outcomes with the marks of real ones: a quadratic table would take minutes.
    core::Analysis large = m_analysis;
    while (large.enumeration->outcomes.size() < 213'000) {
        const auto outcomes = m_analysis.enumeration->outcomes;
        large.enumeration->outcomes.insert(large.enumeration->outcomes.end(), outcomes.begin(), outcomes.end());
    }
    const std::string csv = core::outcomesCsv(m_scenario, large).value();
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(csv, '\n')), large.enumeration->outcomes.size() + 1);
    EXPECT_GT(core::outcomesJson(m_scenario, large).value().size(), csv.size());
}

} // namespace
