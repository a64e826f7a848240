#pragma once

#include <functional>
#include <stop_token>

namespace core {

/// How a long computation is watched and ended. Both parts may be left empty.
struct RunControl {
    std::stop_token stop;
    std::function<void(double)> progress; // the share that is done, 0 to 1, never falling; called on the computing thread
};

/// The message of the error that a computation returns after its stop was requested.
inline constexpr const char* cancelledMessage = "cancelled";

} // namespace core
