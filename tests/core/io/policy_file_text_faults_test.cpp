#include "core/io/builtin_catalogue.h"
#include "core/io/policy_file.h"
#include "core/io/strict_json.h"
#include "tests/support/stored_policy_files.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>

namespace {

using core::Json;

std::string faultOf(std::string_view text, const core::Catalogue& catalogue = core::builtinCatalogue()) {
    const auto opened = core::parsePolicyFile(text, catalogue);
    return opened ? "opened" : core::describe(opened.error());
}

/// A file with `value` under a key that the format does not know, on line 3.
std::string fileWith(const std::string& value) {
    return "{\"format\": \"stashpoint-policy\", \"version\": 1,\n\"policies\": [{\"recompute\": []}],\n\"x\": " + value + "\n}";
}

struct TextFault {
    const char* name;
    std::string text;
    const char* message;
};

class PolicyFileText : public testing::TestWithParam<TextFault> {};

TEST_P(PolicyFileText, isRefusedWithThePlace) {
    EXPECT_EQ(faultOf(GetParam().text), GetParam().message);
}

std::string times(const std::string& text, int count) {
    std::string result;
    for (int i = 0; i < count; ++i) {
        result += text;
    }
    return result;
}

INSTANTIATE_TEST_SUITE_P(
    Text, PolicyFileText,
    testing::Values(
        TextFault{"empty", "", "line 1, column 1: this is no valid JSON: unexpected end of input; expected '[', '{', or a literal"},
        TextFault{"blank", " \n\n", "line 3, column 1: this is no valid JSON: unexpected end of input; expected '[', '{', or a literal"},
        TextFault{"onlyAByteOrderMark", "\xEF\xBB\xBF",
                  "line 1, column 2: this is no valid JSON: unexpected end of input; expected '[', '{', or a literal"},
        TextFault{"cutByteOrderMark", "\xEF\xBB", "line 1, column 2: this is no valid JSON: invalid BOM; must be 0xEF 0xBB 0xBF if given"},
        TextFault{"utf16", std::string("\xFF\xFE{\0}\0", 6), "line 1, column 4: this is no valid JSON: a zero byte"},
        TextFault{"byteOrderMarkInside", fileWith("\xEF\xBB\xBF 1"), "line 3, column 6: this is no valid JSON: invalid literal"},
        TextFault{"zeroByte", fileWith(std::string("\"\0\"", 3)), "line 3, column 7: this is no valid JSON: a zero byte"},
        TextFault{"zeroByteAtTheEnd", fileWith("1") + std::string(1, '\0'), "line 4, column 2: this is no valid JSON: a zero byte"},
        TextFault{"twoFiles", fileWith("1") + fileWith("1"),
                  "line 4, column 2: this is no valid JSON: unexpected '{'; expected end of input"},
        TextFault{"notJson", "#!/bin/sh", "line 1, column 1: this is no valid JSON: invalid literal"}),
    [](const auto& fault) { return fault.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Number, PolicyFileText,
    testing::Values(TextFault{"tooLargeAFloat", fileWith("1e999"), "line 3, column 10: a number is too large"},
                    TextFault{"tenToThe400", fileWith("1" + std::string(400, '0')), "line 3, column 406: a number is too large"},
                    TextFault{"twoToThe64", fileWith("18446744073709551616"), "/x: is a whole number beyond 64 bits"},
                    TextFault{"belowMinus2ToThe63", fileWith("-9223372036854775809"), "/x: is a whole number beyond 64 bits"},
                    TextFault{"notANumber", fileWith("NaN"), "line 3, column 6: this is no valid JSON: invalid literal"},
                    TextFault{"infinity", fileWith("Infinity"), "line 3, column 6: this is no valid JSON: invalid literal"},
                    TextFault{"minusInfinity", fileWith("-Infinity"),
                              "line 3, column 7: this is no valid JSON: invalid number; expected digit after '-'"},
                    TextFault{"hexadecimal", fileWith("0x10"), "line 3, column 7: this is no valid JSON: invalid literal"},
                    TextFault{"leadingPlus", fileWith("+1"), "line 3, column 6: this is no valid JSON: invalid literal"}),
    [](const auto& fault) { return fault.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Utf8, PolicyFileText,
    testing::Values(
        TextFault{"inAValue", fileWith("\"caf\xE9\""), "line 3, column 11: this is no valid JSON: invalid string: ill-formed UTF-8 byte"},
        TextFault{"inAKey", fileWith("{\"caf\xE9\": 1}"),
                  "line 3, column 12: this is no valid JSON: invalid string: ill-formed UTF-8 byte"},
        TextFault{"overlong", fileWith("\"\xC0\xAF\""), "line 3, column 7: this is no valid JSON: invalid string: ill-formed UTF-8 byte"},
        TextFault{"surrogateBytes", fileWith("\"\xED\xA0\x80\""),
                  "line 3, column 8: this is no valid JSON: invalid string: ill-formed UTF-8 byte"},
        TextFault{"loneHighSurrogate", fileWith(R"("\ud800")"),
                  "line 3, column 13: this is no valid JSON: invalid string: surrogate U+D800..U+DBFF must be followed by U+DC00..U+DFFF"},
        TextFault{"loneLowSurrogate", fileWith(R"("\udc00")"),
                  "line 3, column 12: this is no valid JSON: invalid string: surrogate U+DC00..U+DFFF must follow U+D800..U+DBFF"},
        TextFault{
            "lineBreakInAText", fileWith("\"a\nb\""),
            "line 3, column 8: this is no valid JSON: invalid string: control character U+000A (LF) must be escaped to \\u000A or \\n"}),
    [](const auto& fault) { return fault.param.name; });

INSTANTIATE_TEST_SUITE_P(Structure, PolicyFileText,
                         testing::Values(TextFault{"duplicate", fileWith("1, \"version\": 1"),
                                                   "/version: stands there twice; name each key once"},
                                         TextFault{"duplicateBelow", fileWith(R"([{"a/b": 1, "a\/b": 2}])"),
                                                   "/x/0/a~1b: stands there twice; name each key once"},
                                         TextFault{"markTwiceByKey", R"({"policies": [{"recompute": [], "recompute": []}]})",
                                                   "/policies/0/recompute: stands there twice; name each key once"}),
                         [](const auto& fault) { return fault.param.name; });

TEST(PolicyFileTexts, aByteOrderMarkAtTheStartIsNoFault) {
    EXPECT_EQ(faultOf("\xEF\xBB\xBF" + fileWith("1")), "opened");
}

TEST(PolicyFileTexts, deepNestingIsRefused) {
    EXPECT_EQ(faultOf(fileWith(std::string(63, '[') + std::string(63, ']'))), "opened");
    const std::string tooDeep = "/x" + times("/0", 63) + ": is nested too deeply: at most 64 levels are read";
    EXPECT_EQ(faultOf(fileWith(std::string(64, '[') + std::string(64, ']'))), tooDeep);
    EXPECT_EQ(faultOf(fileWith(std::string(100'000, '[') + std::string(100'000, ']'))), tooDeep);
    EXPECT_EQ(faultOf(fileWith(times("{\"a\":", 100'000))), "/x" + times("/a", 63) + ": is nested too deeply: at most 64 levels are read");
}

TEST(PolicyFileTexts, oneByteTooManyIsRefused) {
    std::string text = fileWith("1");
    text.append(core::maxPolicyFileBytes - text.size(), ' ');
    EXPECT_EQ(faultOf(text), "opened");
    text += ' ';
    EXPECT_EQ(faultOf(text), "is too large: at most 16777216 bytes are read");
    const TemporaryFolder folder;
    put(folder / "large", text);
    const auto opened = core::readPolicyFile(folder / "large", core::builtinCatalogue());
    ASSERT_FALSE(opened);
    EXPECT_EQ(core::describe(opened.error()), (folder / "large").string() + ": is too large: at most 16777216 bytes are read");
}

TEST(PolicyFileTexts, everyTruncationIsToldWithItsPlace) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    for (const StoredPolicyFile& stored : storedPolicyFiles()) {
        const std::string text = stored.text.substr(0, stored.text.rfind('}') + 1);
        ASSERT_EQ(faultOf(text), "opened") << stored.name;
        for (std::size_t size = 0; size < text.size(); ++size) {
            const std::string fault = faultOf(text.substr(0, size), catalogue);
            ASSERT_TRUE(fault.starts_with("line ") && fault.find(": this is no valid JSON: ") != std::string::npos) << size << ' ' << fault;
        }
    }
}

/// The pointers of all values of a file that the format knows.
void collectPointers(const Json& json, const std::string& pointer, std::vector<std::string>& into) {
    into.push_back(pointer);
    if (json.is_structured()) {
        for (const auto& [key, value] : json.items()) {
            collectPointers(value, core::pointerTo(pointer, key), into);
        }
    }
}

TEST(PolicyFileTexts, aWrongTypeOfAnyValueIsToldAtItsPlace) {
    const Json file = Json::parse(R"({"format": "stashpoint-policy", "version": 1, "title": "", "note": "",
        "scenario": {"model": "deepseek-v3", "layer": "moe", "recipe": "bf16", "transposed_fp8": false, "seq": 1, "cost": "flops",
            "hardware": "h100", "ep": 1, "tokens": 1, "node_limit": null, "exposed_comm": 1, "replay_overhead_us": 0, "layers": 1,
            "in_flight": 1, "always_saved": ["dispatch"], "budget_bytes": null},
        "policies": [{"name": "", "note": "", "recompute": ["norm1"], "scenario": {"model": "deepseek-v3", "layer": "moe",
            "recipe": "bf16", "transposed_fp8": false, "seq": 1, "cost": "flops", "hardware": "h100", "ep": 1, "tokens": 1,
            "node_limit": null, "exposed_comm": 1, "replay_overhead_us": 0, "layers": 1, "in_flight": 1,
            "always_saved": ["dispatch"], "budget_bytes": null}}],
        "current": 0, "saved": {"program": "0.1.0", "cost": 1, "bytes": 1}})");
    ASSERT_EQ(faultOf(file.dump()).substr(0, 6), "opened");
    std::vector<std::string> pointers;
    collectPointers(file, "", pointers);
    EXPECT_EQ(pointers.size(), 1U + 8 + 16 + 1 + 1 + 4 + 1 + 16 + 1 + 3);
    const std::vector<Json> values = {nullptr, true, -7, 0.3, "?", Json::array(), Json::array({true}), Json::object()};
    for (const std::string& pointer : pointers) {
        int refused = 0;
        for (const Json& value : values) {
            Json wrong = file;
            wrong[Json::json_pointer(pointer)] = value;
            const std::string fault = faultOf(wrong.dump());
            const bool isBelow = fault.starts_with(pointer + "/") || (pointer.empty() && fault.starts_with("/"));
            EXPECT_TRUE(fault == "opened" || isBelow || fault.starts_with(pointer.empty() ? "must be an object" : pointer + ": "))
                << pointer << " = " << value.dump() << " -> " << fault;
            refused += fault == "opened" ? 0 : 1;
        }
        EXPECT_GE(refused, 6) << pointer; // what is left are the values that a key may have
    }
}

} // namespace
