#pragma once

class QWidget;

namespace ui {

/// Opens the list of what mouse and keys do. Does not block.
void showKeys(QWidget& window);

} // namespace ui
