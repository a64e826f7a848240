#include "core/io/builtin_catalogue.h"
#include "core/scenario.h"
#include "ui/diagram/diagram_labels.h"
#include "ui/diagram/diagram_layout.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

using ui::DiagramBox;
using ui::DiagramLayout;
using ui::DiagramWire;

struct Segment {
    QPointF from;
    QPointF to;

    QRectF bounds() const { return QRectF(from, to).normalized(); }
};

std::vector<Segment> segments(const DiagramWire& wire) {
    std::vector<Segment> all;
    for (std::size_t i = 1; i < wire.points.size(); ++i) {
        all.push_back({wire.points[i - 1], wire.points[i]});
    }
    return all;
}

/// Whether the closed rects, which may be lines, share more than what `tolerance` allows.
bool meet(const QRectF& a, const QRectF& b, double tolerance) {
    return std::min(a.right(), b.right()) - std::max(a.left(), b.left()) > tolerance &&
           std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top()) > tolerance;
}

bool onEdge(const QRectF& rect, QPointF at) {
    const bool vertical = (at.x() == rect.left() || at.x() == rect.right()) && at.y() > rect.top() && at.y() < rect.bottom();
    const bool horizontal = (at.y() == rect.top() || at.y() == rect.bottom()) && at.x() > rect.left() && at.x() < rect.right();
    return vertical || horizontal;
}

std::string describe(const QRectF& rect) {
    return std::to_string(rect.left()) + ", " + std::to_string(rect.top()) + " to " + std::to_string(rect.right()) + ", " +
           std::to_string(rect.bottom());
}

class DiagramLayoutOf : public testing::TestWithParam<std::string> {
protected:
    DiagramLayoutOf() {
        const core::Scenario scenario = core::withLayer({}, GetParam(), m_catalogue).value();
        m_problem = std::make_shared<const core::Problem>(core::makeProblem(scenario, m_catalogue).value());
        m_layout = ui::layOut(graph());
    }

    const core::OpGraph& graph() const { return m_problem->graph; }

    bool holds(const DiagramBox& box, core::OpId op) const { return std::ranges::count(box.ops, op) > 0; }

    /// Texts, signs, tensors.
    std::vector<QRectF> labelRects() const {
        std::vector<QRectF> rects;
        const ui::DiagramState state{m_problem,   {}, core::explain(*m_problem, {}), QStringLiteral("heading"), QStringLiteral("hint"),
                                     std::nullopt};
        for (const ui::DiagramLabel& label : ui::diagramLabels(m_layout, state, ui::theme(ui::ThemeName::Light))) {
            rects.push_back(label.rect);
        }
        for (const DiagramBox& box : m_layout.boxes) {
            if (box.mark) {
                rects.push_back(box.signRect);
            }
            if (box.chip) {
                rects.push_back(box.chip->squaresRect);
            }
        }
        rects.push_back(m_layout.differenceSample);
        return rects;
    }

    core::Catalogue m_catalogue = core::builtinCatalogue();
    std::shared_ptr<const core::Problem> m_problem;
    DiagramLayout m_layout;
};

TEST_P(DiagramLayoutOf, hasABoxForEveryOp) {
    for (std::size_t i = 0; i < graph().size(); ++i) {
        const auto op = static_cast<core::OpId>(i);
        SCOPED_TRACE(graph().op(op).id);
        EXPECT_EQ(1, std::ranges::count_if(m_layout.boxes, [&](const DiagramBox& box) { return box.primary && holds(box, op); }));
    }
    for (std::size_t i = 0; i < graph().markCount(); ++i) {
        const auto mark = static_cast<core::MarkId>(i);
        EXPECT_EQ(graph().ownerId(mark), m_layout.boxOf(mark).op);
        EXPECT_FALSE(m_layout.boxOf(mark).title.isEmpty());
    }
}

TEST_P(DiagramLayoutOf, keepsBoxesApartAndInside) {
    const QRectF all({}, m_layout.size);
    for (const DiagramBox& box : m_layout.boxes) {
        EXPECT_TRUE(all.contains(box.rect)) << describe(box.rect);
        for (const DiagramBox& other : m_layout.boxes) {
            EXPECT_TRUE(&other == &box || !box.rect.adjusted(-5, -5, 5, 5).intersects(other.rect)) << describe(other.rect);
        }
    }
}

TEST_P(DiagramLayoutOf, drawsEveryEdgeOfTheGraph) {
    for (std::size_t i = 0; i < graph().size(); ++i) {
        const auto reader = static_cast<core::OpId>(i);
        for (const core::OpId input : graph().op(reader).inputs) {
            const bool inside =
                std::ranges::any_of(m_layout.boxes, [&](const DiagramBox& box) { return holds(box, reader) && holds(box, input); });
            const bool wired = std::ranges::any_of(m_layout.wires, [&](const DiagramWire& wire) {
                return holds(m_layout.boxes[wire.from], input) && holds(m_layout.boxes[wire.to], reader);
            });
            EXPECT_TRUE(inside || wired) << graph().op(input).id << " to " << graph().op(reader).id;
        }
    }
}

