#pragma once

class QWidget;

namespace ui {

class Document;

/// Asks for the file's title and its note; an answer is one step of the undo stack. Returns at once.
void askForTitle(Document& document, QWidget& window);

} // namespace ui
