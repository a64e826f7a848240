#include "ui/policy_list/policy_list_dock.h"

#include "core/io/policy_list.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/document/list_edits.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace {

class PolicyListDockTest : public testing::Test {
protected:
    PolicyListDockTest() {
        m_document.loadPolicy(m_document.preset("dsv3"), QStringLiteral("load"));
        ui::addToList(m_document);
        m_document.loadPolicy({}, QStringLiteral("load"));
        m_document.undoStack().clear();
        m_window.addDockWidget(Qt::BottomDockWidgetArea, &m_dock);
        m_window.resize(900, 500);
        m_window.show();
        m_window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_window));
        table().setFocus();
    }

    QTableView& table() { return *m_dock.findChild<QTableView*>(QStringLiteral("policyTable")); }
    QPlainTextEdit& note() { return *m_dock.findChild<QPlainTextEdit*>(QStringLiteral("policyNote")); }
    QAction& action(const char* name) { return *m_dock.findChild<QAction*>(QLatin1String(name)); }
    QLineEdit* nameEdit() { return table().findChild<QLineEdit*>(QStringLiteral("policyNameEdit")); }
    QVariant data(int row, int column, int role = Qt::DisplayRole) { return table().model()->index(row, column).data(role); }
    QStringList names() {
        QStringList names;
        for (int row = 0; row < table().model()->rowCount(); ++row) {
            names << data(row, 0).toString();
        }
        return names;
    }
    int selected() { return table().currentIndex().row(); }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    void typeName(const char* name) {
        ASSERT_NE(nameEdit(), nullptr);
        nameEdit()->selectAll();
        QTest::keyClicks(nameEdit(), QLatin1String(name));
        QTest::keyClick(nameEdit(), Qt::Key_Return);
        EXPECT_TRUE(isDone());
    }
    /// No name is being typed.
    bool isDone() {
        return QTest::qWaitFor([this] { return nameEdit() == nullptr; });
    }
    QPoint middleOf(int row) { return table().visualRect(table().model()->index(row, 1)).center(); }

    AnalysedDocument m_document;
    QMainWindow m_window;
    ui::PolicyListDock m_dock{m_document, ui::theme(ui::ThemeName::Light), &m_window};
};

TEST_F(PolicyListDockTest, showsTheListAndMarksTheOneInTheDiagram) {
    EXPECT_EQ(names(), (QStringList{QStringLiteral("Policy 1"), QStringLiteral("dsv3")}));
    EXPECT_EQ(data(1, 1).toString(), QStringLiteral("66.57 GiB"));
    EXPECT_TRUE(data(0, 0, Qt::FontRole).value<QFont>().bold());
    EXPECT_FALSE(data(1, 0, Qt::FontRole).value<QFont>().bold());
    EXPECT_EQ(selected(), 0);
    EXPECT_TRUE(data(0, 0, Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("in the diagram")));
    EXPECT_EQ(data(1, 1, Qt::AccessibleTextRole).toString(), QStringLiteral("stashed: 66.57 GiB"));
    m_document.flip(m_document.problem()->graph.findMark("attn").value());
    EXPECT_NE(data(0, 2).toString(), QStringLiteral("0%")) << "it follows the diagram";
}

TEST_F(PolicyListDockTest, addsAndOpensTheNameForTyping) {
    action("listAddAction").trigger();
    EXPECT_EQ(selected(), 2);
    typeName("mine");
    EXPECT_EQ(names().back(), QStringLiteral("mine"));
    EXPECT_EQ(m_document.file().current, 0);
    EXPECT_EQ(QApplication::focusWidget(), &table());
    EXPECT_EQ(m_document.undoStack().count(), 2);
}

TEST_F(PolicyListDockTest, addingShowsAHiddenDock) {
    m_dock.hide();
    action("listAddAction").trigger();
    EXPECT_TRUE(m_dock.isVisible());
    EXPECT_NE(nameEdit(), nullptr);
}

