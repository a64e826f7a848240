#include "ui/film/text_flow.h"

#include <QFont>
#include <gtest/gtest.h>

#include <algorithm>

namespace ui {
namespace {

QFontMetricsF metrics() {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(10);
    return QFontMetricsF(font);
}

QString joined(const QStringList& lines) {
    return lines.join(QLatin1Char(' '));
}

TEST(TextFlow, BreaksBetweenWordsAndKeepsASignWithItsWord) {
    const QString text = QStringLiteral("+ out-proj, residual = dsv3");
    EXPECT_EQ(unbreakable(text), QStringList({QStringLiteral("+ out-proj,"), QStringLiteral("residual"), QStringLiteral("= dsv3")}));
    EXPECT_TRUE(wrapText({}, metrics(), 100, 3).isEmpty());
}

TEST(TextFlow, LinesAreNoWiderThanAllowedAndLoseNothingThatFits) {
    const QString text = QStringLiteral("+ RMSNorm ×2, q up, RoPE, attention, gate/up");
    const double whole = metrics().horizontalAdvance(text);
    EXPECT_EQ(wrapText(text, metrics(), whole, 3), QStringList(text));
    for (double width = 12; width < whole; width += 5) {
        const QStringList lines = wrapText(text, metrics(), width, 3);
        EXPECT_LE(lines.size(), 3);
        for (const QString& line : lines) {
            EXPECT_LE(metrics().horizontalAdvance(line), width + 1) << line.toStdString();
        }
        EXPECT_TRUE(joined(lines) == text || joined(lines).contains(QChar(0x2026))) << joined(lines).toStdString();
    }
    EXPECT_EQ(joined(wrapText(text, metrics(), whole / 2, 3)), text);
    EXPECT_TRUE(wrapText(text, metrics(), whole / 4, 3).last().endsWith(QChar(0x2026)));
}

TEST(TextFlow, SamplesStandBeforeTheirWords) {
    const QString text = QStringLiteral("each step recomputes %1 what the step before did, plus %2 what it adds.");
    for (const double width : {1000.0, 250.0, 120.0, 60.0}) {
        const FlowedText flowed = flowText(text, metrics(), width, {8, 14});
        QStringList words;
        for (const FlowedRun& run : flowed.runs) {
            words << run.text;
            EXPECT_LE(run.rect.right(), width + 1);
            EXPECT_LE(run.rect.bottom(), flowed.height);
            for (const QPointF& sample : flowed.samples) {
                EXPECT_FALSE(run.rect.intersects({sample, QSizeF(8, 14)})) << width;
            }
        }
        EXPECT_EQ(joined(words), QString(text).remove(QStringLiteral("%1 ")).remove(QStringLiteral("%2 ")));
        for (const QPointF& sample : flowed.samples) {
            const bool named = std::ranges::any_of(flowed.runs, [&](const FlowedRun& run) {
                return run.text.startsWith(QStringLiteral("what")) && run.rect.top() == sample.y() && run.rect.left() > sample.x() + 8 &&
                       run.rect.left() < sample.x() + 16;
            });
            EXPECT_TRUE(named) << width;
        }
    }
}

} // namespace
} // namespace ui
