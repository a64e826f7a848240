#include "ui/chart/marks_layout.h"

#include "ui/chart/chart_text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

namespace ui {
namespace {

constexpr double reach = ringRadius + 4; // labels keep clear of the ring that any mark can get
constexpr double edgeClearance = 6;      // between a label and the edge of the plot area
constexpr double gapClearance = 8;       // around the middle of the line between two frontiers
constexpr double smallerText = 0.92;     // labels against titles

QRectF around(QPointF centre, double radius) {
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

QString joined(const QString& names, const QString& name) {
    return names.isEmpty() ? name : names + QStringLiteral(", ") + name;
}

/// Presets with a place on the chart, those of one point together.
struct PresetPlace {
    core::Point point;
    QString names;
    bool unpriced = false;
    std::size_t first = 0; // of them
};

std::vector<PresetPlace> presetPlaces(const ChartData& data) {
    std::vector<PresetPlace> places;
    for (std::size_t i = 0; i < data.presets.size(); ++i) {
        const PresetMark& preset = data.presets[i];
        if (preset.mark.outside) {
            continue;
        }
        const auto same = std::ranges::find(places, preset.mark.point, &PresetPlace::point);
        if (same != places.end()) {
            same->names = joined(same->names, preset.label);
            same->unpriced = same->unpriced || preset.mark.unpriced;
        } else {
            places.push_back({preset.mark.point, preset.label, preset.mark.unpriced, i});
        }
    }
    return places;
}

class Builder {
public:
    Builder(const ChartData& data, const ChartMap& map, const QFont& font, const MarksRoom& room)
        : m_data(data),
          m_map(map),
          m_font(font),
          m_room(room) {}

    MarksLayout build() {
        const std::vector<PresetPlace> presets = presetPlaces(m_data);
        m_surroundings.bounds = m_map.plot.adjusted(edgeClearance, edgeClearance, -edgeClearance, -edgeClearance);
        m_surroundings.marks = m_room.reserved;
        m_surroundings.lines = m_room.lines;
        m_layout.hullRadius = m_room.vertexRadius;
        const ChartOptions& shown = m_data.options;
        if (m_data.analysis && shown.frontier) {
            addFrontier();
            addCommSavedFrontier();
        }
        if (m_data.analysis && shown.hull) {
            addHull(shown.presets ? presets : std::vector<PresetPlace>());
        }
        if (shown.presets) {
            addPresets(presets);
        }
        if (shown.labels) {
            placeAll();
        } else {
            m_layout.labels.clear();
        }
        return std::move(m_layout);
    }

private:
    /// Labels for which there is no room go; the numbers of the hull first try without their names.
    void placeAll() {
        if (const std::vector<std::size_t> unplaced = placeOrFindUnplaced(); !unplaced.empty() && shortened(unplaced)) {
            placeOrFindUnplaced();
        }
        std::erase_if(m_layout.labels, [](const PlacedLabel& label) { return label.rect.isNull(); });
    }

    /// The hull's numbers before the names, and short labels first: long ones read well a little further away too. Returns the
    /// labels that find no place.
    std::vector<std::size_t> placeOrFindUnplaced() {
        std::vector<std::size_t> order(m_requests.size());
        std::iota(order.begin(), order.end(), 0);
        std::ranges::stable_sort(
            order, {}, [&](std::size_t i) { return std::pair(!m_layout.labels[i].parts.front().number, m_requests[i].size.width()); });
        std::vector<LabelRequest> requests;
        std::ranges::transform(order, std::back_inserter(requests), [&](std::size_t i) { return m_requests[i]; });
        const std::vector<LabelPlace> places = placeLabels(requests, m_surroundings);
        std::vector<std::size_t> unplaced;
        for (std::size_t i = 0; i < places.size(); ++i) {
            PlacedLabel& label = m_layout.labels[order[i]];
            label.rect = places[i].rect;
            label.leader = places[i].leader;
            if (!places[i].placed) {
                unplaced.push_back(order[i]);
            }
        }
        return unplaced;
    }

    bool shortened(const std::vector<std::size_t>& labels) {
        bool any = false;
        for (const std::size_t i : labels) {
            std::vector<LabelPart>& parts = m_layout.labels[i].parts;
            if (parts.front().number && parts.size() > 1) {
                parts.resize(1);
                m_requests[i].size = sizeOf(parts);
                any = true;
            }
        }
        return any;
    }

    QPointF place(core::Point point) const { return m_map.toScene(m_data.scale.at(point)); }
    bool shows(core::Point point) const { return m_map.ranges.contains(m_data.scale.at(point)); }

    void addFrontier() {
        for (const core::Outcome& outcome : m_data.analysis->frontier) {
            if (shows(outcome.point)) {
                m_layout.frontier.push_back(place(outcome.point));
            }
        }
        m_surroundings.points = m_layout.frontier;
    }

    void addCommSavedFrontier() {
        if (!m_data.analysis->commSavedFrontier) {
            return;
        }
        for (const core::Outcome& outcome : *m_data.analysis->commSavedFrontier) {
            if (shows(outcome.point)) {
                m_layout.commSaved.push_back(place(outcome.point));
                m_surroundings.points.push_back(m_layout.commSaved.back());
            }
        }
        addGap(*m_data.analysis->commSavedFrontier);
    }

    /// Between the policies of both frontiers that cost the same, where most room is beside the presets.
    void addGap(const std::vector<core::Outcome>& commSaved) {
        const auto costOf = [](const core::Outcome& outcome) { return outcome.point.cost; };
        double most = 0;
        for (const core::Outcome& outcome : commSaved) {
            const auto same = std::ranges::lower_bound(m_data.analysis->frontier, outcome.point.cost, {}, costOf);
            if (same == m_data.analysis->frontier.end() || same->point.cost != outcome.point.cost || !shows(outcome.point) ||
                !shows(same->point)) {
                continue;
            }
            const QLineF between(place(outcome.point), place(same->point));
            const double room = roomAround(between.center());
            if (room > most) {
                most = room;
                m_layout.gap = between;
            }
        }
        const QString text = gapText(m_data);
        if (!m_layout.gap.isNull() && !text.isEmpty()) {
            const QRectF named = around(m_layout.gap.center(), gapClearance);
            addLabel({{text, false}}, named,
                     {Side::Right, Side::AboveRight, Side::BelowRight, Side::Left, Side::AboveLeft, Side::BelowLeft},
                     {m_layout.gap.center()}, 0);
        }
    }

    double roomAround(QPointF position) const {
        const QRectF& plot = m_map.plot;
        double room = std::min(plot.right() - position.x(), position.x() - plot.left());
        const auto include = [&](core::Point point) {
            if (shows(point)) {
                room = std::min(room, QLineF(place(point), position).length());
            }
        };
        for (const PresetMark& preset : m_data.presets) {
            include(preset.mark.point);
        }
        for (const core::HullStep& step : m_data.analysis->hull) {
            include(step.outcome.point);
        }
        return room;
    }

    void addHull(const std::vector<PresetPlace>& presets) {
        std::vector<QPointF> vertices;
        std::vector<QString> names;
        for (const core::HullStep& step : m_data.analysis->hull) {
            const core::Point point = step.outcome.point;
            const QPointF vertex = place(point);
            if (!vertices.empty()) {
                const QLineF line = clipped({vertices.back(), vertex}, m_map.plot);
                if (!line.isNull()) {
                    m_layout.hullLines.push_back(line);
                    m_surroundings.lines.push_back(line);
                }
            }
            vertices.push_back(vertex);
            const auto preset = std::ranges::find(presets, point, &PresetPlace::point);
            names.push_back(preset == presets.end() ? QString() : preset->names);
        }
        for (const VertexGroup group : groupVertices(vertices, m_room.groupDistance)) {
            addGroup(group, vertices, names);
        }
    }

    void addGroup(VertexGroup group, const std::vector<QPointF>& vertices, const std::vector<QString>& names) {
        QRectF named;
        std::vector<QPointF> anchors;
        for (std::size_t i = group.first; i <= group.last; ++i) {
            if (shows(m_data.analysis->hull[i].outcome.point)) {
                m_layout.hull.push_back(vertices[i]);
                anchors.push_back(vertices[i]);
                named |= around(vertices[i], reach);
                m_surroundings.marks.push_back(around(vertices[i], reach));
            }
        }
        if (!named.isNull()) {
            // Nothing lies below the hull, so a label there stands on clean ground.
            addLabel(
                groupLabel(group, names), named,
                {Side::BelowLeft, Side::Below, Side::Left, Side::Right, Side::AboveRight, Side::Above, Side::BelowRight, Side::AboveLeft},
                std::move(anchors), m_room.vertexRadius);
            if (group.first == group.last) {
                m_layout.labels.back().target = {Hit::Kind::Hull, group.first};
            }
        }
    }

    void addPresets(const std::vector<PresetPlace>& presets) {
        for (const PresetPlace& preset : presets) {
            if (!shows(preset.point)) {
                continue;
            }
            const QPointF centre = place(preset.point);
            m_layout.presets.push_back({centre, preset.unpriced});
            if (!isNumbered(preset.point)) {
                m_surroundings.marks.push_back(around(centre, reach));
                addLabel({{preset.names, false}}, around(centre, reach),
                         {Side::Right, Side::Left, Side::AboveRight, Side::BelowRight, Side::Above, Side::Below, Side::AboveLeft,
                          Side::BelowLeft},
                         {centre}, presetRadius);
                m_layout.labels.back().target = {Hit::Kind::Preset, preset.first};
            }
        }
    }

    bool isNumbered(core::Point point) const {
        const auto pointOf = [](const core::HullStep& step) { return step.outcome.point; };
        return m_data.analysis && m_data.options.hull &&
               std::ranges::find(m_data.analysis->hull, point, pointOf) != m_data.analysis->hull.end();
    }

    QSizeF sizeOf(const std::vector<LabelPart>& parts) const {
        double width = 0;
        for (const LabelPart& part : parts) {
            width += partWidth(part, m_font);
        }
        return {width, QFontMetricsF(labelFont(m_font, true)).height()};
    }

    void addLabel(std::vector<LabelPart> parts, const QRectF& named, std::vector<Side> sides, std::vector<QPointF> anchors,
                  double anchorRadius) {
        m_requests.push_back({named, sizeOf(parts), std::move(sides), std::move(anchors), anchorRadius});
        m_layout.labels.push_back({std::move(parts), {}, {}, {}});
    }

    const ChartData& m_data;
    const ChartMap& m_map;
    const QFont& m_font;
    const MarksRoom& m_room;
    MarksLayout m_layout;
    LabelSurroundings m_surroundings;
    std::vector<LabelRequest> m_requests;
};

} // namespace

MarksLayout layoutMarks(const ChartData& data, const ChartMap& map, const QFont& font, const MarksRoom& room) {
    return Builder(data, map, font, room).build();
}

QFont labelFont(const QFont& font, bool number) {
    QFont smaller = font;
    if (font.pointSizeF() > 0) {
        smaller.setPointSizeF(font.pointSizeF() * smallerText);
    } else {
        smaller.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * smallerText))));
    }
    smaller.setBold(number);
    return smaller;
}

double partWidth(const LabelPart& part, const QFont& font) {
    return QFontMetricsF(labelFont(font, part.number)).horizontalAdvance(part.text);
}

} // namespace ui
