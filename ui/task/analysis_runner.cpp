#include "ui/task/analysis_runner.h"

#include "ui/document/document.h"

#include <utility>

namespace ui {

AnalysisRunner::AnalysisRunner(Document& document, QObject* parent, Analyse analyse)
    : QObject(parent),
      m_document(document),
      m_analyse(std::move(analyse)) {
    connect(&document, &Document::changed, this, [this](Changes changes) {
        if (changes.testFlag(Change::Problem)) {
            start();
        }
    });
    start();
}

void AnalysisRunner::start() {
    if (m_document.analysis()) {
        return;
    }
    m_task.start(
        [analyse = m_analyse, problem = m_document.problem()](const core::RunControl& control) { return analyse(problem, control); },
        [this](core::Result<core::Analysis> result) {
            if (result) {
                m_document.setAnalysis(std::make_shared<const core::Analysis>(std::move(*result)));
            } else {
                emit failed(QString::fromStdString(core::describe(result.error())));
            }
        });
}

} // namespace ui
