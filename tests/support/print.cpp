#include "tests/support/print.h"

#include <ostream>

std::ostream& core::operator<<(std::ostream& out, const Outcome& outcome) {
    return out << "cost " << outcome.point.cost.value << ", bytes " << outcome.point.bytes.value << ", policy "
               << outcome.representative.bits() << ", one of " << outcome.tiedPolicies;
}
