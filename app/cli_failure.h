#pragma once

#include "core/error.h"

#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace cli {

enum class ExitCode : std::uint8_t {
    FileFault = 1,  // a file's content is wrong, or a target cannot be written
    UsageFault = 2, // the command line is wrong
};

struct Failure {
    ExitCode exitCode;
    core::Error error;
    std::string report = {}; // whole lines that are printed in place of the error
};

template <class T>
using Attempt = tl::expected<T, Failure>;

inline tl::unexpected<Failure> fileFault(core::Error error) {
    return tl::unexpected(Failure{ExitCode::FileFault, std::move(error)});
}
inline tl::unexpected<Failure> usageFault(core::Error error) {
    return tl::unexpected(Failure{ExitCode::UsageFault, std::move(error)});
}

} // namespace cli
