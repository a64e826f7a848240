#include "core/policy/preset.h"

namespace core {

std::optional<Policy> policyOf(const Preset& preset, const OpGraph& graph) {
    if (preset.everything) {
        return Policy::firstMarks(graph.markCount());
    }
    Policy policy;
    for (const std::string& id : preset.recompute) {
        const auto mark = graph.findMark(id);
        if (!mark) {
            return std::nullopt;
        }
        policy = policy.with(*mark);
    }
    for (const std::string& id : preset.optional) {
        if (const auto mark = graph.findMark(id)) {
            policy = policy.with(*mark);
        }
    }
    return policy;
}

} // namespace core
