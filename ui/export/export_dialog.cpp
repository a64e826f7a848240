#include "ui/export/export_dialog.h"

#include "core/format.h"
#include "core/io/atomic_file.h"
#include "ui/document/document.h"
#include "ui/export/clipboard.h"
#include "ui/export/data_page.h"
#include "ui/export/exported_picture.h"
#include "ui/export/picture_page.h"
#include "ui/export/picture_preview.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include <cmath>
#include <string_view>
#include <utility>

namespace ui {
namespace {

constexpr int previewDelayMs = 40;
constexpr std::size_t mostPreviewText = 8000;
constexpr int tabFrame = 48; // and room for longer words
constexpr QSize usualSize(940, 560);

QString number(double value) {
    return QString::fromStdString(core::format::grouped(std::llround(value)));
}

QString pictureName(PictureContents contents) {
    switch (contents) {
    case PictureContents::Chart:
        return QStringLiteral("chart");
    case PictureContents::Film:
        return QStringLiteral("film");
    case PictureContents::ChartAndFilm:
        return QStringLiteral("chart-and-film");
    case PictureContents::Diagram:
        return QStringLiteral("diagram");
    }
    return {};
}

QString sizeText(const Picture& picture, const ExportRequest& request) {
    if (picture.widthMm) {
        const double heightMm = *picture.widthMm * picture.size.height() / picture.size.width();
        return ExportDialog::tr("%1 × %2 mm").arg(number(*picture.widthMm), number(heightMm));
    }
    const QSizeF size = request.format == PictureFormat::Png ? QSizeF(pixelSize(picture, request.scale)) : picture.size;
    return ExportDialog::tr("%1 × %2 pixels").arg(number(size.width()), number(size.height()));
}

QString filter(PictureFormat format) {
    switch (format) {
    case PictureFormat::Png:
        return ExportDialog::tr("PNG picture (*.png)");
    case PictureFormat::Svg:
        return ExportDialog::tr("SVG drawing (*.svg)");
    case PictureFormat::Pdf:
        return ExportDialog::tr("PDF document (*.pdf)");
    }
    return {};
}

QString filter(DataFormat format) {
    return format == DataFormat::Json ? ExportDialog::tr("JSON (*.json)") : ExportDialog::tr("CSV table (*.csv)");
}

core::Result<void> writeText(const QString& path, const core::Result<std::string>& text) {
    return text.and_then([&](const std::string& content) { return core::writeFile(QFile::encodeName(path).toStdString(), content); });
}

} // namespace

ExportDialog::ExportDialog(const Document& document, std::function<ShownChart()> shown, QString folder, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_shown(std::move(shown)),
      m_folder(std::move(folder)),
      m_pages(new QTabWidget(this)),
      m_preview(new PicturePreview(this)),
      m_text(new QPlainTextEdit(this)),
      m_seen(new QStackedWidget(this)),
      m_size(new QLabel(this)),
      m_message(new QLabel(this)) {
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export"));
    setAttribute(Qt::WA_DeleteOnClose);
    const ExportChoices choices = loadExportChoices();
    m_picturePage = new PicturePage(choices);
    m_dataPage = new DataPage(document, choices.data);
    m_pages->setObjectName(QStringLiteral("exportPages"));
    m_pages->setAccessibleName(tr("Kind of export"));
    m_pages->addTab(m_picturePage, tr("&Picture"));
    m_pages->addTab(m_dataPage, tr("&Data"));
    m_pages->setCurrentIndex(choices.dataShown ? 1 : 0);
    m_size->setObjectName(QStringLiteral("exportSize"));
    m_size->setAlignment(Qt::AlignCenter);
    m_message->setObjectName(QStringLiteral("exportMessage"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);

    m_text->setObjectName(QStringLiteral("dataPreview"));
    m_text->setAccessibleName(tr("Beginning of the table"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_seen->addWidget(m_preview);
    m_seen->addWidget(m_text);
    m_pages->setFixedWidth(m_picturePage->sizeHint().width() + tabFrame);

    auto* seen = new QVBoxLayout;
    seen->addWidget(m_seen, 1);
    seen->addWidget(m_size);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(12);
    columns->addWidget(m_pages);
    columns->addLayout(seen, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(m_message);
    makeButtons(layout);

    resize(usualSize);
    m_refresh.setSingleShot(true);
    connect(&m_refresh, &QTimer::timeout, this, &ExportDialog::refresh);
    connect(m_picturePage, &PicturePage::changed, this, &ExportDialog::refreshSoon);
    connect(m_dataPage, &DataPage::changed, this, &ExportDialog::refreshSoon);
    connect(m_pages, &QTabWidget::currentChanged, this, &ExportDialog::refreshSoon);
    connect(&document, &Document::changed, this, &ExportDialog::refreshSoon);
    // A message speaks of the choices before.
    connect(m_picturePage, &PicturePage::changed, m_message, &QLabel::clear);
    connect(m_dataPage, &DataPage::changed, m_message, &QLabel::clear);
    connect(m_pages, &QTabWidget::currentChanged, m_message, &QLabel::clear);
    refresh();
}

ExportDialog::~ExportDialog() {
    remember();
}

void ExportDialog::makeButtons(QVBoxLayout* layout) {
    auto* buttons = new QDialogButtonBox(this);
    const auto add = [buttons](const char* objectName, const QString& text, QDialogButtonBox::ButtonRole role) {
        QPushButton* button = buttons->addButton(text, role);
        button->setObjectName(QLatin1String(objectName));
        button->setAccessibleName(QString(text).remove(QLatin1Char('&')));
        return button;
    };
    m_save = add("exportSave", tr("&Save…"), QDialogButtonBox::ActionRole);
    m_save->setDefault(true);
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::save);
    connect(add("exportCopy", tr("&Copy"), QDialogButtonBox::ActionRole), &QPushButton::clicked, this, &ExportDialog::copy);
    connect(add("exportClose", tr("Close"), QDialogButtonBox::RejectRole), &QPushButton::clicked, this, &QDialog::close);
    layout->addWidget(buttons);
}

/// The window may have been zoomed in between.
void ExportDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        refreshSoon();
    }
}

void ExportDialog::refreshSoon() {
    m_refresh.start(previewDelayMs);
}

void ExportDialog::refresh() {
    remember();
    m_dataPage->refresh();
    m_picturePage->setZoomed(m_shown().ranges.has_value());
    m_seen->setCurrentIndex(isData() ? 1 : 0);
    if (isData()) {
        refreshText();
        return;
    }
    const Picture now = picture();
    m_size->setText(sizeText(now, m_picturePage->request()));
    m_preview->setPicture(now);
}

void ExportDialog::refreshText() {
    const auto table = exportedData(m_document, m_dataPage->request());
    if (!table) {
        m_text->setPlainText(QString::fromStdString(core::describe(table.error())));
        m_size->clear();
        return;
    }
    const std::string_view shown = std::string_view(*table).substr(0, mostPreviewText);
    const bool whole = shown.size() == table->size();
    m_text->setPlainText(QString::fromUtf8(shown.data(), static_cast<qsizetype>(shown.size())) + (whole ? QString() : tr("…")));
    m_size->setText(tr("%1 bytes").arg(number(static_cast<double>(table->size()))));
}

void ExportDialog::remember() const {
    saveExportChoices({m_picturePage->request(), m_picturePage->paper(), m_dataPage->request(), isData()});
}

bool ExportDialog::isData() const {
    return m_pages->currentWidget() == m_dataPage;
}

Picture ExportDialog::picture() const {
    return exportedPicture(m_document, m_shown(), m_picturePage->request(), font());
}

void ExportDialog::save() {
    auto* files = new QFileDialog(this, isData() ? tr("Export data") : tr("Export a picture"), m_folder);
    files->setObjectName(QStringLiteral("exportFileDialog"));
    files->setAttribute(Qt::WA_DeleteOnClose);
    files->setAcceptMode(QFileDialog::AcceptSave);
    if (isData()) {
        const DataFormat format = m_dataPage->request().format;
        files->setNameFilter(filter(format));
        files->setDefaultSuffix(suffixOf(format));
    } else {
        const PictureFormat format = m_picturePage->request().format;
        files->setNameFilter(filter(format));
        files->setDefaultSuffix(suffixOf(format));
    }
    files->selectFile(m_folder + QLatin1Char('/') + proposedName());
    connect(files, &QFileDialog::fileSelected, this, &ExportDialog::saveTo);
    files->open();
}

/// "lean-chart.png" for lean.stashpolicy.
QString ExportDialog::proposedName() const {
    const QString base = QFileInfo(m_document.path()).completeBaseName();
    const QString what = isData() ? dataName(m_dataPage->request().contents) : pictureName(m_picturePage->request().contents);
    const QString suffix = isData() ? suffixOf(m_dataPage->request().format) : suffixOf(m_picturePage->request().format);
    return (base.isEmpty() ? what : base + QLatin1Char('-') + what) + QLatin1Char('.') + suffix;
}

void ExportDialog::saveTo(const QString& path) {
    m_folder = QFileInfo(path).absolutePath();
    m_save->setEnabled(false);
    m_message->setText(tr("Exporting to %1…").arg(QDir::toNativeSeparators(path)));
    m_writing.start([write = writing(path)](const core::RunControl& /*control*/) { return write(); },
                    [this, path](const core::Result<void>& written) {
                        m_save->setEnabled(true);
                        report(written, tr("Exported to %1").arg(QDir::toNativeSeparators(path)));
                    });
}

std::function<core::Result<void>()> ExportDialog::writing(const QString& path) const {
    if (isData()) {
        return [path, file = m_document.file(), catalogue = m_document.catalogue(), analysis = m_document.analysis(),
                request = m_dataPage->request()] { return writeText(path, exportedData(file, catalogue, analysis.get(), request)); };
    }
    const auto format = pictureFormat(path);
    if (!format) {
        return [picture = Picture(), path] { return writePicture(picture, path); }; // says which endings there are
    }
    return [painted = paintPicture(picture(), *format, m_picturePage->request().scale), path] { return writePainted(painted, path); };
}

void ExportDialog::copy() {
    if (isData()) {
        const auto text = exportedData(m_document, m_dataPage->request());
        if (text) {
            QGuiApplication::clipboard()->setText(QString::fromStdString(*text));
        }
        report(text.map([](const std::string&) {}), tr("Copied the table"));
        return;
    }
    const ExportRequest request = m_picturePage->request();
    auto copied = clipboardPicture(picture(), request.format, request.scale);
    if (copied) {
        QGuiApplication::clipboard()->setMimeData(copied->release());
    }
    report(copied.map([](const auto&) {}), tr("Copied the picture"));
}

void ExportDialog::report(const core::Result<void>& result, const QString& success) {
    m_message->setText(result ? success : tr("Not exported. %1").arg(QString::fromStdString(core::describe(result.error()))));
}

} // namespace ui
