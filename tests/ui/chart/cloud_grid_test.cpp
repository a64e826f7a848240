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
    const CloudGrid grid = countCloud({outcome(0, 5, 1), outcome(5, 20, 1), outcome(10, 5, 1)}, unitScale, {{2, 8}, {0, 10}}, {6, 10});
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

/// One outcome after the other, each by the chart's own functions.
CloudGrid countedOneByOne(const std::vector<core::Outcome>& outcomes, const ChartScale& scale, const ChartRanges& ranges, QSizeF cells) {
    CloudGrid grid{static_cast<int>(std::ceil(cells.width())), static_cast<int>(std::ceil(cells.height())), {}};
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(grid.columns * grid.rows));
    for (const core::Outcome& each : outcomes) {
        const QPointF value = scale.at(each.point);
        if (ranges.contains(value)) {
            const QPointF cell = ChartMap{QRectF(QPointF(0, 0), cells), ranges}.toScene(value);
            const int column = std::clamp(static_cast<int>(cell.x()), 0, grid.columns - 1);
            const int row = std::clamp(static_cast<int>(cell.y()), 0, grid.rows - 1);
            counts[static_cast<std::size_t>(row * grid.columns + column)] += each.tiedPolicies;
        }
    }
    const double fullest = static_cast<double>(std::max<std::uint64_t>(1, std::ranges::max(counts)));
    const double perShade = std::log(fullest + 1) / CloudGrid::shades;
    for (const std::uint64_t count : counts) {
        const int shade = count == 0 ? 0 : 1 + static_cast<int>(std::log(static_cast<double>(count)) / perShade);
        grid.shade.push_back(static_cast<std::uint8_t>(std::min(shade, CloudGrid::shades)));
    }
    return grid;
}

TEST(CloudGrid, IsExactToTheCell) {
    const AnalysedDocument document;
    for (const StashUnit unit : {StashUnit::GibPerRank, StashUnit::KibPerTokenLayer}) {
        for (const bool swapped : {false, true}) {
            ChartOptions options;
            options.unit = unit;
            options.swapped = swapped;
            const ChartData data = chartData(document, options);
            const std::vector<core::Outcome>& outcomes = data.analysis->enumeration->outcomes;
            const ChartRanges full = fullRanges(data);
            ChartRanges ranges = full;
            for (int zoom = 0; zoom < 24; ++zoom) {
                const QSizeF cells(550.5 - zoom, 320.25 + zoom);
                ASSERT_EQ(countCloud(outcomes, data.scale, ranges, cells).shade, countedOneByOne(outcomes, data.scale, ranges, cells).shade)
                    << "zoom step " << zoom << (swapped ? ", swapped" : "");
                ranges = zoomedAt(ranges, data.scale.at(outcomes[outcomes.size() / 3].point), 0.75, full);
            }
        }
    }
}

TEST(CloudGrid, OfNothingIsEmpty) {
    const CloudGrid none = countCloud({}, unitScale, {{0, 10}, {0, 10}}, {10, 10});
    EXPECT_EQ(std::ranges::count(none.shade, 0), 100);
    const CloudGrid elsewhere = countCloud({outcome(5, 5, 1)}, unitScale, {{0, 10}, {6, 10}}, {10, 10});
    EXPECT_EQ(std::ranges::count(elsewhere.shade, 0), 100);
}

} // namespace
} // namespace ui
