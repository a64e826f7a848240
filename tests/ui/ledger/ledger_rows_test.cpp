#include "ui/ledger/ledger_rows.h"

#include "core/format.h"
#include "core/io/tables.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/ledger/ledger_columns.h"
#include "ui/ledger/ledger_look.h"
#include "ui/ledger/ledger_order.h"
#include "ui/op_card/choice_text.h"
#include "ui/panels/readout_text.h"

#include <QApplication>
#include <QFontMetrics>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

namespace {

using ui::LedgerColumn;

class LedgerRows : public testing::Test {
protected:
    AnalysedDocument document;

    void load(const char* preset) { document.loadPolicy(document.preset(preset), QStringLiteral("load")); }
    ui::LedgerTable table() const { return ui::ledgerTable(document); }
    ui::LedgerRow row(const std::string& id) const {
        const ui::LedgerTable all = table();
        return *std::ranges::find_if(all.rows,
                                     [&](const ui::LedgerRow& row) { return document.problem()->graph.op(row.line.op).id == id; });
    }
    QString text(const std::string& id, LedgerColumn column) const { return row(id).texts[index(column)]; }
    QString toolTip(const std::string& id, LedgerColumn column) const { return row(id).toolTips[index(column)]; }
    QString dead(const std::string& id) const {
        const core::Choice& choice = document.choices()[core::index(document.problem()->graph.findMark(id).value())];
        return ui::deadSentences(*document.problem(), document.scenario(), choice).join(QLatin1Char('\n'));
    }
    std::vector<std::string> sorted(LedgerColumn column) const {
        std::vector<ui::LedgerRow> rows = table().rows;
        std::erase_if(rows, [&](const ui::LedgerRow& row) { return !hasKey(row, column); });
        std::ranges::stable_sort(rows, [&](const auto& a, const auto& b) { return compareRows(a, b, column) < 0; });
        std::vector<std::string> ids;
        for (const ui::LedgerRow& row : rows) {
            ids.push_back(document.problem()->graph.op(row.line.op).id);
        }
        return ids;
    }
};

TEST_F(LedgerRows, areTheBlockInputAndAllMarksInGraphOrder) {
    const ui::LedgerTable all = table();
    ASSERT_EQ(all.rows.size(), 20U);
    EXPECT_TRUE(std::ranges::is_sorted(all.rows, {}, [](const ui::LedgerRow& row) { return row.line.op; }));
    EXPECT_EQ(text("x0", LedgerColumn::Op), QStringLiteral("block input"));
    EXPECT_EQ(text("x0", LedgerColumn::Mark), QStringLiteral("always saved"));
    EXPECT_EQ(text("x0", LedgerColumn::Stash), QStringLiteral("14.0 KiB"));
    EXPECT_EQ(text("x0", LedgerColumn::Price), QStringLiteral("–"));
}

TEST_F(LedgerRows, sayWhatIsStashedForWhomAndWhatAFlipWouldDo) {
    load("dsv3");
    EXPECT_EQ(text("attn", LedgerColumn::Mark), QStringLiteral("save"));
    EXPECT_EQ(text("attn", LedgerColumn::Stash), QStringLiteral("32.5 KiB"));
    EXPECT_EQ(text("attn", LedgerColumn::For), QStringLiteral("attention, out-proj"));
    EXPECT_EQ(text("attn", LedgerColumn::Forward), QStringLiteral("12.5%"));
    EXPECT_EQ(text("attn", LedgerColumn::FlipStash), QStringLiteral("−8.63"));
    EXPECT_EQ(text("attn", LedgerColumn::FlipCost), QStringLiteral("+12.53"));
    EXPECT_EQ(text("attn", LedgerColumn::Price), QStringLiteral("1.45"));
    EXPECT_EQ(text("norm1", LedgerColumn::Mark), QStringLiteral("recompute"));
    EXPECT_EQ(text("norm1", LedgerColumn::Stash), QStringLiteral("–"));
    EXPECT_EQ(text("norm1", LedgerColumn::For), QStringLiteral("q/kv down"));
    EXPECT_EQ(text("norm1", LedgerColumn::FlipStash), QStringLiteral("+3.72"));
    EXPECT_EQ(text("gate_up", LedgerColumn::Stash), QStringLiteral("72.0 KiB")) << "of the copy that follows it";
    EXPECT_EQ(toolTip("attn", LedgerColumn::For), QStringLiteral("Needed by attention, attention out-proj"));
}

TEST_F(LedgerRows, sumToTheReadoutAndTheEvaluationToTheByte) {
    for (const char* preset : {"none", "dsv3", "selective", "attn-replay", "full"}) {
        SCOPED_TRACE(preset);
        load(preset);
        const std::string evaluation = core::evaluationJson(document.scenario(), *document.analysis(), document.policy());
        const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(evaluation)).object();
        const ui::LedgerTable all = table();
        core::Bytes bytes;
        core::Cost cost;
        core::Cost forward;
        for (const ui::LedgerRow& row : all.rows) {
            bytes += row.line.stashed;
            cost += row.line.replayed;
            forward += row.line.forward;
        }
        EXPECT_EQ(bytes.value, json[QStringLiteral("bytes")].toInteger());
        EXPECT_EQ(cost.value, json[QStringLiteral("cost")].toInteger());
        EXPECT_EQ(forward.value, json[QStringLiteral("forward_cost")].toInteger());

        const ui::ReadoutText readout = ui::readoutText(document);
        EXPECT_TRUE(readout.stashDetail.contains(all.total[index(LedgerColumn::Stash)])) << readout.stashDetail.toStdString();
        EXPECT_TRUE(all.total[index(LedgerColumn::FlipStash)].startsWith(readout.replay));
        const core::Bytes perRank{json[QStringLiteral("bytes_per_rank")].toInteger()};
        EXPECT_EQ(all.total[index(LedgerColumn::For)],
                  QStringLiteral("%1 GiB per rank").arg(QString::fromStdString(core::format::gib(perRank, 2))));
        const auto recomputed = QString::number(json[QStringLiteral("recompute")].toArray().size());
        EXPECT_EQ(all.total[index(LedgerColumn::Mark)], QStringLiteral("%1 replayed").arg(recomputed));
    }
    load("dsv3");
    EXPECT_EQ(table().total, (ui::LedgerTexts{QStringLiteral("all 19 marks"),
                                              QStringLiteral("9 replayed"),
                                              QStringLiteral("250.6 KiB"),
                                              QStringLiteral("66.57 GiB per rank"),
                                              {},
                                              QStringLiteral("8.17% of a forward")}));
}

