#include "ui/session/session.h"

#include "tests/ui/session/session_fixture.h"
#include "ui/chart/chart_view.h"
#include "ui/diagram/diagram_view.h"
#include "ui/session/new_window.h"
#include "ui/session/recovery_dialog.h"

#include <QFileInfo>
#include <QTreeWidget>
#include <QUuid>

namespace {

namespace fs = std::filesystem;

class SessionTest : public SessionFixture {
protected:
    QString orphan(const char* title, int minute, const QString& filePath = {}) {
        ui::UnsavedWork work{core::defaultPolicyFile(), filePath, {}, QDateTime(QDate(2026, 1, 1), QTime(12, minute), Qt::UTC)};
        work.file.title = title;
        const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        fs::create_directories(home / "recovery");
        put(home / "recovery" / (id.toStdString() + ".stashpolicy"), ui::formatUnsavedWork(work, document.catalogue()).value());
        return id;
    }
    bool exists(const QString& id) const {
        return QFileInfo::exists(folderName() + QLatin1Char('/') + id + QStringLiteral(".stashpolicy"));
    }
    QTreeWidget& list() { return *dialog<ui::RecoveryDialog>("recoveryDialog")->findChild<QTreeWidget*>(QStringLiteral("recoveryList")); }
    std::size_t copies() const {
        std::size_t count = 0;
        for (const auto& entry : fs::directory_iterator(home / "recovery")) {
            count += entry.path().extension() == ".stashpolicy" ? 1U : 0U;
        }
        return count;
    }
};

TEST_F(SessionTest, offersWhatIsLeftAndRecoversItHere) {
    const QString id = orphan("mine", 7, path("lean.stashpolicy"));
    session().offerRecovery();
    auto* offer = dialog<ui::RecoveryDialog>("recoveryDialog");
    ASSERT_NE(offer, nullptr);
    EXPECT_FALSE(offer->isModal()) << "the window can be worked in";
    ASSERT_EQ(list().topLevelItemCount(), 1);
    EXPECT_EQ(list().topLevelItem(0)->text(0), QStringLiteral("lean.stashpolicy"));
    EXPECT_EQ(list().topLevelItem(0)->text(2), path("").chopped(1));
    click("recoverButton");
    EXPECT_EQ(document.file().title, "mine");
    EXPECT_EQ(document.path(), path("lean.stashpolicy"));
    EXPECT_TRUE(document.isModified());
    EXPECT_TRUE(window().isWindowModified());
    EXPECT_TRUE(says(QStringLiteral("Recovered lean.stashpolicy"))) << message().toStdString();
    EXPECT_TRUE(exists(id) || copies() == 1) << "there is always a copy";
    EXPECT_TRUE(QTest::qWaitFor([&] { return !exists(id); }));
    EXPECT_EQ(copies(), 1U) << "this session's own";
    EXPECT_EQ(openDialog<ui::RecoveryDialog>("recoveryDialog"), nullptr);
}

TEST_F(SessionTest, severalOpenInAWindowEach) {
    const QString older = orphan("older", 1);
    const QString newer = orphan("newer", 2);
    session().offerRecovery();
    ASSERT_EQ(list().topLevelItemCount(), 2);
    click("recoverButton");
    EXPECT_EQ(document.file().title, "newer");
    ASSERT_EQ(started.size(), 1U);
    EXPECT_EQ(started.front(), ui::recoverArguments(older));
    EXPECT_TRUE(ui::takeOrphan(folderName(), older, document.catalogue())) << "it is left to that window";
    EXPECT_TRUE(QTest::qWaitFor([&] { return !exists(newer); }));
}

TEST_F(SessionTest, workInThisWindowIsNotReplaced) {
    flip("attn");
    const core::PolicyFile mine = document.file();
    const QString id = orphan("other", 1);
    session().offerRecovery();
    click("recoverButton");
    EXPECT_EQ(document.file(), mine);
    ASSERT_EQ(started.size(), 1U);
    EXPECT_EQ(started.front(), ui::recoverArguments(id));
}

TEST_F(SessionTest, aWindowThatCannotBeStartedKeepsTheCopy) {
    flip("attn");
    canStart = false;
    const QString id = orphan("other", 1);
    session().offerRecovery();
    click("recoverButton");
    EXPECT_TRUE(says(QStringLiteral("could not be started")));
    EXPECT_TRUE(exists(id));
}

TEST_F(SessionTest, theSelectedOnesAreDeletedAndTheOthersStay) {
    const QString older = orphan("older", 1);
    const QString newer = orphan("newer", 2);
    session().offerRecovery();
    list().clearSelection();
    auto* offer = dialog<ui::RecoveryDialog>("recoveryDialog");
    EXPECT_FALSE(offer->findChild<QAbstractButton*>(QStringLiteral("recoverButton"))->isEnabled());
    list().topLevelItem(0)->setSelected(true);
    click("deleteCopyButton");
    EXPECT_TRUE(exists(newer)) << "not without an answer";
    click("deleteCopyConfirmButton");
    EXPECT_FALSE(exists(newer));
    EXPECT_EQ(list().topLevelItemCount(), 1);
    click("decideLaterButton");
    EXPECT_TRUE(QTest::qWaitFor([&] { return openDialog<ui::RecoveryDialog>("recoveryDialog") == nullptr; }));
    EXPECT_TRUE(exists(older));
    EXPECT_TRUE(QTest::qWaitFor([&] { return ui::findOrphans(folderName(), document.catalogue()).orphans.size() == 1; }))
        << "the next start finds it";
}

TEST_F(SessionTest, aWindowThatIsToldToRecoversOne) {
    const QString id = orphan("wanted", 1);
    session().recover(QStringLiteral("no such copy"));
    EXPECT_TRUE(says(QStringLiteral("Not recovered"))) << message().toStdString();
    session().recover(id);
    EXPECT_EQ(document.file().title, "wanted");
    EXPECT_TRUE(QTest::qWaitFor([&] { return !exists(id); }));
}

TEST_F(SessionTest, saysThatTheFileIsNewerAndAsksBeforeItIsReplaced) {
    writeOther("a.stashpolicy", "theirs");
    const QString id = orphan("mine", 1, path("a.stashpolicy"));
    session().recover(id);
    EXPECT_TRUE(message().contains(QStringLiteral("written later"))) << message().toStdString();
    EXPECT_TRUE(says(QStringLiteral("a.stashpolicy was changed by another program")));
    trigger("saveAction");
    click("overwriteButton");
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(contentOf(home / "a.stashpolicy"), core::formatPolicyFile(document.file(), document.catalogue()).value());
    EXPECT_TRUE(QTest::qWaitFor([this] { return message().isEmpty(); })) << message().toStdString();
    EXPECT_TRUE(QTest::qWaitFor([&] { return copies() == 0; }));
}

TEST_F(SessionTest, workThatIsGivenUpLeavesNoCopy) {
    const QString id = orphan("mine", 1);
    session().recover(id);
    end();
    EXPECT_TRUE(fs::is_empty(home / "recovery"));
}

TEST_F(SessionTest, aCopyThatCannotBeReadIsNamed) {
    fs::create_directories(home / "recovery");
    put(home / "recovery/broken.stashpolicy", "{");
    session().offerRecovery();
    EXPECT_TRUE(says(QStringLiteral("unreadable/broken.stashpolicy"))) << message().toStdString();
    EXPECT_EQ(openDialog<ui::RecoveryDialog>("recoveryDialog"), nullptr);
}

TEST_F(SessionTest, aCopyIsWrittenWhileAQuestionIsOpen) {
    flip("attn");
    window().close();
    auto* question = dialog<QMessageBox>("unsavedDialog");
    ASSERT_NE(question, nullptr);
    EXPECT_TRUE(QTest::qWaitFor([&] { return fs::exists(home / "recovery") && copies() == 1; }));
    answer("unsavedDialog", QMessageBox::Cancel);
}

TEST_F(SessionTest, aFileThatAnotherProgramChangedIsOfferedAgain) {
    ASSERT_TRUE(document.save(path("a.stashpolicy")));
    flip("attn");
    const core::PolicyFile mine = document.file();
    writeOther("a.stashpolicy", "theirs");
    EXPECT_TRUE(says(QStringLiteral("a.stashpolicy was changed by another program.")));
    flip("norm1");
    flip("norm1");
    EXPECT_TRUE(message().contains(QStringLiteral("was changed by another program"))) << "an edit does not answer it";
    click("openAgainButton");
    EXPECT_EQ(document.file().title, "theirs");
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(message(), QString());
    trigger("undoAction");
    EXPECT_EQ(document.file(), mine);
}

TEST_F(SessionTest, aDocumentThatIsKeptIsNotSaved) {
    ASSERT_TRUE(document.save(path("a.stashpolicy")));
    writeOther("a.stashpolicy", "theirs");
    click("keepMineButton");
    EXPECT_EQ(message(), QString());
    EXPECT_TRUE(document.isModified());
    trigger("saveAction");
    EXPECT_TRUE(asksNothing()) << "that was answered";
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(core::readPolicyFile(home / "a.stashpolicy", document.catalogue())->file.title, "");
}

TEST_F(SessionTest, aFileThatIsGoneMakesTheDocumentUnsaved) {
    ASSERT_TRUE(document.save(path("a.stashpolicy")));
    fs::rename(home / "a.stashpolicy", home / "b.stashpolicy");
    EXPECT_TRUE(says(QStringLiteral("a.stashpolicy was deleted or renamed")));
    EXPECT_TRUE(document.isModified());
    trigger("saveAction");
    EXPECT_TRUE(asksNothing());
    EXPECT_TRUE(QFileInfo::exists(path("a.stashpolicy")));
    EXPECT_EQ(message(), QString());
}

TEST_F(SessionTest, aChangeThatCannotBeReadLeavesTheDocument) {
    ASSERT_TRUE(document.save(path("a.stashpolicy")));
    put(home / "a.stashpolicy", "no policy");
    EXPECT_TRUE(says(QStringLiteral("was changed by another program")));
    click("openAgainButton");
    EXPECT_TRUE(message().contains(QStringLiteral("line 1"))) << message().toStdString();
    EXPECT_EQ(document.file(), core::defaultPolicyFile());
    fs::remove(home / "a.stashpolicy");
    fs::create_directory(home / "a.stashpolicy");
    EXPECT_TRUE(says(QStringLiteral("is a folder")));
    EXPECT_EQ(document.file(), core::defaultPolicyFile());
}

TEST_F(SessionTest, theDiagramOpensWhereItWasClosed) {
    const auto diagramOf = [](ui::MainWindow& shown) { return shown.findChild<ui::DiagramView*>(); };
    QCoreApplication::processEvents();
    EXPECT_EQ(diagramOf(window())->shownPart(), ui::DiagramPart{}) << "all of it";
    for (int i = 0; i < 5; ++i) {
        diagramOf(window())->zoomIn();
    }
    diagramOf(window())->centerOn(300, 400);
    const ui::DiagramPart before = diagramOf(window())->shownPart();
    window().close();
    {
        ui::MainWindow again(document, ui::loadSettings(), ui::ThemeName::Light);
        EXPECT_EQ(diagramOf(again)->shownPart(), before) << "even if it is closed before it was shown";
        again.show();
        EXPECT_TRUE(QTest::qWaitFor([&] { return diagramOf(again)->zoom() > 1.1; }));
        const ui::DiagramPart after = diagramOf(again)->shownPart();
        EXPECT_DOUBLE_EQ(after.scale, before.scale);
        EXPECT_LE((after.centre - before.centre).manhattanLength(), 4);
        diagramOf(again)->fitDiagram();
        again.close();
    }
    EXPECT_EQ(ui::loadSettings().diagram.scale, 0);
}

TEST_F(SessionTest, theChartOpensAtThePartOfThatDocumentThatItWasClosedAt) {
    const auto chartOf = [](ui::MainWindow& shown) { return shown.findChild<ui::ChartView*>(); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return document.analysis() != nullptr; }));
    QTest::keyClick(chartOf(window()), Qt::Key_Plus);
    const ui::ChartPart before = chartOf(window())->shownPart();
    ASSERT_TRUE(before.ranges);
    window().close();
    {
        ui::Document fresh(document.catalogue());
        ui::MainWindow again(fresh, ui::loadSettings(), ui::ThemeName::Light);
        again.show();
        EXPECT_TRUE(QTest::qWaitFor([&] { return chartOf(again)->shownPart().ranges.has_value(); }));
        const ui::ChartRanges after = chartOf(again)->shownPart().ranges.value_or(ui::ChartRanges{});
        EXPECT_NEAR(after.x.from, before.ranges->x.from, 1e-6);
        EXPECT_NEAR(after.y.to, before.ranges->y.to, 1e-6);
    }
    ui::Document saved(document.catalogue());
    ASSERT_TRUE(saved.save(path("other.stashpolicy")));
    ui::MainWindow other(saved, ui::loadSettings(), ui::ThemeName::Light);
    other.show();
    ASSERT_TRUE(QTest::qWaitFor([&] { return saved.analysis() != nullptr; }));
    EXPECT_FALSE(chartOf(other)->shownPart().ranges) << "another document is shown whole";
}

} // namespace
