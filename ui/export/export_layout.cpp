#include "ui/export/export_layout.h"

#include <algorithm>

namespace ui {

ExportLayout layoutExport(const ExportParts& parts) {
    const double width = innerWidth(parts.size.width());
    const double scale = parts.film.isEmpty() ? 1 : std::min(1.0, width / parts.film.width());
    const QSizeF film = parts.film.isEmpty() ? QSizeF(0, 0) : parts.film * scale;
    const double filmBlock = film.isEmpty() ? 0 : film.height() + (parts.chart ? exportGap : 0);
    const double captionBlock = parts.captionHeight > 0 ? parts.captionHeight + exportGap : 0;
    const double below = filmBlock + captionBlock;
    double chartHeight = 0;
    if (parts.chart) {
        const double rest = parts.size.height() - 2 * exportMargin - (parts.chartTakesRest ? below : 0);
        chartHeight = std::max(rest, parts.leastChart);
    }
    ExportLayout layout;
    layout.filmScale = scale;
    layout.size = QSizeF(parts.size.width(), 2 * exportMargin + chartHeight + below);
    double y = exportMargin;
    if (parts.chart) {
        layout.chart = QRectF(exportMargin, y, width, chartHeight);
        y += chartHeight + (film.isEmpty() ? 0 : exportGap);
    }
    if (!film.isEmpty()) {
        layout.film = QRectF(QPointF(exportMargin, y), film);
        y += film.height();
    }
    if (parts.captionHeight > 0) {
        layout.caption = QRectF(exportMargin, y + exportGap, width, parts.captionHeight);
    }
    return layout;
}

} // namespace ui
