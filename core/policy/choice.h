#pragma once

#include "core/policy/cost_table.h"
#include "core/policy/partner.h"
#include "core/policy/problem.h"

#include <optional>
#include <vector>

namespace core {

/// Why an op needs the output of another.
struct Need {
    OpId op{};
    bool backward = false; // its backward reads it
    bool replay = false;   // it is recomputed, and takes it as input
    friend bool operator==(const Need&, const Need&) = default;
};

/// Where a replay finds one of its inputs.
enum class InputSource {
    Recomputed,     // replayed as well, before
    StashedAnyway,  // something else needs it, too
    StashedForThis, // nothing else needs it: this replay keeps it in the stash, or would
};
struct ReplayInput {
    OpId op{};
    InputSource source = InputSource::StashedAnyway;
    friend bool operator==(const ReplayInput&, const ReplayInput&) = default;
};

/// Ways in which a mark does nothing for its policy. A choice may be dead in several.
enum class DeadChoice {
    SavedUnread,  // saved, and nothing needs the output
    FreesNothing, // saved; recomputing it would free no byte
    PullsInMore,  // recomputing it keeps (or would keep) no fewer bytes of inputs in the stash than it frees, and some
    Pointless,    // recomputed, and nothing needs the output
    ForPointless, // recomputed, and only replays need the output that are pointless, or for a pointless one in their turn
};

/// One mark of a policy explained: what it does, and what the other mark would do. "Its ops" are those that follow the mark, its
/// "output" what they put out; that one of them replays from another is not told.
struct Choice {
    MarkId mark{};
    bool recomputed = false;
    Cost cost;                          // of one replay of its ops
    Bytes stashed;                      // of its ops now, auxiliary bytes included
    std::vector<Need> neededBy;         // what needs its output under this policy, in graph order; its own backward may be one
    std::vector<OpId> replaysWouldRead; // saved ops with a mark that would need its output if they were recomputed
    std::vector<OpId> backwardReads;    // what its ops' backward reads, in graph order
    std::vector<ReplayInput> inputs;    // what a replay takes in, in graph order
    std::vector<OpId> replaysBefore;    // recomputed ops that a replay rests on, back to the stash, in graph order
    Point flip;                         // what the other mark adds to the policy's cost and bytes
    Bytes frees;                        // of its ops' tensors, at least 0: what recomputing them takes off the stash
    Bytes pullsIn;                      // of other ops' tensors, at least 0: what recomputing them keeps in the stash
    std::vector<DeadChoice> dead;       // in the order of the enumeration
    std::vector<OpId> pointlessEnds;    // where it is recomputed for pointless replays: their marks' ops, in graph order
    std::optional<Partner> partner;     // of a mark that is dead, but not for pointless replays alone

    bool is(DeadChoice kind) const;
};

/// One for each mark, in graph order. Any policy of the graph's marks. With d = pullsIn - frees, flip.bytes is d where the op is
/// saved and -d where it is recomputed; flip.cost is cost or -cost. O(marks * ops^2 + marks^2 * ops).
std::vector<Choice> explainChoices(const Problem& problem, Policy policy);

} // namespace core
