#include "core/search/merge.h"

#include <array>
#include <gtest/gtest.h>

namespace {

using Entry = core::CompactEntry;
using Entries = std::vector<std::array<std::uint64_t, 3>>; // key, rank, ties

template <class Keep>
Entries merged(core::ShiftedList<Entry> a, core::ShiftedList<Entry> b, std::size_t limit, Keep keep) {
    std::vector<Entry> out(a.size() + b.size());
    Entry* end = out.data();
    while (a.size() != 0 && b.size() != 0) {
        end = core::mergeSome(a, b, limit, end, keep);
    }
    for (auto* rest : {&a, &b}) {
        while (rest->size() != 0) {
            end = core::copySome(*rest, limit, end, keep);
        }
    }
    Entries entries;
    for (const Entry* entry = out.data(); entry != end; ++entry) {
        entries.push_back({entry->key, entry->rank, entry->ties});
    }
    return entries;
}

class Merge : public testing::TestWithParam<std::size_t> {
protected:
    core::EntryLayout layout{core::Policy(7), core::Cost{15}, core::Bytes{15}}; // four bits of bytes
    std::vector<Entry> first = {{0x18, 0, 1}, {0x26, 2, 1}, {0x36, 1, 2}};
    std::vector<Entry> second = {{0x06, 8, 5}, {0x17, 9, 1}, {0x60, 7, 1}};
    core::ShiftedList<Entry> a{first.data(), first.data() + first.size(), 0, 0};
    core::ShiftedList<Entry> b{second.data(), second.data() + second.size(), 0x20, 0x10}; // keys 0x26, 0x37, 0x80
};

TEST_P(Merge, joinsEqualKeysAndAddsShifts) {
    EXPECT_EQ(merged(a, b, GetParam(), core::KeepEverything<Entry>(layout)),
              (Entries{{0x18, 0, 1}, {0x26, 2, 6}, {0x36, 1, 2}, {0x37, 0x19, 1}, {0x80, 0x17, 1}}));
    a.rankShift = 0x40;
    EXPECT_EQ(merged(a, b, GetParam(), core::KeepEverything<Entry>(layout))[1], (Entries::value_type{0x26, 0x18, 6}));
}

TEST_P(Merge, keepsOnlyWhatHasFewerBytesThanAllBefore) {
    EXPECT_EQ(merged(a, b, GetParam(), core::KeepFrontier<Entry>(layout)), (Entries{{0x18, 0, 1}, {0x26, 2, 6}, {0x80, 0x17, 1}}));
}

INSTANTIATE_TEST_SUITE_P(Chunks, Merge, testing::Values(1, 2, 100));

} // namespace
