#include "ui/picture_file/png_text.h"

#include <QString>

#include <array>
#include <zlib.h>

namespace ui {
namespace {

constexpr std::size_t signatureSize = 8;
constexpr std::size_t headerChunkSize = 25; // IHDR comes first and has 13 bytes of data
constexpr std::size_t frameSize = 12;       // of a chunk: length, type and checksum

std::string bigEndian(std::uint32_t value) {
    std::string bytes(4, '\0');
    for (std::size_t i = 0; i < 4; ++i) {
        bytes[i] = static_cast<char>(value >> (24 - 8 * i) & 0xffU);
    }
    return bytes;
}

std::uint32_t fromBigEndian(std::string_view bytes) {
    std::uint32_t value = 0;
    for (const char byte : bytes.substr(0, 4)) {
        value = value << 8U | static_cast<unsigned char>(byte);
    }
    return value;
}

std::uint32_t checksum(std::string_view bytes) {
    return static_cast<std::uint32_t>(crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

std::optional<std::string> inflated(std::string_view compressed, std::size_t most) {
    z_stream stream{};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(compressed.data())); // zlib does not write there
    stream.avail_in = static_cast<uInt>(compressed.size());
    if (inflateInit(&stream) != Z_OK) {
        return std::nullopt;
    }
    std::string text;
    std::array<char, 16384> part{};
    int status = Z_OK;
    while (status == Z_OK && text.size() <= most) {
        stream.next_out = reinterpret_cast<Bytef*>(part.data());
        stream.avail_out = static_cast<uInt>(part.size());
        status = inflate(&stream, Z_NO_FLUSH);
        text.append(part.data(), part.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    return status == Z_STREAM_END && text.size() <= most ? std::optional(std::move(text)) : std::nullopt;
}

std::string fromLatin1(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())).toStdString();
}

/// What follows the first zero byte; the part before it goes into `head`.
std::optional<std::string_view> afterZero(std::string_view data, std::string_view* head = nullptr) {
    const std::size_t zero = data.find('\0');
    if (zero == std::string_view::npos) {
        return std::nullopt;
    }
    if (head != nullptr) {
        *head = data.substr(0, zero);
    }
    return data.substr(zero + 1);
}

std::optional<std::string> compressedText(std::string_view rest, std::size_t most) {
    if (rest.empty() || rest.front() != 0) { // 0: deflate, the only method
        return std::nullopt;
    }
    const auto text = inflated(rest.substr(1), most);
    return text ? std::optional(fromLatin1(*text)) : std::nullopt;
}

std::optional<std::string> internationalText(std::string_view rest, std::size_t most) {
    if (rest.size() < 2) {
        return std::nullopt;
    }
    const bool compressed = rest[0] != 0;
    const auto language = afterZero(rest.substr(2));
    const auto text = language ? afterZero(*language) : std::nullopt; // a translated keyword stands between
    if (!text) {
        return std::nullopt;
    }
    return compressed ? inflated(*text, most) : std::optional<std::string>(*text);
}

/// None if it is damaged, or longer than `most`.
std::optional<std::string> textOf(std::string_view type, std::string_view rest, std::size_t most) {
    auto text = type == "tEXt"   ? std::optional(fromLatin1(rest))
                : type == "zTXt" ? compressedText(rest, most)
                                 : internationalText(rest, most);
    return text && text->size() <= most ? text : std::nullopt;
}

} // namespace

QByteArray withPngText(const QByteArray& png, std::string_view keyword, std::string_view utf8) {
    std::string body("iTXt");
    body += keyword;
    body.append(5, '\0'); // end of keyword, not compressed, method, no language, no translated keyword
    body += utf8;
    const std::string chunk = bigEndian(static_cast<std::uint32_t>(body.size() - 4)) + body + bigEndian(checksum(body));
    QByteArray with = png;
    return with.insert(signatureSize + headerChunkSize, QByteArray::fromStdString(chunk));
}

core::Result<std::optional<std::string>> pngText(std::string_view png, std::string_view keyword, std::size_t most) {
    std::string_view rest = png.substr(std::min(png.size(), signatureSize));
    while (rest.size() >= frameSize) {
        const std::size_t length = fromBigEndian(rest);
        if (length > rest.size() - frameSize) {
            break;
        }
        const std::string_view type = rest.substr(4, 4);
        const std::string_view data = rest.substr(8, length);
        if (type == "IEND") {
            return std::nullopt;
        }
        if (type == "iTXt" || type == "zTXt" || type == "tEXt") {
            std::string_view found;
            const auto text = afterZero(data, &found);
            if (text && found == keyword) {
                const bool whole = checksum(rest.substr(4, 4 + length)) == fromBigEndian(rest.substr(8 + length));
                auto content = whole ? textOf(type, *text, most) : std::nullopt;
                if (!content) {
                    return tl::unexpected(core::Error{"the policy in this PNG picture is damaged or too large", {}});
                }
                return content;
            }
        }
        rest.remove_prefix(frameSize + length);
    }
    return tl::unexpected(core::Error{"this PNG picture is cut off", {}});
}

} // namespace ui
