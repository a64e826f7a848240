#pragma once

#include <QObject> // first: moc does not understand <compare> before other standard headers
#include <QRect>
#include <QTimer>

#include "ui/document/change.h"
#include "ui/op_card/op_card.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace ui {

class Document;

/// Keeps two cards on the window: one at the op that a diagram's mouse or keyboard points at, a moment later, and one that stays at an op
/// until it is closed, by Esc in the diagram too. While that one is open the other keeps away. Both follow the document, and go with an op
/// that its layer lacks.
class OpHoverCard : public QObject {
    Q_OBJECT

public:
    /// Where an op's box is, in the viewport's coordinates.
    using BoxOf = std::function<QRect(core::MarkId)>;
    /// Where the policy's ring is on the chart, in the window's coordinates; empty where it is not shown.
    using RingOf = std::function<QRect()>;

    /// All must outlive it but the window, whose child it becomes. Closing gives the focus to the viewport.
    OpHoverCard(const Document& document, QWidget& viewport, BoxOf boxOf, const Theme& theme, QWidget* window);

    void pointAt(core::MarkId mark, const QRect& boxInViewport);
    void pointAway();
    /// Opens the card that stays, and gives it the focus.
    void open(core::MarkId mark);
    void close();

    /// Says where on the window the policy's ring is, which the cards spare.
    void setRing(RingOf ringOf) { m_ringOf = std::move(ringOf); }
    void setTheme(const Theme& theme);
    /// What is shown, to the clipboard. False while there is no card.
    bool copy();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// An op by its id, which another layer may have at another place, or not at all.
    struct Pointed {
        std::string id;
        QRect box;
    };

    std::optional<core::MarkId> markOf(const Pointed& pointed) const;
    Pointed pointed(core::MarkId mark, const QRect& box) const;
    void showHover();
    void follow(Changes changes);
    void place(OpCard& card, core::MarkId mark, const QRect& box);

    const Document& m_document;
    QWidget& m_viewport;
    BoxOf m_boxOf;
    RingOf m_ringOf = [] { return QRect(); };
    OpCard* m_hover;
    OpCard* m_open;
    QTimer m_delay;
    std::optional<Pointed> m_pointed;
    std::optional<Pointed> m_opened;
    bool m_moved = false; // the open card, by the user
};

} // namespace ui
