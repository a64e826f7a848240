#pragma once

#include "ui/film/film_layout.h"

namespace ui {

/// The film on as many rows as it takes to keep its text at its size, where a picture is too narrow for one; a window scrolls instead.
/// Rows are filled from the left, as evenly as can be. Wider than asked for only where not even one frame fits.
FilmLayout layOutFilmRows(const FilmData& data, double width, const QFont& font);

} // namespace ui
