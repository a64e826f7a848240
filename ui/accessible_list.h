#pragma once

#include <QAccessible>
#include <QRect>
#include <QString>

#include <memory>
#include <optional>

class QAbstractScrollArea;

namespace ui {

/// What a view that paints its items tells of them to assistive technology. Holds no state of its own, so that it stays true
/// whatever the view shows. Items are numbered from 0; rectangles and points are in the viewport.
class AccessibleItems {
public:
    AccessibleItems() = default;
    virtual ~AccessibleItems() = default;
    AccessibleItems(const AccessibleItems&) = delete;
    AccessibleItems& operator=(const AccessibleItems&) = delete;

    virtual QAccessible::Role role() const = 0;
    virtual int count() const = 0;
    virtual QString name(int item) const = 0;
    virtual QString description(int item) const = 0;
    virtual QRect rect(int item) const = 0;
    virtual std::optional<int> at(QPoint point) const = 0;
    /// The item that the keyboard is on while the view has the focus.
    virtual std::optional<int> focused() const = 0;
    /// Adds what is special of the item to a state that knows of focus and place.
    virtual void describe(int item, QAccessible::State& state) const = 0;

    /// The name of what one does with an item, of QAccessibleActionInterface.
    virtual QString action() const = 0;
    virtual void act(int item) = 0;
    virtual void focus(int item) = 0;
};

/// The view as a list of its items, made lazily. For a factory of QAccessible's, which owns the result.
QAccessibleInterface* accessibleList(QAbstractScrollArea& view, std::shared_ptr<AccessibleItems> items);

/// Tells assistive technology of one item of a view: that the keyboard is on it, or that its name or its state is another.
void announceItem(QAbstractScrollArea& view, int item, QAccessible::Event event);
void announceItemState(QAbstractScrollArea& view, int item, QAccessible::State changed);

} // namespace ui
