#include "ui/diagram/diagram_layout.h"

#include "tests/ui/support/diagram_cases.h"
#include "ui/diagram/diagram_labels.h"
#include "ui/diagram/diagram_navigation.h"
#include "ui/diagram/diagram_overlay.h"
#include "ui/diagram/diagram_texts.h"

#include <QFont>
#include <QFontMetricsF>
#include <QStringList>

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace {

using ui::DiagramBox;
using ui::DiagramLayout;

class DiagramLayoutOf : public testing::TestWithParam<std::string> {
protected:
    const core::OpGraph& graph() const { return m_problem->graph; }
    std::vector<core::Policy> policies() const {
        core::Policy alternate;
        for (std::size_t i = 0; i < graph().markCount(); i += 2) {
            alternate = alternate.with(static_cast<core::MarkId>(i));
        }
        return {{}, m_problem->allMarks(), alternate};
    }

    std::shared_ptr<const core::Problem> m_problem = diagramProblem(GetParam());
    DiagramLayout m_layout = ui::layOut(m_problem->graph);
};

TEST_P(DiagramLayoutOf, hasABoxForEveryOp) {
    for (std::size_t i = 0; i < graph().size(); ++i) {
        const auto op = static_cast<core::OpId>(i);
        SCOPED_TRACE(graph().op(op).id);
        EXPECT_EQ(1, std::ranges::count_if(m_layout.boxes, [&](const DiagramBox& box) { return box.primary && holds(box, op); }));
        const auto parts = static_cast<std::ptrdiff_t>(graph().op(op).parts.size());
        EXPECT_EQ(std::max<std::ptrdiff_t>(1, parts),
                  std::ranges::count_if(m_layout.boxes, [&](const DiagramBox& box) { return holds(box, op); }));
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
            EXPECT_TRUE(&other == &box || !box.rect.adjusted(-3.9, -3.9, 3.9, 3.9).intersects(other.rect.adjusted(-3.9, -3.9, 3.9, 3.9)))
                << describe(box.rect) << " and " << describe(other.rect);
        }
    }
}

TEST_P(DiagramLayoutOf, keepsLabelsApartAndOffTheEdgesOfBoxes) {
    const std::vector<QRectF> labels = labelRects(m_layout, stateUnder(m_problem, {}));
    const QRectF all({}, m_layout.size);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        EXPECT_TRUE(all.contains(labels[i])) << describe(labels[i]);
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_FALSE(meet(labels[i], labels[j], 0)) << describe(labels[i]) << " and " << describe(labels[j]);
        }
        for (const DiagramBox& box : m_layout.boxes) {
            EXPECT_TRUE(box.rect.adjusted(1, 1, -1, -1).contains(labels[i]) || !meet(box.rect, labels[i], 0))
                << describe(labels[i]) << " on " << describe(box.rect);
            EXPECT_FALSE(meet(box.differenceRect, labels[i], 0)) << describe(labels[i]) << " and the difference of " << describe(box.rect);
        }
    }
}

TEST_P(DiagramLayoutOf, hasRoomForItsTexts) {
    for (const core::Policy policy : policies()) {
        for (const ui::DiagramLabel& label : ui::diagramLabels(m_layout, stateUnder(m_problem, policy), ui::theme(ui::ThemeName::Light))) {
            QFont font;
            font.setPixelSize(label.pixelSize);
            font.setBold(label.bold);
            font.setHintingPreference(QFont::PreferNoHinting);
            const QFontMetricsF metrics(font);
            EXPECT_LE(0.9 * metrics.horizontalAdvance(label.text), label.rect.width()) << label.text.toStdString();
            EXPECT_LE(metrics.height() - 1, label.rect.height()) << label.text.toStdString();
        }
    }
}

