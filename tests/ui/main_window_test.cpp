#include "ui/main_window.h"

#include "core/io/builtin_catalogue.h"
#include "ui/card/policy_card.h"
#include "ui/chart/budget_item.h"
#include "ui/chart/chart_view.h"
#include "ui/chart/plot_item.h"
#include "ui/chart/ring_item.h"
#include "ui/diagram/diagram_view.h"
#include "ui/document/document.h"
#include "ui/export/export_dialog.h"
#include "ui/file_actions.h"
#include "ui/film/film_view.h"
#include "ui/layer_docks.h"
#include "ui/ledger/ledger_dock.h"
#include "ui/panels/message_bar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>

namespace {

class MainWindowTest : public testing::Test {
protected:
    MainWindowTest() {
        m_window.show();
        EXPECT_TRUE(QTest::qWaitFor([this] { return m_document.analysis() != nullptr; }));
    }
    ~MainWindowTest() override {
        m_document.undoStack().setClean(); // closes without a question
        m_window.close();
    }

    ui::Document& document() { return m_document; }
    ui::MainWindow& window() { return m_window; }
    ui::ChartView& chart() { return *m_window.findChild<ui::ChartView*>(); }
    ui::DiagramView& diagram() { return *m_window.findChild<ui::DiagramView*>(); }
    QString readout(const char* name) const { return m_window.findChild<QLabel*>(QLatin1String(name))->text(); }
    QString message() { return m_window.messages().message(); }
    void trigger(const char* name) { m_window.findChild<QAction*>(QLatin1String(name))->trigger(); }
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    core::MarkId mark(const char* id) const { return m_document.problem()->graph.findMark(id).value(); }

