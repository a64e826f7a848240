#pragma once

#include "ui/step_bar/step_bar_layout.h"

#include <vector>

namespace ui {

/// A tick of a ruler, in pixels from its start.
struct GibTick {
    double along = 0;
    QString text; // "20", without the unit
    friend bool operator==(const GibTick&, const GibTick&) = default;
};

/// From 0 to `extent` at steps of 1, 2 or 5 times a power of ten GiB, at least 55 pixels apart on a ruler of that length.
std::vector<GibTick> gibTicks(core::Bytes extent, double length);

/// The label of a number on the ruler: where the number is, and how wide the label.
struct LineLabel {
    core::Bytes at;
    double x = 0;
    double width = 0;
    QString text;
    StepBarUse use{};
};
struct PlacedLineLabel {
    double x = 0;
    QString text;
    StepBarUse use{};
};

/// Of two labels, that of the smaller number ends left of its line, the other begins right of its own; one alone stands right of its
/// line, or left of it at the ruler's end. Pushed inside and apart where they must be: there is room where both are no wider than the
/// ruler.
std::vector<PlacedLineLabel> placeLineLabels(std::vector<LineLabel> labels, double left, double right);

} // namespace ui
