#include "core/io/builtin_catalogue.h"
#include "tests/ui/support/diagram_cases.h"
#include "ui/diagram/diagram_picture.h"
#include "ui/diagram/diagram_svg.h"
#include "ui/diagram/svg_shapes.h"
#include "ui/document/document.h"

#include <QBuffer>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <set>

namespace {

/// The fill of the first rect of each group, by the group's id. Fails on XML that is not well formed.
std::map<QString, QString> frameFills(const QByteArray& svg) {
    std::map<QString, QString> fills;
    QXmlStreamReader xml(svg);
    QString group;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        EXPECT_NE(xml.name(), u"text");
        if (xml.name() == u"g") {
            group = xml.attributes().value(QStringLiteral("id")).toString();
        } else if (xml.name() == u"rect" && !group.isEmpty() && !fills.contains(group)) {
            fills[group] = xml.attributes().value(QStringLiteral("fill")).toString();
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return fills;
}

class DiagramSvg : public testing::TestWithParam<ui::ThemeName> {
protected:
    ui::Document m_document{core::builtinCatalogue()};
    ui::Theme m_theme = ui::theme(GetParam());
};

TEST_P(DiagramSvg, hasAGroupWithARectForEveryBox) {
    const ui::DiagramState state = ui::diagramState(m_document);
    const ui::DiagramLayout layout = ui::layOut(state.problem->graph);
    const QByteArray svg = ui::diagramSvg(layout, state, ui::lookOf(layout, state), m_theme);
    const auto fills = frameFills(svg);
    EXPECT_EQ(layout.boxes.size(), fills.size());
    const QSvgRenderer renderer(svg);
    ASSERT_TRUE(renderer.isValid());
    EXPECT_EQ(QRectF({}, layout.size), renderer.viewBoxF());
    for (const ui::DiagramBox& box : layout.boxes) {
        const QString id = ui::svgId(box, state.problem->graph);
        ASSERT_TRUE(renderer.elementExists(id)) << id.toStdString();
        EXPECT_TRUE(renderer.boundsOnElement(id).adjusted(-0.01, -0.01, 0.01, 0.01).contains(box.rect)) << id.toStdString();
    }
}

TEST_P(DiagramSvg, tintsWhatIsRecomputed) {
    const core::OpGraph& graph = m_document.problem()->graph;
    m_document.loadPolicy(core::parseMarks({"gate_up", "norm1"}, graph).value(), QStringLiteral("test"));
    const ui::DiagramState state = ui::diagramState(m_document);
    std::set<QString> tinted;
    const ui::DiagramLayout layout = ui::layOut(graph);
    for (const auto& [id, fill] : frameFills(ui::diagramSvg(layout, state, ui::lookOf(layout, state), m_theme))) {
        if (fill == m_theme.recomputeFill.name()) {
            tinted.insert(id);
        }
    }
    const std::set<QString> expected = {QStringLiteral("op-norm1"), QStringLiteral("op-gate_up"), QStringLiteral("op-gate_up-shared")};
    EXPECT_EQ(expected, tinted);
}

TEST_P(DiagramSvg, changesWithThePolicyInMoreThanColour) {
    const ui::DiagramLayout layout = ui::layOut(m_document.problem()->graph);
    ui::Theme colourless = m_theme;
    colourless.recomputeFill = colourless.opFill;
    colourless.recomputeBorder = colourless.opBorder;
    colourless.recomputeText = colourless.cost;
    const auto picture = [&] {
        const ui::DiagramState state = ui::diagramState(m_document);
        return ui::diagramSvg(layout, state, ui::lookOf(layout, state), colourless);
    };
    const QByteArray before = picture();
    m_document.flip(core::MarkId{4});
    EXPECT_NE(before, picture());
}

TEST_P(DiagramSvg, signsExactlyTheBoxesThatDifferFromAComparedPolicy) {
    const core::OpGraph& graph = m_document.problem()->graph;
    m_document.loadPolicy(core::parseMarks({"norm1", "attn"}, graph).value(), QStringLiteral("test"));
    ui::DiagramState state = ui::diagramState(m_document);
    const ui::DiagramLayout layout = ui::layOut(graph);
    const auto signs = [&] {
        std::set<QString> ids;
        QXmlStreamReader xml(ui::diagramSvg(layout, state, ui::lookOf(layout, state), m_theme));
        while (!xml.atEnd()) {
            const QString id =
                xml.readNext() == QXmlStreamReader::StartElement ? xml.attributes().value(QStringLiteral("id")).toString() : QString();
            if (id.startsWith(QStringLiteral("differs"))) {
                ids.insert(id);
            }
        }
        return ids;
    };
    EXPECT_EQ(signs(), std::set<QString>());
    state.compared = core::parseMarks({"norm1", "gate_up"}, graph).value();
    const std::set<QString> expected = {QStringLiteral("differs"), QStringLiteral("differs-op-attn"), QStringLiteral("differs-op-gate_up"),
                                        QStringLiteral("differs-op-gate_up-shared")};
    EXPECT_EQ(signs(), expected);
    const QSvgRenderer renderer(ui::diagramSvg(layout, state, ui::lookOf(layout, state), m_theme));
    for (const ui::DiagramBox& box : layout.boxes) {
        const QString id = ui::differenceSvgId(box, graph);
        EXPECT_EQ(renderer.elementExists(id), expected.contains(id)) << id.toStdString();
        EXPECT_TRUE(QRectF({}, layout.size).contains(box.differenceRect));
    }
    state.compared = m_document.policy();
    EXPECT_EQ(signs(), std::set<QString>({QStringLiteral("differs")})); // the legend alone
}

TEST_P(DiagramSvg, exportsShapesAndTextInsteadOfABitmap) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setViewBox(QRect(0, 0, 640, 640));
    QPainter painter(&generator);
    ui::paintDiagram(painter, QRectF(0, 0, 640, 640), ui::diagramState(m_document), m_theme, QFont());
    painter.end();
    EXPECT_FALSE(buffer.data().contains("<image"));
    EXPECT_TRUE(buffer.data().contains(">attention</text>"));
    EXPECT_FALSE(buffer.data().contains("click")); // nobody can click a picture
    EXPECT_TRUE(buffer.data().contains(m_theme.stash.name().toUtf8()));
}

TEST_P(DiagramSvg, exportsEveryLayerToSvgAndPdfWithoutABitmap) {
    for (const std::string& name : diagramCases()) {
        const ui::DiagramState state = stateUnder(diagramProblem(name), core::Policy::of(core::MarkId{0}));
        QBuffer svg;
        QSvgGenerator generator;
        generator.setOutputDevice(&svg);
        generator.setViewBox(QRect(0, 0, 640, 640));
        QPainter svgPainter(&generator);
        ui::paintDiagram(svgPainter, QRectF(0, 0, 640, 640), state, m_theme, QFont());
        svgPainter.end();
        EXPECT_FALSE(svg.data().contains("<image")) << name;
        for (const QByteArray text : {">RMSNorm</text>", ">attention out-proj</text>", ">Attention</text>"}) {
            EXPECT_TRUE(svg.data().contains(text)) << name << text.toStdString();
        }

        QBuffer pdf;
        pdf.open(QIODevice::WriteOnly);
        QPdfWriter writer(&pdf);
        QPainter pdfPainter(&writer);
        ui::paintDiagram(pdfPainter, QRectF(0, 0, writer.width(), writer.height()), state, m_theme, QFont());
        pdfPainter.end();
        EXPECT_FALSE(pdf.data().contains("/Subtype /Image")) << name;
        EXPECT_TRUE(pdf.data().contains("/FontFile")) << name;
    }
}

TEST_P(DiagramSvg, signsReplaysAndWarnsOfPointlessOnes) {
    const std::shared_ptr<const core::Problem> problem = diagramProblem("moe");
    const ui::DiagramLayout layout = ui::layOut(problem->graph);
    const ui::DiagramState state = stateUnder(problem, core::parseMarks({"combine", "norm1", "swiglu"}, problem->graph).value());
    const QString svg = QString::fromUtf8(ui::diagramSvg(layout, state, ui::lookOf(layout, state), m_theme));
    for (const ui::DiagramBox& box : layout.boxes) {
        const std::string& id = problem->graph.op(box.op).id;
        EXPECT_EQ(id == "norm1" || id == "swiglu", svg.contains(ui::recomputePath(box.signRect))) << id;
        EXPECT_EQ(id == "combine", svg.contains(ui::warningPath(box.signRect))) << id;
    }
}

TEST_P(DiagramSvg, outlinesTheLastSquareAsWideAsWhatItStandsFor) {
    const std::shared_ptr<const core::Problem> problem = diagramProblem("moe");
    const ui::DiagramLayout layout = ui::layOut(problem->graph);
    const ui::DiagramState state = stateUnder(problem, problem->allMarks());
    const QString svg = QString::fromUtf8(ui::diagramSvg(layout, state, ui::lookOf(layout, state), m_theme));
    int narrower = 0;
    for (const ui::DiagramBox& box : layout.boxes) {
        if (!box.chip || ui::boxState(box, state).ownStashed.value > 0) {
            continue;
        }
        const ui::DiagramChip& chip = *box.chip;
        const std::int64_t rest = chip.bytes.value - (chip.squares - 1) * layout.squareBytes;
        const double part = static_cast<double>(rest) / static_cast<double>(layout.squareBytes);
        const int last = chip.squares - 1;
        const QPointF at = chip.squaresRect.topLeft() + QPointF(last % chip.perRow, last / chip.perRow) * ui::DiagramLayout::squarePitch;
        const double width = std::max(1.6, part * ui::DiagramLayout::squareSize);
        const QRectF outlined(at, QSizeF(width, ui::DiagramLayout::squareSize));
        EXPECT_TRUE(svg.contains(ui::rectPath(outlined.adjusted(0.4, 0.4, -0.4, -0.4)))) << box.title.toStdString();
        narrower += part < 1 ? 1 : 0;
    }
    EXPECT_GE(narrower, 3);
}

TEST_P(DiagramSvg, paintsIntoItsTarget) {
    QImage image(300, 400, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    ui::paintDiagram(painter, QRectF(20, 20, 260, 360), ui::diagramState(m_document), m_theme, QFont());
    painter.end();
    EXPECT_EQ(QColor(Qt::magenta), image.pixelColor(10, 200));
    EXPECT_EQ(QColor(Qt::magenta), image.pixelColor(290, 200));
    EXPECT_EQ(m_theme.panel, image.pixelColor(21, 21));
    EXPECT_EQ(m_theme.panel, image.pixelColor(150, 30)); // the rest of a target of other proportions, above and below
    EXPECT_EQ(m_theme.panel, image.pixelColor(150, 370));
}

INSTANTIATE_TEST_SUITE_P(Themes, DiagramSvg, testing::Values(ui::ThemeName::Light, ui::ThemeName::Dark),
                         [](const auto& name) { return name.param == ui::ThemeName::Light ? "light" : "dark"; });

} // namespace
