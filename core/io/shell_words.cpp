#include "core/io/shell_words.h"

#include <optional>
#include <utility>

namespace core {
namespace {

constexpr std::string_view blanks = " \t\r\n";

/// Reads word by word; what quotes say is one character each, to the end.
class WordReader {
public:
    explicit WordReader(std::string_view line)
        : m_rest(line) {}

    Result<std::vector<std::string>> words() && {
        while (!m_rest.empty()) {
            const char next = take();
            if (next == '\'' || next == '"') {
                word();
                if (!readQuoted(next)) {
                    return tl::unexpected(Error{"has a quote that does not end: " + std::string(1, next), "command line"});
                }
            } else if (next == '\\') {
                readEscaped();
            } else if (blanks.find(next) != std::string_view::npos) {
                endWord();
            } else {
                word() += next;
            }
        }
        endWord();
        return std::move(m_words);
    }

private:
    char take() {
        const char next = m_rest.front();
        m_rest.remove_prefix(1);
        return next;
    }
    bool takeLineEnd() {
        for (const std::string_view end : {"\r\n", "\n"}) {
            if (m_rest.starts_with(end)) {
                m_rest.remove_prefix(end.size());
                return true;
            }
        }
        return false;
    }
    std::string& word() { return m_word ? *m_word : m_word.emplace(); }
    void endWord() {
        if (m_word) {
            m_words.push_back(std::move(*m_word));
            m_word.reset();
        }
    }
    void readEscaped() {
        if (!takeLineEnd() && !m_rest.empty()) {
            word() += take();
        }
    }
    bool readQuoted(char quote) {
        while (!m_rest.empty()) {
            const char next = take();
            if (next == quote) {
                return true;
            }
            if (quote == '"' && next == '\\') {
                if (takeLineEnd()) {
                    continue;
                }
                const bool escapes = !m_rest.empty() && std::string_view("\"\\$`").find(m_rest.front()) != std::string_view::npos;
                word() += escapes ? take() : next;
            } else {
                word() += next;
            }
        }
        return false;
    }

    std::string_view m_rest;
    std::optional<std::string> m_word; // none between words
    std::vector<std::string> m_words;
};

} // namespace

std::string shellQuoted(std::string_view word) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+.,:/@%=";
    if (!word.empty() && word.find_first_not_of(plain) == std::string_view::npos) {
        return std::string(word);
    }
    std::string quoted = "'";
    for (const char character : word) {
        quoted += character == '\'' ? "'\\''" : std::string(1, character);
    }
    return quoted + '\'';
}

Result<std::vector<std::string>> shellWords(std::string_view line) {
    return WordReader(line).words();
}

} // namespace core
