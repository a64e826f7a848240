#include "ui/diagram/diagram_box.h"

#include "core/format.h"
#include "core/model/parts.h"
#include "ui/diagram/diagram_texts.h"
#include "ui/labels.h"

#include <algorithm>
#include <numeric>

namespace ui {
namespace {

constexpr double padding = 6;
constexpr double shareWidth = 41;
constexpr double unpricedWidth = 47;
constexpr double partWidth = 35;
constexpr double lineHeight = 11;   // of the small texts
constexpr double tensorCentre = 11; // below a box: two rows of squares stay clear of the rings around this box and the next
constexpr double tensorInset = 7;   // of a tensor from its wire
constexpr double stubInset = 7;     // of an auxiliary tensor's stub, above the box's lower edge
constexpr double stubLength = 4;
constexpr double dotSize = 4.6;
constexpr int mostInOneRow = 10;
constexpr int widestRow = 14;

std::vector<core::OpId> opsOf(const core::OpGraph& graph, core::OpId owner) {
    std::vector<core::OpId> ops;
    const auto mark = graph.op(owner).mark;
    for (std::size_t i = 0; i < graph.size(); ++i) {
        const auto op = static_cast<core::OpId>(i);
        if (op == owner || (mark && graph.op(op).mark == mark)) {
            ops.push_back(op);
        }
    }
    return ops;
}

bool isRead(const core::OpGraph& graph, core::OpId op) {
    return std::ranges::any_of(graph.ops(), [op](const core::Op& reader) { return std::ranges::count(reader.inputs, op) > 0; });
}

/// Of the output that leaves the box.
core::Bytes outputBytes(const core::OpGraph& graph, const DiagramBox& box) {
    const core::Op& last = graph.op(box.ops.back());
    return box.partIndex ? core::bytesOfPart(last, last.bytes, *box.partIndex) : last.bytes;
}

QRectF centred(double left, double centre, QSizeF size) {
    return {QPointF(left, centre - size.height() / 2), size};
}

void placeChip(DiagramBox& box, const core::OpGraph& graph, std::int64_t squareBytes, QPointF leftCentre) {
    const core::Bytes bytes = outputBytes(graph, box);
    if ((!box.mark && !isRead(graph, box.ops.back())) || (box.partIndex && bytes.value == 0)) {
        return;
    }
    DiagramChip chip;
    chip.bytes = bytes;
    chip.squares = std::max(1, static_cast<int>((bytes.value + squareBytes - 1) / squareBytes));
    chip.perRow = chip.squares <= mostInOneRow ? chip.squares : std::min(widestRow, (chip.squares + 1) / 2);
    const int rows = (chip.squares + chip.perRow - 1) / chip.perRow;
    constexpr double between = DiagramLayout::squarePitch - DiagramLayout::squareSize;
    const QSizeF size(chip.perRow * DiagramLayout::squarePitch - between, rows * DiagramLayout::squarePitch - between);
    chip.squaresRect = centred(leftCentre.x(), leftCentre.y(), size);
    const double room = roomFor(QStringLiteral("(%1)").arg(QString::fromStdString(core::format::size(bytes))));
    chip.textRect = centred(chip.squaresRect.right() + 4, leftCentre.y(), {room, lineHeight});
    box.chip = chip;
}

void placeAux(DiagramBox& box, const core::OpGraph& graph) {
    DiagramAux aux;
    for (const core::OpId op : box.ops) {
        aux.bytes += graph.op(op).auxBytes;
        if (aux.label.isEmpty() && graph.op(op).auxBytes.value > 0) {
            const std::string& label = graph.op(op).auxLabel;
            aux.label = label.empty() ? coreText("aux") : coreText(label);
        }
    }
    if (aux.bytes.value == 0 || !box.primary) {
        return;
    }
    const QString text = QStringLiteral("%1 (%2)").arg(aux.label, QString::fromStdString(core::format::size(aux.bytes)));
    const double x = box.rect.right() + stubLength;
    aux.textRect = {box.rect.right() - roomFor(text), 0, roomFor(text), lineHeight};
    const bool apart = box.chip && box.chip->textRect.right() + 4 > aux.textRect.left();
    const double centre = box.rect.bottom() + tensorCentre + (apart ? tensorLine : 0);
    aux.textRect.moveTop(centre - lineHeight / 2);
    const double y = box.rect.bottom() - stubInset;
    aux.stub = {{box.rect.right(), y}, {x, y}, {x, centre - dotSize / 2}};
    aux.dotRect = {x - dotSize / 2, centre - dotSize / 2, dotSize, dotSize};
    box.aux = aux;
}

void placeTexts(DiagramBox& box) {
    const double right = box.rect.right() - padding;
    const double share = box.kind == core::OpKind::Comm ? unpricedWidth : shareWidth;
    const double part = box.partIndex ? partWidth : 0;
    box.signRect = {right - part - signSize + 1, box.rect.top() + 2, signSize, signSize};
    box.titleRect = {box.rect.left() + padding, box.rect.top() + 1.5, box.signRect.left() - 2 - box.rect.left() - padding, 13.5};
    if (box.partIndex) {
        box.partRect = {right - part + 2, box.rect.top() + 3, part - 2, lineHeight};
    }
    const double y = box.rect.top() + 15;
    box.shareRect = {right - share, y, share, lineHeight};
    box.noteRect = {box.titleRect.left(), y, right - box.titleRect.left() - share - 3, lineHeight};
    box.barRect = {box.titleRect.left(), box.rect.bottom() - 4.4, DiagramLayout::forwardLength, 2.4};
}

void placeFlatTexts(DiagramBox& box) {
    const double centre = box.rect.center().y();
    const double titleWidth = box.kind == core::OpKind::Boundary ? 56 : 116;
    const double left = box.rect.left() + padding + (box.kind == core::OpKind::Boundary ? 3 : 0);
    const double right = box.rect.right() - padding;
    box.signRect = centred(right - signSize + 1, centre, {signSize, signSize});
    box.titleRect = centred(left, centre, {std::min(titleWidth, right - left - signSize), 13.5});
    const double noteLeft = std::min(box.titleRect.right() + 8, box.signRect.left());
    const double noteWidth = box.note.isEmpty() ? 72 : 250;
    box.noteRect = centred(noteLeft, centre, {std::clamp(box.signRect.left() - noteLeft, 0.0, noteWidth), lineHeight});
}

} // namespace

DiagramBox makeBox(const core::OpGraph& graph, const TemplateCell& cell, double width, std::int64_t squareBytes) {
    const core::OpId id = graph.find(cell.op).value();
    const core::Op& op = graph.op(id);
    DiagramBox box;
    box.op = id;
    box.ops = opsOf(graph, id);
    box.mark = op.mark;
    box.kind = op.kind;
    box.title = opLabel(op);
    box.note = cell.note;
    if (const core::OpPart* part = findPart(op, cell.part); part != nullptr) {
        box.part = cell.part;
        box.partIndex = static_cast<std::size_t>(part - op.parts.data());
        box.partName = coreText(cell.part);
        box.primary = box.partIndex == 0U;
    }
    box.flat = op.kind == core::OpKind::Boundary || !cell.note.isEmpty();
    box.rect = {0, 0, width, box.flat ? flatHeight : boxHeight};
    box.spine = spineInset;
    box.differenceRect = {-differenceSize / 2, -differenceSize / 2, differenceSize, differenceSize};
    if (box.flat) {
        placeFlatTexts(box);
        placeChip(box, graph, squareBytes, {box.noteRect.right() + padding, box.rect.center().y()});
    } else {
        placeTexts(box);
        placeChip(box, graph, squareBytes, {spineInset + tensorInset, box.rect.bottom() + tensorCentre});
        placeAux(box, graph);
    }
    return box;
}

bool needsTwoLines(const DiagramBox& box) {
    return box.chip && box.aux && box.aux->textRect.top() > box.chip->textRect.top();
}

void moveBox(DiagramBox& box, QPointF by) {
    for (QRectF* rect :
         {&box.rect, &box.titleRect, &box.partRect, &box.noteRect, &box.shareRect, &box.barRect, &box.signRect, &box.differenceRect}) {
        rect->translate(by);
    }
    if (box.chip) {
        box.chip->squaresRect.translate(by);
        box.chip->textRect.translate(by);
    }
    if (box.aux) {
        box.aux->dotRect.translate(by);
        box.aux->textRect.translate(by);
        for (QPointF& point : box.aux->stub) {
            point += by;
        }
    }
    box.spine += by.x();
}

double widthNeeded(const core::OpGraph& graph, const TemplateCell& cell) {
    const DiagramBox box = makeBox(graph, cell, 0, 1 << 30);
    constexpr double squeeze = 0.92; // a little of which nobody sees
    return box.flat ? 0 : 2 * padding + squeeze * roomFor(dimensionsText(box, graph)) + 3 + box.shareRect.width();
}

double roomFor(const QString& text) {
    const auto width = [](QChar c) {
        constexpr QChar multiplied(0x00d7);
        if (c.isDigit()) {
            return 5.8;
        }
        if (c.isLetter()) {
            return 5.6;
        }
        return c == multiplied || c == QLatin1Char('+') ? 7.6 : c.isSpace() ? 2.9 : 3.6;
    };
    return std::accumulate(text.begin(), text.end(), 1.0, [&](double sum, QChar c) { return sum + width(c); });
}

} // namespace ui