TEST_F(LedgerRows, sayInWordsWhatHasNoPrice) {
    EXPECT_EQ(text("dispatch", LedgerColumn::Forward), QStringLiteral("not priced"));
    EXPECT_EQ(text("dispatch", LedgerColumn::FlipCost), QStringLiteral("–"));
    EXPECT_EQ(text("dispatch", LedgerColumn::Price), QStringLiteral("–"));
    EXPECT_EQ(toolTip("dispatch", LedgerColumn::Price), QStringLiteral("Not priced: FLOPs do not price an all-to-all."));
    EXPECT_EQ(text("o_proj", LedgerColumn::For), QStringLiteral("nobody reads it"));
    EXPECT_EQ(text("o_proj", LedgerColumn::Price), QStringLiteral("–"));
    EXPECT_EQ(toolTip("o_proj", LedgerColumn::Price), QStringLiteral("Loses: replays more and stashes as much."));
    EXPECT_EQ(toolTip("moe_add", LedgerColumn::Price), QStringLiteral("Loses: stashes more and replays as much."));
    EXPECT_EQ(toolTip("attn", LedgerColumn::Price), QStringLiteral("1.45% of a forward per GiB freed"));
    EXPECT_EQ(toolTip("combine", LedgerColumn::Op), dead("combine"));
    EXPECT_TRUE(dead("combine").contains(QStringLiteral("112.0 KiB")));
    EXPECT_TRUE(toolTip("attn", LedgerColumn::Op).isEmpty());
}

