#include "ui/chart/caption.h"

#include "core/format.h"
#include "ui/chart/marks_item.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {
namespace {

constexpr double mostHeader = 0.4; // of the height, or the legend goes
constexpr double entryGap = 16;    // between legend entries
constexpr double signWidth = 26;   // of a legend entry's picture, with the space after it
constexpr double sideMargin = 12;  // left and right of all texts
constexpr double bottomMargin = 4;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::ParetoChart)
};

QString number(std::size_t value) {
    return QString::fromStdString(core::format::grouped(static_cast<std::int64_t>(value)));
}

QString oneLine(const AxisTitle& title) {
    return title.note.isEmpty() ? title.text : title.text + QLatin1Char(' ') + title.note;
}

QString policyCount(int freeMarks) {
    return freeMarks < 63 ? number(std::size_t{1} << freeMarks) : QStringLiteral("2^%1").arg(freeMarks);
}

} // namespace

std::vector<LegendEntry> legendEntries(const ChartData& data) {
    using Sign = LegendEntry::Sign;
    std::vector<LegendEntry> entries;
    const ChartOptions& shown = data.options;
    const core::Analysis* analysis = data.analysis.get();
    if (analysis != nullptr && analysis->enumeration && shown.cloud) {
        entries.push_back({Sign::Cloud, Texts::tr("every policy (%1)").arg(policyCount(analysis->freeMarks))});
    }
    if (analysis != nullptr && shown.frontier) {
        entries.push_back({Sign::Frontier, Texts::tr("Pareto frontier (%1)").arg(number(analysis->frontier.size()))});
        if (analysis->commSavedFrontier) {
            entries.push_back(
                {Sign::CommSaved, Texts::tr("the same with all-to-alls saved (%1)").arg(number(analysis->commSavedFrontier->size()))});
        }
    }
    if (analysis != nullptr && shown.hull) {
        entries.push_back({Sign::Hull, Texts::tr("convex hull (%1)").arg(number(analysis->hull.size()))});
    }
    const auto isShown = [](const PresetMark& preset) { return !preset.mark.outside; };
    const auto isUnpriced = [](const PresetMark& preset) { return !preset.mark.outside && preset.mark.unpriced; };
    if (shown.presets && std::ranges::any_of(data.presets, isShown)) {
        entries.push_back({Sign::Preset, Texts::tr("preset")});
    }
    if (shown.presets && std::ranges::any_of(data.presets, isUnpriced)) {
        entries.push_back({Sign::Unpriced, Texts::tr("replays the all-to-all, not counted in FLOPs")});
    }
    const auto isListed = [](const ListedMark& listed) { return !listed.mark.outside && !listed.elsewhere; };
    const auto isElsewhere = [](const ListedMark& listed) { return !listed.mark.outside && listed.elsewhere; };
    if (std::ranges::any_of(data.list.marks, isListed)) {
        entries.push_back({Sign::Listed, Texts::tr("in the list")});
    }
    if (std::ranges::any_of(data.list.marks, isElsewhere)) {
        entries.push_back({Sign::Elsewhere, Texts::tr("in the list, each by its own scenario")});
    }
    entries.push_back({Sign::Current, Texts::tr("in the diagram")});
    if (data.pinned && !data.pinned->outside) {
        entries.push_back({Sign::Pinned, Texts::tr("pinned")}); // last: it comes and goes
    }
    return entries;
}

AxisTitles axisTitles(const ChartData& data) {
    const QString stash = data.scale.unit == StashUnit::GibPerRank ? Texts::tr("Stashed for backward, GiB per rank")
                                                                   : Texts::tr("Stashed for backward, KiB per token·layer");
    const QString replay = Texts::tr("Recompute: forward FLOPs replayed in backward, share of one forward");
    const bool commIsFree = data.problem && !(data.problem->freeMarks() & core::unpricedComm(*data.problem)).empty();
    const QString note = commIsFree ? Texts::tr("(FLOPs: memory-bound ops look free, and the replayed all-to-all is not counted)")
                                    : Texts::tr("(FLOPs: memory-bound ops look free)");
    const AxisTitle across{replay, note};
    const AxisTitle up{stash, {}};
    return data.scale.swapped ? AxisTitles{up, across} : AxisTitles{across, up};
}

CaptionLayout layoutCaption(double width, double lineHeight, double titleWidth, std::span<const double> entryWidths, double gap) {
    CaptionLayout layout;
    double row = 0;
    for (const double entry : entryWidths) {
        row += entry + (row > 0 ? gap : 0);
    }
    const bool besideTitle = titleWidth + 2 * gap + row <= width;
    double x = besideTitle ? width - row : 0;
    double y = besideTitle ? 0 : titleWidth > width ? 2 * lineHeight : lineHeight;
    for (const double entry : entryWidths) {
        if (!besideTitle && x > 0 && x + entry > width) {
            x = 0;
            y += lineHeight;
        }
        layout.entries.emplace_back(x, y);
        x += entry + gap;
    }
    layout.besideTitle = besideTitle;
    layout.rowEnd = entryWidths.empty() ? 0 : x - gap;
    layout.height = y + (entryWidths.empty() && !besideTitle ? 0 : lineHeight);
    return layout;
}

std::optional<QPointF> roomForOneMore(const CaptionLayout& layout, double width, double titleWidth, double entryWidth, double gap) {
    if (!layout.entries.empty() && layout.rowEnd + gap + entryWidth <= width) {
        return QPointF(layout.rowEnd + gap, layout.entries.back().y());
    }
    if (!layout.besideTitle && titleWidth + gap + entryWidth <= width) {
        return QPointF(width - entryWidth, 0);
    }
    return std::nullopt;
}

