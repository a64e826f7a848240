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
    EXPECT_EQ(dead(chain(), {}, "down"), "Saved, but nobody reads it: no backward needs its output, and no replay can." + nothing);
    const core::Problem fork =
        handMade({{.label = "up", .inputs = {0}}, {.label = "left", .inputs = {1}}, {.label = "right", .inputs = {1}}});
    EXPECT_EQ(dead(fork, {}, "up"),
              "Saved, but nobody reads it: no backward needs its output, and left and right, whose replays would, are saved." + nothing);
    EXPECT_EQ(dead(fork, {"left"}, "up"), "");
}

TEST(ChoiceText, savedUnreadWithDataOfItsOwn) {
    const core::Problem problem = handMade({{.label = "norm", .inputs = {0}, .reads = {0}, .auxBytes = 4}});
    EXPECT_EQ(dead(problem, {}, "norm"), "Saved, but nobody reads it: no backward needs its output, and no replay can.");
    EXPECT_EQ(stash(problem, {}, "norm"), "Stashes 4 B per token: its rstd, which its own backward reads.");
}

TEST(ChoiceText, recomputingFreesNothing) {
    const core::Problem problem = handMade({{.label = "empty", .inputs = {0}, .bytes = 0}, {.label = "down", .inputs = {1}, .reads = {1}}});
    EXPECT_EQ(dead(problem, {}, "empty"), "Recomputing it would free nothing: its output takes no memory.");
    const core::Problem unread = handMade({{.label = "inner", .inputs = {0}}, {.label = "add", .inputs = {1}}});
    EXPECT_EQ(dead(unread, {}, "add"), "Saved, but nobody reads it: no backward needs its output, and no replay can."
                                       "|Recomputing it would free nothing and pull in 4.0 KiB (inner's output).");
}

