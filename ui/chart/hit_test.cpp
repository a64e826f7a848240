#include "ui/chart/hit_test.h"

#include "ui/chart/axis_cells.h"

#include <algorithm>
#include <tuple>

namespace ui {
namespace {

/// Keeps the best of the candidates of one kind that it is shown.
class Nearest {
public:
    Nearest(const ChartData& data, const ChartMap& map, QPointF position)
        : m_data(data),
          m_map(map),
          m_position(position) {}

    void offer(const Hit& candidate) { offer(candidate, m_data.scale.at(candidate.point)); }

    void offer(const Hit& candidate, QPointF value) {
        if (!m_map.ranges.contains(value)) {
            return;
        }
        const QPointF away = m_map.toScene(value) - m_position;
        const double squared = QPointF::dotProduct(away, away);
        if (squared > hitRadius * hitRadius) {
            return;
        }
        const auto rank = std::tuple(squared, candidate.point.bytes, candidate.point.cost);
        if (!m_best || rank < m_bestRank) {
            m_best = candidate;
            m_bestRank = rank;
        }
    }

    const std::optional<Hit>& best() const { return m_best; }

private:
    const ChartData& m_data;
    const ChartMap& m_map;
    QPointF m_position;
    std::optional<Hit> m_best;
    std::tuple<double, core::Bytes, core::Cost> m_bestRank;
};

void offerHull(Nearest& nearest, const core::Analysis& analysis) {
    for (std::size_t i = 0; i < analysis.hull.size(); ++i) {
        const core::Outcome& outcome = analysis.hull[i].outcome;
        nearest.offer({Hit::Kind::Hull, i, outcome.representative, outcome.point});
    }
}

void offerListed(Nearest& nearest, const std::vector<ListedMark>& listed) {
    for (std::size_t i = 0; i < listed.size(); ++i) {
        if (!listed[i].mark.outside) {
            nearest.offer({Hit::Kind::Listed, i, listed[i].mark.policy, listed[i].mark.point}, listed[i].value);
        }
    }
}

void offerPresets(Nearest& nearest, const std::vector<PresetMark>& presets) {
    for (std::size_t i = 0; i < presets.size(); ++i) {
        const PolicyMark& mark = presets[i].mark;
        if (!mark.outside) {
            nearest.offer({Hit::Kind::Preset, i, mark.policy, mark.point});
        }
    }
}

void offerFrontier(Nearest& nearest, Hit::Kind kind, const std::vector<core::Outcome>& frontier) {
    for (std::size_t i = 0; i < frontier.size(); ++i) {
        nearest.offer({kind, i, frontier[i].representative, frontier[i].point});
    }
}

/// The outcomes within the radius in cost are neighbours in the list; which of them are within it in bytes too, integers tell.
void offerCloud(Nearest& nearest, const ChartData& data, const ChartMap& map, QPointF position) {
    const core::Enumeration& enumeration = *data.analysis->enumeration;
    const std::vector<core::Outcome>& outcomes = enumeration.outcomes;
    constexpr QPointF reach(hitRadius + 1, -(hitRadius + 1)); // y falls on the screen as values rise; rounding costs no hit
    const QPointF least = map.toValue(position - reach);
    const QPointF most = map.toValue(position + reach);
    const std::int64_t fewest = firstWhere(0, enumeration.maxBytes.value,
                                           [&](std::int64_t bytes) { return data.scale.stashAt({bytes}) >= data.scale.stashOf(least); });
    const std::int64_t after = firstWhere(fewest, enumeration.maxBytes.value,
                                          [&](std::int64_t bytes) { return data.scale.stashAt({bytes}) > data.scale.stashOf(most); });
    const auto replay = [&](const core::Outcome& outcome) { return data.scale.replayAt(outcome.point); };
    const auto first = std::ranges::lower_bound(outcomes, data.scale.replayOf(least), {}, replay);
    const auto last = std::ranges::upper_bound(first, outcomes.end(), data.scale.replayOf(most), {}, replay);
    for (auto outcome = first; outcome != last; ++outcome) {
        if (fewest <= outcome->point.bytes.value && outcome->point.bytes.value < after) {
            nearest.offer(
                {Hit::Kind::Cloud, static_cast<std::size_t>(outcome - outcomes.begin()), outcome->representative, outcome->point});
        }
    }
}

} // namespace

Hit hitOf(HitTarget target, const ChartData& data) {
    if (target.kind == Hit::Kind::Hull) {
        const core::Outcome& outcome = data.analysis->hull[target.index].outcome;
        return {target.kind, target.index, outcome.representative, outcome.point};
    }
    const PolicyMark& mark = target.kind == Hit::Kind::Preset   ? data.presets[target.index].mark
                             : target.kind == Hit::Kind::Listed ? data.list.marks[target.index].mark
                                                                : data.current;
    return {target.kind, target.index, mark.policy, mark.point};
}

bool isElsewhere(const Hit& hit, const ChartData& data) {
    return hit.kind == Hit::Kind::Listed && data.list.marks[hit.index].elsewhere;
}

QPointF valueOf(const Hit& hit, const ChartData& data) {
    return hit.kind == Hit::Kind::Listed ? data.list.marks[hit.index].value : data.scale.at(hit.point);
}

std::optional<Hit> hitTest(const ChartData& data, const ChartMap& map, QPointF position) {
    Nearest nearest(data, map, position);
    if (!data.current.outside) {
        nearest.offer({Hit::Kind::Current, 0, data.current.policy, data.current.point});
    }
    offerListed(nearest, data.list.marks);
    const ChartOptions& shown = data.options;
    if (data.analysis && shown.hull) {
        offerHull(nearest, *data.analysis);
    }
    if (!nearest.best() && shown.presets) {
        offerPresets(nearest, data.presets);
    }
    if (!nearest.best() && data.analysis && shown.frontier) {
        offerFrontier(nearest, Hit::Kind::Frontier, data.analysis->frontier);
    }
    if (!nearest.best() && data.analysis && data.analysis->commSavedFrontier && shown.frontier) {
        offerFrontier(nearest, Hit::Kind::CommSaved, *data.analysis->commSavedFrontier);
    }
    if (!nearest.best() && data.analysis && data.analysis->enumeration && shown.cloud) {
        offerCloud(nearest, data, map, position);
    }
    return nearest.best();
}

} // namespace ui
