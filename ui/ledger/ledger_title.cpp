#include "ui/ledger/ledger_title.h"

#include "ui/ledger/ledger_look.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace ui {
namespace {

void setTextColor(QWidget* widget, const QColor& color) {
    QPalette palette = widget->palette();
    palette.setColor(QPalette::WindowText, color);
    palette.setColor(QPalette::ButtonText, color);
    widget->setPalette(palette);
}

} // namespace

LedgerTitle::LedgerTitle(QDockWidget& dock, const QList<QAction*>& actions, const Theme& theme)
    : QWidget(&dock),
      m_name(new QLabel(dock.windowTitle(), this)),
      m_about(new QLabel(this)) {
    setObjectName(QStringLiteral("ledgerTitle"));
    m_about->setMinimumWidth(0);
    m_about->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* layout = new QHBoxLayout(this);
    layout->setSpacing(4);
    layout->addWidget(m_name);
    layout->addSpacing(8);
    layout->addWidget(m_about, 1);
    const auto button = [&](const char* objectName) {
        auto* made = new QToolButton(this);
        made->setObjectName(QLatin1String(objectName));
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::TabFocus);
        layout->addWidget(made);
        return made;
    };
    for (QAction* action : actions) {
        QToolButton* made = button("");
        made->setDefaultAction(action);
        made->setObjectName(action->objectName().replace(QStringLiteral("Action"), QStringLiteral("Button")));
        made->setAccessibleName(action->toolTip());
    }
    QToolButton* close = button("ledgerCloseButton");
    close->setText(QStringLiteral("✕"));
    close->setToolTip(tr("Close the ledger"));
    close->setAccessibleName(tr("Close the ledger"));
    connect(close, &QToolButton::clicked, &dock, &QDockWidget::close);
    setTheme(theme);
    fit();
}

void LedgerTitle::setMargins(int left, int right) {
    layout()->setContentsMargins(left + cellMargin, 3, right + cellMargin, 2);
    fit();
}

void LedgerTitle::setTheme(const Theme& theme) {
    setTextColor(m_name, theme.text);
    setTextColor(m_about, theme.secondaryText);
    for (QToolButton* button : findChildren<QToolButton*>()) {
        setTextColor(button, theme.secondaryText);
    }
}

void LedgerTitle::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void LedgerTitle::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fit();
    }
}

void LedgerTitle::fit() {
    QFont bold = font();
    bold.setBold(true);
    m_name->setFont(bold);
    const QString about = tr("what a mark frees, and what it costs, given the rest");
    layout()->activate();
    m_about->setText(m_about->fontMetrics().elidedText(about, Qt::ElideRight, m_about->width()));
}

} // namespace ui
