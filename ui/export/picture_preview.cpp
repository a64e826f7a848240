#include "ui/export/picture_preview.h"

#include <QPainter>

#include <utility>

namespace ui {

PicturePreview::PicturePreview(QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("exportPreview"));
    setAccessibleName(tr("Preview"));
    setMinimumSize(320, 240);
}

void PicturePreview::setPicture(Picture picture) {
    m_picture = std::move(picture);
    draw();
}

void PicturePreview::paintEvent(QPaintEvent* /*event*/) {
    if (m_image.isNull()) {
        return;
    }
    QPainter painter(this);
    QRectF target(QPointF(), m_image.deviceIndependentSize());
    target.moveCenter(QRectF(rect()).center().toPoint());
    painter.drawImage(target.topLeft(), m_image);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(target.adjusted(0, 0, -1, -1));
}

void PicturePreview::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    draw();
}

void PicturePreview::draw() {
    m_image = {};
    if (m_picture.paint && !size().isEmpty()) {
        const QSizeF fitted = m_picture.size.scaled(size(), Qt::KeepAspectRatio);
        m_image = QImage((fitted * devicePixelRatioF()).toSize().expandedTo(QSize(1, 1)), QImage::Format_ARGB32_Premultiplied);
        m_image.setDevicePixelRatio(devicePixelRatioF());
        m_image.fill(Qt::transparent);
        QPainter painter(&m_image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(fitted.width() / m_picture.size.width(), fitted.width() / m_picture.size.width());
        m_picture.paint(painter, QRectF(QPointF(), m_picture.size));
    }
    update();
}

} // namespace ui
