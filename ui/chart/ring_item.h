#pragma once

#include "ui/theme.h"

#include <QGraphicsItem>

namespace ui {

/// A small mark of its own that moves without the rest being painted anew. Takes no part in mouse handling.
class RingItem : public QGraphicsItem {
public:
    enum class Look { Current, Pinned, Cursor, Lit };

    RingItem(Look look, QGraphicsItem* parent);

    void setTheme(const Theme& theme);
    /// Around a policy that replays what the cost does not count.
    void setUnpriced(bool unpriced);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    Look m_look;
    bool m_unpriced = false;
    Theme m_theme;
};

} // namespace ui