    void clickOp(const char* id) {
        for (const ui::DiagramBox& box : diagram().layout().boxes) {
            if (box.mark == mark(id)) {
                QTest::mouseClick(diagram().viewport(), Qt::LeftButton, {}, diagram().viewRect(box).center());
                return;
            }
        }
        FAIL() << "no box for " << id;
    }
    void clickChart(core::Point point) {
        const QPointF at = chart().chart().map().toScene(chart().chart().data().scale.at(point));
        QTest::mouseClick(chart().viewport(), Qt::LeftButton, {}, chart().mapFromScene(at));
    }
    bool ringIsAt(core::Point point) {
        const QPointF at = chart().chart().map().toScene(chart().chart().data().scale.at(point));
        return chart().chart().plot().ring().isVisible() && (chart().chart().plot().ring().scenePos() - at).manhattanLength() < 0.01;
    }
    QPoint placeOf(std::size_t step) {
        const core::Point point = m_document.analysis()->hull[step].outcome.point;
        return chart().mapFromScene(chart().chart().map().toScene(chart().chart().data().scale.at(point)));
    }
    /// The dialog of that name, once it is open.
    template <class Dialog>
    Dialog* dialog(const char* name) {
        Dialog* found = nullptr;
        EXPECT_TRUE(QTest::qWaitFor([&] {
            for (auto* candidate : m_window.findChildren<Dialog*>(QLatin1String(name))) {
                found = candidate->isVisible() ? candidate : found; // one that was answered may not be gone yet
            }
            return found != nullptr;
        })) << name;
        return found;
    }
    void answer(const char* name, QMessageBox::StandardButton button) {
        QTest::mouseClick(dialog<QMessageBox>(name)->button(button), Qt::LeftButton);
    }
    void choose(const char* name, const QString& file) {
        auto* files = dialog<QFileDialog>(name);
        files->selectFile(file);
        static_cast<QDialog*>(files)->accept();
    }

private:
    QTemporaryDir m_folder;
    ui::Document m_document{core::builtinCatalogue()};
    ui::MainWindow m_window{m_document, ui::Settings{}, ui::ThemeName::Light};
};

TEST_F(MainWindowTest, aClickOnAnOpMovesTheRingAndTheNumbers) {
    EXPECT_EQ(readout("stashValue"), QStringLiteral("118.6 GiB"));
    clickOp("attn");
    EXPECT_TRUE(document().policy().recomputes(mark("attn")));
    EXPECT_TRUE(ringIsAt({{167772160}, {424080}}));
    EXPECT_EQ(readout("stashValue"), QStringLiteral("110.0 GiB"));
    EXPECT_EQ(readout("replayValue"), QStringLiteral("12.5%"));
    EXPECT_TRUE(readout("verdict").contains(QStringLiteral("Dominated")));
}

TEST_F(MainWindowTest, SpaceFlipsTheOpThatTheKeyboardIsOn) {
    diagram().setFocus();
    diagram().focusMark(mark("gate_up"));
    QTest::keyClick(&diagram(), Qt::Key_Space);
    EXPECT_EQ(document().policy(), core::Policy::of(mark("gate_up")));
    EXPECT_TRUE(ringIsAt({{528482304}, {383632}}));
    QTest::keyClick(&diagram(), Qt::Key_Space);
    EXPECT_TRUE(document().policy().empty());
}

TEST_F(MainWindowTest, aClickOnAHullVertexLoadsItsMarksAndUndoBringsTheOldOnesBack) {
    for (std::size_t step = 5; step < document().analysis()->hull.size(); ++step) {
        const core::Policy before = document().policy();
        const core::Outcome outcome = document().analysis()->hull[step].outcome;
        clickChart(outcome.point);
        EXPECT_EQ(document().policy(), outcome.representative) << step;
        EXPECT_EQ(diagram().state().policy, outcome.representative) << step;
        trigger("undoAction");
        EXPECT_EQ(document().policy(), before) << step;
        trigger("redoAction");
        EXPECT_EQ(document().policy(), outcome.representative) << step;
    }
    EXPECT_EQ(readout("verdict"), QStringLiteral("Hull step 11 of 11. No policy is better on both."));
}

TEST_F(MainWindowTest, presetsAreInAMenuAndOneOutsideHasNoRing) {
    auto* menu = window().findChild<QMenu*>(QStringLiteral("policyMenu"));
    emit menu->aboutToShow();
    trigger("preset_dsv3");
    EXPECT_EQ(readout("stashValue"), QStringLiteral("66.6 GiB"));
    EXPECT_TRUE(chart().chart().plot().ring().isVisible());
    trigger("preset_full");
    EXPECT_EQ(readout("replayValue"), QStringLiteral("100%"));
    EXPECT_FALSE(chart().chart().plot().ring().isVisible());
    EXPECT_TRUE(readout("verdict").contains(QStringLiteral("all-to-all dispatch, all-to-all combine")));
    trigger("undoAction");
    EXPECT_TRUE(chart().chart().plot().ring().isVisible());
    emit menu->aboutToShow();
    EXPECT_TRUE(window().findChild<QAction*>(QStringLiteral("preset_dsv3"))->isChecked());
}

TEST_F(MainWindowTest, anotherProblemIsAnalysedMeanwhileTheWindowWorks) {
    auto* seq = window().findChild<QSpinBox*>(QStringLiteral("seq"));
    seq->setValue(8192);
    clickOp("attn");
    EXPECT_EQ(document().point().cost.value, 2 * 167772160);
    EXPECT_TRUE(QTest::qWaitFor([this] { return document().analysis() != nullptr; }));
    EXPECT_EQ(document().analysis()->problem, document().problem());
    EXPECT_TRUE(readout("verdict").startsWith(QStringLiteral("Preset core_attn. Dominated"))) << readout("verdict").toStdString();
}

TEST_F(MainWindowTest, savesAndOpensAgain) {
    clickOp("attn");
    clickOp("swiglu");
    EXPECT_TRUE(window().isWindowModified());
    trigger("saveAction");
    choose("saveDialog", path("a.stashpolicy"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return !window().isWindowModified(); }));
    EXPECT_TRUE(window().windowTitle().contains(QStringLiteral("a.stashpolicy")));

    const core::Policy saved = document().policy();
    trigger("newAction");
    EXPECT_TRUE(document().policy().empty());
    trigger("openAction");
    choose("openDialog", path("a.stashpolicy"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return document().policy() == saved; }));
    EXPECT_FALSE(window().messages().isVisible()) << "there is nothing to say of a file that is as it should be";
}

