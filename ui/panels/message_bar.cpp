#include "ui/panels/message_bar.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include <utility>

namespace ui {

MessageBar::MessageBar(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_layout(new QHBoxLayout(this)),
      m_label(new QLabel(this)),
      m_close(new QToolButton(this)) {
    setObjectName(QStringLiteral("messageBar"));
    setAccessibleName(tr("Message"));
    setProperty("sheet", true);
    m_label->setObjectName(QStringLiteral("messageText"));
    m_label->setWordWrap(true);
    m_label->setMinimumWidth(1); // a long word is cut off rather than widen the window
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setAccessibleName(tr("Close the message"));
    m_close->setToolTip(tr("Close the message"));
    m_close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    m_close->setAutoRaise(true);
    m_layout->setContentsMargins(12, 6, 6, 6);
    m_layout->addWidget(m_label, 1);
    m_layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QToolButton::clicked, this, [this] {
        if (m_passing.text.isEmpty() && !m_kept.empty()) {
            answer(m_kept.back().closed);
        } else {
            pass();
        }
    });
    hide();
}

void MessageBar::showError(const QString& message) {
    showPassing(message, true);
}

void MessageBar::showNote(const QString& message) {
    showPassing(message, false);
}

void MessageBar::keep(KeptMessage message) {
    std::erase_if(m_kept, [&](const KeptMessage& kept) { return kept.key == message.key; });
    m_kept.push_back(std::move(message));
    m_passing = {};
    refresh();
}

void MessageBar::takeBack(const QString& key) {
    if (std::erase_if(m_kept, [&](const KeptMessage& kept) { return kept.key == key; }) > 0) {
        refresh();
    }
}

void MessageBar::pass() {
    if (!m_passing.text.isEmpty()) {
        m_passing = {};
        refresh();
    }
}

void MessageBar::setTheme(const Theme& theme) {
    m_theme = theme;
    refreshColors();
}

QString MessageBar::message() const {
    return isHidden() ? QString() : m_label->text();
}

void MessageBar::showPassing(const QString& message, bool isError) {
    m_passing = {};
    m_passing.text = message;
    m_passing.isError = isError;
    refresh();
}

void MessageBar::refresh() {
    const KeptMessage& shown = m_passing.text.isEmpty() && !m_kept.empty() ? m_kept.back() : m_passing;
    const bool isNew = shown.text != message();
    m_error = shown.isError;
    m_label->setText(shown.text);
    m_label->setAccessibleName(shown.text);
    makeButtons(shown.buttons);
    refreshColors();
    setVisible(!shown.text.isEmpty());
    if (shown.text.isEmpty() || !isNew) {
        return;
    }
    QAccessibleEvent announcement(m_label, QAccessible::Alert);
    QAccessible::updateAccessibility(&announcement);
}

void MessageBar::makeButtons(const std::vector<MessageButton>& buttons) {
    for (QWidget* button : std::exchange(m_buttons, {})) {
        button->setObjectName(QString()); // it may live on until its own click is done
        button->hide();
        button->deleteLater();
    }
    QWidget* before = m_label;
    for (const MessageButton& wanted : buttons) {
        auto* button = new QPushButton(wanted.text, this);
        button->setObjectName(QLatin1String(wanted.objectName));
        button->setAccessibleName(QString(wanted.text).remove(QLatin1Char('&')));
        button->setAutoDefault(false);
        m_layout->insertWidget(m_layout->count() - 1, button, 0, Qt::AlignTop);
        connect(button, &QPushButton::clicked, this, [this, pressed = wanted.pressed] { answer(pressed); });
        setTabOrder(before, button);
        before = button;
        m_buttons << button;
    }
    setTabOrder(before, m_close);
}

void MessageBar::answer(const std::function<void()>& then) {
    const auto work = then; // goes with its message
    m_kept.pop_back();
    refresh();
    if (work) {
        work();
    }
}

void MessageBar::refreshColors() {
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, m_error ? m_theme.error : m_theme.text);
    setPalette(colors);
    m_label->setPalette(colors);
}

} // namespace ui
