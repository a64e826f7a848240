#include "core/error.h"

#include <utility>

namespace core {

std::string describe(const Error& error) {
    return error.where.empty() ? error.message : error.where + ": " + error.message;
}

Error within(const std::string& outerPlace, Error error) {
    error.where = error.where.empty() ? outerPlace : outerPlace + ": " + error.where;
    return error;
}

} // namespace core
