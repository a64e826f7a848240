#include "ui/step_bar/step_bar_layout.h"

#include "ui/card/card_fonts.h"
#include "ui/step_bar/step_bar_rulers.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <numeric>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::StepBar)
};

constexpr double margin = 12;
constexpr double pad = 4;    // above and below
constexpr double barGap = 2; // between a row of labels and its bar
constexpr double rowGap = 4; // between the halves
constexpr double labelGap = 8;
constexpr double swatchWidth = 16;
constexpr std::int64_t farBeyond = 3; // times as much as all else

struct Rows {
    double label = 0; // heights
    double tick = 0;

    explicit Rows(const QFont& base)
        : label(QFontMetricsF(stepBarFont(base, StepBarUse::Value)).height()),
          tick(QFontMetricsF(stepBarFont(base, StepBarUse::Tick)).height()) {}
    double half() const { return label + barGap + barHeight + tickLength + tick; }
    static constexpr double barHeight = 9;
    static constexpr double tickLength = 3;
};

class Maker {
public:
    Maker(const StepBarData& data, double width, const QFont& base)
        : m_data(data),
          m_base(base),
          m_rows(base),
          m_left(margin),
          m_right(width - margin) {
        m_layout.size = {width, stepBarHeight(base)};
    }

    StepBarLayout make() {
        stashHalf(pad);
        stepHalf(pad + m_rows.half() + rowGap);
        return std::move(m_layout);
    }

private:
    double widthOf(const QString& text, StepBarUse use) const { return QFontMetricsF(stepBarFont(m_base, use)).horizontalAdvance(text); }
    double room() const { return m_right - m_left; }

    void add(double x, double y, double height, const QString& text, StepBarUse use) {
        m_layout.labels.push_back({QRectF(x, y, widthOf(text, use), height), text, use});
    }
    QRectF bar(double top, double from, double to) const { return {m_left + from, top, std::max(to - from, 0.0), Rows::barHeight}; }

    void stashHalf(double top) {
        const double barTop = top + m_rows.label + barGap;
        const core::Bytes all = std::max({m_data.stash, m_data.everything, core::Bytes{1}});
        const auto isNear = [&](std::optional<core::Bytes> at) { return at && at->value / farBeyond <= all.value; };
        core::Bytes extent = all;
        for (const auto& at : {m_data.capacity, m_data.budget}) {
            extent = isNear(at) ? std::max(extent, *at) : extent;
        }
        const auto along = [&](core::Bytes at) { return room() * static_cast<double>(at.value) / static_cast<double>(extent.value); };
        m_layout.everything = bar(barTop, 0, along(m_data.everything));
        m_layout.stash = bar(barTop, 0, along(m_data.stash));
        if (m_data.beyond() > core::Bytes{}) {
            m_layout.over = bar(barTop, along(*m_data.capacity), along(m_data.stash));
        }
        m_layout.stashRuler = barTop + Rows::barHeight;
        stashLabels(top);

        const double tickTop = m_layout.stashRuler + Rows::tickLength;
        std::vector<LineLabel> lines;
        const auto addLine = [&](std::optional<core::Bytes> at, const QString& text, StepBarUse use) {
            if (at) {
                const bool shown = isNear(at);
                const QString label = shown ? text : Texts::tr("→ %1", "beyond the ruler's end").arg(text);
                lines.push_back({*at, shown ? m_left + along(*at) : m_right, widthOf(label, use), label, use});
                if (shown) {
                    m_layout.lines.push_back({m_left + along(*at), use});
                }
            }
        };
        addLine(m_data.budget, stepBudgetText(m_data), StepBarUse::Budget);
        addLine(m_data.capacity, capacityText(m_data), StepBarUse::Capacity);
        for (const PlacedLineLabel& label : placeLineLabels(lines, m_left, m_right)) {
            add(label.x, tickTop, m_rows.tick, label.text, label.use);
        }
        for (const GibTick& tick : gibTicks(extent, room())) {
            m_layout.stashTicks.push_back(m_left + tick.along);
        }
        tickLabels(gibTicks(extent, room()), tickTop, Texts::tr("%1 GiB"));
    }