TEST_F(PolicyListDockTest, allCommandsHaveKeys) {
    press(Qt::Key_Down);
    EXPECT_EQ(selected(), 1);
    press(Qt::Key_Return);
    EXPECT_EQ(m_document.policy(), m_document.preset("dsv3"));
    press(Qt::Key_F2);
    typeName("lean");
    EXPECT_EQ(names()[1], QStringLiteral("lean"));
    press(Qt::Key_D, Qt::ControlModifier);
    typeName("lean (2)");
    ASSERT_EQ(names(), (QStringList{QStringLiteral("Policy 1"), QStringLiteral("lean"), QStringLiteral("lean (2)")}));
    EXPECT_EQ(selected(), 2);
    press(Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(names()[1], QStringLiteral("lean (2)"));
    EXPECT_EQ(selected(), 1);
    press(Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(names()[2], QStringLiteral("lean (2)"));
    press(Qt::Key_Delete);
    EXPECT_EQ(names(), (QStringList{QStringLiteral("Policy 1"), QStringLiteral("lean")}));
    EXPECT_EQ(selected(), 1) << "near the deleted one";
}

TEST_F(PolicyListDockTest, escapeLeavesTheNameAsItWas) {
    press(Qt::Key_F2);
    ASSERT_NE(nameEdit(), nullptr);
    QTest::keyClicks(nameEdit(), QStringLiteral("other"));
    QTest::keyClick(nameEdit(), Qt::Key_Escape);
    EXPECT_TRUE(isDone());
    EXPECT_EQ(names()[0], QStringLiteral("Policy 1"));
    EXPECT_EQ(m_document.undoStack().count(), 0);
}

TEST_F(PolicyListDockTest, aNewAnalysisLeavesTheNameThatIsTyped) {
    press(Qt::Key_F2);
    QTest::keyClicks(nameEdit(), QStringLiteral("half"));
    analyseNow(m_document);
    ASSERT_NE(nameEdit(), nullptr);
    EXPECT_EQ(nameEdit()->text(), QStringLiteral("half"));
}

TEST_F(PolicyListDockTest, aDoubleClickLoads) {
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, middleOf(1));
    QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, middleOf(1));
    EXPECT_EQ(m_document.file().current, 1);
    EXPECT_EQ(nameEdit(), nullptr);
}

TEST_F(PolicyListDockTest, saysWhyACommandIsNotThere) {
    ui::deletePolicy(m_document, 1);
    EXPECT_FALSE(action("listDeleteAction").isEnabled());
    EXPECT_EQ(action("listDeleteAction").toolTip(), QStringLiteral("The only policy of a file cannot be deleted."));
    EXPECT_FALSE(action("listUpAction").isEnabled());
    EXPECT_FALSE(action("listDownAction").isEnabled());
    EXPECT_FALSE(action("listLoadAction").isEnabled());
    press(Qt::Key_Delete);
    EXPECT_EQ(names().size(), 1);
    m_document.undoStack().undo();
    EXPECT_TRUE(action("listDeleteAction").isEnabled());
}

TEST_F(PolicyListDockTest, oneScenarioForAllSaysWhatIsLost) {
    m_document.show(1);
    m_document.loadPolicy(m_document.preset("moe"), QStringLiteral("load"));
    m_document.show(0);
    EXPECT_FALSE(action("listUseForAllAction").isEnabled());
    const core::Scenario dense = core::withLayer(m_document.scenario(), "dense", m_document.catalogue()).value();
    ASSERT_TRUE(m_document.changeScenario(dense, QStringLiteral("set")));
    EXPECT_TRUE(action("listTakeFilesAction").isEnabled());
    EXPECT_EQ(data(0, 4).toString(), QStringLiteral("dense"));
    QSignalSpy noted(&m_dock, &ui::PolicyListDock::noted);
    action("listUseForAllAction").trigger();
    ASSERT_EQ(noted.size(), 1);
    EXPECT_TRUE(noted[0][0].toString().contains(QStringLiteral("router"))) << noted[0][0].toString().toStdString();
    EXPECT_EQ(data(0, 4).toString(), QString());
    m_document.undoStack().undo();
    action("listTakeFilesAction").trigger();
    EXPECT_EQ(m_document.scenario().layer, "moe");
}

