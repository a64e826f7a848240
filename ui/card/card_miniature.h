#pragma once

#include "core/policy/problem.h"
#include "ui/diagram/miniature.h"

#include <QWidget>

#include <memory>

namespace ui {

/// The labelled miniature on a card, as high as its layer needs at the width that it is given.
class CardMiniature : public QWidget {
public:
    CardMiniature(const Theme& theme, QWidget* parent);

    void setState(std::shared_ptr<const core::Problem> problem, const MiniatureState& state);
    /// Fixes the size. Lays out anew only where the layer, the font or the width is another.
    void fitTo(int width);
    void setTheme(const Theme& theme);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QFont labelFont() const;

    Theme m_theme;
    std::shared_ptr<const core::Problem> m_problem;
    MiniatureState m_state;
    MiniatureLayout m_layout;
    int m_fittedTo = 0; // the width that the layout is for; 0: it must be made
};

} // namespace ui
