#pragma once

namespace ui {

/// How the stash is read on the chart and beside it.
enum class StashUnit { GibPerRank, KibPerTokenLayer };

/// What of the data the chart and the window around it show, and how. What is not drawn cannot be hit.
struct ChartOptions {
    bool cloud = true;
    bool frontier = true;
    bool hull = true;
    bool presets = true;
    bool listed = true; // the policies of the file's list, where it has several
    bool grid = true;
    bool labels = true;
    bool film = true;      // the hull step by step, under the chart
    bool leftEdge = false; // an inset that magnifies what replays next to nothing
    bool swapped = false;  // memory across, replay up
    StashUnit unit = StashUnit::GibPerRank;

    friend bool operator==(const ChartOptions&, const ChartOptions&) = default;
};

} // namespace ui
