#pragma once

#include "ui/step_bar/step_bar_data.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

namespace ui {

enum class StepBarUse { Value, Text, Tick, Over, Capacity, Budget };
struct StepBarLabel {
    QRectF rect;
    QString text;
    StepBarUse use{};
};

/// A number's place on the upper ruler. Where it is far beyond all else, its label stands at the ruler's end behind an arrow.
struct StepBarLine {
    double x = 0;
    StepBarUse use{}; // Capacity or Budget
};

/// Where everything stands. In the upper half a ruler of GiB, in the lower one of forwards.
struct StepBarLayout {
    QSizeF size;
    QRectF everything; // the ghost: what saving everything would stash
    QRectF stash;
    QRectF over;   // the part of the stash beyond the capacity; empty where it fits
    QRectF swatch; // of the ghost, beside its label
    std::vector<StepBarLine> lines;
    QRectF forward;
    QRectF backward;
    QRectF replay; // empty for a policy that recomputes nothing, or only what costs nothing
    std::vector<double> stashTicks;
    std::vector<double> stepTicks; // each half forward
    double stashRuler = 0;         // y of the two rulers
    double stepRuler = 0;
    std::vector<StepBarLabel> labels; // none meets another; those for which there is no room are left out or shortened
};

/// The font of a label, in relation to the program's.
QFont stepBarFont(const QFont& base, StepBarUse use);
/// The height that the bar needs.
double stepBarHeight(const QFont& base);
/// `width` from 300 pixels on. The lower ruler's scale is that of the layer, whatever the policy; the upper ruler holds the stash, that of
/// saving everything, and the capacity and the budget where they are at most three times as much.
StepBarLayout layoutStepBar(const StepBarData& data, double width, const QFont& base);

} // namespace ui
