#include "ui/accessible_list.h"

#include <QAbstractScrollArea>
#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <utility>
#include <vector>

namespace ui {
namespace {

class ItemAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    ItemAccessible(QAbstractScrollArea& view, std::shared_ptr<AccessibleItems> items, int item)
        : m_view(&view),
          m_items(std::move(items)),
          m_item(item) {}

    bool isValid() const override { return m_view != nullptr && m_item < m_items->count(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QAccessible::Role role() const override { return m_items->role(); }

    QString text(QAccessible::Text kind) const override {
        if (!isValid()) {
            return {};
        }
        switch (kind) {
        case QAccessible::Name:
            return m_items->name(m_item);
        case QAccessible::Description:
            return m_items->description(m_item);
        default:
            return {};
        }
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}

    QRect rect() const override {
        if (!isValid()) {
            return {};
        }
        const QRect local = m_items->rect(m_item);
        return {m_view->viewport()->mapToGlobal(local.topLeft()), local.size()};
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.focused = m_view->hasFocus() && m_items->focused() == m_item;
        state.offscreen = !m_view->viewport()->rect().intersects(m_items->rect(m_item));
        m_items->describe(m_item, state);
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    QStringList actionNames() const override { return {m_items->action(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (!isValid()) {
            return;
        }
        if (name == m_items->action()) {
            m_items->act(m_item);
        } else if (name == setFocusAction()) {
            m_view->setFocus(Qt::OtherFocusReason);
            m_items->focus(m_item);
        }
    }
    QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
    QPointer<QAbstractScrollArea> m_view;
    std::shared_ptr<AccessibleItems> m_items;
    int m_item;
};

class ListAccessible : public QAccessibleWidget {
public:
    ListAccessible(QAbstractScrollArea& view, std::shared_ptr<AccessibleItems> items)
        : QAccessibleWidget(&view, QAccessible::List),
          m_view(view),
          m_items(std::move(items)) {}
    ~ListAccessible() override {
        for (const QAccessible::Id id : m_children) {
            if (id != 0) {
                QAccessible::deleteAccessibleInterface(id);
            }
        }
    }
    ListAccessible(const ListAccessible&) = delete;
    ListAccessible& operator=(const ListAccessible&) = delete;
    ListAccessible(ListAccessible&&) = delete;
    ListAccessible& operator=(ListAccessible&&) = delete;

    int childCount() const override { return m_items->count(); }

    QAccessibleInterface* child(int at) const override {
        if (at < 0 || at >= childCount()) {
            return nullptr;
        }
        const auto index = static_cast<std::size_t>(at);
        m_children.resize(std::max(m_children.size(), index + 1));
        QAccessible::Id& id = m_children[index];
        if (id == 0) {
            id = QAccessible::registerAccessibleInterface(new ItemAccessible(m_view, m_items, at));
        }
        return QAccessible::accessibleInterface(id);
    }

    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto found =
            std::ranges::find_if(m_children, [&](QAccessible::Id id) { return id != 0 && QAccessible::accessibleInterface(id) == child; });
        return found == m_children.end() ? -1 : static_cast<int>(found - m_children.begin());
    }

    QAccessibleInterface* childAt(int x, int y) const override {
        const auto item = m_items->at(m_view.viewport()->mapFromGlobal(QPoint(x, y)));
        return item ? child(*item) : nullptr;
    }

    QAccessibleInterface* focusChild() const override {
        const auto item = m_items->focused();
        return m_view.hasFocus() && item ? child(*item) : nullptr;
    }

private:
    QAbstractScrollArea& m_view;
    std::shared_ptr<AccessibleItems> m_items;
    mutable std::vector<QAccessible::Id> m_children; // by item; 0: not asked for yet
};

} // namespace

QAccessibleInterface* accessibleList(QAbstractScrollArea& view, std::shared_ptr<AccessibleItems> items) {
    return new ListAccessible(view, std::move(items));
}

void announceItem(QAbstractScrollArea& view, int item, QAccessible::Event event) {
    QAccessibleEvent announced(&view, event);
    announced.setChild(item);
    QAccessible::updateAccessibility(&announced);
}

void announceItemState(QAbstractScrollArea& view, int item, QAccessible::State changed) {
    QAccessibleStateChangeEvent announced(&view, changed);
    announced.setChild(item);
    QAccessible::updateAccessibility(&announced);
}

} // namespace ui
