#pragma once

#include <QVariantAnimation> // first: moc does not understand <compare> before other standard headers

#include "ui/diagram/diagram_look.h"
#include "ui/diagram/diagram_state.h"

namespace ui {

class DiagramScene;

/// Moves a scene from the look that it has to that of another state, within about 200 ms. Texts and numbers are those of the new state
/// at once, and nothing runs while nothing changes.
class DiagramMotion {
public:
    /// The scene must outlive it.
    explicit DiagramMotion(DiagramScene& scene);

    /// Starts at what is on the way, if there is.
    void moveTo(DiagramState state);
    /// Without a way; the one under way ends.
    void jumpTo(DiagramState state);
    bool isMoving() const { return m_animation.state() == QAbstractAnimation::Running; }

private:
    DiagramScene& m_scene;
    DiagramLook m_from;
    DiagramLook m_to;
    QVariantAnimation m_animation;
};

} // namespace ui
