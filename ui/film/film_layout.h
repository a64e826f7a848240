#pragma once

#include "ui/diagram/miniature.h"
#include "ui/film/film_data.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

namespace ui {

/// A piece of text on one line.
struct FilmLine {
    enum class Role { Number, Stash, Share, Price, What, Presets, Heading };
    Role role = Role::What;
    QString text; // with "…" where the rest has no room
    QRectF rect;
};

struct FilmFramePlace {
    QRectF rect;
    QPointF miniature;  // top left
    QRectF currentSign; // stands beside the number where the step is current
    std::vector<FilmLine> lines;
};

/// Where everything stands in the film, in pixels from its top left.
struct FilmLayout {
    bool compact = false; // smaller texts and gaps, where all frames fit only so
    QSizeF size;          // may be wider than what was asked for, never higher than one row of frames
    std::vector<FilmLine> heading;
    QRectF recomputedSample; // in the heading
    QRectF addedSample;
    MiniatureLayout miniature; // the same in all frames
    std::vector<FilmFramePlace> frames;
};

/// The font of a line, made from that of the film.
QFont filmFont(const QFont& font, FilmLine::Role role, bool compact);

/// All frames are alike in width and height, side by side, and their texts stand at the same heights. Without frames the film is
/// as high as a common one.
FilmLayout layOutFilm(const FilmData& data, double width, const QFont& font);

} // namespace ui
