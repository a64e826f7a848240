#include "ui/diagram/diagram_svg.h"

#include <QXmlStreamWriter>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double thinnestBar = 0.2; // some devices would draw a thinner one as a hairline

QString number(double value) {
    return QString::number(std::round(value * 100) / 100);
}

QString point(QPointF at) {
    return number(at.x()) + QLatin1Char(' ') + number(at.y());
}

QString rectPath(const QRectF& rect) {
    return QStringLiteral("M%1h%2v%3h-%2z").arg(point(rect.topLeft()), number(rect.width()), number(rect.height()));
}

/// Three quarters of a circle, open at the upper right, and the arrow head at its end.
QString recomputePath(const QRectF& rect) {
    const QPointF c = rect.center();
    const double r = rect.width() * 0.32;
    const QPointF start(c.x() + r * 0.5, c.y() - r * 0.87);
    const QPointF end(c.x() + r, c.y());
    return QStringLiteral("M%1A%2 %2 0 1 0 %3").arg(point(start), number(r), point(end));
}

QString recomputeHead(const QRectF& rect) {
    const QPointF c = rect.center();
    const double r = rect.width() * 0.32;
    const QPointF tip(c.x() + r * 0.5 + 2.6, c.y() - r * 0.87 + 1.2);
    return QStringLiteral("M%1L%2L%3z").arg(point(tip), point(tip + QPointF(-4.4, -3.8)), point(tip + QPointF(-4.8, 1.6)));
}

/// A triangle at the wire's end; pixel-exact for the four directions.
QString arrowHead(QPointF before, QPointF tip) {
    const QPointF step = tip - before;
    const double length = std::hypot(step.x(), step.y());
    const QPointF along = step / length * 5;
    const QPointF across = QPointF(-step.y(), step.x()) / length * 2.8;
    return QStringLiteral("M%1L%2L%3z").arg(point(tip), point(tip - along + across), point(tip - along - across));
}

QColor mixed(const QColor& from, const QColor& to, double part) {
    const auto channel = [part](int a, int b) { return static_cast<int>(std::lround(std::lerp(a, b, part))); };
    return {channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue())};
}

class SvgWriter {
public:
    SvgWriter(const DiagramLayout& layout, const DiagramState& state, const DiagramLook& look, const Theme& theme)
        : m_layout(layout),
          m_state(state),
          m_look(look),
          m_theme(theme),
          m_barScale(barScale(layout, state)),
          m_xml(&m_svg) {}

    QByteArray run() {
        m_xml.writeStartElement(QStringLiteral("svg"));
        m_xml.writeAttribute(QStringLiteral("xmlns"), QStringLiteral("http://www.w3.org/2000/svg"));
        m_xml.writeAttribute(QStringLiteral("width"), number(m_layout.size.width()));
        m_xml.writeAttribute(QStringLiteral("height"), number(m_layout.size.height()));
        m_xml.writeAttribute(QStringLiteral("viewBox"),
                             QStringLiteral("0 0 %1 %2").arg(number(m_layout.size.width()), number(m_layout.size.height())));
        writeLegend();
        writeWires();
        for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
            writeBox(m_layout.boxes[i], m_look[i]);
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
        m_xml.writeAttribute(QStringLiteral("stroke-width"), number(width));
    }

    void writeLegend() {
        writeSign(m_layout.recomputeLegend.sample, m_theme.recomputeBorder, false);
        path(rectPath(m_layout.stashLegend.sample), m_theme.stash);
        QRectF bar = m_layout.costLegend.sample;
        bar.setWidth(legendShare * m_barScale);
        path(rectPath(bar), m_theme.cost);
        if (m_state.compared) {
            writeUnequal(m_layout.differenceSample, QStringLiteral("differs"));
        }
    }

    void writeWires() {
        QString heads;
        for (const DiagramWire& wire : m_layout.wires) {
            QString d;
            for (const QPointF& at : wire.points) {
                d += (d.isEmpty() ? QLatin1Char('M') : QLatin1Char('L')) + point(at);
            }
            line(d, m_theme.wire, 1.1);
            heads += arrowHead(wire.points[wire.points.size() - 2], wire.points.back());
        }
        path(heads, m_theme.wire);
        for (const QPointF& fork : m_layout.forks) {
            m_xml.writeEmptyElement(QStringLiteral("circle"));
            m_xml.writeAttribute(QStringLiteral("cx"), number(fork.x()));
            m_xml.writeAttribute(QStringLiteral("cy"), number(fork.y()));
            m_xml.writeAttribute(QStringLiteral("r"), QStringLiteral("2.2"));
            m_xml.writeAttribute(QStringLiteral("fill"), m_theme.wire.name());
        }
    }

    void writeBox(const DiagramBox& box, const BoxLook& look) {
        const BoxState now = boxState(box, m_state);
        m_xml.writeStartElement(QStringLiteral("g"));
        m_xml.writeAttribute(QStringLiteral("id"), svgId(box, m_state.problem->graph));
        writeFrame(box, look);
        if (now.recomputed) {
            writeSign(box.signRect, m_theme.recomputeText, now.pointless);
        }
        if (box.primary && box.note.isEmpty()) {
            QRectF bar = box.barRect;
            bar.setWidth(forwardShare(now.cost, *m_state.problem) * m_barScale);
            if (bar.width() > thinnestBar) {
                path(rectPath(bar), now.recomputed ? m_theme.recomputeText : m_theme.cost);
            }
        }
        if (box.chip) {
            writeChip(*box.chip, look);
        }
        if (now.differs) {
            writeUnequal(box.differenceRect, differenceSvgId(box, m_state.problem->graph));
        }
        m_xml.writeEndElement();
    }

