#include "ui/diagram/diagram_view.h"

#include "ui/accessible_list.h"
#include "ui/diagram/diagram_accessible.h"
#include "ui/diagram/diagram_texts.h"

namespace ui {
namespace {

int number(core::MarkId mark) {
    return static_cast<int>(core::index(mark));
}

/// The ops with a mark, by mark.
class Ops : public AccessibleItems {
public:
    explicit Ops(DiagramView& view)
        : m_view(view) {}

    QAccessible::Role role() const override { return QAccessible::CheckBox; }
    int count() const override { return static_cast<int>(m_view.state().problem->graph.markCount()); }
    QString name(int item) const override { return spokenText(box(item), m_view.state()); }
    QString description(int item) const override { return tooltipText(box(item), m_view.state()); }
    QRect rect(int item) const override { return m_view.viewRect(box(item)); }
    std::optional<int> at(QPoint point) const override {
        const DiagramBox* box = m_view.layout().boxAt(m_view.mapToScene(point));
        return box != nullptr && box->mark ? std::optional(number(*box->mark)) : std::nullopt;
    }
    std::optional<int> focused() const override {
        const auto mark = m_view.focusedMark();
        return mark ? std::optional(number(*mark)) : std::nullopt;
    }
    void describe(int item, QAccessible::State& state) const override {
        state.checkable = true;
        state.checked = m_view.state().policy.recomputes(mark(item));
    }
    QString action() const override { return QAccessibleActionInterface::toggleAction(); }
    void act(int item) override { m_view.flip(mark(item)); }
    void focus(int item) override { m_view.focusMark(mark(item)); }

private:
    static core::MarkId mark(int item) { return static_cast<core::MarkId>(item); }
    const DiagramBox& box(int item) const { return m_view.layout().boxOf(mark(item)); }

    DiagramView& m_view;
};

QAccessibleInterface* makeAccessible(const QString& /*className*/, QObject* object) {
    auto* view = qobject_cast<DiagramView*>(object);
    return view != nullptr ? accessibleList(*view, std::make_shared<Ops>(*view)) : nullptr;
}

} // namespace

void installDiagramAccessibility() {
    QAccessible::installFactory(makeAccessible);
}

void announceFocus(DiagramView& view, core::MarkId mark) {
    announceItem(view, number(mark), QAccessible::Focus);
}

void announceFlips(DiagramView& view, core::Policy flipped) {
    QAccessible::State changed;
    changed.checked = true;
    for (const core::MarkId mark : (flipped & view.state().problem->allMarks()).marks()) { // the layer may be a smaller one now
        announceItemState(view, number(mark), changed);
    }
    announceNames(view, flipped);
}

void announceNames(DiagramView& view, core::Policy renamed) {
    for (const core::MarkId mark : (renamed & view.state().problem->allMarks()).marks()) {
        announceItem(view, number(mark), QAccessible::NameChanged);
    }
}

} // namespace ui
