#include "ui/diagram/miniature.h"

#include "core/io/builtin_catalogue.h"
#include "core/scenario.h"
#include "tests/support/hand_made_layer.h"

#include <QImage>
#include <QPainter>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace ui {
namespace {

core::OpGraph layerGraph(const std::string& layer) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    return core::buildGraph(core::withLayer({}, layer, catalogue).value(), catalogue).value();
}

/// Marks that no template knows, one norm that it does, and ops without a mark.
core::OpGraph handMadeGraph(std::size_t marks) {
    std::vector<core::Op> ops(2);
    ops[0].id = "x0";
    ops[1].id = "unmarked";
    for (std::size_t i = 0; i < marks; ++i) {
        core::Op op;
        op.id = i == 0 ? "norm2" : "strange" + std::to_string(i);
        op.mark = static_cast<core::MarkId>(i);
        ops.push_back(op);
    }
    return core::OpGraph(std::move(ops));
}

struct Case {
    std::string name;
    core::OpGraph graph;
};

std::vector<Case> cases() {
    std::vector<Case> all = {{"moe", layerGraph("moe")}, {"dense", layerGraph("dense")}, {"none", handMadeGraph(0)},
                             {"one", handMadeGraph(1)},  {"five", handMadeGraph(5)},     {"six", handMadeGraph(6)},
                             {"most", handMadeGraph(64)}};
    for (const HandMadeLayer& layer : handMadeLayers()) {
        all.push_back({layer.name, graphOf(layer)});
    }
    return all;
}

std::vector<QRectF> rectsOf(const core::OpGraph& graph, const MiniatureLayout& layout, const char* mark) {
    std::vector<QRectF> rects;
    for (const MiniatureCell& cell : layout.cells) {
        if (cell.mark == graph.findMark(mark)) {
            rects.push_back(cell.rect);
        }
    }
    return rects;
}

TEST(Miniature, EveryMarkHasACellAndNothingElseHas) {
    for (const Case& one : cases()) {
        core::Policy seen;
        for (const MiniatureCell& cell : layOutMiniature(one.graph, 80, 5, 2).cells) {
            seen = seen.with(cell.mark);
            EXPECT_EQ(cell.kind, one.graph.owner(cell.mark).kind);
            EXPECT_FALSE(cell.label.isEmpty());
        }
        EXPECT_EQ(seen, core::Policy::firstMarks(one.graph.markCount())) << one.name;
    }
}

TEST(Miniature, CellsStayInsideAndApart) {
    for (const Case& one : cases()) {
        for (const double width : {40.0, 57.5, 63.6, 80.0, 301.0}) {
            for (const double gap : {1.0, 2.0, 3.0}) {
                const MiniatureLayout layout = layOutMiniature(one.graph, width, 4, gap);
                EXPECT_LE(layout.size.width(), width);
                const QRectF all({}, layout.size);
                for (std::size_t i = 0; i < layout.cells.size(); ++i) {
                    const QRectF& rect = layout.cells[i].rect;
                    EXPECT_TRUE(all.contains(rect)) << one.name << " " << width;
                    EXPECT_EQ(rect, QRectF(rect.toRect())) << "whole pixels";
                    for (std::size_t j = 0; j < i; ++j) {
                        EXPECT_FALSE(rect.adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2)
                                         .intersects(layout.cells[j].rect.adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2)))
                            << one.name << " " << width;
                    }
                }
            }
        }
    }
}

TEST(Miniature, StandsAsTheDiagramDoes) {
    const core::OpGraph moe = layerGraph("moe");
    const MiniatureLayout layout = layOutMiniature(moe, 200, 10, 2);
    EXPECT_EQ(layout.size, QSizeF(200, 8 * 10 + 7 * 2));
    const auto at = [&](const char* mark) { return rectsOf(moe, layout, mark).front(); };
    EXPECT_EQ(at("norm1").top(), at("norm2").top());
    EXPECT_EQ(at("x1").bottom(), at("moe_add").bottom());
    EXPECT_EQ(at("q_up").top(), at("kv_up").top());
    EXPECT_LT(at("q_up").right(), at("kv_up").left());
    EXPECT_LT(at("norm1").right(), at("norm2").left());
    EXPECT_LT(at("norm1").width(), at("norm2").width()) << "as wide in relation as the columns";
    EXPECT_LT(at("dispatch").width(), 0.7 * at("norm2").width()) << "its neighbour's place stays free";
    EXPECT_EQ(rectsOf(moe, layout, "gate_up").size(), 2U) << "routed and shared experts";
}

