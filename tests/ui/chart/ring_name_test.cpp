#include "ui/chart/ring_name.h"

#include "tests/ui/support/analysed_document.h"

#include <gtest/gtest.h>

namespace ui {
namespace {

const QRectF plot(45, 60, 825, 500);

class RingName : public testing::Test {
protected:
    RingName() { m_font.setPixelSize(13); }

    AnalysedDocument m_document;
    ChartData m_data = chartData(m_document);
    ChartMap m_map{plot, fullRanges(m_data)};
    QFont m_font{QStringLiteral("DejaVu Sans")};
};

TEST_F(RingName, standsBesideTheRingClearOfLabelsAndMarks) {
    const MarksLayout layout = layoutMarks(m_data, m_map, m_font);
    int placed = 0;
    const auto& outcomes = m_document.analysis()->enumeration->outcomes;
    for (std::size_t i = 0; i < outcomes.size(); i += outcomes.size() / 40) {
        const QPointF ring = m_map.toScene(m_data.scale.at(outcomes[i].point));
        const auto name = placeRingName(QStringLiteral("lean"), ring, layout, {}, plot, m_font);
        if (!name) {
            continue;
        }
        ++placed;
        EXPECT_TRUE(plot.contains(name->rect));
        EXPECT_EQ(name->target, (HitTarget{Hit::Kind::Current, 0}));
        EXPECT_GT(distance(ring, name->rect), ringRadius);
        for (const PlacedLabel& label : layout.labels) {
            EXPECT_FALSE(overlap(label.rect, name->rect));
        }
        for (const QPointF vertex : layout.hull) {
            EXPECT_GE(distance(vertex, name->rect), hullRadius);
        }
    }
    EXPECT_GT(placed, 35);
}

TEST_F(RingName, isNoneOfALonePolicy) {
    EXPECT_FALSE(placeRingName({}, plot.center(), layoutMarks(m_data, m_map, m_font), {}, plot, m_font));
}

TEST_F(RingName, keepsOffWhatIsReserved) {
    MarksRoom room;
    room.reserved.push_back(QRectF(plot.center() + QPointF(5, -60), QSizeF(400, 120)));
    const auto name = placeRingName(QStringLiteral("lean"), plot.center(), layoutMarks(m_data, m_map, m_font), room, plot, m_font);
    ASSERT_TRUE(name);
    EXPECT_FALSE(overlap(name->rect, room.reserved.front()));
}

} // namespace
} // namespace ui