/// What "(1536 + 512) × 2 B" comes to.
double multipliedOut(const QString& text) {
    double product = 1;
    QString rest = text;
    if (rest.startsWith(QLatin1Char('('))) {
        const qsizetype end = rest.indexOf(QLatin1Char(')'));
        double sum = 0;
        for (const QString& term : rest.mid(1, end - 1).split(QStringLiteral(" + "))) {
            sum += multipliedOut(term);
        }
        product = sum;
        rest = rest.mid(end + 4);
    }
    EXPECT_FALSE(rest.isEmpty()) << text.toStdString();
    for (QString factor : rest.split(QStringLiteral(" × "))) {
        bool isNumber = false;
        product *= factor.remove(QStringLiteral(" B")).toDouble(&isNumber);
        EXPECT_TRUE(isNumber) << text.toStdString();
    }
    return product;
}

TEST_P(DiagramLayoutOf, showsDimensionsThatMultiplyOutToTheChip) {
    std::map<core::OpId, std::int64_t> sums;
    for (const DiagramBox& box : m_layout.boxes) {
        if (box.chip) {
            const QString text = ui::dimensionsText(box, graph());
            EXPECT_TRUE(text.endsWith(QStringLiteral(" B"))) << text.toStdString();
            EXPECT_EQ(static_cast<double>(box.chip->bytes.value), multipliedOut(text)) << text.toStdString();
            sums[box.ops.back()] += box.chip->bytes.value;
        }
    }
    for (const auto& [op, sum] : sums) {
        EXPECT_EQ(graph().op(op).bytes.value, sum) << graph().op(op).id;
    }
}

TEST_P(DiagramLayoutOf, givesEveryBoxOfAnOpALineOfDimensions) {
    for (const DiagramBox& box : m_layout.boxes) {
        if (box.mark) {
            EXPECT_FALSE(ui::dimensionsText(box, graph()).isEmpty()) << box.title.toStdString() << ' ' << box.part;
        }
        if (box.partIndex && !box.chip) {
            EXPECT_TRUE(ui::dimensionsText(box, graph()).startsWith(QStringLiteral("width "))) << box.title.toStdString();
        }
    }
}

TEST_P(DiagramLayoutOf, keepsSquaresClearOfTheRingsAroundBoxes) {
    for (const DiagramBox& box : m_layout.boxes) {
        const QRectF ring = box.rect.adjusted(-ui::ringReach, -ui::ringReach, ui::ringReach, ui::ringReach);
        for (const DiagramBox& other : m_layout.boxes) {
            if (other.chip && !other.flat) {
                EXPECT_FALSE(meet(ring, other.chip->squaresRect, 0)) << describe(other.chip->squaresRect);
                EXPECT_FALSE(meet(ring, other.chip->textRect.adjusted(0, 1, 0, -1), 0)) << describe(other.chip->textRect);
            }
        }
    }
}

TEST_P(DiagramLayoutOf, keepsTheRowsOfAColumnTogether) {
    for (const DiagramBox& box : m_layout.boxes) {
        double below = 1e9;
        for (const DiagramBox& other : m_layout.boxes) {
            const bool under = other.column == box.column && other.rect.top() > box.rect.bottom();
            below = under ? std::min(below, other.rect.top() - box.rect.bottom()) : below;
        }
        if (box.column == 1 && below < 1e9) {
            EXPECT_LE(below, 60) << box.title.toStdString() << " in the column without an op above its rows";
        }
    }
}

TEST_P(DiagramLayoutOf, hasEvenMargins) {
    double left = m_layout.size.width();
    double right = 0;
    const auto reach = [&](double from, double to) {
        left = std::min(left, from);
        right = std::max(right, to);
    };
    for (const DiagramBox& box : m_layout.boxes) {
        reach(box.rect.left(), box.aux ? box.aux->dotRect.right() : box.rect.right());
    }
    for (const ui::DiagramWire& wire : m_layout.wires) {
        for (const QPointF& point : wire.points) {
            reach(point.x(), point.x());
        }
    }
    EXPECT_NEAR(left, m_layout.size.width() - right, 1.01);
}

