#include "ui/picture_file/embedded_policy.h"

#include "core/io/policy_file.h"
#include "ui/picture_file/pdf_file.h"
#include "ui/picture_file/png_text.h"
#include "ui/picture_file/svg_metadata.h"

#include <string_view>

namespace ui {
namespace {

constexpr std::string_view pngSignature = "\x89PNG\r\n\x1a\n";
constexpr qsizetype pdfHeaderWithin = 1024; // readers accept rubbish before it

core::Result<std::optional<std::string>> policyIn(const QByteArray& picture, PictureFormat format) {
    const std::string_view bytes(picture.constData(), static_cast<std::size_t>(picture.size()));
    switch (format) {
    case PictureFormat::Png:
        return pngText(bytes, policyKeyword, core::maxPolicyFileBytes);
    case PictureFormat::Svg:
        return svgPolicy(picture);
    case PictureFormat::Pdf:
        return pdfPolicy(bytes, core::maxPolicyFileBytes);
    }
    return std::nullopt;
}

core::Error noPolicy() {
    return {"carries no policy: a picture does if Stashpoint exported it and no other program has removed it since; open the "
            ".stashpolicy file instead",
            {}};
}

} // namespace

std::optional<PictureFormat> formatOfContent(const QByteArray& content) {
    if (content.startsWith(QByteArrayView(pngSignature.data(), static_cast<qsizetype>(pngSignature.size())))) {
        return PictureFormat::Png;
    }
    QByteArray head = content.left(pdfHeaderWithin);
    if (head.startsWith("\xef\xbb\xbf")) {
        head.remove(0, 3);
    }
    const QByteArray text = head.trimmed();
    if (text.startsWith('<')) {
        return PictureFormat::Svg;
    }
    return head.contains("%PDF-") && !text.startsWith('{') ? std::optional(PictureFormat::Pdf) : std::nullopt; // '{': a policy file
}

core::Result<std::string> embeddedPolicy(const QByteArray& picture) {
    const auto format = formatOfContent(picture);
    if (!format) {
        return tl::unexpected(noPolicy());
    }
    return policyIn(picture, *format).and_then([](std::optional<std::string> policy) -> core::Result<std::string> {
        if (!policy) {
            return tl::unexpected(noPolicy());
        }
        return std::move(*policy);
    });
}

} // namespace ui
