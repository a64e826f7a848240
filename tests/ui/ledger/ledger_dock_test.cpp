#include "ui/ledger/ledger_dock.h"

#include "core/format.h"
#include "core/io/tables.h"
#include "core/scenario.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/ledger/ledger_look.h"
#include "ui/ledger/ledger_view.h"
#include "ui/table/table_look.h"
#include "ui/view_state.h"

#include <QAbstractProxyModel>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMainWindow>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <csignal>
#include <gtest/gtest.h>
#include <sys/resource.h>

namespace {

using ui::LedgerColumn;

class LedgerDockTest : public testing::Test {
protected:
    LedgerDockTest() {
        window.addDockWidget(Qt::BottomDockWidgetArea, &dock);
        window.resize(620, 220);
        window.show();
        table().setFocus();
        QApplication::setActiveWindow(&window);
    }

    AnalysedDocument document;
    ui::ViewState view{document};
    QMainWindow window;
    ui::LedgerDock& dock = *new ui::LedgerDock(document, view, ui::theme(ui::ThemeName::Light), &window);

    ui::LedgerView& table() const { return *dock.findChild<ui::LedgerView*>(QStringLiteral("ledgerTable")); }
    QTableView& total() const { return *dock.findChild<QTableView*>(QStringLiteral("ledgerTotal")); }
    QAction& action(const char* name) const { return *dock.findChild<QAction*>(QLatin1String(name)); }

    core::MarkId mark(const char* id) const { return document.problem()->graph.findMark(id).value(); }
    core::Policy marks(const std::vector<std::string>& ids) const { return core::parseMarks(ids, document.problem()->graph).value(); }
    QString cell(int row, LedgerColumn column) const {
        return table().model()->index(row, static_cast<int>(index(column))).data().toString();
    }
    QStringList column(LedgerColumn column) const {
        QStringList texts;
        for (int row = 0; row < table().model()->rowCount(); ++row) {
            texts << cell(row, column);
        }
        return texts;
    }
    QModelIndex place(const char* id, LedgerColumn column = LedgerColumn::Op) const {
        const auto op = document.problem()->graph.find(id);
        for (int row = 0; row < table().model()->rowCount(); ++row) {
            const auto* sorted = static_cast<const QAbstractProxyModel*>(table().model());
            const int source = sorted->mapToSource(sorted->index(row, 0)).row();
            if (ui::ledgerTable(document).rows[static_cast<std::size_t>(source)].line.op == op) {
                return table().model()->index(row, static_cast<int>(index(column)));
            }
        }
        return {};
    }
    QPoint boxOf(const char* id) {
        const QModelIndex cell = place(id, LedgerColumn::Mark);
        table().scrollTo(cell);
        return ui::checkBoxIn(table().visualRect(cell)).center();
    }
    void click(const char* id, Qt::KeyboardModifiers modifiers = {}) {
        const QModelIndex cell = place(id);
        table().scrollTo(cell);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, modifiers, table().visualRect(cell).center());
    }
    void clickHeading(LedgerColumn column) {
        const QHeaderView& header = *table().horizontalHeader();
        const auto section = static_cast<int>(index(column));
        const QPoint at(header.sectionViewportPosition(section) + header.sectionSize(section) / 2, header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, at);
    }
    void answerDialog(const QString& path) {
        action("ledgerExportAction").trigger();
        auto* dialog = dock.findChild<QFileDialog*>(QStringLiteral("ledgerExportDialog"));
        ASSERT_NE(dialog, nullptr);
        emit dialog->fileSelected(path);
        dialog->close();
    }
};

TEST_F(LedgerDockTest, flipsByItsCheckBoxes) {
    const QModelIndex attention = place("attn", LedgerColumn::Mark);
    EXPECT_EQ(attention.data(Qt::CheckStateRole), Qt::Unchecked);
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, boxOf("attn"));
    EXPECT_EQ(document.policy(), marks({"attn"}));
    EXPECT_EQ(place("attn", LedgerColumn::Mark).data(Qt::CheckStateRole), Qt::Checked);
    EXPECT_EQ(place("attn", LedgerColumn::Mark).data(), QStringLiteral("recompute"));
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, boxOf("attn"));
    EXPECT_TRUE(document.policy().empty());
    EXPECT_EQ(document.undoStack().count(), 2);
}

