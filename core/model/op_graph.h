#pragma once

#include "core/model/op.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// A layer as a graph of ops, in an order in which every op stands after its inputs. Immutable.
///
/// A mark belongs to the op whose id it bears; further ops may follow the same mark (the gate/up copy follows gate_up) and
/// are recomputed with it. Marks are numbered in graph order of the ops that own them; there are at most 64.
class OpGraph {
public:
    static constexpr std::size_t maxMarks = 64;

    OpGraph() = default;
    /// Asserts what the description above demands: ids are unique, inputs stand before their readers, and marks are
    /// numbered in order of their first op.
    explicit OpGraph(std::vector<Op> ops);

    std::span<const Op> ops() const { return m_ops; }
    const Op& op(OpId id) const { return m_ops[index(id)]; }
    std::size_t size() const { return m_ops.size(); }
    /// O(ops).
    std::optional<OpId> find(std::string_view id) const;

    std::size_t markCount() const { return m_markOwners.size(); }
    /// The op that a mark is named after.
    const Op& owner(MarkId mark) const { return op(m_markOwners[index(mark)]); }
    OpId ownerId(MarkId mark) const { return m_markOwners[index(mark)]; }
    /// O(marks).
    std::optional<MarkId> findMark(std::string_view id) const;

private:
    std::vector<Op> m_ops;
    std::vector<OpId> m_markOwners;
};

} // namespace core
