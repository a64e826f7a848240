#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace ui {

class AnalysisRunner;
class Document;

/// In the status bar: how far a slow analysis is, with a way to cancel it, and else what it found.
class AnalysisStatus : public QWidget {
    Q_OBJECT

public:
    AnalysisStatus(Document& document, AnalysisRunner& runner, QWidget* parent = nullptr);

private:
    void refresh();

    Document& m_document;
    AnalysisRunner& m_runner;
    QLabel* m_counts;
    QProgressBar* m_bar;
    QToolButton* m_button;
    bool m_cancelled = false;
};

} // namespace ui