TEST_F(LedgerRows, warnOfRecomputesThatDoNothing) {
    document.loadPolicy(core::parseMarks({"o_proj", "moe_add", "norm1"}, document.problem()->graph).value(), QStringLiteral("load"));
    EXPECT_EQ(text("o_proj", LedgerColumn::Op), QStringLiteral("⚠ attention out-proj"));
    EXPECT_EQ(toolTip("o_proj", LedgerColumn::Op), dead("o_proj"));
    EXPECT_TRUE(dead("o_proj").startsWith(QStringLiteral("⚠ Pointless: it is replayed, and nothing needs its output.")));
    EXPECT_EQ(text("moe_add", LedgerColumn::Op), QStringLiteral("⚠ routed + shared add"));
    EXPECT_EQ(toolTip("moe_add", LedgerColumn::Op), dead("moe_add"));
    EXPECT_EQ(text("norm1", LedgerColumn::Op), QStringLiteral("RMSNorm (norm1)"));
    EXPECT_EQ(text("ffn_down", LedgerColumn::Op), QStringLiteral("down-proj")) << "to save it costs nothing";
}

TEST_F(LedgerRows, markWithASignWhatTheDiagramMarksWithOne) {
    for (const char* preset : {"none", "dsv3", "selective", "attn-replay", "full"}) {
        load(preset);
        for (const ui::LedgerRow& row : table().rows) {
            const bool pointless = std::ranges::count(document.ledger().pointless, row.line.op) > 0;
            EXPECT_EQ(row.pointless, pointless) << preset << ' ' << document.problem()->graph.op(row.line.op).id;
            EXPECT_EQ(row.texts[index(LedgerColumn::Op)].startsWith(QStringLiteral("⚠")), pointless);
        }
    }
    EXPECT_EQ(text("combine", LedgerColumn::Op), QStringLiteral("all-to-all combine"));
    EXPECT_EQ(toolTip("combine", LedgerColumn::Op), dead("combine")) << "which says that it serves a pointless replay";
    EXPECT_EQ(toolTip("attn", LedgerColumn::Price), QStringLiteral("its replay pays 1.45% of a forward per GiB that it frees"));
}

TEST_F(LedgerRows, sortByPriceWithTheCheapestMemoryFirst) {
    load("dsv3");
    const auto ids = sorted(LedgerColumn::Price);
    std::vector<std::pair<double, std::string>> prices;
    for (const std::string& id : ids) {
        const core::Choice choice = document.choices()[core::index(document.problem()->graph.findMark(id).value())];
        prices.emplace_back(static_cast<double>(choice.cost.value) / static_cast<double>((choice.frees - choice.pullsIn).value), id);
    }
    EXPECT_TRUE(std::ranges::is_sorted(prices, {}, &std::pair<double, std::string>::first));
    EXPECT_EQ(ids.front(), "rope_kv");
    EXPECT_EQ(std::ranges::count(ids, "dispatch"), 0) << "it has no price";
    EXPECT_EQ(std::ranges::count(ids, "o_proj"), 0) << "it frees nothing";
}

TEST_F(LedgerRows, sortByTheNumbersBehindTheTexts) {
    const auto heaviest = sorted(LedgerColumn::Stash);
    EXPECT_EQ(heaviest.back(), "dispatch");
    EXPECT_EQ(sorted(LedgerColumn::Forward).back(), "gate_up");
    EXPECT_EQ(sorted(LedgerColumn::FlipStash).front(), "dispatch");
    EXPECT_EQ(sorted(LedgerColumn::FlipStash).back(), "combine");
    load("dsv3");
    EXPECT_EQ(sorted(LedgerColumn::Mark).front(), "norm1");
    EXPECT_EQ(sorted(LedgerColumn::Mark).back(), "x0");
}

TEST(LedgerOrder, comparesPricesBeyondSixtyFourBits) {
    const auto priced = [](std::int64_t cost, std::int64_t net) {
        ui::LedgerRow row{.line = {.mark = core::MarkId{0}, .stashed = {}, .neededBy = {}, .forward = {cost}, .replayed = {}},
                          .net = {net},
                          .texts = {},
                          .toolTips = {}};
        return row;
    };
    constexpr std::int64_t large = std::int64_t{1} << 61;
    EXPECT_TRUE(compareRows(priced(large, large - 1), priced(large + 1, large - 1), LedgerColumn::Price) < 0);
    EXPECT_TRUE(compareRows(priced(large, large), priced(3, 3), LedgerColumn::Price) == 0);
    EXPECT_TRUE(compareRows(priced(0, 5), priced(0, 7), LedgerColumn::Price) == 0);
}

