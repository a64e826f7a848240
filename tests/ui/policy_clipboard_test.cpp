#include "ui/policy_clipboard.h"

#include "core/io/builtin_catalogue.h"
#include "ui/document/document.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace {

class PolicyClipboardTest : public testing::Test {
protected:
    ui::Document& document() { return m_document; }
    ui::PolicyClipboard& clipboard() { return m_clipboard; }
    static QString text() { return QGuiApplication::clipboard()->text(); }
    static void setText(const char* text) { QGuiApplication::clipboard()->setText(QString::fromUtf8(text)); }
    QString noted() const { return m_noted.isEmpty() ? QString() : m_noted.last().first().toString(); }
    QString failed() const { return m_failed.isEmpty() ? QString() : m_failed.last().first().toString(); }

    void use(std::int64_t seq, const char* id) {
        core::Scenario scenario = m_document.scenario();
        scenario.seq = seq;
        ASSERT_TRUE(m_document.changeScenario(scenario, {}));
        m_document.loadPolicy(core::Policy::of(m_document.problem()->graph.findMark(id).value()), {});
    }

private:
    ui::Document m_document{core::builtinCatalogue()};
    ui::PolicyClipboard m_clipboard{m_document, nullptr};
    QSignalSpy m_noted{&m_clipboard, &ui::PolicyClipboard::noted};
    QSignalSpy m_failed{&m_clipboard, &ui::PolicyClipboard::failed};
};

TEST_F(PolicyClipboardTest, whatIsCopiedPastesAgain) {
    for (const auto copy : {&ui::PolicyClipboard::copyText, &ui::PolicyClipboard::copyCommandLine, &ui::PolicyClipboard::copyJson}) {
        use(8192, "q_up");
        const core::Policy copied = document().policy();
        (clipboard().*copy)();
        EXPECT_TRUE(noted().startsWith(QStringLiteral("Copied"))) << noted().toStdString();
        EXPECT_FALSE(text().isEmpty());

        use(1024, "router");
        const int steps = document().undoStack().count();
        clipboard().paste();
        EXPECT_EQ(document().policy(), copied) << text().toStdString();
        EXPECT_EQ(document().scenario().seq, 8192) << text().toStdString();
        EXPECT_TRUE(noted().contains(QStringLiteral("sequence length 8,192"))) << noted().toStdString();
        EXPECT_EQ(document().undoStack().count(), steps + 1);
        document().undoStack().undo();
        EXPECT_EQ(document().scenario().seq, 1024);
        EXPECT_NE(document().policy(), copied);
    }
    EXPECT_TRUE(failed().isEmpty());
}

TEST_F(PolicyClipboardTest, pastesIntoTheListAndLeavesTheDiagram) {
    setText("norm1 q_up");
    clipboard().pasteIntoList();
    clipboard().pasteIntoList();
    const core::PolicyFile& file = document().file();
    ASSERT_EQ(file.policies.size(), 3U);
    EXPECT_EQ(file.current, 0U);
    EXPECT_TRUE(document().policy().empty());
    EXPECT_EQ(core::markIds(file.policies[1].recompute, document().problem()->graph), (std::vector<std::string>{"norm1", "q_up"}));
    EXPECT_EQ(file.policies[1].name, "Pasted policy");
    EXPECT_EQ(file.policies[2].name, "Pasted policy (2)");
    EXPECT_EQ(document().undoStack().undoText(), QStringLiteral("paste Pasted policy (2) into the list"));
}

TEST_F(PolicyClipboardTest, copiesTheChosenPolicyAndSaysWhich) {
    setText("norm1");
    clipboard().pasteIntoList();
    clipboard().setChoice([] { return std::size_t{1}; });
    clipboard().copyText();
    EXPECT_TRUE(text().startsWith(QStringLiteral("Pasted policy\nrecompute: norm1\n"))) << text().toStdString();
    EXPECT_EQ(noted(), QStringLiteral("Copied “Pasted policy” as text"));
    clipboard().copyCommandLine();
    EXPECT_EQ(text(), QStringLiteral("stashpoint-cli evaluate --recompute norm1"));
    clipboard().copyJson();
    EXPECT_TRUE(text().contains(QStringLiteral("\"name\": \"Pasted policy\"")));
}

TEST_F(PolicyClipboardTest, namesTheKeysThatItLeavesOut) {
    setText(R"({"recompute": ["norm1"], "recompte": []})");
    clipboard().paste();
    EXPECT_EQ(noted(), QStringLiteral("Pasted the policy. Keys that nobody knows were left out: recompte."));
}

TEST_F(PolicyClipboardTest, saysWhyNot) {
    for (const char* text :
         {"Dear colleagues, hello", R"({"recompute": ["norm9"]})", "stashpoint-cli evaluate --recompute norm1 --seq 0", ""}) {
        setText(text);
        clipboard().paste();
        EXPECT_TRUE(failed().startsWith(QStringLiteral("Not pasted: "))) << text << ": " << failed().toStdString();
        clipboard().pasteIntoList();
    }
    EXPECT_TRUE(noted().isEmpty());
    EXPECT_EQ(document().undoStack().count(), 0);
}

} // namespace
