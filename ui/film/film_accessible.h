#pragma once

#include <cstddef>
#include <optional>

namespace ui {

class FilmView;

/// Lets assistive technology see the frames of every FilmView as a list, one item a hull step; the one in the diagram is selected,
/// and pressing an item loads its step. Further calls do nothing.
void installFilmAccessibility();

/// Tells assistive technology that the keyboard is on another frame.
void announceFocusedStep(FilmView& view, std::size_t step);
/// Tells it that another step than `before`, or none, is in the diagram now.
void announceCurrentStep(FilmView& view, std::optional<std::size_t> before);

} // namespace ui
