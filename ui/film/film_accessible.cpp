#include "ui/film/film_accessible.h"

#include "ui/film/film_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <vector>

namespace ui {
namespace {

/// A frame. Holds no state of its own, so that it stays true whatever the view shows.
class FrameAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    FrameAccessible(FilmView& view, std::size_t step)
        : m_view(&view),
          m_step(step) {}

    bool isValid() const override { return m_view != nullptr && m_step < m_view->data().frames.size(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override {
        if (!isValid()) {
            return {};
        }
        switch (kind) {
        case QAccessible::Name:
            return m_view->data().frames[m_step].spoken;
        case QAccessible::Description:
            return m_view->data().frames[m_step].tooltip;
        default:
            return {};
        }
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}

    QRect rect() const override {
        if (!isValid()) {
            return {};
        }
        const QRect local = m_view->viewRect(m_step);
        return {m_view->viewport()->mapToGlobal(local.topLeft()), local.size()};
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.selectable = true;
        state.selected = m_view->data().current == m_step;
        state.focusable = true;
        state.focused = m_view->hasFocus() && m_view->focusedStep() == m_step;
        state.offscreen = !m_view->viewport()->rect().intersects(m_view->viewRect(m_step));
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (!isValid()) {
            return;
        }
        if (name == pressAction()) {
            m_view->loadStep(m_step);
        } else if (name == setFocusAction()) {
            m_view->setFocus(Qt::OtherFocusReason);
            m_view->focusStep(m_step);
        }
    }
    QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
    QPointer<FilmView> m_view;
    std::size_t m_step;
};

class ViewAccessible : public QAccessibleWidget {
public:
    explicit ViewAccessible(FilmView& view)
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

    int childCount() const override { return static_cast<int>(m_view.data().frames.size()); }

    QAccessibleInterface* child(int at) const override {
        if (at < 0 || at >= childCount()) {
            return nullptr;
        }
        const auto step = static_cast<std::size_t>(at);
        m_children.resize(std::max(m_children.size(), step + 1));
        QAccessible::Id& id = m_children[step];
        if (id == 0) {
            id = QAccessible::registerAccessibleInterface(new FrameAccessible(m_view, step));
        }
        return QAccessible::accessibleInterface(id);
    }

    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto found =
            std::ranges::find_if(m_children, [&](QAccessible::Id id) { return id != 0 && QAccessible::accessibleInterface(id) == child; });
        return found == m_children.end() ? -1 : static_cast<int>(found - m_children.begin());
    }

    QAccessibleInterface* childAt(int x, int y) const override {
        const auto step = m_view.stepAt(m_view.viewport()->mapFromGlobal(QPoint(x, y)));
        return step ? child(static_cast<int>(*step)) : nullptr;
    }

    QAccessibleInterface* focusChild() const override {
        const auto step = m_view.focusedStep();
        return m_view.hasFocus() && step ? child(static_cast<int>(*step)) : nullptr;
    }

private:
    FilmView& m_view;
    mutable std::vector<QAccessible::Id> m_children; // by step; 0: not asked for yet
};

QAccessibleInterface* makeAccessible(const QString& /*className*/, QObject* object) {
    auto* view = qobject_cast<FilmView*>(object);
    return view != nullptr ? new ViewAccessible(*view) : nullptr;
}

} // namespace

void installFilmAccessibility() {
    QAccessible::installFactory(makeAccessible);
}

void announceFocusedStep(FilmView& view, std::size_t step) {
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(static_cast<int>(step));
    QAccessible::updateAccessibility(&event);
}

void announceCurrentStep(FilmView& view, std::optional<std::size_t> before) {
    QAccessible::State changed;
    changed.selected = true;
    for (const auto& step : {before, view.data().current}) {
        if (step) {
            QAccessibleStateChangeEvent event(&view, changed);
            event.setChild(static_cast<int>(*step));
            QAccessible::updateAccessibility(&event);
        }
    }
}

} // namespace ui
