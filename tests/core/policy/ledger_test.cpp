#include "core/policy/ledger.h"

#include "core/io/builtin_catalogue.h"
#include "tests/support/deepseek.h"
#include "tests/support/golden.h"

#include <gtest/gtest.h>

namespace {

class LedgerOfDeepSeek : public testing::Test {
protected:
    core::Problem problem = deepseekProblem("moe", {});

    std::vector<std::string> idsOf(const std::vector<core::OpId>& ops) const {
        std::vector<std::string> ids;
        for (const core::OpId op : ops) {
            ids.push_back(problem.graph.op(op).id);
        }
        return ids;
    }
};

TEST_F(LedgerOfDeepSeek, totalsEachGoldenMarkAlone) {
    const auto marks = golden("single-marks-moe-bf16.json");
    for (const auto& [id, want] : marks.items()) {
        SCOPED_TRACE(id);
        const core::Ledger ledger = core::explain(problem, core::Policy::of(problem.graph.findMark(id).value()));
        EXPECT_EQ(ledger.total.cost.value, want["flops"]);
        EXPECT_EQ(ledger.total.bytes.value, want["bytes"]);
    }
}

TEST_F(LedgerOfDeepSeek, explainsThePresetOfThePaper) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    const core::Ledger ledger = core::explain(problem, core::policyOf(*catalogue.findPreset("dsv3"), problem.graph).value());
    struct Row {
        std::string id;
        std::int64_t bytes;
        std::int64_t auxBytes;
        std::vector<std::string> neededBy;
    };
    const std::vector<Row> rows = {
        {"x0", 14336, 0, {"norm1"}},
        {"qkv_down", 4096, 0, {"q_norm", "kv_norm"}},
        {"attn", 32768, 512, {"attn", "o_proj"}},
        {"x1", 14336, 0, {"norm2"}},
        {"router", 2176, 0, {"combine"}},
        {"dispatch", 114688, 0, {"gate_up"}},
        {"quant", 73728, 0, {"swiglu"}},
    };
    ASSERT_EQ(ledger.stash.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        SCOPED_TRACE(rows[i].id);
        EXPECT_EQ(problem.graph.op(ledger.stash[i].op).id, rows[i].id);
        EXPECT_EQ(ledger.stash[i].bytes.value, rows[i].bytes);
        EXPECT_EQ(ledger.stash[i].auxBytes.value, rows[i].auxBytes);
        EXPECT_EQ(idsOf(ledger.stash[i].neededBy), rows[i].neededBy);
    }
    EXPECT_TRUE(ledger.pointless.empty());
    EXPECT_EQ(ledger.total.bytes.value, 256640);
}

TEST_F(LedgerOfDeepSeek, namesPointlessReplays) {
    const auto ropeAndProjection = core::Policy::of(problem.graph.findMark("q_up").value()).with(problem.graph.findMark("o_proj").value());
    EXPECT_EQ(idsOf(core::explain(problem, ropeAndProjection).pointless), (std::vector<std::string>{"q_up", "o_proj"}));
}

} // namespace
