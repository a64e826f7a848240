#include "ui/diagram/diagram_labels.h"

#include "core/format.h"
#include "ui/diagram/diagram_texts.h"

#include <QCoreApplication>

namespace ui {
namespace {

constexpr int headingSize = 13;
constexpr int titleSize = 12;
constexpr int smallSize = 10;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::DiagramView)
};

void addBox(std::vector<DiagramLabel>& labels, const DiagramBox& box, const DiagramState& state, const Theme& theme) {
    const BoxState now = boxState(box, state);
    const bool boundary = box.kind == core::OpKind::Boundary;
    labels.push_back({.rect = box.titleRect,
                      .text = box.title,
                      .pixelSize = boundary ? smallSize : titleSize,
                      .bold = !boundary,
                      .colour = now.recomputed ? theme.recomputeText : theme.text});
    if (!boundary) {
        labels.push_back({.rect = box.noteRect,
                          .text = box.note.isEmpty() ? shortShareText(now, state) : box.note,
                          .pixelSize = smallSize,
                          .colour = now.recomputed ? theme.recomputeText : theme.secondaryText});
    }
    if (box.chip) {
        labels.push_back({.rect = box.chip->textRect,
                          .text = chipText(*box.chip, now),
                          .pixelSize = smallSize,
                          .colour = now.stashed.value > 0 ? theme.stashText : theme.secondaryText});
    }
}

} // namespace

std::vector<DiagramLabel> diagramLabels(const DiagramLayout& layout, const DiagramState& state, const Theme& theme) {
    const QString squareSize = QString::fromStdString(core::format::kib({layout.squareBytes}, 0));
    const QString legendPercent = QString::fromStdString(core::format::grouped(static_cast<std::int64_t>(legendShare * 100)));
    std::vector<DiagramLabel> labels = {
        {.rect = layout.headingRect, .text = state.heading, .pixelSize = headingSize, .bold = true, .colour = theme.text},
        {.rect = layout.hintRect,
         .text = state.compared ? Texts::tr("differs from the pinned policy") : state.hint,
         .right = !state.compared,
         .colour = state.compared ? theme.difference : theme.secondaryText},
        {.rect = layout.recomputeLegend.text, .text = Texts::tr("recomputed in backward"), .colour = theme.secondaryText},
        {.rect = layout.stashLegend.text, .text = Texts::tr("stashed, %1 KiB per token").arg(squareSize), .colour = theme.secondaryText},
        {.rect = layout.costLegend.text,
         .text = Texts::tr("cost, %1% of the layer's forward").arg(legendPercent),
         .colour = theme.secondaryText},
    };
    for (const DiagramBox& box : layout.boxes) {
        addBox(labels, box, state, theme);
    }
    return labels;
}

} // namespace ui