TEST_F(PolicyListDockTest, theNoteIsOfTheSelectedPolicyAndUndoneWithTheDocument) {
    note().setFocus();
    QTest::keyClicks(&note(), QStringLiteral("for review"));
    EXPECT_EQ(m_document.file().policies[0].note, "for review");
    EXPECT_EQ(m_document.undoStack().count(), 1);
    table().setFocus();
    press(Qt::Key_Down);
    EXPECT_EQ(note().toPlainText(), QString());
    press(Qt::Key_Up);
    EXPECT_EQ(note().toPlainText(), QStringLiteral("for review"));
    m_document.undoStack().undo();
    EXPECT_EQ(note().toPlainText(), QString());
    EXPECT_FALSE(m_document.undoStack().canUndo());
    m_document.undoStack().redo();
    EXPECT_EQ(note().toPlainText(), QStringLiteral("for review"));
}

TEST_F(PolicyListDockTest, tabGoesFromTheTableToTheNote) {
    press(Qt::Key_Tab);
    EXPECT_EQ(QApplication::focusWidget(), &note());
    press(Qt::Key_Tab, Qt::ShiftModifier);
    EXPECT_EQ(QApplication::focusWidget(), &table());
}

TEST_F(PolicyListDockTest, everyActionAndWidgetHasAName) {
    for (const auto* each : m_dock.findChildren<QAction*>()) {
        if (!each->isSeparator() && each->text() != m_dock.windowTitle()) {
            EXPECT_FALSE(each->objectName().isEmpty()) << each->text().toStdString();
        }
    }
    for (const auto* button : m_dock.findChildren<QWidget*>(QRegularExpression(QStringLiteral("^list.*Button$")))) {
        EXPECT_FALSE(button->accessibleName().isEmpty()) << button->objectName().toStdString();
    }
    EXPECT_FALSE(table().accessibleName().isEmpty());
    EXPECT_FALSE(note().accessibleName().isEmpty());
}

/// Through the commands as a user gives them: the values of every step come back on the way to the start and to the end.
TEST_F(PolicyListDockTest, commandsInAnyOrderAreUndoneAndRedone) {
    constexpr unsigned seed = 5;
    std::mt19937 random(seed);
    QUndoStack& stack = m_document.undoStack();
    const auto content = [&] { return core::withCurrent(m_document.file(), 0); }; // which policy is in the diagram is no edit
    std::vector<core::PolicyFile> states{content()};                              // by the number of steps
    const auto noting = QObject::connect(&stack, &QUndoStack::indexChanged, [&](int steps) {
        states.resize(static_cast<std::size_t>(steps));
        states.push_back(content());
    });
    const char* const commands[] = {"listAddAction",       "listLoadAction",     "listDuplicateAction", "listDeleteAction",
                                    "listUpAction",        "listDownAction",     "listRenameAction",    "listUseForAllAction",
                                    "listTakeFilesAction", "listMakeFilesAction"};
    for (int i = 0; i < 150; ++i) {
        const auto rows = static_cast<unsigned>(table().model()->rowCount());
        table().setCurrentIndex(table().model()->index(static_cast<int>(random() % rows), 0));
        const auto choice = random() % (std::size(commands) + 2);
        if (choice < std::size(commands)) {
            action(commands[choice]).trigger();
            if (nameEdit() != nullptr) {
                typeName(("name " + std::to_string(random() % 100)).c_str());
            }
        } else if (choice == std::size(commands)) {
            core::Scenario scenario = m_document.scenario();
            scenario.layers = 1 + static_cast<std::int64_t>(random() % 4);
            ASSERT_TRUE(m_document.changeScenario(scenario, QStringLiteral("set the layers")));
        } else {
            m_document.flip(static_cast<core::MarkId>(random() % m_document.problem()->graph.markCount()));
        }
        ASSERT_EQ(table().model()->rowCount(), static_cast<int>(m_document.file().policies.size()));
        ASSERT_TRUE(table().currentIndex().isValid());
    }
    QObject::disconnect(noting);
    ASSERT_GT(states.size(), 80);
    for (std::size_t i = states.size() - 1; i-- > 0;) {
        stack.undo();
        ASSERT_EQ(content(), states[i]) << "undone to " << i;
        ASSERT_EQ(table().model()->rowCount(), static_cast<int>(states[i].policies.size()));
    }
    EXPECT_FALSE(stack.canUndo());
    for (std::size_t i = 1; i < states.size(); ++i) {
        stack.redo();
        ASSERT_EQ(content(), states[i]) << "redone to " << i;
    }
}

} // namespace
