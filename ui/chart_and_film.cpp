#include "ui/chart_and_film.h"

#include <QEvent>

namespace ui {
namespace {

constexpr int leastChart = 340; // pixels of height

} // namespace

ChartAndFilm::ChartAndFilm(QWidget* chart, QWidget* film, QWidget* parent)
    : QWidget(parent),
      m_chart(chart),
      m_film(film) {
    m_chart->setParent(this);
    m_film->setParent(this);
}

void ChartAndFilm::setFilmWanted(bool wanted) {
    m_filmWanted = wanted;
    arrange();
}

QSize ChartAndFilm::sizeHint() const {
    return m_chart->sizeHint() + QSize(0, m_film->sizeHint().height());
}

void ChartAndFilm::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

bool ChartAndFilm::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) {
        arrange();
    }
    return QWidget::event(event);
}

void ChartAndFilm::arrange() {
    const QSize before = m_film->size();
    m_film->resize(width(), before.height()); // its height depends on its width
    const int filmHeight = m_film->sizeHint().height();
    const bool hasRoom = height() - filmHeight >= leastChart;
    const bool shown = m_filmWanted && hasRoom;
    m_film->setVisible(shown);
    m_chart->setGeometry(0, 0, width(), shown ? height() - filmHeight : height());
    m_film->setGeometry(0, height() - filmHeight, width(), filmHeight);
    if (hasRoom != m_hasRoom) {
        m_hasRoom = hasRoom;
        emit roomChanged(hasRoom);
    }
}

} // namespace ui
