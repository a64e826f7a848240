#include "ui/film/film_layout.h"

#include "ui/film/text_flow.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::FilmView)
};

using Role = FilmLine::Role;

constexpr double blockGap = 3;
constexpr double headingGap = 5;
constexpr double narrowestMiniature = 48;
constexpr double widestMiniature = 120;
constexpr double roomyMiniature = 72; // from here on with higher rows
constexpr double widestWord = 6;      // in heights of a line; longer words do not widen a frame
constexpr double widestFrame = 14;
constexpr int mostLines = 3;
constexpr int usualLines = 3; // of what a step adds, where there are no frames yet

class Layouter {
public:
    Layouter(const FilmData& data, double width, const QFont& font, bool compact)
        : m_data(data),
          m_width(width),
          m_margin(compact ? 4 : 8),
          m_frameGap(compact ? 1 : 4),
          m_padding(compact ? 3 : 4) {
        m_layout.compact = compact;
        for (const Role role : {Role::Number, Role::Stash, Role::Share, Role::Price, Role::What, Role::Presets, Role::Heading}) {
            m_metrics.emplace_back(filmFont(font, role, compact));
        }
    }

    /// Whether all frames have room side by side.
    bool fits() const { return frameShare() >= narrowestFrame(); }

    FilmLayout run() {
        const double top = placeHeading();
        const double least = narrowestFrame();
        m_frameWidth = std::clamp(frameShare(), least, std::max(least, widestFrame * lineHeight(Role::What)));
        const double inner = m_frameWidth - 2 * m_padding;
        const double miniature = std::min(widestMiniature, inner);
        m_layout.miniature = layOutMiniature(m_data.problem->graph, miniature, miniature < roomyMiniature ? 4 : 5, 2);
        m_valuesOnOneLine = std::ranges::all_of(m_data.frames, [&](const FilmFrame& frame) { return valuesWidth(frame) <= inner; });
        m_priceOnOneLine =
            std::ranges::all_of(m_data.frames, [&](const FilmFrame& frame) { return advance(Role::Price, frame.price) <= inner; });
        m_wordLines = m_data.frames.empty() ? usualLines : mostWordLines(inner);
        for (std::size_t i = 0; i < m_data.frames.size(); ++i) {
            const double x = m_margin + static_cast<double>(i) * (m_frameWidth + m_frameGap);
            m_layout.frames.push_back(place(m_data.frames[i], {x, top, m_frameWidth, frameHeight()}));
        }
        const double right = m_layout.frames.empty() ? 0 : m_layout.frames.back().rect.right() + m_margin;
        m_layout.size = {std::max(m_width, right), top + frameHeight() + m_margin};
        return std::move(m_layout);
    }

private:
    const QFontMetricsF& metrics(Role role) const { return m_metrics[static_cast<std::size_t>(role)]; }
    double lineHeight(Role role) const { return std::ceil(metrics(role).height()); }
    double advance(Role role, const QString& text) const { return std::ceil(metrics(role).horizontalAdvance(text)); }
    static QString afterStash(const FilmFrame& frame) { return QStringLiteral(" · %1").arg(frame.share); }
    double valuesWidth(const FilmFrame& frame) const { return advance(Role::Stash, frame.stash) + advance(Role::Share, afterStash(frame)); }

    /// Returns where the frames begin.
    double placeHeading() {
        const double height = lineHeight(Role::Heading);
        const double sample = std::round(height * 0.65);
        const QString text = Texts::tr("The hull, step by step: each step recomputes %1 what the step before did, plus %2 what it adds.");
        const double left = m_margin + m_padding; // that of the frames' texts
        const FlowedText flowed = flowText(text, metrics(Role::Heading), m_width - 2 * left, {sample, height});
        for (const FlowedRun& run : flowed.runs) {
            m_layout.heading.push_back({Role::Heading, run.text, run.rect.translated(left, m_margin)});
        }
        const auto sampleAt = [&](std::size_t place) {
            return QRectF(flowed.samples[place].x() + left, flowed.samples[place].y() + m_margin + std::round((height - sample) / 2),
                          sample, sample);
        };
        m_layout.recomputedSample = sampleAt(0);
        m_layout.addedSample = sampleAt(1);
        return m_margin + flowed.height + headingGap;
    }

    /// The least width at which only long words are cut.
    double narrowestFrame() const {
        double widest = narrowestMiniature;
        const double most = widestWord * lineHeight(Role::What);
        for (const FilmFrame& frame : m_data.frames) {
            widest = std::max({widest, advance(Role::Stash, frame.stash), advance(Role::Share, frame.share)});
            const std::array<std::pair<Role, const QString*>, 3> wrapped{
                {{Role::Price, &frame.price}, {Role::What, &frame.what}, {Role::Presets, &frame.presets}}};
            for (const auto& [role, text] : wrapped) {
                for (const QString& word : unbreakable(*text)) {
                    widest = std::max(widest, std::min(most, advance(role, word)));
                }
            }
        }
        return std::ceil(widest) + 2 * m_padding;
    }

