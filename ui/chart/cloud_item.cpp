#include "ui/chart/cloud_item.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace ui {
namespace {

constexpr double cellSize = 1.5; // logical pixels

// Paths of more elements, 10 bytes each in SVG, are drawn in coarser cells.
constexpr int mostElements = 10'000;
constexpr double coarser = 4.0 / 3;

bool keepsVectors(const QPainter& painter) {
    const QPaintEngine::Type type = painter.paintEngine()->type();
    return type == QPaintEngine::SVG || type == QPaintEngine::Pdf || type == QPaintEngine::Picture;
}

/// Vertical runs of cells of one shade, as lines down the middle of their column moved left by half a cell.
QPainterPath runs(const CloudGrid& grid, int shade) {
    QPainterPath path;
    for (int column = 0; column < grid.columns; ++column) {
        for (int row = 0; row < grid.rows; ++row) {
            const int top = row;
            while (row < grid.rows && grid.at(column, row) == shade) {
                ++row;
            }
            if (row > top) {
                path.moveTo(column, top);
                path.lineTo(column, row);
            }
        }
    }
    return path;
}

using ShadePaths = std::array<QPainterPath, CloudGrid::shades>;

ShadePaths shadePaths(const CloudGrid& grid) {
    ShadePaths paths;
    for (int shade = 1; shade <= CloudGrid::shades; ++shade) {
        paths[static_cast<std::size_t>(shade) - 1] = runs(grid, shade);
    }
    return paths;
}

int elementCount(const ShadePaths& paths) {
    return std::accumulate(paths.begin(), paths.end(), 0, [](int sum, const QPainterPath& path) { return sum + path.elementCount(); });
}

} // namespace

CloudItem::CloudItem(QGraphicsItem* parent)
    : QGraphicsItem(parent) {
    setAcceptedMouseButtons(Qt::NoButton);
}

void CloudItem::setCloud(std::shared_ptr<const core::Analysis> analysis, const ChartScale& scale) {
    m_analysis = std::move(analysis);
    m_scale = scale;
    m_image = {};
    update();
}

void CloudItem::setMap(const ChartMap& map) {
    prepareGeometryChange();
    m_map = map;
    m_image = {};
    update();
}

void CloudItem::setTheme(const Theme& theme) {
    m_colours = theme.cloud;
    m_image = {};
    update();
}

void CloudItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    if (!m_analysis || !m_analysis->enumeration || m_map.plot.isEmpty()) {
        return;
    }
    painter->save();
    if (keepsVectors(*painter)) {
        paintPaths(*painter);
    } else {
        paintImage(*painter);
    }
    painter->restore();
}

void CloudItem::paintImage(QPainter& painter) {
    const QTransform toDevice = painter.deviceTransform();
    const QRect device = toDevice.mapRect(m_map.plot).toRect();
    if (device.isEmpty()) {
        return;
    }
    if (m_image.size() != device.size()) {
        m_image = image(device.size(), std::max(1, static_cast<int>(std::lround(cellSize * toDevice.m11()))));
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(toDevice.inverted().mapRect(QRectF(device)), m_image, QRectF(m_image.rect()));
}

void CloudItem::paintPaths(QPainter& painter) const {
    double cell = cellSize;
    ShadePaths paths = shadePaths(grid(m_map.plot.size() / cell));
    while (elementCount(paths) > mostElements) {
        cell *= coarser;
        paths = shadePaths(grid(m_map.plot.size() / cell));
    }
    painter.translate(m_map.plot.topLeft() + QPointF(cell / 2, 0));
    painter.scale(cell, cell);
    for (std::size_t i = 0; i < paths.size(); ++i) {
        painter.setPen(QPen(m_colours[i], 1, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(paths[i]);
    }
}

QImage CloudItem::image(QSize size, int cell) const {
    const CloudGrid cells = grid(QSizeF(size) / cell);
    std::array<QRgb, CloudGrid::shades + 1> colours{qRgba(0, 0, 0, 0)};
    std::ranges::transform(m_colours, colours.begin() + 1, &QColor::rgb);
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        if (y % cell != 0) {
            std::ranges::copy_n(reinterpret_cast<const QRgb*>(picture.constScanLine(y - 1)), size.width(), line);
            continue;
        }
        for (int x = 0; x < size.width(); x += cell) {
            std::fill_n(line + x, std::min(cell, size.width() - x), colours[cells.at(x / cell, y / cell)]);
        }
    }
    return picture;
}

CloudGrid CloudItem::grid(QSizeF cells) const {
    return countCloud(m_analysis->enumeration->outcomes, m_scale, m_map.ranges, cells);
}

} // namespace ui
