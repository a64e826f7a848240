#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace ui {

class Document;

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
    void exportChart();
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
};

} // namespace ui
