#include "ui/diagram/diagram_svg.h"

#include "ui/diagram/svg_shapes.h"

#include <QXmlStreamWriter>

#include <algorithm>
#include <map>

namespace ui {
namespace {

constexpr double thinnestBar = 0.2; // some devices would draw a thinner one as a hairline
constexpr double narrowestOutline = 1.6;

class SvgWriter {
public:
    SvgWriter(const DiagramLayout& layout, const DiagramState& state, const DiagramLook& look, const Theme& theme)
        : m_layout(layout),
          m_state(state),
          m_look(look),
          m_theme(theme),
          m_xml(&m_svg) {}

    QByteArray run() {
        const QString width = svgNumber(m_layout.size.width());
        const QString height = svgNumber(m_layout.size.height());
        m_xml.writeStartElement(QStringLiteral("svg"));
        m_xml.writeAttribute(QStringLiteral("xmlns"), QStringLiteral("http://www.w3.org/2000/svg"));
        m_xml.writeAttribute(QStringLiteral("width"), width);
        m_xml.writeAttribute(QStringLiteral("height"), height);
        m_xml.writeAttribute(QStringLiteral("viewBox"), QStringLiteral("0 0 %1 %2").arg(width, height));
        for (const DiagramLegend& entry : m_layout.legend) {
            writeSample(entry);
        }
        if (m_state.compared) {
            writeUnequal(m_layout.differenceSample, QStringLiteral("differs"));
        }
        writeWires();
        for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
            writeBox(m_layout.boxes[i], m_look[i]);
        }
        for (const QRectF& tie : m_layout.ties) {
            writeTie(tie, lookAt(tie.topLeft() - QPointF(1, 0)));
        }
        m_xml.writeEndElement();
        return m_svg;
    }

private:
    void path(const QString& d, const QColor& fill) {
        m_xml.writeEmptyElement(QStringLiteral("path"));
        m_xml.writeAttribute(QStringLiteral("d"), d);
        m_xml.writeAttribute(QStringLiteral("fill"), fill.name());
    }

    void line(const QString& d, const QColor& stroke, double width) {
        m_xml.writeEmptyElement(QStringLiteral("path"));
        m_xml.writeAttribute(QStringLiteral("d"), d);
        m_xml.writeAttribute(QStringLiteral("fill"), QStringLiteral("none"));
        m_xml.writeAttribute(QStringLiteral("stroke"), stroke.name());
        m_xml.writeAttribute(QStringLiteral("stroke-width"), svgNumber(width));
        m_xml.writeAttribute(QStringLiteral("stroke-linejoin"), QStringLiteral("round"));
    }

    void circle(QPointF centre, double radius, const QColor& fill) {
        m_xml.writeEmptyElement(QStringLiteral("circle"));
        m_xml.writeAttribute(QStringLiteral("cx"), svgNumber(centre.x()));
        m_xml.writeAttribute(QStringLiteral("cy"), svgNumber(centre.y()));
        m_xml.writeAttribute(QStringLiteral("r"), svgNumber(radius));
        m_xml.writeAttribute(QStringLiteral("fill"), fill.name());
    }

    void rect(const QRectF& rect, double radius, const QColor& fill, const QColor& stroke, double width, bool dashed) {
        m_xml.writeEmptyElement(QStringLiteral("rect"));
        m_xml.writeAttribute(QStringLiteral("x"), svgNumber(rect.x()));
        m_xml.writeAttribute(QStringLiteral("y"), svgNumber(rect.y()));
        m_xml.writeAttribute(QStringLiteral("width"), svgNumber(rect.width()));
        m_xml.writeAttribute(QStringLiteral("height"), svgNumber(rect.height()));
        m_xml.writeAttribute(QStringLiteral("rx"), svgNumber(radius));
        m_xml.writeAttribute(QStringLiteral("fill"), fill.name());
        m_xml.writeAttribute(QStringLiteral("stroke"), stroke.name());
        m_xml.writeAttribute(QStringLiteral("stroke-width"), svgNumber(width));
        if (dashed) {
            m_xml.writeAttribute(QStringLiteral("stroke-dasharray"), QStringLiteral("4 2.5"));
        }
    }