    void writeFrame(const DiagramBox& box, const BoxLook& look) {
        const bool boundary = box.kind == core::OpKind::Boundary;
        const QColor border =
            box.kind == core::OpKind::Comm ? m_theme.commBorder : mixed(m_theme.opBorder, m_theme.recomputeBorder, look.recomputed);
        m_xml.writeEmptyElement(QStringLiteral("rect"));
        m_xml.writeAttribute(QStringLiteral("x"), number(box.rect.x()));
        m_xml.writeAttribute(QStringLiteral("y"), number(box.rect.y()));
        m_xml.writeAttribute(QStringLiteral("width"), number(box.rect.width()));
        m_xml.writeAttribute(QStringLiteral("height"), number(box.rect.height()));
        m_xml.writeAttribute(QStringLiteral("rx"), boundary ? QStringLiteral("9") : QStringLiteral("4"));
        m_xml.writeAttribute(QStringLiteral("fill"),
                             boundary ? m_theme.window.name() : mixed(m_theme.opFill, m_theme.recomputeFill, look.recomputed).name());
        m_xml.writeAttribute(QStringLiteral("stroke"), boundary ? m_theme.panelBorder.name() : border.name());
        m_xml.writeAttribute(QStringLiteral("stroke-width"),
                             box.kind == core::OpKind::Comm ? QStringLiteral("1.5") : QStringLiteral("1.1"));
        if (box.kind == core::OpKind::Add) {
            m_xml.writeAttribute(QStringLiteral("stroke-dasharray"), QStringLiteral("4 2.5"));
        }
    }

    void writeSign(const QRectF& rect, const QColor& colour, bool struck) {
        line(recomputePath(rect), colour, 1.5);
        path(recomputeHead(rect), colour);
        if (struck) {
            line(QStringLiteral("M%1L%2").arg(point(rect.bottomLeft()), point(rect.topRight())), m_theme.error, 1.5);
        }
    }

    /// "≠" on a disc, with a rim that parts it from what lies under it.
    void writeUnequal(const QRectF& rect, const QString& id) {
        const QPointF c = rect.center();
        m_xml.writeEmptyElement(QStringLiteral("circle"));
        m_xml.writeAttribute(QStringLiteral("id"), id);
        m_xml.writeAttribute(QStringLiteral("cx"), number(c.x()));
        m_xml.writeAttribute(QStringLiteral("cy"), number(c.y()));
        m_xml.writeAttribute(QStringLiteral("r"), number(rect.width() / 2));
        m_xml.writeAttribute(QStringLiteral("fill"), m_theme.difference.name());
        m_xml.writeAttribute(QStringLiteral("stroke"), m_theme.panel.name());
        m_xml.writeAttribute(QStringLiteral("stroke-width"), QStringLiteral("1.5"));
        const QString bars = QStringLiteral("M%1h7M%2h7").arg(point(c + QPointF(-3.5, -1.6)), point(c + QPointF(-3.5, 1.6)));
        line(bars + QStringLiteral("M%1L%2").arg(point(c + QPointF(-2, 4)), point(c + QPointF(2, -4))), m_theme.panel, 1.3);
    }

    /// Filled squares up to what is stashed, the last one in part; outlines for the rest.
    void writeChip(const DiagramChip& chip, const BoxLook& look) {
        QString filled;
        QString outlines;
        const double stashed = look.stashed * static_cast<double>(chip.bytes.value) / static_cast<double>(m_layout.squareBytes);
        for (int i = 0; i < chip.squares; ++i) {
            const int column = i % chip.perRow;
            const int row = i / chip.perRow;
            const QPointF at = chip.squaresRect.topLeft() + QPointF(column, row) * DiagramLayout::squarePitch;
            const double part = std::clamp(stashed - i, 0.0, 1.0);
            if (part > 0) {
                filled += rectPath({at, QSizeF(DiagramLayout::squareSize * part, DiagramLayout::squareSize)});
            }
            if (part < 1) {
                outlines +=
                    rectPath(QRectF(at, QSizeF(DiagramLayout::squareSize, DiagramLayout::squareSize)).adjusted(0.4, 0.4, -0.4, -0.4));
            }
        }
        if (!filled.isEmpty()) {
            path(filled, m_theme.stash);
        }
        if (!outlines.isEmpty()) {
            line(outlines, m_theme.stash, 0.8);
        }
    }

    const DiagramLayout& m_layout;
    const DiagramState& m_state;
    const DiagramLook& m_look;
    const Theme& m_theme;
    double m_barScale;
    QByteArray m_svg;
    QXmlStreamWriter m_xml;
};

} // namespace

QByteArray diagramSvg(const DiagramLayout& layout, const DiagramState& state, const DiagramLook& look, const Theme& theme) {
    return SvgWriter(layout, state, look, theme).run();
}

QString svgId(const DiagramBox& box, const core::OpGraph& graph) {
    const QString id = QStringLiteral("op-") + QString::fromStdString(graph.op(box.op).id);
    return box.part.empty() ? id : id + QLatin1Char('-') + QString::fromStdString(box.part);
}

QString differenceSvgId(const DiagramBox& box, const core::OpGraph& graph) {
    return QStringLiteral("differs-") + svgId(box, graph);
}

} // namespace ui
