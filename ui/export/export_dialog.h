#pragma once

#include <QDialog>
#include <QTimer>

#include "core/error.h"
#include "ui/export/export_request.h"
#include "ui/task/latest_task.h"

#include <functional>

class QLabel;
class QPlainTextEdit;
class QPushButton;
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
    QString proposedName() const;
    void saveTo(const QString& path);
    /// Writes what is shown now, on the pool.
    std::function<core::Result<void>()> writing(const QString& path) const;
    void copy();
    void report(const core::Result<void>& result, const QString& success);

    const Document& m_document;
    std::function<ShownChart()> m_shown;
    QString m_folder;
    LatestTask<core::Result<void>> m_writing;
    QTimer m_refresh; // many changes at once are one new preview
    QTabWidget* m_pages;
    PicturePage* m_picturePage;
    DataPage* m_dataPage;
    PicturePreview* m_preview;
    QPlainTextEdit* m_text; // the beginning of a table
    QStackedWidget* m_seen; // one of the two previews
    QPushButton* m_save = nullptr;
    QLabel* m_size;
    QLabel* m_message;
};

} // namespace ui
