#include "ui/op_card/choice_text.h"

#include "core/format.h"
#include "ui/op_card/op_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::OpCard)
};

constexpr int mostNames = 6; // in a sentence; of more, the first

QString text(const std::string& digits) {
    return QString::fromStdString(digits);
}

QString size(core::Bytes bytes) {
    return text(core::format::size(bytes));
}

QString kindName(core::OpKind kind) {
    switch (kind) {
    case core::OpKind::Boundary:
        return Texts::tr("block boundary");
    case core::OpKind::MatMul:
        return Texts::tr("matmul");
    case core::OpKind::Vector:
        return Texts::tr("vector op");
    case core::OpKind::Attention:
        return Texts::tr("attention");
    case core::OpKind::Add:
        return Texts::tr("addition");
    case core::OpKind::Comm:
        return Texts::tr("communication");
    }
    return {};
}

/// "8 × 2 × 2048 + 2 × 2048"
QString shapeText(const core::Shape& shape) {
    QStringList terms;
    for (const std::vector<std::int64_t>& term : shape) {
        QStringList factors;
        for (const std::int64_t factor : term) {
            if (factor != 1 || term.size() == 1) {
                factors << QString::number(factor);
            }
        }
        terms << factors.join(QStringLiteral(" × "));
    }
    return terms.join(QStringLiteral(" + "));
}

/// "the backward of attention reads its output, and the replay of RoPE (q) takes it in": what needs the output, which `output` says.
QString readersClause(const core::OpGraph& graph, const core::Choice& choice, const QString& output) {
    std::vector<core::OpId> backward;
    std::vector<core::OpId> replays;
    bool own = false;
    for (const core::Need& need : choice.neededBy) {
        const bool isOwn = graph.op(need.op).mark == choice.mark;
        own = own || isOwn;
        if (need.backward && !isOwn) {
            backward.push_back(need.op);
        }
        if (need.replay) {
            replays.push_back(need.op);
        }
    }
    const QStringList readers = namesInSentence(graph, backward);
    const QStringList replayed = namesInSentence(graph, replays);
    const QString read = own && readers.isEmpty() ? Texts::tr("its own backward reads %1").arg(output)
                         : own                    ? Texts::tr("its own backward and that of %1 read %2").arg(listed(readers), output)
                                                  : Texts::tr("the backward of %1 reads %2").arg(listed(readers), output);
    if (replayed.isEmpty()) {
        return read;
    }
    if (!own && readers == replayed) {
        return (readers.size() == 1 ? Texts::tr("%1, and so does its replay") : Texts::tr("%1, and so do their replays")).arg(read);
    }
    const bool replaysOnly = !own && readers.isEmpty();
    const QString take = (replayed.size() == 1 ? Texts::tr("the replay of %1 takes %2 in") : Texts::tr("the replays of %1 take %2 in"))
                             .arg(listed(replayed), replaysOnly ? output : Texts::tr("it"));
    return replaysOnly ? take : Texts::tr("%1, and %2", "two reasons").arg(read, take);
}

struct Aux {
    core::Bytes bytes;
    QString label;
};

Aux auxOf(const core::OpGraph& graph, core::MarkId mark) {
    Aux aux;
    for (const core::Op& op : graph.ops()) {
        if (op.mark == mark && op.auxBytes > core::Bytes{}) {
            aux.bytes += op.auxBytes;
            aux.label = op.auxLabel.empty() ? Texts::tr("auxiliary data") : QString::fromStdString(op.auxLabel);
        }
    }
    return aux;
}

QStringList inputNames(const core::OpGraph& graph, const core::Choice& choice, core::InputSource source) {
    std::vector<core::OpId> ops;
    for (const core::ReplayInput& input : choice.inputs) {
        if (input.source == source && graph.op(input.op).bytes > core::Bytes{}) {
            ops.push_back(input.op);
        }
    }
    return namesInSentence(graph, ops);
}

