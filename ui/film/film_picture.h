#pragma once

#include "ui/film/film_layout.h"
#include "ui/theme.h"

#include <QFont>
#include <QRectF>
#include <QSizeF>

#include <cstddef>
#include <optional>

class QPainter;

namespace ui {

/// What of the film depends on mouse, keyboard and scroll bar.
struct FilmLook {
    bool showsCurrent = true;           // the step in the diagram is outlined
    std::optional<std::size_t> lit;     // under the mouse, here or in the chart
    std::optional<std::size_t> focused; // the keyboard is on it
    double headingShift = 0;            // the heading stays where it is while the frames scroll
};

/// As high as the film is at that width; wider where its frames do not fit.
QSizeF filmSize(const FilmData& data, double width, const QFont& font);

/// Paints the film as it is at the target's width, from the target's top left, at one pixel a unit of the painter. Text stays
/// text on SVG and PDF, where `font` names a concrete family.
void paintFilm(QPainter& painter, const QRectF& target, const FilmData& data, const Theme& theme, const QFont& font,
               const FilmLook& look = {});
/// The same for a layout that is there already.
void paintFilm(QPainter& painter, QPointF topLeft, const FilmLayout& layout, const FilmData& data, const Theme& theme, const QFont& font,
               const FilmLook& look = {});

} // namespace ui
