#include "core/model/op_graph.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace core {

OpGraph::OpGraph(std::vector<Op> ops)
    : m_ops(std::move(ops)) {
    for (std::size_t i = 0; i < m_ops.size(); ++i) {
        const auto id = static_cast<OpId>(i);
        assert(find(m_ops[i].id) == id);
        assert(std::ranges::all_of(m_ops[i].inputs, [&](OpId input) { return input < id; }));
        assert(std::ranges::all_of(m_ops[i].backwardReads, [&](OpId read) { return index(read) < m_ops.size(); }));
        if (const auto mark = m_ops[i].mark) {
            assert(index(*mark) <= m_markOwners.size());
            if (index(*mark) == m_markOwners.size()) {
                m_markOwners.push_back(id);
            }
        }
    }
    assert(m_markOwners.size() <= maxMarks);
}

std::optional<OpId> OpGraph::find(std::string_view id) const {
    const auto found = std::ranges::find(m_ops, id, &Op::id);
    if (found == m_ops.end()) {
        return std::nullopt;
    }
    return static_cast<OpId>(found - m_ops.begin());
}

std::optional<MarkId> OpGraph::findMark(std::string_view id) const {
    const auto found = std::ranges::find(m_markOwners, id, [this](OpId op) -> const std::string& { return m_ops[index(op)].id; });
    if (found == m_markOwners.end()) {
        return std::nullopt;
    }
    return static_cast<MarkId>(found - m_markOwners.begin());
}

} // namespace core
