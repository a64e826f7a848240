#include "ui/film/text_flow.h"

#include <cmath>
#include <optional>

namespace ui {
namespace {

constexpr double rounding = 0.5;

} // namespace

QStringList unbreakable(const QString& text) {
    QStringList pieces;
    bool joins = false;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (joins) {
            pieces.back() += QLatin1Char(' ') + word;
        } else {
            pieces.push_back(word);
        }
        joins = word == QLatin1String("+") || word == QLatin1String("=");
    }
    return pieces;
}

QStringList wrapText(const QString& text, const QFontMetricsF& metrics, double width, int mostLines) {
    QStringList lines;
    const QStringList words = unbreakable(text);
    for (qsizetype next = 0; next < words.size();) {
        QString line = words[next++];
        bool fits = metrics.horizontalAdvance(line) <= width + rounding;
        while (next < words.size()) {
            const QString longer = line + QLatin1Char(' ') + words[next];
            const bool longerFits = metrics.horizontalAdvance(longer) <= width + rounding;
            if (!longerFits && lines.size() + 1 < mostLines) {
                break;
            }
            line = longer;
            fits = longerFits;
            ++next;
        }
        lines << (fits ? line : metrics.elidedText(line, Qt::ElideRight, width + rounding));
    }
    return lines;
}

FlowedText flowText(const QString& text, const QFontMetricsF& metrics, double width, QSizeF sample) {
    FlowedText flowed;
    const double space = metrics.horizontalAdvance(QLatin1Char(' '));
    const double lineHeight = sample.height();
    double x = 0;
    double y = 0;
    bool joins = false;                   // the next word continues the last run
    std::optional<std::size_t> sampleNow; // stands in front of the next word
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (word == QLatin1String("%1") || word == QLatin1String("%2")) {
            sampleNow = word == QLatin1String("%1") ? 0 : 1;
            continue;
        }
        const double advance = metrics.horizontalAdvance(word);
        const double before = sampleNow ? sample.width() + space : 0;
        if (x > 0 && x + before + advance > width) {
            x = 0;
            y += lineHeight;
            joins = false;
        }
        if (sampleNow) {
            flowed.samples[*sampleNow] = {std::round(x), y};
            sampleNow.reset();
            x += before;
            joins = false;
        }
        if (joins) {
            FlowedRun& run = flowed.runs.back();
            run.text += QLatin1Char(' ') + word;
            run.rect.setRight(x + advance);
        } else {
            flowed.runs.push_back({word, {x, y, advance, lineHeight}});
        }
        joins = true;
        x += advance + space;
    }
    flowed.height = y + lineHeight;
    return flowed;
}

} // namespace ui
