#include "ui/diagram/diagram_labels.h"

#include "ui/diagram/diagram_texts.h"

#include <QCoreApplication>

namespace ui {
namespace {

constexpr int headingSize = 13;
constexpr int titleSize = 11;
constexpr int regionSize = 10;
constexpr int smallSize = 9;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::DiagramView)
};

void addBox(std::vector<DiagramLabel>& labels, const DiagramBox& box, const DiagramState& state, const Theme& theme) {
    const BoxState now = boxState(box, state);
    const QColor soft = now.recomputed ? theme.recomputeText : theme.secondaryText;
    const bool boundary = box.kind == core::OpKind::Boundary;
    labels.push_back({.rect = box.titleRect,
                      .text = box.title,
                      .pixelSize = titleSize - (boundary ? 1 : 0),
                      .bold = !boundary,
                      .colour = now.recomputed ? theme.recomputeText : theme.text});
    labels.push_back({.rect = box.noteRect,
                      .text = box.note.isEmpty() ? dimensionsText(box, state.problem->graph) : box.note,
                      .pixelSize = smallSize,
                      .colour = soft});
    if (box.partIndex) {
        labels.push_back({.rect = box.partRect, .text = box.partName, .pixelSize = smallSize, .right = true, .colour = soft});
    }
    if (!box.flat) {
        const QString share = shortShareText(box, state);
        labels.push_back({.rect = box.shareRect, .text = share, .pixelSize = smallSize, .right = true, .colour = soft});
    }
    if (box.chip) {
        labels.push_back({.rect = box.chip->textRect,
                          .text = chipText(*box.chip, now),
                          .pixelSize = smallSize,
                          .colour = now.ownStashed.value > 0 ? theme.stashText : theme.secondaryText});
    }
    if (box.aux) {
        labels.push_back({.rect = box.aux->textRect,
                          .text = auxText(*box.aux, now),
                          .pixelSize = smallSize,
                          .right = true,
                          .colour = now.auxStashed.value > 0 ? theme.stashText : theme.secondaryText});
    }
}

} // namespace

std::vector<DiagramLabel> diagramLabels(const DiagramLayout& layout, const DiagramState& state, const Theme& theme) {
    std::vector<DiagramLabel> labels = {
        {.rect = layout.headingRect, .text = state.heading, .pixelSize = headingSize, .bold = true, .colour = theme.text},
        {.rect = layout.hintRect,
         .text = state.compared ? Texts::tr("differs from the pinned policy") : state.hint,
         .pixelSize = smallSize,
         .right = !state.compared,
         .colour = state.compared ? theme.difference : theme.secondaryText},
    };
    for (const DiagramRegion& region : layout.regions) {
        labels.push_back({.rect = region.nameRect, .text = region.name, .pixelSize = regionSize, .bold = true, .colour = theme.accent});
    }
    for (const DiagramLegend& entry : layout.legend) {
        const QString text = legendText(entry.kind, layout, state);
        labels.push_back({.rect = entry.text, .text = text, .pixelSize = smallSize, .colour = theme.secondaryText});
    }
    for (const DiagramBox& box : layout.boxes) {
        addBox(labels, box, state, theme);
    }
    return labels;
}

} // namespace ui
