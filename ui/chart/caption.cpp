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

constexpr double entryGap = 16;   // between legend entries
constexpr double signWidth = 26;  // of a legend entry's picture, with the space after it
constexpr double sideMargin = 12; // left and right of all texts
constexpr double bottomMargin = 4;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::ParetoChart)
};

QString upTitle() {
    return Texts::tr("Stashed for backward, GiB per rank");
}

/// On one line where `width` allows it.
QString acrossTitle(const QFontMetricsF& metrics, double width) {
    const QString title = Texts::tr("Recompute: forward FLOPs replayed in backward, share of one forward");
    const QString note = Texts::tr("(FLOPs: memory-bound ops look free)");
    const QString line = title + QLatin1Char(' ') + note;
    return metrics.horizontalAdvance(line) <= width ? line : title + QLatin1Char('\n') + note;
}

QString number(std::size_t value) {
    return QString::fromStdString(core::format::grouped(static_cast<std::int64_t>(value)));
}

QString policyCount(int freeMarks) {
    return freeMarks < 63 ? number(std::size_t{1} << freeMarks) : QStringLiteral("2^%1").arg(freeMarks);
}

} // namespace

std::vector<LegendEntry> legendEntries(const ChartData& data) {
    using Sign = LegendEntry::Sign;
    std::vector<LegendEntry> entries;
    if (data.analysis && data.analysis->enumeration) {
        entries.push_back({Sign::Cloud, Texts::tr("every policy (%1)").arg(policyCount(data.analysis->freeMarks))});
    }
    if (data.analysis) {
        entries.push_back({Sign::Frontier, Texts::tr("Pareto frontier (%1)").arg(number(data.analysis->frontier.size()))});
        entries.push_back({Sign::Hull, Texts::tr("convex hull (%1)").arg(number(data.analysis->hull.size()))});
    }
    entries.push_back({Sign::Preset, Texts::tr("preset")});
    entries.push_back({Sign::Current, Texts::tr("in the diagram")});
    return entries;
}

CaptionLayout layoutCaption(double width, double lineHeight, double titleWidth, std::span<const double> entryWidths, double gap) {
    CaptionLayout layout;
    double row = 0;
    for (const double entry : entryWidths) {
        row += entry + (row > 0 ? gap : 0);
    }
    const bool besideTitle = titleWidth + 2 * gap + row <= width;
    double x = besideTitle ? width - row : 0;
    double y = besideTitle ? 0 : lineHeight;
    for (const double entry : entryWidths) {
        if (!besideTitle && x > 0 && x + entry > width) {
            x = 0;
            y += lineHeight;
        }
        layout.entries.emplace_back(x, y);
        x += entry + gap;
    }
    layout.height = (entryWidths.empty() ? 0 : y) + lineHeight;
    return layout;
}

CaptionItem::CaptionItem(QGraphicsItem* parent)
    : QGraphicsItem(parent) {
    setAcceptedMouseButtons(Qt::NoButton);
}

void CaptionItem::setEntries(std::vector<LegendEntry> entries) {
    m_entries = std::move(entries);
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
    m_header = layoutCaption(width, lineHeight, metrics.horizontalAdvance(upTitle()), widths, entryGap);
    const QRectF footer(0, 0, width, 1000);
    m_footerHeight = metrics.boundingRect(footer, Qt::AlignHCenter | Qt::TextWordWrap, acrossTitle(metrics, width)).height() + bottomMargin;
    update();
}

void CaptionItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(m_font);
    painter->setPen(m_theme.secondaryText);
    painter->drawText(QPointF(sideMargin, QFontMetricsF(m_font).ascent() + sideMargin / 2), upTitle());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        paintEntry(*painter, m_entries[i], m_header.entries[i] + QPointF(sideMargin, sideMargin / 2));
    }
    const QFontMetricsF metrics(m_font);
    QRectF footer(sideMargin, m_size.height() - m_footerHeight, m_size.width() - 2 * sideMargin, m_footerHeight);
    const QString title = acrossTitle(metrics, footer.width());
    if (metrics.horizontalAdvance(title) <= m_plot.width()) {
        footer.setLeft(m_plot.left());
        footer.setRight(m_plot.right());
    }
    painter->setPen(m_theme.secondaryText);
    painter->drawText(footer, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, title);
    painter->restore();
}

void CaptionItem::paintEntry(QPainter& painter, const LegendEntry& entry, QPointF topLeft) const {
    const QFontMetricsF metrics(m_font);
    const double middle = topLeft.y() + metrics.height() / 2;
    const double right = topLeft.x() + signWidth - 6;
    const QPointF centre(right - ringRadius, middle);
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
    case LegendEntry::Sign::Preset:
        paintPresetRing(painter, centre, m_theme);
        break;
    case LegendEntry::Sign::Current:
        paintCurrentRing(painter, centre, m_theme);
        break;
    }
    painter.setPen(m_theme.secondaryText);
    painter.drawText(QPointF(topLeft.x() + signWidth, topLeft.y() + metrics.ascent()), entry.text);
}

} // namespace ui
