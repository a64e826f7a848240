#include "core/format.h"
#include "tests/ui/op_card/hand_made.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/op_card/op_card_content.h"

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
        QStringLiteral("Saving it: +0.75 GiB per rank, +3.00 KiB/token·layer, −1.00% of a forward; its replay pays 1.33% of a forward "
                       "per GiB that it frees."));
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
              "Stashes 32.0 KiB per token: its own backward and that of attention out-proj read it; and 512 B of log-sum-exp for its own "
              "backward.\n"
              "A replay would start from the stashed output of RoPE (q) and RoPE (k; builds k, v).\n"
              "Recomputing it: −8.63 GiB per rank, −32.50 KiB/token·layer, +12.53% of a forward; 1.45% of a forward per GiB freed.");
    document.loadPolicy(document.preset("full"), QStringLiteral("load"));
    EXPECT_EQ(ui::whyText(document, attn).toStdString(),
              "attention — recomputed\n"
              "attention · 128 × 128, 32.0 KiB · 12.5% of a forward\n"
              "Stashes nothing.\n"
              "Replayed in backward, because its own backward and that of attention out-proj read its output, and the replay of attention "
              "out-proj takes it in.\n"
              "Its replay starts from the replayed output of RoPE (q) and RoPE (k; builds k, v); 8 ops are replayed before it, from "
              "RMSNorm (norm1) on.\n"
              "Saving it: +8.63 GiB per rank, +32.50 KiB/token·layer, −12.53% of a forward; its replay pays 1.45% of a forward per "
              "GiB that it frees.");
}

TEST(WhyText, saysWhyDeepSeeksPresetRecomputes) {
    AnalysedDocument document;
    document.loadPolicy(document.preset("dsv3"), QStringLiteral("load"));
    const auto why = [&](const char* id) {
        const core::MarkId mark = document.problem()->graph.findMark(id).value();
        return ui::whyText(*document.problem(), document.choices()[core::index(mark)]).toStdString();
    };
    EXPECT_EQ(why("q_up"), "Stashes nothing.\n"
                           "Replayed in backward, because the replay of RoPE (q) takes its output in.\n"
                           "Its replay starts from the replayed output of q-latent norm.");
    EXPECT_EQ(why("gate_up"), "Stashes 72.0 KiB per token: the backward of SwiGLU reads it, and so does its replay.\n"
                              "A replay would start from the stashed output of all-to-all dispatch and the replayed output of "
                              "RMSNorm (norm2).");
    EXPECT_EQ(why("o_proj"), "Stashes nothing.\n"
                             "Saved, but nobody reads it: no backward needs its output, and residual add, whose replay would, is saved.\n"
                             "Recomputing it would free nothing: its output is not stashed anyway.");
    EXPECT_EQ(why("x1"), "Stashes 14.0 KiB per token: the backward of RMSNorm (norm2) reads it, and so does its replay.\n"
                         "Recomputing it would pull in as much as it frees: 14.0 KiB (the output of attention out-proj).\n"
                         "A replay would start from the stashed output of block input and the output of attention out-proj, which would "
                         "be kept in the stash for it alone.");
    document.loadPolicy(document.preset("full"), QStringLiteral("load"));
    EXPECT_EQ(why("moe_add"), "Stashes nothing.\n"
                              "⚠ Pointless: it is replayed, and nothing needs its output.\n"
                              "Its replay starts from the replayed output of all-to-all combine; 18 ops are replayed before it, from "
                              "RMSNorm (norm1) on.");
    EXPECT_EQ(why("combine"), "Stashes nothing.\n"
                              "It is replayed only for the replay of routed + shared add, which is pointless.\n"
                              "Its replay starts from the replayed output of router and down-proj; 17 ops are replayed before it, from "
                              "RMSNorm (norm1) on.");
}

TEST(PartnerSentence, namesTheMarkWithWhichADeadOneFreesMemory) {
    AnalysedDocument document;
    const auto partner = [&](const char* id) {
        const core::MarkId mark = document.problem()->graph.findMark(id).value();
        return ui::partnerSentence(*document.problem(), document.scenario(), document.choices()[core::index(mark)]).toStdString();
    };
    EXPECT_EQ(partner("q_up"), "Together with RoPE (q) it would free 12.75 GiB for 5.64% of a forward.");
    EXPECT_EQ(partner("rope_q"), "Together with q up-proj it would free 12.75 GiB for 5.64% of a forward.");
    EXPECT_EQ(partner("attn"), "");
    document.flip(document.problem()->graph.findMark("rope_q").value());
    EXPECT_EQ(partner("rope_q"), "Recomputing q up-proj as well would free 12.75 GiB for 5.64% of a forward.");
    EXPECT_EQ(partner("q_up"), "") << "alone it does it now";
    const core::MarkId rope = document.problem()->graph.findMark("rope_q").value();
    EXPECT_TRUE(ui::whyText(document, rope).contains(QStringLiteral("Recomputing q up-proj as well")));
    EXPECT_TRUE(ui::opCardContent(document, rope).dead.join(u' ').contains(QStringLiteral("Recomputing q up-proj as well")));
}

TEST(OpCardContent, callsOnlyPointlessReplaysHarmful) {
    AnalysedDocument document;
    const auto content = [&](const char* id) { return ui::opCardContent(document, document.problem()->graph.findMark(id).value()); };
    EXPECT_FALSE(content("o_proj").harmful) << "it is saved";
    document.loadPolicy(document.preset("full"), QStringLiteral("load"));
    EXPECT_TRUE(content("moe_add").harmful);
    EXPECT_FALSE(content("combine").harmful) << "a replay needs its output";
    EXPECT_FALSE(content("combine").dead.isEmpty());
    EXPECT_EQ(content("attn").priceMeaning, QStringLiteral("of a forward per GiB that it frees"));
    EXPECT_TRUE(content("dispatch").facts.endsWith(QStringLiteral("not priced")));
}

} // namespace
