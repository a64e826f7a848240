#pragma once

#include "core/search/outcome_entry.h"

#include <algorithm>
#include <cstddef>

namespace core {

/// Entries by strictly rising key, to each of which a key and a rank are still to be added.
template <class Entry>
struct ShiftedList {
    const Entry* first = nullptr;
    const Entry* last = nullptr;
    typename Entry::Key keyShift{};
    typename Entry::Rank rankShift{};

    void shift(typename Entry::Key key, typename Entry::Rank rank) {
        keyShift += key;
        rankShift += rank;
    }
    std::size_t size() const { return static_cast<std::size_t>(last - first); }
    Entry operator[](std::size_t i) const {
        return {static_cast<typename Entry::Key>(first[i].key + keyShift), static_cast<typename Entry::Rank>(first[i].rank + rankShift),
                first[i].ties};
    }
};

/// Keeps every entry.
template <class Entry>
class KeepEverything {
public:
    static constexpr bool everything = true;
    explicit KeepEverything(const EntryLayout& /*layout*/) {}
    bool operator()(const Entry& /*entry*/) { return true; }
};

/// Of entries by rising key, keeps those that none before beats: the first, and what has fewer bytes than all before.
template <class Entry>
class KeepFrontier {
public:
    static constexpr bool everything = false;
    explicit KeepFrontier(const EntryLayout& layout)
        : m_byteMask(layout.byteMask<Entry>()),
          m_limit(m_byteMask + 1) {}

    bool operator()(const Entry& entry) {
        const auto bytes = static_cast<Key>(entry.key & m_byteMask);
        const bool keep = bytes < m_limit;
        m_limit = std::min(m_limit, bytes);
        return keep;
    }

private:
    using Key = typename Entry::Key;
    Key m_byteMask;
    Key m_limit;
};

/// Merges up to `limit` entries off the fronts of both lists to `out` and returns the end of what it wrote there: equal keys
/// become one entry, of the lower rank. Each entry is written before `keep` is asked, so that nothing in the loop branches.
template <class Entry, class Keep>
Entry* mergeSome(ShiftedList<Entry>& a, ShiftedList<Entry>& b, std::size_t limit, Entry* out, Keep& keep) {
    using Rank = typename Entry::Rank;
    using Count = typename Entry::Count;
    for (std::size_t left = std::min({limit, a.size(), b.size()}); left != 0; --left) {
        const Entry x = a[0];
        const Entry y = b[0];
        const bool takeX = x.key <= y.key;
        const bool takeY = y.key <= x.key;
        const auto xRank = static_cast<Rank>(x.rank | (static_cast<Rank>(takeX) - 1)); // the highest rank where it is not taken
        const auto yRank = static_cast<Rank>(y.rank | (static_cast<Rank>(takeY) - 1));
        const auto ties = static_cast<Count>((x.ties & -static_cast<Count>(takeX)) + (y.ties & -static_cast<Count>(takeY)));
        *out = {std::min(x.key, y.key), std::min(xRank, yRank), ties};
        out += keep(*out);
        a.first += takeX;
        b.first += takeY;
    }
    return out;
}

/// As mergeSome with a list that has run out.
template <class Entry, class Keep>
Entry* copySome(ShiftedList<Entry>& list, std::size_t limit, Entry* out, Keep& keep) {
    const std::size_t count = std::min(limit, list.size());
    for (std::size_t i = 0; i < count; ++i) {
        *out = list[i];
        out += keep(*out);
    }
    list.first += count;
    return out;
}

} // namespace core
