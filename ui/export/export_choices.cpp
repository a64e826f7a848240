#include "ui/export/export_choices.h"

#include <QSettings>

#include <algorithm>

namespace ui {
namespace {

/// The names under which an enumeration's values are stored.
template <class Value>
using Names = std::initializer_list<std::pair<Value, const char*>>;

const Names<PictureContents> contentsNames{{PictureContents::Chart, "chart"},
                                           {PictureContents::Film, "film"},
                                           {PictureContents::ChartAndFilm, "chart-and-film"},
                                           {PictureContents::Diagram, "diagram"}};
const Names<PictureFormat> formatNames{{PictureFormat::Png, "png"}, {PictureFormat::Svg, "svg"}, {PictureFormat::Pdf, "pdf"}};
const Names<ThemeName> themeNames{{ThemeName::Light, "light"}, {ThemeName::Dark, "dark"}};
const Names<int> scaleNames{{1, "1"}, {2, "2"}, {4, "4"}};
const Names<DataContents> dataNames{{DataContents::Frontier, "frontier"},
                                    {DataContents::Hull, "hull"},
                                    {DataContents::Outcomes, "outcomes"},
                                    {DataContents::Policy, "policy"},
                                    {DataContents::List, "list"}};
const Names<DataFormat> dataFormatNames{{DataFormat::Csv, "csv"}, {DataFormat::Json, "json"}};

template <class Value>
void load(const QSettings& stored, const char* key, const Names<Value>& names, Value& into) {
    const QString name = stored.value(QLatin1String(key)).toString();
    const auto found = std::ranges::find_if(names, [&](const auto& entry) { return name == QLatin1String(entry.second); });
    if (found != names.end()) {
        into = found->first;
    }
}

template <class Value>
void save(QSettings& stored, const char* key, const Names<Value>& names, Value value) {
    const auto found = std::ranges::find(names, value, &std::pair<Value, const char*>::first);
    stored.setValue(QLatin1String(key), QLatin1String(found->second));
}

void load(const QSettings& stored, const char* key, double least, double most, double& into) {
    bool isNumber = false;
    const double value = stored.value(QLatin1String(key)).toDouble(&isNumber);
    if (isNumber && value >= least && value <= most) {
        into = value;
    }
}

bool fits(QSize size) {
    return size.boundedTo(mostPictureSize) == size && size.expandedTo(leastPictureSize) == size;
}

} // namespace

ExportChoices loadExportChoices() {
    QSettings stored;
    stored.beginGroup(QStringLiteral("export"));
    ExportChoices choices;
    ExportRequest& picture = choices.picture;
    load(stored, "contents", contentsNames, picture.contents);
    load(stored, "format", formatNames, picture.format);
    load(stored, "scale", scaleNames, picture.scale);
    load(stored, "theme", themeNames, picture.theme);
    if (const QSize size = stored.value(QStringLiteral("size")).toSize(); fits(size)) {
        picture.size = size;
    }
    load(stored, "paperWidth", leastWidthMm, mostWidthMm, choices.paper.widthMm);
    load(stored, "paperFont", leastFontPt, mostFontPt, choices.paper.fontPt);
    if (stored.value(QStringLiteral("paper"), false).toBool()) {
        picture.paper = choices.paper;
    }
    picture.asZoomed = stored.value(QStringLiteral("asZoomed"), picture.asZoomed).toBool();
    picture.caption = stored.value(QStringLiteral("caption"), picture.caption).toBool();
    load(stored, "data", dataNames, choices.data.contents);
    load(stored, "dataFormat", dataFormatNames, choices.data.format);
    choices.dataShown = stored.value(QStringLiteral("dataShown"), false).toBool();
    return choices;
}

void saveExportChoices(const ExportChoices& choices) {
    QSettings stored;
    stored.beginGroup(QStringLiteral("export"));
    const ExportRequest& picture = choices.picture;
    save(stored, "contents", contentsNames, picture.contents);
    save(stored, "format", formatNames, picture.format);
    save(stored, "scale", scaleNames, picture.scale);
    save(stored, "theme", themeNames, picture.theme);
    stored.setValue(QStringLiteral("size"), picture.size);
    stored.setValue(QStringLiteral("paper"), picture.paper.has_value());
    stored.setValue(QStringLiteral("paperWidth"), choices.paper.widthMm);
    stored.setValue(QStringLiteral("paperFont"), choices.paper.fontPt);
    stored.setValue(QStringLiteral("asZoomed"), picture.asZoomed);
    stored.setValue(QStringLiteral("caption"), picture.caption);
    save(stored, "data", dataNames, choices.data.contents);
    save(stored, "dataFormat", dataFormatNames, choices.data.format);
    stored.setValue(QStringLiteral("dataShown"), choices.dataShown);
}

} // namespace ui
