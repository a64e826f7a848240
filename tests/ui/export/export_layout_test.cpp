#include "ui/export/export_layout.h"

#include <gtest/gtest.h>

namespace ui {
namespace {

ExportParts parts() {
    ExportParts parts;
    parts.size = QSizeF(900, 600);
    parts.leastChart = 200;
    return parts;
}

TEST(ExportLayout, theChartTakesWhatTheOthersLeave) {
    ExportParts all = parts();
    all.film = QSizeF(800, 150);
    all.captionHeight = 30;
    const ExportLayout layout = layoutExport(all);
    EXPECT_EQ(layout.size, QSizeF(900, 600));
    EXPECT_EQ(layout.chart, QRectF(12, 12, 876, 600 - 24 - 158 - 38));
    EXPECT_EQ(layout.film, QRectF(12, layout.chart.bottom() + exportGap, 800, 150));
    EXPECT_EQ(layout.caption, QRectF(12, layout.film.bottom() + exportGap, 876, 30));
    EXPECT_EQ(layout.caption.bottom(), 588);
}

TEST(ExportLayout, partsThatAreNotWantedTakeNoRoom) {
    const ExportLayout chart = layoutExport(parts());
    EXPECT_EQ(chart.chart, QRectF(12, 12, 876, 576));
    EXPECT_TRUE(chart.film.isEmpty());
    EXPECT_TRUE(chart.caption.isEmpty());

    ExportParts film = parts();
    film.chart = false;
    film.film = QSizeF(876, 200);
    const ExportLayout alone = layoutExport(film);
    EXPECT_EQ(alone.size, QSizeF(900, 224));
    EXPECT_EQ(alone.film, QRectF(12, 12, 876, 200));
    EXPECT_TRUE(alone.chart.isEmpty());
}

TEST(ExportLayout, aWideFilmIsScaledDownAndANarrowOneIsNot) {
    ExportParts wide = parts();
    wide.film = QSizeF(1752, 300);
    EXPECT_DOUBLE_EQ(layoutExport(wide).filmScale, 0.5);
    EXPECT_EQ(layoutExport(wide).film.size(), QSizeF(876, 150));
    wide.film = QSizeF(100, 300);
    EXPECT_EQ(layoutExport(wide).filmScale, 1);
}

TEST(ExportLayout, thePictureGrowsBeforeTheChartGoes) {
    ExportParts crowded = parts();
    crowded.film = QSizeF(876, 700);
    const ExportLayout layout = layoutExport(crowded);
    EXPECT_EQ(layout.chart.height(), 200);
    EXPECT_EQ(layout.size.height(), 24 + 200 + exportGap + 700);
}

TEST(ExportLayout, onPaperTheChartKeepsItsSizeAndTheRestComesBelow) {
    ExportParts paper = parts();
    paper.chartTakesRest = false;
    paper.film = QSizeF(876, 100);
    paper.captionHeight = 40;
    const ExportLayout layout = layoutExport(paper);
    EXPECT_EQ(layout.chart.height(), 576);
    EXPECT_EQ(layout.size.height(), 600 + 108 + 48);
}

} // namespace
} // namespace ui
