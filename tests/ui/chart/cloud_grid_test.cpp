#include "ui/chart/cloud_grid.h"

#include "tests/ui/support/analysed_document.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace ui {
namespace {

/// x of a cost is the cost itself; y of a GiB is 1.
const ChartScale unitScale{{100}, [] {
                               core::Scenario scenario;
                               scenario.layers = 1;
                               scenario.tokens = 1;
                               scenario.inFlightDoubled = 2;
                               return scenario;
                           }()};

core::Outcome outcome(std::int64_t cost, std::int64_t gib, std::uint64_t tied) {
    return {{{cost}, {gib << 30}}, core::Policy(), tied};
}

TEST(CloudGrid, CountsFromTheTopLeft) {
    const CloudGrid grid = countCloud({outcome(0, 9, 1), outcome(9, 0, 1)}, unitScale, {{0, 10}, {0, 10}}, {10, 10});
    ASSERT_EQ(grid.columns, 10);
    ASSERT_EQ(grid.rows, 10);
    EXPECT_EQ(grid.at(0, 1), 1);
    EXPECT_EQ(grid.at(9, 9), 1);
    EXPECT_EQ(std::ranges::count(grid.shade, 0), 98);
}

TEST(CloudGrid, ShadesRiseWithTheLogarithmOfTheCount) {
    const CloudGrid grid =
        countCloud({outcome(0, 0, 1), outcome(1, 0, 12), outcome(2, 0, 120), outcome(3, 0, 5000)}, unitScale, {{0, 4}, {0, 1}}, {4, 1});
    EXPECT_EQ(grid.shade, (std::vector<std::uint8_t>{1, 2, 3, 4}));
}

TEST(CloudGrid, LeavesOutWhatTheRangesDoNotShow) {
    const CloudGrid grid = countCloud({outcome(0, 5, 1), outcome(10, 5, 1), outcome(5, 20, 1)}, unitScale, {{2, 8}, {0, 10}}, {6, 10});
    EXPECT_EQ(std::ranges::count(grid.shade, 0), 60);
}

TEST(CloudGrid, ShowsEveryOutcomeOfTheLayer) {
    const AnalysedDocument document;
    const ChartData data = chartData(document);
    const ChartRanges full = fullRanges(data);
    const CloudGrid grid = countCloud(data.analysis->enumeration->outcomes, data.scale, full, {550.5, 320.25});
    EXPECT_EQ(grid.columns, 551);
    EXPECT_EQ(grid.rows, 321);
    std::map<std::pair<int, int>, std::uint64_t> counts;
    for (const core::Outcome& each : data.analysis->enumeration->outcomes) {
        const QPointF value = data.scale.at(each.point);
        const int column = static_cast<int>((value.x() - full.x.from) / full.x.length() * 550.5);
        const int row = static_cast<int>((full.y.to - value.y()) / full.y.length() * 320.25);
        counts[{column, row}] += each.tiedPolicies;
    }
    std::uint64_t fullest = 0;
    for (const auto& [cell, count] : counts) {
        EXPECT_GT(grid.at(cell.first, cell.second), 0);
        fullest = std::max(fullest, count);
    }
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count_if(grid.shade, [](auto shade) { return shade > 0; })), counts.size());
    const auto fullestCell = std::ranges::find(counts, fullest, [](const auto& entry) { return entry.second; })->first;
    EXPECT_EQ(grid.at(fullestCell.first, fullestCell.second), CloudGrid::shades);
}

} // namespace
} // namespace ui
