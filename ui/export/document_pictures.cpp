#include "ui/export/document_pictures.h"

#include "core/format.h"
#include "ui/chart/chart_data.h"
#include "ui/chart/chart_picture.h"
#include "ui/diagram/diagram_picture.h"
#include "ui/document/document.h"
#include "ui/labels.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QPainter>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Picture)
};

constexpr double margin = 12; // CSS pixels

/// An SVG or PDF names the family that it was laid out with, not one that each reader maps to another.
QFont concrete(QFont font) {
    font.setFamily(QFontInfo(font).family());
    return font;
}

} // namespace

Picture chartPicture(const Document& document, const Theme& theme, const QFont& font, QSize size) {
    return {scenarioCaption(document), size,
            [data = chartData(document), theme, font = concrete(font)](QPainter& painter, const QRectF& target) {
                painter.fillRect(target, theme.panel);
                paintChart(painter, target.adjusted(margin, margin, -margin, -margin), data, std::nullopt, theme, font);
            }};
}

Picture diagramPicture(const Document& document, const Theme& theme, const QFont& font, QSize size) {
    return {scenarioCaption(document), size,
            [state = diagramState(document), theme, font = concrete(font)](QPainter& painter, const QRectF& target) {
                paintDiagram(painter, target, state, theme, font);
            }};
}

QString scenarioCaption(const Document& document) {
    const core::Scenario& scenario = document.scenario();
    const core::Architecture* model = document.catalogue().findModel(scenario.model);
    return Texts::tr("%1, %2, sequence length %3, %4 layers × %5 microbatches in flight × %6 tokens")
        .arg(layerLabel(*model, *model->findLayer(scenario.layer)), QString::fromStdString(scenario.recipe),
             QString::fromStdString(core::format::grouped(scenario.seq)), QString::fromStdString(core::format::grouped(scenario.layers)),
             QString::fromStdString(core::format::halves(scenario.inFlightDoubled)),
             QString::fromStdString(core::format::grouped(scenario.tokens)));
}

} // namespace ui
