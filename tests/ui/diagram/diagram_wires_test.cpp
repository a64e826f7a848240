#include "tests/ui/support/diagram_cases.h"
#include "ui/diagram/diagram_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace {

using ui::DiagramBox;
using ui::DiagramLayout;
using ui::DiagramWire;

struct Segment {
    QPointF from;
    QPointF to;

    QRectF bounds(double margin) const { return QRectF(from, to).normalized().adjusted(-margin, -margin, margin, margin); }
};

std::vector<Segment> segments(const DiagramWire& wire) {
    std::vector<Segment> all;
    for (std::size_t i = 1; i < wire.points.size(); ++i) {
        all.push_back({wire.points[i - 1], wire.points[i]});
    }
    return all;
}

bool onEdge(const QRectF& rect, QPointF at) {
    const bool vertical = (at.x() == rect.left() || at.x() == rect.right()) && at.y() > rect.top() && at.y() < rect.bottom();
    const bool horizontal = (at.y() == rect.top() || at.y() == rect.bottom()) && at.x() > rect.left() && at.x() < rect.right();
    return vertical || horizontal;
}

bool isOn(const Segment& segment, QPointF at) {
    return segment.bounds(0.01).contains(at);
}

/// How many ways lead away from a point of the wires of one box: 2 along a line, 3 where it forks.
int waysFrom(const std::vector<DiagramWire>& wires, std::size_t box, QPointF at) {
    std::set<std::pair<int, int>> ways;
    for (const DiagramWire& wire : wires) {
        for (const Segment& segment : segments(wire)) {
            if (wire.from == box && isOn(segment, at)) {
                for (const QPointF& end : {segment.from, segment.to}) {
                    const QPointF way = end - at;
                    if (way != QPointF()) {
                        ways.emplace(way.x() > 0 ? 1 : way.x() < 0 ? -1 : 0, way.y() > 0 ? 1 : way.y() < 0 ? -1 : 0);
                    }
                }
            }
        }
    }
    return static_cast<int>(ways.size());
}

void expectEveryEdge(const DiagramLayout& layout, const core::OpGraph& graph) {
    for (std::size_t i = 0; i < graph.size(); ++i) {
        const auto reader = static_cast<core::OpId>(i);
        for (const core::OpId input : graph.op(reader).inputs) {
            const bool inside =
                std::ranges::any_of(layout.boxes, [&](const DiagramBox& box) { return holds(box, reader) && holds(box, input); });
            const bool wired = std::ranges::any_of(layout.wires, [&](const DiagramWire& wire) {
                return holds(layout.boxes[wire.from], input) && holds(layout.boxes[wire.to], reader);
            });
            EXPECT_TRUE(inside || wired) << graph.op(input).id << " to " << graph.op(reader).id;
        }
    }
}

void expectRightAngles(const DiagramLayout& layout, const DiagramWire& wire) {
    for (const Segment& segment : segments(wire)) {
        EXPECT_TRUE((segment.from.x() == segment.to.x()) != (segment.from.y() == segment.to.y()));
    }
    const DiagramBox& from = layout.boxes[wire.from];
    EXPECT_EQ(QPointF(from.spine, from.rect.bottom()), wire.points.front()) << "one port a box";
    EXPECT_TRUE(onEdge(layout.boxes[wire.to].rect, wire.points.back()));
}

void expectOffLabelsAndBoxes(const DiagramLayout& layout, const DiagramWire& wire, const std::vector<QRectF>& labels) {
    for (const Segment& segment : segments(wire)) {
        for (const QRectF& label : labels) {
            EXPECT_FALSE(meet(segment.bounds(0.5), label, 0)) << "label " << describe(label);
        }
        for (const DiagramBox& box : layout.boxes) {
            EXPECT_FALSE(meet(segment.bounds(0.5), box.rect, 0.5)) << "box " << describe(box.rect);
        }
    }
}

