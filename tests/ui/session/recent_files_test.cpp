#include "ui/session/recent_files.h"

#include "core/io/builtin_catalogue.h"
#include "tests/support/temporary_folder.h"
#include "ui/document/document.h"
#include "ui/file_actions.h"
#include "ui/session/recent_menu.h"
#include "ui/settings.h"

#include <QAction>
#include <QDir>
#include <QSettings>
#include <QTest>
#include <QWidget>

#include <gtest/gtest.h>

namespace {

class RecentFilesTest : public testing::Test {
protected:
    RecentFilesTest() { ui::clearRecentFiles(); }
    ~RecentFilesTest() override { ui::clearRecentFiles(); }
};

TEST_F(RecentFilesTest, theNewestIsFirstAndNoneIsThereTwice) {
    ui::addRecentFile(QStringLiteral("/a"));
    ui::addRecentFile(QStringLiteral("/b"));
    ui::addRecentFile(QStringLiteral("/a"));
    EXPECT_EQ(ui::recentFiles(), (QStringList{QStringLiteral("/a"), QStringLiteral("/b")}));
    for (int i = 0; i < 20; ++i) {
        ui::addRecentFile(QStringLiteral("/%1").arg(i));
    }
    EXPECT_EQ(ui::recentFiles().size(), ui::mostRecentFiles);
    EXPECT_EQ(ui::recentFiles().front(), QStringLiteral("/19"));
    ui::clearRecentFiles();
    EXPECT_TRUE(ui::recentFiles().isEmpty());
}

TEST_F(RecentFilesTest, anotherWindowsFilesAreNotLost) {
    ui::addRecentFile(QStringLiteral("/mine"));
    const QString shared = QSettings().fileName();
    { // as another process, which knows nothing of this one's settings in memory
        QSettings other(shared, QSettings::IniFormat);
        other.setValue(QStringLiteral("files/recent"),
                       QStringList{QStringLiteral("/theirs")} + other.value(QStringLiteral("files/recent")).toStringList());
    }
    ui::saveSettings(ui::loadSettings()); // as a window that closes
    ui::addRecentFile(QStringLiteral("/again"));
    EXPECT_EQ(ui::recentFiles(), (QStringList{QStringLiteral("/again"), QStringLiteral("/theirs"), QStringLiteral("/mine")}));
}

TEST_F(RecentFilesTest, namesTellFilesApart) {
    const QString home = QDir::homePath();
    EXPECT_EQ(ui::shownFileNames({QStringLiteral("/x/lean"), QStringLiteral("/x/wide"), home + QStringLiteral("/y/lean")}),
              (QStringList{QStringLiteral("lean — /x"), QStringLiteral("wide"), QStringLiteral("lean — ~/y")}));
}

TEST_F(RecentFilesTest, theMenuOpensThemAndGreysMissingOnes) {
    const TemporaryFolder folder;
    ui::Document document(core::builtinCatalogue());
    QWidget window;
    ui::FileActions files(document, window);
    ui::RecentMenu menu(files);
    const QString path = QString::fromStdString((folder / "a&b.stashpolicy").string());
    ASSERT_TRUE(document.save(path));
    document.reset();
    ui::addRecentFile(path);
    ui::addRecentFile(QString::fromStdString((folder / "gone.stashpolicy").string()));
    emit menu.aboutToShow();
    const auto* gone = menu.findChild<QAction*>(QStringLiteral("recentFile0"));
    auto* there = menu.findChild<QAction*>(QStringLiteral("recentFile1"));
    ASSERT_NE(gone, nullptr);
    ASSERT_NE(there, nullptr);
    EXPECT_EQ(there->text(), QStringLiteral("&2 a&&b.stashpolicy"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !gone->isEnabled(); }));
    EXPECT_TRUE(gone->toolTip().endsWith(QStringLiteral("is missing"))) << gone->toolTip().toStdString();
    EXPECT_TRUE(there->isEnabled());
    there->trigger();
    EXPECT_EQ(document.path(), path);
    EXPECT_EQ(ui::recentFiles().front(), path);
    menu.findChild<QAction*>(QStringLiteral("clearRecentAction"))->trigger();
    EXPECT_TRUE(ui::recentFiles().isEmpty());
}

} // namespace