TEST_F(MainWindowTest, aFaultyFileIsOneMessageAndChangesNothing) {
    clickOp("attn");
    document().undoStack().setClean();
    const core::PolicyFile before = document().file();
    QFile file(path("broken.stashpolicy"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"stashpoint-policy\",\n \"version\": 1,");
    file.close();
    window().files().openPath(file.fileName());
    EXPECT_TRUE(message().startsWith(file.fileName() + QStringLiteral(": line 2"))) << message().toStdString();
    EXPECT_EQ(document().file(), before);
    EXPECT_EQ(document().path(), QString());
    QTest::mouseClick(window().findChild<QWidget*>(QStringLiteral("messageClose")), Qt::LeftButton);
    EXPECT_EQ(message(), QString());
}

TEST_F(MainWindowTest, aNumberThatIsBeingTypedIsNotLost) {
    auto* seq = window().findChild<QSpinBox*>(QStringLiteral("seq"));
    ASSERT_TRUE(document().save(path("a.stashpolicy")));
    window().activateWindow();
    seq->setFocus();
    seq->selectAll();
    QTest::keyClicks(seq, QStringLiteral("6000"));
    EXPECT_EQ(document().scenario().seq, 4096);
    trigger("saveAction");
    EXPECT_EQ(document().scenario().seq, 6000);
    EXPECT_FALSE(window().isWindowModified());
    seq->selectAll();
    QTest::keyClicks(seq, QStringLiteral("7000"));
    window().close();
    answer("unsavedDialog", QMessageBox::Cancel);
    EXPECT_EQ(document().scenario().seq, 7000);
}

TEST_F(MainWindowTest, undoIsTheDocumentsWhileTheKeyboardIsInAField) {
    clickOp("attn");
    auto* seq = window().findChild<QSpinBox*>(QStringLiteral("seq"));
    seq->setFocus();
    QTest::keyClick(seq, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(document().policy().empty());
    QTest::keyClick(seq, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(document().policy(), core::Policy::of(mark("attn")));
}

TEST_F(MainWindowTest, aMessageGoesWhenTheDocumentChanges) {
    window().files().openPath(path("missing"));
    EXPECT_TRUE(window().messages().isVisible());
    clickOp("attn");
    EXPECT_FALSE(window().messages().isVisible());
}

TEST_F(MainWindowTest, aCopyOfTheLedgerIsNotedWhereNothingMoves) {
    const QRect before = chart().geometry();
    trigger("ledgerCopyAction");
    EXPECT_TRUE(message().isEmpty());
    EXPECT_EQ(window().statusBar()->currentMessage(), QStringLiteral("Copied the ledger"));
    QApplication::processEvents();
    EXPECT_EQ(chart().geometry(), before);
}

TEST_F(MainWindowTest, aLedgerThatFloatsStaysAboveItsWindowAfterARestart) {
    auto* dock = window().findChild<ui::LedgerDock*>();
    dock->setFloating(true);
    ui::Settings settings;
    settings.docks = window().saveState();
    ui::MainWindow restarted(document(), settings, ui::ThemeName::Light);
    restarted.show();
    const auto* again = restarted.findChild<ui::LedgerDock*>();
    EXPECT_TRUE(again->isFloating());
    EXPECT_FALSE(again->isVisible()) << "not before its window";
    EXPECT_TRUE(QTest::qWaitFor([&] { return again->isVisible(); }));
    ASSERT_NE(again->windowHandle(), nullptr);
    EXPECT_EQ(again->windowHandle()->transientParent(), restarted.windowHandle());
}

TEST_F(MainWindowTest, theLedgerChangesColoursBelowItsRowsToo) {
    auto* dock = window().findChild<ui::LedgerDock*>();
    auto* rows = dock->findChild<QTableView*>(QStringLiteral("ledgerTable"));
    for (const bool floats : {true, false}) {
        dock->setFloating(floats);
        window().resizeDocks({dock}, {600}, Qt::Vertical);
        dock->resize(700, 700);
        for (const auto& [action, name] : {std::pair("darkThemeAction", ui::ThemeName::Dark), {"lightThemeAction", ui::ThemeName::Light}}) {
            trigger(action);
            QApplication::processEvents();
            const QPoint below(rows->viewport()->width() / 2, rows->viewport()->height() - 10);
            if (!rows->indexAt(below).isValid()) {
                EXPECT_EQ(dock->grab().toImage().pixelColor(rows->viewport()->mapTo(dock, below)), ui::theme(name).panel)
                    << action << floats;
            } else {
                EXPECT_FALSE(floats) << "there is room below the rows";
            }
        }
    }
}

TEST_F(MainWindowTest, aLedgerMovedToTheSideIsWideEnoughToRead) {
    auto* dock = window().findChild<ui::LedgerDock*>();
    window().addDockWidget(Qt::LeftDockWidgetArea, dock);
    EXPECT_TRUE(QTest::qWaitFor([&] { return dock->width() >= window().width() / 3; })) << dock->width();
}

TEST_F(MainWindowTest, aLowWindowOpensWithoutTheLedger) {
    auto* ledger = window().findChild<ui::LedgerDock*>();
    EXPECT_TRUE(ledger->isVisible());
    auto* docks = window().findChild<ui::LayerDocks*>();
    docks->fitFirst(799);
    EXPECT_FALSE(ledger->isVisible());
    trigger("ledgerAction");
    EXPECT_TRUE(ledger->isVisible());
    docks->fitFirst(800);
    EXPECT_TRUE(ledger->isVisible());
}

TEST_F(MainWindowTest, theChartKeepsItsPlaceWhileOpsAreFlipped) {
    QTest::qWait(0); // the film has just come
    const QRect before = chart().geometry();
    for (const char* id : {"attn", "moe_add", "ffn_down", "dispatch", "combine", "o_proj"}) {
        clickOp(id);
        QTest::qWait(0);
        EXPECT_EQ(chart().geometry(), before) << id;
    }
}

TEST_F(MainWindowTest, asksBeforeWorkIsLost) {
    clickOp("attn");
    window().close();
    EXPECT_TRUE(window().isVisible());
    answer("unsavedDialog", QMessageBox::Cancel);
    EXPECT_TRUE(window().isVisible());
    EXPECT_TRUE(document().isModified());

    trigger("newAction");
    answer("unsavedDialog", QMessageBox::Discard);
    EXPECT_TRUE(QTest::qWaitFor([this] { return document().policy().empty(); }));

    clickOp("attn");
    window().close();
    answer("unsavedDialog", QMessageBox::Save);
    choose("saveDialog", path("kept.stashpolicy"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return !window().isVisible(); }));
    EXPECT_TRUE(QFile::exists(path("kept.stashpolicy")));
}

TEST_F(MainWindowTest, aSaveThatFailsKeepsTheWindowOpenAndTheWork) {
    clickOp("attn");
    window().close();
    answer("unsavedDialog", QMessageBox::Save);
    auto* files = dialog<QFileDialog>("saveDialog");
    emit files->fileSelected(path("no/such/folder/a.stashpolicy"));
    EXPECT_TRUE(message().startsWith(QStringLiteral("Not saved. "))) << message().toStdString();
    EXPECT_TRUE(window().isVisible());
    EXPECT_TRUE(document().isModified());
}

TEST_F(MainWindowTest, exportsTheChart) {
    trigger("exportAction");
    trigger("exportAction");
    EXPECT_EQ(window().findChildren<ui::ExportDialog*>().size(), 1) << "one dialog, however often it is asked for";
    for (const char* name : {"chart.png", "chart.svg", "chart.pdf"}) {
        QTest::mouseClick(window().findChild<QPushButton*>(QStringLiteral("exportSave")), Qt::LeftButton);
        choose("exportFileDialog", path(name));
        const auto* said = window().findChild<QLabel*>(QStringLiteral("exportMessage"));
        EXPECT_TRUE(QTest::qWaitFor([&] { return said->text().startsWith(QStringLiteral("Exported")); })) << name;
        EXPECT_TRUE(QFile::exists(path(name))) << name;
    }
    QFile svg(path("chart.svg"));
    ASSERT_TRUE(svg.open(QIODevice::ReadOnly));
    const QByteArray text = svg.readAll();
    EXPECT_TRUE(text.contains("Stashed for backward, GiB per rank"));
    EXPECT_FALSE(text.contains("<image"));
    window().findChild<ui::ExportDialog*>()->close();
}

TEST_F(MainWindowTest, aPictureOpensAsItsPolicy) {
    clickOp("attn");
    const core::Policy drawn = document().policy();
    trigger("copyChartAction");
    EXPECT_TRUE(message().contains(QStringLiteral("Copied")));
    QFile png(path("chart.png"));
    ASSERT_TRUE(png.open(QIODevice::WriteOnly));
    png.write(QApplication::clipboard()->mimeData()->data(QStringLiteral("image/png")));
    png.close();
    document().reset();
    window().files().openPath(png.fileName());
    EXPECT_EQ(document().policy(), drawn);
    EXPECT_TRUE(window().windowTitle().startsWith(QStringLiteral("Untitled")));
    EXPECT_FALSE(window().isWindowModified());
    EXPECT_TRUE(message().contains(QStringLiteral("chart.png"))) << message().toStdString();
}

TEST_F(MainWindowTest, changesItsColours) {
    trigger("darkThemeAction");
    const ui::Theme dark = ui::theme(ui::ThemeName::Dark);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), dark.window);
    EXPECT_EQ(window().grab().toImage().pixelColor(4, window().height() / 2), dark.window);
    trigger("lightThemeAction");
    EXPECT_EQ(window().grab().toImage().pixelColor(4, window().height() / 2), ui::theme(ui::ThemeName::Light).window);
}

