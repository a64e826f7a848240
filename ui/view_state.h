#pragma once

#include <QFlags> // first: moc does not understand <compare> before other standard headers
#include <QObject>

#include "core/policy/policy.h"
#include "ui/chart_options.h"

#include <cstddef>
#include <optional>

namespace ui {

class Document;

/// What a change of the view touched.
enum class ViewChange : unsigned {
    Options = 1U << 0U,
    Pinned = 1U << 1U,
    LitStep = 1U << 2U,
    Selection = 1U << 3U,
};
Q_DECLARE_FLAGS(ViewChanges, ViewChange)
Q_DECLARE_OPERATORS_FOR_FLAGS(ViewChanges)

/// The ops that the next action is about, in the diagram and in the ledger alike.
struct Selection {
    core::Policy marks;
    std::optional<core::MarkId> current = {}; // the one that the keyboard is on; one of the marks
    friend bool operator==(const Selection&, const Selection&) = default;
};

/// What the views of one document share and no file keeps: the chart's options, the policy that is compared with the one in the
/// diagram, the hull step under the mouse, and the ops that are selected. Not part of undo.
class ViewState : public QObject {
    Q_OBJECT

public:
    /// Follows the document, which must outlive it: a pinned policy and the selection go with the layer that they are of, a lit step with
    /// the analysis.
    explicit ViewState(const Document& document, QObject* parent = nullptr);

    const ChartOptions& options() const { return m_options; }
    void setOptions(const ChartOptions& options);

    /// The policy to compare with.
    std::optional<core::Policy> pinned() const { return m_pinned; }
    void pin(std::optional<core::Policy> policy);

    const Selection& selection() const { return m_selection; }
    void select(const Selection& selection);
    void select(core::MarkId mark) { select({core::Policy::of(mark), mark}); }

    /// The hull step that the mouse is over, in the chart or in the film.
    std::optional<std::size_t> litStep() const { return m_litStep; }
    void light(std::optional<std::size_t> step);

signals:
    void changed(ui::ViewChanges changes);

private:
    const Document& m_document;
    ChartOptions m_options;
    std::optional<core::Policy> m_pinned;
    Selection m_selection;
    std::optional<std::size_t> m_litStep;
};

} // namespace ui
