#pragma once

#include <functional>

class QMenu;

namespace ui {

class Document;
class FileActions;
class PolicyClipboard;

/// `copyCard` copies the card that is shown, and tells whether one is.
void fillEditMenu(QMenu& menu, Document& document, FileActions& files, PolicyClipboard& clipboard, std::function<bool()> copyCard);

} // namespace ui
