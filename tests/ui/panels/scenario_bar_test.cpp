#include "ui/panels/scenario_bar.h"

#include "core/io/builtin_catalogue.h"
#include "tests/ui/support/analysed_document.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace {

class ScenarioBarTest : public testing::Test {
protected:
    ui::Document document{core::builtinCatalogue()};
    ui::ScenarioBar bar{document};

    template <class Widget>
    Widget* field(const char* name) const {
        return bar.findChild<Widget*>(QLatin1String(name));
    }
    void type(QAbstractSpinBox* spin, const char* text) {
        spin->selectAll();
        QTest::keyClicks(spin, QLatin1String(text));
        QTest::keyClick(spin, Qt::Key_Return);
    }
    void chooseLayer(const char* id) {
        auto* layer = field<QComboBox>("layer");
        layer->setCurrentIndex(layer->findData(QLatin1String(id)));
        emit layer->activated(layer->currentIndex());
    }
};

TEST_F(ScenarioBarTest, showsTheScenario) {
    EXPECT_EQ(field<QComboBox>("layer")->currentText(), QStringLiteral("DeepSeek-V3 · MoE"));
    EXPECT_EQ(field<QSpinBox>("seq")->value(), 4096);
    EXPECT_EQ(field<QSpinBox>("layers")->value(), 8);
    EXPECT_EQ(field<QDoubleSpinBox>("inFlight")->value(), 8.5);
    EXPECT_EQ(field<QSpinBox>("tokens")->value(), 4096);
    EXPECT_FALSE(field<QCheckBox>("freeComm")->isChecked());
}

TEST_F(ScenarioBarTest, typedNumbersReachTheDocument) {
    type(field<QSpinBox>("seq"), "8192");
    type(field<QSpinBox>("layers"), "4");
    type(field<QDoubleSpinBox>("inFlight"), "2.5");
    type(field<QSpinBox>("tokens"), "2048");
    EXPECT_EQ(document.scenario().seq, 8192);
    EXPECT_EQ(document.scenario().layers, 4);
    EXPECT_EQ(document.scenario().inFlightDoubled, 5);
    EXPECT_EQ(document.scenario().tokens, 2048);
    EXPECT_EQ(document.undoStack().count(), 4);
    document.undoStack().undo();
    EXPECT_EQ(field<QSpinBox>("tokens")->value(), 4096);
}

TEST_F(ScenarioBarTest, inFlightGoesToTheNearestHalf) {
    type(field<QDoubleSpinBox>("inFlight"), "3.3");
    EXPECT_EQ(document.scenario().inFlightDoubled, 7);
    EXPECT_EQ(field<QDoubleSpinBox>("inFlight")->value(), 3.5);
    type(field<QDoubleSpinBox>("inFlight"), "3.6");
    EXPECT_EQ(field<QDoubleSpinBox>("inFlight")->value(), 3.5) << "also where the nearest half is the value before";
}

TEST_F(ScenarioBarTest, freesTheAllToAll) {
    auto* free = field<QCheckBox>("freeComm");
    QTest::mouseClick(free, Qt::LeftButton, {}, QPoint(8, free->height() / 2));
    EXPECT_TRUE(document.scenario().alwaysSaved.empty());
    EXPECT_EQ(document.problem()->freeMarks().count(), 19);
    QTest::mouseClick(free, Qt::LeftButton, {}, QPoint(8, free->height() / 2));
    EXPECT_EQ(document.scenario().alwaysSaved, (std::vector<std::string>{"dispatch", "combine"}));
}

TEST_F(ScenarioBarTest, aDenseLayerHasNoAllToAllAndSaysWhichMarksAreGone) {
    document.flip(document.problem()->graph.findMark("router").value());
    QSignalSpy noted(&bar, &ui::ScenarioBar::noted);
    chooseLayer("dense");
    EXPECT_EQ(document.scenario().layer, "dense");
    EXPECT_TRUE(document.scenario().alwaysSaved.empty());
    EXPECT_FALSE(field<QCheckBox>("freeComm")->isEnabled());
    EXPECT_FALSE(field<QCheckBox>("freeComm")->isChecked());
    ASSERT_EQ(noted.size(), 1);
    EXPECT_TRUE(noted[0].first().toString().contains(QStringLiteral("router")));
    chooseLayer("moe");
    EXPECT_EQ(document.scenario().alwaysSaved, (std::vector<std::string>{"dispatch", "combine"}));
    EXPECT_TRUE(field<QCheckBox>("freeComm")->isEnabled());
}

} // namespace
