#pragma once

#include <QFrame>

namespace ui {

/// A panel's frame around its content: the panel's colour, a border, round enough to read as a sheet.
QFrame* sheet(const char* objectName, QWidget* content);

} // namespace ui
