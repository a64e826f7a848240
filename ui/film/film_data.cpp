#include "ui/film/film_data.h"

#include "core/format.h"
#include "ui/document/document.h"
#include "ui/labels.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::FilmView)
};

QString digits(const std::string& text) {
    return QString::fromStdString(text);
}

/// Says the steps of one document.
class FrameWriter {
public:
    FrameWriter(const Document& document, StashUnit unit)
        : m_scenario(document.scenario()),
          m_graph(document.problem()->graph),
          m_forward(document.problem()->forwardCost()),
          m_hull(document.analysis()->hull),
          m_presets(core::offeredPresets(document.catalogue(), m_graph)),
          m_unit(unit) {}

    FilmFrame frame(std::size_t step) const {
        const core::HullStep& at = m_hull[step];
        FilmFrame frame;
        frame.point = at.outcome.point;
        frame.recompute = at.outcome.representative;
        frame.adds = at.adds;
        frame.number = QString::number(step);
        frame.stash = stash(frame.point, m_unit);
        frame.share = Texts::tr("%1%").arg(digits(core::format::percent(frame.point.cost, m_forward)));
        const QString price = step == 0 ? QString() : priceOver(m_hull[step - 1].outcome.point, frame.point);
        const QString names = shortNames(m_graph, frame.adds);
        frame.price = step == 0 ? QString() : Texts::tr("%1 %/GiB").arg(price);
        frame.what = what(step, names);
        const QString presets = presetsOf(frame.recompute);
        frame.presets = presets.isEmpty() ? QString() : Texts::tr("= %1").arg(presets);
        frame.tooltip = tooltip(step, frame, price, names, presets);
        frame.spoken = step == 0 ? Texts::tr("hull step %1: %2, %3, %4").arg(frame.number, frame.stash, frame.share, frame.what)
                                 : Texts::tr("hull step %1: %2, %3, adds %4").arg(frame.number, frame.stash, frame.share, names);
        return frame;
    }

private:
    QString stash(core::Point point, StashUnit unit) const {
        return unit == StashUnit::GibPerRank
                   ? Texts::tr("%1 GiB").arg(digits(core::format::gib(core::bytesPerRank(m_scenario, point.bytes))))
                   : Texts::tr("%1 KiB").arg(digits(core::format::kib(point.bytes)));
    }

    QString priceOver(core::Point before, core::Point now) const {
        const core::Bytes freed = core::bytesPerRank(m_scenario, before.bytes) - core::bytesPerRank(m_scenario, now.bytes);
        return digits(core::format::percentPerGib(now.cost - before.cost, m_forward, freed));
    }

    static QString what(std::size_t step, const QString& names) {
        if (step > 0) {
            return Texts::tr("+ %1", "what a hull step adds").arg(names);
        }
        return names.isEmpty() ? Texts::tr("save all") : Texts::tr("save all but %1").arg(names);
    }

    QString presetsOf(core::Policy policy) const {
        QStringList names;
        for (const core::OfferedPreset& preset : m_presets) {
            if (preset.policy == policy) {
                names << coreText(preset.label);
            }
        }
        return names.join(Texts::tr(", "));
    }

    QString tooltip(std::size_t step, const FilmFrame& frame, const QString& price, const QString& names, const QString& presets) const {
        QStringList lines{
            Texts::tr("Hull step %1 of %2").arg(frame.number).arg(m_hull.size() - 1),
            Texts::tr("%1 stashed per rank · %2/token·layer")
                .arg(stash(frame.point, StashUnit::GibPerRank), stash(frame.point, StashUnit::KibPerTokenLayer)),
            Texts::tr("%1 of a forward replayed").arg(frame.share),
        };
        if (step == 0) {
            lines << (names.isEmpty() ? Texts::tr("saves all") : Texts::tr("saves all but %1").arg(names));
        } else {
            lines << Texts::tr("adds %1").arg(names)
                  << Texts::tr("%1% of a forward for each GiB freed, against step %2").arg(price).arg(step - 1);
        }
        if (!presets.isEmpty()) {
            lines << Texts::tr("the same marks as %1").arg(presets);
        }
        return lines.join(QLatin1Char('\n'));
    }

    const core::Scenario& m_scenario;
    const core::OpGraph& m_graph;
    core::Cost m_forward;
    const std::vector<core::HullStep>& m_hull;
    std::vector<core::OfferedPreset> m_presets;
    StashUnit m_unit;
};

} // namespace

FilmData filmData(const Document& document, StashUnit unit) {
    FilmData data{document.problem(), {}, currentStep(document)};
    if (document.analysis()) {
        const FrameWriter writer(document, unit);
        for (std::size_t step = 0; step < document.analysis()->hull.size(); ++step) {
            data.frames.push_back(writer.frame(step));
        }
    }
    return data;
}

std::optional<std::size_t> currentStep(const Document& document) {
    const auto verdict = document.verdict();
    return verdict ? verdict->hullStep : std::nullopt;
}

} // namespace ui
