#pragma once

#include <functional>

class QMenu;

namespace ui {

class Document;
class FileActions;

/// `copyCard` copies the card that is shown.
void fillEditMenu(QMenu& menu, Document& document, FileActions& files, std::function<void()> copyCard);

} // namespace ui