class DiagramWiresOf : public testing::TestWithParam<std::string> {
protected:
    const core::OpGraph& graph() const { return m_problem->graph; }
    std::string name(const DiagramWire& wire) const {
        return graph().op(m_layout.boxes[wire.from].op).id + " to " + graph().op(m_layout.boxes[wire.to].op).id;
    }
    template <class Check>
    void everyWire(Check check) const {
        for (const DiagramWire& wire : m_layout.wires) {
            SCOPED_TRACE(name(wire));
            check(wire);
        }
    }

    std::shared_ptr<const core::Problem> m_problem = diagramProblem(GetParam());
    DiagramLayout m_layout = ui::layOut(m_problem->graph);
};

TEST_P(DiagramWiresOf, drawEveryEdgeOfTheGraph) {
    expectEveryEdge(m_layout, graph());
}

TEST_P(DiagramWiresOf, runAtRightAnglesFromPortToReader) {
    everyWire([&](const DiagramWire& wire) {
        expectRightAngles(m_layout, wire);
        for (const QPointF& point : wire.points) {
            EXPECT_TRUE(QRectF({}, m_layout.size).adjusted(3, 3, -3, -3).contains(point));
        }
    });
}

TEST_P(DiagramWiresOf, endOnlyWhereATensorIsConsumed) {
    std::set<std::pair<double, double>> ends;
    everyWire([&](const DiagramWire& wire) {
        EXPECT_TRUE(ends.emplace(wire.points.back().x(), wire.points.back().y()).second) << "an arrow head of its own";
        const QPointF last = wire.points.back() - wire.points[wire.points.size() - 2];
        EXPECT_GE(last.manhattanLength(), 7) << "room for the head";
        const core::Op& reader = graph().op(m_layout.boxes[wire.to].op);
        const bool reads = std::ranges::any_of(m_layout.boxes[wire.to].ops, [&](core::OpId op) {
            return std::ranges::any_of(graph().op(op).inputs, [&](core::OpId input) { return holds(m_layout.boxes[wire.from], input); });
        });
        EXPECT_TRUE(reads || (reader.id == "moe_add" && m_layout.boxes[wire.from].part == "shared"));
    });
}

TEST_P(DiagramWiresOf, haveADotExactlyWhereTheyFork) {
    everyWire([&](const DiagramWire& wire) {
        for (const DiagramWire& other : m_layout.wires) {
            for (const Segment& segment : segments(other)) {
                const QPointF corners[] = {segment.from, segment.to};
                for (const QPointF& corner : corners) {
                    if (other.from == wire.from && waysFrom(m_layout.wires, wire.from, corner) > 2) {
                        EXPECT_EQ(1, std::ranges::count(m_layout.forks, corner)) << corner.x() << ", " << corner.y();
                    }
                }
            }
        }
    });
    for (const QPointF& fork : m_layout.forks) {
        const bool forks =
            std::ranges::any_of(m_layout.wires, [&](const DiagramWire& wire) { return waysFrom(m_layout.wires, wire.from, fork) > 2; });
        EXPECT_TRUE(forks) << fork.x() << ", " << fork.y();
    }
}

TEST_P(DiagramWiresOf, runDownTheSpineOfTheirTrack) {
    std::map<std::pair<int, double>, double> spines;
    for (const DiagramBox& box : m_layout.boxes) {
        const auto [spine, isNew] = spines.emplace(std::pair(box.column, box.rect.left()), box.spine);
        EXPECT_EQ(spine->second, box.spine);
    }
    everyWire([&](const DiagramWire& wire) {
        const DiagramBox& to = m_layout.boxes[wire.to];
        if (wire.points.back().y() != to.rect.top()) {
            return; // from a rail
        }
        const bool ownTrack = wire.points.back().x() == to.spine;
        const bool producersTrack = wire.points.back().x() == m_layout.boxes[wire.from].spine;
        EXPECT_TRUE(ownTrack || producersTrack);
    });
}

