#pragma once

#include "ui/panel_dock.h"

namespace ui {

class Document;
class LedgerPanel;
class ViewState;

/// The policy in the diagram as a table: one row a mark, what it stashes and for whom, what a flip would do and at what price.
class LedgerDock : public PanelDock {
    Q_OBJECT

public:
    LedgerDock(Document& document, ViewState& view, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;

    /// To the clipboard: the selected rows, or all where none is.
    void copyText();
    /// Asks where to, then writes the table of core/io.
    void exportCsv();

signals:
    void failed(const QString& message);
    void noted(const QString& message);

private:
    QAction* makeAction(const char* objectName, const QString& text, const QString& shortText, const QString& toolTip);
    /// What a click on a heading does, for the keyboard.
    QAction* makeSortMenu();
    void writeTo(const QString& path);

    Document& m_document;
    LedgerPanel* m_panel;
};

} // namespace ui