TEST_F(LedgerDockTest, flipsAtEachOfTwoQuickClicks) {
    document.undoStack().clear();
    const QPoint box = boxOf("attn");
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, box);
    QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, box); // the press of the second click
    QTest::mouseRelease(table().viewport(), Qt::LeftButton, {}, box);
    EXPECT_EQ(document.undoStack().count(), 2);
    EXPECT_TRUE(document.policy().empty());
}

TEST_F(LedgerDockTest, doesNothingAtAClickOrDoubleClickBesideABox) {
    const QPoint label = table().visualRect(place("qkv_down")).center();
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, label);
    QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, label);
    QTest::keyClick(&table(), Qt::Key_Return);
    EXPECT_TRUE(document.policy().empty());
    EXPECT_TRUE(dock.isVisible());
}

TEST_F(LedgerDockTest, flipsAllSelectedRowsBySpaceAsOneStep) {
    document.flip(mark("norm1"));
    click("norm1");
    click("q_norm", Qt::ShiftModifier);
    ASSERT_EQ(view.selection().marks, marks({"norm1", "qkv_down", "q_norm"}));
    const int before = document.undoStack().count();
    QTest::keyClick(&table(), Qt::Key_Space);
    EXPECT_EQ(document.policy(), marks({"qkv_down", "q_norm"}));
    EXPECT_EQ(document.undoStack().count(), before + 1);
    EXPECT_EQ(view.selection().marks, marks({"norm1", "qkv_down", "q_norm"})) << "they stay selected";
    document.undoStack().undo();
    EXPECT_EQ(document.policy(), marks({"norm1"}));
}

TEST_F(LedgerDockTest, flipsTheCurrentRowWhereNoneIsSelected) {
    table().selectionModel()->setCurrentIndex(place("router"), QItemSelectionModel::NoUpdate);
    QTest::keyClick(&table(), Qt::Key_Space);
    EXPECT_EQ(document.policy(), marks({"router"}));
    table().selectionModel()->clear();
    table().selectionModel()->setCurrentIndex(place("x0"), QItemSelectionModel::NoUpdate);
    QTest::keyClick(&table(), Qt::Key_Space);
    EXPECT_EQ(document.policy(), marks({"router"})) << "the block input has no mark";
}

TEST_F(LedgerDockTest, selectsTheOpsOfItsSelectedRows) {
    click("attn");
    EXPECT_EQ(view.selection(), (ui::Selection{marks({"attn"}), mark("attn")}));
    click("swiglu", Qt::ControlModifier);
    EXPECT_EQ(view.selection(), (ui::Selection{marks({"attn", "swiglu"}), mark("swiglu")}));
    click("attn", Qt::ControlModifier);
    EXPECT_EQ(view.selection().marks, marks({"swiglu"}));
    click("x0");
    EXPECT_EQ(view.selection(), ui::Selection{});
}

TEST_F(LedgerDockTest, selectsTheRowsOfSelectedOpsAndTellsNothingBack) {
    const QSignalSpy told(&view, &ui::ViewState::changed);
    view.select({marks({"q_up", "ffn_down"}), mark("ffn_down")});
    EXPECT_EQ(told.count(), 1);
    QStringList selected;
    for (const QModelIndex& row : table().selectionModel()->selectedRows()) {
        selected << row.data().toString();
    }
    selected.sort();
    EXPECT_EQ(selected, (QStringList{QStringLiteral("down-proj"), QStringLiteral("q up-proj")}));
    EXPECT_EQ(table().currentIndex().row(), place("ffn_down").row());
    EXPECT_TRUE(table().viewport()->rect().contains(table().visualRect(place("ffn_down")))) << "it is scrolled into sight";
    view.select(ui::Selection{});
    EXPECT_FALSE(table().selectionModel()->hasSelection());
    EXPECT_EQ(told.count(), 2);
}

TEST_F(LedgerDockTest, sortsByAHeadingUpDownAndBack) {
    const QStringList graphOrder = column(LedgerColumn::Op);
    clickHeading(LedgerColumn::Price);
    const QStringList rising = column(LedgerColumn::Price);
    EXPECT_EQ(rising.back(), QStringLiteral("–"));
    EXPECT_NE(rising.front(), QStringLiteral("–"));
    clickHeading(LedgerColumn::Price);
    const QStringList falling = column(LedgerColumn::Price);
    EXPECT_EQ(falling.back(), QStringLiteral("–")) << "what has no price is last in both directions";
    EXPECT_EQ(falling.front(), rising[rising.size() - 1 - rising.count(QStringLiteral("–"))]);
    clickHeading(LedgerColumn::Price);
    EXPECT_EQ(column(LedgerColumn::Op), graphOrder);
    clickHeading(LedgerColumn::Stash);
    ASSERT_NE(column(LedgerColumn::Op), graphOrder);
    action("ledgerOrderAction").trigger();
    EXPECT_EQ(column(LedgerColumn::Op), graphOrder);
    action("ledgerSortAction7").trigger();
    EXPECT_EQ(column(LedgerColumn::Price), rising);
}

