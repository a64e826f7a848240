#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include <array>

namespace ui {

enum class ThemeName { Light, Dark };

/// Every colour that the program paints, by what it means. Text keeps 4.5:1 against what it stands on, marks 3:1.
struct Theme {
    ThemeName name = ThemeName::Light;

    QColor window; // behind the panels, toolbars, menus
    QColor panel;  // chart, diagram and readout stand on it
    QColor panelBorder;
    QColor text;
    QColor secondaryText;
    QColor disabledText;
    QColor accent;     // focus, selection
    QColor accentText; // on accent
    QColor error;

    QColor grid;
    QColor axis;
    std::array<QColor, 4> cloud; // few to many policies at one place; opaque, on panel
    QColor frontier;
    QColor hull;
    QColor preset;      // ring and name of a preset
    QColor listed;      // sign and name of a policy of the file's list
    QColor current;     // ring of the policy in the diagram
    QColor currentHalo; // keeps the ring visible over the cloud
    QColor pinned;      // ring of the policy that is compared with it
    QColor budget;      // the line of a memory budget, and what fits under it
    QColor veil;        // over what does not fit; translucent
    QColor shadow;      // around a card, where it is darkest; translucent

    QColor opFill;
    QColor opBorder;
    QColor recomputeFill; // an op that is recomputed
    QColor recomputeBorder;
    QColor recomputeText; // on recomputeFill, and for the mark's sign
    QColor addedFill;     // an op that a hull step adds to the step before
    QColor addedText;     // on addedFill
    QColor difference;    // an op that two compared policies mark differently
    QColor commBorder;    // communication ops, and what replays them at no price
    QColor stash;         // what is kept for backward
    QColor stashText;
    QColor cost; // bars of forward cost
    QColor wire;
};

Theme theme(ThemeName name);

/// For print: black, white and greys, in an order that a copier keeps. From dark to light: the hull and the ring of the policy in the
/// diagram, what a hull step adds, the frontier, presets, the four greys of the cloud, the grid.
Theme paperTheme();

/// The palette of the program's widgets in this theme.
QPalette palette(const Theme& theme);

} // namespace ui
