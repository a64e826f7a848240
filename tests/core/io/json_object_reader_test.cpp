#include "core/io/json_object_reader.h"

#include <functional>
#include <gtest/gtest.h>
#include <limits>

namespace {

using core::Json;
using core::JsonObjectReader;
constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

std::string described(const std::optional<core::Error>& fault) {
    return fault ? core::describe(*fault) : "";
}

/// The fault of reading `{"key": value}` at "/here".
std::string faultOf(const std::string& value, const std::function<void(JsonObjectReader&)>& read) {
    const Json json = core::parseJson("{\"key\": " + value + '}').value();
    std::optional<core::Error> fault;
    JsonObjectReader in(json, "/here", fault);
    read(in);
    return described(fault);
}

std::string integerFault(const std::string& value) {
    return faultOf(value, [](JsonObjectReader& in) {
        std::int64_t into = 0;
        in.read("key", into, 1, most);
    });
}

TEST(JsonObjectReader, convertsNoNumber) {
    const std::string wanted = "/here/key: must be a whole number from 1 to 9223372036854775807, not ";
    EXPECT_EQ(integerFault("3.7"), wanted + "3.7");
    EXPECT_EQ(integerFault("1.0"), wanted + "1.0");
    EXPECT_EQ(integerFault("9223372036854775808"), wanted + "9223372036854775808");
    EXPECT_EQ(integerFault("18446744073709551615"), wanted + "18446744073709551615");
    EXPECT_EQ(integerFault("0"), wanted + "0");
    EXPECT_EQ(integerFault("-1"), wanted + "-1");
    EXPECT_EQ(integerFault("\"1\""), wanted + "a string");
    EXPECT_EQ(integerFault("true"), wanted + "true");
    EXPECT_EQ(integerFault("null"), wanted + "null");
    EXPECT_EQ(integerFault("[1]"), wanted + "an array");
    EXPECT_EQ(integerFault("{}"), wanted + "an object");
    EXPECT_EQ(integerFault("1"), "");
    EXPECT_EQ(integerFault("9223372036854775807"), "");
}

TEST(JsonObjectReader, namesOtherTypes) {
    std::string text;
    bool yes = false;
    double number = 0;
    std::vector<std::string> strings;
    std::optional<std::int64_t> maybe;
    const auto fault = [](const std::string& value, auto&&... arguments) {
        return faultOf(value, [&](JsonObjectReader& in) { in.read("key", arguments...); });
    };
    EXPECT_EQ(fault("1", text), "/here/key: must be a string, not 1");
    EXPECT_EQ(fault("0", yes), "/here/key: must be true or false, not 0");
    EXPECT_EQ(fault("1.5", number, 0.0, 1.0), "/here/key: must be a number from 0 to 1, not 1.5");
    EXPECT_EQ(fault("\"1\"", number, 0.0, 1.0), "/here/key: must be a number from 0 to 1, not a string");
    EXPECT_EQ(fault("\"a\"", strings), "/here/key: must be an array of strings, not a string");
    EXPECT_EQ(fault("[\"a\", 2]", strings), "/here/key/1: must be a string, not 2");
    EXPECT_EQ(fault("-1", maybe, 0, 9), "/here/key: must be null or a whole number from 0 to 9, not -1");
    EXPECT_EQ(fault("0.5", maybe, 0, 9), "/here/key: must be null or a whole number from 0 to 9, not 0.5");
}

TEST(JsonObjectReader, leavesWhatIsMissing) {
    const Json json = Json::object();
    std::optional<core::Error> fault;
    JsonObjectReader in(json, "", fault);
    std::string text = "before";
    std::optional<std::int64_t> maybe = 3;
    in.read("text", text);
    in.read("maybe", maybe, 0, 9);
    EXPECT_EQ(text, "before");
    EXPECT_EQ(maybe, 3);
    EXPECT_FALSE(in.failed());
    EXPECT_EQ(in.require("text"), nullptr);
    EXPECT_EQ(described(fault), "/text: is missing");
}

TEST(JsonObjectReader, keepsTheFirstFault) {
    const Json json = core::parseJson(R"({"a": 1, "b": "x"})").value();
    std::optional<core::Error> fault;
    JsonObjectReader in(json, "", fault);
    std::string a;
    std::string b = "before";
    in.read("a", a);
    in.read("b", b);
    in.fail("c", "too late");
    EXPECT_EQ(described(fault), "/a: must be a string, not 1");
    EXPECT_EQ(b, "before");
}

TEST(JsonObjectReader, needsAnObject) {
    std::optional<core::Error> fault;
    JsonObjectReader in(Json::array(), "/scenario", fault);
    EXPECT_EQ(in.find("a"), nullptr);
    EXPECT_TRUE(in.unknownKeys().empty());
    EXPECT_EQ(described(fault), "/scenario: must be an object, not an array");
}

TEST(JsonObjectReader, knowsWhatNobodyAskedFor) {
    const Json json = core::parseJson(R"({"z": [1, 2], "a": 1, "y/n": {"k": null}})").value();
    std::optional<core::Error> fault;
    JsonObjectReader in(json, "", fault);
    in.find("a");
    EXPECT_EQ(in.unknownKeys(), (std::vector<core::KeptKey>{{"z", "[1,2]"}, {"y/n", "{\"k\":null}"}}));
}

TEST(JsonObjectReader, inheritsWhatTheObjectLacks) {
    const Json base = core::parseJson(R"({"a": "base", "b": "base", "unknown": 1})").value();
    const Json own = core::parseJson(R"({"a": "own"})").value();
    std::optional<core::Error> fault;
    JsonObjectReader in(own, "/own", fault, &base);
    std::string a;
    std::string b;
    in.read("a", a);
    in.read("b", b);
    EXPECT_EQ(a, "own");
    EXPECT_EQ(b, "base");
    EXPECT_TRUE(in.unknownKeys().empty());
    in.fail("b", "does not fit here", "/0");
    EXPECT_EQ(described(fault), "/own: b, as inherited: does not fit here");
}

} // namespace
