#include "ui/film/film_accessible.h"

#include "ui/accessible_list.h"
#include "ui/film/film_view.h"

#include <utility>

namespace ui {
namespace {

class Frames : public AccessibleItems {
public:
    explicit Frames(FilmView& view)
        : m_view(view) {}

    QAccessible::Role role() const override { return QAccessible::ListItem; }
    int count() const override { return static_cast<int>(m_view.data().frames.size()); }
    QString name(int item) const override { return frame(item).spoken; }
    QString description(int item) const override { return frame(item).tooltip; }
    QRect rect(int item) const override { return m_view.viewRect(step(item)); }
    std::optional<int> at(QPoint point) const override { return number(m_view.stepAt(point)); }
    std::optional<int> focused() const override { return number(m_view.focusedStep()); }
    void describe(int item, QAccessible::State& state) const override {
        state.selectable = true;
        state.selected = m_view.data().current == step(item);
    }
    QString action() const override { return QAccessibleActionInterface::pressAction(); }
    void act(int item) override { m_view.loadStep(step(item)); }
    void focus(int item) override { m_view.focusStep(step(item)); }

private:
    static std::size_t step(int item) { return static_cast<std::size_t>(item); }
    static std::optional<int> number(std::optional<std::size_t> step) {
        return step ? std::optional(static_cast<int>(*step)) : std::nullopt;
    }
    const FilmFrame& frame(int item) const { return m_view.data().frames[step(item)]; }

    FilmView& m_view;
};

QAccessibleInterface* makeAccessible(const QString& /*className*/, QObject* object) {
    auto* view = qobject_cast<FilmView*>(object);
    return view != nullptr ? accessibleList(*view, std::make_shared<Frames>(*view)) : nullptr;
}

} // namespace

void installFilmAccessibility() {
    QAccessible::installFactory(makeAccessible);
}

void announceFocusedStep(FilmView& view, std::size_t step) {
    announceItem(view, static_cast<int>(step), QAccessible::Focus);
}

void announceCurrentStep(FilmView& view, std::optional<std::size_t> before) {
    QAccessible::State changed;
    changed.selected = true;
    for (const auto& step : {before, view.data().current}) {
        if (step) {
            announceItemState(view, static_cast<int>(*step), changed);
        }
    }
}

} // namespace ui
