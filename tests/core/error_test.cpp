#include "core/error.h"

#include <gtest/gtest.h>

namespace {

TEST(Error, isItsPlaceAndItsMessage) {
    EXPECT_EQ(core::describe({"is a folder", "a.txt"}), "a.txt: is a folder");
    EXPECT_EQ(core::describe({"is a folder", ""}), "is a folder");
    EXPECT_EQ(core::describe(core::within("b", {"is a folder", "a.txt"})), "b: a.txt: is a folder");
    EXPECT_EQ(core::describe(core::within("b", {"is a folder", ""})), "b: is a folder");
}

TEST(Error, sendsNoControlCharactersToATerminal) {
    EXPECT_EQ(core::describe({"no \x1b[31m\"a\nb\"", "x\ty"}), "x\\u0009y: no \\u001b[31m\"a\\u000ab\"");
    EXPECT_EQ(core::printable("\x7f|\xc2\x85|\xe2\x80\xae|\xe2\x81\xa6|\xe2\x80\xa8"), "\\u007f|\\u0085|\\u202e|\\u2066|\\u2028");
    EXPECT_EQ(core::printable(std::string_view("a\0b", 3)), "a\\u0000b");
}

TEST(Error, keepsAllOtherText) {
    for (const char* text : {"", "plain", "é · ü", "\u2212 \u2026", "漢字 😀", "\xc2", "\xe2\x80", "\xff"}) {
        EXPECT_EQ(core::printable(text), text);
    }
}

TEST(Error, longWordsLoseTheirMiddle) {
    const std::string shown = core::describe({"\"" + std::string(100'000, 'x') + "\" is no op", std::string(5'000, 'p')});
    EXPECT_LT(shown.size(), 4'000U);
    EXPECT_TRUE(shown.ends_with("xxx\" is no op")) << shown.substr(shown.size() - 40);
    std::string wide;
    for (int i = 0; i < 1'000; ++i) {
        wide += "\u6f22";
    }
    for (std::size_t start = 0; start < 3; ++start) { // wherever the cut falls
        const std::string cut = core::describe({std::string(start, 'a') + wide, {}});
        EXPECT_LT(cut.size(), 210U);
        for (std::size_t i = start; i < cut.size(); i += 3) {
            EXPECT_TRUE(cut.substr(i, 3) == "\u6f22" || cut.substr(i, 3) == "\u2026") << i;
        }
    }
}

} // namespace
