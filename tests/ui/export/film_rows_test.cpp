#include "ui/export/film_rows.h"

#include "tests/ui/support/analysed_document.h"

#include <gtest/gtest.h>

namespace ui {
namespace {

QFont font() {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(13);
    return font;
}

TEST(FilmRows, isTheFilmItselfWhereThatFits) {
    const AnalysedDocument document;
    const FilmData film = filmData(document, StashUnit::GibPerRank);
    const FilmLayout rows = layOutFilmRows(film, 1400, font());
    const FilmLayout one = layOutFilm(film, 1400, font());
    EXPECT_EQ(rows.size, one.size);
    for (std::size_t step = 0; step < film.frames.size(); ++step) {
        EXPECT_EQ(rows.frames[step].rect, one.frames[step].rect);
    }
}

TEST(FilmRows, wrapsWithoutOverlapsAndWithinTheWidth) {
    const AnalysedDocument document;
    const FilmData film = filmData(document, StashUnit::GibPerRank);
    for (const double width : {250.0, 340.0, 480.0, 600.0, 760.0}) {
        const FilmLayout layout = layOutFilmRows(film, width, font());
        ASSERT_EQ(layout.frames.size(), film.frames.size());
        EXPECT_EQ(layout.size.width(), width);
        for (std::size_t i = 0; i < layout.frames.size(); ++i) {
            const FilmFramePlace& frame = layout.frames[i];
            EXPECT_TRUE(QRectF(QPointF(), layout.size).contains(frame.rect)) << width << " frame " << i;
            EXPECT_TRUE(frame.rect.contains(QRectF(frame.miniature, layout.miniature.size))) << width << " frame " << i;
            for (const FilmLine& line : frame.lines) {
                EXPECT_TRUE(frame.rect.contains(line.rect.center())) << line.text.toStdString();
            }
            for (std::size_t j = 0; j < i; ++j) {
                EXPECT_FALSE(frame.rect.intersects(layout.frames[j].rect)) << width << " frames " << i << ", " << j;
            }
            for (const FilmLine& line : layout.heading) {
                EXPECT_LE(line.rect.bottom(), frame.rect.top());
            }
        }
        EXPECT_GT(layout.frames.back().rect.top(), layout.frames.front().rect.bottom()) << "more than one row";
    }
}

TEST(FilmRows, aWidthOfNothingIsOneColumn) {
    const AnalysedDocument document;
    const FilmData film = filmData(document, StashUnit::GibPerRank);
    const FilmLayout layout = layOutFilmRows(film, 10, font());
    EXPECT_EQ(layout.frames.front().rect.left(), layout.frames.back().rect.left());
    EXPECT_GT(layout.size.width(), 10);
}

} // namespace
} // namespace ui
