#include "ui/chart/cloud_item.h"

#include "tests/ui/support/analysed_document.h"

#include <QGraphicsScene>
#include <QPainter>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

const QRectF plot(45.3, 60.6, 300.5, 200.2);

class CloudItemAtScale : public testing::TestWithParam<double> {
protected:
    QImage painted() {
        QGraphicsScene scene;
        auto* cloud = new CloudItem(nullptr);
        scene.addItem(cloud);
        cloud->setTheme(m_theme);
        cloud->setCloud(m_data.analysis, m_data.scale);
        cloud->setMap({plot, fullRanges(m_data)});
        const QRectF whole(0, 0, 400, 300);
        QImage image((whole.size() * GetParam()).toSize(), QImage::Format_RGB32);
        image.setDevicePixelRatio(GetParam());
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        scene.render(&painter, whole, whole);
        return image;
    }

    AnalysedDocument m_document;
    ChartData m_data = chartData(m_document);
    Theme m_theme = theme(ThemeName::Light);
};

TEST_P(CloudItemAtScale, ShowsItsCellsInWholePixelsOfTheDevice) {
    const QImage image = painted();
    const QRect area = QRectF(plot.topLeft() * GetParam(), plot.size() * GetParam()).toRect();
    const int cell = static_cast<int>(std::lround(1.5 * GetParam()));
    const CloudGrid grid = countCloud(m_data.analysis->enumeration->outcomes, m_data.scale, fullRanges(m_data), QSizeF(area.size()) / cell);
    int shown = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QPoint inside = QPoint(x, y) - area.topLeft();
            const int shade = area.contains(x, y) ? grid.at(inside.x() / cell, inside.y() / cell) : 0;
            const QRgb expected = shade == 0 ? qRgb(255, 255, 255) : m_theme.cloud[static_cast<std::size_t>(shade) - 1].rgb();
            ASSERT_EQ(image.pixel(x, y), expected) << x << ", " << y;
            shown += shade > 0 ? 1 : 0;
        }
    }
    EXPECT_GT(shown, 1000);
}

INSTANTIATE_TEST_SUITE_P(Screens, CloudItemAtScale, testing::Values(1.0, 1.25, 1.5, 2.0));

} // namespace
} // namespace ui
