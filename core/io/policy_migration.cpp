#include "core/io/policy_migration.h"

#include <array>
#include <cstddef>
#include <ranges>
#include <string_view>
#include <utility>

namespace core {
namespace {

Result<Migration> fromVersion0(Json file) {
    const std::vector<MovedPart> moved = {{"/name", "/policies/0/name"}, {"/recompute", "/policies/0/recompute"}};
    Json present = Json::object();
    Json policy = Json::object();
    for (auto& [key, value] : file.get_ref<Json::object_t&>()) {
        if (key == "policies" || key == "current") {
            return tl::unexpected(Error{"does not belong in a file of version 0, which holds a lone policy", pointerTo({}, key)});
        }
        const bool isOfPolicy = key == "name" || key == "recompute";
        auto& members = (isOfPolicy ? policy : present).get_ref<Json::object_t&>(); // operator[] would look at every key there is
        members.emplace_back(key, key == "version" ? Json(1) : std::move(value));
    }
    present["policies"] = Json::array({std::move(policy)});
    return Migration{std::move(present), moved};
}

using Step = Result<Migration> (*)(Json);
/// The i-th leads from version i to the next.
constexpr std::array<Step, presentPolicyFileVersion> steps = {fromVersion0};

bool isAtOrBelow(std::string_view pointer, std::string_view part) {
    return pointer.starts_with(part) && (pointer.size() == part.size() || pointer[part.size()] == '/');
}

} // namespace

std::string Migration::placeBefore(std::string pointer) const {
    for (const MovedPart& part : moved | std::views::reverse) {
        if (isAtOrBelow(pointer, part.after)) {
            pointer.replace(0, part.after.size(), part.before);
        }
    }
    return pointer;
}

Result<Migration> migrated(Json file, std::int64_t version) {
    Migration migration{std::move(file), {}};
    for (auto step = static_cast<std::size_t>(version); step < steps.size(); ++step) {
        auto next = steps[step](std::move(migration.file));
        if (!next) {
            return tl::unexpected(Error{std::move(next.error().message), migration.placeBefore(next.error().where)});
        }
        migration.file = std::move(next->file);
        migration.moved.insert(migration.moved.end(), next->moved.begin(), next->moved.end());
    }
    return migration;
}

} // namespace core
