#include "core/search/outcome_entry.h"

#include "tests/support/print.h"

#include <gtest/gtest.h>
#include <utility>

namespace {

template <class Entry>
class EntryOf : public testing::Test {};
using Entries = testing::Types<core::CompactEntry, core::WideEntry>;
TYPED_TEST_SUITE(EntryOf, Entries);

TYPED_TEST(EntryOf, anOutcomeReadsAsItWasWritten) {
    const core::Policy free(0b1011'0110);
    const core::EntryLayout layout(free, core::Cost{1000}, core::Bytes{1000});
    const core::Outcome outcome{{{1000}, {999}}, core::Policy(0b1001'0010), 3};
    TypeParam entry{layout.key<TypeParam>(outcome.point), 0, 3};
    for (const core::MarkId mark : outcome.representative.marks()) {
        entry.rank += layout.rank<TypeParam>(mark);
    }
    EXPECT_EQ(layout.outcome(entry), outcome);
}

TYPED_TEST(EntryOf, ranksFewerMarksFirstThenTheSmallerInteger) {
    const core::EntryLayout layout(core::Policy(0b1'1111), core::Cost{1}, core::Bytes{1});
    const auto rank = [&](std::uint64_t bits) {
        typename TypeParam::Rank sum{};
        for (const core::MarkId mark : core::Policy(bits).marks()) {
            sum += layout.rank<TypeParam>(mark);
        }
        return sum;
    };
    for (std::uint64_t a = 0; a < 32; ++a) {
        for (std::uint64_t b = 0; b < 32; ++b) {
            EXPECT_EQ(rank(a) < rank(b), simplerThan(core::Policy(a), core::Policy(b)));
        }
    }
}

TYPED_TEST(EntryOf, ranksFewerDifferencesFromTheOriginFirst) {
    const core::Policy free(0b110'1101);
    const core::Policy origin(0b010'0111); // also of a mark that is not free
    const core::EntryLayout layout(free, core::Cost{1}, core::Bytes{1}, origin);
    const auto rank = [&](core::Policy policy) {
        auto sum = layout.savedRank<TypeParam>();
        for (const core::MarkId mark : policy.marks()) {
            sum += layout.rank<TypeParam>(mark);
        }
        return sum;
    };
    for (std::uint64_t a = 0; a < 128; ++a) {
        const core::Policy first = core::Policy(a) & free;
        EXPECT_EQ(layout.outcome(TypeParam{0, rank(first), 1}).representative, first);
        for (std::uint64_t b = 0; b < 128; ++b) {
            const core::Policy second = core::Policy(b) & free;
            const auto place = [&](core::Policy policy) { return std::pair((policy ^ (origin & free)).count(), policy.bits()); };
            EXPECT_EQ(rank(first) < rank(second), place(first) < place(second));
        }
    }
}

TEST(EntryLayout, isCompactUpToSixtyFourBitsOfCostAndBytes) {
    const auto fits = [](std::size_t marks, int costBits, int byteBits) {
        const core::Cost cost{(std::int64_t{1} << costBits) - 1};
        const core::Bytes bytes{(std::int64_t{1} << byteBits) - 1};
        return core::EntryLayout(core::Policy::firstMarks(marks), cost, bytes).fitsCompactEntry();
    };
    EXPECT_TRUE(fits(24, 40, 24));
    EXPECT_FALSE(fits(24, 41, 24));
    EXPECT_TRUE(fits(27, 1, 1));
    EXPECT_FALSE(fits(28, 1, 1));
}

} // namespace
