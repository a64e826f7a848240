#pragma once

#include "core/error.h"
#include "core/io/strict_json.h"

#include <cstdint>
#include <string>
#include <vector>

/// Policy files of older versions. Version 0 are the drafts before version 1: a lone policy, whose "recompute" and "name" stand beside
/// "scenario" at the top level.
namespace core {

inline constexpr std::int64_t presentPolicyFileVersion = 1;

/// Something that stands elsewhere since, as JSON pointers.
struct MovedPart {
    std::string before;
    std::string after;
};

/// A file as the present version would say it, unknown keys included.
struct Migration {
    Json file;
    std::vector<MovedPart> moved; // the latest last

    /// Where the file, as it came, has what stands at `pointer` now.
    std::string placeBefore(std::string pointer) const;
};

/// Of an object of that version, 0 to the present one, which stays as it is. An error's place is in the file as it came.
Result<Migration> migrated(Json file, std::int64_t version);

} // namespace core
