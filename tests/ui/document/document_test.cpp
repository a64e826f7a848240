#include "ui/document/document.h"

#include "core/io/builtin_catalogue.h"
#include "core/scenario.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/document/fingerprint.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace {

using ui::Change;
using ui::Changes;

class DocumentTest : public testing::Test {
protected:
    ui::Document document{core::builtinCatalogue()};
    QTemporaryDir folder;

    core::MarkId mark(const char* id) const { return document.problem()->graph.findMark(id).value(); }
    core::Policy preset(const char* id) const {
        return core::policyOf(*document.catalogue().findPreset(id), document.problem()->graph).value();
    }
    QString write(const QString& name, const QByteArray& content) const {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return file.fileName();
    }
};

TEST_F(DocumentTest, startsWithEverythingSaved) {
    EXPECT_TRUE(document.policy().empty());
    EXPECT_EQ(document.point(), (core::Point{{0}, {457360}}));
    EXPECT_FALSE(document.isModified());
    EXPECT_FALSE(document.undoStack().canUndo());
    EXPECT_EQ(document.verdict(), std::nullopt);
}

TEST_F(DocumentTest, aFlipMovesThePointAtOnceAndUndoMovesItBack) {
    Changes seen;
    QObject::connect(&document, &ui::Document::changed, [&](Changes changes) { seen |= changes; });
    document.flip(mark("attn"));
    EXPECT_EQ(document.point(), (core::Point{{167772160}, {424080}}));
    EXPECT_TRUE(seen.testFlag(Change::Marks));
    EXPECT_FALSE(seen.testFlag(Change::Problem));
    EXPECT_EQ(document.undoStack().undoText(), QStringLiteral("recompute attention"));
    EXPECT_TRUE(document.isModified());
    document.undoStack().undo();
    EXPECT_EQ(document.point(), (core::Point{{0}, {457360}}));
    EXPECT_FALSE(document.isModified());
    document.undoStack().redo();
    EXPECT_EQ(document.point(), (core::Point{{167772160}, {424080}}));
}

TEST_F(DocumentTest, loadingWhatIsThereIsNoEdit) {
    document.loadPolicy(document.policy(), QStringLiteral("load"));
    EXPECT_FALSE(document.undoStack().canUndo());
}

TEST_F(DocumentTest, aScaleKeepsTheAnalysisAndAnotherLayerDropsIt) {
    analyseNow(document);
    const auto analysis = document.analysis();
    core::Scenario scenario = document.scenario();
    scenario.layers = 4;
    ASSERT_TRUE(document.changeScenario(scenario, QStringLiteral("set the layers")));
    EXPECT_EQ(document.analysis(), analysis);
    scenario = core::withLayer(scenario, "dense", document.catalogue()).value();
    ASSERT_TRUE(document.changeScenario(scenario, QStringLiteral("set the layer")));
    EXPECT_EQ(document.analysis(), nullptr);
    document.setAnalysis(analysis);
    EXPECT_EQ(document.analysis(), nullptr) << "that one is of another problem";
    analyseNow(document);
    EXPECT_EQ(document.analysis()->freeMarks, 15);
}

TEST_F(DocumentTest, anotherLayerKeepsTheMarksThatItHasAndNamesTheRest) {
    document.loadPolicy(preset("moe").with(mark("attn")), QStringLiteral("load"));
    const core::Scenario dense = core::withLayer(document.scenario(), "dense", document.catalogue()).value();
    const auto dropped = document.changeScenario(dense, QStringLiteral("set the layer"));
    ASSERT_TRUE(dropped);
    EXPECT_EQ(*dropped, (std::vector<std::string>{"router", "dispatch", "combine", "moe_add"}));
    EXPECT_EQ(core::markIds(document.policy(), document.problem()->graph),
              (std::vector<std::string>{"attn", "gate_up", "swiglu", "ffn_down"}));
    document.undoStack().undo();
    EXPECT_EQ(document.policy(), preset("moe").with(mark("attn")));
    EXPECT_EQ(document.scenario().layer, "moe");
}

TEST_F(DocumentTest, successiveSpinsOfOneValueAreOneStep) {
    core::Scenario scenario = document.scenario();
    for (const int layers : {9, 10, 11}) {
        scenario.layers = layers;
        ASSERT_TRUE(document.changeScenario(scenario, QStringLiteral("set the layers"), QStringLiteral("layers")));
    }
    scenario.tokens = 8192;
    ASSERT_TRUE(document.changeScenario(scenario, QStringLiteral("set the tokens"), QStringLiteral("tokens")));
    EXPECT_EQ(document.undoStack().count(), 2);
    document.undoStack().undo();
    EXPECT_EQ(document.scenario().layers, 11);
    document.undoStack().undo();
    EXPECT_EQ(document.scenario().layers, 8);
}

