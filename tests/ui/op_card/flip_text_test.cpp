#include "core/format.h"
#include "tests/ui/op_card/hand_made.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/op_card/choice_text.h"

#include <gtest/gtest.h>

namespace {

/// 1 GiB per rank for each 4 KiB of a token.
core::Scenario scenario() {
    core::Scenario scenario;
    scenario.layers = 64;
    scenario.inFlightDoubled = 2;
    scenario.tokens = 4096;
    return scenario;
}

ui::FlipText flip(const core::Problem& problem, const std::vector<std::string>& recomputed, const std::string& label) {
    return ui::flipText(problem, scenario(), choiceOf(problem, recomputed, label));
}

QString sentence(const core::Problem& problem, const std::vector<std::string>& recomputed, const std::string& label) {
    return ui::flipSentence(problem, scenario(), choiceOf(problem, recomputed, label));
}

/// norm -> up -> turn -> down
core::Problem chain(std::int64_t upBytes, std::int64_t turnFlops = 10) {
    return handMade({{.label = "norm", .inputs = {0}, .reads = {0}},
                     {.label = "up", .inputs = {1}, .bytes = upBytes, .reads = {1}},
                     {.label = "turn", .inputs = {2}, .flops = turnFlops},
                     {.label = "down", .inputs = {3}, .reads = {3}}});
}

TEST(FlipText, pricesATradeAlikeFromBothSides) {
    const core::Problem problem = chain(1024);
    EXPECT_EQ(flip(problem, {}, "turn"), (ui::FlipText{.gib = QStringLiteral("−0.75"),
                                                       .kib = QStringLiteral("−3.00"),
                                                       .share = QStringLiteral("+1.00"),
                                                       .price = QStringLiteral("1.33"),
                                                       .comment = {}}));
    EXPECT_EQ(flip(problem, {"turn"}, "turn"), (ui::FlipText{.gib = QStringLiteral("+0.75"),
                                                             .kib = QStringLiteral("+3.00"),
                                                             .share = QStringLiteral("−1.00"),
                                                             .price = QStringLiteral("1.33"),
                                                             .comment = {}}));
    EXPECT_EQ(sentence(problem, {}, "turn"),
              QStringLiteral(
                  "Recomputing it: −0.75 GiB per rank, −3.00 KiB/token·layer, +1.00% of a forward; 1.33% of a forward per GiB freed."));
    EXPECT_EQ(
        sentence(problem, {"turn"}, "turn"),
        QStringLiteral("Saving it: +0.75 GiB per rank, +3.00 KiB/token·layer, −1.00% of a forward; 1.33% of a forward per GiB freed."));
}

TEST(FlipText, saysInWordsWhatIsNoTrade) {
    const auto comment = [](const core::Problem& problem, const std::vector<std::string>& recomputed) {
        const ui::FlipText text = flip(problem, recomputed, "turn");
        EXPECT_TRUE(text.price.isEmpty());
        return text.comment.toStdString();
    };
    EXPECT_EQ(comment(chain(8192), {}), "Loses on both: stashes more and replays more.");
    EXPECT_EQ(comment(chain(8192), {"turn"}), "Gains on both: stashes less and replays less.");
    EXPECT_EQ(comment(chain(4096), {}), "Loses: replays more and stashes as much.");
    EXPECT_EQ(comment(chain(4096), {"turn"}), "Gains: replays less and stashes as much.");
    EXPECT_EQ(comment(chain(8192, 0), {}), "Loses: stashes more and replays as much.");
    EXPECT_EQ(comment(chain(8192, 0), {"turn"}), "Gains: stashes less and replays as much.");
    EXPECT_EQ(comment(chain(1024, 0), {}), "Its replay would be free.");
    EXPECT_EQ(comment(chain(1024, 0), {"turn"}), "Its replay is free.");
    EXPECT_EQ(comment(chain(4096, 0), {}), "Changes neither number.");
}

TEST(FlipText, doesNotPriceAnAllToAll) {
    const core::Problem problem = handMade(
        {{.label = "dispatch", .inputs = {0}, .flops = 0, .kind = core::OpKind::Comm}, {.label = "down", .inputs = {1}, .reads = {1}}});
    EXPECT_EQ(sentence(problem, {}, "dispatch"),
              QStringLiteral("Recomputing it: −1.00 GiB per rank, −4.00 KiB/token·layer. Not priced: FLOPs do not price an all-to-all."));
    EXPECT_TRUE(flip(problem, {}, "dispatch").share.isEmpty());
}

TEST(FlipText, sharesTooSmallForTwoDecimalsHaveThreeDigits) {
    AnalysedDocument document;
    const auto share = [&](const char* id) {
        const core::MarkId mark = document.problem()->graph.findMark(id).value();
        return ui::flipText(*document.problem(), document.scenario(), document.choices()[core::index(mark)]).share;
    };
    EXPECT_EQ(share("norm1"), QStringLiteral("+0.00428"));
    EXPECT_EQ(share("attn"), QStringLiteral("+12.53"));
    document.flip(document.problem()->graph.findMark("norm1").value());
    EXPECT_EQ(share("norm1"), QStringLiteral("−0.00428"));
}

TEST(FlipText, saysWhatEvaluatingTheOtherMarkSays) {
    AnalysedDocument document;
    for (const char* preset : {"none", "dsv3", "selective", "attn-replay", "full"}) {
        document.loadPolicy(document.preset(preset), QStringLiteral("load"));
        const core::CostTable table(*document.problem());
        for (const core::Choice& choice : document.choices()) {
            const core::Point other = table.evaluate(document.policy().flipped(choice.mark));
            const auto perRank = [&](core::Bytes bytes) { return core::bytesPerRank(document.scenario(), bytes); };
            const ui::FlipText text = ui::flipText(*document.problem(), document.scenario(), choice);
            EXPECT_EQ(text.gib.toStdString(), core::format::gibDifference(perRank(other.bytes) - perRank(document.point().bytes)));
            EXPECT_EQ(text.kib.toStdString(), core::format::kibDifference(other.bytes - document.point().bytes));
        }
    }
}

TEST(WhyText, saysAllOfDeepSeeksAttention) {
    AnalysedDocument document;
    const core::MarkId attn = document.problem()->graph.findMark("attn").value();
    EXPECT_EQ(ui::whyText(document, attn).toStdString(),
              "attention — saved\n"
              "attention · 128 × 128, 32.0 KiB · 12.5% of a forward\n"
              "Stashes 32.5 KiB per token, 512 B of it log-sum-exp: its own and attention out-proj's backward read it.\n"
              "A replay would start from RoPE (q)'s and RoPE (k; builds k, v)'s stashed output.\n"
              "Recomputing it: −8.63 GiB per rank, −32.50 KiB/token·layer, +12.53% of a forward; 1.45% of a forward per GiB freed.");
    document.loadPolicy(document.preset("full"), QStringLiteral("load"));
    EXPECT_EQ(ui::whyText(document, attn).toStdString(),
              "attention — recomputed\n"
              "attention · 128 × 128, 32.0 KiB · 12.5% of a forward\n"
              "Stashes nothing.\n"
              "Replayed in backward, because its own and attention out-proj's backward read its output, and attention out-proj's replay "
              "takes it in.\n"
              "8 ops are replayed before it, from RMSNorm on.\n"
              "Saving it: +8.63 GiB per rank, +32.50 KiB/token·layer, −12.53% of a forward; 1.45% of a forward per GiB freed.");
}

TEST(WhyText, saysWhyDeepSeeksPresetRecomputes) {
    AnalysedDocument document;
    document.loadPolicy(document.preset("dsv3"), QStringLiteral("load"));
    const auto why = [&](const char* id) {
        const core::MarkId mark = document.problem()->graph.findMark(id).value();
        return ui::whyText(*document.problem(), document.choices()[core::index(mark)]).toStdString();
    };
    EXPECT_EQ(why("q_up"), "Stashes nothing.\n"
                           "Replayed in backward, because RoPE (q)'s replay takes its output in.\n"
                           "q-latent norm is replayed before it.");
    EXPECT_EQ(why("gate_up"), "Stashes 72.0 KiB per token: SwiGLU's backward reads it, and so does its replay.\n"
                              "A replay would start from all-to-all dispatch's stashed output.\n"
                              "A replay would rest on that of RMSNorm.");
    EXPECT_EQ(why("o_proj"), "Stashes nothing.\n"
                             "Saved, but nobody reads it: no backward needs its output, and residual add, whose replay would, is saved.\n"
                             "Recomputing it would free nothing: its output is not stashed anyway.");
    EXPECT_EQ(why("x1"), "Stashes 14.0 KiB per token: RMSNorm's backward reads it, and so does its replay.\n"
                         "Recomputing it would pull in as much as it frees: 14.0 KiB (attention out-proj's output).\n"
                         "A replay would start from block input's stashed output.");
    document.loadPolicy(document.preset("full"), QStringLiteral("load"));
    EXPECT_EQ(why("moe_add"), "Stashes nothing.\n"
                              "⚠ Pointless: it is replayed, and nothing needs its output.\n"
                              "18 ops are replayed before it, from RMSNorm on.");
}

} // namespace
