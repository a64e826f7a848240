#include "ui/style_sheet.h"

/// A static library's resources reach the program only if they are asked for, outside of any namespace.
static void loadResources() {
    Q_INIT_RESOURCE(resources);
}

namespace ui {

QString styleSheet(const Theme& theme) {
    loadResources();
    const QString check =
        theme.name == ThemeName::Dark ? QStringLiteral(":/icons/check-dark.svg") : QStringLiteral(":/icons/check-light.svg");
    return QStringLiteral("QFrame[sheet=\"true\"] { background: %1; border: 1px solid %2; border-radius: 6px; }"
                          "QStatusBar::item { border: none; }"
                          "QMainWindow::separator { width: 8px; height: 8px; background: transparent; }"
                          "QToolBar { spacing: 2px; padding: 4px 8px; }"
                          "QToolBar QToolButton { padding: 3px 8px; }"
                          "QToolBar QToolButton::menu-indicator { subcontrol-position: right center; right: 4px; }"
                          "QToolBar QToolButton#presetButton, QToolBar QToolButton#chartButton { padding-right: 18px; }"
                          "QToolBar QToolButton#qt_toolbar_ext_button { background: %3; border-radius: 3px; padding: 0; }"
                          "QToolButton#listScenarioButton { padding-right: 14px; }"
                          "QToolButton#listScenarioButton::menu-indicator { subcontrol-position: right center; right: 3px; }"
                          "QCheckBox { spacing: 6px; }"
                          "QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid %3; border-radius: 3px; background: %1; }"
                          "QCheckBox::indicator:focus { border-color: %4; }"
                          "QCheckBox::indicator:disabled { border-color: %2; }"
                          "QCheckBox::indicator:checked { background: %4; border-color: %4; image: url(%5); }"
                          "QCheckBox::indicator:indeterminate { background: %3; border-color: %4; }")
        .arg(theme.panel.name(), theme.panelBorder.name(), theme.axis.name(), theme.accent.name(), check);
}

} // namespace ui
