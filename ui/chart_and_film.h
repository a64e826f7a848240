#pragma once

#include <QWidget>

namespace ui {

/// A chart above a film. The film shows where that leaves the chart room enough to be read, and while it is wanted.
class ChartAndFilm : public QWidget {
    Q_OBJECT

public:
    ChartAndFilm(QWidget* chart, QWidget* film, QWidget* parent = nullptr);

    void setFilmWanted(bool wanted);
    bool hasRoomForFilm() const { return m_hasRoom; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return m_chart->minimumSize(); }

signals:
    /// Whether the film can be shown at this height.
    void roomChanged(bool hasRoom);

protected:
    void resizeEvent(QResizeEvent* event) override;
    /// The film asks for another height when its texts or its font change.
    bool event(QEvent* event) override;

private:
    void arrange();

    QWidget* m_chart;
    QWidget* m_film;
    bool m_filmWanted = true;
    bool m_hasRoom = true;
};

} // namespace ui
