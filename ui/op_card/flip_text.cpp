#include "core/format.h"
#include "ui/document/document.h"
#include "ui/labels.h"
#include "ui/op_card/choice_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::OpCard)
};

QString text(const std::string& digits) {
    return QString::fromStdString(digits);
}

constexpr core::Bytes noBytes{};
constexpr core::Cost noCost{};

/// Whether one number pays for the other.
bool isTrade(core::Point flip) {
    return (flip.bytes < noBytes && flip.cost > noCost) || (flip.bytes > noBytes && flip.cost < noCost);
}

/// Of a flip that is no trade.
QString comment(const core::Choice& choice) {
    const core::Point flip = choice.flip;
    if (flip == core::Point{}) {
        return Texts::tr("Changes neither number.");
    }
    const bool freesByReplay = choice.recomputed ? flip.bytes > noBytes : flip.bytes < noBytes;
    if (flip.cost == noCost && freesByReplay) {
        return choice.recomputed ? Texts::tr("Its replay is free.") : Texts::tr("Its replay would be free.");
    }
    if (flip.bytes <= noBytes && flip.cost <= noCost) {
        return flip.bytes == noBytes ? Texts::tr("Gains: replays less and stashes as much.")
               : flip.cost == noCost ? Texts::tr("Gains: stashes less and replays as much.")
                                     : Texts::tr("Gains on both: stashes less and replays less.");
    }
    return flip.bytes == noBytes ? Texts::tr("Loses: replays more and stashes as much.")
           : flip.cost == noCost ? Texts::tr("Loses: stashes more and replays as much.")
                                 : Texts::tr("Loses on both: stashes more and replays more.");
}

} // namespace

FlipText flipText(const core::Problem& problem, const core::Scenario& scenario, const core::Choice& choice) {
    const core::Point flip = choice.flip;
    const core::Cost forward = problem.forwardCost();
    FlipText result{.gib = text(core::format::gibDifference(core::bytesPerRank(scenario, flip.bytes))),
                    .kib = text(core::format::kibDifference(flip.bytes)),
                    .share = {},
                    .price = {},
                    .comment = {}};
    if (core::unpricedComm(problem).recomputes(choice.mark)) {
        result.comment = Texts::tr("Not priced: FLOPs do not price an all-to-all.");
        return result;
    }
    result.share = text(core::format::fineDifference(flip.cost, forward));
    if (isTrade(flip)) {
        const bool frees = flip.bytes < noBytes;
        const core::Bytes freed = core::bytesPerRank(scenario, frees ? -flip.bytes : flip.bytes);
        result.price = text(core::format::percentPerGib(frees ? flip.cost : -flip.cost, forward, freed));
    } else {
        result.comment = comment(choice);
    }
    return result;
}

QString flipSentence(const core::Problem& problem, const core::Scenario& scenario, const core::Choice& choice) {
    const FlipText flip = flipText(problem, scenario, choice);
    const QString head = choice.recomputed ? Texts::tr("Saving it") : Texts::tr("Recomputing it");
    const QString bytes = Texts::tr("%1: %2 GiB per rank, %3 KiB/token·layer").arg(head, flip.gib, flip.kib);
    const QString numbers = flip.share.isEmpty() ? bytes : Texts::tr("%1, %2% of a forward").arg(bytes, flip.share);
    return flip.price.isEmpty() ? Texts::tr("%1. %2").arg(numbers, flip.comment)
                                : Texts::tr("%1; %2.").arg(numbers, priceClause(choice, flip.price));
}

QString priceClause(const core::Choice& choice, const QString& price) {
    return (choice.recomputed ? Texts::tr("its replay pays %1% of a forward per GiB that it frees")
                              : Texts::tr("%1% of a forward per GiB freed"))
        .arg(price);
}

QString partnerSentence(const core::Problem& problem, const core::Scenario& scenario, const core::Choice& choice) {
    if (!choice.partner) {
        return {};
    }
    const core::Point flip = choice.partner->flip;
    const core::Cost forward = problem.forwardCost();
    const QString name = opName(problem.graph, problem.graph.ownerId(choice.partner->mark));
    const QString gib = text(core::format::gib(core::bytesPerRank(scenario, -flip.bytes), 2));
    const QString cost = flip.cost == noCost ? Texts::tr("at no further cost")
                                             : Texts::tr("for %1% of a forward").arg(text(core::format::percent(flip.cost, forward)));
    return (choice.recomputed ? Texts::tr("Recomputing %1 as well would free %2 GiB %3.")
                              : Texts::tr("Together with %1 it would free %2 GiB %3."))
        .arg(name, gib, cost);
}

QStringList deadSentences(const core::Problem& problem, const core::Scenario& scenario, const core::Choice& choice) {
    QStringList sentences = deadSentences(problem, choice);
    if (const QString partner = partnerSentence(problem, scenario, choice); !partner.isEmpty()) {
        sentences << partner;
    }
    return sentences;
}

QString whyText(const Document& document, core::MarkId mark) {
    const core::Problem& problem = *document.problem();
    const core::Choice& choice = document.choices()[core::index(mark)];
    QStringList lines = {choiceHead(problem, choice), opFacts(problem, choice), stashSentence(problem, choice)};
    lines << deadSentences(problem, document.scenario(), choice) << replaySentences(problem, choice)
          << flipSentence(problem, document.scenario(), choice);
    return lines.join(u'\n');
}

} // namespace ui
