#pragma once

#include <QDockWidget>

#include "ui/theme.h"

class QAction;

namespace ui {

class Document;
class LedgerPanel;
class LedgerTitle;
class ViewState;

/// The policy in the diagram as a table: one row a mark, what it stashes and for whom, what a flip would do and at what price.
class LedgerDock : public QDockWidget {
    Q_OBJECT

public:
    LedgerDock(Document& document, ViewState& view, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

    /// To the clipboard: the selected rows, or all where none is.
    void copyText();
    /// Asks where to, then writes the table of core/io.
    void exportCsv();

signals:
    void failed(const QString& message);
    void noted(const QString& message);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QAction* makeAction(const char* objectName, const QString& text, const QString& shortText, const QString& toolTip);
    /// What a click on a heading does, for the keyboard.
    QAction* makeSortMenu();
    void writeTo(const QString& path);
    void setMargins(Qt::DockWidgetArea area);

    Document& m_document;
    LedgerPanel* m_panel;
    LedgerTitle* m_title;
    QColor m_border;
};

} // namespace ui
