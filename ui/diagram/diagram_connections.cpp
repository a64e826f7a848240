#include "ui/diagram/diagram_connections.h"

#include <algorithm>
#include <optional>

namespace ui {
namespace {

class Collector {
public:
    Collector(const core::OpGraph& graph, const DiagramLayout& layout)
        : m_graph(graph),
          m_layout(layout) {}

    void addNamed(std::size_t to, const std::vector<std::string>& inputs) {
        for (const std::string& input : inputs) {
            const PartName name = partName(input);
            if (const auto op = m_graph.find(name.op)) {
                add(find(*op, name.part), to);
            }
        }
    }

    void addEdge(core::OpId from, core::OpId to) {
        const bool drawn = std::ranges::any_of(m_all, [&](const Connection& one) { return holds(one.from, from) && holds(one.to, to); });
        if (!drawn) {
            add(find(from, {}), find(to, {}).value_or(m_layout.boxes.size()));
        }
    }

    std::vector<Connection> take() { return std::move(m_all); }

private:
    bool holds(std::size_t box, core::OpId op) const { return std::ranges::count(m_layout.boxes[box].ops, op) > 0; }

    /// The box of the part; of the whole op, or of its first part, where none is named.
    std::optional<std::size_t> find(core::OpId op, std::string_view part) const {
        for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
            const DiagramBox& box = m_layout.boxes[i];
            if (holds(i, op) && (part.empty() ? box.primary : box.part == part)) {
                return i;
            }
        }
        return std::nullopt;
    }

    void add(std::optional<std::size_t> from, std::size_t to) {
        if (!from || to >= m_layout.boxes.size() || m_layout.boxes[*from].op == m_layout.boxes[to].op) {
            return;
        }
        if (std::ranges::find(m_all, Connection{*from, to}) == m_all.end()) {
            m_all.push_back({*from, to});
        }
    }

    const core::OpGraph& m_graph;
    const DiagramLayout& m_layout;
    std::vector<Connection> m_all;
};

} // namespace

std::vector<Connection> connectionsOf(const core::OpGraph& graph, const DiagramLayout& layout, const std::vector<TemplateCell>& cells) {
    Collector collector(graph, layout);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        collector.addNamed(i, cells[i].inputs);
    }
    for (std::size_t i = 0; i < graph.size(); ++i) {
        for (const core::OpId input : graph.op(static_cast<core::OpId>(i)).inputs) {
            collector.addEdge(input, static_cast<core::OpId>(i));
        }
    }
    return collector.take();
}

} // namespace ui
