#pragma once

#include "core/policy/policy.h"
#include "core/search/outcome.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace core {

__extension__ using Wide = unsigned __int128;

/// An outcome in the form in which lists of them are merged. Both order as integers, and what a further decision adds to the
/// policies of a list is one addition to each.
///   key  = cost, then bytes
///   rank = number of marks that differ from an origin, then the marks: the smaller, the nearer. Near to nothing is simple.
template <class KeyType, class RankType, class CountType>
struct OutcomeEntry {
    using Key = KeyType;
    using Rank = RankType;
    using Count = CountType;
    Key key;
    Rank rank;
    Count ties;
};
using CompactEntry = OutcomeEntry<std::uint64_t, std::uint32_t, std::uint32_t>;
using WideEntry = OutcomeEntry<Wide, Wide, std::uint64_t>;

/// How the outcomes of one problem are written as entries.
class EntryLayout {
public:
    EntryLayout(Policy freeMarks, Cost maxCost, Bytes maxBytes, Policy origin = {})
        : m_freeMarks(freeMarks),
          m_origin(origin & freeMarks),
          m_byteBits(widthOf(maxBytes.value)),
          m_costBits(widthOf(maxCost.value)),
          m_markBits(freeMarks.count()) {
        const auto marks = freeMarks.marks();
        for (std::size_t place = 0; place < marks.size(); ++place) {
            const auto shift = static_cast<int>(index(marks[place]) - place);
            if (m_runs.empty() || m_runs.back().shift != shift) {
                m_runs.push_back({0, shift});
            }
            m_runs.back().places |= std::uint64_t{1} << place;
        }
    }

    bool fitsCompactEntry() const { return m_costBits + m_byteBits <= 64 && m_markBits + widthOf(m_markBits) <= 32; }

    template <class Entry>
    typename Entry::Key key(Point point) const {
        using Key = typename Entry::Key;
        return static_cast<Key>(static_cast<Wide>(point.cost.value) << m_byteBits) + static_cast<Key>(point.bytes.value);
    }
    /// Of saving every free mark.
    template <class Entry>
    typename Entry::Rank savedRank() const {
        using Rank = typename Entry::Rank;
        return static_cast<Rank>(m_origin.count()) << m_markBits;
    }
    /// What recomputing a free mark adds, modulo the rank's range: it differs from the origin in one mark more, or in one less.
    template <class Entry>
    typename Entry::Rank rank(MarkId mark) const {
        using Rank = typename Entry::Rank;
        const Rank oneDifference = Rank{1} << m_markBits;
        const int place = (m_freeMarks & Policy::firstMarks(index(mark))).count();
        return (m_origin.recomputes(mark) ? Rank{} - oneDifference : oneDifference) + (Rank{1} << place);
    }
    /// The bytes in a key.
    template <class Entry>
    typename Entry::Key byteMask() const {
        using Key = typename Entry::Key;
        return static_cast<Key>((Wide{1} << m_byteBits) - 1);
    }
    template <class Entry>
    Outcome outcome(const Entry& entry) const {
        const auto key = static_cast<Wide>(entry.key);
        const auto places = static_cast<std::uint64_t>(entry.rank) & Policy::firstMarks(static_cast<std::size_t>(m_markBits)).bits();
        std::uint64_t marks = 0;
        for (const Run& run : m_runs) {
            marks |= (places & run.places) << run.shift;
        }
        const auto bytes = static_cast<std::int64_t>(key & byteMask<WideEntry>());
        return {{{static_cast<std::int64_t>(key >> m_byteBits)}, {bytes}}, Policy(marks), entry.ties};
    }

private:
    /// Neighbouring free marks: their bits in a policy are `shift` above their places among the free marks.
    struct Run {
        std::uint64_t places;
        int shift;
    };

    static int widthOf(std::int64_t value) { return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(value))); }

    Policy m_freeMarks;
    Policy m_origin;
    int m_byteBits;
    int m_costBits;
    int m_markBits;
    std::vector<Run> m_runs;
};

} // namespace core