TEST_P(DiagramLayoutOf, showsTogetherWhatTheLedgerSays) {
    for (const core::Policy policy : policies()) {
        const ui::DiagramState state = stateUnder(m_problem, policy);
        core::Bytes bytes;
        core::Cost cost;
        core::Cost forward;
        for (const DiagramBox& box : m_layout.boxes) {
            const ui::BoxState now = ui::boxState(box, state);
            bytes += now.ownStashed + (box.aux ? now.auxStashed : core::Bytes{});
            cost += now.recomputed ? now.ownCost : core::Cost{};
            forward += now.ownCost;
            EXPECT_TRUE(now.ownStashed.value == 0 || box.chip);
        }
        EXPECT_EQ(state.ledger.total.bytes, bytes);
        EXPECT_EQ(state.ledger.total.cost, cost);
        EXPECT_EQ(m_problem->forwardCost(), forward);
    }
}

TEST_P(DiagramLayoutOf, leavesRoomForTheBarOfAWholeForwardOnEveryBox) {
    const std::vector<QRectF> labels = labelRects(m_layout, stateUnder(m_problem, {}));
    for (const DiagramBox& box : m_layout.boxes) {
        if (box.flat) {
            continue;
        }
        EXPECT_EQ(DiagramLayout::forwardLength, box.barRect.width());
        EXPECT_TRUE(QRectF({}, m_layout.size).contains(box.barRect));
        for (const DiagramBox& other : m_layout.boxes) {
            EXPECT_TRUE(&other == &box || !meet(box.barRect, other.rect, 0)) << describe(other.rect);
        }
        for (const QRectF& label : labels) {
            EXPECT_FALSE(meet(box.barRect, label, 0)) << describe(label);
        }
        std::vector<QRectF> lines;
        for (const ui::DiagramWire& wire : m_layout.wires) {
            std::ranges::copy(strokes(wire.points, 0.5), std::back_inserter(lines));
        }
        for (const DiagramBox& other : m_layout.boxes) {
            std::ranges::copy(strokes(other.aux.value_or(ui::DiagramAux{}).stub, 0.5), std::back_inserter(lines));
        }
        for (const QRectF& line : lines) {
            EXPECT_FALSE(meet(box.barRect, line, 0)) << describe(box.barRect) << " and " << describe(line);
        }
    }
}

TEST_P(DiagramLayoutOf, namesRegionsThatHoldEveryMarkOnce) {
    core::Policy all;
    for (const ui::DiagramRegion& region : m_layout.regions) {
        EXPECT_FALSE(region.name.isEmpty());
        EXPECT_TRUE((all & region.marks).empty());
        all = all | region.marks;
        for (const DiagramBox& box : m_layout.boxes) {
            if (box.mark && region.marks.recomputes(*box.mark)) {
                EXPECT_GE(box.rect.top(), region.nameRect.bottom());
            }
        }
    }
    EXPECT_EQ(2U, m_layout.regions.size());
    EXPECT_EQ(m_problem->allMarks(), all);
}

TEST_P(DiagramLayoutOf, isAboutAsLargeAsItsPanel) {
    EXPECT_LE(m_layout.size.width(), 760);
    EXPECT_GE(m_layout.size.width(), 480);
    EXPECT_LE(m_layout.size.height(), 560);
}

TEST_P(DiagramLayoutOf, letsArrowsReachEveryMarkAndRegion) {
    std::vector<ui::DiagramStop> reached = {ui::DiagramStop::at(core::MarkId{0})};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const auto direction : {ui::Direction::Left, ui::Direction::Right, ui::Direction::Up, ui::Direction::Down}) {
            const ui::DiagramStop next = ui::neighbour(m_layout, graph(), reached[i], direction);
            if (std::ranges::find(reached, next) == reached.end()) {
                reached.push_back(next);
            }
        }
    }
    EXPECT_EQ(graph().markCount() + m_layout.regions.size(), reached.size());
}

INSTANTIATE_TEST_SUITE_P(Layers, DiagramLayoutOf, testing::ValuesIn(diagramCases()), [](const auto& layer) { return layer.param; });

} // namespace
