#include "ui/step_bar/step_bar_rulers.h"

#include "core/format.h"
#include "ui/chart/chart_map.h"

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double oneGib = 1 << 30;
constexpr double perTick = 55; // pixels
constexpr double fromLine = 4; // pixels between a line and its label
constexpr double apart = 8;

} // namespace

std::vector<GibTick> gibTicks(core::Bytes extent, double length) {
    const double gib = static_cast<double>(extent.value) / oneGib;
    const double step = tickStep(gib, std::max(1, static_cast<int>(length / perTick)));
    const int decimals = tickDecimals(step);
    std::vector<GibTick> ticks;
    for (int i = 0; i * step <= gib * (1 + 1e-9); ++i) {
        const core::Bytes at{std::llround(i * step * oneGib)};
        ticks.push_back({i * step / gib * length, QString::fromStdString(core::format::gib(at, i == 0 ? 0 : decimals))});
    }
    return ticks;
}

std::vector<PlacedLineLabel> placeLineLabels(std::vector<LineLabel> labels, double left, double right) {
    std::ranges::stable_sort(labels, {}, &LineLabel::at);
    std::vector<PlacedLineLabel> placed;
    for (const LineLabel& label : labels) {
        const bool leftOfLine = (labels.size() > 1 && &label == &labels.front()) || label.x + fromLine + label.width > right;
        const double x = leftOfLine ? label.x - fromLine - label.width : label.x + fromLine;
        placed.push_back({std::clamp(x, left, std::max(left, right - label.width)), label.text, label.use});
    }
    if (placed.size() == 2) {
        const double firstEnd = placed[0].x + labels[0].width + apart;
        placed[1].x = std::clamp(firstEnd, placed[1].x, std::max(placed[1].x, right - labels[1].width));
        placed[0].x = std::max(left, std::min(placed[0].x, placed[1].x - apart - labels[0].width));
    }
    return placed;
}

} // namespace ui
