#include "tests/ui/support/diagram_cases.h"

#include "core/io/builtin_catalogue.h"
#include "core/scenario.h"
#include "tests/support/hand_made_layer.h"
#include "ui/diagram/diagram_labels.h"

#include <algorithm>

std::vector<std::string> diagramCases() {
    std::vector<std::string> names = {"moe", "dense"};
    for (const HandMadeLayer& layer : handMadeLayers()) {
        names.push_back(layer.name);
    }
    return names;
}

std::shared_ptr<const core::Problem> diagramProblem(const std::string& name) {
    const std::vector<HandMadeLayer> layers = handMadeLayers();
    const auto found = std::ranges::find(layers, name, &HandMadeLayer::name);
    if (found != layers.end()) {
        return std::make_shared<const core::Problem>(problemOf(*found));
    }
    const core::Catalogue catalogue = core::builtinCatalogue();
    return std::make_shared<const core::Problem>(core::makeProblem(core::withLayer({}, name, catalogue).value(), catalogue).value());
}

ui::DiagramState stateUnder(const std::shared_ptr<const core::Problem>& problem, core::Policy policy) {
    ui::DiagramState state;
    state.problem = problem;
    state.policy = policy;
    state.ledger = core::explain(*problem, policy);
    state.heading = QStringLiteral("DeepSeek-V2-Lite, MoE layer");
    state.hint = QStringLiteral("click an op to flip it");
    return state;
}

std::vector<QRectF> labelRects(const ui::DiagramLayout& layout, const ui::DiagramState& state) {
    std::vector<QRectF> rects = {layout.differenceSample};
    for (const ui::DiagramLabel& label : ui::diagramLabels(layout, state, ui::theme(ui::ThemeName::Light))) {
        rects.push_back(label.rect);
    }
    for (const ui::DiagramLegend& entry : layout.legend) {
        rects.push_back(entry.sample);
    }
    for (const ui::DiagramBox& box : layout.boxes) {
        if (box.mark) {
            rects.push_back(box.signRect);
        }
        if (box.chip) {
            rects.push_back(box.chip->squaresRect);
        }
        if (box.aux) {
            rects.push_back(box.aux->dotRect);
        }
    }
    return rects;
}

std::vector<QRectF> strokes(const std::vector<QPointF>& line, double margin) {
    std::vector<QRectF> rects;
    for (std::size_t i = 1; i < line.size(); ++i) {
        rects.push_back(QRectF(line[i - 1], line[i]).normalized().adjusted(-margin, -margin, margin, margin));
    }
    return rects;
}

bool meet(const QRectF& a, const QRectF& b, double tolerance) {
    return std::min(a.right(), b.right()) - std::max(a.left(), b.left()) > tolerance &&
           std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top()) > tolerance;
}

std::string describe(const QRectF& rect) {
    return std::to_string(rect.left()) + ", " + std::to_string(rect.top()) + " to " + std::to_string(rect.right()) + ", " +
           std::to_string(rect.bottom());
}

bool holds(const ui::DiagramBox& box, core::OpId op) {
    return std::ranges::count(box.ops, op) > 0;
}
