#include "ui/chart/marks_layout.h"

#include "tests/ui/support/analysed_document.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

const QRectF plot(45, 60, 825, 500);

QString text(const PlacedLabel& label) {
    QString joined;
    for (const LabelPart& part : label.parts) {
        joined += part.text;
    }
    return joined;
}

bool hasLabel(const MarksLayout& layout, const char* wanted) {
    return std::ranges::any_of(layout.labels, [&](const PlacedLabel& label) { return text(label) == QString::fromUtf8(wanted); });
}

class MarksLayoutTest : public testing::Test {
protected:
    MarksLayoutTest() { m_font.setPixelSize(13); }

    AnalysedDocument m_document;
    ChartData m_data = chartData(m_document);
    QFont m_font{QStringLiteral("DejaVu Sans")};
};

TEST_F(MarksLayoutTest, ShowsTheWholeFrontierHullAndThePresetsInside) {
    const MarksLayout layout = layoutMarks(m_data, {plot, fullRanges(m_data)}, m_font);
    EXPECT_EQ(layout.frontier.size(), m_document.analysis()->frontier.size());
    EXPECT_EQ(layout.hull.size(), m_document.analysis()->hull.size());
    EXPECT_EQ(layout.hullLines.size(), layout.hull.size() - 1);
    EXPECT_EQ(layout.presets.size(), m_data.presets.size() - 2); // full and moe are outside
}

TEST_F(MarksLayoutTest, NumbersTheHullAndNamesThePresets) {
    const MarksLayout layout = layoutMarks(m_data, {plot, fullRanges(m_data)}, m_font);
    EXPECT_TRUE(hasLabel(layout, "0 = none"));
    EXPECT_TRUE(hasLabel(layout, "6, 7 (6 = dsv3)"));
    EXPECT_TRUE(hasLabel(layout, "11"));
    EXPECT_TRUE(hasLabel(layout, "attn-replay"));
    EXPECT_FALSE(hasLabel(layout, "dsv3")); // stands at its vertex
    EXPECT_FALSE(hasLabel(layout, "full"));
}

TEST_F(MarksLayoutTest, LabelsTouchNoLineNoRingAndNoOtherLabel) {
    const MarksLayout layout = layoutMarks(m_data, {plot, fullRanges(m_data)}, m_font);
    for (std::size_t i = 0; i < layout.labels.size(); ++i) {
        const QRectF rect = layout.labels[i].rect;
        SCOPED_TRACE(text(layout.labels[i]).toStdString());
        EXPECT_TRUE(plot.contains(rect));
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_FALSE(rect.intersects(layout.labels[j].rect)) << text(layout.labels[j]).toStdString();
        }
        for (const QLineF& line : layout.hullLines) {
            EXPECT_LT(clipped(line, rect).length(), 1);
        }
        for (const PresetRing& ring : layout.presets) {
            EXPECT_FALSE(rect.adjusted(-presetRadius, 0, presetRadius, 0).contains(ring.centre));
        }
    }
}

TEST_F(MarksLayoutTest, WhereItIsCrowdedStillNumbersTheHullAndOverlapsNothing) {
    const QRectF small(40, 50, 300, 160);
    const MarksLayout layout = layoutMarks(m_data, {small, fullRanges(m_data)}, m_font);
    EXPECT_EQ(layout.presets.size(), m_data.presets.size() - 2);
    QString numbers;
    for (const PlacedLabel& label : layout.labels) {
        numbers += QLatin1Char(' ') + text(label);
        EXPECT_TRUE(small.contains(label.rect));
        for (const PresetRing& ring : layout.presets) {
            EXPECT_GE(distance(ring.centre, label.rect), ringRadius + 2) << text(label).toStdString();
        }
        for (const PlacedLabel& other : layout.labels) {
            if (&other != &label) {
                EXPECT_FALSE(overlap(label.rect, other.rect)) << text(label).toStdString() << " and " << text(other).toStdString();
                EXPECT_FALSE(other.leader && crosses(*other.leader, label.rect));
            }
        }
    }
    for (const char* number : {"0", "5", "8", "9", "11"}) {
        EXPECT_TRUE(numbers.contains(QLatin1String(number))) << number << " in" << numbers.toStdString();
    }
}

TEST_F(MarksLayoutTest, KeepsTheNumberWhereThereIsNoRoomForTheName) {
    for (PresetMark& preset : m_data.presets) {
        preset.label = preset.label.repeated(30);
    }
    const MarksLayout layout = layoutMarks(m_data, {QRectF(40, 50, 300, 160), fullRanges(m_data)}, m_font);
    EXPECT_TRUE(hasLabel(layout, "0–4") || hasLabel(layout, "0–3") || hasLabel(layout, "0"));
    for (const PlacedLabel& label : layout.labels) {
        EXPECT_TRUE(label.parts.front().number);
    }
}

TEST_F(MarksLayoutTest, JoinsANameThatIsMovedAwayToItsRing) {
    const PresetMark crowd = *std::ranges::find(m_data.presets, QStringLiteral("attn-replay"), &PresetMark::label);
    for (int i = 1; i < 12; ++i) {
        PresetMark next = crowd;
        next.label = QStringLiteral("next to it %1").arg(i);
        next.mark.point.bytes.value += 512LL * i;
        m_data.presets.push_back(next);
    }
    const MarksLayout layout = layoutMarks(m_data, {plot, fullRanges(m_data)}, m_font);
    int moved = 0;
    for (const PlacedLabel& label : layout.labels) {
        if (label.leader && !label.parts.front().number) {
            ++moved;
            EXPECT_TRUE(std::ranges::any_of(layout.presets, [&](const PresetRing& ring) {
                return std::abs(QLineF(ring.centre, label.leader->p1()).length() - presetRadius) < 1e-6;
            })) << text(label).toStdString();
        }
    }
    EXPECT_GT(moved, 3);
}

TEST_F(MarksLayoutTest, KeepsWithinTheAxesWhenZoomed) {
    const ChartRanges part{{5, 15}, {60, 75}};
    const MarksLayout layout = layoutMarks(m_data, {plot, part}, m_font);
    EXPECT_EQ(layout.hull.size(), 2); // 6 and 7
    const QRectF nearly = plot.adjusted(-0.01, -0.01, 0.01, 0.01);
    for (const QPointF point : layout.frontier) {
        EXPECT_TRUE(nearly.contains(point));
    }
    for (const QLineF& line : layout.hullLines) {
        EXPECT_TRUE(nearly.contains(line.p1()) && nearly.contains(line.p2()));
    }
    EXPECT_TRUE(hasLabel(layout, "6 = dsv3"));
    EXPECT_TRUE(hasLabel(layout, "7"));
}

TEST_F(MarksLayoutTest, JoinsPresetsAtOnePoint) {
    m_data.presets.push_back({QStringLiteral("ours"), m_data.presets.front().mark});
    const MarksLayout layout = layoutMarks(m_data, {plot, fullRanges(m_data)}, m_font);
    EXPECT_TRUE(hasLabel(layout, "0 = none, ours"));
}

TEST_F(MarksLayoutTest, WithoutAnAnalysisShowsThePresetsAlone) {
    m_data.analysis = nullptr;
    const MarksLayout layout = layoutMarks(m_data, {plot, fullRanges(m_data)}, m_font);
    EXPECT_TRUE(layout.frontier.empty());
    EXPECT_TRUE(layout.hull.empty());
    EXPECT_EQ(layout.presets.size(), m_data.presets.size() - 2);
    EXPECT_TRUE(hasLabel(layout, "dsv3"));
}

} // namespace
} // namespace ui
