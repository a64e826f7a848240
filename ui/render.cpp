#include "ui/render.h"

#include "core/io/builtin_catalogue.h"
#include "core/io/read_file.h"
#include "core/search/analysis.h"
#include "ui/document/document.h"
#include "ui/export/document_pictures.h"
#include "ui/export/exported_picture.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QEventLoop>
#include <QRegularExpression>
#include <QTimer>

#include <utility>

namespace ui {
namespace {

QSize usualSize(RenderedView view) {
    switch (view) {
    case RenderedView::Window:
        return {1400, 880};
    case RenderedView::Chart:
        return {960, 640};
    case RenderedView::Film:
        return {1200, 240};
    case RenderedView::Diagram:
        return {760, 860};
    }
    return {};
}

core::Result<std::vector<std::string>> openStandardInput(Document& document) {
    return core::readStandardInput(core::maxPolicyFileBytes).and_then([&](const std::string& content) {
        return document.openContent(content, QString::fromStdString(core::placeOf("-")));
    });
}

/// Returns what there is to know of the policy file.
core::Result<std::vector<std::string>> prepare(Document& document, const RenderRequest& request) {
    std::vector<std::string> notes;
    if (request.policyFile) {
        auto opened = *request.policyFile == QLatin1String("-") ? openStandardInput(document) : document.open(*request.policyFile);
        if (!opened) {
            return opened;
        }
        notes = std::move(*opened);
    }
    if (request.preset) {
        const auto policy = core::presetPolicy(document.catalogue(), document.problem()->graph, request.preset->toStdString());
        if (!policy) {
            return tl::unexpected(policy.error());
        }
        document.loadPolicy(*policy, QString());
    }
    auto analysis = core::analyse(document.problem());
    if (!analysis) {
        return tl::unexpected(std::move(analysis.error()));
    }
    document.setAnalysis(std::make_shared<const core::Analysis>(std::move(*analysis)));
    return notes;
}

core::Result<void> renderWindow(Document& document, const RenderRequest& request, QSize size) {
    MainWindow window(document, Settings{}, request.theme);
    const QSize least = window.minimumSizeHint();
    if (size.width() < least.width() || size.height() < least.height()) {
        return tl::unexpected(core::Error{"the window takes at least " + std::to_string(least.width()) + 'x' +
                                              std::to_string(least.height()) +
                                              " pixels; choose a larger size, or the chart or the diagram alone",
                                          "--size " + std::to_string(size.width()) + 'x' + std::to_string(size.height())});
    }
    window.resize(size);
    window.show();
    // Layouts settle in posted events, which are all done before a timer of no time; some of them post further ones.
    QEventLoop settle;
    QTimer::singleShot(0, &settle, [&settle] { QTimer::singleShot(0, &settle, &QEventLoop::quit); });
    settle.exec();
    const Picture picture{window.windowTitle().remove(QStringLiteral("[*]")), size,
                          [&window](QPainter& painter, const QRectF&) { window.render(&painter); }, policyText(document)};
    return writePicture(picture, request.output);
}

Picture filmPicture(const Document& document, const RenderRequest& request, QSize size) {
    ExportRequest film;
    film.contents = PictureContents::Film;
    film.theme = request.theme;
    film.size = size;
    film.caption = false;
    return exportedPicture(document, {}, film, QApplication::font());
}

core::Result<void> draw(Document& document, const RenderRequest& request) {
    const QSize size = request.size.value_or(usualSize(request.view));
    const Theme colors = theme(request.theme);
    switch (request.view) {
    case RenderedView::Window:
        return renderWindow(document, request, size);
    case RenderedView::Chart:
        return writePicture(chartPicture(document, colors, QApplication::font(), size), request.output);
    case RenderedView::Film:
        return writePicture(filmPicture(document, request, size), request.output);
    case RenderedView::Diagram:
        return writePicture(diagramPicture(document, colors, QApplication::font(), size), request.output);
    }
    return {};
}

} // namespace

std::optional<QSize> parseSize(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("^([0-9]{1,5})x([0-9]{1,5})$"));
    const auto match = pattern.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const bool possible = match.hasMatch() && !size.isEmpty() && size.width() <= maxPictureSide && size.height() <= maxPictureSide;
    return possible ? std::optional(size) : std::nullopt;
}

core::Result<std::vector<std::string>> render(const RenderRequest& request) {
    if (!pictureFormat(request.output)) {
        return tl::unexpected(writePicture({}, request.output).error()); // says which endings there are
    }
    Document document(core::builtinCatalogue());
    return prepare(document, request).and_then([&](const std::vector<std::string>& notes) {
        return draw(document, request).map([&] { return notes; });
    });
}

} // namespace ui
