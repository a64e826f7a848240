#pragma once

class QMenu;

namespace ui {

class FileActions;

void fillFileMenu(QMenu& menu, FileActions& files);

} // namespace ui
