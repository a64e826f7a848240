#include "ui/diagram/diagram_view.h"

#include "ui/diagram/diagram_accessible.h"
#include "ui/diagram/diagram_texts.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <vector>

namespace ui {
namespace {

/// An op with a mark. Holds no state of its own, so that it stays true whatever the view shows.
class OpAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    OpAccessible(DiagramView& view, core::MarkId mark)
        : m_view(&view),
          m_mark(mark) {}

    bool isValid() const override { return m_view != nullptr && core::index(m_mark) < m_view->state().problem->graph.markCount(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::CheckBox; }

    QString text(QAccessible::Text kind) const override {
        if (!isValid()) {
            return {};
        }
        switch (kind) {
        case QAccessible::Name:
            return spokenText(box(), m_view->state());
        case QAccessible::Description:
            return tooltipText(box(), m_view->state());
        default:
            return {};
        }
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}

    QRect rect() const override {
        if (!isValid()) {
            return {};
        }
        const QRect local = m_view->viewRect(box());
        return {m_view->viewport()->mapToGlobal(local.topLeft()), local.size()};
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.checkable = true;
        state.checked = m_view->state().policy.recomputes(m_mark);
        state.focusable = true;
        state.focused = m_view->hasFocus() && m_view->focusedMark() == m_mark;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    QStringList actionNames() const override { return {toggleAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (!isValid()) {
            return;
        }
        if (name == toggleAction()) {
            m_view->flip(m_mark);
        } else if (name == setFocusAction()) {
            m_view->setFocus(Qt::OtherFocusReason);
            m_view->focusMark(m_mark);
        }
    }
    QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
    const DiagramBox& box() const { return m_view->layout().boxOf(m_mark); }

    QPointer<DiagramView> m_view;
    core::MarkId m_mark;
};

class ViewAccessible : public QAccessibleWidget {
public:
    explicit ViewAccessible(DiagramView& view)
        : QAccessibleWidget(&view, QAccessible::List),
          m_view(view) {}
    ~ViewAccessible() override {
        for (const QAccessible::Id id : m_children) {
            if (id != 0) {
                QAccessible::deleteAccessibleInterface(id);
            }
        }
    }
    ViewAccessible(const ViewAccessible&) = delete;
    ViewAccessible& operator=(const ViewAccessible&) = delete;
    ViewAccessible(ViewAccessible&&) = delete;
    ViewAccessible& operator=(ViewAccessible&&) = delete;

    int childCount() const override { return static_cast<int>(m_view.state().problem->graph.markCount()); }

    QAccessibleInterface* child(int at) const override {
        if (at < 0 || at >= childCount()) {
            return nullptr;
        }
        const auto index = static_cast<std::size_t>(at);
        m_children.resize(std::max(m_children.size(), index + 1));
        QAccessible::Id& id = m_children[index];
        if (id == 0) {
            id = QAccessible::registerAccessibleInterface(new OpAccessible(m_view, static_cast<core::MarkId>(at)));
        }
        return QAccessible::accessibleInterface(id);
    }

    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto found =
            std::ranges::find_if(m_children, [&](QAccessible::Id id) { return id != 0 && QAccessible::accessibleInterface(id) == child; });
        return found == m_children.end() ? -1 : static_cast<int>(found - m_children.begin());
    }

    QAccessibleInterface* childAt(int x, int y) const override {
        const QPoint at = m_view.viewport()->mapFromGlobal(QPoint(x, y));
        const DiagramBox* box = m_view.layout().boxAt(m_view.mapToScene(at));
        return box != nullptr && box->mark ? child(static_cast<int>(core::index(*box->mark))) : nullptr;
    }

    QAccessibleInterface* focusChild() const override {
        const auto mark = m_view.focusedMark();
        return m_view.hasFocus() && mark ? child(static_cast<int>(core::index(*mark))) : nullptr;
    }

private:
    DiagramView& m_view;
    mutable std::vector<QAccessible::Id> m_children; // by mark; 0: not asked for yet
};

QAccessibleInterface* makeAccessible(const QString& /*className*/, QObject* object) {
    auto* view = qobject_cast<DiagramView*>(object);
    return view != nullptr ? new ViewAccessible(*view) : nullptr;
}

} // namespace

void installDiagramAccessibility() {
    QAccessible::installFactory(makeAccessible);
}

void announceFocus(DiagramView& view, core::MarkId mark) {
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(static_cast<int>(core::index(mark)));
    QAccessible::updateAccessibility(&event);
}

void announceFlips(DiagramView& view, core::Policy flipped) {
    QAccessible::State changed;
    changed.checked = true;
    for (const core::MarkId mark : flipped.marks()) {
        QAccessibleStateChangeEvent state(&view, changed);
        state.setChild(static_cast<int>(core::index(mark)));
        QAccessible::updateAccessibility(&state);
    }
    announceNames(view, flipped);
}

void announceNames(DiagramView& view, core::Policy renamed) {
    for (const core::MarkId mark : renamed.marks()) {
        QAccessibleEvent name(&view, QAccessible::NameChanged);
        name.setChild(static_cast<int>(core::index(mark)));
        QAccessible::updateAccessibility(&name);
    }
}

} // namespace ui