TEST_F(MainWindowTest, aPolicyPointedAtHasACardInsideTheWindowClearOfItsPoint) {
    const auto* card = [&] {
        QTest::mouseMove(chart().viewport(), placeOf(8));
        return window().findChild<ui::PolicyCard*>(QStringLiteral("hoverCard"));
    }();
    ASSERT_NE(card, nullptr);
    for (std::size_t step = 0; step < document().analysis()->hull.size(); ++step) {
        const QPoint at = placeOf(step);
        QTest::mouseMove(chart().viewport(), at);
        ASSERT_TRUE(card->isVisible()) << step;
        EXPECT_TRUE(window().rect().contains(card->geometry())) << step;
        EXPECT_FALSE(card->geometry().contains(chart().viewport()->mapTo(&window(), at))) << step;
    }
    trigger("copyAction");
    EXPECT_EQ(QApplication::clipboard()->text(), card->text());
    EXPECT_EQ(chart().accessibleDescription(), card->text());
    EXPECT_TRUE(card->text().startsWith(QStringLiteral("Hull step 11 of 11"))) << card->text().toStdString();
    QTest::mouseMove(chart().viewport(), chart().chart().map().plot.bottomLeft().toPoint() + QPoint(60, -15));
    EXPECT_FALSE(card->isVisible()) << "nothing is there";
}