TEST_F(DocumentTest, refusesAScenarioThatItCannotCompute) {
    core::Scenario scenario = document.scenario();
    scenario.recipe = "dsv3-fp8";
    const auto changed = document.changeScenario(scenario, QStringLiteral("set the recipe"));
    ASSERT_FALSE(changed);
    EXPECT_NE(changed.error().message.find("dsv3-fp8"), std::string::npos);
    EXPECT_FALSE(document.isModified());
}

TEST_F(DocumentTest, judgesThePolicyOnceAllAreCompared) {
    analyseNow(document);
    document.loadPolicy(preset("dsv3"), QStringLiteral("load"));
    ASSERT_TRUE(document.verdict());
    EXPECT_EQ(document.verdict()->hullStep, 6U);
    document.loadPolicy(preset("full"), QStringLiteral("load"));
    EXPECT_EQ(core::markIds(document.verdict()->outside, document.problem()->graph), (std::vector<std::string>{"dispatch", "combine"}));
}

TEST_F(DocumentTest, savesAndOpensAgain) {
    document.loadPolicy(preset("dsv3"), QStringLiteral("load"));
    core::Scenario scenario = document.scenario();
    scenario.inFlightDoubled = 7;
    ASSERT_TRUE(document.changeScenario(scenario, QStringLiteral("set")));
    const QString path = folder.filePath(QStringLiteral("a.stashpolicy"));
    ASSERT_TRUE(document.save(path));
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(document.path(), path);

    ui::Document other(core::builtinCatalogue());
    const auto notes = other.open(path);
    ASSERT_TRUE(notes) << core::describe(notes.error());
    EXPECT_TRUE(notes->empty()) << notes->front();
    EXPECT_EQ(other.file(), document.file());
    EXPECT_FALSE(other.undoStack().canUndo());
}

TEST_F(DocumentTest, isLeftAsItWasByAFaultyFile) {
    document.flip(mark("attn"));
    const core::PolicyFile before = document.file();
    const QSignalSpy changed(&document, &ui::Document::changed);
    const struct {
        const char* name;
        QByteArray content;
    } faulty[] = {{"text", "no JSON"},
                  {"half", R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recomp)"},
                  {"newer", R"({"format": "stashpoint-policy", "version": 2})"},
                  {"op", R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": ["conv"]}]})"},
                  {"dense", R"({"format": "stashpoint-policy", "version": 1, "scenario": {"layer": "dense"},
                                "policies": [{"recompute": ["router"]}]})"}};
    for (const auto& [name, content] : faulty) {
        const QString path = write(QLatin1String(name), content);
        const auto opened = document.open(path);
        ASSERT_FALSE(opened) << name;
        EXPECT_NE(core::describe(opened.error()).find(path.toStdString()), std::string::npos) << core::describe(opened.error());
    }
    EXPECT_FALSE(document.open(folder.path()));
    EXPECT_FALSE(document.open(folder.filePath(QStringLiteral("missing"))));
    EXPECT_EQ(document.file(), before);
    EXPECT_TRUE(document.isModified());
    EXPECT_EQ(document.path(), QString());
    EXPECT_TRUE(changed.isEmpty());
}

TEST_F(DocumentTest, staysModifiedAfterASaveThatFails) {
    document.flip(mark("attn"));
    EXPECT_FALSE(document.save(folder.filePath(QStringLiteral("no/such/folder/a.stashpolicy"))));
    EXPECT_TRUE(document.isModified());
    EXPECT_EQ(document.path(), QString());
}

TEST_F(DocumentTest, savingAndUndoSayWhatIsModified) {
    const QString path = folder.filePath(QStringLiteral("a.stashpolicy"));
    document.flip(mark("attn"));
    ASSERT_TRUE(document.save(path));
    document.undoStack().undo();
    EXPECT_TRUE(document.isModified());
    document.undoStack().redo();
    EXPECT_FALSE(document.isModified());
}

TEST_F(DocumentTest, refusesALargePolicyFileBeforeReadingIt) {
    const QString path = write(QStringLiteral("large.stashpolicy"), "{");
    ASSERT_TRUE(QFile::resize(path, qint64{1} << 40)); // a hole: reading it would take minutes, and the memory of most machines
    const auto opened = document.open(path);
    ASSERT_FALSE(opened);
    EXPECT_NE(core::describe(opened.error()).find("is too large"), std::string::npos) << core::describe(opened.error());
}

