#include "core/policy/policy.h"

namespace core {

std::vector<MarkId> Policy::marks() const {
    std::vector<MarkId> marks;
    marks.reserve(static_cast<std::size_t>(count()));
    for (std::uint64_t rest = m_bits; rest != 0; rest &= rest - 1) {
        marks.push_back(static_cast<MarkId>(std::countr_zero(rest)));
    }
    return marks;
}

} // namespace core
