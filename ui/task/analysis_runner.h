#pragma once

#include "core/search/analysis.h"
#include "ui/task/latest_task.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace ui {

class Document;

/// Keeps the document's analysis up to date on a worker thread: starts anew whenever the problem changes.
class AnalysisRunner : public QObject {
    Q_OBJECT

public:
    using Analyse = std::function<core::Result<core::Analysis>(std::shared_ptr<const core::Problem>, const core::RunControl&)>;

    explicit AnalysisRunner(Document& document, QObject* parent = nullptr, Analyse analyse = core::analyse);

    /// Bar and cancel.
    LatestTaskBase& task() { return m_task; }
    /// Computes the present problem's analysis if the document has none, as after a cancel.
    void start();

signals:
    /// The analysis gave up; the sentence says why.
    void failed(const QString& message);

private:
    Document& m_document;
    Analyse m_analyse;
    LatestTask<core::Result<core::Analysis>> m_task;
};

} // namespace ui