    /// The width of each frame where all share the film's.
    double frameShare() const {
        const auto count = static_cast<double>(std::max<std::size_t>(1, m_data.frames.size()));
        return std::floor((m_width - 2 * m_margin - m_frameGap * (count - 1)) / count);
    }

    QStringList lines(Role role, const QString& text, double width) const { return wrapText(text, metrics(role), width, mostLines); }

    int mostWordLines(double width) const {
        qsizetype most = 0;
        for (const FilmFrame& frame : m_data.frames) {
            most = std::max(most, lines(Role::What, frame.what, width).size() + lines(Role::Presets, frame.presets, width).size());
        }
        return static_cast<int>(most);
    }

    /// No step has a price where there is only the first.
    int priceLines() const {
        const int lines = m_priceOnOneLine ? 1 : 2;
        return m_data.frames.size() < 2 ? 0 : lines;
    }

    double frameHeight() const {
        const double numbers =
            lineHeight(Role::Stash) + (m_valuesOnOneLine ? 0 : lineHeight(Role::Share)) + priceLines() * lineHeight(Role::Price);
        return m_padding + lineHeight(Role::Number) + blockGap + m_layout.miniature.size.height() + blockGap + numbers + blockGap +
               m_wordLines * lineHeight(Role::What) + m_padding;
    }

    FilmFramePlace place(const FilmFrame& frame, const QRectF& rect) const {
        FilmFramePlace place;
        place.rect = rect;
        const double left = rect.left() + m_padding;
        const double inner = rect.width() - 2 * m_padding;
        double y = rect.top() + m_padding;
        const auto add = [&](Role role, const QString& text, double x, double width) {
            place.lines.push_back({role, text, {x, y, width, lineHeight(role)}});
        };
        const auto addLines = [&](Role role, const QStringList& texts) {
            for (const QString& text : texts) {
                add(role, text, left, inner);
                y += lineHeight(role);
            }
        };

        const double number = advance(Role::Number, frame.number);
        add(Role::Number, frame.number, left, number);
        const double sign = std::round(lineHeight(Role::Number) * 0.6);
        place.currentSign = {rect.right() - m_padding - sign, y + std::round((lineHeight(Role::Number) - sign) / 2), sign, sign};
        y += lineHeight(Role::Number) + blockGap;
        place.miniature = {left, y};
        y += m_layout.miniature.size.height() + blockGap;
        if (m_valuesOnOneLine) {
            const double stash = advance(Role::Stash, frame.stash);
            add(Role::Stash, frame.stash, left, stash);
            add(Role::Share, afterStash(frame), left + stash, inner - stash);
            y += lineHeight(Role::Stash);
        } else {
            addLines(Role::Stash, {frame.stash});
            addLines(Role::Share, {frame.share});
        }
        const double words = y + priceLines() * lineHeight(Role::Price) + blockGap;
        if (!frame.price.isEmpty()) {
            addLines(Role::Price, m_priceOnOneLine ? QStringList(frame.price) : unbreakable(frame.price));
        }
        y = words;
        addLines(Role::What, lines(Role::What, frame.what, inner));
        addLines(Role::Presets, lines(Role::Presets, frame.presets, inner));
        return place;
    }

    const FilmData& m_data;
    std::vector<QFontMetricsF> m_metrics; // by role
    double m_width;
    double m_margin; // around the film
    double m_frameGap;
    double m_padding; // of a frame
    double m_frameWidth = 0;
    bool m_valuesOnOneLine = false;
    bool m_priceOnOneLine = false;
    int m_wordLines = 0; // of what a step adds and its presets
    FilmLayout m_layout;
};

} // namespace

QFont filmFont(const QFont& font, FilmLine::Role role, bool compact) {
    const bool full = role == Role::Number || role == Role::Heading;
    const double smaller = compact ? 0.75 : 0.85;
    const double scale = full ? 1 : smaller;
    QFont made = font;
    const int size = font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize();
    made.setPixelSize(std::max(6, static_cast<int>(std::lround(size * scale))));
    made.setBold(role == Role::Number || role == Role::Stash);
    return made;
}

FilmLayout layOutFilm(const FilmData& data, double width, const QFont& font) {
    Layouter usual(data, width, font, false);
    Layouter compact(data, width, font, true);
    return usual.fits() || !compact.fits() ? usual.run() : compact.run();
}

} // namespace ui
