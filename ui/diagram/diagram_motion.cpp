#include "ui/diagram/diagram_motion.h"

#include "ui/diagram/diagram_scene.h"

#include <QEasingCurve>

#include <utility>

namespace ui {
namespace {

constexpr int milliseconds = 200;

} // namespace

DiagramMotion::DiagramMotion(DiagramScene& scene)
    : m_scene(scene) {
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setDuration(milliseconds);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    QObject::connect(&m_animation, &QVariantAnimation::valueChanged, &m_animation, [this](const QVariant& part) {
        if (m_from.size() == m_to.size() && m_to.size() == m_scene.layout().boxes.size()) {
            m_scene.setLook(between(m_from, m_to, part.toDouble()));
        }
    });
}

void DiagramMotion::moveTo(DiagramState state) {
    m_animation.stop();
    if (state.problem != m_scene.state().problem) {
        jumpTo(std::move(state));
        return;
    }
    m_from = m_scene.look();
    m_to = lookOf(m_scene.layout(), state);
    m_scene.setState(std::move(state), m_from);
    if (m_from != m_to) {
        m_animation.start();
    }
}

void DiagramMotion::jumpTo(DiagramState state) {
    m_animation.stop();
    m_scene.setState(std::move(state));
}

} // namespace ui
