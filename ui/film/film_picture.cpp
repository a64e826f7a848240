#include "ui/film/film_picture.h"

#include <QPainter>

namespace ui {
namespace {

constexpr double corner = 4;
constexpr double currentShare = 0.1; // of its colour in the fill of a frame
constexpr double litShare = 0.07;
constexpr double currentPen = 2;
constexpr double focusPen = 2;

/// Opaque, for devices that know no translucency.
QColor mixed(const QColor& base, const QColor& colour, double share) {
    return QColor::fromRgbF(static_cast<float>(base.redF() + (colour.redF() - base.redF()) * share),
                            static_cast<float>(base.greenF() + (colour.greenF() - base.greenF()) * share),
                            static_cast<float>(base.blueF() + (colour.blueF() - base.blueF()) * share));
}

class FilmPainter {
public:
    FilmPainter(QPainter& painter, const FilmLayout& layout, const FilmData& data, const Theme& theme, const QFont& font)
        : m_painter(painter),
          m_layout(layout),
          m_data(data),
          m_theme(theme),
          m_font(font) {}

    void heading(double shift) {
        m_painter.translate(shift, 0);
        setTextStyle(FilmLine::Role::Heading);
        for (const FilmLine& line : m_layout.heading) {
            text(line);
        }
        sample(m_layout.recomputedSample, m_theme.recomputeFill, m_theme.recomputeBorder);
        sample(m_layout.addedSample, m_theme.addedFill, m_theme.addedFill);
        m_painter.translate(-shift, 0);
    }

    void outlines(const FilmLook& look) {
        for (std::size_t step = 0; step < m_layout.frames.size(); ++step) {
            const bool current = look.showsCurrent && m_data.current == step;
            outline(m_layout.frames[step].rect, current, look.lit == step);
            if (current) {
                currentSign(m_layout.frames[step].currentSign);
            }
        }
    }

    /// One kind of line after the other: every change of font or colour costs much in an SVG.
    void texts() {
        using Role = FilmLine::Role;
        for (const Role role : {Role::Number, Role::Stash, Role::What, Role::Share, Role::Price, Role::Presets}) {
            setTextStyle(role);
            for (const FilmFramePlace& place : m_layout.frames) {
                for (const FilmLine& line : place.lines) {
                    if (line.role == role) {
                        text(line);
                    }
                }
            }
        }
    }

    void miniatures() {
        for (std::size_t step = 0; step < m_layout.frames.size(); ++step) {
            const FilmFrame& frame = m_data.frames[step];
            paintMiniature(m_painter, m_layout.frames[step].miniature, m_layout.miniature, {frame.recompute, frame.adds, {}}, m_theme,
                           std::nullopt);
        }
    }

    void focus(std::size_t step) {
        m_painter.setPen(QPen(m_theme.accent, focusPen));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(m_layout.frames[step].rect.adjusted(-1, -1, 1, 1), corner + 1, corner + 1);
    }

private:
    void outline(const QRectF& rect, bool current, bool lit) {
        if (!current && !lit) {
            return;
        }
        QColor fill = current ? mixed(m_theme.panel, m_theme.current, currentShare) : m_theme.panel;
        if (lit) {
            fill = mixed(fill, m_theme.text, litShare);
        }
        const double width = current ? currentPen : 1;
        m_painter.setPen(QPen(current ? m_theme.current : m_theme.hull, width));
        m_painter.setBrush(fill);
        m_painter.drawRoundedRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), corner, corner);
    }

    void currentSign(const QRectF& rect) {
        m_painter.setPen(QPen(m_theme.current, 2.5));
        m_painter.setBrush(m_theme.currentHalo);
        m_painter.drawEllipse(rect.adjusted(1.5, 1.5, -1.5, -1.5));
    }

    void sample(const QRectF& rect, const QColor& fill, const QColor& border) {
        m_painter.setPen(QPen(border, 1));
        m_painter.setBrush(fill);
        m_painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 1.5, 1.5);
    }

    void setTextStyle(FilmLine::Role role) {
        using Role = FilmLine::Role;
        const bool secondary = role == Role::Share || role == Role::Price || role == Role::Presets || role == Role::Heading;
        m_painter.setFont(filmFont(m_font, role, m_layout.compact));
        m_painter.setPen(secondary ? m_theme.secondaryText : m_theme.text);
    }

    void text(const FilmLine& line) {
        m_painter.drawText(line.rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, line.text);
    }

    QPainter& m_painter;
    const FilmLayout& m_layout;
    const FilmData& m_data;
    const Theme& m_theme;
    const QFont& m_font;
};

} // namespace

QSizeF filmSize(const FilmData& data, double width, const QFont& font) {
    return layOutFilm(data, width, font).size;
}

void paintFilm(QPainter& painter, const QRectF& target, const FilmData& data, const Theme& theme, const QFont& font, const FilmLook& look) {
    const FilmLayout layout = layOutFilm(data, target.width(), font);
    painter.fillRect(QRectF(target.topLeft(), layout.size), theme.panel);
    paintFilm(painter, target.topLeft(), layout, data, theme, font, look);
}

void paintFilm(QPainter& painter, QPointF topLeft, const FilmLayout& layout, const FilmData& data, const Theme& theme, const QFont& font,
               const FilmLook& look) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(topLeft);
    FilmPainter film(painter, layout, data, theme, font);
    film.heading(look.headingShift);
    film.outlines(look);
    film.texts();
    film.miniatures();
    if (look.focused && *look.focused < data.frames.size()) {
        film.focus(*look.focused);
    }
    painter.restore();
}

} // namespace ui
