#include "ui/dock_title.h"

#include "ui/table/table_look.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace ui {
namespace {

void setTextColor(QWidget* widget, const QColor& color, const QColor& disabled) {
    QPalette palette = widget->palette();
    palette.setColor(QPalette::WindowText, color);
    palette.setColor(QPalette::ButtonText, color);
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, disabled);
    widget->setPalette(palette);
}

QString replaced(QString name, const char* part, const char* by) {
    return name.replace(QLatin1String(part), QLatin1String(by));
}

} // namespace

DockTitle::DockTitle(QDockWidget& dock, const QList<QAction*>& actions, const Theme& theme)
    : QWidget(&dock),
      m_name(new QLabel(dock.windowTitle(), this)),
      m_about(new QLabel(this)) {
    setObjectName(replaced(dock.objectName(), "Dock", "Title"));
    m_about->setObjectName(replaced(dock.objectName(), "Dock", "About"));
    m_about->setMinimumWidth(0);
    m_about->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* layout = new QHBoxLayout(this);
    layout->setSpacing(4);
    layout->addWidget(m_name);
    layout->addSpacing(8);
    layout->addWidget(m_about, 1);
    for (QAction* action : actions) {
        QToolButton* button = addButton(*layout, replaced(action->objectName(), "Action", "Button"));
        button->setDefaultAction(action);
        if (action->menu() != nullptr) {
            button->setPopupMode(QToolButton::InstantPopup);
        }
        const auto name = [button, action] { button->setAccessibleName(action->toolTip()); };
        connect(action, &QAction::changed, button, name);
        name();
    }
    QToolButton* close = addButton(*layout, replaced(dock.objectName(), "Dock", "CloseButton"));
    close->setText(QStringLiteral("✕"));
    close->setToolTip(tr("Close “%1”").arg(dock.windowTitle()));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, &dock, &QDockWidget::close);
    setTheme(theme);
    fit();
}

QToolButton* DockTitle::addButton(QHBoxLayout& layout, const QString& objectName) {
    auto* button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    layout.addWidget(button);
    return button;
}

void DockTitle::setMargins(int left, int right) {
    layout()->setContentsMargins(left + cellMargin, 3, right + cellMargin, 2);
    fit();
}

void DockTitle::setAbout(const QString& about) {
    m_aboutText = about;
    fit();
}

void DockTitle::setTheme(const Theme& theme) {
    setTextColor(m_name, theme.text, theme.text);
    setTextColor(m_about, theme.secondaryText, theme.secondaryText);
    for (QToolButton* button : findChildren<QToolButton*>()) {
        setTextColor(button, theme.text, theme.disabledText);
    }
}

void DockTitle::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void DockTitle::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fit();
    }
}

void DockTitle::fit() {
    QFont bold = font();
    bold.setBold(true);
    m_name->setFont(bold);
    layout()->activate();
    m_about->setText(m_about->fontMetrics().elidedText(m_aboutText, Qt::ElideRight, m_about->width()));
}

} // namespace ui
