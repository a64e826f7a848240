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
};
Q_DECLARE_FLAGS(ViewChanges, ViewChange)
Q_DECLARE_OPERATORS_FOR_FLAGS(ViewChanges)

/// What the views of one document share and no file keeps: the chart's options, the policy that is compared with the one in the
/// diagram, and the hull step under the mouse. Not part of undo.
class ViewState : public QObject {
    Q_OBJECT

public:
    /// Follows the document, which must outlive it: a pinned policy goes with the layer that it is a policy of, a lit step with
    /// the analysis.
    explicit ViewState(const Document& document, QObject* parent = nullptr);

    const ChartOptions& options() const { return m_options; }
    void setOptions(const ChartOptions& options);

    /// The policy to compare with.
    std::optional<core::Policy> pinned() const { return m_pinned; }
    void pin(std::optional<core::Policy> policy);

    /// The hull step that the mouse is over, in the chart or in the film.
    std::optional<std::size_t> litStep() const { return m_litStep; }
    void light(std::optional<std::size_t> step);

signals:
    void changed(ui::ViewChanges changes);

private:
    const Document& m_document;
    ChartOptions m_options;
    std::optional<core::Policy> m_pinned;
    std::optional<std::size_t> m_litStep;
};

} // namespace ui
