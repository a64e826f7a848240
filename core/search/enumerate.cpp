#include "core/search/enumerate.h"

#include "core/search/elimination.h"

#include <cstddef>
#include <string>

namespace core {

Result<std::vector<Outcome>> enumerateOutcomes(const CostTable& table, Policy freeMarks, const RunControl& control) {
    if (freeMarks.count() > maxEnumeratedMarks) {
        const std::string marks = std::to_string(freeMarks.count());
        return tl::unexpected(Error{marks + " free marks are too many to enumerate: 2^" + marks + " policies; at most " +
                                        std::to_string(maxEnumeratedMarks) + " are enumerated",
                                    {}});
    }
    return eliminate(planElimination(table, freeMarks), Kept::Everything, std::size_t{1} << maxEnumeratedMarks, control);
}

} // namespace core
