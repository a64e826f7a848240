#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include "ui/export/export_request.h"

#include <functional>

class QWidget;

namespace ui {

class Document;
class ExportDialog;

/// New, open, save, export: the dialogs around the document's files. Nothing here blocks; what follows a dialog is called when
/// it is answered.
class FileActions : public QObject {
    Q_OBJECT

public:
    FileActions(Document& document, QWidget& window);

    void newDocument();
    void open();
    /// Asks first where work would be lost.
    void openPath(const QString& path);
    void save() { saveThen({}); }
    void saveAs() { saveAsThen({}); }
    void editTitle();
    /// Closes the window, which asks first where work would be lost.
    void quit();
    /// Opens the export dialog, or the one that is open.
    void exportChart();
    /// To the clipboard, as a PNG, with the choices made last in the export dialog.
    void copyChart();
    /// How the window shows the chart; without it exports show all of it, with the usual options.
    void setShownChart(std::function<ShownChart()> shown);
    /// Takes over a number that is still being typed: it is what the user means to save. Done before each of the above.
    static void commitTyping();
    /// Calls `next` at once if all edits are saved, else after the user chose to save or to discard them.
    void whenSafe(std::function<void()> next);

signals:
    void failed(const QString& message);
    void noted(const QString& message);

private:
    void saveThen(const std::function<void()>& next);
    void saveAsThen(std::function<void()> next);
    bool saveTo(const QString& path);
    QString startFolder() const;

    Document& m_document;
    QWidget& m_window;
    std::function<ShownChart()> m_shownChart = [] { return ShownChart{}; };
    QPointer<ExportDialog> m_exportDialog;
};

} // namespace ui
