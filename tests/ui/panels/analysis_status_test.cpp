#include "ui/panels/analysis_status.h"

#include "core/io/builtin_catalogue.h"
#include "core/scenario.h"
#include "ui/document/document.h"
#include "ui/task/analysis_runner.h"

#include <QLabel>
#include <QProgressBar>
#include <QTest>
#include <QThread>
#include <QToolButton>

#include <atomic>
#include <gtest/gtest.h>

namespace {

/// The real analysis, held back until it is released or stopped.
class AnalysisStatusTest : public testing::Test {
protected:
    AnalysisStatusTest() { m_status.show(); }
    ~AnalysisStatusTest() override { m_released = true; }

    core::Result<core::Analysis> analyseSlowly(std::shared_ptr<const core::Problem> problem, const core::RunControl& control) {
        control.progress(0.5);
        while (!m_released && !control.stop.stop_requested()) {
            QThread::msleep(1);
        }
        return core::analyse(std::move(problem), control);
    }

    ui::Document& document() { return m_document; }
    void release() { m_released = true; }
    const QProgressBar& bar() const { return *m_status.findChild<QProgressBar*>(); }
    QToolButton& button() const { return *m_status.findChild<QToolButton*>(); }
    QString counts() const { return m_status.findChild<QLabel*>()->text(); }
    bool waitForBar() const {
        return QTest::qWaitFor([this] { return bar().isVisible() && bar().value() == bar().maximum() / 2; });
    }

private:
    std::atomic<bool> m_released = false;
    ui::Document m_document{core::builtinCatalogue()};
    ui::AnalysisRunner m_runner{m_document, nullptr, [this](auto problem, const auto& control) { return analyseSlowly(problem, control); }};
    ui::AnalysisStatus m_status{m_document, m_runner};
};

TEST_F(AnalysisStatusTest, showsABarWhileItLastsAndThenWhatItFound) {
    EXPECT_FALSE(bar().isVisible());
    ASSERT_TRUE(waitForBar());
    EXPECT_TRUE(button().isVisible());
    release();
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().analysis() != nullptr; }));
    EXPECT_FALSE(bar().isVisible());
    EXPECT_FALSE(button().isVisible());
    EXPECT_EQ(counts(), QStringLiteral("131,072 policies · 61,440 outcomes · frontier 130 · hull 12"));
}

TEST_F(AnalysisStatusTest, canBeCancelledAndStartedAgain) {
    ASSERT_TRUE(waitForBar());
    QTest::mouseClick(&button(), Qt::LeftButton);
    EXPECT_FALSE(bar().isVisible());
    EXPECT_TRUE(counts().startsWith(QStringLiteral("Cancelled")));
    document().flip(static_cast<core::MarkId>(0)); // the window goes on meanwhile
    EXPECT_EQ(document().analysis(), nullptr);
    release();
    QTest::mouseClick(&button(), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().analysis() != nullptr; }));
    EXPECT_FALSE(button().isVisible());
}

TEST_F(AnalysisStatusTest, onlyTheNewestProblemsAnalysisArrives) {
    ASSERT_TRUE(waitForBar());
    const core::Scenario dense = core::withLayer(document().scenario(), "dense", document().catalogue()).value();
    ASSERT_TRUE(document().changeScenario(dense, QStringLiteral("set the layer")));
    EXPECT_TRUE(bar().isVisible());
    release();
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().analysis() != nullptr; }));
    EXPECT_EQ(document().analysis()->problem, document().problem());
    EXPECT_EQ(document().analysis()->freeMarks, 15);
}

} // namespace
