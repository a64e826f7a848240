#include "ui/op_card/op_card_content.h"

#include "ui/document/document.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::OpCard)
};

/// The card has a sign of its own above them.
QStringList withoutSign(QStringList sentences) {
    for (QString& sentence : sentences) {
        sentence.remove(QStringLiteral("⚠ "));
    }
    return sentences;
}

} // namespace

OpCardContent opCardContent(const Document& document, core::MarkId mark) {
    const core::Problem& problem = *document.problem();
    const core::Choice& choice = document.choices()[core::index(mark)];
    return {.head = choiceHead(problem, choice),
            .facts = opFacts(problem, choice),
            .stash = stashSentence(problem, choice),
            .dead = withoutSign(deadSentences(problem, document.scenario(), choice)),
            .harmful = choice.is(core::DeadChoice::Pointless),
            .replays = replaySentences(problem, choice),
            .flipHead = choice.recomputed ? Texts::tr("Flipping it: save") : Texts::tr("Flipping it: recompute"),
            .flip = flipText(problem, document.scenario(), choice),
            .priceMeaning = choice.recomputed ? Texts::tr("of a forward per GiB that it frees") : Texts::tr("of a forward per GiB freed"),
            .text = whyText(document, mark)};
}

} // namespace ui
