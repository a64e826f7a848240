#include "ui/chart/marks_labels.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

namespace ui {
namespace {

constexpr double smallerText = 0.92; // labels against titles
constexpr double mostNameWidth = 13; // heights of the font

} // namespace

void MarksLabels::add(std::vector<LabelPart> parts, LabelRequest where, std::optional<HitTarget> target) {
    where.size = sizeOf(parts);
    m_requests.push_back(std::move(where));
    m_labels.push_back({std::move(parts), {}, {}, target});
}

std::vector<PlacedLabel> MarksLabels::place() {
    if (const std::vector<std::size_t> unplaced = placeOrFindUnplaced(); !unplaced.empty() && shortened(unplaced)) {
        placeOrFindUnplaced();
    }
    std::vector<PlacedLabel> placed = m_labels;
    std::erase_if(placed, [](const PlacedLabel& label) { return label.rect.isNull(); });
    return placed;
}

/// Numbers, then names that the user gave, then presets' names; of each the short ones first: long ones read well a little further away
/// too.
std::vector<std::size_t> MarksLabels::placeOrFindUnplaced() {
    std::vector<std::size_t> order(m_requests.size());
    std::iota(order.begin(), order.end(), 0);
    const auto rank = [](const PlacedLabel& label) {
        const bool isListed = label.target && label.target->kind == Hit::Kind::Listed;
        return label.parts.front().number ? 0 : isListed ? 1 : 2;
    };
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return std::pair(rank(m_labels[i]), m_requests[i].size.width()); });
    std::vector<LabelRequest> requests;
    std::ranges::transform(order, std::back_inserter(requests), [&](std::size_t i) { return m_requests[i]; });
    const std::vector<LabelPlace> places = placeLabels(requests, m_surroundings);
    std::vector<std::size_t> unplaced;
    for (std::size_t i = 0; i < places.size(); ++i) {
        PlacedLabel& label = m_labels[order[i]];
        label.rect = places[i].rect;
        label.leader = places[i].leader;
        if (!places[i].placed) {
            unplaced.push_back(order[i]);
        }
    }
    return unplaced;
}

bool MarksLabels::shortened(const std::vector<std::size_t>& labels) {
    bool any = false;
    for (const std::size_t i : labels) {
        std::vector<LabelPart>& parts = m_labels[i].parts;
        if (parts.front().number && parts.size() > 1) {
            parts.resize(1);
            m_requests[i].size = sizeOf(parts);
            any = true;
        }
    }
    return any;
}

QSizeF MarksLabels::sizeOf(const std::vector<LabelPart>& parts) const {
    double width = 0;
    for (const LabelPart& part : parts) {
        width += partWidth(part, m_font);
    }
    return {width, QFontMetricsF(labelFont(m_font, true)).height()};
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

QString labelName(const QString& name, const QFont& font) {
    const QFontMetricsF metrics(labelFont(font, true));
    return metrics.elidedText(name, Qt::ElideRight, mostNameWidth * metrics.height());
}

} // namespace ui
