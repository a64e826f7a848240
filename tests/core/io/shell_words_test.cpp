#include "core/io/shell_words.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace {

using Words = std::vector<std::string>;

Words wordsOf(std::string_view line) {
    const auto words = core::shellWords(line);
    return words ? *words : Words{"fault: " + core::describe(words.error())};
}

TEST(ShellWords, standBetweenBlanks) {
    EXPECT_EQ(wordsOf(""), Words{});
    EXPECT_EQ(wordsOf("  a\tb \n c\r\n"), (Words{"a", "b", "c"}));
}

TEST(ShellWords, resolveQuotesAndEscapes) {
    EXPECT_EQ(wordsOf(R"('' "" a'b c'd "e 'f'" g\ h \'i)"), (Words{"", "", "ab cd", "e 'f'", "g h", "'i"}));
    EXPECT_EQ(wordsOf(R"('a\b' "a\b\"\\\$\`c" \\)"), (Words{R"(a\b)", R"(a\b"\$`c)", R"(\)"}));
    EXPECT_EQ(wordsOf("$HOME `ls` *"), (Words{"$HOME", "`ls`", "*"})) << "nothing is expanded";
}

TEST(ShellWords, continueOnTheNextLine) {
    EXPECT_EQ(wordsOf("a \\\n  b \\\r\n c\\\nd \"e\\\nf\" 'g\\\nh'"), (Words{"a", "b", "cd", "ef", "g\\\nh"}));
    EXPECT_EQ(wordsOf("a \\"), Words{"a"});
}

TEST(ShellWords, quotesMustEnd) {
    EXPECT_EQ(wordsOf("a 'b"), Words{"fault: command line: has a quote that does not end: '"});
    EXPECT_EQ(wordsOf("a \"b\\\""), Words{"fault: command line: has a quote that does not end: \""});
}

TEST(ShellQuoted, quotesWhatAShellWouldChange) {
    EXPECT_EQ(core::shellQuoted("norm1,q_up"), "norm1,q_up");
    EXPECT_EQ(core::shellQuoted(""), "''");
    EXPECT_EQ(core::shellQuoted("a b"), "'a b'");
    EXPECT_EQ(core::shellQuoted("it's"), "'it'\\''s'");
    EXPECT_EQ(core::shellQuoted("~"), "'~'");
}

RC_GTEST_PROP(ShellWords, comeBackAsTheyWereQuoted, (const Words& words)) {
    std::string line;
    for (const std::string& word : words) {
        line += core::shellQuoted(word) + ' ';
    }
    RC_ASSERT(wordsOf(line) == words);
}

} // namespace
