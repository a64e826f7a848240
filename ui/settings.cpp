#include "ui/settings.h"

#include <QGuiApplication>
#include <QPalette>
#include <QRectF>
#include <QSettings>

namespace ui {
namespace {

const QString themeKey = QStringLiteral("theme");
const QString geometryKey = QStringLiteral("window/geometry");
const QString animatedKey = QStringLiteral("diagram/animated");
const QString scaleKey = QStringLiteral("diagram/scale");
const QString centreKey = QStringLiteral("diagram/centre");
constexpr double mostScale = 100; // no window asks for more
const QString chartDocumentKey = QStringLiteral("chart/document");
const QString chartPartKey = QStringLiteral("chart/part");
const QString shareKey = QStringLiteral("window/diagramShare");
const QString docksKey = QStringLiteral("window/docks");

struct StoredSwitch {
    QString key;
    bool ChartOptions::* option;
};

const StoredSwitch chartSwitches[] = {
    {QStringLiteral("chart/cloud"), &ChartOptions::cloud},       {QStringLiteral("chart/frontier"), &ChartOptions::frontier},
    {QStringLiteral("chart/hull"), &ChartOptions::hull},         {QStringLiteral("chart/presets"), &ChartOptions::presets},
    {QStringLiteral("chart/listed"), &ChartOptions::listed},     {QStringLiteral("chart/labels"), &ChartOptions::labels},
    {QStringLiteral("chart/grid"), &ChartOptions::grid},         {QStringLiteral("chart/film"), &ChartOptions::film},
    {QStringLiteral("chart/leftEdge"), &ChartOptions::leftEdge}, {QStringLiteral("chart/swapped"), &ChartOptions::swapped},
};
const QString unitKey = QStringLiteral("chart/unit");
const QString kibUnit = QStringLiteral("kib");

ChartOptions loadChartOptions(const QSettings& stored) {
    ChartOptions options;
    for (const auto& [key, option] : chartSwitches) {
        options.*option = stored.value(key, options.*option).toBool();
    }
    options.unit = stored.value(unitKey) == kibUnit ? StashUnit::KibPerTokenLayer : StashUnit::GibPerRank;
    return options;
}

void saveChartOptions(QSettings& stored, const ChartOptions& options) {
    for (const auto& [key, option] : chartSwitches) {
        stored.setValue(key, options.*option);
    }
    stored.setValue(unitKey, options.unit == StashUnit::KibPerTokenLayer ? kibUnit : QStringLiteral("gib"));
}

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
    settings.chart = loadChartOptions(stored);
    settings.animated = stored.value(animatedKey, settings.animated).toBool();
    const double scale = stored.value(scaleKey).toDouble();
    if (scale > 0 && scale < mostScale) {
        settings.diagram = {scale, stored.value(centreKey).toPointF()};
    }
    settings.chartPart.document = stored.value(chartDocumentKey).toString();
    if (const QRectF part = stored.value(chartPartKey).toRectF(); part.isValid()) {
        settings.chartPart.ranges = ChartRanges{{part.left(), part.right()}, {part.top(), part.bottom()}};
    }
    settings.geometry = stored.value(geometryKey).toByteArray();
    const double share = stored.value(shareKey).toDouble();
    settings.diagramShare = share > 0.1 && share < 0.9 ? share : settings.diagramShare;
    settings.docks = stored.value(docksKey).toByteArray();
    return settings;
}

void saveSettings(const Settings& settings) {
    QSettings stored;
    if (settings.theme) {
        stored.setValue(themeKey, *settings.theme == ThemeName::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
    } else {
        stored.remove(themeKey);
    }
    saveChartOptions(stored, settings.chart);
    stored.setValue(animatedKey, settings.animated);
    stored.setValue(scaleKey, settings.diagram.scale);
    stored.setValue(centreKey, settings.diagram.centre);
    stored.setValue(chartDocumentKey, settings.chartPart.document);
    const auto& ranges = settings.chartPart.ranges;
    stored.setValue(chartPartKey, ranges ? QRectF(ranges->x.from, ranges->y.from, ranges->x.length(), ranges->y.length()) : QRectF());
    stored.setValue(geometryKey, settings.geometry);
    stored.setValue(shareKey, settings.diagramShare);
    stored.setValue(docksKey, settings.docks);
}

ThemeName chosenTheme(const Settings& settings) {
    if (settings.theme) {
        return *settings.theme;
    }
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128 ? ThemeName::Dark : ThemeName::Light;
}

} // namespace ui