TEST(Miniature, AShortColumnSpreadsOverTheRowsOfALongOne) {
    const core::OpGraph dense = layerGraph("dense");
    const MiniatureLayout layout = layOutMiniature(dense, 200, 10, 2);
    EXPECT_EQ(rectsOf(dense, layout, "norm2").front().top(), rectsOf(dense, layout, "norm1").front().top());
    EXPECT_EQ(rectsOf(dense, layout, "ffn_down").front().top(), rectsOf(dense, layout, "x1").front().top());
    for (const MiniatureCell& cell : layout.cells) {
        EXPECT_EQ(static_cast<int>(cell.rect.top()) % 12, 0) << "rows are aligned";
    }
}

class MiniaturePicture : public testing::Test {
protected:
    QImage paint(const MiniatureState& state, double scale = 1, const std::optional<QFont>& labels = {}) const {
        QImage image((m_layout.size * scale).toSize(), QImage::Format_RGB32);
        image.setDevicePixelRatio(scale);
        image.fill(m_theme.panel);
        QPainter painter(&image);
        paintMiniature(painter, {}, m_layout, state, m_theme, labels);
        return image;
    }
    QRect rect(const char* mark) const { return rectsOf(m_graph, m_layout, mark).front().toRect(); }
    static core::Policy marks(const core::OpGraph& graph, const std::vector<std::string>& ids) {
        return core::parseMarks(ids, graph).value();
    }

    core::OpGraph m_graph = layerGraph("moe");
    MiniatureLayout m_layout = layOutMiniature(m_graph, 120, 6, 2);
    Theme m_theme = theme(ThemeName::Light);
};

TEST_F(MiniaturePicture, FillsSayWhatIsSavedRecomputedAndAdded) {
    const core::Policy added = marks(m_graph, {"attn"});
    const QPoint middle(8, 0); // of the border: corners are soft
    const QImage image = paint({added | marks(m_graph, {"norm1"}), added, {}});
    EXPECT_EQ(image.pixelColor(rect("attn").center()), m_theme.addedFill);
    EXPECT_EQ(image.pixelColor(rect("norm1").center()), m_theme.recomputeFill);
    EXPECT_EQ(image.pixelColor(rect("norm1").topLeft() + middle), m_theme.recomputeBorder);
    EXPECT_EQ(image.pixelColor(rect("o_proj").center()), m_theme.opFill);
    EXPECT_EQ(image.pixelColor(rect("o_proj").topLeft() + middle), m_theme.opBorder);
    EXPECT_EQ(image.pixelColor(rect("dispatch").topLeft() + middle), m_theme.commBorder);
}

TEST_F(MiniaturePicture, ADifferenceHasASignOfItsOwn) {
    const QImage image = paint({{}, {}, marks(m_graph, {"attn"})});
    const QRect cell = rect("attn");
    EXPECT_EQ(image.pixelColor(cell.topLeft()), m_theme.difference);
    EXPECT_EQ(image.pixelColor(cell.topLeft() + QPoint(1, 1)), m_theme.difference) << "twice as thick as a border";
    EXPECT_EQ(image.pixelColor(cell.right() - 2, cell.top() + 2), m_theme.difference) << "a corner";
    EXPECT_EQ(image.pixelColor(cell.left() + 2, cell.top() + 2), m_theme.opFill) << "in one corner only";
}

TEST_F(MiniaturePicture, EdgesAreCrispAtAnyScale) {
    for (const double scale : {1.0, 1.25, 1.5, 2.0}) {
        const QImage image = paint({}, scale);
        const QRectF cell = rectsOf(m_graph, m_layout, "attn").front();
        const int x = static_cast<int>(cell.center().x() * scale);
        const auto top = static_cast<int>(std::lround(cell.top() * scale));
        EXPECT_EQ(image.pixelColor(x, top - 1), m_theme.panel) << scale;
        EXPECT_EQ(image.pixelColor(x, top), m_theme.opBorder) << scale;
        EXPECT_EQ(image.pixelColor(x, static_cast<int>(cell.center().y() * scale)), m_theme.opFill) << scale;
    }
}

TEST_F(MiniaturePicture, LabelsStayInTheirCells) {
    m_layout = layOutMiniature(m_graph, 260, 14, 3);
    const QFont font(QStringLiteral("DejaVu Sans"), 7);
    const QImage plain = paint({});
    const QImage labelled = paint({}, 1, font);
    EXPECT_NE(plain, labelled);
    for (int y = 0; y < plain.height(); ++y) {
        for (int x = 0; x < plain.width(); ++x) {
            const bool inside = std::ranges::any_of(
                m_layout.cells, [&](const MiniatureCell& cell) { return cell.rect.adjusted(1, 1, -1, -1).contains(QRectF(x, y, 1, 1)); });
            if (!inside) {
                ASSERT_EQ(plain.pixel(x, y), labelled.pixel(x, y)) << x << ", " << y;
            }
        }
    }
}

} // namespace
} // namespace ui
