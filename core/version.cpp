#include "core/version.h"

namespace core {

std::string_view programVersion() {
    return STASHPOINT_VERSION;
}

} // namespace core
