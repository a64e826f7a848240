#include "ui/ledger/ledger_words.h"

#include "ui/labels.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Ledger)
};

} // namespace

QString readerWords(const core::LedgerLine& line, const core::OpGraph& graph) {
    QStringList names;
    for (const core::OpId op : line.neededBy) {
        names << opName(graph, op);
    }
    if (names.isEmpty()) {
        return line.stashed == core::Bytes{} ? QString() : Texts::tr("Its own backward needs what it keeps beside its output.");
    }
    return Texts::tr("Needed by %1").arg(names.join(Texts::tr(", ")));
}

QString unpricedWords() {
    return Texts::tr("Not priced: FLOPs do not price an all-to-all.");
}

QString ledgerHeading(LedgerColumn column) {
    switch (column) {
    case LedgerColumn::Op:
        return Texts::tr("op");
    case LedgerColumn::Mark:
        return Texts::tr("mark");
    case LedgerColumn::Stash:
        return Texts::tr("stashes");
    case LedgerColumn::For:
        return Texts::tr("for");
    case LedgerColumn::Forward:
        return Texts::tr("forward");
    case LedgerColumn::FlipStash:
        return Texts::tr("flip GiB");
    case LedgerColumn::FlipCost:
        return Texts::tr("flip %");
    case LedgerColumn::Price:
        return Texts::tr("% / GiB");
    }
    return {};
}

QString ledgerExplanation(LedgerColumn column) {
    switch (column) {
    case LedgerColumn::Op:
        return Texts::tr("The op, in the order in which a forward runs; ⚠ marks a pointless recompute, whose output nothing needs.");
    case LedgerColumn::Mark:
        return Texts::tr("Whether backward replays the op (checked) or its output is saved.");
    case LedgerColumn::Stash:
        return Texts::tr("What the op keeps for backward under this policy, per token and layer.");
    case LedgerColumn::For:
        return Texts::tr("The ops whose backward or replay needs the output.");
    case LedgerColumn::Forward:
        return Texts::tr("The cost of one replay, as a share of one forward of the layer.");
    case LedgerColumn::FlipStash:
        return Texts::tr("What the other mark would add to the stash of one rank, in GiB, all other marks as they are.");
    case LedgerColumn::FlipCost:
        return Texts::tr("What the other mark would add to the replay, in percentage points of a forward.");
    case LedgerColumn::Price:
        return Texts::tr(
            "The price of memory: per cent of a forward replayed for each GiB that recomputing the op frees, whichever way it is "
            "marked.");
    }
    return {};
}

} // namespace ui
