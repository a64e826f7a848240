#include "ui/diagram/diagram_overlay.h"

#include "tests/ui/support/analysed_document.h"
#include "ui/diagram/diagram_state.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace {

using Names = std::set<std::string>;

class DiagramOverlay : public testing::Test {
protected:
    void recompute(const std::vector<std::string>& ids) {
        m_document.loadPolicy(core::parseMarks(ids, m_document.problem()->graph).value(), QStringLiteral("x"));
    }
    std::string id(core::OpId op) const { return m_document.problem()->graph.op(op).id; }
    ui::DiagramLight light(const std::string& mark) const {
        return ui::lightOf(m_layout, ui::diagramState(m_document), m_document.problem()->graph.findMark(mark).value());
    }
    /// The boxes that are lit so; "gate_up.shared" for a part.
    Names lit(const std::string& mark, bool ui::Light::* kind) const {
        Names names;
        const ui::DiagramLight now = light(mark);
        for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
            const ui::DiagramBox& box = m_layout.boxes[i];
            if (now.boxes[i].*kind) {
                names.insert(box.primary ? id(box.op) : id(box.op) + '.' + box.part);
            }
        }
        return names;
    }
    Names read(const std::string& mark) const { return lit(mark, &ui::Light::read); }
    Names pulled(const std::string& mark) const { return lit(mark, &ui::Light::pulled); }
    Names wires(const std::string& mark, bool ui::Light::* kind) const {
        Names names;
        const ui::DiagramLight now = light(mark);
        for (std::size_t i = 0; i < m_layout.wires.size(); ++i) {
            if (now.wires[i].*kind) {
                names.insert(id(m_layout.boxes[m_layout.wires[i].from].op) + ">" + id(m_layout.boxes[m_layout.wires[i].to].op));
            }
        }
        return names;
    }

    AnalysedDocument m_document;
    ui::DiagramLayout m_layout = ui::layOut(m_document.problem()->graph);
};

TEST_F(DiagramOverlay, lightsInputsOfALinearOpInBothWays) {
    EXPECT_EQ(Names({"kv_norm"}), read("kv_up"));
    EXPECT_EQ(Names({"kv_norm"}), pulled("kv_up"));
    EXPECT_EQ(Names({"kv_norm>kv_up"}), wires("kv_up", &ui::Light::read));
}

TEST_F(DiagramOverlay, attentionReadsItsOwnOutputToo) {
    EXPECT_EQ(Names({"rope_q", "rope_kv", "attn"}), read("attn"));
    EXPECT_EQ(Names({"rope_q", "rope_kv"}), pulled("attn"));
    EXPECT_EQ(Names({"rope_q>attn", "rope_kv>attn"}), wires("attn", &ui::Light::read));
}

TEST_F(DiagramOverlay, aReplayPullsInWhatReplaysBeforeItBackToTheStash) {
    recompute({"q_norm", "q_up", "rope_q"});
    EXPECT_EQ(Names({"rope_q", "rope_kv", "attn"}), read("attn"));
    EXPECT_EQ(Names({"q_norm", "q_up", "rope_q", "rope_kv"}), pulled("attn"));
    EXPECT_EQ(Names({"q_norm>q_up", "q_up>rope_q", "rope_q>attn", "rope_kv>attn"}), wires("attn", &ui::Light::pulled));
    EXPECT_EQ(Names({"qkv_down"}), pulled("q_norm")) << "an input that is stashed";
}

TEST_F(DiagramOverlay, tellsWhatIsReadFromWhatIsTakenIn) {
    EXPECT_EQ(Names({"swiglu", "swiglu.shared", "router"}), read("combine"));
    const Names taken = pulled("combine");
    EXPECT_TRUE(taken.contains("ffn_down") && taken.contains("router") && !taken.contains("swiglu"));
    EXPECT_TRUE(read("rope_q").empty()) << "a fixed rotation";
    EXPECT_EQ(Names({"q_up"}), pulled("rope_q"));
}

TEST_F(DiagramOverlay, lightsEveryBoxOfAnOpAndTheBlockInput) {
    EXPECT_EQ(Names({"gate_up", "gate_up.shared"}), read("swiglu"));
    EXPECT_EQ(Names({"x0"}), read("norm1"));
    EXPECT_TRUE(pulled("x1").contains("x0"));
}