TEST_P(DiagramWiresOf, touchNoLabelAndNoBox) {
    const std::vector<QRectF> labels = labelRects(m_layout, stateUnder(m_problem, {}));
    everyWire([&](const DiagramWire& wire) {
        expectOffLabelsAndBoxes(m_layout, wire, labels);
        for (const Segment& segment : segments(wire)) {
            for (const DiagramBox& box : m_layout.boxes) {
                for (const QRectF& stub : strokes(box.aux.value_or(ui::DiagramAux{}).stub, 0.5)) {
                    EXPECT_FALSE(meet(segment.bounds(0.5), stub, 0)) << "auxiliary tensor of box " << describe(box.rect);
                }
                EXPECT_FALSE(meet(segment.bounds(0.5), box.differenceRect, 0)) << "difference of box " << describe(box.rect);
            }
        }
    });
    for (const QPointF& fork : m_layout.forks) {
        for (const QRectF& label : labels) {
            EXPECT_FALSE(meet(QRectF(fork - QPointF(2.1, 2.1), QSizeF(4.2, 4.2)), label, 0)) << "label " << describe(label);
        }
    }
}

TEST_P(DiagramWiresOf, neitherCrossNorTouchThoseOfOtherTensors) {
    everyWire([&](const DiagramWire& wire) {
        for (const DiagramWire& other : m_layout.wires) {
            if (other.from == wire.from) {
                continue;
            }
            for (const Segment& segment : segments(wire)) {
                for (const Segment& otherSegment : segments(other)) {
                    EXPECT_FALSE(meet(segment.bounds(1.5), otherSegment.bounds(1), 0)) << name(other);
                }
            }
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Layers, DiagramWiresOf, testing::ValuesIn(diagramCases()), [](const auto& layer) { return layer.param; });

core::Op op(const std::string& id, const std::vector<core::OpId>& inputs, std::optional<core::MarkId> mark) {
    core::Op op;
    op.id = id;
    op.label = id;
    op.inputs = inputs;
    op.elements = 1000;
    op.bytes = {1'000'000};
    op.flops = {1};
    op.backwardReads = inputs;
    op.mark = mark;
    return op;
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

/// Another framework's ops between those that the data places: each edge of the layer is led through a further op.
core::OpGraph withStrangers(const core::OpGraph& graph) {
    std::vector<core::Op> ops(graph.ops().begin(), graph.ops().end());
    std::size_t marks = graph.markCount();
    for (std::size_t i = 0; i < 5; ++i) {
        const auto read = static_cast<core::OpId>(3 * i + 1);
        const auto before = static_cast<core::OpId>(ops.size() - 1);
        ops.push_back(op("strange" + std::to_string(i), i % 2 == 0 ? std::vector{read} : std::vector{read, before}, std::nullopt));
        ops.back().mark = static_cast<core::MarkId>(marks++);
    }
    return core::OpGraph(std::move(ops));
}

TEST(DiagramLayout, leadsWiresToStrangeOpsAroundBoxesAndLabels) {
    for (const std::string name : {"moe", "Qwen3Experts"}) {
        SCOPED_TRACE(name);
        const core::OpGraph graph = withStrangers(diagramProblem(name)->graph);
        const DiagramLayout layout = ui::layOut(graph);
        expectEveryEdge(layout, graph);
        const auto problem = std::make_shared<const core::Problem>(core::Problem{graph, {}, core::flopCosts(graph), {}});
        const std::vector<QRectF> labels = labelRects(layout, stateUnder(problem, {}));
        for (const DiagramWire& wire : layout.wires) {
            SCOPED_TRACE(graph.op(layout.boxes[wire.from].op).id + " to " + graph.op(layout.boxes[wire.to].op).id);
            expectRightAngles(layout, wire);
            expectOffLabelsAndBoxes(layout, wire, labels);
        }
    }
}

TEST(DiagramLayout, makesSquaresStandForMoreWhereATensorIsLarge) {
    const DiagramLayout layout = ui::layOut(core::OpGraph({op("x0", {}, std::nullopt), op("norm1", {core::OpId{0}}, core::MarkId{0})}));
    EXPECT_EQ(65536, layout.squareBytes); // 28 squares of 32 KiB are less than 1,000,000 bytes
    EXPECT_EQ(16, layout.boxOf(core::MarkId{0}).chip.value_or(ui::DiagramChip{}).squares);
}

} // namespace
