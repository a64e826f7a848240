#include "core/policy/cost_table.h"

namespace core {

CostTable::CostTable(const Problem& problem)
    : m_markCosts(problem.graph.markCount()) {
    const auto ops = problem.graph.ops();
    std::vector<Tensor> tensors(ops.size());
    for (std::size_t i = 0; i < ops.size(); ++i) {
        const Op& op = ops[i];
        Tensor& tensor = tensors[i];
        tensor.bytes = op.bytes;
        tensor.auxBytes = op.auxBytes;
        tensor.alwaysNeeded |= op.kind == OpKind::Boundary;
        for (const OpId read : op.backwardReads) {
            tensors[index(read)].alwaysNeeded = true;
        }
        if (op.mark) {
            tensor.ownMark = Policy::of(*op.mark);
            m_markCosts[index(*op.mark)] += problem.opCosts[i];
            for (const OpId input : op.inputs) {
                tensors[index(input)].consumers = tensors[index(input)].consumers.with(*op.mark);
            }
        }
    }
    for (const Tensor& tensor : tensors) {
        const bool canBeNeeded = tensor.alwaysNeeded || !tensor.consumers.empty();
        if (tensor.auxBytes.value != 0 || (tensor.bytes.value != 0 && canBeNeeded)) {
            m_tensors.push_back(tensor);
        }
    }
}

Point CostTable::evaluate(Policy policy) const {
    Point point;
    for (const MarkId mark : policy.marks()) {
        point.cost += m_markCosts[index(mark)];
    }
    for (const Tensor& tensor : m_tensors) {
        point.bytes += tensor.stashedUnder(policy);
    }
    return point;
}

} // namespace core
