#pragma once

#include "ui/chart/chart_part.h"
#include "ui/chart_options.h"
#include "ui/diagram/diagram_part.h"
#include "ui/theme.h"

#include <QByteArray>

#include <optional>

namespace ui {

/// What is remembered from one start to the next.
struct Settings {
    std::optional<ThemeName> theme; // none: as the desktop has it
    ChartOptions chart;
    ChartPart chartPart;
    bool animated = true; // changes in the diagram move
    DiagramPart diagram;
    QByteArray geometry;
    double diagramShare = 0.44; // of the window's width
    QByteArray docks;
};

Settings loadSettings();
void saveSettings(const Settings& settings);

/// The setting, or what the desktop's own palette suggests. Asks the application's palette, so ask before changing it.
ThemeName chosenTheme(const Settings& settings);

} // namespace ui
