#include "core/search/elimination.h"

#include "core/search/merge.h"
#include "core/search/outcome_entry.h"
#include "core/search/watch.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>

namespace core {
namespace {

Error cancelled() {
    return {cancelledMessage, {}};
}

/// Room for entries; growing gives up what it held.
template <class Entry>
class Buffer {
public:
    Entry* reserve(std::size_t size) {
        if (size > m_size) {
            m_entries.reset();
            m_entries = std::make_unique_for_overwrite<Entry[]>(size);
            m_size = size;
        }
        return m_entries.get();
    }

private:
    std::unique_ptr<Entry[]> m_entries;
    std::size_t m_size = 0;
};

template <class Entry, class Keep>
class Elimination {
public:
    Elimination(const EliminationPlan& plan, const EntryLayout& layout, std::size_t maxEntries, const RunControl& control)
        : m_plan(plan),
          m_layout(layout),
          m_maxEntries(maxEntries),
          m_watch(control) {
        Entry* const nothingDecided = m_entries.reserve(1);
        *nothingDecided = {m_layout.key<Entry>({{}, plan.constantBytes}), m_layout.savedRank<Entry>(), 1};
        m_states.push_back({{}, {nothingDecided, nothingDecided + 1}});
    }

    Result<std::vector<Outcome>> run() {
        for (const EliminationPlan::Step& step : m_plan.steps) {
            decide(step);
            for (const MarkId mark : step.dropped.marks()) {
                if (m_states.size() == 2 && &step == &m_plan.steps.back()) {
                    break; // the last mark of all: outcomes() does it
                }
                if (auto dropped = drop(mark); !dropped) {
                    return tl::unexpected(std::move(dropped.error()));
                }
            }
        }
        return outcomes();
    }

private:
    static constexpr std::size_t chunk = std::size_t{1} << 10; // small enough for the first cache

    /// What is kept for one setting of the live marks.
    struct State {
        Policy setting;
        ShiftedList<Entry> list;
    };

    /// Makes a mark live: each state becomes two that share a list.
    void decide(const EliminationPlan::Step& step) {
        const auto keyShift = m_layout.key<Entry>({step.cost, {}});
        const auto rankShift = m_layout.rank<Entry>(step.mark);
        const std::size_t before = m_states.size();
        m_states.reserve(2 * before);
        for (std::size_t i = 0; i < before; ++i) {
            State state = m_states[i];
            state.setting = state.setting.with(step.mark);
            state.list.shift(keyShift, rankShift);
            m_states.push_back(state);
        }
        m_live.push_back(step.mark);
        for (State& state : m_states) {
            Bytes stashed;
            for (const CostTable::Tensor& tensor : step.charged) {
                stashed += tensor.stashedUnder(state.setting);
            }
            state.list.shift(m_layout.key<Entry>({{}, stashed}), 0);
        }
    }

    /// Merges the states that differ in `mark` alone. The i-th live mark is bit i of a state's index.
    Result<void> drop(MarkId mark) {
        const auto place = std::ranges::find(m_live, mark);
        const std::size_t bit = std::size_t{1} << (place - m_live.begin());
        m_live.erase(place);
        std::size_t room = 0;
        for (const State& state : m_states) {
            room += state.list.size();
        }
        if (room > m_maxEntries) {
            return tl::unexpected(Error{"too many policies are worth keeping: " + std::to_string(room) + " at a time; at most " +
                                            std::to_string(m_maxEntries) + " are kept",
                                        {}});
        }
        if (!beginPart(room)) {
            return tl::unexpected(cancelled());
        }
        Entry* out = m_spare.reserve(room);
        std::vector<State> merged;
        merged.reserve(m_states.size() / 2);
        for (std::size_t i = 0; i < m_states.size(); ++i) {
            if ((i & bit) == 0) {
                const Entry* const first = out;
                const auto keepAll = [&out](const Entry* /*from*/, Entry* to) {
                    out = to;
                    return to;
                };
                if (!merge(m_states[i].list, m_states[i | bit].list, out, keepAll)) {
                    return tl::unexpected(cancelled());
                }
                merged.push_back({m_states[i].setting, {first, out}});
            }
        }
        m_states = std::move(merged);
        std::swap(m_entries, m_spare);
        return {};
    }

    /// Merges the last two lists straight into outcomes.
    Result<std::vector<Outcome>> outcomes() {
        const ShiftedList<Entry> a = m_states.front().list;
        const ShiftedList<Entry> b = m_states.size() == 2 ? m_states.back().list : ShiftedList<Entry>();
        if (!beginPart(a.size() + b.size())) {
            return tl::unexpected(cancelled());
        }
        std::vector<Outcome> outcomes;
        outcomes.reserve(a.size() + b.size());
        Entry* const buffer = m_spare.reserve(chunk);
        const auto read = [&](const Entry* from, const Entry* to) {
            for (; from != to; ++from) {
                outcomes.push_back(m_layout.outcome(*from));
            }
            return buffer;
        };
        if (!merge(a, b, buffer, read) || !m_watch.begin(1, 0)) {
            return tl::unexpected(cancelled());
        }
        return outcomes;
    }

    /// Merges both lists by chunks. `taken(from, to)` is told of each chunk and says where the next is to be written. False after
    /// a stop.
    template <class Taken>
    bool merge(ShiftedList<Entry> a, ShiftedList<Entry> b, Entry* out, Taken taken) {
        Keep keep(m_layout);
        bool on = true;
        while (on && a.size() + b.size() != 0) {
            Entry* const end =
                a.size() != 0 && b.size() != 0 ? mergeSome(a, b, chunk, out, keep) : copySome(a.size() != 0 ? a : b, chunk, out, keep);
            on = m_watch.advance(static_cast<std::size_t>(end - out));
            out = taken(out, end);
        }
        return on;
    }

    /// Each mark is dropped once, which is a part of the run. Where everything is kept, each is about twice the one before.
    bool beginPart(std::size_t entries) {
        ++m_part;
        const auto parts = static_cast<double>(m_plan.steps.size());
        return m_watch.begin(Keep::everything ? std::exp2(m_part - parts) : m_part / parts, entries);
    }

    const EliminationPlan& m_plan;
    const EntryLayout& m_layout;
    std::size_t m_maxEntries;
    Watch m_watch;
    double m_part = 0;

    std::vector<MarkId> m_live;
    std::vector<State> m_states; // one for each setting of the live marks
    Buffer<Entry> m_entries;     // of the states' lists
    Buffer<Entry> m_spare;
};

template <class Entry>
Result<std::vector<Outcome>> eliminateAs(const EliminationPlan& plan, const EntryLayout& layout, Kept kept, std::size_t maxEntries,
                                         const RunControl& control) {
    return kept == Kept::Everything ? Elimination<Entry, KeepEverything<Entry>>(plan, layout, maxEntries, control).run()
                                    : Elimination<Entry, KeepFrontier<Entry>>(plan, layout, maxEntries, control).run();
}

} // namespace

Result<std::vector<Outcome>> eliminate(const EliminationPlan& plan, Kept kept, std::size_t maxEntries, const RunControl& control,
                                       Policy origin) {
    const EntryLayout layout(plan.marks, plan.maxCost, plan.maxBytes, origin);
    return layout.fitsCompactEntry() ? eliminateAs<CompactEntry>(plan, layout, kept, maxEntries, control)
                                     : eliminateAs<WideEntry>(plan, layout, kept, maxEntries, control);
}

} // namespace core