CaptionItem::CaptionItem(QGraphicsItem* parent)
    : QGraphicsItem(parent) {
    setAcceptedMouseButtons(Qt::NoButton);
}

void CaptionItem::setTexts(std::vector<LegendEntry> entries, AxisTitles titles) {
    m_entries = std::move(entries);
    m_titles = std::move(titles);
    arrange();
}

void CaptionItem::setFont(const QFont& font) {
    m_font = font;
    arrange();
}

void CaptionItem::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void CaptionItem::setSize(QSizeF size) {
    prepareGeometryChange();
    m_size = size;
    arrange();
}

void CaptionItem::setPlotArea(const QRectF& plot) {
    m_plot = plot;
    update();
}

void CaptionItem::arrange() {
    const QFontMetricsF metrics(m_font);
    const double lineHeight = std::ceil(metrics.height() * 1.35);
    std::vector<double> widths;
    widths.reserve(m_entries.size());
    for (const LegendEntry& entry : m_entries) {
        widths.push_back(signWidth + metrics.horizontalAdvance(entry.text));
    }
    const double width = m_size.width() - 2 * sideMargin;
    const double titleWidth = metrics.horizontalAdvance(oneLine(m_titles.up));
    const bool pinned = !m_entries.empty() && m_entries.back().sign == LegendEntry::Sign::Pinned;
    m_header = layoutCaption(width, lineHeight, titleWidth, std::span(widths).first(widths.size() - (pinned ? 1 : 0)), entryGap);
    if (m_header.height > mostHeader * m_size.height()) {
        m_header = layoutCaption(width, lineHeight, titleWidth, {}, entryGap); // a small chart is worth more than its legend
    } else if (pinned) {
        if (const auto room = roomForOneMore(m_header, width, titleWidth, widths.back(), entryGap)) {
            m_header.entries.push_back(*room);
        }
    }
    m_footerHeight =
        metrics.boundingRect(QRectF(0, 0, width, 1000), Qt::AlignHCenter | Qt::TextWordWrap, titleFor(m_titles.across, width)).height() +
        bottomMargin;
    update();
}

QString CaptionItem::titleFor(const AxisTitle& title, double width) const {
    const QString line = oneLine(title);
    return QFontMetricsF(m_font).horizontalAdvance(line) <= width ? line : title.text + QLatin1Char('\n') + title.note;
}

void CaptionItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(m_font);
    painter->setPen(m_theme.secondaryText);
    const double width = m_size.width() - 2 * sideMargin;
    painter->drawText(QRectF(sideMargin, sideMargin / 2, width, m_header.height), Qt::AlignLeft | Qt::AlignTop,
                      titleFor(m_titles.up, width));
    for (std::size_t i = 0; i < m_header.entries.size(); ++i) {
        paintEntry(*painter, m_entries[i], m_header.entries[i] + QPointF(sideMargin, sideMargin / 2));
    }
    const QFontMetricsF metrics(m_font);
    QRectF area(sideMargin, m_size.height() - m_footerHeight, m_size.width() - 2 * sideMargin, m_footerHeight);
    const QString title = titleFor(m_titles.across, area.width());
    if (metrics.horizontalAdvance(title) <= m_plot.width()) {
        area.setLeft(m_plot.left());
        area.setRight(m_plot.right());
    }
    painter->setPen(m_theme.secondaryText);
    painter->drawText(area, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, title);
    painter->restore();
}

void CaptionItem::paintEntry(QPainter& painter, const LegendEntry& entry, QPointF topLeft) const {
    const QFontMetricsF metrics(m_font);
    const double middle = topLeft.y() + metrics.height() / 2;
    const double right = topLeft.x() + signWidth - 6;
    const QPointF centre(right - pinnedRadius, middle);
    switch (entry.sign) {
    case LegendEntry::Sign::Cloud:
        for (std::size_t i = 0; i < m_theme.cloud.size(); ++i) {
            painter.fillRect(QRectF(right - 20 + 5 * static_cast<double>(i), middle - 4, 5, 8), m_theme.cloud[i]);
        }
        break;
    case LegendEntry::Sign::Frontier:
        for (const QPointF offset : {QPointF(-6, -2.5), QPointF(0, 0), QPointF(6, 1.5)}) {
            paintFrontierPoint(painter, centre + offset, m_theme);
        }
        break;
    case LegendEntry::Sign::Hull:
        painter.setPen(hullPen(m_theme));
        painter.drawLine(QPointF(right - 20, middle), QPointF(right, middle));
        paintHullVertex(painter, {right - 10, middle}, m_theme);
        break;
    case LegendEntry::Sign::CommSaved:
        for (const QPointF offset : {QPointF(-6, -2.5), QPointF(0, 0), QPointF(6, 1.5)}) {
            paintCommSavedPoint(painter, centre + offset, m_theme);
        }
        break;
    case LegendEntry::Sign::Preset:
        paintPresetRing(painter, centre, m_theme);
        break;
    case LegendEntry::Sign::Unpriced:
        paintUnpricedRing(painter, centre, m_theme);
        break;
    case LegendEntry::Sign::Listed:
        paintListed(painter, centre, m_theme);
        break;
    case LegendEntry::Sign::Elsewhere:
        paintElsewhere(painter, centre, m_theme);
        break;
    case LegendEntry::Sign::Pinned:
        paintPinnedRing(painter, centre, m_theme);
        break;
    case LegendEntry::Sign::Current:
        paintCurrentRing(painter, centre, m_theme);
        break;
    }
    painter.setPen(m_theme.secondaryText);
    painter.drawText(QPointF(topLeft.x() + signWidth, topLeft.y() + metrics.ascent()), entry.text);
}

} // namespace ui
