#include "ui/op_card/choice_text.h"

#include "tests/ui/op_card/hand_made.h"

#include <gtest/gtest.h>

namespace {

using Labels = std::vector<std::string>;

std::string dead(const core::Problem& problem, const Labels& recomputed, const std::string& label) {
    return ui::deadSentences(problem, choiceOf(problem, recomputed, label)).join(u'|').toStdString();
}
std::string stash(const core::Problem& problem, const Labels& recomputed, const std::string& label) {
    return ui::stashSentence(problem, choiceOf(problem, recomputed, label)).toStdString();
}
std::string replay(const core::Problem& problem, const Labels& recomputed, const std::string& label) {
    return ui::replaySentences(problem, choiceOf(problem, recomputed, label)).join(u'|').toStdString();
}

/// norm -> up -> turn -> down, as in attention: up's output is for turn alone, whose backward reads nothing.
core::Problem chain(std::int64_t upBytes = 4096, std::int64_t turnBytes = 4096) {
    return handMade({{.label = "norm", .inputs = {0}, .reads = {0}, .auxBytes = 4},
                     {.label = "up", .inputs = {1}, .bytes = upBytes, .reads = {1}},
                     {.label = "turn", .inputs = {2}, .bytes = turnBytes},
                     {.label = "down", .inputs = {3}, .reads = {3}}});
}

TEST(ChoiceText, savedButNobodyReadsIt) {
    const std::string nothing = "|Recomputing it would free nothing: its output is not stashed anyway.";
    EXPECT_EQ(dead(chain(), {}, "up"),
              "Saved, but nobody reads it: no backward needs its output, and turn, whose replay would, is saved." + nothing);
    EXPECT_EQ(dead(chain(), {}, "down"),
              "Saved, but nobody reads it: no backward needs its output, and no op that could be replayed takes it in." + nothing);
    const core::Problem fork =
        handMade({{.label = "up", .inputs = {0}}, {.label = "left", .inputs = {1}}, {.label = "right", .inputs = {1}}});
    EXPECT_EQ(dead(fork, {}, "up"),
              "Saved, but nobody reads it: no backward needs its output, and left and right, whose replays would, are saved." + nothing);
    EXPECT_EQ(dead(fork, {"left"}, "up"), "");
}

TEST(ChoiceText, savedUnreadWithDataOfItsOwn) {
    const core::Problem problem = handMade({{.label = "norm", .inputs = {0}, .reads = {0}, .auxBytes = 4}});
    EXPECT_EQ(dead(problem, {}, "norm"),
              "Saved, but nobody reads it: no backward needs its output, and no op that could be replayed takes it in.");
    EXPECT_EQ(stash(problem, {}, "norm"), "Stashes 4 B per token: its rstd, which its own backward reads.");
}

TEST(ChoiceText, recomputingFreesNothing) {
    const core::Problem problem = handMade({{.label = "empty", .inputs = {0}, .bytes = 0}, {.label = "down", .inputs = {1}, .reads = {1}}});
    EXPECT_EQ(dead(problem, {}, "empty"), "Recomputing it would free nothing: its output takes no memory.");
    const core::Problem unread = handMade({{.label = "inner", .inputs = {0}}, {.label = "add", .inputs = {1}}});
    EXPECT_EQ(dead(unread, {}, "add"),
              "Saved, but nobody reads it: no backward needs its output, and no op that could be replayed takes it in."
              "|Recomputing it would free nothing and pull in 4.0 KiB (the output of inner).");
}

TEST(ChoiceText, recomputingPullsInMoreThanItFrees) {
    EXPECT_EQ(dead(chain(14'336), {}, "turn"), "Recomputing it would pull in 14.0 KiB (the output of up) and free 4.0 KiB.");
    EXPECT_EQ(dead(chain(14'336), {"turn"}, "turn"), "Recomputing it pulls in 14.0 KiB (the output of up) and frees 4.0 KiB.");
    EXPECT_EQ(dead(chain(), {}, "turn"), "Recomputing it would pull in as much as it frees: 4.0 KiB (the output of up).");
    EXPECT_EQ(dead(chain(), {"turn"}, "turn"), "Recomputing it pulls in as much as it frees: 4.0 KiB (the output of up).");
    EXPECT_EQ(dead(chain(1024), {}, "turn"), "");
    EXPECT_EQ(dead(chain(14'336), {"up"}, "turn"), "") << "a replay makes it anew";
}

TEST(ChoiceText, pullsInSeveralTensors) {
    const core::Problem problem = handMade({{.label = "left", .inputs = {0}},
                                            {.label = "right", .inputs = {0}},
                                            {.label = "join", .inputs = {1, 2}},
                                            {.label = "down", .inputs = {3}, .reads = {3}}});
    EXPECT_EQ(dead(problem, {}, "join"), "Recomputing it would pull in 8.0 KiB (the output of left and right) and free 4.0 KiB.");
}

TEST(ChoiceText, pointlessRecompute) {
    EXPECT_EQ(dead(chain(), {"down"}, "down"), "⚠ Pointless: it is replayed, and nothing needs its output.");
    EXPECT_EQ(dead(chain(), {"up"}, "up"), "⚠ Pointless: it is replayed, and nothing needs its output.");
    const core::Problem unread = handMade({{.label = "inner", .inputs = {0}}, {.label = "add", .inputs = {1}}});
    EXPECT_EQ(dead(unread, {"add"}, "add"), "⚠ Pointless: it is replayed, and nothing needs its output."
                                            "|Recomputing it frees nothing and pulls in 4.0 KiB (the output of inner).");
}

TEST(ChoiceText, saysForWhomItStashes) {
    EXPECT_EQ(stash(chain(), {}, "turn"), "Stashes 4.0 KiB per token: the backward of down reads it.");
    EXPECT_EQ(stash(chain(), {"turn"}, "up"), "Stashes 4.0 KiB per token: the replay of turn takes it in.");
    EXPECT_EQ(stash(chain(), {"up"}, "norm"),
              "Stashes 4.0 KiB per token: the backward of up reads it, and so does its replay; and 4 B of rstd for its own backward.");
    EXPECT_EQ(stash(chain(), {"down"}, "turn"), "Stashes 4.0 KiB per token: the backward of down reads it, and so does its replay.");
    EXPECT_EQ(stash(chain(), {"up"}, "up"), "Stashes nothing.");
    EXPECT_EQ(stash(chain(), {}, "up"), "Stashes nothing.");
}

TEST(ChoiceText, tellsBackwardFromReplay) {
    const core::Problem problem = handMade({{.label = "attention", .inputs = {0}, .reads = {0, 1}},
                                            {.label = "out-proj", .inputs = {1}, .reads = {1}},
                                            {.label = "copy", .inputs = {1}},
                                            {.label = "read both", .inputs = {3, 2}, .reads = {3, 2}}});
    EXPECT_EQ(stash(problem, {}, "attention"), "Stashes 4.0 KiB per token: its own backward and that of out-proj read it.");
    EXPECT_EQ(stash(problem, {"copy"}, "attention"),
              "Stashes 4.0 KiB per token: its own backward and that of out-proj read it, and the replay of copy takes it in.");
    EXPECT_EQ(
        replay(problem, {"attention", "copy", "out-proj"}, "attention"),
        "Replayed in backward, because its own backward and that of out-proj read its output, and the replays of out-proj and copy take "
        "it in.|Its replay starts from the stashed output of block input.");
}

TEST(ChoiceText, saysWhatAReplayIsForAndAllThatItStartsFrom) {
    const std::string needed = "Replayed in backward, because the backward of down reads its output.|";
    EXPECT_EQ(replay(chain(), {"up", "turn"}, "up"), "Replayed in backward, because the replay of turn takes its output in."
                                                     "|Its replay starts from the stashed output of norm.");
    EXPECT_EQ(replay(chain(), {"norm", "up", "turn"}, "turn"),
              needed + "Its replay starts from the replayed output of up; before that, norm is replayed.");
    EXPECT_EQ(replay(chain(), {"norm"}, "turn"),
              "A replay would start from the output of up, which would be kept in the stash for it alone.")
        << "it pulls in as much as it frees, which is said elsewhere";
    EXPECT_EQ(replay(chain(), {"turn"}, "turn"), needed + "Its replay starts from the output of up, kept in the stash for it alone.");
    EXPECT_EQ(replay(chain(1024), {}, "turn"),
              "A replay would start from the output of up, which would be kept in the stash for it alone (1.0 KiB).");
    EXPECT_EQ(replay(chain(1024), {"turn"}, "turn"),
              needed + "Its replay starts from the output of up, kept in the stash for it alone (1.0 KiB).");
    EXPECT_EQ(replay(chain(), {"norm", "up"}, "turn"),
              "A replay would start from the replayed output of up; before that, norm is replayed.");
    EXPECT_EQ(replay(chain(), {}, "norm"), "A replay would start from the stashed output of block input.");
    EXPECT_EQ(replay(chain(), {}, "up"), "") << "a replay would be for nothing";
}

TEST(ChoiceText, namesEverySourceOfAReplay) {
    const core::Problem problem = handMade({{.label = "kept", .inputs = {0}, .reads = {1}},
                                            {.label = "pulled", .inputs = {0}, .bytes = 1024},
                                            {.label = "replayed", .inputs = {0}},
                                            {.label = "join", .inputs = {1, 2, 3}},
                                            {.label = "down", .inputs = {4}, .reads = {4}}});
    const std::string sources = "the stashed output of kept, the replayed output of replayed and the output of pulled, ";
    EXPECT_EQ(replay(problem, {"replayed"}, "join"),
              "A replay would start from " + sources + "which would be kept in the stash for it alone (1.0 KiB).");
    EXPECT_EQ(replay(problem, {"replayed", "join"}, "join"), "Replayed in backward, because the backward of down reads its output."
                                                             "|Its replay starts from " +
                                                                 sources + "kept in the stash for it alone (1.0 KiB).");
}

TEST(ChoiceText, saysThatAReplayServesAPointlessOne) {
    const core::Problem problem =
        handMade({{.label = "first", .inputs = {0}}, {.label = "second", .inputs = {1}}, {.label = "last", .inputs = {2}}});
    const Labels all = {"first", "second", "last"};
    EXPECT_EQ(dead(problem, all, "second"), "It is replayed only for the replay of last, which is pointless.");
    EXPECT_EQ(dead(problem, all, "first"),
              "It is replayed only for the replay of second, and so in the end for that of last, which is pointless.");
    EXPECT_EQ(replay(problem, all, "second"), "Its replay starts from the replayed output of first.") << "why is said elsewhere";
}

TEST(ChoiceText, countsManyReplaysAndOpsThatFollowAMarkOnce) {
    std::vector<HandMade> ops;
    Labels all;
    for (int i = 0; i < 8; ++i) {
        ops.push_back({.label = "op" + std::to_string(i), .inputs = {i}, .reads = {i}});
        all.push_back(ops.back().label);
    }
    const std::string needed = "Replayed in backward, because the backward of op7 reads its output";
    EXPECT_EQ(replay(handMade(ops), all, "op7"),
              "Its replay starts from the replayed output of op6; 7 ops are replayed before it, from op0 on.");
    EXPECT_EQ(replay(handMade(ops), {all.begin(), all.end() - 1}, "op6"),
              needed + ".|Its replay starts from the replayed output of op5; before that, op0, op1, op2, op3 and op4 are replayed.");
    ops[1].mark = 0;
    EXPECT_EQ(replay(handMade(ops), all, "op6"), needed + ", and so does its replay.|Its replay starts from the replayed output of op5; "
                                                          "before that, op0, op2, op3 and op4 are replayed.");
}

TEST(ChoiceText, opsAlikeAreToldApartByTheirIds) {
    const core::Problem problem = handMade({{.label = "input", .inputs = {0}},
                                            {.label = "norm", .inputs = {1}, .reads = {1}},
                                            {.label = "norm", .inputs = {1}, .reads = {1}}});
    EXPECT_EQ(stash(problem, {}, "input"), "Stashes 4.0 KiB per token: the backward of norm (op2) and norm (op3) reads it.");
    EXPECT_EQ(ui::choiceHead(problem, choiceOf(problem, {}, "norm")), QStringLiteral("norm (op2) — saved"));
}

} // namespace
