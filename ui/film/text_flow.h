#pragma once

#include <QFontMetricsF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace ui {

/// The text in pieces that a line must not break: words, and a sign like + or = with the word behind it.
QStringList unbreakable(const QString& text);

/// Broken between such pieces into at most `mostLines` lines no wider than `width`; what has no room ends in "…". None for an empty text.
QStringList wrapText(const QString& text, const QFontMetricsF& metrics, double width, int mostLines);

/// Words that stand on one line.
struct FlowedRun {
    QString text;
    QRectF rect;
};

struct FlowedText {
    std::vector<FlowedRun> runs;
    std::array<QPointF, 2> samples; // top left
    double height = 0;
};

/// A text with a sample in the places of %1 and %2, broken at spaces into as many lines as it needs; a sample stays with the word
/// behind it.
FlowedText flowText(const QString& text, const QFontMetricsF& metrics, double width, QSizeF sample);

} // namespace ui
