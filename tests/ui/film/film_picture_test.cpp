#include "ui/film/film_picture.h"

#include "tests/ui/support/analysed_document.h"
#include "ui/export/picture.h"

#include <QImage>
#include <QPainter>
#include <gtest/gtest.h>

namespace ui {
namespace {

class FilmPicture : public testing::Test {
protected:
    FilmPicture() { m_document.loadPolicy(m_document.preset("dsv3"), {}); }

    FilmData data() const { return filmData(m_document, StashUnit::GibPerRank); }
    FilmLayout layout() const { return layOutFilm(data(), width, m_font); }
    QImage paint(const FilmLook& look = {}) const {
        QImage image(filmSize(data(), width, m_font).toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        paintFilm(painter, QRectF({}, QSizeF(image.size())), data(), m_theme, m_font, look);
        return image;
    }
    QColor fillOf(const QImage& image, const FilmLayout& layout, std::size_t step, const MiniatureCell& cell) const {
        return image.pixelColor((layout.frames[step].miniature + cell.rect.center()).toPoint());
    }
    QColor edgeOf(const QImage& image, std::size_t step, int outside = 0) const {
        const QRectF rect = layout().frames[step].rect;
        return image.pixelColor(static_cast<int>(rect.center().x()), static_cast<int>(rect.top()) - outside);
    }
    Picture picture() const {
        return {QStringLiteral("film"), filmSize(data(), width, m_font).toSize(),
                [this](QPainter& painter, const QRectF& target) { paintFilm(painter, target, data(), m_theme, m_font); }};
    }

    static constexpr double width = 1400;
    AnalysedDocument m_document;
    QFont m_font{QStringLiteral("DejaVu Sans"), 9};
    Theme m_theme = theme(ThemeName::Light);
};

TEST_F(FilmPicture, SolidCellsAreExactlyWhatTheStepAdds) {
    for (const bool freed : {false, true}) {
        if (freed) {
            core::Scenario scenario = m_document.scenario();
            scenario.alwaysSaved.clear();
            ASSERT_TRUE(m_document.changeScenario(scenario, {}));
            analyseNow(m_document);
        }
        const QImage image = paint();
        const FilmLayout places = layout();
        for (std::size_t step = 0; step < places.frames.size(); ++step) {
            core::Policy solid;
            core::Policy pale;
            for (const MiniatureCell& cell : places.miniature.cells) {
                const QColor fill = fillOf(image, places, step, cell);
                solid = fill == m_theme.addedFill ? solid.with(cell.mark) : solid;
                pale = fill == m_theme.recomputeFill ? pale.with(cell.mark) : pale;
            }
            const core::HullStep& expected = m_document.hullStep(step);
            EXPECT_EQ(solid, expected.adds) << step;
            EXPECT_EQ(pale, expected.outcome.representative - expected.adds) << step;
        }
    }
}

TEST_F(FilmPicture, TheCurrentStepAloneIsOutlined) {
    const QImage image = paint();
    for (std::size_t step = 0; step < 12; ++step) {
        EXPECT_EQ(edgeOf(image, step), step == 6 ? m_theme.current : m_theme.panel) << step;
    }
    FilmLook look;
    look.showsCurrent = false;
    EXPECT_EQ(edgeOf(paint(look), 6), m_theme.panel);
}

TEST_F(FilmPicture, LitAndFocusedStepsDiffer) {
    FilmLook look;
    look.lit = 3;
    look.focused = 9;
    const QImage image = paint(look);
    EXPECT_EQ(edgeOf(image, 3), m_theme.hull);
    EXPECT_EQ(edgeOf(image, 9, 1), m_theme.accent);
    EXPECT_EQ(edgeOf(image, 6), m_theme.current);
    look.lit = look.focused = 99;
    EXPECT_EQ(paint(look), paint()) << "steps of another analysis are nothing";
}

TEST_F(FilmPicture, ExportsKeepTextAsTextAndHaveNoBitmap) {
    const QString svg = QString::fromUtf8(encodePicture(picture(), PictureFormat::Svg));
    for (const FilmFrame& frame : data().frames) {
        for (const QString& text : {frame.number, frame.stash, frame.share, frame.price, frame.what, frame.presets}) {
            EXPECT_TRUE(text.isEmpty() || svg.contains(QLatin1Char('>') + text + QLatin1Char('<'))) << text.toStdString();
        }
    }
    EXPECT_FALSE(svg.contains(QStringLiteral("<image")));
    EXPECT_LT(svg.size(), 150'000);
    const QByteArray pdf = encodePicture(picture(), PictureFormat::Pdf);
    EXPECT_TRUE(pdf.startsWith("%PDF"));
    EXPECT_FALSE(pdf.contains("/Subtype /Image"));
}

} // namespace
} // namespace ui
