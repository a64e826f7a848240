#include "core/io/builtin_catalogue.h"
#include "tests/kill/victim.h"
#include "tests/support/temporary_folder.h"
#include "ui/session/recovery.h"

#include <QCoreApplication>
#include <QProcess>
#include <QThread>

#include <gtest/gtest.h>
#include <optional>
#include <random>
#include <sstream>

namespace {

struct Said {
    char what;
    std::string title;
};

/// What the victim said, but for a line that the kill cut off.
std::vector<Said> linesOf(const QByteArray& output) {
    std::vector<Said> lines;
    for (const QByteArray& line : output.left(output.lastIndexOf('\n') + 1).split('\n')) {
        if (line.size() >= 2) { // the title of the start is empty
            lines.push_back({line[0], line.mid(2).toStdString()});
        }
    }
    return lines;
}

std::optional<std::size_t> lastOf(const std::vector<Said>& lines, char what, std::size_t before, const std::string* title = nullptr) {
    for (std::size_t i = before; i-- > 0;) {
        if (lines[i].what == what && (title == nullptr || lines[i].title == *title)) {
            return i;
        }
    }
    return std::nullopt;
}

class Kill {
public:
    explicit Kill(unsigned seed)
        : m_lines(linesOf(killedAfter(seed))) {}

    void checkSavedFile() const {
        const auto begun = lastOf(m_lines, 's', m_lines.size());
        const auto done = lastOf(m_lines, 'S', m_lines.size());
        if (!std::filesystem::exists(m_folder / "saved.stashpolicy")) {
            EXPECT_FALSE(done) << "a file that was saved is gone";
            return;
        }
        const auto saved = core::readPolicyFile(m_folder / "saved.stashpolicy", m_catalogue);
        ASSERT_TRUE(saved) << core::describe(saved.error());
        ASSERT_TRUE(begun) << "nothing was saved yet";
        const std::string title = saved->file.title;
        EXPECT_TRUE(title == m_lines[*begun].title || (done && title == m_lines[*done].title)) << title << " is neither old nor new";
    }

    void checkRecovery() const {
        const ui::FoundWork found = ui::findOrphans(QString::fromStdString((m_folder / "recovery").string()), m_catalogue);
        EXPECT_TRUE(found.unreadable.isEmpty()) << found.unreadable.join(u' ').toStdString();
        const auto copied = lastCopied();
        if (found.orphans.empty()) {
            EXPECT_TRUE(!copied || isSavedAfter(*copied)) << "the copy of " << m_lines[copied.value_or(0)].title << " is gone";
            return;
        }
        ASSERT_EQ(found.orphans.size(), 1U);
        const core::PolicyFile& file = found.orphans.front().work.file;
        const auto state = lastOf(m_lines, 'E', m_lines.size(), &file.title);
        ASSERT_TRUE(state) << "it never was " << file.title;
        EXPECT_EQ(file.note.size(), 300'000U);
        if (copied) {
            EXPECT_GE(*state, *copied) << "older than the copy that was reported";
        }
    }

    std::string lines() const {
        std::ostringstream text;
        for (const Said& line : m_lines) {
            text << line.what << ' ' << line.title << '\n';
        }
        return text.str();
    }

private:
    QByteArray killedAfter(unsigned seed) const {
        QProcess victim;
        victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        victim.start(QCoreApplication::applicationFilePath(),
                     {QStringLiteral("--victim"), QString::fromStdString(m_folder.path().string()), QString::number(seed)});
        EXPECT_TRUE(victim.waitForReadyRead()) << victim.errorString().toStdString();
        std::mt19937 random(seed);
        QThread::msleep(random() % 300); // any moment of its work
        EXPECT_EQ(victim.state(), QProcess::Running) << "it ended by itself";
        victim.kill();
        EXPECT_TRUE(victim.waitForFinished());
        return victim.readAllStandardOutput();
    }

    /// Where the document came into the state of the last copy that was reported, which may be a while after that was written.
    std::optional<std::size_t> lastCopied() const {
        const auto reported = lastOf(m_lines, 'A', m_lines.size());
        return reported ? lastOf(m_lines, 'E', *reported, &m_lines[*reported].title) : std::nullopt;
    }

    /// Whether the document was saved, or was undone to what was saved, after that line: there may be no copy then.
    bool isSavedAfter(std::size_t line) const {
        std::string savedTitle;
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            if (m_lines[i].what == 's' || m_lines[i].what == 'S') {
                savedTitle = m_lines[i].title;
            }
            if (i > line && m_lines[i].title == savedTitle) {
                return true;
            }
        }
        return false;
    }

    TemporaryFolder m_folder;
    core::Catalogue m_catalogue = core::builtinCatalogue();
    std::vector<Said> m_lines;
};

TEST(Kill, leavesWholeFilesAndTheLastCopy) {
    const int kills = qEnvironmentVariableIsSet("STASHPOINT_KILLS") ? qEnvironmentVariableIntValue("STASHPOINT_KILLS") : 10;
    const unsigned seed = qEnvironmentVariableIsSet("STASHPOINT_SEED")
                              ? static_cast<unsigned>(qEnvironmentVariableIntValue("STASHPOINT_SEED"))
                              : std::random_device{}() % 1'000'000;
    for (int i = 0; i < kills && !::testing::Test::HasFailure(); ++i) {
        const unsigned mine = seed + static_cast<unsigned>(i);
        const Kill kill(mine);
        SCOPED_TRACE("STASHPOINT_SEED=" + std::to_string(mine) + ", it said\n" + kill.lines());
        kill.checkSavedFile();
        kill.checkRecovery();
    }
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--victim")) {
        return runVictim(arguments.value(2), arguments.value(3).toUInt());
    }
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
