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

TemplateCell readCell(const QJsonObject& object) {
    TemplateCell cell;
    cell.op = object[u"op"].toString().toStdString();
    cell.part = object[u"part"].toString().toStdString();
    cell.title = translated(object[u"title"]);
    cell.note = translated(object[u"note"]);
    cell.width = object[u"width"].toDouble(1);
    for (const auto& input : object[u"inputs"].toArray()) {
        cell.inputs.push_back(input.toString().toStdString());
    }
    return cell;
}

/// A cell may depend on its own op, and on one that the graph has or lacks.
bool applies(const QJsonObject& cell, const core::OpGraph& graph) {
    const auto has = [&](const QString& key) { return graph.find(cell[key].toString().toStdString()).has_value(); };
    return (!cell.contains(u"op") || has(u"op"_qs)) && (!cell.contains(u"with") || has(u"with"_qs)) &&
           (!cell.contains(u"without") || !has(u"without"_qs));
}

std::vector<TemplateRow> readRows(const QJsonArray& array, const core::OpGraph& graph) {
    std::vector<TemplateRow> rows;
    for (const auto& cells : array) {
        TemplateRow row;
        for (const auto& cell : cells.toArray()) {
            if (applies(cell.toObject(), graph)) {
                row.push_back(readCell(cell.toObject()));
            }
        }
        if (std::ranges::any_of(row, [](const TemplateCell& cell) { return !cell.op.empty(); })) {
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

QJsonObject readData() {
    for (const core::EmbeddedFile& file : core::embeddedFiles()) {
        if (file.name == "diagrams/block.json") {
            return QJsonDocument::fromJson(QByteArray(file.content.data(), static_cast<qsizetype>(file.content.size()))).object();
        }
    }
    return {};
}

bool holds(const std::vector<TemplateRow>& rows, std::string_view op) {
    return std::ranges::any_of(
        rows, [&](const TemplateRow& row) { return std::ranges::any_of(row, [&](const TemplateCell& cell) { return cell.op == op; }); });
}

} // namespace

bool DiagramTemplate::places(std::string_view op) const {
    return holds(top, op) || holds(bottom, op) ||
           std::ranges::any_of(columns, [&](const TemplateColumn& column) { return holds(column.rows, op); });
}

DiagramTemplate diagramTemplate(const core::OpGraph& graph) {
    const QJsonObject data = readData();
    DiagramTemplate result;
    result.top = readRows(data[u"top"].toArray(), graph);
    for (const auto& column : data[u"columns"].toArray()) {
        result.columns.push_back({column[u"width"].toDouble(), readRows(column[u"rows"].toArray(), graph)});
    }
    result.bottom = readRows(data[u"bottom"].toArray(), graph);
    return result;
}

} // namespace ui
