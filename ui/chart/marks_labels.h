#pragma once

#include "ui/chart/hit_test.h"
#include "ui/chart/label_layout.h"

#include <QFont>
#include <QLineF>

#include <optional>
#include <vector>

namespace ui {

/// A label and where it stands. Its parts are set side by side from the left.
struct PlacedLabel {
    std::vector<LabelPart> parts;
    QRectF rect;
    std::optional<QLineF> leader;    // from its mark, if it stands away from it
    std::optional<HitTarget> target; // what a click on it means: a label of one vertex, listed policy or preset
};

/// The labels of a chart's marks, as they are gathered.
class MarksLabels {
public:
    explicit MarksLabels(const QFont& font)
        : m_font(font) {}

    LabelSurroundings& surroundings() { return m_surroundings; }

    /// `where` names the marks; its size is the parts'.
    void add(std::vector<LabelPart> parts, LabelRequest where, std::optional<HitTarget> target = {});
    /// Those for which there is room. The hull's numbers come before the names, and try without their own where there is none.
    std::vector<PlacedLabel> place();

private:
    /// Returns the labels that find no place.
    std::vector<std::size_t> placeOrFindUnplaced();
    bool shortened(const std::vector<std::size_t>& labels);
    QSizeF sizeOf(const std::vector<LabelPart>& parts) const;

    QFont m_font;
    LabelSurroundings m_surroundings;
    std::vector<LabelRequest> m_requests; // one a label
    std::vector<PlacedLabel> m_labels;
};

/// The font of a part of a label, from the chart's own.
QFont labelFont(const QFont& font, bool number);
double partWidth(const LabelPart& part, const QFont& font);
/// A name that someone gave, as much of it as a label has room for.
QString labelName(const QString& name, const QFont& font);

} // namespace ui
