#include "ui/panels/analysis_status.h"

#include "core/format.h"
#include "ui/document/document.h"
#include "ui/task/analysis_runner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace ui {
namespace {

constexpr int barSteps = 1000;

QString count(std::size_t value) {
    return QString::fromStdString(core::format::grouped(static_cast<std::int64_t>(value)));
}

} // namespace

AnalysisStatus::AnalysisStatus(Document& document, AnalysisRunner& runner, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_runner(runner),
      m_counts(new QLabel(this)),
      m_bar(new QProgressBar(this)),
      m_button(new QToolButton(this)) {
    m_counts->setObjectName(QStringLiteral("analysisCounts"));
    m_counts->setAccessibleName(tr("What the analysis found"));
    m_bar->setObjectName(QStringLiteral("analysisProgress"));
    m_bar->setAccessibleName(tr("Progress of the analysis"));
    m_bar->setRange(0, barSteps);
    m_bar->setFixedWidth(160);
    m_bar->setTextVisible(false);
    m_button->setObjectName(QStringLiteral("analysisButton"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 10, 4);
    layout->addWidget(m_counts);
    layout->addWidget(m_bar);
    layout->addWidget(m_button);

    const LatestTaskBase& task = runner.task();
    connect(&task, &LatestTaskBase::slowChanged, this, &AnalysisStatus::refresh);
    connect(&task, &LatestTaskBase::progressed, this, [this](double share) { m_bar->setValue(static_cast<int>(share * barSteps)); });
    connect(&task, &LatestTaskBase::cancelled, this, [this] {
        m_cancelled = true;
        refresh();
    });
    connect(m_button, &QToolButton::clicked, this, [this] {
        if (m_runner.task().isRunning()) {
            m_runner.task().cancel();
        } else {
            m_cancelled = false;
            m_runner.start();
            refresh();
        }
    });
    connect(&document, &Document::changed, this, [this](Changes changes) {
        if (changes.testFlag(Change::Analysis)) {
            m_cancelled = false;
            refresh();
        }
    });
    refresh();
}

void AnalysisStatus::refresh() {
    const bool slow = m_runner.task().isSlow();
    m_bar->setVisible(slow);
    if (!slow) {
        m_bar->setValue(0);
    }
    m_button->setVisible(slow || m_cancelled);
    m_button->setText(m_cancelled ? tr("Compare all policies") : tr("Cancel"));
    m_button->setAccessibleName(m_cancelled ? tr("Compare all policies") : tr("Cancel the analysis"));
    if (m_cancelled) {
        m_counts->setText(tr("Cancelled: only the policy in the diagram is shown"));
    } else if (slow) {
        m_counts->setText(tr("Comparing all policies"));
    } else if (const auto& analysis = m_document.analysis()) {
        const QString best = tr("frontier %1 · hull %2").arg(count(analysis->frontier.size()), count(analysis->hull.size()));
        m_counts->setText(analysis->enumeration
                              ? tr("%1 policies · %2 outcomes · %3")
                                    .arg(count(std::size_t{1} << analysis->freeMarks), count(analysis->enumeration->outcomes.size()), best)
                              : best);
    }
}

} // namespace ui
