#include "ui/ledger/ledger_rows.h"

#include "core/format.h"
#include "ui/document/document.h"
#include "ui/labels.h"
#include "ui/ledger/ledger_words.h"
#include "ui/op_card/choice_text.h"

#include <QCoreApplication>

#include <utility>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Ledger)
};

const QString none = QStringLiteral("–");

QString text(const std::string& digits) {
    return QString::fromStdString(digits);
}

QString kib(core::Bytes bytes) {
    return Texts::tr("%1 KiB").arg(text(core::format::kib(bytes)));
}

class RowWriter {
public:
    /// `choice` is the row's, null for an op with no mark.
    RowWriter(const core::Problem& problem, const core::Scenario& scenario, const core::Choice* choice, LedgerRow& row)
        : m_problem(problem),
          m_scenario(scenario),
          m_choice(choice),
          m_row(row),
          m_line(row.line) {}

    void write() {
        writeOp();
        writeStash();
        writeForward();
        if (m_line.flip && m_choice != nullptr) {
            writeFlip(*m_choice);
        } else {
            for (const LedgerColumn column : {LedgerColumn::FlipStash, LedgerColumn::FlipCost, LedgerColumn::Price}) {
                set(column, none, Texts::tr("It is always saved."));
            }
        }
    }

private:
    void set(LedgerColumn column, const QString& shown, const QString& toolTip = {}) {
        m_row.texts[index(column)] = shown;
        m_row.toolTips[index(column)] = toolTip;
    }

    void writeOp() {
        const QString label = opName(m_problem.graph, m_line.op);
        set(LedgerColumn::Op, m_row.pointless ? Texts::tr("⚠ %1").arg(label) : label,
            m_choice == nullptr ? QString() : deadSentences(m_problem, m_scenario, *m_choice).join(QLatin1Char('\n')));
        const bool outside = m_line.mark && m_problem.alwaysSaved.recomputes(*m_line.mark);
        set(LedgerColumn::Mark,
            !m_line.mark        ? Texts::tr("always saved")
            : m_line.recomputed ? Texts::tr("recompute")
                                : Texts::tr("save"),
            outside ? Texts::tr("The frontier is that of the policies that save it.") : QString());
    }

    void writeStash() {
        set(LedgerColumn::Stash, m_line.stashed == core::Bytes{} ? none : kib(m_line.stashed),
            m_line.recomputed ? Texts::tr("It is replayed, so nothing of it is stashed.") : QString());
        QStringList readers;
        for (const core::OpId op : m_line.neededBy) {
            readers << opShortLabel(m_problem.graph.op(op));
        }
        readers.removeDuplicates();
        const QString nobody = m_line.stashed == core::Bytes{} ? Texts::tr("nobody reads it") : Texts::tr("its own backward");
        set(LedgerColumn::For, readers.isEmpty() ? nobody : readers.join(Texts::tr(", ")), readerWords(m_line, m_problem.graph));
    }

    void writeForward() {
        const core::Cost whole = m_problem.forwardCost();
        if (!m_row.priced) {
            set(LedgerColumn::Forward, Texts::tr("not priced"), unpricedWords());
            return;
        }
        set(LedgerColumn::Forward, Texts::tr("%1%").arg(text(core::format::shortPercent(m_line.forward, whole))),
            Texts::tr("%1% of a forward, %2 per token and layer")
                .arg(text(core::format::percent(m_line.forward, whole)), text(core::format::flops(m_line.forward))));
    }