TEST_F(MainWindowTest, aFrameAndItsVertexLightEachOther) {
    auto& film = *window().findChild<ui::FilmView*>();
    QTest::mouseMove(film.viewport(), film.viewRect(8).center());
    EXPECT_TRUE(chart().chart().plot().litRing().isVisible());
    const QPointF vertex = chart().chart().map().toScene(chart().chart().data().scale.at(document().analysis()->hull[8].outcome.point));
    EXPECT_LT((chart().chart().plot().litRing().scenePos() - vertex).manhattanLength(), 0.01);
    QTest::mouseMove(chart().viewport(), placeOf(9));
    EXPECT_LT((chart().chart().plot().litRing().scenePos() - QPointF(placeOf(9))).manhattanLength(), 2);
    QTest::mouseClick(film.viewport(), Qt::LeftButton, {}, film.viewRect(5).center());
    EXPECT_EQ(document().policy(), document().analysis()->hull[5].outcome.representative);
    EXPECT_TRUE(ringIsAt(document().point()));
}

TEST_F(MainWindowTest, aPinnedPolicyIsComparedInItsCardAndInTheDiagram) {
    const core::Policy pinned = document().analysis()->hull[9].outcome.representative;
    QTest::mouseClick(chart().viewport(), Qt::LeftButton, Qt::ControlModifier, placeOf(9));
    auto* card = window().findChild<ui::PolicyCard*>(QStringLiteral("pinnedCard"));
    ASSERT_TRUE(card->isVisible());
    EXPECT_FALSE(card->geometry().contains(chart().mapTo(&window(), chart().pinnedPlace().value())));
    EXPECT_EQ(diagram().state().compared, pinned);
    EXPECT_TRUE(card->text().contains(QStringLiteral("60.5%"))) << card->text().toStdString();
    clickOp("attn");
    EXPECT_TRUE(card->text().contains(readout("stashValue"))) << "it follows the diagram";
    EXPECT_TRUE(window().findChild<QAction*>(QStringLiteral("pinAction"))->isChecked());
    trigger("pinAction");
    EXPECT_FALSE(card->isVisible());
    EXPECT_FALSE(diagram().state().compared);
}