TEST(ChoiceText, recomputingPullsInMoreThanItFrees) {
    EXPECT_EQ(dead(chain(14'336), {}, "turn"), "Recomputing it would pull in 14.0 KiB (up's output) and free 4.0 KiB.");
    EXPECT_EQ(dead(chain(14'336), {"turn"}, "turn"), "Recomputing it pulls in 14.0 KiB (up's output) and frees 4.0 KiB.");
    EXPECT_EQ(dead(chain(), {}, "turn"), "Recomputing it would pull in as much as it frees: 4.0 KiB (up's output).");
    EXPECT_EQ(dead(chain(), {"turn"}, "turn"), "Recomputing it pulls in as much as it frees: 4.0 KiB (up's output).");
    EXPECT_EQ(dead(chain(1024), {}, "turn"), "");
    EXPECT_EQ(dead(chain(14'336), {"up"}, "turn"), "") << "a replay makes it anew";
}

TEST(ChoiceText, pullsInSeveralTensors) {
    const core::Problem problem = handMade({{.label = "left", .inputs = {0}},
                                            {.label = "right", .inputs = {0}},
                                            {.label = "join", .inputs = {1, 2}},
                                            {.label = "down", .inputs = {3}, .reads = {3}}});
    EXPECT_EQ(dead(problem, {}, "join"), "Recomputing it would pull in 8.0 KiB (left's and right's output) and free 4.0 KiB.");
}

TEST(ChoiceText, pointlessRecompute) {
    EXPECT_EQ(dead(chain(), {"down"}, "down"), "⚠ Pointless: it is replayed, and nothing needs its output.");
    EXPECT_EQ(dead(chain(), {"up"}, "up"), "⚠ Pointless: it is replayed, and nothing needs its output.");
    const core::Problem unread = handMade({{.label = "inner", .inputs = {0}}, {.label = "add", .inputs = {1}}});
    EXPECT_EQ(dead(unread, {"add"}, "add"), "⚠ Pointless: it is replayed, and nothing needs its output."
                                            "|Recomputing it frees nothing and pulls in 4.0 KiB (inner's output).");
}

TEST(ChoiceText, saysForWhomItStashes) {
    EXPECT_EQ(stash(chain(), {}, "turn"), "Stashes 4.0 KiB per token: down's backward reads it.");
    EXPECT_EQ(stash(chain(), {"turn"}, "up"), "Stashes 4.0 KiB per token: turn's replay takes it in.");
    EXPECT_EQ(stash(chain(), {"up"}, "norm"), "Stashes 4.0 KiB per token, 4 B of it rstd: up's backward reads it, and so does its replay.");
    EXPECT_EQ(stash(chain(), {"down"}, "turn"), "Stashes 4.0 KiB per token: down's backward reads it, and so does its replay.");
    EXPECT_EQ(stash(chain(), {"up"}, "up"), "Stashes nothing.");
    EXPECT_EQ(stash(chain(), {}, "up"), "Stashes nothing.");
}

TEST(ChoiceText, tellsBackwardFromReplay) {
    const core::Problem problem = handMade({{.label = "attention", .inputs = {0}, .reads = {0, 1}},
                                            {.label = "out-proj", .inputs = {1}, .reads = {1}},
                                            {.label = "copy", .inputs = {1}},
                                            {.label = "read both", .inputs = {3, 2}, .reads = {3, 2}}});
    EXPECT_EQ(stash(problem, {}, "attention"), "Stashes 4.0 KiB per token: its own and out-proj's backward read it.");
    EXPECT_EQ(stash(problem, {"copy"}, "attention"),
              "Stashes 4.0 KiB per token: its own and out-proj's backward read it, and copy's replay takes it in.");
    EXPECT_EQ(replay(problem, {"attention", "copy", "out-proj"}, "attention"),
              "Replayed in backward, because its own and out-proj's backward read its output, and out-proj's and copy's replays take it in."
              "|Its replay starts from block input's stashed output.");
}

TEST(ChoiceText, saysWhatAReplayIsForAndRestsOn) {
    EXPECT_EQ(replay(chain(), {"up", "turn"}, "up"),
              "Replayed in backward, because turn's replay takes its output in.|Its replay starts from norm's stashed output.");
    EXPECT_EQ(replay(chain(), {"norm", "up", "turn"}, "turn"),
              "Replayed in backward, because down's backward reads its output.|norm and up are replayed before it.");
    EXPECT_EQ(replay(chain(), {"norm"}, "turn"), "") << "it pulls in as much as it frees, which is said elsewhere";
    EXPECT_EQ(replay(chain(1024), {}, "turn"), "A replay would put up's output into the stash, 1.0 KiB.");
    EXPECT_EQ(replay(chain(1024), {"turn"}, "turn"), "Replayed in backward, because down's backward reads its output."
                                                     "|Its replay alone keeps up's output in the stash, 1.0 KiB.");
    EXPECT_EQ(replay(chain(), {"norm", "up"}, "turn"), "A replay would rest on those of norm and up.");
    EXPECT_EQ(replay(chain(), {}, "norm"), "A replay would start from block input's stashed output.");
    EXPECT_EQ(replay(chain(), {}, "up"), "") << "a replay would be for nothing";
}

TEST(ChoiceText, countsManyReplaysAndOpsThatFollowAMarkOnce) {
    std::vector<HandMade> ops;
    Labels all;
    for (int i = 0; i < 8; ++i) {
        ops.push_back({.label = "op" + std::to_string(i), .inputs = {i}, .reads = {i}});
        all.push_back(ops.back().label);
    }
    EXPECT_EQ(replay(handMade(ops), all, "op7"), "7 ops are replayed before it, from op0 on.");
    EXPECT_EQ(replay(handMade(ops), {all.begin(), all.end() - 1}, "op6"), "Replayed in backward, because op7's backward reads its output."
                                                                          "|op0, op1, op2, op3, op4 and op5 are replayed before it.");
    ops[1].mark = 0;
    EXPECT_EQ(replay(handMade(ops), all, "op6"), "Replayed in backward, because op7's backward reads its output, and so does its replay."
                                                 "|op0, op2, op3, op4 and op5 are replayed before it.");
}

TEST(ChoiceText, opsAlikeAreCounted) {
    const core::Problem problem = handMade({{.label = "input", .inputs = {0}},
                                            {.label = "norm", .inputs = {1}, .reads = {1}},
                                            {.label = "norm", .inputs = {1}, .reads = {1}}});
    EXPECT_EQ(stash(problem, {}, "input"), "Stashes 4.0 KiB per token: norm ×2's backward read it.");
}

} // namespace
