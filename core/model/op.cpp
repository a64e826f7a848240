#include "core/model/op.h"

namespace core {

std::int64_t elementsOf(const Shape& shape) {
    std::int64_t sum = 0;
    for (const auto& term : shape) {
        std::int64_t product = 1;
        for (const std::int64_t factor : term) {
            product *= factor;
        }
        sum += product;
    }
    return sum;
}

} // namespace core
