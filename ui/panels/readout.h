#pragma once

#include "ui/theme.h"

#include <QWidget>

class QLabel;

namespace ui {

class Document;

/// The policy in the diagram in numbers, and where it stands.
class Readout : public QWidget {
    Q_OBJECT

public:
    Readout(Document& document, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void refreshFonts();

    Document& m_document;
    QLabel* m_heading;
    QLabel* m_stash;
    QLabel* m_stashDetail;
    QLabel* m_replay;
    QLabel* m_replayDetail;
    QLabel* m_budget;
    QLabel* m_verdict;
    QLabel* m_better;
    QLabel* m_pointless;
    QColor m_linkColor;
};

} // namespace ui
