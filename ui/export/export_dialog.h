#pragma once

#include <QDialog>
#include <QTimer>

#include "ui/export/export_request.h"

#include <functional>

class QLabel;
class QPlainTextEdit;
class QStackedWidget;
class QTabWidget;
class QVBoxLayout;

namespace ui {

class DataPage;
class Document;
class PicturePage;
class PicturePreview;

/// Pictures and tables of the document, to a file or the clipboard. Does not block the window: what is exported is the document as it
/// is at that moment, and the preview follows it. Remembers the choices.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `shown` says how the window shows the chart. `folder` is where files are offered to be saved.
    ExportDialog(const Document& document, std::function<ShownChart()> shown, QString folder, QWidget* parent);
    ~ExportDialog() override;

signals:
    void failed(const QString& message);
    void noted(const QString& message);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeButtons(QVBoxLayout* layout);
    void refreshSoon();
    void refresh();
    void refreshText();
    void remember() const;
    bool isData() const;
    Picture picture() const;
    void save();
    void saveTo(const QString& path);
    void copy();
    void report(const core::Result<void>& result, const QString& success);

    const Document& m_document;
    std::function<ShownChart()> m_shown;
    QString m_folder;
    QTimer m_refresh; // many changes at once are one new preview
    QTabWidget* m_pages;
    PicturePage* m_picturePage;
    DataPage* m_dataPage;
    PicturePreview* m_preview;
    QPlainTextEdit* m_text; // the beginning of a table
    QStackedWidget* m_seen; // one of the two previews
    QLabel* m_size;
    QLabel* m_message;
};

} // namespace ui
