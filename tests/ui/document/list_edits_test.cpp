#include "ui/document/list_edits.h"

#include "ui/document/budget.h"

#include "core/io/policy_list.h"
#include "tests/ui/support/analysed_document.h"

#include <gtest/gtest.h>

#include <random>

namespace {

class ListEdits : public testing::Test {
protected:
    AnalysedDocument m_document;

    const core::PolicyFile& file() const { return m_document.file(); }
    QString name(std::size_t index) const { return QString::fromStdString(file().policies.at(index).name); }
    QString undoText() { return m_document.undoStack().undoText(); }
    /// A step more than before, with that text, and undo and redo of it.
    void expectOneStep(int before, const QString& text) {
        QUndoStack& stack = m_document.undoStack();
        ASSERT_EQ(stack.count(), before + 1);
        EXPECT_EQ(stack.undoText(), text);
        const core::PolicyFile after = file();
        stack.undo();
        EXPECT_NE(file(), after);
        stack.redo();
        EXPECT_EQ(file(), after);
    }
    int steps() { return m_document.undoStack().count(); }
    void setSeq(std::int64_t seq) {
        core::Scenario scenario = m_document.scenario();
        scenario.seq = seq;
        ASSERT_TRUE(m_document.changeScenario(scenario, QStringLiteral("set")));
        analyseNow(m_document);
    }
};

TEST_F(ListEdits, addsTheDiagramsPolicyUnderATellingName) {
    m_document.loadPolicy(m_document.preset("dsv3"), QStringLiteral("load"));
    const int before = steps();
    EXPECT_EQ(ui::addToList(m_document), 1);
    expectOneStep(before, QStringLiteral("add dsv3"));
    EXPECT_EQ(name(1), QStringLiteral("dsv3"));
    EXPECT_EQ(file().policies[1].recompute, m_document.policy());
    EXPECT_EQ(file().current, 0) << "the diagram stays where it is";

    m_document.loadPolicy(m_document.hullStep(8).outcome.representative, QStringLiteral("load"));
    ui::addToList(m_document);
    EXPECT_EQ(name(2), QStringLiteral("hull step 8"));
    m_document.flip(m_document.problem()->graph.findMark("ffn_down").value());
    ui::addToList(m_document);
    EXPECT_EQ(name(3), QStringLiteral("Policy 4"));
    m_document.loadPolicy(m_document.preset("dsv3"), QStringLiteral("load"));
    ui::addToList(m_document);
    EXPECT_EQ(name(4), QStringLiteral("dsv3 (2)"));
}

TEST_F(ListEdits, addedPoliciesKeepTheScenarioButNoNoteOfAnother) {
    ui::addToList(m_document);
    setSeq(8192);
    ui::setPolicyNote(m_document, 0, QStringLiteral("long"));
    ui::addToList(m_document);
    EXPECT_EQ(file().scenario.seq, 4096);
    EXPECT_EQ(file().policies[2].scenario.seq, 8192);
    EXPECT_EQ(file().policies[2].note, "");
}

TEST_F(ListEdits, duplicatesRightBelowWithAllThatIsSaidOfIt) {
    ui::addToList(m_document);
    ui::renamePolicy(m_document, 0, QStringLiteral("lean"));
    ui::setPolicyNote(m_document, 0, QStringLiteral("for review"));
    const int before = steps();
    EXPECT_EQ(ui::duplicatePolicy(m_document, 0), 1);
    expectOneStep(before, QStringLiteral("duplicate lean"));
    EXPECT_EQ(name(1), QStringLiteral("lean (2)"));
    EXPECT_EQ(file().policies[1].note, "for review");
    EXPECT_EQ(file().current, 0);
    ui::duplicatePolicy(m_document, 1);
    EXPECT_EQ(name(2), QStringLiteral("lean (3)"));
}

TEST_F(ListEdits, renamesAndNamesTheOldNameInTheStep) {
    const int before = steps();
    ui::renamePolicy(m_document, 0, QStringLiteral("lean"));
    expectOneStep(before, QStringLiteral("rename Policy 1"));
    ui::renamePolicy(m_document, 0, QStringLiteral("leaner"));
    EXPECT_EQ(undoText(), QStringLiteral("rename lean"));
    EXPECT_EQ(steps(), before + 2) << "each is a step of its own";
    ui::renamePolicy(m_document, 0, QStringLiteral("leaner"));
    EXPECT_EQ(steps(), before + 2);
}

TEST_F(ListEdits, typingANoteIsOneStepAPolicy) {
    ui::addToList(m_document);
    const int before = steps();
    for (const char* typed : {"f", "fo", "for"}) {
        ui::setPolicyNote(m_document, 0, QLatin1String(typed));
    }
    expectOneStep(before, QStringLiteral("edit the note on Policy 1"));
    ui::setPolicyNote(m_document, 1, QStringLiteral("x"));
    EXPECT_EQ(steps(), before + 2);
    m_document.undoStack().undo();
    m_document.undoStack().undo();
    EXPECT_EQ(file().policies[0].note, "");
}

TEST_F(ListEdits, movesLoadsAndDeletes) {
    m_document.loadPolicy(m_document.preset("dsv3"), QStringLiteral("load"));
    ui::addToList(m_document);
    m_document.loadPolicy({}, QStringLiteral("load"));
    const int before = steps();
    ui::movePolicy(m_document, 1, 0);
    expectOneStep(before, QStringLiteral("move dsv3"));
    EXPECT_EQ(file().current, 1);
    m_document.show(0);
    EXPECT_EQ(m_document.policy(), m_document.preset("dsv3"));
    EXPECT_EQ(steps(), before + 1) << "a selection is no edit";
    ui::deletePolicy(m_document, 0);
    expectOneStep(before + 1, QStringLiteral("delete dsv3"));
    EXPECT_TRUE(m_document.policy().empty());
}

TEST_F(ListEdits, editsOfTheDiagramAreOfTheLoadedPolicyAlone) {
    ui::addToList(m_document);
    m_document.show(1);
    m_document.loadPolicy(m_document.preset("dsv3"), QStringLiteral("load"));
    setSeq(8192);
    EXPECT_TRUE(file().policies[0].recompute.empty());
    EXPECT_EQ(file().policies[0].scenario.seq, 4096);
    EXPECT_EQ(file().policies[1].recompute, m_document.preset("dsv3"));
    EXPECT_EQ(file().policies[1].scenario.seq, 8192);
}

TEST_F(ListEdits, sayWhichPoliciesLoseWhichMarksToAScenario) {
    const core::Policy moe = m_document.preset("moe");
    m_document.loadPolicy(moe, QStringLiteral("load"));
    ui::addToList(m_document);
    const core::Scenario dense = core::withLayer(m_document.scenario(), "dense", m_document.catalogue()).value();
    ASSERT_TRUE(m_document.changeScenario(dense, QStringLiteral("set")));
    const QString lost = ui::useScenarioForAll(m_document);
    EXPECT_EQ(undoText(), QStringLiteral("use one scenario for all policies"));
    EXPECT_EQ(lost, QStringLiteral("moe lost its marks router, dispatch, combine, moe_add, which its new layer lacks. Undo brings them "
                                   "back."));
    EXPECT_EQ(file().scenario, dense);
    EXPECT_EQ(file().policies[1].scenario, dense);
    m_document.undoStack().undo();
    EXPECT_EQ(file().policies[1].recompute, moe);
}

TEST_F(ListEdits, aSelectionLeavesASavedFileSavedAndUndoGoesBackToWhatItUndoes) {
    ui::addToList(m_document);
    m_document.flip(core::MarkId(0));
    EXPECT_EQ(undoText(), QStringLiteral("recompute RMSNorm (norm1) (Policy 1)"));
    m_document.undoStack().setClean();
    m_document.show(1);
    EXPECT_FALSE(m_document.isModified());
    EXPECT_TRUE(m_document.policy().empty());
    m_document.undoStack().undo();
    EXPECT_EQ(file().current, 0);
    EXPECT_TRUE(file().policies[0].recompute.empty());
}

TEST_F(ListEdits, stepsOfTwoPoliciesAreNotMerged) {
    ui::addToList(m_document);
    const int before = steps();
    setSeq(8192);
    m_document.show(1);
    setSeq(2048);
    EXPECT_EQ(steps(), before + 2);
}

TEST_F(ListEdits, policiesWithoutANameKeepTheOneTheyWereShownBy) {
    ui::addToList(m_document);
    EXPECT_EQ(file().policies[0].name, "Policy 1");
    ui::movePolicy(m_document, 0, 1);
    EXPECT_EQ(file().policies[1].name, "Policy 1");
}

TEST_F(ListEdits, theFilesScenarioLeavesOthersTheirDifferences) {
    ui::addToList(m_document);
    m_document.show(1);
    setSeq(8192);
    m_document.show(0);
    core::Scenario six = m_document.scenario();
    six.layers = 6;
    ASSERT_TRUE(m_document.changeScenario(six, QStringLiteral("layers")));
    EXPECT_EQ(ui::makeScenarioTheFiles(m_document), QString());
    EXPECT_EQ(file().scenario, six);
    EXPECT_EQ(file().policies[0].scenario, six);
    EXPECT_EQ(file().policies[1].scenario.layers, 6);
    EXPECT_EQ(file().policies[1].scenario.seq, 8192);
}

TEST_F(ListEdits, aBudgetIsForAll) {
    ui::addToList(m_document);
    ui::setBudget(m_document, core::Bytes{1 << 30});
    EXPECT_EQ(file().scenario.budgetBytes, 1 << 30);
    EXPECT_EQ(file().policies[1].scenario.budgetBytes, 1 << 30);
    m_document.undoStack().undo();
    EXPECT_FALSE(file().policies[1].scenario.budgetBytes);
}

TEST_F(ListEdits, takingTheFilesScenarioLosesNothingWhereItsLayerIsTheSame) {
    ui::addToList(m_document);
    setSeq(8192);
    EXPECT_EQ(ui::takeFileScenario(m_document, 0), QString());
    EXPECT_EQ(undoText(), QStringLiteral("take the file's scenario for Policy 1"));
    EXPECT_EQ(m_document.scenario().seq, 4096);
}

/// Every edit, in any order: each state comes back on the way to the start, and again on the way to the end.
TEST_F(ListEdits, inAnyOrderAreUndoneToTheStartAndRedoneToTheEnd) {
    constexpr unsigned seed = 41;
    std::mt19937 random(seed);
    QUndoStack& stack = m_document.undoStack();
    const auto content = [&] { return core::withCurrent(file(), 0); }; // which policy is in the diagram is no edit
    std::vector<core::PolicyFile> states{content()};
    const auto any = [&](std::size_t count) { return static_cast<std::size_t>(random() % count); };
    const auto run = [&](std::size_t edit) {
        const std::size_t count = file().policies.size();
        switch (edit) {
        case 0:
            return void(ui::addToList(m_document));
        case 1:
            return void(ui::duplicatePolicy(m_document, any(count)));
        case 2:
            return ui::renamePolicy(m_document, any(count), QStringLiteral("name %1").arg(any(1000)));
        case 3:
            return ui::setPolicyNote(m_document, any(count), QStringLiteral("note %1").arg(any(1000)));
        case 4:
            return ui::movePolicy(m_document, any(count), any(count));
        case 5:
            return count > 1 ? ui::deletePolicy(m_document, any(count)) : void();
        case 6:
            return m_document.show(any(count));
        case 7:
            return void(ui::takeFileScenario(m_document, any(count)));
        case 8:
            return m_document.flip(static_cast<core::MarkId>(any(m_document.problem()->graph.markCount())));
        case 9:
            return setSeq(any(2) == 0 ? 4096 : 8192);
        default:
            return any(4) == 0 ? void(ui::useScenarioForAll(m_document)) : void();
        }
    };
    for (int i = 0; i < 400; ++i) {
        run(any(11));
        if (stack.index() == static_cast<int>(states.size())) {
            states.push_back(content());
        } else {
            states.back() = content(); // nothing changed, or it went into the step before
        }
        ASSERT_TRUE(core::formatPolicyFile(file(), m_document.catalogue()));
    }
    ASSERT_GT(states.size(), 200);
    ASSERT_EQ(stack.count(), static_cast<int>(states.size()) - 1);
    for (std::size_t i = states.size() - 1; i-- > 0;) {
        stack.undo();
        ASSERT_EQ(content(), states[i]) << "undone to " << i;
    }
    EXPECT_FALSE(stack.canUndo());
    for (std::size_t i = 1; i < states.size(); ++i) {
        stack.redo();
        ASSERT_EQ(content(), states[i]) << "redone to " << i;
    }
}

} // namespace