TEST_F(DocumentTest, aPictureMayBeLargerThanAPolicyFile) {
    const QString path = write(QStringLiteral("large.png"), "\x89PNG\r\n\x1a\n");
    ASSERT_TRUE(QFile::resize(path, qint64{20} << 20));
    const auto opened = document.open(path);
    ASSERT_FALSE(opened);
    EXPECT_EQ(core::describe(opened.error()).find("is too large"), std::string::npos) << core::describe(opened.error());
    ASSERT_TRUE(QFile::resize(path, qint64{1} << 40));
    EXPECT_NE(core::describe(document.open(path).error()).find("is too large"), std::string::npos);
}

TEST_F(DocumentTest, contentFromElsewhereHasNoPath) {
    document.flip(mark("attn"));
    const core::PolicyFile before = document.file();
    const std::string text = core::formatPolicyFile(before, document.catalogue()).value();
    document.reset();
    const auto notes = document.openContent(text, QStringLiteral("standard input"));
    ASSERT_TRUE(notes) << core::describe(notes.error());
    EXPECT_TRUE(notes->empty());
    EXPECT_EQ(document.file(), before);
    EXPECT_EQ(document.path(), QString());
    EXPECT_EQ(document.knownContent(), std::nullopt);
    const auto broken = document.openContent("{", QStringLiteral("standard input"));
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().where.find("standard input: line 1"), 0U) << core::describe(broken.error());
    EXPECT_EQ(document.file(), before);
}

TEST_F(DocumentTest, knowsWhatItsFileHolds) {
    const QString path = folder.filePath(QStringLiteral("a.stashpolicy"));
    document.flip(mark("attn"));
    ASSERT_TRUE(document.save(path));
    EXPECT_EQ(document.knownContent(), ui::fingerprintOf(path).value());
    ui::Document other(core::builtinCatalogue());
    ASSERT_TRUE(other.open(path));
    EXPECT_EQ(other.knownContent(), document.knownContent());
    other.flip(mark("norm1"));
    ASSERT_TRUE(other.save(path));
    EXPECT_NE(other.knownContent(), document.knownContent());
    EXPECT_EQ(other.knownContent(), ui::fingerprintOf(path).value());
    other.reset();
    EXPECT_EQ(other.knownContent(), std::nullopt);
    EXPECT_EQ(ui::fingerprintOf(folder.filePath(QStringLiteral("none"))).value(), std::nullopt);
    EXPECT_FALSE(ui::fingerprintOf(folder.path()));
}

TEST_F(DocumentTest, openingAgainIsOneStepThatKeepsTheEditsMadeHere) {
    const QString path = folder.filePath(QStringLiteral("a.stashpolicy"));
    ASSERT_TRUE(document.save(path));
    ui::Document other(core::builtinCatalogue());
    ASSERT_TRUE(other.open(path));
    other.flip(mark("norm1"));
    ASSERT_TRUE(other.save(path));

    document.flip(mark("attn"));
    const core::PolicyFile mine = document.file();
    const auto notes = document.openAgain();
    ASSERT_TRUE(notes) << core::describe(notes.error());
    EXPECT_EQ(document.file(), other.file());
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(document.knownContent(), other.knownContent());
    document.undoStack().undo();
    EXPECT_EQ(document.file(), mine);
    EXPECT_TRUE(document.isModified());

    write(QStringLiteral("a.stashpolicy"), "no policy");
    EXPECT_FALSE(document.openAgain());
    EXPECT_EQ(document.file(), mine);
}

TEST_F(DocumentTest, recoveredWorkIsNotSavedHoweverOftenItIsUndone) {
    core::PolicyFile file = document.file();
    file.policies.front().recompute = core::Policy::of(mark("attn"));
    document.restore(file, QStringLiteral("/some/a.stashpolicy"), QByteArray("known"));
    EXPECT_EQ(document.file(), file);
    EXPECT_EQ(document.path(), QStringLiteral("/some/a.stashpolicy"));
    EXPECT_EQ(document.knownContent(), QByteArray("known"));
    EXPECT_TRUE(document.isModified());
    EXPECT_FALSE(document.undoStack().canUndo());
    document.flip(mark("norm1"));
    document.undoStack().undo();
    EXPECT_TRUE(document.isModified());
}

TEST_F(DocumentTest, isNotSavedWhenItIsKeptDespiteItsFile) {
    ASSERT_TRUE(document.save(folder.filePath(QStringLiteral("a.stashpolicy"))));
    document.keepDespite(std::nullopt);
    EXPECT_TRUE(document.isModified());
    EXPECT_EQ(document.knownContent(), std::nullopt);
}

} // namespace
