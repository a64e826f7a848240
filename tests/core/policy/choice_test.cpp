#include "core/policy/choice.h"

#include "core/policy/ledger.h"
#include "core/scenario.h"
#include "tests/support/deepseek.h"
#include "tests/support/golden.h"
#include "tests/support/small_graph.h"

#include <gtest/gtest.h>

namespace {

using core::DeadChoice;
using core::InputSource;
using core::OpKind;
using Dead = std::vector<DeadChoice>;
using Ids = std::vector<std::string>;

/// Choices by id, their ops as ids.
class Explained {
public:
    Explained(core::Problem problem, const Ids& recompute)
        : m_problem(std::move(problem)),
          m_choices(core::explainChoices(m_problem, core::parseMarks(recompute, m_problem.graph).value())) {}

    const core::Choice& operator[](const std::string& id) const { return m_choices.at(core::index(m_problem.graph.findMark(id).value())); }
    Ids ids(const std::vector<core::OpId>& ops) const {
        Ids ids;
        for (const core::OpId op : ops) {
            ids.push_back(m_problem.graph.op(op).id);
        }
        return ids;
    }
    /// "attn: backward", "norm: replay", "both: backward, replay".
    Ids neededBy(const std::string& id) const {
        Ids all;
        for (const core::Need& need : (*this)[id].neededBy) {
            const char* why = need.backward && need.replay ? "backward, replay" : need.backward ? "backward" : "replay";
            all.push_back(m_problem.graph.op(need.op).id + ": " + why);
        }
        return all;
    }
    Ids inputs(const std::string& id) const {
        Ids all;
        for (const core::ReplayInput& input : (*this)[id].inputs) {
            const char* source = input.source == InputSource::Recomputed      ? "recomputed"
                                 : input.source == InputSource::StashedAnyway ? "stashed anyway"
                                                                              : "stashed for this";
            all.push_back(m_problem.graph.op(input.op).id + ": " + source);
        }
        return all;
    }

private:
    core::Problem m_problem;
    std::vector<core::Choice> m_choices;
};

/// Builds a graph whose ops read in backward what their kind reads.
class Graph {
public:
    struct Sizes {
        std::int64_t bytes = 0;
        std::int64_t flops = 0;
        std::int64_t auxBytes = 0;
    };