TEST_F(LedgerDockTest, keepsTheGraphsOrderWhereKeysTie) {
    const QStringList graphOrder = column(LedgerColumn::Op);
    for (int times = 0; times < 2; ++times) {
        clickHeading(LedgerColumn::Mark); // all saved, but for the block input, which stands last going up
        QStringList ops = column(LedgerColumn::Op);
        ops.removeOne(graphOrder.front());
        EXPECT_EQ(ops, graphOrder.mid(1));
    }
}

TEST_F(LedgerDockTest, sortsAnewAfterAFlipAndKeepsTheSelection) {
    clickHeading(LedgerColumn::Mark);
    click("swiglu");
    QTest::keyClick(&table(), Qt::Key_Space);
    EXPECT_EQ(cell(0, LedgerColumn::Op), QStringLiteral("SwiGLU"));
    EXPECT_EQ(table().currentIndex().row(), 0);
    EXPECT_EQ(view.selection(), (ui::Selection{marks({"swiglu"}), mark("swiglu")}));
}

TEST_F(LedgerDockTest, keepsTheTotalInSightUnderItsColumns) {
    const auto bottom = [this](const QWidget& widget) { return widget.mapTo(&dock, QPoint(0, widget.height())).y(); };
    EXPECT_LE(bottom(total()), dock.height());
    EXPECT_LE(bottom(table()), bottom(total()) - total().height());
    window.resize(300, 220);
    ASSERT_TRUE(QTest::qWaitFor([this] { return table().horizontalScrollBar()->maximum() > 0; }));
    table().horizontalHeader()->resizeSection(0, 180);
    ASSERT_TRUE(QTest::qWaitFor([this] { return total().viewport()->width() == table().viewport()->width(); }));
    table().horizontalScrollBar()->setValue(table().horizontalScrollBar()->maximum());
    for (int i = 0; i < static_cast<int>(ui::ledgerColumns); ++i) {
        EXPECT_EQ(total().columnViewportPosition(i), table().columnViewportPosition(i));
        EXPECT_EQ(total().columnWidth(i), table().columnWidth(i));
    }
    clickHeading(LedgerColumn::Stash);
    document.loadPolicy(document.preset("dsv3"), QStringLiteral("load"));
    EXPECT_EQ(total().model()->index(0, 2).data(), QStringLiteral("250.6 KiB"));
    EXPECT_EQ(table().model()->rowCount(), 20) << "the total is no row among others";
}

TEST_F(LedgerDockTest, shows600PixelsOfColumnsWithNoScrolling) {
    EXPECT_EQ(table().horizontalScrollBar()->maximum(), 0);
    document.loadPolicy(document.preset("dsv3"), QStringLiteral("load"));
    EXPECT_EQ(table().horizontalScrollBar()->maximum(), 0);
}

TEST_F(LedgerDockTest, showsAllColumnsInEveryUsualWidth) {
    for (const char* layer : {"moe", "dense"}) {
        ASSERT_TRUE(
            document.changeScenario(core::withLayer(document.scenario(), layer, document.catalogue()).value(), QStringLiteral("layer")));
        for (const char* preset : {"none", "dsv3", "full"}) {
            document.loadPolicy(document.preset(preset), QStringLiteral("load"));
            for (const int width : {580, 600, 640, 860}) {
                window.resize(width, 220);
                QApplication::processEvents();
                EXPECT_TRUE(table().verticalScrollBar()->isVisible());
                EXPECT_EQ(table().horizontalScrollBar()->maximum(), 0) << layer << ' ' << preset << ' ' << width;
            }
        }
    }
}

