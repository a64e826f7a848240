#include "ui/panels/readout.h"

#include "ui/document/document.h"
#include "ui/panels/readout_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace ui {
namespace {

void setTextColor(QLabel* label, const QColor& color) {
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, color);
    label->setPalette(palette);
}

constexpr int rowSpacing = 2;
constexpr int gapAboveVerdict = 6;
constexpr int rowSpacings = 7 * rowSpacing + gapAboveVerdict;

} // namespace

Readout::Readout(Document& document, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_document(document) {
    const auto label = [this](const char* objectName, const QString& accessibleName) {
        auto* made = new QLabel(this);
        made->setObjectName(QLatin1String(objectName));
        made->setAccessibleName(accessibleName);
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return made;
    };
    m_heading = label("readoutHeading", tr("Readout"));
    m_heading->setText(tr("In the diagram"));
    m_stash = label("stashValue", tr("Stashed per rank"));
    m_stashDetail = label("stashDetail", tr("Stashed per token and layer"));
    m_replay = label("replayValue", tr("Share of a forward replayed"));
    m_replayDetail = label("replayDetail", tr("Operations replayed per token and layer"));
    m_budget = label("budgetFit", tr("Memory budget"));
    m_verdict = label("verdict", tr("Verdict"));
    m_better = label("better", tr("A better policy"));
    m_pointless = label("pointless", tr("Pointless recompute marks"));
    for (QLabel* wrapped : {m_verdict, m_better, m_pointless}) {
        wrapped->setWordWrap(true);
        wrapped->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    m_better->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_better, &QLabel::linkActivated, this, [this] {
        const auto verdict = m_document.verdict();
        if (verdict && verdict->better) {
            m_document.loadPolicy(m_document.analysis()->frontier[*verdict->better].representative, tr("load the better policy"));
        }
    });

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(14, 10, 14, 12);
    layout->setHorizontalSpacing(12);
    layout->setVerticalSpacing(rowSpacing);
    layout->addWidget(m_heading, 0, 0);
    layout->addWidget(m_budget, 0, 1, Qt::AlignRight);
    layout->addWidget(m_stash, 1, 0, Qt::AlignRight | Qt::AlignBaseline);
    layout->addWidget(m_stashDetail, 1, 1, Qt::AlignBaseline);
    layout->addWidget(m_replay, 2, 0, Qt::AlignRight | Qt::AlignBaseline);
    layout->addWidget(m_replayDetail, 2, 1, Qt::AlignBaseline);
    layout->setRowMinimumHeight(3, gapAboveVerdict);
    layout->addWidget(m_verdict, 4, 0, 1, 2);
    layout->addWidget(m_better, 5, 0, 1, 2);
    layout->addWidget(m_pointless, 6, 0, 1, 2);
    layout->setRowStretch(7, 1);
    layout->setColumnStretch(1, 1);

    connect(&document, &Document::changed, this, &Readout::refresh);
    refreshFonts();
    setTheme(theme);
}

void Readout::setTheme(const Theme& theme) {
    for (QLabel* secondary : {m_heading, m_budget, m_stashDetail, m_replayDetail}) {
        setTextColor(secondary, theme.secondaryText);
    }
    setTextColor(m_pointless, theme.error);
    m_linkColor = theme.accent;
    refresh();
}

void Readout::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        refreshFonts();
    }
}

void Readout::refresh() {
    const ReadoutText text = readoutText(m_document);
    m_stash->setText(text.stash);
    m_stashDetail->setText(text.stashDetail);
    m_replay->setText(text.replay);
    m_replayDetail->setText(text.replayDetail);
    m_verdict->setText(text.verdict);
    m_better->setText(QStringLiteral("<a href=\"better\" style=\"color: %1\">%2</a>").arg(m_linkColor.name(), text.better.toHtmlEscaped()));
    m_better->setVisible(!text.better.isEmpty());
    m_budget->setText(text.budget);
    m_budget->setVisible(!text.budget.isEmpty());
    m_pointless->setText(text.pointless);
    m_pointless->setVisible(!text.pointless.isEmpty());
    // A label with a name hides its text from assistive technology.
    m_better->setAccessibleDescription(text.better);
    for (QLabel* label : {m_stash, m_stashDetail, m_replay, m_replayDetail, m_verdict, m_budget, m_pointless}) {
        label->setAccessibleDescription(label->text());
    }
}

void Readout::refreshFonts() {
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    large.setBold(true);
    // Room for a verdict of two lines and what may follow it, so that the chart above keeps its place while ops are toggled.
    const int lines = 5 * QFontMetrics(font()).lineSpacing() + 2 * QFontMetrics(large).lineSpacing();
    const QMargins margins = layout()->contentsMargins();
    setMinimumHeight(lines + margins.top() + margins.bottom() + rowSpacings);
    const QFontMetrics metrics(large);
    // As wide as the widest value, so that nothing beside it moves while ops are toggled.
    const int width =
        std::max(metrics.horizontalAdvance(QStringLiteral("0000.0 GiB")), metrics.horizontalAdvance(QStringLiteral("0.000000%")));
    for (QLabel* value : {m_stash, m_replay}) {
        value->setFont(large);
        value->setMinimumWidth(width);
        value->setAlignment(Qt::AlignRight);
    }
}

} // namespace ui
