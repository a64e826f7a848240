#include "core/io/builtin_catalogue.h"
#include "core/io/tables.h"
#include "core/policy/ledger.h"
#include "core/scenario.h"
#include "tests/support/random_graph.h"
#include "tests/support/small_graph.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace {

using Json = nlohmann::json;
using Record = std::map<std::string, std::string>; // by column
using Table = std::vector<Record>;

/// Reads CSV as RFC 4180 says.
std::vector<std::vector<std::string>> parse(const std::string& csv) {
    std::vector<std::vector<std::string>> lines(1, std::vector<std::string>(1));
    bool quoted = false;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        std::string& field = lines.back().back();
        if (quoted && csv[i] == '"' && i + 1 < csv.size() && csv[i + 1] == '"') {
            field += csv[++i];
        } else if (csv[i] == '"') {
            quoted = !quoted;
        } else if (!quoted && csv[i] == ',') {
            lines.back().emplace_back();
        } else if (!quoted && csv[i] == '\n') {
            lines.emplace_back(1);
        } else {
            field += csv[i];
        }
    }
    lines.pop_back(); // behind the last line's end
    return lines;
}

Table tableOf(const std::string& csv) {
    const auto lines = parse(csv);
    Table table;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        EXPECT_EQ(lines[i].size(), lines[0].size());
        Record record;
        for (std::size_t column = 0; column < lines[0].size(); ++column) {
            record[lines[0][column]] = lines[i][column];
        }
        table.push_back(record);
    }
    return table;
}

std::int64_t sum(const Table& table, const std::string& column) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i + 1 < table.size(); ++i) {
        sum += std::stoll(table[i].at(column));
    }
    return sum;
}

const Record& line(const Table& table, const std::string& id) {
    return *std::ranges::find_if(table, [&](const Record& record) { return record.at("id") == id; });
}

class LedgerTable : public testing::Test {
protected:
    core::Scenario scenario;
    core::Problem problem = core::makeProblem(scenario, core::builtinCatalogue()).value();

    core::Policy preset(const char* id) const { return core::policyOf(*core::builtinCatalogue().findPreset(id), problem.graph).value(); }
    Table table(core::Policy policy) const { return tableOf(core::ledgerCsv(scenario, problem, policy)); }
};

TEST_F(LedgerTable, sumsToWhatTheEvaluationSays) {
    const auto analysis = core::analyse(std::make_shared<const core::Problem>(problem)).value();
    for (const char* id : {"none", "dsv3", "attn-replay", "full"}) {
        SCOPED_TRACE(id);
        const Json evaluation = Json::parse(core::evaluationJson(scenario, analysis, preset(id)));
        const Table lines = table(preset(id));
        EXPECT_EQ(lines.size(), 21U) << "x0, 19 marks, the total";
        EXPECT_EQ(lines.back().at("id"), "total");
        EXPECT_EQ(sum(lines, "stashed_bytes"), evaluation["bytes"]);
        EXPECT_EQ(sum(lines, "stashed_bytes_per_rank"), evaluation["bytes_per_rank"]);
        EXPECT_EQ(sum(lines, "replayed_cost"), evaluation["cost"]);
        EXPECT_EQ(sum(lines, "forward_cost"), evaluation["forward_cost"]);
        for (const char* column : {"stashed_bytes", "stashed_bytes_per_rank", "replayed_cost", "forward_cost"}) {
            EXPECT_EQ(lines.back().at(column), std::to_string(sum(lines, column))) << column;
        }
        Json recompute = Json::array();
        for (const Record& record : lines) {
            if (record.at("mark") == "recompute") {
                recompute.push_back(record.at("id"));
            }
        }
        EXPECT_EQ(recompute, evaluation["recompute"]);
    }
}

TEST_F(LedgerTable, saysWhatIsStashedForWhomAndWhatAFlipWouldDo) {
    const Table lines = table(preset("dsv3"));
    EXPECT_EQ(line(lines, "attn"), (Record{{"id", "attn"},
                                           {"label", "attention"},
                                           {"mark", "save"},
                                           {"stashed_bytes", "33280"},
                                           {"stashed_bytes_per_rank", std::to_string(std::int64_t{33280} * 8 * 4096 * 17 / 2)},
                                           {"stashed_for", "attn o_proj"},
                                           {"forward_cost", "167772160"},
                                           {"replayed_cost", "0"},
                                           {"flip_bytes", "-33280"},
                                           {"flip_bytes_per_rank", std::to_string(std::int64_t{-33280} * 8 * 4096 * 17 / 2)},
                                           {"flip_cost", "167772160"}}));
    EXPECT_EQ(line(lines, "x0"), (Record{{"id", "x0"},
                                         {"label", "block input"},
                                         {"mark", ""},
                                         {"stashed_bytes", "14336"},
                                         {"stashed_bytes_per_rank", std::to_string(std::int64_t{14336} * 8 * 4096 * 17 / 2)},
                                         {"stashed_for", "norm1"},
                                         {"forward_cost", "0"},
                                         {"replayed_cost", "0"},
                                         {"flip_bytes", ""},
                                         {"flip_bytes_per_rank", ""},
                                         {"flip_cost", ""}}));
    EXPECT_EQ(line(lines, "gate_up").at("stashed_bytes"), "73728") << "of the copy that follows it";
    EXPECT_EQ(line(lines, "q_up").at("stashed_for"), "") << "it is replayed";
    EXPECT_EQ(line(lines, "q_up").at("replayed_cost"), "75497472");
}

TEST_F(LedgerTable, quotesLabels) {
    EXPECT_EQ(line(table({}), "rope_kv").at("label"), "RoPE (k; builds k, v)");
    core::Op op;
    op.id = "odd";
    op.label = "a \"b\",\nc";
    op.mark = core::MarkId{0};
    EXPECT_EQ(tableOf(core::ledgerCsv(scenario, problemOf({op}), {})).front().at("label"), op.label);
}

RC_GTEST_PROP(LedgerTables, sumToTheTotal, (const core::Problem& problem)) {
    const core::Policy policy(*rc::gen::inRange<std::uint64_t>(0, problem.allMarks().bits() + 1));
    const Table lines = tableOf(core::ledgerCsv({}, problem, policy));
    const core::Point total = core::explain(problem, policy).total;
    RC_ASSERT(sum(lines, "stashed_bytes") == total.bytes.value);
    RC_ASSERT(sum(lines, "replayed_cost") == total.cost.value);
    RC_ASSERT(sum(lines, "forward_cost") == problem.forwardCost().value);
    RC_ASSERT(lines.back().at("stashed_bytes") == std::to_string(total.bytes.value));
    RC_ASSERT(lines.back().at("stashed_bytes_per_rank") == std::to_string(core::bytesPerRank({}, total.bytes).value));
    RC_ASSERT(sum(lines, "stashed_bytes_per_rank") == core::bytesPerRank({}, total.bytes).value);
    RC_ASSERT(lines.back().at("replayed_cost") == std::to_string(total.cost.value));
}

} // namespace