    const BoxLook& lookAt(QPointF point) const { return m_look[static_cast<std::size_t>(m_layout.boxAt(point) - m_layout.boxes.data())]; }
    QColor fillOf(const BoxLook& look) const { return mixed(m_theme.opFill, m_theme.recomputeFill, look.recomputed); }
    QColor borderOf(const BoxLook& look) const { return mixed(m_theme.opBorder, m_theme.recomputeBorder, look.recomputed); }

    void writeSample(const DiagramLegend& entry) {
        const QRectF& at = entry.sample;
        switch (entry.kind) {
        case LegendKind::Stashed:
            return path(rectPath(at), m_theme.stash);
        case LegendKind::NotStashed:
            return line(rectPath(at.adjusted(0.4, 0.4, -0.4, -0.4)), m_theme.stash, 0.8);
        case LegendKind::Cost:
            return path(rectPath(at), m_theme.cost);
        case LegendKind::Recomputed:
            return writeSign(at, m_theme.recomputeBorder, false);
        case LegendKind::Pointless:
            return writeSign(at, m_theme.error, true);
        case LegendKind::Communication:
            return rect(at.adjusted(0.5, 0.5, -0.5, -0.5), 2, m_theme.opFill, m_theme.commBorder, 1.5, false);
        case LegendKind::Add:
            return rect(at.adjusted(0.5, 0.5, -0.5, -0.5), 2, m_theme.opFill, m_theme.opBorder, 1, true);
        case LegendKind::OneMark: {
            const double side = (at.width() - 5) / 2;
            rect({at.left(), at.top(), side, at.height()}, 2, m_theme.opFill, m_theme.opBorder, 1, false);
            rect({at.right() - side, at.top(), side, at.height()}, 2, m_theme.opFill, m_theme.opBorder, 1, false);
            return writeTie({at.left() + side, at.center().y() - 1.5, 5, 3}, {});
        }
        }
    }

    /// The wires of one box are one path: where they run together they are no darker.
    void writeWires() {
        std::map<std::size_t, QString> lines;
        QString heads;
        for (const DiagramWire& wire : m_layout.wires) {
            QString& d = lines[wire.from];
            for (std::size_t i = 0; i < wire.points.size(); ++i) {
                d += (i == 0 ? QLatin1Char('M') : QLatin1Char('L')) + svgPoint(wire.points[i]);
            }
            heads += arrowHead(wire.points[wire.points.size() - 2], wire.points.back());
        }
        for (const auto& [source, d] : lines) {
            line(d, m_theme.wire, 1);
        }
        if (!heads.isEmpty()) {
            path(heads, m_theme.wire);
        }
        for (const QPointF& fork : m_layout.forks) {
            circle(fork, 2.1, m_theme.wire);
        }
    }

    void writeBox(const DiagramBox& box, const BoxLook& look) {
        const BoxState now = boxState(box, m_state);
        m_xml.writeStartElement(QStringLiteral("g"));
        m_xml.writeAttribute(QStringLiteral("id"), svgId(box, m_state.problem->graph));
        const bool boundary = box.kind == core::OpKind::Boundary;
        const bool comm = box.kind == core::OpKind::Comm;
        const QColor border = boundary ? m_theme.panelBorder : comm ? m_theme.commBorder : borderOf(look);
        rect(box.rect, boundary ? box.rect.height() / 2 : 4, boundary ? m_theme.window : fillOf(look), border, comm ? 1.6 : 1,
             box.kind == core::OpKind::Add);
        if (now.recomputed) {
            writeSign(box.signRect, now.pointless ? m_theme.error : m_theme.recomputeText, now.pointless);
        }
        QRectF bar = box.barRect;
        bar.setWidth(forwardShare(now.ownCost, *m_state.problem) * DiagramLayout::forwardLength);
        if (!box.flat && bar.width() > thinnestBar) {
            path(rectPath(bar), now.recomputed ? m_theme.recomputeText : m_theme.cost);
        }
        if (box.chip) {
            writeChip(*box.chip, look);
        }
        if (box.aux) {
            writeAux(*box.aux, look);
        }
        if (now.differs) {
            writeUnequal(box.differenceRect, differenceSvgId(box, m_state.problem->graph));
        }
        m_xml.writeEndElement();
    }

    void writeSign(const QRectF& rect, const QColor& colour, bool pointless) {
        if (pointless) {
            line(warningPath(rect), colour, 1.2);
            line(warningMark(rect), colour, 1.2);
        } else {
            line(recomputePath(rect), colour, 1.3);
            path(recomputeHead(rect), colour);
        }
    }

