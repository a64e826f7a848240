#pragma once

#include "ui/chart/cloud_grid.h"
#include "ui/theme.h"

#include <QGraphicsItem>
#include <QImage>

#include <memory>

namespace ui {

/// The cloud of all policies as one item: an image of exactly the device's pixels on screens and in bitmaps, paths in SVG and
/// PDF. Takes no part in mouse handling.
class CloudItem : public QGraphicsItem {
public:
    explicit CloudItem(QGraphicsItem* parent);

    void setCloud(std::shared_ptr<const core::Analysis> analysis, const ChartScale& scale);
    void setMap(const ChartMap& map);
    void setTheme(const Theme& theme);

    QRectF boundingRect() const override { return m_map.plot; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintImage(QPainter& painter);
    void paintPaths(QPainter& painter) const;
    QImage image(QSize size, int cell) const;
    CloudGrid grid(QSizeF cells) const;

    std::shared_ptr<const core::Analysis> m_analysis;
    ChartScale m_scale;
    ChartMap m_map;
    std::array<QColor, CloudGrid::shades> m_colours;
    QImage m_image; // of the present cloud, map and colours; null if it must be made anew
};

} // namespace ui