    /// From the right, the first for which there is room with the unit.
    void tickLabels(std::vector<GibTick> ticks, double top, const QString& withUnit) {
        const auto before = static_cast<std::ptrdiff_t>(m_layout.labels.size());
        bool unitSaid = false;
        std::ranges::reverse(ticks);
        for (const GibTick& tick : ticks) {
            const QString text = unitSaid ? tick.text : withUnit.arg(tick.text);
            const double width = widthOf(text, StepBarUse::Tick);
            const double number = widthOf(tick.text, StepBarUse::Tick);
            const QRectF rect(std::max(m_left, m_left + tick.along - number / 2), top, width, m_rows.tick);
            const bool free = std::ranges::none_of(m_layout.labels, [&](const StepBarLabel& label) {
                return label.rect.adjusted(-labelGap, 0, labelGap, 0).intersects(rect);
            });
            if (free && rect.right() <= m_right + margin / 2) {
                m_layout.labels.push_back({rect, text, StepBarUse::Tick});
                unitSaid = true;
            }
        }
        std::reverse(m_layout.labels.begin() + before, m_layout.labels.end());
    }

    /// Above the bar: what is stashed on the left, what saving everything would stash on the right; shorter until both fit.
    void stashLabels(double top) {
        const QString value = gibText(m_data.stash);
        const bool isOver = m_data.beyond() > core::Bytes{};
        const QString over = beyondText(m_data);
        const QString shortOver = isOver ? Texts::tr("⚠ +%1").arg(gibText(m_data.beyond())) : QString();
        const QString ghost = gibText(m_data.everything);
        struct Choice {
            QString detail;
            QString over;
            QString ghost;
        };
        const std::array<Choice, 6> choices = {{{stashText(m_data), over, Texts::tr("%1 saving everything").arg(ghost)},
                                                {stashText(m_data), over, Texts::tr("%1 saving all").arg(ghost)},
                                                {Texts::tr("stash per rank"), over, Texts::tr("%1 saving all").arg(ghost)},
                                                {Texts::tr("stash"), over, Texts::tr("%1 saving all").arg(ghost)},
                                                {{}, over, Texts::tr("%1 saving all").arg(ghost)},
                                                {{}, shortOver, Texts::tr("%1 saving all").arg(ghost)}}};
        const auto lengthOf = [&](const QString& text, StepBarUse use) { return text.isEmpty() ? 0 : widthOf(text, use) + labelGap; };
        const auto* choice = std::ranges::find_if(choices, [&](const Choice& each) {
            return lengthOf(value, StepBarUse::Value) + lengthOf(each.detail, StepBarUse::Text) + lengthOf(each.over, StepBarUse::Over) +
                       labelGap + swatchWidth + lengthOf(each.ghost, StepBarUse::Text) <=
                   room();
        });
        const Choice& chosen = choice == choices.end() ? choices.back() : *choice;
        double x = m_left;
        const auto addNext = [&](const QString& text, StepBarUse use) {
            if (!text.isEmpty()) {
                add(x, top, m_rows.label, text, use);
                x += widthOf(text, use) + labelGap;
            }
        };
        addNext(value, StepBarUse::Value);
        addNext(chosen.detail, StepBarUse::Text);
        addNext(chosen.over, StepBarUse::Over);
        const double ghostLeft = m_right - widthOf(chosen.ghost, StepBarUse::Text);
        add(ghostLeft, top, m_rows.label, chosen.ghost, StepBarUse::Text);
        const double swatchHeight = Rows::barHeight - 1;
        m_layout.swatch = {ghostLeft - labelGap / 2 - swatchWidth, top + (m_rows.label - swatchHeight) / 2, swatchWidth, swatchHeight};
    }