    /// A neck between two boxes, which are open towards it.
    void writeTie(const QRectF& tie, const BoxLook& look) {
        path(rectPath(tie.adjusted(-0.6, 0, 0.6, 0)), fillOf(look));
        line(QStringLiteral("M%1h%2M%3h%2").arg(svgPoint(tie.topLeft()), svgNumber(tie.width()), svgPoint(tie.bottomLeft())),
             borderOf(look), 1);
    }

    /// "≠" on a disc, with a rim that parts it from what lies under it.
    void writeUnequal(const QRectF& rect, const QString& id) {
        const QPointF c = rect.center();
        circle(c, rect.width() / 2 - 0.6, m_theme.difference);
        m_xml.writeAttribute(QStringLiteral("id"), id);
        m_xml.writeAttribute(QStringLiteral("stroke"), m_theme.panel.name());
        m_xml.writeAttribute(QStringLiteral("stroke-width"), QStringLiteral("1.2"));
        const QString bars = QStringLiteral("M%1h6M%2h6").arg(svgPoint(c + QPointF(-3, -1.4)), svgPoint(c + QPointF(-3, 1.4)));
        line(bars + QStringLiteral("M%1L%2").arg(svgPoint(c + QPointF(-1.7, 3.4)), svgPoint(c + QPointF(1.7, -3.4))), m_theme.panel, 1.1);
    }

    /// Filled squares up to what is stashed, the last one in part; outlines for the rest, the last one as wide as what it stands for.
    void writeChip(const DiagramChip& chip, const BoxLook& look) {
        QString filled;
        QString outlines;
        const double whole = static_cast<double>(chip.bytes.value) / static_cast<double>(m_layout.squareBytes);
        const double stashed = look.stashed * whole;
        for (int i = 0; i < chip.squares; ++i) {
            const int column = i % chip.perRow;
            const int row = i / chip.perRow;
            const QPointF at = chip.squaresRect.topLeft() + QPointF(column, row) * DiagramLayout::squarePitch;
            const QRectF square(at, QSizeF(DiagramLayout::squareSize, DiagramLayout::squareSize));
            const double part = std::clamp(stashed - i, 0.0, 1.0);
            if (part > 0) {
                filled += rectPath({at, QSizeF(square.width() * part, square.height())});
            }
            if (part < 1) {
                const double extent = part > 0 ? 1 : std::clamp(whole - i, 0.0, 1.0);
                const QRectF outlined(at, QSizeF(std::max(narrowestOutline, square.width() * extent), square.height()));
                outlines += rectPath(outlined.adjusted(0.4, 0.4, -0.4, -0.4));
            }
        }
        if (!filled.isEmpty()) {
            path(filled, m_theme.stash);
        }
        if (!outlines.isEmpty()) {
            line(outlines, m_theme.stash, 0.8);
        }
    }

    void writeAux(const DiagramAux& aux, const BoxLook& look) {
        QString stub;
        for (const QPointF& point : aux.stub) {
            stub += (stub.isEmpty() ? QLatin1Char('M') : QLatin1Char('L')) + svgPoint(point);
        }
        line(stub, m_theme.stash, 0.9);
        circle(aux.dotRect.center(), aux.dotRect.width() / 2 - 0.4, mixed(m_theme.panel, m_theme.stash, look.auxStashed));
        m_xml.writeAttribute(QStringLiteral("stroke"), m_theme.stash.name());
        m_xml.writeAttribute(QStringLiteral("stroke-width"), QStringLiteral("0.8"));
    }

    const DiagramLayout& m_layout;
    const DiagramState& m_state;
    const DiagramLook& m_look;
    const Theme& m_theme;
    QByteArray m_svg;
    QXmlStreamWriter m_xml;
};

} // namespace

QByteArray diagramSvg(const DiagramLayout& layout, const DiagramState& state, const DiagramLook& look, const Theme& theme) {
    return SvgWriter(layout, state, look, theme).run();
}

QString svgId(const DiagramBox& box, const core::OpGraph& graph) {
    const QString id = QStringLiteral("op-") + QString::fromStdString(graph.op(box.op).id);
    return box.primary ? id : id + QLatin1Char('-') + QString::fromStdString(box.part);
}

QString differenceSvgId(const DiagramBox& box, const core::OpGraph& graph) {
    return QStringLiteral("differs-") + svgId(box, graph);
}

} // namespace ui
