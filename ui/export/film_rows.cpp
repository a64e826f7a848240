#include "ui/export/film_rows.h"

#include <algorithm>
#include <utility>

namespace ui {
namespace {

constexpr double rowGap = 6;
constexpr double rowMargins = 20; // each row has margins, where the film on one row has only two

void move(FilmFramePlace& frame, QPointF by) {
    frame.rect.translate(by);
    frame.miniature += by;
    frame.currentSign.translate(by);
    for (FilmLine& line : frame.lines) {
        line.rect.translate(by);
    }
}

/// The frames of `row`, under the heading of a film that is `width` wide.
FilmLayout wrapped(FilmLayout row, FilmLayout heading, std::size_t framesInRow) {
    const QRectF first = row.frames.front().rect;
    const double top = heading.frames.front().rect.top();
    const double pitch = first.height() + rowGap;
    double bottom = top;
    for (std::size_t i = 0; i < row.frames.size(); ++i) {
        const std::size_t rowOfFrame = i / framesInRow;
        const double left = row.frames[i % framesInRow].rect.left();
        const QPointF place(left, top + pitch * static_cast<double>(rowOfFrame));
        move(row.frames[i], place - row.frames[i].rect.topLeft());
        bottom = std::max(bottom, row.frames[i].rect.bottom());
    }
    const double margin = row.size.height() - first.bottom();
    row.size = {row.frames[framesInRow - 1].rect.right() + margin, bottom + margin};
    row.heading = std::move(heading.heading);
    row.recomputedSample = heading.recomputedSample;
    row.addedSample = heading.addedSample;
    return row;
}

} // namespace

FilmLayout layOutFilmRows(const FilmData& data, double width, const QFont& font) {
    FilmLayout heading = layOutFilm(data, width, font);
    const std::size_t frames = data.frames.size();
    if (heading.size.width() <= width || frames < 2) {
        return heading;
    }
    for (std::size_t rows = 2;; ++rows) {
        const std::size_t inRow = (frames + rows - 1) / rows;
        const double wide = (width - rowMargins) * static_cast<double>(frames) / static_cast<double>(inRow);
        FilmLayout film = wrapped(layOutFilm(data, wide, font), heading, inRow);
        if (film.size.width() <= width || inRow == 1) {
            film.size.setWidth(std::max(film.size.width(), width));
            return film;
        }
    }
}

} // namespace ui
