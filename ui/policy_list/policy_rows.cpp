#include "ui/policy_list/policy_rows.h"

#include "core/format.h"
#include "ui/chart/chart_data.h"
#include "ui/document/document.h"
#include "ui/document/listed_policies.h"
#include "ui/verdict_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::PolicyList)
};

QString text(const std::string& digits) {
    return QString::fromStdString(digits);
}

/// Where it stands among the policies of the diagram's problem; empty where nobody knows.
QString placeWords(const Document& document, const ListedPolicy& listed) {
    if (!listed.priced.comparable) {
        return Texts::tr("other scenario");
    }
    if (listed.priced.outside) {
        return Texts::tr("not on the chart");
    }
    if (!document.analysis()) {
        return {};
    }
    const core::Verdict verdict = core::judge(*document.analysis(), listed.recompute, listed.priced.point);
    if (verdict.hullStep) {
        return Texts::tr("hull step %1").arg(*verdict.hullStep);
    }
    return verdict.onFrontier ? Texts::tr("frontier") : Texts::tr("dominated");
}

QString placeToolTip(const Document& document, const ListedPolicy& listed) {
    return listed.priced.comparable ? verdictText(document, listed.recompute, listed.priced.point)
                                    : Texts::tr("Its scenario is not the diagram's. Load it to see where it stands there.");
}

PolicyRow rowOf(const Document& document, const ListedPolicy& listed, const core::NamedPolicy& policy) {
    const core::Cost forward = listed.priced.problem->forwardCost();
    const QString gib = text(core::format::gib(listed.priced.bytesPerRank, 2));
    const QString percent = Texts::tr("%1%").arg(text(core::format::percent(listed.priced.point.cost, forward)));
    PolicyRow row;
    row.texts = {listed.name, Texts::tr("%1 GiB").arg(gib), percent, placeWords(document, listed), listed.differences};
    row.toolTips = {
        policy.note.empty() ? listed.name : Texts::tr("%1\n%2").arg(listed.name, QString::fromStdString(policy.note)),
        Texts::tr("%1 bytes per rank · %2 KiB/token·layer")
            .arg(text(core::format::grouped(listed.priced.bytesPerRank.value)), text(core::format::kib(listed.priced.point.bytes))),
        Texts::tr("%1/token·layer").arg(text(core::format::flops(listed.priced.point.cost))), placeToolTip(document, listed),
        listed.differences};
    row.isCurrent = listed.isCurrent;
    row.isNamed = !QString::fromStdString(policy.name).simplified().isEmpty();
    row.elsewhere =
        !listed.priced.comparable || listed.priced.bytesPerRank != core::bytesPerRank(document.scenario(), listed.priced.point.bytes);
    QStringList spoken{listed.name, Texts::tr("%1 GiB per rank").arg(gib), Texts::tr("%1 replayed").arg(percent)};
    spoken << row.texts[index(PolicyColumn::Place)] << listed.differences << (row.isCurrent ? Texts::tr("in the diagram") : QString());
    spoken.removeAll(QString());
    row.spoken = spoken.join(Texts::tr(", "));
    return row;
}

} // namespace

std::vector<PolicyRow> policyRows(const Document& document) {
    std::vector<PolicyRow> rows;
    const std::vector<ListedPolicy> all = listedPolicies(document.file(), document.catalogue());
    rows.reserve(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        rows.push_back(rowOf(document, all[i], document.file().policies[i]));
    }
    return rows;
}

QString listSummary(std::size_t policies) {
    if (policies == 1) {
        return Texts::tr("one policy; add more to compare them");
    }
    const auto grouped = [](std::size_t count) { return text(core::format::grouped(static_cast<std::int64_t>(count))); };
    const QString all = Texts::tr("%1 policies").arg(grouped(policies));
    return policies <= mostListedMarks + 1 ? all : Texts::tr("%1, the first %2 on the chart").arg(all, grouped(mostListedMarks));
}

QString policyHeading(PolicyColumn column) {
    switch (column) {
    case PolicyColumn::Name:
        return Texts::tr("policy");
    case PolicyColumn::Stash:
        return Texts::tr("stashed");
    case PolicyColumn::Replayed:
        return Texts::tr("replayed");
    case PolicyColumn::Place:
        return Texts::tr("place");
    case PolicyColumn::Scenario:
        return Texts::tr("scenario");
    }
    return {};
}

QString policyExplanation(PolicyColumn column) {
    switch (column) {
    case PolicyColumn::Name:
        return Texts::tr("The policy's name. The ring is the one in the diagram; a hollow sign is priced in another scenario.");
    case PolicyColumn::Stash:
        return Texts::tr("What it stashes on one rank for backward, in its own scenario.");
    case PolicyColumn::Replayed:
        return Texts::tr("What backward replays, as a share of one forward of its own layer.");
    case PolicyColumn::Place:
        return Texts::tr("Where it stands among all policies of the diagram's scenario.");
    case PolicyColumn::Scenario:
        return Texts::tr("What sets its scenario apart from the file's.");
    }
    return {};
}

} // namespace ui
