#include "ui/card/card_fonts.h"

#include <QLabel>

namespace ui {
namespace {

double scaleOf(CardFont use) {
    switch (use) {
    case CardFont::Number:
        return 1.4;
    case CardFont::Head:
        return 1.1;
    case CardFont::Text:
        return 1;
    case CardFont::Small:
        return 0.9;
    case CardFont::Tiny:
        return 0.8;
    }
    return 1;
}

} // namespace

QFont cardFont(const QFont& base, CardFont use) {
    QFont font = base;
    font.setPointSizeF(font.pointSizeF() * scaleOf(use));
    font.setBold(use == CardFont::Number || use == CardFont::Head);
    return font;
}

void setTextColor(QLabel& label, const QColor& colour) {
    QPalette palette = label.palette();
    palette.setColor(QPalette::WindowText, colour);
    label.setPalette(palette);
}

} // namespace ui