TEST_F(DiagramOverlay, lightsNothingWhereNobodyKnowsWhy) {
    ui::DiagramState state = ui::diagramState(m_document);
    state.choices.clear();
    const ui::DiagramLight none = ui::lightOf(m_layout, state, core::MarkId{3});
    EXPECT_TRUE(std::ranges::none_of(none.boxes, [](const ui::Light& box) { return box.any(); }));
}

TEST_F(DiagramOverlay, theTwoKindsDifferWithoutColourToo) {
    const auto drawn = [](const ui::Light& light, const ui::Theme& theme) {
        QImage image(60, 40, QImage::Format_Grayscale8);
        image.fill(Qt::white);
        QPainter painter(&image);
        ui::paintLightFrame(painter, {10, 10, 40, 20}, light, theme);
        painter.end();
        return image;
    };
    ui::Theme grey = ui::theme(ui::ThemeName::Light);
    grey.stash = Qt::gray;
    grey.recomputeBorder = Qt::darkGray;
    const QImage read = drawn({.read = true, .pulled = false}, grey);
    const QImage pulled = drawn({.read = false, .pulled = true}, grey);
    const QImage both = drawn({.read = true, .pulled = true}, grey);
    EXPECT_NE(read, both);
    EXPECT_NE(pulled, both);
    grey.stash = Qt::darkGray;
    EXPECT_NE(drawn({.read = true, .pulled = false}, grey), pulled) << "the shape differs";
}

TEST_F(DiagramOverlay, lightsWhatAnOpKeepsForItsOwnBackward) {
    const auto colourAtDot = [&](const std::string& of, const std::string& pointedAt) {
        QImage image(m_layout.size.toSize(), QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        ui::paintLight(painter, m_layout, light(pointedAt), ui::theme(ui::ThemeName::Light));
        painter.end();
        const ui::DiagramBox& box = m_layout.boxOf(m_document.problem()->graph.findMark(of).value());
        return image.pixelColor(box.aux.value().dotRect.center().toPoint());
    };
    EXPECT_EQ(QColor(Qt::black), colourAtDot("attn", "attn"));
    EXPECT_EQ(QColor(Qt::black), colourAtDot("norm1", "norm1"));
    EXPECT_NE(QColor(Qt::black), colourAtDot("norm1", "attn"));
    EXPECT_NE(QColor(Qt::black), colourAtDot("norm1", "qkv_down")) << "it reads the output alone";
}

TEST_F(DiagramOverlay, ringsStandOutsideOfTheFramesOfTheLighting) {
    const QRectF box(20, 20, 40, 20);
    const auto drawn = [&](const auto& draw) {
        QImage image(160, 120, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.scale(2, 2);
        draw(painter);
        painter.end();
        return image;
    };
    const ui::Theme theme = ui::theme(ui::ThemeName::Light);
    const QImage frame = drawn([&](QPainter& painter) { ui::paintLightFrame(painter, box, {.read = true, .pulled = true}, theme); });
    for (const ui::Ring ring : {ui::Ring::Selected, ui::Ring::Focused}) {
        const QImage around = drawn([&](QPainter& painter) { ui::paintRing(painter, box, ring, theme); });
        int seen = 0;
        for (int y = 0; y < around.height(); ++y) {
            for (int x = 0; x < around.width(); ++x) {
                const bool inRing = qAlpha(around.pixel(x, y)) > 0;
                seen += inRing ? 1 : 0;
                EXPECT_FALSE(inRing && qAlpha(frame.pixel(x, y)) > 0) << x << ", " << y;
            }
        }
        EXPECT_GT(seen, 100);
    }
}

TEST_F(DiagramOverlay, leavesWhatMattersUnveiled) {
    recompute({"q_norm", "q_up", "rope_q"});
    const ui::Theme theme = ui::theme(ui::ThemeName::Light);
    const ui::DiagramLight now = light("attn");
    QImage image(m_layout.size.toSize(), QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    ui::paintLight(painter, m_layout, now, theme);
    painter.end();
    for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
        const ui::DiagramBox& box = m_layout.boxes[i];
        const bool matters = now.lightsBox(i) || std::ranges::count(now.mine, box.op) > 0;
        EXPECT_EQ(matters, image.pixelColor(box.rect.center().toPoint()) == Qt::black) << id(box.op);
    }
    EXPECT_EQ(QColor(Qt::black), image.pixelColor(m_layout.headingRect.center().toPoint()));
}

} // namespace
