#include "ui/step_bar/step_bar.h"

#include "ui/document/document.h"
#include "ui/step_bar/step_bar_picture.h"

#include <QEvent>
#include <QPainter>

#include <cmath>

namespace ui {
namespace {

constexpr int leastWidth = 300;
constexpr int usualWidth = 560;

} // namespace

StepBar::StepBar(const Document& document, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_theme(theme) {
    setObjectName(QStringLiteral("stepBar"));
    setAccessibleName(tr("Stash and step"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&document, &Document::changed, this, [this](Changes changes) {
        if (changes.testAnyFlags(Change::Marks | Change::Scenario | Change::Problem)) {
            refresh();
        }
    });
    refresh();
}

void StepBar::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

QSize StepBar::sizeHint() const {
    return {usualWidth, static_cast<int>(std::ceil(stepBarHeight(font())))};
}

QSize StepBar::minimumSizeHint() const {
    return {leastWidth, sizeHint().height()};
}

void StepBar::refresh() {
    m_data = stepBarData(m_document);
    const QString text = stepBarText(m_data);
    setAccessibleDescription(text);
    setToolTip(
        QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("</p><p>")))); // as text it would not wrap
    update();
}

void StepBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        update();
    }
}

void StepBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    paintStepBar(painter, layoutStepBar(m_data, width(), font()), m_theme, font());
}

} // namespace ui