/// What must be replayed before the op, beyond what it takes in itself; begins with a semicolon.
QString beforeClause(const core::OpGraph& graph, const core::Choice& choice) {
    const QStringList direct = inputNames(graph, choice, core::InputSource::Recomputed);
    const QStringList all = namesInSentence(graph, choice.replaysBefore);
    if (all.size() > mostNames) {
        return Texts::tr("; %1 ops are replayed before it, from %2 on").arg(text(core::format::grouped(all.size())), all.front());
    }
    QStringList further = all;
    further.removeIf([&](const QString& name) { return direct.contains(name); });
    if (further.isEmpty()) {
        return {};
    }
    return (further.size() == 1 ? Texts::tr("; before that, %1 is replayed") : Texts::tr("; before that, %1 are replayed"))
        .arg(listed(further));
}

/// All that a replay takes in, and where from.
QString startSentence(const core::OpGraph& graph, const core::Choice& choice) {
    QStringList sources;
    if (const QStringList names = inputNames(graph, choice, core::InputSource::StashedAnyway); !names.isEmpty()) {
        sources << Texts::tr("the stashed output of %1").arg(listed(names));
    }
    if (const QStringList names = inputNames(graph, choice, core::InputSource::Recomputed); !names.isEmpty()) {
        sources << Texts::tr("the replayed output of %1").arg(listed(names));
    }
    if (const QStringList names = inputNames(graph, choice, core::InputSource::StashedForThis); !names.isEmpty()) {
        const QString source = (choice.recomputed ? Texts::tr("the output of %1, kept in the stash for it alone")
                                                  : Texts::tr("the output of %1, which would be kept in the stash for it alone"))
                                   .arg(listed(names));
        sources << (choice.is(core::DeadChoice::PullsInMore) ? source : Texts::tr("%1 (%2)").arg(source, size(choice.pullsIn)));
    }
    if (sources.isEmpty()) {
        return {};
    }
    return (choice.recomputed ? Texts::tr("Its replay starts from %1%2.") : Texts::tr("A replay would start from %1%2."))
        .arg(listed(sources), beforeClause(graph, choice));
}

/// Why a recompute that is needed is for nothing all the same.
QString forPointlessSentence(const core::OpGraph& graph, const core::Choice& choice) {
    std::vector<core::OpId> readers;
    for (const core::Need& need : choice.neededBy) {
        readers.push_back(need.op);
    }
    const QStringList direct = namesInSentence(graph, readers);
    const QStringList ends = namesInSentence(graph, choice.pointlessEnds);
    const QString only = (direct.size() == 1 ? Texts::tr("It is replayed only for the replay of %1")
                                             : Texts::tr("It is replayed only for the replays of %1"))
                             .arg(listed(direct));
    if (ends.isEmpty()) {
        return Texts::tr("%1, which no backward needs.").arg(only);
    }
    if (direct == ends) {
        return (ends.size() == 1 ? Texts::tr("%1, which is pointless.") : Texts::tr("%1, which are pointless.")).arg(only);
    }
    return (ends.size() == 1 ? Texts::tr("%1, and so in the end for that of %2, which is pointless.")
                             : Texts::tr("%1, and so in the end for those of %2, which are pointless."))
        .arg(only, listed(ends));
}

QString unreadSentence(const core::OpGraph& graph, const core::Choice& choice) {
    const QStringList would = namesInSentence(graph, choice.replaysWouldRead);
    if (would.isEmpty()) {
        return Texts::tr("Saved, but nobody reads it: no backward needs its output, and no op that could be replayed takes it in.");
    }
    return (would.size() == 1 ? Texts::tr("Saved, but nobody reads it: no backward needs its output, and %1, whose replay would, is saved.")
                              : Texts::tr("Saved, but nobody reads it: no backward needs its output, and %1, whose replays would, are "
                                          "saved."))
        .arg(listed(would));
}

/// What recomputing pulls in against what it frees, where that is no gain.
QString pullsInSentence(const core::OpGraph& graph, const core::Choice& choice) {
    const QString whose = listed(inputNames(graph, choice, core::InputSource::StashedForThis));
    const QString pulled = Texts::tr("%1 (the output of %2)").arg(size(choice.pullsIn), whose);
    if (choice.frees == core::Bytes{}) {
        return (choice.recomputed ? Texts::tr("Recomputing it frees nothing and pulls in %1.")
                                  : Texts::tr("Recomputing it would free nothing and pull in %1."))
            .arg(pulled);
    }
    if (choice.frees == choice.pullsIn) {
        return (choice.recomputed ? Texts::tr("Recomputing it pulls in as much as it frees: %1.")
                                  : Texts::tr("Recomputing it would pull in as much as it frees: %1."))
            .arg(pulled);
    }
    return (choice.recomputed ? Texts::tr("Recomputing it pulls in %1 and frees %2.")
                              : Texts::tr("Recomputing it would pull in %1 and free %2."))
        .arg(pulled, size(choice.frees));
}

} // namespace

