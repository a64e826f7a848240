#include "ui/diagram/diagram_view.h"

#include "core/format.h"
#include "ui/accessible_list.h"
#include "ui/diagram/diagram_accessible.h"
#include "ui/diagram/diagram_texts.h"
#include "ui/labels.h"

namespace ui {
namespace {

int number(core::MarkId mark) {
    return static_cast<int>(core::index(mark));
}

/// "Attention: 4 of 9 ops recomputed"
QString spokenText(const DiagramRegion& region, const DiagramState& state) {
    const auto digits = [](core::Policy marks) { return QString::fromStdString(core::format::grouped(marks.count())); };
    return DiagramView::tr("%1: %2 of %3 ops recomputed").arg(region.name, digits(region.marks & state.policy), digits(region.marks));
}

/// The ops with a mark, by mark, then the regions.
class OpsAndRegions : public AccessibleItems {
public:
    explicit OpsAndRegions(DiagramView& view)
        : m_view(view) {}

    QAccessible::Role role() const override { return QAccessible::CheckBox; }
    int count() const override { return ops() + static_cast<int>(m_view.layout().regions.size()); }
    QString name(int item) const override {
        return isOp(item) ? spokenText(box(item), m_view.state()) : spokenText(region(item), m_view.state());
    }
    QString description(int item) const override {
        if (isOp(item)) {
            return tooltipText(box(item), m_view.state());
        }
        return DiagramView::tr("All of its ops together: %1.").arg(markNames(m_view.state().problem->graph, region(item).marks));
    }
    QRect rect(int item) const override { return m_view.viewRect(isOp(item) ? box(item).rect : region(item).nameRect); }
    std::optional<int> at(QPoint point) const override {
        const QPointF inScene = m_view.mapToScene(point);
        const DiagramBox* box = m_view.layout().boxAt(inScene);
        if (box != nullptr && box->mark) {
            return number(*box->mark);
        }
        const auto region = regionAt(m_view.layout(), inScene);
        return region ? std::optional(ops() + static_cast<int>(*region)) : std::nullopt;
    }
    std::optional<int> focused() const override {
        if (const auto region = m_view.focusedRegion()) {
            return ops() + static_cast<int>(*region);
        }
        const auto mark = m_view.focusedMark();
        return mark ? std::optional(number(*mark)) : std::nullopt;
    }
    void describe(int item, QAccessible::State& state) const override {
        const core::Policy policy = m_view.state().policy;
        state.checkable = true;
        if (isOp(item)) {
            state.checked = policy.recomputes(mark(item));
            state.selectable = true;
            state.extSelectable = true;
            state.selected = m_view.selection().marks.recomputes(mark(item));
        } else {
            const core::Policy marks = region(item).marks;
            state.checked = (marks - policy).empty();
            state.checkStateMixed = !state.checked && !(marks & policy).empty();
        }
    }
    QString action() const override { return QAccessibleActionInterface::toggleAction(); }
    void act(int item) override { isOp(item) ? m_view.flip(mark(item)) : m_view.toggleRegion(regionNumber(item)); }
    void focus(int item) override { isOp(item) ? m_view.focusMark(mark(item)) : m_view.focusRegion(regionNumber(item)); }

private:
    static core::MarkId mark(int item) { return static_cast<core::MarkId>(item); }
    int ops() const { return static_cast<int>(m_view.state().problem->graph.markCount()); }
    bool isOp(int item) const { return item < ops(); }
    std::size_t regionNumber(int item) const { return static_cast<std::size_t>(item - ops()); }
    const DiagramBox& box(int item) const { return m_view.layout().boxOf(mark(item)); }
    const DiagramRegion& region(int item) const { return m_view.layout().regions[regionNumber(item)]; }

    DiagramView& m_view;
};

QAccessibleInterface* makeAccessible(const QString& /*className*/, QObject* object) {
    auto* view = qobject_cast<DiagramView*>(object);
    return view != nullptr ? accessibleList(*view, std::make_shared<OpsAndRegions>(*view)) : nullptr;
}

} // namespace

void installDiagramAccessibility() {
    QAccessible::installFactory(makeAccessible);
}

void announceFocus(DiagramView& view, core::MarkId mark) {
    announceItem(view, number(mark), QAccessible::Focus);
}

void announceRegionFocus(DiagramView& view, std::size_t region) {
    announceItem(view, static_cast<int>(view.state().problem->graph.markCount() + region), QAccessible::Focus);
}

void announceSelection(DiagramView& view, core::Policy changed) {
    QAccessible::State selected;
    selected.selected = true;
    for (const core::MarkId mark : (changed & view.state().problem->allMarks()).marks()) {
        announceItemState(view, number(mark), selected);
    }
}

void announceFlips(DiagramView& view, core::Policy flipped) {
    QAccessible::State changed;
    changed.checked = true;
    const core::Policy known = flipped & view.state().problem->allMarks(); // the layer may be a smaller one now
    for (const core::MarkId mark : known.marks()) {
        announceItemState(view, number(mark), changed);
    }
    announceNames(view, flipped);
    for (std::size_t i = 0; i < view.layout().regions.size(); ++i) {
        if (!(view.layout().regions[i].marks & known).empty()) {
            const int item = static_cast<int>(view.state().problem->graph.markCount() + i);
            announceItemState(view, item, changed);
            announceItem(view, item, QAccessible::NameChanged);
        }
    }
}

void announceNames(DiagramView& view, core::Policy renamed) {
    for (const core::MarkId mark : (renamed & view.state().problem->allMarks()).marks()) {
        announceItem(view, number(mark), QAccessible::NameChanged);
    }
}

} // namespace ui
