#include "ui/export/document_pictures.h"

#include "ui/chart/chart_data.h"
#include "ui/chart/chart_picture.h"
#include "ui/diagram/diagram_picture.h"
#include "ui/document/document.h"

#include <QFontInfo>
#include <QPainter>

namespace ui {
namespace {

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
            },
            policyText(document)};
}

Picture diagramPicture(const Document& document, const Theme& theme, const QFont& font, QSize size) {
    return {diagramCaption(document), size,
            [state = diagramState(document), theme, font = concrete(font)](QPainter& painter, const QRectF& target) {
                paintDiagram(painter, target, state, theme, font);
            },
            policyText(document)};
}

std::string policyText(const Document& document) {
    // A document comes from a file that could be read, by edits that can be written.
    return core::formatPolicyFile(document.file(), document.catalogue()).value_or(std::string());
}

} // namespace ui