TEST_P(DiagramLayoutOf, runsWiresAtRightAnglesFromBoxToBox) {
    for (const DiagramWire& wire : m_layout.wires) {
        SCOPED_TRACE(graph().op(m_layout.boxes[wire.from].op).id + " to " + graph().op(m_layout.boxes[wire.to].op).id);
        for (const Segment& segment : segments(wire)) {
            EXPECT_TRUE(segment.from.x() == segment.to.x() || segment.from.y() == segment.to.y());
        }
        EXPECT_TRUE(onEdge(m_layout.boxes[wire.to].rect, wire.points.back()));
        const bool atFork = std::ranges::count(m_layout.forks, wire.points.front()) > 0;
        EXPECT_TRUE(atFork || onEdge(m_layout.boxes[wire.from].rect, wire.points.front()));
    }
}

TEST_P(DiagramLayoutOf, putsForksOnWiresOfTheSameBox) {
    for (const QPointF& fork : m_layout.forks) {
        const auto leaving = std::ranges::find_if(m_layout.wires, [&](const DiagramWire& wire) { return wire.points.front() == fork; });
        ASSERT_NE(leaving, m_layout.wires.end());
        EXPECT_TRUE(std::ranges::any_of(m_layout.wires, [&](const DiagramWire& wire) {
            return wire.from == leaving->from && wire.points.front().x() == fork.x() && wire.points.front().y() < fork.y() &&
                   wire.points.back().y() > fork.y();
        }));
    }
}

TEST_P(DiagramLayoutOf, keepsWiresOffLabelsBoxesAndEachOther) {
    const std::vector<QRectF> labels = labelRects();
    for (const DiagramWire& wire : m_layout.wires) {
        SCOPED_TRACE(graph().op(m_layout.boxes[wire.from].op).id + " to " + graph().op(m_layout.boxes[wire.to].op).id);
        for (const Segment& segment : segments(wire)) {
            const QRectF stroke = segment.bounds().adjusted(-0.5, -0.5, 0.5, 0.5);
            for (const QRectF& label : labels) {
                EXPECT_FALSE(meet(stroke, label, 0)) << "label " << describe(label);
            }
            for (const DiagramBox& box : m_layout.boxes) {
                EXPECT_FALSE(meet(stroke, box.rect, 0.5)) << "box " << describe(box.rect);
                EXPECT_FALSE(meet(stroke, box.differenceRect, 0)) << "difference of box " << describe(box.rect);
            }
            for (const DiagramWire& other : m_layout.wires) {
                for (const Segment& otherSegment : segments(other)) {
                    EXPECT_FALSE(other.from != wire.from && meet(stroke, otherSegment.bounds().adjusted(-1, -1, 1, 1), 0))
                        << "wire " << describe(otherSegment.bounds());
                }
            }
        }
    }
}

TEST_P(DiagramLayoutOf, keepsLabelsApartAndOffTheEdgesOfBoxes) {
    const std::vector<QRectF> labels = labelRects();
    const QRectF all({}, m_layout.size);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        EXPECT_TRUE(all.contains(labels[i])) << describe(labels[i]);
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_FALSE(meet(labels[i], labels[j], 0)) << describe(labels[i]) << " and " << describe(labels[j]);
        }
        for (const DiagramBox& box : m_layout.boxes) {
            EXPECT_TRUE(box.rect.contains(labels[i]) || !meet(box.rect, labels[i], 0))
                << describe(labels[i]) << " on " << describe(box.rect);
        }
    }
}

TEST_P(DiagramLayoutOf, keepsBarsOffNotesAndInsideTheirBox) {
    for (const DiagramBox& box : m_layout.boxes) {
        if (box.primary && box.note.isEmpty() && box.kind != core::OpKind::Boundary) {
            EXPECT_TRUE(box.rect.contains(box.barRect));
            EXPECT_FALSE(meet(box.barRect, box.noteRect, 0));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Layers, DiagramLayoutOf, testing::Values("moe", "dense"), [](const auto& layer) { return layer.param; });

core::Op op(const std::string& id, const std::vector<core::OpId>& inputs, std::optional<core::MarkId> mark) {
    return {.id = id,
            .label = id,
            .shortLabel = id,
            .kind = core::OpKind::Vector,
            .inputs = inputs,
            .elements = 1000,
            .bytes = {1'000'000},
            .flops = {1},
            .auxBytes = {},
            .backwardReads = inputs,
            .mark = mark};
}

TEST(DiagramLayout, showsOpsThatItsDataDoesNotKnow) {
    const core::OpGraph graph({op("x0", {}, std::nullopt), op("strange", {core::OpId{0}}, core::MarkId{0}),
                               op("stranger", {core::OpId{0}, core::OpId{1}}, core::MarkId{1}),
                               op("norm2", {core::OpId{2}}, core::MarkId{2})});
    const DiagramLayout layout = ui::layOut(graph);
    EXPECT_EQ(graph.size(), layout.boxes.size());
    EXPECT_EQ(4U, layout.wires.size());
    for (const DiagramBox& box : layout.boxes) {
        EXPECT_TRUE(QRectF({}, layout.size).contains(box.rect));
    }
}

TEST(DiagramLayout, makesSquaresStandForMoreWhereATensorIsLarge) {
    const DiagramLayout layout = ui::layOut(core::OpGraph({op("x0", {}, std::nullopt), op("norm1", {core::OpId{0}}, core::MarkId{0})}));
    EXPECT_EQ(65536, layout.squareBytes); // 28 squares of 32 KiB are less than 1,000,000 bytes
    EXPECT_EQ(16, layout.boxOf(core::MarkId{0}).chip.value_or(ui::DiagramChip{}).squares);
}

} // namespace
