#pragma once

#include "core/error.h"
#include "ui/theme.h"

#include <QSize>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace ui {

enum class RenderedView { Window, Chart, Film, Diagram };

/// One picture drawn with no window on any display.
struct RenderRequest {
    QString output; // .png, .svg or .pdf
    RenderedView view = RenderedView::Window;
    std::optional<QString> policyFile; // or a picture that carries one; "-": standard input; none: the default document
    std::optional<QString> preset;     // none: the document's own policy
    std::optional<QSize> size;         // in CSS pixels; none: the view's usual size. The film takes the width and is as high as it needs
    ThemeName theme = ThemeName::Light;
};

/// "1600x1000". None if it is something else, or a side is 0 or over maxPictureSide.
std::optional<QSize> parseSize(const QString& text);

/// Computes, paints and writes; returns what the user should know of the policy file. Needs a QApplication; enters its event loop for a
/// view of the window.
core::Result<std::vector<std::string>> render(const RenderRequest& request);

} // namespace ui