TEST_F(MainWindowTest, theChartsMenuSwitchesWhatItShows) {
    trigger("swapAction");
    EXPECT_TRUE(chart().chart().data().scale.swapped);
    trigger("kibUnitAction");
    EXPECT_EQ(chart().chart().data().scale.unit, ui::StashUnit::KibPerTokenLayer);
    trigger("cloudAction");
    EXPECT_FALSE(chart().chart().data().options.cloud);
    trigger("filmAction");
    EXPECT_FALSE(window().findChild<ui::FilmView*>()->isVisible());
    trigger("budgetAction");
    ASSERT_TRUE(document().scenario().budgetBytes);
    clickOp("attn"); // no longer the cheapest
    trigger("cheapestAction");
    EXPECT_EQ(document().policy(), core::Policy());
    trigger("budgetAction");
    EXPECT_FALSE(document().scenario().budgetBytes);
}

TEST_F(MainWindowTest, theBudgetFieldSetsTheLine) {
    auto* field = window().findChild<QDoubleSpinBox*>(QStringLiteral("budget"));
    EXPECT_EQ(field->text(), QStringLiteral("none"));
    field->setValue(59);
    EXPECT_EQ(document().scenario().budgetBytes, 59 * (std::int64_t{1} << 30));
    EXPECT_TRUE(chart().chart().plot().budget().isVisible());
    trigger("undoAction");
    EXPECT_EQ(field->text(), QStringLiteral("none"));
    EXPECT_FALSE(chart().chart().plot().budget().isVisible());
}

TEST_F(MainWindowTest, aLowWindowLeavesTheChartItsRoom) {
    const auto* film = window().findChild<ui::FilmView*>();
    EXPECT_TRUE(film->isVisible());
    window().resize(1000, 600);
    EXPECT_LE(window().height(), 600);
    EXPECT_FALSE(film->isVisible());
    EXPECT_FALSE(window().findChild<QAction*>(QStringLiteral("filmAction"))->isEnabled()) << "and says so";
    window().resize(1400, 880);
    EXPECT_TRUE(film->isVisible());
    EXPECT_TRUE(window().findChild<QAction*>(QStringLiteral("filmAction"))->isEnabled());
}

TEST_F(MainWindowTest, theListOpensByItsKeyAndAddsByItsOwn) {
    auto* dock = window().findChild<QWidget*>(QStringLiteral("policiesDock"));
    EXPECT_FALSE(dock->isVisible()) << "the chart and the diagram keep their room at first";
    window().activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window()));
    QTest::keyClick(&window(), Qt::Key_F5);
    EXPECT_TRUE(dock->isVisible());
    QTest::keyClick(&window(), Qt::Key_F5);
    EXPECT_FALSE(dock->isVisible());
    QTest::keyClick(&window(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(dock->isVisible());
    EXPECT_EQ(document().file().policies.size(), 2);
    auto* name = dock->findChild<QWidget*>(QStringLiteral("policyNameEdit"));
    ASSERT_NE(name, nullptr);
    QTest::keyClicks(name, QStringLiteral("x"));
    const QString file = path("list.stashpolicy");
    trigger("saveAsAction");
    choose("saveDialog", file);
    EXPECT_EQ(document().file().policies[1].name, "x") << "what is typed is saved";
}

TEST_F(MainWindowTest, aClickOnAListedPolicyLoadsThatEntry) {
    document().loadPolicy(document().analysis()->hull[6].outcome.representative, QStringLiteral("load"));
    const core::Point point = document().point();
    trigger("listAddAction");
    document().loadPolicy({}, QStringLiteral("load"));
    const int steps = document().undoStack().count();
    clickChart(point);
    EXPECT_EQ(document().file().current, 1);
    EXPECT_EQ(document().undoStack().count(), steps) << "a selection is no edit";
    EXPECT_TRUE(document().file().policies[0].recompute.empty()) << "the one before keeps its marks";
}

TEST_F(MainWindowTest, everythingHasANameAndAnAccessibleName) {
    for (const QMenu* menu : window().findChildren<QMenu*>()) {
        for (const QAction* action : menu->actions()) {
            EXPECT_TRUE(action->isSeparator() || !action->objectName().isEmpty()) << action->text().toStdString();
        }
    }
    for (const char* name : {"paretoChart", "layerDiagram", "layer", "seq", "layers", "inFlight", "tokens", "freeComm", "budget", "film"}) {
        const auto* widget = window().findChild<QWidget*>(QLatin1String(name));
        ASSERT_NE(widget, nullptr) << name;
        EXPECT_FALSE(widget->accessibleName().isEmpty()) << name;
        EXPECT_NE(widget->focusPolicy(), Qt::NoFocus) << name;
    }
}

} // namespace
