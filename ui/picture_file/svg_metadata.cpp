#include "ui/picture_file/svg_metadata.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

namespace ui {
namespace {

constexpr QLatin1String policyNamespace("urn:stashpoint:policy");
constexpr QLatin1String policyElement("policy");

bool isXmlCharacter(QChar c) {
    const char16_t code = c.unicode();
    return code == u'\t' || code == u'\n' || code == u'\r' || (code >= 0x20 && code < 0xfffe);
}

/// JSON can say by an escape what XML cannot hold at all; elsewhere than in its strings such a character does not stand.
QString escapedForXml(const std::string& json) {
    QString text = QString::fromStdString(json);
    text.replace(QChar(0xfffe), QStringLiteral("\\ufffe")).replace(QChar(0xffff), QStringLiteral("\\uffff"));
    return xmlText(text).replace(QLatin1String("&quot;"), QLatin1String("\"")); // readable: quotes stand freely in a text
}

QString metadata(const std::string& policy) {
    return QStringLiteral("\n<metadata><stashpoint:%1 xmlns:stashpoint=\"%2\">%3</stashpoint:%1></metadata>")
        .arg(policyElement, policyNamespace, escapedForXml(policy));
}

QString sizeAttributes(QSizeF size, std::optional<double> widthMm) {
    if (!widthMm) {
        return QStringLiteral("width=\"%1\" height=\"%2\"").arg(size.width()).arg(size.height());
    }
    const double heightMm = *widthMm * size.height() / size.width();
    return QStringLiteral("width=\"%1mm\" height=\"%2mm\"").arg(*widthMm, 0, 'f', 2).arg(heightMm, 0, 'f', 2);
}

} // namespace

QString xmlText(const QString& text) {
    QString kept;
    kept.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            kept += c;
            kept += text[++i];
        } else if (!c.isSurrogate() && isXmlCharacter(c)) {
            kept += c;
        }
    }
    return kept.toHtmlEscaped();
}

QByteArray finishedSvg(const QByteArray& generated, QSizeF size, std::optional<double> widthMm, const std::string& policy) {
    // Qt writes whole pixels as millimetres, and opens a group for every change of the painter's state, most of which hold nothing.
    static const QRegularExpression generatedSize(QStringLiteral("width=\"[^\"]*mm\" height=\"[^\"]*mm\""));
    static const QRegularExpression emptyGroup(QStringLiteral("<g [^>]*>\\s*</g>\\s*"));
    QString svg = QString::fromUtf8(generated).remove(emptyGroup);
    const QRegularExpressionMatch match = generatedSize.match(svg);
    svg.replace(match.capturedStart(), match.capturedLength(), sizeAttributes(size, widthMm));
    if (!policy.empty()) {
        const QLatin1String beforeIt("</desc>");
        svg.insert(svg.indexOf(beforeIt) + beforeIt.size(), metadata(policy));
    }
    return svg.toUtf8();
}

core::Result<std::optional<std::string>> svgPolicy(const QByteArray& svg) {
    QXmlStreamReader reader(svg);
    if (!svg.contains(QByteArray::fromRawData(policyNamespace.data(), policyNamespace.size()))) {
        return std::nullopt; // nothing to find, and XML can be made slow to read
    }
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.namespaceUri() == policyNamespace &&
            reader.name() == policyElement) {
            const QString text = reader.readElementText();
            if (!reader.hasError()) {
                return text.toStdString();
            }
        }
    }
    if (reader.hasError()) {
        return tl::unexpected(core::Error{"this SVG picture is broken: line " + std::to_string(reader.lineNumber()) + ", column " +
                                              std::to_string(reader.columnNumber()) + ": " + reader.errorString().toStdString(),
                                          {}});
    }
    return std::nullopt;
}

} // namespace ui
