#include "ui/theme.h"

namespace ui {
namespace {

Theme lightTheme() {
    return {
        .name = ThemeName::Light,
        .window = QColor(0xf6f5f1),
        .panel = QColor(0xffffff),
        .panelBorder = QColor(0xdedbd3),
        .text = QColor(0x1b1b1a),
        .secondaryText = QColor(0x5f5d57),
        .disabledText = QColor(0x8b8983),
        .accent = QColor(0x087a80),
        .accentText = QColor(0xffffff),
        .error = QColor(0xb3362a),
        .grid = QColor(0xebe9e3),
        .axis = QColor(0x8b8983),
        .cloud = {QColor(0xd6d3c8), QColor(0xbdb9ab), QColor(0x9f9b8c), QColor(0x7d7a6d)},
        .frontier = QColor(0x55534c),
        .hull = QColor(0x1b1b1a),
        .preset = QColor(0x5f5d57),
        .listed = QColor(0x2f6fb0),
        .current = QColor(0xd98a00),
        .currentHalo = QColor(0xffffff),
        .pinned = QColor(0x1b1b1a),
        .budget = QColor(0xb3362a),
        .veil = QColor(0xf6, 0xf5, 0xf1, 0xb4),
        .shadow = QColor(0x1b, 0x1b, 0x1a, 0x38),
        .opFill = QColor(0xffffff),
        .opBorder = QColor(0x55534c),
        .recomputeFill = QColor(0xa9dddb),
        .recomputeBorder = QColor(0x087a80),
        .recomputeText = QColor(0x06484c),
        .addedFill = QColor(0x087a80),
        .addedText = QColor(0xffffff),
        .difference = QColor(0xa3195b),
        .commBorder = QColor(0x5a4fc2),
        .stash = QColor(0xd98a00),
        .stashText = QColor(0x8a5700),
        .cost = QColor(0x55534c),
        .wire = QColor(0x7d7a72),
    };
}

Theme darkTheme() {
    return {
        .name = ThemeName::Dark,
        .window = QColor(0x1d1e20),
        .panel = QColor(0x26272a),
        .panelBorder = QColor(0x3b3d41),
        .text = QColor(0xeceae4),
        .secondaryText = QColor(0xb2afa7),
        .disabledText = QColor(0x85837c),
        .accent = QColor(0x41b9b6),
        .accentText = QColor(0x0d1f20),
        .error = QColor(0xff8f80),
        .grid = QColor(0x36383c),
        .axis = QColor(0x85837c),
        .cloud = {QColor(0x43443f), QColor(0x5a5b54), QColor(0x787970), QColor(0x9c9d92)},
        .frontier = QColor(0xc9c6bd),
        .hull = QColor(0xf4f2ec),
        .preset = QColor(0xb2afa7),
        .listed = QColor(0x86bdf2),
        .current = QColor(0xffb938),
        .currentHalo = QColor(0x26272a),
        .pinned = QColor(0xeceae4),
        .budget = QColor(0xff8f80),
        .veil = QColor(0x1d, 0x1e, 0x20, 0xb4),
        .shadow = QColor(0x00, 0x00, 0x00, 0x90),
        .opFill = QColor(0x2c2d31),
        .opBorder = QColor(0x9b9991),
        .recomputeFill = QColor(0x17595a),
        .recomputeBorder = QColor(0x4cc4c0),
        .recomputeText = QColor(0xd9f5f3),
        .addedFill = QColor(0x4cc4c0),
        .addedText = QColor(0x0d1f20),
        .difference = QColor(0xff7eb6),
        .commBorder = QColor(0xa79dff),
        .stash = QColor(0xe9a32a),
        .stashText = QColor(0xf0b95c),
        .cost = QColor(0xb2afa7),
        .wire = QColor(0x8f8d86),
    };
}

} // namespace

Theme paperTheme() {
    return {
        .name = ThemeName::Light,
        .window = QColor(0xffffff),
        .panel = QColor(0xffffff),
        .panelBorder = QColor(0xbfbfbf),
        .text = QColor(0, 0, 0),
        .secondaryText = QColor(0x303030),
        .disabledText = QColor(0x6e6e6e),
        .accent = QColor(0, 0, 0),
        .accentText = QColor(0xffffff),
        .error = QColor(0, 0, 0),
        .grid = QColor(0xe6e6e6),
        .axis = QColor(0x6e6e6e),
        .cloud = {QColor(0xe2e2e2), QColor(0xcdcdcd), QColor(0xb4b4b4), QColor(0x989898)},
        .frontier = QColor(0x4a4a4a),
        .hull = QColor(0, 0, 0),
        .preset = QColor(0x6e6e6e),
        .listed = QColor(0x4a4a4a),
        .current = QColor(0, 0, 0),
        .currentHalo = QColor(0xffffff),
        .pinned = QColor(0x4a4a4a),
        .budget = QColor(0x4a4a4a),
        .veil = QColor(0xee, 0xee, 0xee, 0xb4),
        .shadow = QColor(0, 0, 0, 0x30),
        .opFill = QColor(0xffffff),
        .opBorder = QColor(0x4a4a4a),
        .recomputeFill = QColor(0xd0d0d0),
        .recomputeBorder = QColor(0x6e6e6e),
        .recomputeText = QColor(0, 0, 0),
        .addedFill = QColor(0x303030),
        .addedText = QColor(0xffffff),
        .difference = QColor(0, 0, 0),
        .commBorder = QColor(0x8c8c8c),
        .stash = QColor(0x6e6e6e),
        .stashText = QColor(0x303030),
        .cost = QColor(0x4a4a4a),
        .wire = QColor(0x8c8c8c),
    };
}

Theme theme(ThemeName name) {
    return name == ThemeName::Dark ? darkTheme() : lightTheme();
}

QPalette palette(const Theme& theme) {
    QPalette palette;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.panel);
    palette.setColor(QPalette::AlternateBase, theme.window);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.secondaryText);
    palette.setColor(QPalette::Button, theme.panel);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.error);
    palette.setColor(QPalette::ToolTipBase, theme.panel);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.accentText);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::Light, theme.panel);
    palette.setColor(QPalette::Midlight, theme.panelBorder);
    palette.setColor(QPalette::Mid, theme.panelBorder);
    palette.setColor(QPalette::Dark, theme.axis);
    palette.setColor(QPalette::Shadow, theme.axis);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, theme.disabledText);
    }
    return palette;
}

} // namespace ui
