#include "ui/diagram/diagram_template.h"

#include "core/io/embedded_files.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace ui {
namespace {

QString translated(const QJsonValue& text) {
    const QByteArray utf8 = text.toString().toUtf8();
    return utf8.isEmpty() ? QString() : QCoreApplication::translate("diagram", utf8.constData());
}

/// Whether the graph has the op, and the op the part, of "op" or "op.part".
bool has(const core::OpGraph& graph, const std::string& name) {
    const PartName wanted = partName(name);
    const auto op = graph.find(wanted.op);
    return op && (wanted.part.empty() || findPart(graph.op(*op), wanted.part) != nullptr);
}

TemplateCell readCell(const QJsonObject& object) {
    TemplateCell cell;
    cell.op = object[u"op"].toString().toStdString();
    cell.part = object[u"part"].toString().toStdString();
    cell.note = translated(object[u"note"]);
    for (const auto& input : object[u"inputs"].toArray()) {
        cell.inputs.push_back(input.toString().toStdString());
    }
    cell.track = static_cast<std::size_t>(object[u"track"].toInt(0));
    cell.span = static_cast<std::size_t>(object[u"span"].toInt(1));
    return cell;
}

std::vector<TemplateRow> readRows(const QJsonArray& array, const core::OpGraph& graph) {
    std::vector<TemplateRow> rows;
    for (const auto& cells : array) {
        TemplateRow row;
        for (const auto& object : cells.toArray()) {
            TemplateCell cell = readCell(object.toObject());
            if (has(graph, cell.part.empty() ? cell.op : cell.op + "." + cell.part)) {
                row.push_back(std::move(cell));
            }
        }
        if (!row.empty()) {
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

QJsonObject chooseLayout(const QJsonArray& layouts, const core::OpGraph& graph) {
    for (const auto& layout : layouts) {
        const QJsonArray ops = layout.toObject()[u"with"].toArray();
        if (std::ranges::all_of(ops, [&](const auto& op) { return has(graph, op.toString().toStdString()); })) {
            return layout.toObject();
        }
    }
    return {};
}

void readRails(const QJsonArray& array, std::vector<TemplateRail>& rails) {
    for (const auto& value : array) {
        const QJsonObject rail = value.toObject();
        const auto text = [&rail](QStringView key) { return rail[key].toString().toStdString(); };
        rails.push_back({text(u"from"), text(u"to"), text(u"side") == "left", text(u"past")});
    }
}

TemplateColumn readColumn(const QJsonObject& object, const QJsonObject& layout, const core::OpGraph& graph) {
    TemplateColumn column;
    column.name = translated(layout.contains(u"name") ? layout[u"name"] : object[u"name"]);
    const std::string top = object[u"top"].toString().toStdString();
    column.top = has(graph, top) ? top : std::string();
    for (const auto& width : layout[u"tracks"].toArray()) {
        column.tracks.push_back(width.toDouble());
    }
    column.rows = readRows(layout[u"rows"].toArray(), graph);
    return column;
}

QJsonObject readData() {
    for (const core::EmbeddedFile& file : core::embeddedFiles()) {
        if (file.name == "diagrams/block.json") {
            return QJsonDocument::fromJson(QByteArray(file.content.data(), static_cast<qsizetype>(file.content.size()))).object();
        }
    }
    return {};
}

} // namespace

bool DiagramTemplate::places(std::string_view op) const {
    const auto holds = [op](const TemplateColumn& column) {
        return column.top == op || std::ranges::any_of(column.rows, [op](const TemplateRow& row) {
                   return std::ranges::any_of(row, [op](const TemplateCell& cell) { return cell.op == op; });
               });
    };
    return bottom.op == op || std::ranges::any_of(columns, holds);
}

DiagramTemplate diagramTemplate(const core::OpGraph& graph) {
    const QJsonObject data = readData();
    DiagramTemplate result;
    for (const auto& object : data[u"columns"].toArray()) {
        const QJsonObject layout = chooseLayout(object.toObject()[u"layouts"].toArray(), graph);
        TemplateColumn column = readColumn(object.toObject(), layout, graph);
        if (!column.rows.empty() || !column.top.empty()) {
            result.columns.push_back(std::move(column));
            readRails(layout[u"rails"].toArray(), result.rails);
        }
    }
    const TemplateCell bottom = readCell(data[u"bottom"].toObject());
    if (has(graph, bottom.op)) {
        result.bottom = bottom;
    }
    readRails(data[u"rails"].toArray(), result.rails);
    return result;
}

const core::OpPart* findPart(const core::Op& op, std::string_view part) {
    const auto found = std::ranges::find(op.parts, part, &core::OpPart::id);
    return found == op.parts.end() ? nullptr : &*found;
}

PartName partName(std::string_view name) {
    const std::size_t dot = std::min(name.find('.'), name.size());
    return {name.substr(0, dot), name.substr(std::min(dot + 1, name.size()))};
}

} // namespace ui
