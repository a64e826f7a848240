#pragma once

class QWidget;

namespace ui {

// These open a dialog and do not block.

/// What mouse and keys do.
void showKeys(QWidget& window);
void showAbout(QWidget& window);

} // namespace ui
