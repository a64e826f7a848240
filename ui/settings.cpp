#include "ui/settings.h"

#include <QGuiApplication>
#include <QPalette>
#include <QSettings>

namespace ui {
namespace {

const QString themeKey = QStringLiteral("theme");
const QString geometryKey = QStringLiteral("window/geometry");
const QString splittersKey = QStringLiteral("window/splitters");

} // namespace

Settings loadSettings() {
    const QSettings stored;
    Settings settings;
    const QString theme = stored.value(themeKey).toString();
    if (theme == QLatin1String("light")) {
        settings.theme = ThemeName::Light;
    } else if (theme == QLatin1String("dark")) {
        settings.theme = ThemeName::Dark;
    }
    settings.geometry = stored.value(geometryKey).toByteArray();
    settings.splitters = stored.value(splittersKey).toByteArray();
    return settings;
}

void saveSettings(const Settings& settings) {
    QSettings stored;
    if (settings.theme) {
        stored.setValue(themeKey, *settings.theme == ThemeName::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
    } else {
        stored.remove(themeKey);
    }
    stored.setValue(geometryKey, settings.geometry);
    stored.setValue(splittersKey, settings.splitters);
}

ThemeName chosenTheme(const Settings& settings) {
    if (settings.theme) {
        return *settings.theme;
    }
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128 ? ThemeName::Dark : ThemeName::Light;
}

} // namespace ui
