#include "ui/panels/message_bar.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace ui {

MessageBar::MessageBar(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_label(new QLabel(this)),
      m_close(new QToolButton(this)) {
    setObjectName(QStringLiteral("messageBar"));
    setAccessibleName(tr("Message"));
    setProperty("sheet", true);
    m_label->setObjectName(QStringLiteral("messageText"));
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setAccessibleName(tr("Close the message"));
    m_close->setToolTip(tr("Close the message"));
    m_close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    m_close->setAutoRaise(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void MessageBar::showError(const QString& message) {
    showMessage(message, true);
}

void MessageBar::showNote(const QString& message) {
    showMessage(message, false);
}

void MessageBar::setTheme(const Theme& theme) {
    m_theme = theme;
    refreshColors();
}

QString MessageBar::message() const {
    return isHidden() ? QString() : m_label->text();
}

void MessageBar::showMessage(const QString& message, bool error) {
    m_error = error;
    m_label->setText(message);
    m_label->setAccessibleName(message);
    refreshColors();
    setVisible(!message.isEmpty());
    if (message.isEmpty()) {
        return;
    }
    QAccessibleEvent announcement(m_label, QAccessible::Alert);
    QAccessible::updateAccessibility(&announcement);
}

void MessageBar::refreshColors() {
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, m_error ? m_theme.error : m_theme.text);
    setPalette(colors);
    m_label->setPalette(colors);
}

} // namespace ui
