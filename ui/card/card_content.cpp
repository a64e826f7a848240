#include "ui/card/card_content.h"

#include "core/format.h"
#include "ui/card/card_words.h"
#include "ui/document/document.h"
#include "ui/document/scenario_differences.h"
#include "ui/verdict_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::PolicyCard)
};

QString text(const std::string& digits) {
    return QString::fromStdString(digits);
}

QString head(const Document& document, const ChartData& data, const Hit& hit) {
    switch (hit.kind) {
    case Hit::Kind::Current: {
        const QString place = placePhrase(document, hit.policy, hit.point);
        return place.isEmpty() ? Texts::tr("In the diagram") : Texts::tr("In the diagram: %1").arg(place);
    }
    case Hit::Kind::Listed: {
        const QString& name = data.list.marks[hit.index].name;
        const QString place = placePhrase(document, hit.policy, hit.point);
        return place.isEmpty() ? name : Texts::tr("%1: %2").arg(name, place);
    }
    case Hit::Kind::Hull:
        return hullHead(*data.analysis, hit.index);
    case Hit::Kind::Preset:
        return Texts::tr("Preset %1").arg(presetNames(document, hit.policy));
    case Hit::Kind::Frontier:
        return Texts::tr("Pareto frontier");
    case Hit::Kind::CommSaved:
        return Texts::tr("Pareto frontier with the all-to-alls saved");
    case Hit::Kind::Cloud:
        return landHere(tiesAt(document, hit.point));
    }
    return {};
}

/// What the head leaves out of: which presets it is, what its hull step adds, how many policies share its numbers.
QString note(const Document& document, const Hit& hit) {
    QStringList parts;
    const QString presets = presetNames(document, hit.policy);
    const bool isCurrent = hit.kind == Hit::Kind::Current || hit.kind == Hit::Kind::Listed;
    const bool inHead = hit.kind == Hit::Kind::Preset || (isCurrent && isPlacedByPreset(document, hit.policy, hit.point));
    if (!presets.isEmpty() && !inHead) {
        parts << Texts::tr("Preset %1").arg(presets);
    }
    if (const auto step = hullStepOf(document, hit.policy, hit.point); step && isCurrent) {
        parts << stepPhrase(document.analysis()->hull[*step], *step, document.problem()->graph);
    }
    if (const std::uint64_t ties = tiesAt(document, hit.point); ties > 1) {
        parts << (hit.kind == Hit::Kind::Cloud ? Texts::tr("the simplest of them is shown") : landHere(ties));
    }
    return parts.join(Texts::tr(" · "));
}

QString verdict(const Document& document, const Hit& hit) {
    const bool headSaysPlace = hit.kind <= Hit::Kind::Hull || hit.kind == Hit::Kind::Frontier;
    return headSaysPlace ? verdictOf(document, hit.policy, hit.point).judgement : verdictText(document, hit.policy, hit.point);
}

std::array<CardNumber, 2> numbers(const core::Scenario& scenario, core::Cost forward, core::Point point) {
    const core::Bytes perRank = core::bytesPerRank(scenario, point.bytes);
    return {{{Texts::tr("%1%").arg(text(core::format::percent(point.cost, forward))), Texts::tr("of a forward replayed"),
              Texts::tr("%1/token·layer").arg(text(core::format::flops(point.cost)))},
             {Texts::tr("%1 GiB").arg(text(core::format::gib(perRank))), Texts::tr("stashed per rank"),
              Texts::tr("%1 KiB/token·layer").arg(text(core::format::kib(point.bytes)))}}};
}

std::array<CardNumber, 2> numbers(const Document& document, core::Point point) {
    return numbers(document.scenario(), document.problem()->forwardCost(), point);
}

/// By its own scenario, which the diagram and the analysis know nothing of.
CardContent elsewhereContent(const Document& document, const ListedMark& listed) {
    const core::NamedPolicy& policy = document.file().policies[listed.index];
    CardContent content;
    content.head = listed.name;
    content.note = scenarioDifferences(policy.scenario, document.scenario(), document.catalogue());
    content.verdict = Texts::tr("Stands where its own scenario has it, and not among the policies of this chart.");
    content.miniature.recompute = policy.recompute;
    content.pinnable = false;
    if (auto problem = core::makeProblem(policy.scenario, document.catalogue())) {
        content.numbers = numbers(policy.scenario, problem->forwardCost(), listed.mark.point);
        content.problem = std::make_shared<const core::Problem>(std::move(*problem));
    }
    return content;
}

struct Differences {
    QString points;
    QString flops;
    QString gib;
    QString kib;
};

