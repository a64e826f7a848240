#include "ui/chart/chart_text.h"

#include "core/format.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::ChartView)
};

QString what(const Hit& hit, const ChartData& data) {
    switch (hit.kind) {
    case Hit::Kind::Current:
        return Texts::tr("In the diagram");
    case Hit::Kind::Hull:
        return Texts::tr("Hull step %1 of %2").arg(hit.index).arg(data.analysis->hull.size() - 1);
    case Hit::Kind::Preset:
        return Texts::tr("Preset %1").arg(data.presets[hit.index].label);
    case Hit::Kind::Frontier:
        return Texts::tr("Frontier policy %1 of %2").arg(hit.index + 1).arg(data.analysis->frontier.size());
    case Hit::Kind::Cloud:
        const std::uint64_t tied = data.analysis->enumeration->outcomes[hit.index].tiedPolicies;
        return tied == 1
                   ? Texts::tr("One policy")
                   : Texts::tr("%1 policies alike").arg(QString::fromStdString(core::format::grouped(static_cast<std::int64_t>(tied))));
    }
    return {};
}

} // namespace

QString describe(const Hit& hit, const ChartData& data) {
    return what(hit, data) + QLatin1Char('\n') +
           Texts::tr("%1% of a forward replayed · %2 GiB")
               .arg(QString::fromStdString(core::format::percent(hit.point.cost, data.scale.forward)),
                    QString::fromStdString(core::format::gib(data.scale.perRank(hit.point))));
}

QString loadText(const Hit& hit, const ChartData& data) {
    switch (hit.kind) {
    case Hit::Kind::Hull:
        return Texts::tr("load hull step %1").arg(hit.index);
    case Hit::Kind::Preset:
        return Texts::tr("load preset %1").arg(data.presets[hit.index].label);
    case Hit::Kind::Frontier:
        return Texts::tr("load a frontier policy");
    case Hit::Kind::Current:
    case Hit::Kind::Cloud:
        return Texts::tr("load a policy");
    }
    return {};
}

} // namespace ui
