#include "ui/film/film_layout.h"

#include "tests/ui/support/analysed_document.h"

#include <QFontMetricsF>
#include <gtest/gtest.h>

#include <algorithm>

namespace ui {
namespace {

QFont font(double points) {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPointSizeF(points);
    return font;
}

/// The steps of a document over and over, with texts from none to far too long.
FilmData longFilm(const FilmData& some, std::size_t count) {
    FilmData data{some.problem, {}, count / 2};
    for (std::size_t i = 0; i < count; ++i) {
        FilmFrame frame = some.frames[i % some.frames.size()];
        frame.number = QString::number(i);
        frame.what =
            i % 7 == 3 ? (frame.what + QStringLiteral(", ")).repeated(9) + QStringLiteral("averylongopnamethatnobreakhelps") : frame.what;
        frame.presets =
            i % 5 == 1 ? QStringLiteral("= one, another_preset, a third, and yet another of a longer name, and more") : frame.presets;
        data.frames.push_back(frame);
    }
    return data;
}

void expectSound(const FilmLayout& layout, std::size_t count, double width, const QFont& used) {
    ASSERT_EQ(layout.frames.size(), count);
    EXPECT_GE(layout.size.width(), width);
    const QRectF all({}, layout.size);
    for (const FilmLine& line : layout.heading) {
        EXPECT_TRUE(QRectF(0, 0, width, layout.frames.front().rect.top()).contains(line.rect)) << width;
    }
    EXPECT_LT(layout.recomputedSample.bottom(), layout.frames.front().rect.top());
    EXPECT_LT(layout.addedSample.bottom(), layout.frames.front().rect.top());
    for (std::size_t i = 0; i < count; ++i) {
        const FilmFramePlace& frame = layout.frames[i];
        EXPECT_TRUE(all.contains(frame.rect));
        EXPECT_EQ(frame.rect.size(), layout.frames.front().rect.size()) << "all alike";
        EXPECT_EQ(frame.rect.top(), layout.frames.front().rect.top()) << "one row";
        if (i > 0) {
            EXPECT_GE(frame.rect.left(), layout.frames[i - 1].rect.right() + 1);
        }
        const QRectF miniature(frame.miniature, layout.miniature.size);
        EXPECT_TRUE(frame.rect.contains(miniature));
        for (std::size_t j = 0; j < frame.lines.size(); ++j) {
            const FilmLine& line = frame.lines[j];
            EXPECT_TRUE(frame.rect.contains(line.rect)) << line.text.toStdString();
            EXPECT_FALSE(line.rect.intersects(miniature)) << line.text.toStdString();
            EXPECT_LE(QFontMetricsF(filmFont(used, line.role, layout.compact)).horizontalAdvance(line.text), line.rect.width() + 1)
                << line.text.toStdString();
            EXPECT_FALSE(line.role == FilmLine::Role::Number && line.rect.intersects(frame.currentSign));
            for (std::size_t k = 0; k < j; ++k) {
                EXPECT_FALSE(line.rect.intersects(frame.lines[k].rect)) << line.text.toStdString();
            }
        }
    }
}

class FilmLayoutTest : public testing::Test {
protected:
    QString textOf(const FilmLayout& layout, std::size_t step, FilmLine::Role role) const {
        QStringList lines;
        for (const FilmLine& line : layout.frames[step].lines) {
            if (line.role == role) {
                lines << line.text;
            }
        }
        return lines.join(QLatin1Char(' '));
    }

    AnalysedDocument m_document;
    FilmData m_data = filmData(m_document, StashUnit::GibPerRank);
};

TEST_F(FilmLayoutTest, OneRowOfEqualFramesForAnyNumberOfStepsAndAnyWidth) {
    const QFont used = font(9);
    for (const std::size_t count : {1U, 2U, 3U, 5U, 12U, 13U, 31U, 64U}) {
        const FilmData data = longFilm(m_data, count);
        for (double width = 300; width <= 2500; width += 137.5) {
            SCOPED_TRACE(std::to_string(count) + " frames, " + std::to_string(width));
            expectSound(layOutFilm(data, width, used), count, width, used);
        }
    }
}

TEST_F(FilmLayoutTest, LargerFontsFitToo) {
    for (const double points : {6.0, 11.0, 16.0, 24.0}) {
        expectSound(layOutFilm(m_data, 900, font(points)), 12, 900, font(points));
    }
}

TEST_F(FilmLayoutTest, TheLayersOwnFilmIsNeverCut) {
    for (const double width : {300.0, 766.0, 900.0, 1400.0, 2500.0}) {
        const FilmLayout layout = layOutFilm(m_data, width, font(9));
        for (std::size_t step = 0; step < m_data.frames.size(); ++step) {
            EXPECT_EQ(textOf(layout, step, FilmLine::Role::What), m_data.frames[step].what);
            EXPECT_EQ(textOf(layout, step, FilmLine::Role::Presets), m_data.frames[step].presets);
            EXPECT_EQ(textOf(layout, step, FilmLine::Role::Price), m_data.frames[step].price);
            EXPECT_EQ(textOf(layout, step, FilmLine::Role::Stash), m_data.frames[step].stash);
            EXPECT_TRUE(textOf(layout, step, FilmLine::Role::Share).endsWith(m_data.frames[step].share));
        }
    }
}

TEST_F(FilmLayoutTest, LongTextsEndInAnEllipsisOnTheThirdLine) {
    const FilmData data = longFilm(m_data, 4);
    const FilmLayout layout = layOutFilm(data, 400, font(9));
    const QString what = textOf(layout, 3, FilmLine::Role::What);
    EXPECT_TRUE(what.endsWith(QChar(0x2026))) << what.toStdString();
    EXPECT_EQ(std::ranges::count_if(layout.frames[3].lines, [](const FilmLine& line) { return line.role == FilmLine::Role::What; }), 3);
}

TEST_F(FilmLayoutTest, WidthDecidesWhatStandsOnOneLine) {
    const auto stashAndShare = [](const FilmLayout& layout) {
        std::vector<double> tops;
        for (const FilmLine& line : layout.frames[6].lines) {
            if (line.role == FilmLine::Role::Stash || line.role == FilmLine::Role::Share) {
                tops.push_back(line.rect.top());
            }
        }
        return tops;
    };
    const auto narrow = stashAndShare(layOutFilm(m_data, 900, font(9)));
    EXPECT_LT(narrow[0], narrow[1]);
    const auto wide = stashAndShare(layOutFilm(m_data, 2000, font(9)));
    EXPECT_EQ(wide[0], wide[1]);
}

TEST_F(FilmLayoutTest, FitsTheUsualWindowAndScrollsInASmallOne) {
    EXPECT_EQ(layOutFilm(m_data, 766, font(9)).size.width(), 766);
    EXPECT_TRUE(layOutFilm(m_data, 766, font(9)).compact);
    EXPECT_FALSE(layOutFilm(m_data, 1400, font(9)).compact);
    const FilmLayout small = layOutFilm(m_data, 600, font(9));
    EXPECT_GT(small.size.width(), 600);
    EXPECT_FALSE(small.compact) << "what scrolls anyway need not be small";
}

TEST_F(FilmLayoutTest, NoFramesLeaveTheRoomOfUsualOnes) {
    const FilmData none{m_data.problem, {}, {}};
    const FilmLayout layout = layOutFilm(none, 900, font(9));
    EXPECT_TRUE(layout.frames.empty());
    EXPECT_EQ(layout.size.width(), 900);
    EXPECT_GT(layout.size.height(), 100);
}

} // namespace
} // namespace ui
