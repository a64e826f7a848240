#pragma once

#include "ui/chart/cells.h"
#include "ui/chart/label_layout.h"

namespace ui {

/// What marks and the labels placed so far have taken.
struct TakenPlaces {
    explicit TakenPlaces(const LabelSurroundings& surroundings);

    std::vector<QRectF> rects; // of labels
    std::vector<QLineF> leaders;
    Cells<QRectF> marksByCell;
    Cells<QRectF> rectsByCell;
    Cells<QLineF> leadersByCell;
    std::vector<QSizeF> tooLarge; // sizes for which there is no room left
};

void take(TakenPlaces& taken, const LabelPlace& place);

/// A clear place at the label's marks that none further out can better; not placed if there is none.
LabelPlace placeNear(const LabelRequest& request, const LabelSurroundings& surroundings, const TakenPlaces& taken);

/// The best of some places near and some moved away, at least `standoff` pixels from the mark's room. A positive one leaves the
/// ground around a crowd of marks to the leaders.
LabelPlace placeAway(const LabelRequest& request, const LabelSurroundings& surroundings, const TakenPlaces& taken, double standoff = 0);

/// The nearest of all places that can be joined to the label's marks. Slow.
LabelPlace placeAnywhere(const LabelRequest& request, const LabelSurroundings& surroundings, TakenPlaces& taken);

} // namespace ui
