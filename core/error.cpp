#include "core/error.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

bool isControl(unsigned character) {
    const bool c0orC1 = character < 0x20 || (character >= 0x7f && character < 0xa0);
    const bool direction = (character >= 0x202a && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069);
    return c0orC1 || direction || character == 0x2028 || character == 0x2029;
}

/// The code that the UTF-8 continuation byte at `i` carries, or a code that no control character has if there is none.
unsigned tailAt(std::string_view text, std::size_t i) {
    constexpr unsigned none = 0x10'0000;
    const unsigned byte = i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    return (byte & 0xc0U) == 0x80 ? byte & 0x3fU : none;
}

/// How many bytes the control character at `i` takes in UTF-8, and its code; 0 bytes if it is none.
std::pair<std::size_t, unsigned> controlAt(std::string_view text, std::size_t i) {
    const unsigned lead = static_cast<unsigned char>(text[i]);
    std::pair<std::size_t, unsigned> found{1, lead};
    if (lead == 0xc2) {
        found = {2, 0x80U | tailAt(text, i + 1)};
    } else if (lead == 0xe2) {
        found = {3, 0x2000U | tailAt(text, i + 1) << 6U | tailAt(text, i + 2)};
    } else if (lead >= 0x80) {
        return {0, 0};
    }
    return isControl(found.second) ? found : std::pair<std::size_t, unsigned>{0, 0};
}

constexpr std::size_t mostWordBytes = 200;
constexpr std::size_t mostPlaceBytes = 4096; // as long as a path can be

/// Each run without a blank of more than `most` bytes loses its middle: what a file says in a word of a page would hide the message.
std::string withShortWords(const std::string& text, std::size_t most) {
    const auto isTail = [&](std::size_t i) { return (static_cast<unsigned char>(text[i]) & 0xc0U) == 0x80; };
    std::string shortened;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \n", start), text.size() - 1) + 1;
        if (end - start <= most) {
            shortened.append(text, start, end - start);
        } else {
            std::size_t head = start + most / 2;
            std::size_t tail = end - most / 4;
            for (; head > start && isTail(head); --head) {
            }
            for (; tail < end && isTail(tail); ++tail) {
            }
            shortened.append(text, start, head - start).append("…").append(text, tail, end - tail);
        }
        start = end;
    }
    return shortened;
}

} // namespace

std::string printable(std::string_view text) {
    std::string shown;
    for (std::size_t i = 0; i < text.size();) {
        const auto [length, code] = controlAt(text, i);
        if (length == 0) {
            shown += text[i];
            ++i;
        } else {
            shown += "\\u";
            for (const unsigned shift : {12U, 8U, 4U, 0U}) {
                shown += "0123456789abcdef"[code >> shift & 0xfU];
            }
            i += length;
        }
    }
    return shown;
}

std::string describe(const Error& error) {
    const std::string message = withShortWords(error.message, mostWordBytes);
    return printable(error.where.empty() ? message : withShortWords(error.where, mostPlaceBytes) + ": " + message);
}

Error within(const std::string& outerPlace, Error error) {
    error.where = error.where.empty() ? outerPlace : outerPlace + ": " + error.where;
    return error;
}

} // namespace core