    void writeFlip(const core::Choice& choice) {
        set(LedgerColumn::FlipStash, text(core::format::gibDifference(core::bytesPerRank(m_scenario, m_line.flip->bytes))),
            Texts::tr("%1 KiB per token and layer").arg(text(core::format::kibDifference(m_line.flip->bytes))));
        set(LedgerColumn::FlipCost, m_row.priced ? text(core::format::shortDifference(m_line.flip->cost, m_problem.forwardCost())) : none,
            m_row.priced ? Texts::tr("%1 per token and layer").arg(text(core::format::flopsDifference(m_line.flip->cost)))
                         : unpricedWords());
        const core::Bytes freed = core::bytesPerRank(m_scenario, m_row.net);
        set(LedgerColumn::Price,
            m_row.hasPrice() ? text(core::format::shortPercentPerGib(m_line.forward, m_problem.forwardCost(), freed)) : none,
            m_row.hasPrice() ? priceClause(choice, text(core::format::percentPerGib(m_line.forward, m_problem.forwardCost(), freed)))
                             : flipText(m_problem, m_scenario, choice).comment);
    }

    const core::Problem& m_problem;
    const core::Scenario& m_scenario;
    const core::Choice* m_choice;
    LedgerRow& m_row;
    const core::LedgerLine& m_line;
};

LedgerTexts totalTexts(const core::Problem& problem, const core::Scenario& scenario, const core::Ledger& ledger,
                       const std::vector<LedgerRow>& rows) {
    std::int64_t recomputed = 0;
    for (const LedgerRow& row : rows) {
        recomputed += row.line.recomputed ? 1 : 0;
    }
    LedgerTexts total;
    const auto marks = static_cast<std::int64_t>(problem.graph.markCount());
    total[index(LedgerColumn::Op)] = Texts::tr("all %1 marks").arg(text(core::format::grouped(marks)));
    total[index(LedgerColumn::Mark)] = Texts::tr("%1 replayed").arg(text(core::format::grouped(recomputed)));
    total[index(LedgerColumn::Stash)] = kib(ledger.total.bytes);
    total[index(LedgerColumn::For)] =
        Texts::tr("%1 GiB per rank").arg(text(core::format::gib(core::bytesPerRank(scenario, ledger.total.bytes), 2)));
    total[index(LedgerColumn::FlipStash)] =
        Texts::tr("%1% of a forward").arg(text(core::format::percent(ledger.total.cost, problem.forwardCost())));
    return total;
}

} // namespace

LedgerTable ledgerTable(const core::Problem& problem, const core::Scenario& scenario, const core::Ledger& ledger,
                        const std::vector<core::Choice>& choices) {
    const core::Policy unpriced = core::unpricedComm(problem);
    LedgerTable table;
    for (core::LedgerLine& line : core::ledgerLines(problem, ledger, choices)) {
        LedgerRow row{.line = std::move(line), .net = {}, .texts = {}, .toolTips = {}};
        if (row.line.mark) {
            const core::Choice& choice = choices[core::index(*row.line.mark)];
            row.priced = !unpriced.recomputes(*row.line.mark);
            row.net = choice.frees - choice.pullsIn;
            row.pointless = choice.is(core::DeadChoice::Pointless);
            row.unread = choice.neededBy.empty();
        }
        table.rows.push_back(std::move(row));
    }
    for (LedgerRow& row : table.rows) {
        const core::Choice* choice = row.line.mark ? &choices[core::index(*row.line.mark)] : nullptr;
        RowWriter(problem, scenario, choice, row).write();
    }
    table.total = totalTexts(problem, scenario, ledger, table.rows);
    return table;
}

LedgerTable ledgerTable(const Document& document) {
    return ledgerTable(*document.problem(), document.scenario(), document.ledger(), document.choices());
}

QString ledgerText(const std::vector<LedgerTexts>& rows, const LedgerTexts& total) {
    QStringList lines;
    const auto add = [&lines](const LedgerTexts& texts) { lines << QStringList(texts.begin(), texts.end()).join(QLatin1Char('\t')); };
    LedgerTexts headings;
    for (std::size_t i = 0; i < ledgerColumns; ++i) {
        headings[i] = ledgerHeading(static_cast<LedgerColumn>(i));
    }
    add(headings);
    for (const LedgerTexts& row : rows) {
        add(row);
    }
    add(total);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace ui