QString choiceHead(const core::Problem& problem, const core::Choice& choice) {
    return (choice.recomputed ? Texts::tr("%1 — recomputed") : Texts::tr("%1 — saved"))
        .arg(nameInSentence(problem.graph, problem.graph.ownerId(choice.mark)));
}

QString opFacts(const core::Problem& problem, const core::Choice& choice) {
    const core::Op& op = problem.graph.owner(choice.mark);
    const QString output = op.shape.empty() ? QString() : Texts::tr("%1, ", "shape before size").arg(shapeText(op.shape));
    QStringList facts = {kindName(op.kind), output + size(op.bytes)};
    facts << (core::unpricedComm(problem).recomputes(choice.mark)
                  ? Texts::tr("not priced")
                  : Texts::tr("%1% of a forward").arg(text(core::format::percent(choice.cost, problem.forwardCost()))));
    return facts.join(Texts::tr(" · "));
}

QString stashSentence(const core::Problem& problem, const core::Choice& choice) {
    if (choice.stashed == core::Bytes{}) {
        return Texts::tr("Stashes nothing.");
    }
    const Aux aux = auxOf(problem.graph, choice.mark);
    if (choice.neededBy.empty() || choice.stashed == aux.bytes) {
        return Texts::tr("Stashes %1 per token: its %2, which its own backward reads.").arg(size(choice.stashed), aux.label);
    }
    const QString whom = readersClause(problem.graph, choice, Texts::tr("it"));
    const QString output = Texts::tr("Stashes %1 per token: %2").arg(size(choice.stashed - aux.bytes), whom);
    return aux.bytes == core::Bytes{} ? Texts::tr("%1.", "end of a sentence").arg(output)
                                      : Texts::tr("%1; and %2 of %3 for its own backward.").arg(output, size(aux.bytes), aux.label);
}

QStringList replaySentences(const core::Problem& problem, const core::Choice& choice) {
    const core::OpGraph& graph = problem.graph;
    QStringList sentences;
    if (choice.is(core::DeadChoice::SavedUnread)) {
        return sentences; // a replay would be for nothing
    }
    if (choice.recomputed && !choice.neededBy.empty() && !choice.is(core::DeadChoice::ForPointless)) {
        sentences << Texts::tr("Replayed in backward, because %1.").arg(readersClause(graph, choice, Texts::tr("its output")));
    }
    if (const QString start = startSentence(graph, choice); !start.isEmpty()) {
        sentences << start;
    }
    return sentences;
}

QStringList deadSentences(const core::Problem& problem, const core::Choice& choice) {
    QStringList sentences;
    if (choice.is(core::DeadChoice::SavedUnread)) {
        sentences << unreadSentence(problem.graph, choice);
    }
    if (choice.is(core::DeadChoice::Pointless)) {
        sentences << Texts::tr("⚠ Pointless: it is replayed, and nothing needs its output.");
    }
    if (choice.is(core::DeadChoice::ForPointless)) {
        sentences << forPointlessSentence(problem.graph, choice);
    }
    if (choice.is(core::DeadChoice::PullsInMore)) {
        sentences << pullsInSentence(problem.graph, choice);
    } else if (choice.is(core::DeadChoice::FreesNothing)) {
        sentences << (choice.neededBy.empty() ? Texts::tr("Recomputing it would free nothing: its output is not stashed anyway.")
                                              : Texts::tr("Recomputing it would free nothing: its output takes no memory."));
    }
    return sentences;
}

QString whyText(const core::Problem& problem, const core::Choice& choice) {
    QStringList lines = {stashSentence(problem, choice)};
    lines << deadSentences(problem, choice) << replaySentences(problem, choice);
    return lines.join(u'\n');
}

} // namespace ui
