#include "ui/view_state.h"

#include "ui/document/document.h"

#include <algorithm>

namespace ui {
namespace {

std::vector<std::string> markIds(const core::OpGraph& graph) {
    return core::markIds(core::Policy::firstMarks(graph.markCount()), graph);
}

} // namespace

ViewState::ViewState(const Document& document, QObject* parent)
    : QObject(parent),
      m_document(document) {
    connect(&document, &Document::changed, this, [this, marks = markIds(document.problem()->graph)](Changes changes) mutable {
        if (changes.testFlag(Change::Problem)) {
            auto now = markIds(m_document.problem()->graph);
            if (now != marks) {
                marks = std::move(now);
                pin(std::nullopt);
                select(Selection{});
            }
        }
        if (changes.testAnyFlags(Change::Problem | Change::Analysis)) {
            light(std::nullopt);
        }
    });
}

void ViewState::setOptions(const ChartOptions& options) {
    if (options != m_options) {
        m_options = options;
        emit changed(ViewChange::Options);
    }
}

void ViewState::pin(std::optional<core::Policy> policy) {
    if (policy != m_pinned) {
        m_pinned = policy;
        emit changed(ViewChange::Pinned);
    }
}

void ViewState::select(const Selection& selection) {
    if (selection != m_selection) {
        m_selection = selection;
        emit changed(ViewChange::Selection);
    }
}

void ViewState::light(std::optional<std::size_t> step) {
    if (step != m_litStep) {
        m_litStep = step;
        emit changed(ViewChange::LitStep);
    }
}

} // namespace ui