TEST_F(LedgerDockTest, keepsNumbersWholeInTheLargestScenario) {
    core::Scenario scenario = document.scenario();
    scenario.seq = core::seqRange.most;
    scenario.layers = core::layersRange.most;
    ASSERT_TRUE(document.changeScenario(scenario, QStringLiteral("large")));
    const auto widthOf = [](const QTableView& rows, LedgerColumn column) { return rows.columnWidth(static_cast<int>(index(column))); };
    QFont bold = table().font();
    bold.setBold(true);
    for (const int width : {400, 560, 640}) {
        window.resize(width, 220);
        QApplication::processEvents();
        const QString perRank = total().model()->index(0, static_cast<int>(LedgerColumn::For)).data().toString();
        EXPECT_GE(widthOf(total(), LedgerColumn::For) + widthOf(total(), LedgerColumn::Forward),
                  QFontMetrics(bold).horizontalAdvance(perRank) + 2 * ui::cellMargin)
            << perRank.toStdString();
        for (const LedgerColumn column : {LedgerColumn::FlipStash, LedgerColumn::FlipCost, LedgerColumn::Price}) {
            for (const QString& text : this->column(column)) {
                EXPECT_GE(widthOf(table(), column), table().fontMetrics().horizontalAdvance(text) + 2 * ui::cellMargin);
            }
        }
    }
}

TEST_F(LedgerDockTest, showsTheFirstRowOnceSortedOrTheSelectedOne) {
    table().scrollToBottom();
    clickHeading(LedgerColumn::Op);
    EXPECT_EQ(table().verticalScrollBar()->value(), 0);
    EXPECT_EQ(cell(0, LedgerColumn::Op), QStringLiteral("all-to-all combine")) << "in either case";
    click("norm2");
    clickHeading(LedgerColumn::Stash);
    EXPECT_TRUE(table().viewport()->rect().contains(table().visualRect(place("norm2"))));
    clickHeading(LedgerColumn::Stash);
    EXPECT_TRUE(table().viewport()->rect().contains(table().visualRect(place("norm2"))));
}

TEST_F(LedgerDockTest, changesColoursBelowItsRowsToo) {
    window.resize(620, 800);
    QApplication::processEvents();
    const ui::Theme dark = ui::theme(ui::ThemeName::Dark);
    const auto below = [this] {
        const QWidget& rows = *table().viewport();
        return rows.mapTo(&window, QPoint(rows.width() / 2, rows.height() - 10));
    };
    ASSERT_FALSE(table().indexAt(QPoint(300, table().viewport()->height() - 10)).isValid());
    dock.setTheme(dark);
    EXPECT_EQ(window.grab().toImage().pixelColor(below()), dark.panel);
    dock.setTheme(ui::theme(ui::ThemeName::Light));
    EXPECT_EQ(window.grab().toImage().pixelColor(below()), ui::theme(ui::ThemeName::Light).panel);
}

TEST_F(LedgerDockTest, hasABorderWhileItFloats) {
    dock.setFloating(true);
    const QImage image = dock.grab().toImage();
    const QColor border = ui::theme(ui::ThemeName::Light).axis;
    for (const QPoint& at : {QPoint(0, 0), QPoint(image.width() / 2, 0), QPoint(image.width() - 1, image.height() - 1),
                             QPoint(0, image.height() / 2), QPoint(image.width() / 2, image.height() - 1)}) {
        EXPECT_EQ(image.pixelColor(at), border) << at.x() << ' ' << at.y();
    }
}

TEST_F(LedgerDockTest, saysItsTotalToTheByte) {
    document.loadPolicy(document.preset("dsv3"), QStringLiteral("load"));
    const QModelIndex stash = total().model()->index(0, static_cast<int>(LedgerColumn::Stash));
    const QModelIndex perRank = total().model()->index(0, static_cast<int>(LedgerColumn::For));
    const auto grouped = [](core::Bytes bytes) { return QString::fromStdString(core::format::grouped(bytes.value)); };
    for (const int role : {Qt::ToolTipRole, Qt::AccessibleTextRole}) {
        EXPECT_TRUE(stash.data(role).toString().contains(grouped(document.point().bytes) + QStringLiteral(" bytes per token")));
        EXPECT_TRUE(perRank.data(role).toString().contains(grouped(core::bytesPerRank(document.scenario(), document.point().bytes)) +
                                                           QStringLiteral(" bytes per rank")));
    }
    for (int i = 0; i < static_cast<int>(ui::ledgerColumns); ++i) {
        EXPECT_EQ(total().model()->headerData(i, Qt::Horizontal), table().model()->headerData(i, Qt::Horizontal));
    }
}