TEST(LedgerOrder, sortsNamesInEitherCaseAndWithoutTheirSigns) {
    const auto named = [](const QString& op) {
        ui::LedgerRow row{
            .line = {.mark = {}, .stashed = {}, .neededBy = {}, .forward = {}, .replayed = {}}, .net = {}, .texts = {}, .toolTips = {}};
        row.texts[index(LedgerColumn::Op)] = op;
        return row;
    };
    EXPECT_TRUE(compareRows(named(QStringLiteral("attention")), named(QStringLiteral("RMSNorm")), LedgerColumn::Op) < 0);
    EXPECT_TRUE(compareRows(named(QStringLiteral("router")), named(QStringLiteral("RMSNorm")), LedgerColumn::Op) > 0);
    EXPECT_TRUE(compareRows(named(QStringLiteral("⚠ attention")), named(QStringLiteral("gate/up")), LedgerColumn::Op) < 0);
    EXPECT_TRUE(compareRows(named(QStringLiteral("⚠ SwiGLU")), named(QStringLiteral("router")), LedgerColumn::Op) > 0);
}

TEST(LedgerTexts, areNeverCutWithinANumber) {
    const QFontMetrics metrics(QApplication::font());
    const QString total = QStringLiteral("26123.73 GiB per rank");
    const auto fitting = [&](const QString& widest) { return ui::fittingText(total, false, metrics, metrics.horizontalAdvance(widest)); };
    EXPECT_EQ(fitting(total), total);
    EXPECT_EQ(fitting(QStringLiteral("26123.73 GiB per ra")), QStringLiteral("26123.73 GiB per…"));
    EXPECT_EQ(fitting(QStringLiteral("26123.73…")), QStringLiteral("26123.73…"));
    EXPECT_EQ(fitting(QStringLiteral("26123.")), QStringLiteral("…"));
    const QString word = QStringLiteral("recompute");
    EXPECT_EQ(ui::fittingText(word, true, metrics, metrics.horizontalAdvance(word) - 1), QString());
    EXPECT_TRUE(ui::fittingText(word, false, metrics, metrics.horizontalAdvance(word) - 1).startsWith(QStringLiteral("re")));
}

TEST_F(LedgerRows, copyAsTextUnderTheirHeadings) {
    load("dsv3");
    const ui::LedgerTable all = table();
    const QStringList lines = ui::ledgerText({all.rows[1].texts}, all.total).split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), 4);
    EXPECT_EQ(lines[0], QStringLiteral("op\tmark\tstashes\tfor\tforward\tflip GiB\tflip %\t% / GiB"));
    EXPECT_EQ(lines[1], QStringLiteral("RMSNorm (norm1)\trecompute\t–\tq/kv down\t<0.01%\t+3.72\t>−0.01\t0.00115"));
    EXPECT_EQ(lines[2], QStringLiteral("all 19 marks\t9 replayed\t250.6 KiB\t66.57 GiB per rank\t\t8.17% of a forward\t\t"));
    EXPECT_TRUE(lines[3].isEmpty());
}

TEST(LedgerColumnWidths, giveTheRestToAllAndTakeFromTheReadersFirst) {
    const ui::ColumnWidths wanted{100, 50, 50, 100, 50, 50, 50, 50};
    const ui::ColumnWidths least{60, 60, 60, 60, 60, 60, 60, 60};
    EXPECT_EQ(ui::columnWidths(wanted, least, 583), (ui::ColumnWidths{110, 60, 60, 110, 60, 61, 61, 61}));
    EXPECT_EQ(ui::columnWidths(wanted, least, 470), (ui::ColumnWidths{100, 50, 50, 70, 50, 50, 50, 50}));
    EXPECT_EQ(ui::columnWidths(wanted, least, 440), (ui::ColumnWidths{80, 50, 50, 60, 50, 50, 50, 50}));
    ui::ColumnWidths boxes = least;
    boxes[index(LedgerColumn::Mark)] = 20;
    EXPECT_EQ(ui::columnWidths(wanted, boxes, 450), (ui::ColumnWidths{100, 20, 50, 80, 50, 50, 50, 50})) << "what marks leave, readers get";
    EXPECT_EQ(ui::columnWidths(wanted, boxes, 410), (ui::ColumnWidths{80, 20, 50, 60, 50, 50, 50, 50}));
    EXPECT_EQ(ui::columnWidths(wanted, least, 100), (ui::ColumnWidths{60, 50, 50, 60, 50, 50, 50, 50}));
}

} // namespace
