#include "ui/chart/chart_text.h"

#include "core/format.h"

#include <QCoreApplication>

namespace ui {
namespace {

QString tr(const char* text, int count = -1) {
    return QCoreApplication::translate("ui::ChartView", text, nullptr, count);
}

QString what(const Hit& hit, const ChartData& data) {
    switch (hit.kind) {
    case Hit::Kind::Current:
        return tr("In the diagram");
    case Hit::Kind::Hull:
        return tr("Hull step %1 of %2").arg(hit.index).arg(data.analysis->hull.size() - 1);
    case Hit::Kind::Preset:
        return tr("Preset %1").arg(data.presets[hit.index].label);
    case Hit::Kind::Frontier:
        return tr("Frontier policy %1 of %2").arg(hit.index + 1).arg(data.analysis->frontier.size());
    case Hit::Kind::Cloud:
        const std::uint64_t tied = data.analysis->enumeration->outcomes[hit.index].tiedPolicies;
        return tied == 1 ? tr("One policy")
                         : tr("%1 policies alike").arg(QString::fromStdString(core::format::grouped(static_cast<std::int64_t>(tied))));
    }
    return {};
}

} // namespace

QString describe(const Hit& hit, const ChartData& data) {
    return what(hit, data) + QLatin1Char('\n') +
           tr("%1% of a forward replayed · %2 GiB")
               .arg(QString::fromStdString(core::format::percent(hit.point.cost, data.scale.forward)),
                    QString::fromStdString(core::format::gib(data.scale.perRank(hit.point), 2)));
}

QString loadText(const Hit& hit, const ChartData& data) {
    switch (hit.kind) {
    case Hit::Kind::Hull:
        return tr("load hull step %1").arg(hit.index);
    case Hit::Kind::Preset:
        return tr("load preset %1").arg(data.presets[hit.index].label);
    case Hit::Kind::Frontier:
        return tr("load a frontier policy");
    case Hit::Kind::Current:
    case Hit::Kind::Cloud:
        return tr("load a policy");
    }
    return {};
}

} // namespace ui
