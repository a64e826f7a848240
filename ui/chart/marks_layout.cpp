#include "ui/chart/marks_layout.h"

#include "ui/chart/chart_text.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

constexpr double reach = ringRadius + 4; // labels keep clear of the ring that any mark can get
constexpr double edgeClearance = 6;      // between a label and the edge of the plot area
constexpr double gapClearance = 8;       // around the middle of the line between two frontiers

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
          m_room(room),
          m_labels(font) {}

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
        addListed();
        if (shown.labels) {
            m_layout.labels = m_labels.place();
        }
        return std::move(m_layout);
    }

private:
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
            m_labels.add({{text, false}}, {named,
                                           {},
                                           {Side::Right, Side::AboveRight, Side::BelowRight, Side::Left, Side::AboveLeft, Side::BelowLeft},
                                           {m_layout.gap.center()}});
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
            const bool single = group.first == group.last;
            // Nothing lies below the hull, so a label there stands on clean ground.
            m_labels.add(
                groupLabel(group, names),
                {named,
                 {},
                 {Side::BelowLeft, Side::Below, Side::Left, Side::Right, Side::AboveRight, Side::Above, Side::BelowRight, Side::AboveLeft},
                 std::move(anchors),
                 m_room.vertexRadius},
                single ? std::optional(HitTarget{Hit::Kind::Hull, group.first}) : std::nullopt);
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
                addName(preset.names, centre, presetRadius, {Hit::Kind::Preset, preset.first});
            }
        }
    }

    void addListed() {
        const PolicyMark& current = m_data.current;
        if (!m_data.list.currentName.isEmpty() && !current.outside && shows(current.point)) {
            m_surroundings.marks.push_back(around(place(current.point), reach)); // while it stays there, names are read beside it
        }
        const std::vector<ListedMark>& marks = m_data.list.marks;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            if (shows(marks[i])) {
                const QPointF centre = m_map.toScene(marks[i].value);
                m_layout.listed.push_back({centre, marks[i].elsewhere});
                const bool isNamed = std::any_of(marks.begin(), marks.begin() + static_cast<std::ptrdiff_t>(i),
                                                 [&](const ListedMark& other) { return shows(other) && other.value == marks[i].value; });
                if (!isNamed) {
                    addName(namesAt(marks[i]), centre, listedRadius, {Hit::Kind::Listed, i});
                }
            }
        }
    }

    bool shows(const ListedMark& listed) const { return !listed.mark.outside && m_map.ranges.contains(listed.value); }

    /// All of the list that stand in one place.
    QString namesAt(const ListedMark& first) const {
        constexpr qsizetype most = 3;
        QStringList names;
        for (const ListedMark& listed : m_data.list.marks) {
            if (shows(listed) && listed.value == first.value) {
                names << labelName(listed.name, m_font);
            }
        }
        if (names.size() > most) {
            const QString more = QStringLiteral("+%1").arg(names.size() - most);
            names = names.mid(0, most) << more;
        }
        return names.join(QStringLiteral(", "));
    }

    void addName(const QString& name, QPointF centre, double radius, HitTarget target) {
        m_surroundings.marks.push_back(around(centre, reach));
        m_labels.add(
            {{name, false}},
            {around(centre, reach),
             {},
             {Side::Right, Side::Left, Side::AboveRight, Side::BelowRight, Side::Above, Side::Below, Side::AboveLeft, Side::BelowLeft},
             {centre},
             radius},
            target);
    }

    bool isNumbered(core::Point point) const {
        const auto pointOf = [](const core::HullStep& step) { return step.outcome.point; };
        return m_data.analysis && m_data.options.hull &&
               std::ranges::find(m_data.analysis->hull, point, pointOf) != m_data.analysis->hull.end();
    }

    const ChartData& m_data;
    const ChartMap& m_map;
    const QFont& m_font;
    const MarksRoom& m_room;
    MarksLayout m_layout;
    MarksLabels m_labels;
    LabelSurroundings& m_surroundings = m_labels.surroundings();
};

} // namespace

MarksLayout layoutMarks(const ChartData& data, const ChartMap& map, const QFont& font, const MarksRoom& room) {
    return Builder(data, map, font, room).build();
}

} // namespace ui
