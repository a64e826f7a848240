#pragma once

#include <QObject> // first: moc does not understand <compare> before other standard headers
#include <QRect>

#include "ui/card/policy_card.h"

#include <optional>

namespace ui {

class Document;
class ViewState;

/// Keeps a card on the window while a policy is pinned: that policy against the one in the diagram, always as they are now. The
/// card stays where the user moves it, inside the window; until then it stands in a corner of the anchor. Closing it unpins.
class PinnedCard : public QObject {
    Q_OBJECT

public:
    /// All must outlive it but the window, whose child it becomes.
    PinnedCard(const Document& document, ViewState& view, const Theme& theme, QWidget* window);

    /// Where the card stands by default, in the window's coordinates: in a corner of the area, the bottom right if it can be, clear of
    /// the pinned policy's ring.
    void setAnchor(const QRect& area, std::optional<QPoint> ring);
    void setTheme(const Theme& theme) { m_card->setTheme(theme); }

    /// Nothing while no policy is pinned, and says so.
    bool copy();

    const PolicyCard& card() const { return *m_card; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void place();
    QPoint defaultPlace() const;

    const Document& m_document;
    ViewState& m_view;
    PolicyCard* m_card;
    QRect m_anchor;
    QRect m_ring;         // what it takes; empty where it is not shown
    bool m_moved = false; // by the user, since the policy was pinned
};

} // namespace ui
