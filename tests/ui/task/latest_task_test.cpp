#include "ui/task/latest_task.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

namespace {

using ui::LatestTask;
using ui::LatestTaskBase;

/// A computation that goes on until it is released or stopped, and reports how far it is.
struct Slow {
    std::atomic<bool> released = false;
    std::atomic<bool> sawStop = false;
    std::atomic<bool> ended = false;

    std::function<int(const core::RunControl&)> returning(int value) {
        return [this, value](const core::RunControl& control) {
            control.progress(0.25);
            while (!released && !control.stop.stop_requested()) {
                QThread::msleep(1);
            }
            sawStop = control.stop.stop_requested();
            ended = true;
            return value;
        };
    }
};

std::function<int(const core::RunControl&)> quick(int value) {
    return [value](const core::RunControl&) { return value; };
}

TEST(LatestTask, deliversOnTheReceiversThread) {
    LatestTask<int> task;
    std::vector<int> delivered;
    QThread* thread = nullptr;
    task.start(quick(7), [&](int value) {
        delivered.push_back(value);
        thread = QThread::currentThread();
    });
    EXPECT_TRUE(task.isRunning());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !delivered.empty(); }));
    EXPECT_EQ(delivered, std::vector{7});
    EXPECT_EQ(thread, QThread::currentThread());
    EXPECT_FALSE(task.isRunning());
}

TEST(LatestTask, deliversOnlyTheNewest) {
    LatestTask<int> task;
    std::vector<int> delivered;
    const auto deliver = [&](int value) { delivered.push_back(value); };
    Slow first;
    task.start(first.returning(1), deliver);
    task.start(quick(2), deliver);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !delivered.empty() && first.ended; }));
    EXPECT_TRUE(first.sawStop) << "a newer start stops the run before";
    QTest::qWait(20);
    EXPECT_EQ(delivered, std::vector{2});
}

TEST(LatestTask, dropsAResultThatIsAlreadyUnderWayWhenANewerRunStarts) {
    LatestTask<int> task;
    std::vector<int> delivered;
    std::atomic<bool> computed = false;
    task.start(
        [&](const core::RunControl&) {
            computed = true;
            return 1;
        },
        [&](int value) { delivered.push_back(value); });
    while (!computed) {
        QThread::msleep(1);
    }
    QThread::msleep(20); // the delivery is queued, and nothing has handled events
    task.start(quick(2), [&](int value) { delivered.push_back(value); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return !delivered.empty() && !task.isRunning(); }));
    EXPECT_EQ(delivered, std::vector{2});
}

TEST(LatestTask, aThousandStartsEndInTheResultOfTheLast) {
    LatestTask<int> task;
    std::vector<int> delivered;
    for (int i = 1; i <= 1000; ++i) {
        task.start(quick(i), [&](int value) { delivered.push_back(value); });
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return !task.isRunning(); }));
    EXPECT_EQ(delivered, std::vector{1000});
}

TEST(LatestTask, saysThatWorkIsSlowAndHowFarItIs) {
    LatestTask<int> task;
    QSignalSpy slow(&task, &LatestTaskBase::slowChanged);
    QSignalSpy progress(&task, &LatestTaskBase::progressed);
    Slow work;
    bool delivered = false;
    task.start(work.returning(1), [&](int) { delivered = true; });
    EXPECT_FALSE(task.isSlow());
    ASSERT_TRUE(QTest::qWaitFor([&] { return task.isSlow(); }));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !progress.isEmpty(); }));
    EXPECT_EQ(progress.last().first().toDouble(), 0.25);
    work.released = true;
    ASSERT_TRUE(QTest::qWaitFor([&] { return delivered; }));
    EXPECT_FALSE(task.isSlow());
    ASSERT_EQ(slow.size(), 2);
    EXPECT_TRUE(slow[0].first().toBool());
    EXPECT_FALSE(slow[1].first().toBool());
}

TEST(LatestTask, isNotSlowForQuickWork) {
    LatestTask<int> task;
    const QSignalSpy slow(&task, &LatestTaskBase::slowChanged);
    bool delivered = false;
    task.start(quick(1), [&](int) { delivered = true; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return delivered; }));
    QTest::qWait(2 * LatestTaskBase::slowAfterMs);
    EXPECT_TRUE(slow.isEmpty());
}

TEST(LatestTask, cancelStopsTheWorkAndDeliversNothing) {
    LatestTask<int> task;
    const QSignalSpy cancelled(&task, &LatestTaskBase::cancelled);
    Slow work;
    bool delivered = false;
    task.start(work.returning(1), [&](int) { delivered = true; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return task.isSlow(); }));
    task.cancel();
    EXPECT_FALSE(task.isRunning());
    EXPECT_FALSE(task.isSlow());
    EXPECT_EQ(cancelled.size(), 1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return work.ended.load(); }));
    EXPECT_TRUE(work.sawStop);
    QTest::qWait(20);
    EXPECT_FALSE(delivered);
    task.cancel();
    EXPECT_EQ(cancelled.size(), 1) << "there is nothing to cancel";
}

TEST(LatestTask, mayBeDestroyedWhileItRuns) {
    Slow work;
    bool delivered = false;
    {
        LatestTask<int> task;
        task.start(work.returning(1), [&](int) { delivered = true; });
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return work.ended.load(); }));
    EXPECT_TRUE(work.sawStop);
    QTest::qWait(20);
    EXPECT_FALSE(delivered);
}

} // namespace
