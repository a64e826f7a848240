#include "core/io/strict_json.h"

#include <gtest/gtest.h>

namespace {

struct Fault {
    const char* name;
    std::string text;
    const char* where;
    const char* message;
};

class StrictJson : public testing::TestWithParam<Fault> {};

TEST_P(StrictJson, refusesWithThePlace) {
    const auto json = core::parseJson(GetParam().text);
    ASSERT_FALSE(json);
    EXPECT_EQ(json.error().where, GetParam().where);
    EXPECT_EQ(json.error().message, GetParam().message);
}

std::string nested(std::size_t levels) {
    return std::string(levels, '[') + std::string(levels, ']');
}

std::string repeated(const std::string& text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) {
        result += text;
    }
    return result;
}

INSTANTIATE_TEST_SUITE_P(
    Faults, StrictJson,
    testing::Values(
        Fault{"empty", "", "line 1, column 1", "this is no valid JSON: unexpected end of input; expected '[', '{', or a literal"},
        Fault{"truncated", "{\n  \"a\": [1,", "line 2, column 11",
              "this is no valid JSON: unexpected end of input; expected '[', '{', or a literal"},
        Fault{"notJson", "hello", "line 1, column 1", "this is no valid JSON: invalid literal"},
        Fault{"columnsAreCharacters", "[\"\u00e4\u00f6\", x]", "line 1, column 8", "this is no valid JSON: invalid literal"},
        Fault{"trailingGarbage", "{}\n\n {}", "line 3, column 2", "this is no valid JSON: unexpected '{'; expected end of input"},
        Fault{"trailingComma", "[1,]", "line 1, column 4", "this is no valid JSON: unexpected ']'; expected '[', '{', or a literal"},
        Fault{"comment", "[1] // one", "line 1, column 5", "this is no valid JSON: invalid literal"},
        Fault{"notANumber", "[NaN]", "line 1, column 2", "this is no valid JSON: invalid literal"},
        Fault{"infinity", "[-Infinity]", "line 1, column 3", "this is no valid JSON: invalid number; expected digit after '-'"},
        Fault{"tooLargeAFloat", "[1e999]", "line 1, column 6", "a number is too large"},
        Fault{"overlongUtf8", "[\"\xC0\xAF\"]", "line 1, column 3", "this is no valid JSON: invalid string: ill-formed UTF-8 byte"},
        Fault{"latin1", "[\"caf\xE9\"]", "line 1, column 7", "this is no valid JSON: invalid string: ill-formed UTF-8 byte"},
        Fault{"loneSurrogate", R"(["\ud800"])", "line 1, column 9",
              "this is no valid JSON: invalid string: surrogate U+D800..U+DBFF must be followed by U+DC00..U+DFFF"},
        Fault{"zeroByte", std::string("[]\0{", 4), "line 1, column 3", "this is no valid JSON: a zero byte"},
        Fault{"duplicate", R"({"a": {"b": 1, "c": 2, "b": 3}})", "/a/b", "stands there twice; name each key once"},
        Fault{"duplicateByEscape", R"({"a": 1, "\u0061": 3})", "/a", "stands there twice; name each key once"},
        Fault{"duplicateInArray", R"([0, {"x/y": 1, "x/y": 2}])", "/1/x~1y", "stands there twice; name each key once"},
        Fault{"beyond64Bits", R"({"a": [18446744073709551616]})", "/a/0", "is a whole number beyond 64 bits"},
        Fault{"belowMinus2To63", "[-9223372036854775809]", "/0", "is a whole number beyond 64 bits"}),
    [](const auto& fault) { return fault.param.name; });

TEST(StrictJsonLimits, depth) {
    EXPECT_TRUE(core::parseJson(nested(64)));
    const auto tooDeep = core::parseJson(nested(65));
    ASSERT_FALSE(tooDeep);
    EXPECT_EQ(tooDeep.error().message, "is nested too deeply: at most 64 levels are read");
    EXPECT_EQ(tooDeep.error().where, repeated("/0", 64));
    EXPECT_FALSE(core::parseJson(nested(1'000'000)));
    EXPECT_FALSE(core::parseJson(repeated("{\"a\":", 100'000)));
}

TEST(StrictJsonLimits, size) {
    const std::string longest = '"' + std::string(core::maxJsonBytes - 2, 'x') + '"';
    EXPECT_TRUE(core::parseJson(longest));
    const auto tooLong = core::parseJson(longest + ' ');
    ASSERT_FALSE(tooLong);
    EXPECT_EQ(tooLong.error().message, "is too large: at most 16777216 bytes are read");
}

TEST(StrictJsonLimits, anErrorDoesNotRepeatTheText) {
    const auto unfinished = core::parseJson('"' + std::string(1'000'000, 'x'));
    ASSERT_FALSE(unfinished);
    EXPECT_EQ(unfinished.error().message, "this is no valid JSON: invalid string: missing closing quote");
}

TEST(StrictJsonLimits, manyKeysTakeNoSquareTime) {
    std::string text = "{";
    for (int i = 0; i < 500'000; ++i) {
        text += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
    }
    const auto json = core::parseJson(text + '}');
    ASSERT_TRUE(json); // in 1.25e11 comparisons it would take minutes
    EXPECT_EQ(json->size(), 500'000U);
}

TEST(StrictJsonValues, areKeptInTheirOrder) {
    const auto json = core::parseJson(R"( {"z": [1, -2, 0.5, true, null, "\u00e9"], "a": {"m": {}, "b": []}} )");
    ASSERT_TRUE(json);
    EXPECT_EQ(json->dump(), "{\"z\":[1,-2,0.5,true,null,\"\u00e9\"],\"a\":{\"m\":{},\"b\":[]}}");
}

TEST(StrictJsonValues, integersAreExactToTheLast) {
    const auto json = core::parseJson("[18446744073709551615, 9223372036854775807, -9223372036854775808]");
    ASSERT_TRUE(json);
    EXPECT_EQ(json->dump(), "[18446744073709551615,9223372036854775807,-9223372036854775808]");
}

TEST(StrictJsonValues, wholeNumbersHaveNoFraction) {
    EXPECT_EQ(core::numberJson(1).dump(), "1");
    EXPECT_EQ(core::numberJson(8.5).dump(), "8.5");
    EXPECT_EQ(core::numberJson(-3).dump(), "-3");
    EXPECT_EQ(core::numberJson(1e300).dump(), "1e+300");
}

TEST(StrictJsonValues, pointersAreEscaped) {
    EXPECT_EQ(core::pointerTo("/a", "b/c~d"), "/a/b~1c~0d");
}

} // namespace