    void stepHalf(double top) {
        const double barTop = top + m_rows.label + barGap;
        const core::StepCost& cost = m_data.cost;
        const auto extent = static_cast<double>(std::max<std::int64_t>((cost.step() + cost.forward).value, 1));
        const auto along = [&](core::Cost at) { return room() * static_cast<double>(at.value) / extent; };
        m_layout.forward = bar(barTop, 0, along(cost.forward));
        m_layout.backward = bar(barTop, along(cost.forward), along(cost.step()));
        m_layout.replay = bar(barTop, along(cost.step()), along(cost.step() + cost.replay));
        m_layout.stepRuler = barTop + Rows::barHeight;
        stepLabels(top);
        if (cost.forward.value == 0) {
            return;
        }
        const double half = along(cost.forward) / 2;
        std::vector<GibTick> whole;
        for (int i = 0; i * half <= room() + 0.5; ++i) {
            m_layout.stepTicks.push_back(m_left + i * half);
            if (i % 2 == 0) {
                whole.push_back({i * half, QString::number(i / 2)});
            }
        }
        tickLabels(whole, m_layout.stepRuler + Rows::tickLength, Texts::tr("%1 forwards"));
    }

    /// Each above its ribbon; shorter until they stand apart.
    void stepLabels(double top) {
        const QString backward = backwardForwards(m_data);
        const QString share = replayOfForward(m_data);
        const bool replays = m_data.cost.replay > core::Cost{};
        const QString none = Texts::tr("no replay");
        struct Choice {
            QString backward;
            QString replay;
        };
        const QString ofStep = replayOfStep(m_data);
        const std::array<Choice, 4> choices = {
            {{Texts::tr("backward %1 forwards").arg(backward), Texts::tr("replay %1 of a forward, +%2 of a step").arg(share, ofStep)},
             {Texts::tr("backward %1 forwards").arg(backward), Texts::tr("replay %1, +%2 of a step").arg(share, ofStep)},
             {Texts::tr("backward %1").arg(backward), Texts::tr("replay %1, +%2 of a step").arg(share, ofStep)},
             {Texts::tr("backward %1").arg(backward), Texts::tr("replay %1").arg(share)}}};
        const QString forward = Texts::tr("forward 1");
        for (const Choice& choice : choices) {
            const QString replay = replays ? choice.replay : none;
            const double forwardEnd = m_left + widthOf(forward, StepBarUse::Text) + labelGap;
            const double backwardLeft = std::max(m_layout.backward.left(), forwardEnd);
            const double backwardEnd = backwardLeft + widthOf(choice.backward, StepBarUse::Text) + labelGap;
            const double width = widthOf(replay, StepBarUse::Text);
            const double replayLeft = std::max(backwardEnd, std::min(m_layout.backward.right(), m_right - width));
            if (replayLeft + width <= m_right + 0.5 || &choice == &choices.back()) {
                add(m_left, top, m_rows.label, forward, StepBarUse::Text);
                add(backwardLeft, top, m_rows.label, choice.backward, StepBarUse::Text);
                add(replayLeft, top, m_rows.label, replay, StepBarUse::Text);
                return;
            }
        }
    }

    const StepBarData& m_data;
    const QFont& m_base;
    Rows m_rows;
    double m_left;
    double m_right;
    StepBarLayout m_layout;
};

} // namespace

QFont stepBarFont(const QFont& base, StepBarUse use) {
    const bool small = use == StepBarUse::Tick || use == StepBarUse::Capacity || use == StepBarUse::Budget;
    QFont font = cardFont(base, small ? CardFont::Tiny : CardFont::Small);
    font.setBold(use == StepBarUse::Value || use == StepBarUse::Over);
    return font;
}

double stepBarHeight(const QFont& base) {
    return 2 * pad + 2 * Rows(base).half() + rowGap;
}

StepBarLayout layoutStepBar(const StepBarData& data, double width, const QFont& base) {
    return Maker(data, width, base).make();
}

} // namespace ui