TEST_F(LedgerDockTest, followsTheLayer) {
    view.select(mark("router"));
    ASSERT_TRUE(
        document.changeScenario(core::withLayer(document.scenario(), "dense", document.catalogue()).value(), QStringLiteral("layer")));
    EXPECT_EQ(table().model()->rowCount(), 16);
    EXPECT_EQ(total().model()->index(0, 0).data(), QStringLiteral("all 15 marks"));
    EXPECT_FALSE(table().selectionModel()->hasSelection());
}

TEST_F(LedgerDockTest, copiesAllRowsOrTheSelectedOnes) {
    const QSignalSpy noted(&dock, &ui::LedgerDock::noted);
    dock.findChild<QToolButton*>(QStringLiteral("ledgerCopyButton"))->click();
    EXPECT_EQ(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 1 + 20 + 1);
    click("attn");
    clickHeading(LedgerColumn::Stash);
    QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), 4);
    EXPECT_TRUE(lines[1].startsWith(QStringLiteral("attention\tsave\t32.5 KiB")));
    EXPECT_TRUE(lines[2].startsWith(QStringLiteral("all 19 marks")));
    EXPECT_EQ(noted.count(), 2);
}

TEST_F(LedgerDockTest, copiesItsOwnTextWhereTheWindowHasTheSameKey) {
    QAction other(&window);
    other.setShortcut(QKeySequence::Copy);
    window.addAction(&other);
    const QSignalSpy triggered(&other, &QAction::triggered);
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("op\tmark")));
    EXPECT_EQ(triggered.count(), 0);
}

TEST_F(LedgerDockTest, writesTheTableToAFile) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ledger.csv"));
    document.loadPolicy(document.preset("dsv3"), QStringLiteral("load"));
    const QSignalSpy noted(&dock, &ui::LedgerDock::noted);
    answerDialog(path);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll().toStdString(), core::ledgerCsv(document.scenario(), *document.problem(), document.policy()));
    ASSERT_EQ(noted.count(), 1);
    EXPECT_TRUE(noted[0][0].toString().contains(path));
}

TEST_F(LedgerDockTest, saysWhyItWroteNothingAndLeavesWhatIsThere) {
    const QTemporaryDir folder;
    const QSignalSpy failed(&dock, &ui::LedgerDock::failed);
    const QSignalSpy noted(&dock, &ui::LedgerDock::noted);
    answerDialog(folder.path()); // a folder cannot be replaced by a file
    ASSERT_EQ(failed.count(), 1);
    EXPECT_TRUE(failed[0][0].toString().contains(folder.path())) << failed[0][0].toString().toStdString();
    EXPECT_TRUE(QFileInfo(folder.path()).isDir());
    answerDialog(folder.filePath(QStringLiteral("missing/ledger.csv")));
    EXPECT_EQ(failed.count(), 2);
    EXPECT_EQ(noted.count(), 0);
}

TEST_F(LedgerDockTest, leavesTheOldFileWhereTheNewOneDoesNotFit) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ledger.csv"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("old");
    file.close();
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{100, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    const QSignalSpy failed(&dock, &ui::LedgerDock::failed);
    answerDialog(path);
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    EXPECT_EQ(failed.count(), 1);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), QByteArray("old"));
}

TEST_F(LedgerDockTest, isLeftByTab) {
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Tab);
    EXPECT_FALSE(table().hasFocus());
}

TEST_F(LedgerDockTest, namesItsPartsAndExplainsItsColumns) {
    EXPECT_EQ(dock.windowTitle(), QStringLiteral("Ledger"));
    EXPECT_FALSE(table().accessibleName().isEmpty());
    EXPECT_FALSE(total().accessibleName().isEmpty());
    for (int i = 0; i < static_cast<int>(ui::ledgerColumns); ++i) {
        EXPECT_TRUE(table().model()->headerData(i, Qt::Horizontal, Qt::ToolTipRole).toString().endsWith(QLatin1Char('.')));
    }
    for (const auto* button : dock.findChildren<QToolButton*>()) {
        EXPECT_FALSE(button->accessibleName().isEmpty()) << button->objectName().toStdString();
    }
    EXPECT_EQ(place("attn", LedgerColumn::FlipStash).data(Qt::AccessibleTextRole), QStringLiteral("flip GiB: −8.63"));
}

} // namespace
