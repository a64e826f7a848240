#include "ui/diagram/diagram_legend.h"

#include <algorithm>
#include <vector>

namespace ui {
namespace {

constexpr double lineHeight = 12;
constexpr double betweenEntries = 12;
constexpr double betweenSampleAndText = 4;

struct Entry {
    LegendKind kind;
    QSizeF sample;
    double textWidth;
};

std::vector<Entry> entriesOf(const DiagramLayout& layout) {
    constexpr QSizeF square(DiagramLayout::squareSize, DiagramLayout::squareSize);
    constexpr double bar = DiagramLayout::forwardLength * DiagramLayout::legendShare;
    const auto has = [&layout](core::OpKind kind) {
        return std::ranges::any_of(layout.boxes, [kind](const DiagramBox& box) { return box.kind == kind; });
    };
    std::vector<Entry> entries = {{LegendKind::Stashed, square, 168},
                                  {LegendKind::NotStashed, square, 76},
                                  {LegendKind::Cost, {bar, 2.5}, 204},
                                  {LegendKind::Recomputed, {12, 12}, 118},
                                  {LegendKind::Pointless, {12, 12}, 130}};
    if (has(core::OpKind::Comm)) {
        entries.push_back({LegendKind::Communication, {15, 9}, 76});
    }
    if (has(core::OpKind::Add)) {
        entries.push_back({LegendKind::Add, {15, 9}, 20});
    }
    if (!layout.ties.empty()) {
        entries.push_back({LegendKind::OneMark, {21, 9}, 48});
    }
    return entries;
}

} // namespace

double placeLegend(DiagramLayout& layout, QPointF topLeft, double width) {
    QPointF at = topLeft;
    for (const Entry& entry : entriesOf(layout)) {
        const double needed = entry.sample.width() + betweenSampleAndText + entry.textWidth;
        if (at.x() > topLeft.x() && at.x() + needed > topLeft.x() + width) {
            at = {topLeft.x(), at.y() + legendLine};
        }
        const double centre = at.y() + lineHeight / 2;
        const QRectF sample(QPointF(at.x(), centre - entry.sample.height() / 2), entry.sample);
        const QRectF text(sample.right() + betweenSampleAndText, at.y(), entry.textWidth, lineHeight);
        layout.legend.push_back({entry.kind, sample, text});
        at.rx() = text.right() + betweenEntries;
    }
    return at.y() + lineHeight - topLeft.y();
}

} // namespace ui
