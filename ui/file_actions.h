#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include "core/error.h"
#include "ui/export/export_request.h"
#include "ui/session/new_window.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

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
    /// The first here, the others each in a window of its own.
    void openPaths(const QStringList& paths);
    /// What the document's file holds now, in its place; the edits made here are one undo away.
    void openAgain();
    void newWindow();
    void openInNewWindow(const QString& path);
    void save() { saveThen({}); }
    void saveAs() { saveAsThen({}); }
    void editTitle();
    /// Closes the window, which asks first where work would be lost.
    void quit();
    /// Opens the export dialog, or the one that is open.
    void exportChart();
    /// To the clipboard, as a PNG, with the choices made last in the export dialog.
    void copyChart();
    /// How new windows are started, with these arguments; false if it failed.
    void setWindowStarter(std::function<bool(const QStringList&)> start) { m_startWindow = std::move(start); }
    bool startWindow(const QStringList& arguments);
    /// How the window shows the chart; without it exports show all of it, with the usual options.
    void setShownChart(std::function<ShownChart()> shown);
    /// Takes over a number that is still being typed: it is what the user means to save. Done before each of the above.
    static void commitTyping();
    /// Calls `next` at once if all edits are saved, else after the user chose to save or to discard them.
    void whenSafe(std::function<void()> next);

signals:
    void failed(const QString& message);
    void noted(const QString& message);
    /// The document could not be saved and stays modified.
    void notSaved(const QString& message);

private:
    void showNotes(const core::Result<std::vector<std::string>>& notes);
    void askOverwrite(const std::function<void()>& next);
    void askReplace(const QString& path, const std::function<void()>& next);
    void saveThen(const std::function<void()>& next);
    void saveAsThen(std::function<void()> next);
    void saveToThen(const QString& path, const std::function<void()>& next);
    void writeThen(const QString& path, const std::function<void()>& next);
    QString startFolder() const;
    /// The file's name, or "Untitled".
    QString shownName() const;
    /// Of a document that has no file yet, after its title.
    QString proposedFileName() const;

    Document& m_document;
    QWidget& m_window;
    std::function<bool(const QStringList&)> m_startWindow = ui::startWindow;
    std::function<ShownChart()> m_shownChart = [] { return ShownChart{}; };
    QPointer<ExportDialog> m_exportDialog;
};

} // namespace ui