/// From the policy in the diagram.
Differences differences(const Document& document, core::Point point) {
    const core::Point current = document.point();
    const auto perRank = [&](core::Point at) { return core::bytesPerRank(document.scenario(), at.bytes); };
    return {text(core::format::percentDifference(point.cost - current.cost, document.problem()->forwardCost())),
            text(core::format::flopsDifference(point.cost - current.cost)),
            text(core::format::gibDifference(perRank(point) - perRank(current))),
            text(core::format::kibDifference(point.bytes - current.bytes))};
}

QString differenceText(const Document& document, core::Policy policy, core::Point point) {
    if (policy == document.policy()) {
        return Texts::tr("this is the policy in the diagram");
    }
    const Differences by = differences(document, point);
    return Texts::tr("against the diagram: %1 points, %2 GiB, %3 KiB/token·layer").arg(by.points, by.gib, by.kib);
}

std::vector<ComparedNumber> comparedNumbers(const Document& document, core::Point point) {
    const std::array<CardNumber, 2> pinned = numbers(document, point);
    const std::array<CardNumber, 2> current = numbers(document, document.point());
    const Differences by = differences(document, point);
    const auto flops = [](core::Point at) { return text(core::format::flops(at.cost)); };
    const auto kib = [](core::Point at) { return Texts::tr("%1 KiB").arg(text(core::format::kib(at.bytes))); };
    return {{Texts::tr("replayed"), pinned[0].value, current[0].value, Texts::tr("%1 points").arg(by.points)},
            {Texts::tr("/token·layer"), flops(point), flops(document.point()), by.flops},
            {Texts::tr("stashed"), pinned[1].value, current[1].value, Texts::tr("%1 GiB").arg(by.gib)},
            {Texts::tr("/token·layer"), kib(point), kib(document.point()), Texts::tr("%1 KiB").arg(by.kib)}};
}

} // namespace

CardContent cardContent(const Document& document, const ChartData& data, const Hit& hit) {
    if (isElsewhere(hit, data)) {
        return elsewhereContent(document, data.list.marks[hit.index]);
    }
    CardContent content;
    content.head = head(document, data, hit);
    content.note = note(document, hit);
    content.numbers = numbers(document, hit.point);
    content.difference = differenceText(document, hit.policy, hit.point);
    content.verdict = verdict(document, hit);
    content.problem = document.problem();
    content.miniature.recompute = hit.policy;
    if (const auto step = hullStepOf(document, hit.policy, hit.point)) {
        content.miniature.adds = document.analysis()->hull[*step].adds;
    }
    return content;
}

CardContent compareContent(const Document& document, core::Policy pinned) {
    const core::Policy policy = pinned & document.problem()->allMarks();
    const core::Point point = core::CostTable(*document.problem()).evaluate(policy);
    const QString place = placePhrase(document, policy, point);
    CardContent content;
    content.head = place.isEmpty() ? Texts::tr("Pinned policy") : Texts::tr("Pinned: %1").arg(place);
    if (const QString presets = presetNames(document, policy); !presets.isEmpty() && !isPlacedByPreset(document, policy, point)) {
        content.note = Texts::tr("Preset %1").arg(presets);
    }
    content.numbers = numbers(document, point);
    content.compared = comparedNumbers(document, point);
    content.difference = markDifferences(document.problem()->graph, policy, document.policy());
    content.verdict = verdictOf(document, policy, point).judgement;
    content.problem = document.problem();
    content.miniature.recompute = policy;
    content.miniature.differs = policy ^ document.policy();
    if (!content.miniature.differs.empty()) {
        content.miniatureNote = Texts::tr("Outlined: what the diagram marks otherwise.");
    }
    return content;
}

QString sentence(const CardNumber& number) {
    return Texts::tr("%1 %2 · %3", "21.0% of a forward replayed · 280.9 MFLOP/token·layer").arg(number.value, number.meaning, number.exact);
}

QString plainText(const CardContent& content) {
    QStringList lines = {content.head, content.note};
    if (content.compared.empty()) {
        lines << sentence(content.numbers[0]) << sentence(content.numbers[1]);
    } else {
        lines << QStringList({QString(), Texts::tr("pinned"), Texts::tr("in the diagram"), Texts::tr("difference")}).join(u'\t');
        for (const ComparedNumber& row : content.compared) {
            lines << QStringList({row.meaning, row.pinned, row.current, row.difference}).join(u'\t');
        }
    }
    lines << content.difference << content.verdict << recomputedMarks(content.problem->graph, content.miniature.recompute);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace ui