    /// With a mark of its own, if its kind can have one.
    Graph& add(const std::string& id, OpKind kind, const std::vector<int>& inputs, Sizes sizes) {
        core::Op op;
        op.id = id;
        op.kind = kind;
        op.bytes = {sizes.bytes};
        op.flops = {sizes.flops};
        op.auxBytes = {sizes.auxBytes};
        for (const int input : inputs) {
            op.inputs.push_back(static_cast<core::OpId>(input));
        }
        if (kind == OpKind::MatMul || kind == OpKind::Vector || kind == OpKind::Attention) {
            op.backwardReads = op.inputs;
        }
        if (kind == OpKind::Attention) {
            op.backwardReads.push_back(static_cast<core::OpId>(m_ops.size()));
        }
        if (kind != OpKind::Boundary) {
            op.mark = static_cast<core::MarkId>(m_marks++);
        }
        m_ops.push_back(std::move(op));
        return *this;
    }
    /// Recomputed with the op before it; its backward reads nothing.
    Graph& addCopy(const std::string& id, std::int64_t bytes) {
        add(id, OpKind::Add, {static_cast<int>(m_ops.size()) - 1}, {bytes});
        m_ops.back().mark = static_cast<core::MarkId>(--m_marks - 1);
        return *this;
    }
    Explained explained(const Ids& recompute) const { return {problemOf(m_ops), recompute}; }

private:
    std::vector<core::Op> m_ops;
    int m_marks = 0;
};

/// The output of the projection goes into an add, which needs neither of its inputs.
Graph projectionIntoAdd() {
    return Graph()
        .add("x0", OpKind::Boundary, {}, {10})
        .add("proj", OpKind::MatMul, {0}, {100, 7})
        .add("sum", OpKind::Add, {0, 1}, {10})
        .add("norm", OpKind::Vector, {2}, {10, 1, 4});
}

TEST(Choice, isUnreadWhereASavedOutputIsNeededByNobody) {
    const Explained none = projectionIntoAdd().explained({});
    EXPECT_EQ(none["proj"].dead, (Dead{DeadChoice::SavedUnread, DeadChoice::FreesNothing}));
    EXPECT_EQ(none["proj"].stashed.value, 0);
    EXPECT_EQ(none["proj"].flip, (core::Point{{7}, {0}}));
    EXPECT_EQ(none.ids(none["proj"].replaysWouldRead), Ids{"sum"});
    EXPECT_EQ(none.ids(none["proj"].backwardReads), Ids{"x0"});

    const Explained summed = projectionIntoAdd().explained({"sum"});
    EXPECT_TRUE(summed["proj"].dead.empty());
    EXPECT_EQ(summed.neededBy("proj"), Ids{"sum: replay"});
    EXPECT_EQ(summed["proj"].stashed.value, 100);
    EXPECT_TRUE(summed["proj"].replaysWouldRead.empty());
}

TEST(Choice, freesItsAuxiliaryBytesAlsoWhereNobodyReadsTheOutput) {
    const core::Choice norm = projectionIntoAdd().explained({})["norm"];
    EXPECT_EQ(norm.dead, Dead{DeadChoice::SavedUnread});
    EXPECT_EQ(norm.stashed.value, 4);
    EXPECT_EQ(norm.frees.value, 4);
    EXPECT_EQ(norm.flip, (core::Point{{1}, {-4}}));
}

TEST(Choice, freesNothingWhereTheOutputThatIsReadHasNoBytes) {
    const Explained none = Graph()
                               .add("x0", OpKind::Boundary, {}, {10})
                               .add("id", OpKind::Vector, {0}, {0, 3})
                               .add("proj", OpKind::MatMul, {1}, {5})
                               .explained({});
    EXPECT_EQ(none["id"].dead, Dead{DeadChoice::FreesNothing});
    EXPECT_EQ(none.neededBy("id"), Ids{"proj: backward"});
}

/// The wide op's output is needed only to replay the add after it.
Graph narrowAfterWide() {
    return Graph()
        .add("x0", OpKind::Boundary, {}, {10})
        .add("wide", OpKind::Comm, {0}, {100, 9})
        .add("narrow", OpKind::Add, {1}, {30, 2})
        .add("proj", OpKind::MatMul, {2}, {1, 1});
}

TEST(Choice, pullsInMoreThanItFreesWhetherSavedOrRecomputed) {
    const Explained saved = narrowAfterWide().explained({});
    EXPECT_EQ(saved["narrow"].dead, Dead{DeadChoice::PullsInMore});
    EXPECT_EQ(saved["narrow"].frees.value, 30);
    EXPECT_EQ(saved["narrow"].pullsIn.value, 100);
    EXPECT_EQ(saved["narrow"].flip, (core::Point{{2}, {70}}));
    EXPECT_EQ(saved.inputs("narrow"), Ids{"wide: stashed for this"});

    const Explained recomputed = narrowAfterWide().explained({"narrow"});
    EXPECT_EQ(recomputed["narrow"].dead, Dead{DeadChoice::PullsInMore});
    EXPECT_EQ(recomputed["narrow"].flip, (core::Point{{-2}, {-70}}));
    EXPECT_EQ(recomputed.inputs("narrow"), Ids{"wide: stashed for this"});
    EXPECT_EQ(recomputed["wide"].stashed.value, 100);
}

TEST(Choice, pullsInNothingWhereTheInputReplaysAsWell) {
    const Explained both = narrowAfterWide().explained({"wide", "narrow"});
    EXPECT_TRUE(both["narrow"].dead.empty());
    EXPECT_EQ(both["narrow"].pullsIn.value, 0);
    EXPECT_EQ(both.inputs("narrow"), Ids{"wide: recomputed"});
    EXPECT_EQ(both.ids(both["narrow"].replaysBefore), Ids{"wide"});
    EXPECT_EQ(both.inputs("wide"), Ids{"x0: stashed anyway"});
    EXPECT_EQ(both.ids(both["wide"].replaysBefore), Ids{});
}

TEST(Choice, isPointlessWhereAReplayedOutputIsNeededByNobody) {
    const core::Choice proj = projectionIntoAdd().explained({"proj"})["proj"];
    EXPECT_EQ(proj.dead, Dead{DeadChoice::Pointless});
    EXPECT_EQ(proj.flip, (core::Point{{-7}, {0}}));
}

TEST(Choice, servesPointlessReplaysAlone) {
    const Graph graph = Graph()
                            .add("x0", OpKind::Boundary, {}, {10})
                            .add("first", OpKind::Add, {0}, {10, 1})
                            .add("second", OpKind::Add, {1}, {10, 1})
                            .add("last", OpKind::Add, {2}, {10, 1});
    const Explained all = graph.explained({"first", "second", "last"});
    EXPECT_TRUE(all["last"].is(DeadChoice::Pointless));
    EXPECT_TRUE(all["last"].pointlessEnds.empty());
    EXPECT_EQ(all["second"].dead, Dead{DeadChoice::ForPointless});
    EXPECT_EQ(all["first"].dead, Dead{DeadChoice::ForPointless});
    EXPECT_EQ(all.ids(all["first"].pointlessEnds), Ids{"last"});
    EXPECT_TRUE(graph.explained({"first"})["first"].is(DeadChoice::Pointless));
}

TEST(Choice, isNoLessUsefulForAPointlessReplayBesides) {
    const Explained both = Graph()
                               .add("x0", OpKind::Boundary, {}, {10})
                               .add("up", OpKind::MatMul, {0}, {10, 1})
                               .add("read", OpKind::MatMul, {1}, {10, 1})
                               .explained({"up", "read"});
    EXPECT_TRUE(both["read"].is(DeadChoice::Pointless));
    EXPECT_TRUE(both["up"].dead.empty()) << "a backward reads it";
}

TEST(Choice, canBePointlessAndPullInMoreAtOnce) {
    const Explained both = Graph()
                               .add("x0", OpKind::Boundary, {}, {10})
                               .add("wide", OpKind::Comm, {0}, {100})
                               .add("last", OpKind::Add, {1}, {30, 2})
                               .explained({"last"});
    EXPECT_EQ(both["last"].dead, (Dead{DeadChoice::PullsInMore, DeadChoice::Pointless}));
}

TEST(Choice, isOneForAllOpsThatFollowAMark) {
    const Graph graph = Graph()
                            .add("x0", OpKind::Boundary, {}, {10})
                            .add("up", OpKind::MatMul, {0}, {60, 5})
                            .addCopy("copy", 40)
                            .add("act", OpKind::Vector, {2}, {20, 1})
                            .add("down", OpKind::MatMul, {3}, {10, 3});
    const Explained none = graph.explained({});
    EXPECT_EQ(none["up"].stashed.value, 40) << "of the copy alone: nobody reads what it was made of";
    EXPECT_EQ(none.neededBy("up"), Ids{"act: backward"});
    EXPECT_EQ(none.inputs("up"), Ids{"x0: stashed anyway"});
    EXPECT_EQ(none["up"].flip, (core::Point{{5}, {-40}}));
    const Explained both = graph.explained({"up", "act"});
    EXPECT_EQ(both.neededBy("up"), Ids{"act: backward, replay"});
    EXPECT_EQ(both.ids(both["act"].replaysBefore), (Ids{"up", "copy"})) << "which makes the copy anew, too";
    EXPECT_EQ(both["up"].flip, (core::Point{{-5}, {40}}));
}

TEST(Choice, ofAnAttentionIsNeededByItsOwnBackward) {
    const Explained none = Graph()
                               .add("x0", OpKind::Boundary, {}, {10})
                               .add("attn", OpKind::Attention, {0}, {50, 8, 2})
                               .add("sum", OpKind::Add, {0, 1}, {10})
                               .explained({});
    EXPECT_EQ(none.neededBy("attn"), Ids{"attn: backward"});
    EXPECT_EQ(none.ids(none["attn"].backwardReads), (Ids{"x0", "attn"}));
    EXPECT_TRUE(none["attn"].dead.empty());
    EXPECT_EQ(none["attn"].flip, (core::Point{{8}, {-52}}));
}

TEST(ChoiceOfDeepSeek, flipsFromSavingEverythingToEachGoldenMarkAndBack) {
    const core::Problem problem = deepseekProblem("moe", {});
    const core::Point none = core::explain(problem, {}).total;
    const auto choices = core::explainChoices(problem, {});
    const auto marks = golden("single-marks-moe-bf16.json");
    ASSERT_EQ(marks.size(), choices.size());
    for (const core::Choice& choice : choices) {
        const auto& want = marks[problem.graph.owner(choice.mark).id];
        SCOPED_TRACE(problem.graph.owner(choice.mark).id);
        EXPECT_EQ(none.cost + choice.flip.cost, core::Cost{want["flops"]});
        EXPECT_EQ(none.bytes + choice.flip.bytes, core::Bytes{want["bytes"]});
        const core::Choice back = core::explainChoices(problem, core::Policy::of(choice.mark))[core::index(choice.mark)];
        EXPECT_EQ(back.flip, (core::Point{-choice.flip.cost, -choice.flip.bytes}));
    }
}

TEST(ChoiceOfDeepSeek, namesThePartnersOfRoPE) {
    const Explained none(deepseekProblem("moe", {}), {});
    const core::Problem problem = deepseekProblem("moe", {});
    const auto mark = [&](const char* id) { return problem.graph.findMark(id).value(); };
    const core::Cost cost = none["q_up"].cost + none["rope_q"].cost;
    EXPECT_EQ(none["q_up"].partner, (core::Partner{mark("rope_q"), {cost, {-49'152}}}));
    EXPECT_EQ(none["rope_q"].partner, (core::Partner{mark("q_up"), {cost, {-49'152}}}));
    EXPECT_FALSE(none["combine"].partner) << "together they would free nothing";
    EXPECT_FALSE(none["attn"].partner) << "it needs none";
    const Explained rope(deepseekProblem("moe", {}), {"rope_q"});
    EXPECT_EQ(rope["rope_q"].partner, (core::Partner{mark("q_up"), {none["q_up"].cost, {-49'152}}}));
}

TEST(ChoiceOfDeepSeek, explainsThePresetOfThePaper) {
    const Explained dsv3(deepseekProblem("moe", {}),
                         {"norm1", "q_norm", "kv_norm", "q_up", "kv_up", "rope_q", "rope_kv", "norm2", "swiglu"});
    EXPECT_EQ(dsv3["attn"].stashed.value, 32'768 + 512);
    EXPECT_EQ(dsv3.neededBy("attn"), (Ids{"attn: backward", "o_proj: backward"}));
    EXPECT_EQ(dsv3.inputs("attn"), (Ids{"rope_q: recomputed", "rope_kv: recomputed"}));
    EXPECT_EQ(dsv3.ids(dsv3["attn"].replaysBefore), (Ids{"q_norm", "kv_norm", "q_up", "kv_up", "rope_q", "rope_kv"}));
    EXPECT_EQ(dsv3.neededBy("qkv_down"), (Ids{"q_norm: backward, replay", "kv_norm: backward, replay"}));
    EXPECT_EQ(dsv3.inputs("gate_up"), (Ids{"norm2: recomputed", "dispatch: stashed anyway"}));
    EXPECT_EQ(dsv3["o_proj"].dead, (Dead{DeadChoice::SavedUnread, DeadChoice::FreesNothing}));
    EXPECT_EQ(dsv3["moe_add"].dead, (Dead{DeadChoice::SavedUnread, DeadChoice::FreesNothing, DeadChoice::PullsInMore}));
    EXPECT_EQ(dsv3["moe_add"].pullsIn.value, 14'336);
    EXPECT_TRUE(dsv3["norm1"].dead.empty());
}

} // namespace
