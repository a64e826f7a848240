#include "ui/session/file_drop.h"

#include "tests/ui/session/session_fixture.h"
#include "ui/chart/chart_view.h"
#include "ui/session/new_window.h"

#include <QDropEvent>
#include <QFrame>
#include <QLabel>
#include <QMimeData>
#include <QUrl>
#include <QWindow>

namespace {

class FileDropTest : public SessionFixture {
protected:
    /// Sends what a display server tells the window; true where the window takes the drag.
    bool enter(const QMimeData& data, Qt::DropActions offered = Qt::CopyAction | Qt::MoveAction) {
        QDragEnterEvent event(QPoint(300, 300), offered, &data, Qt::LeftButton, {});
        event.ignore();
        QCoreApplication::sendEvent(window().windowHandle(), &event);
        m_action = event.dropAction();
        return event.isAccepted();
    }
    bool drop(const QMimeData& data, Qt::DropActions offered = Qt::CopyAction | Qt::MoveAction) {
        QDropEvent event(QPointF(300, 300), offered, &data, Qt::LeftButton, {});
        event.ignore();
        QCoreApplication::sendEvent(window().windowHandle(), &event);
        return event.isAccepted();
    }
    static std::unique_ptr<QMimeData> urls(const QStringList& all) {
        auto data = std::make_unique<QMimeData>();
        QList<QUrl> list;
        for (const QString& url : all) {
            list << (url.startsWith(u'/') ? QUrl::fromLocalFile(url) : QUrl(url));
        }
        data->setUrls(list);
        return data;
    }
    bool frameIsShown() { return window().findChild<QFrame*>(QStringLiteral("dropFrame"))->isVisible(); }

    Qt::DropAction m_action = Qt::IgnoreAction;
};

TEST_F(FileDropTest, aFileOpens) {
    writeOther("a.stashpolicy", "a");
    const auto data = urls({path("a.stashpolicy")});
    EXPECT_FALSE(frameIsShown());
    ASSERT_TRUE(enter(*data));
    EXPECT_EQ(m_action, Qt::CopyAction) << "so that nobody takes the file for moved";
    EXPECT_TRUE(frameIsShown());
    EXPECT_TRUE(window().findChild<QLabel*>(QStringLiteral("dropHint"))->text().contains(QStringLiteral("a.stashpolicy")));
    ASSERT_TRUE(drop(*data));
    EXPECT_FALSE(frameIsShown());
    EXPECT_TRUE(QTest::qWaitFor([this] { return document.file().title == "a"; }));
    EXPECT_TRUE(asksNothing());
}

TEST_F(FileDropTest, asksWhereWorkWouldBeLost) {
    writeOther("a.stashpolicy", "a");
    flip("attn");
    const auto data = urls({path("a.stashpolicy")});
    ASSERT_TRUE(enter(*data));
    ASSERT_TRUE(drop(*data));
    ASSERT_NE(dialog<QMessageBox>("unsavedDialog"), nullptr);
    EXPECT_FALSE(enter(*data)) << "a question is open";
    answer("unsavedDialog", QMessageBox::Discard);
    EXPECT_EQ(document.file().title, "a");
}

TEST_F(FileDropTest, severalOpenInAWindowEach) {
    writeOther("a.stashpolicy", "a");
    writeOther("b.stashpolicy", "b");
    writeOther("c.stashpolicy", "c");
    const auto data = urls({path("a.stashpolicy"), path("b.stashpolicy"), QStringLiteral("https://example.org/x"), path("c.stashpolicy")});
    ASSERT_TRUE(enter(*data));
    EXPECT_TRUE(window().findChild<QLabel*>(QStringLiteral("dropHint"))->text().contains(QStringLiteral("2 more")));
    ASSERT_TRUE(drop(*data));
    EXPECT_TRUE(QTest::qWaitFor([this] { return document.file().title == "a"; }));
    ASSERT_EQ(started.size(), 2U);
    EXPECT_EQ(started[0], ui::newWindowArguments(path("b.stashpolicy")));
    EXPECT_EQ(started[1], ui::newWindowArguments(path("c.stashpolicy")));
}

TEST_F(FileDropTest, refusesWhatIsNoLocalFile) {
    writeOther("a.stashpolicy", "a");
    EXPECT_FALSE(enter(*urls({QStringLiteral("https://example.org/a.stashpolicy")})));
    EXPECT_FALSE(frameIsShown());
    EXPECT_FALSE(enter(*urls({path("")}))) << "a folder";
    EXPECT_FALSE(enter(*urls({path("missing")})));
    EXPECT_FALSE(enter(*urls({path("a.stashpolicy")}), Qt::MoveAction)) << "which would delete it";
    QMimeData text;
    text.setText(QStringLiteral("text"));
    EXPECT_FALSE(enter(text));
    EXPECT_EQ(document.file().title, "");
}

TEST_F(FileDropTest, aDragThatLeavesLeavesNothing) {
    writeOther("a.stashpolicy", "a");
    const auto data = urls({path("a.stashpolicy")});
    ASSERT_TRUE(enter(*data));
    QDragLeaveEvent leave;
    QCoreApplication::sendEvent(window().windowHandle(), &leave);
    EXPECT_FALSE(frameIsShown());
    EXPECT_EQ(document.file().title, "");
}

} // namespace
