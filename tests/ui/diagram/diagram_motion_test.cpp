#include "tests/ui/diagram/diagram_view_fixture.h"
#include "ui/diagram/diagram_look.h"

namespace {

class DiagramMoves : public DiagramViewOf {
protected:
    DiagramMoves() { m_view->setAnimated(true); }
    ui::DiagramLook settled() const { return ui::lookOf(m_view->layout(), m_view->state()); }
};

TEST_P(DiagramMoves, theNumbersAreRightAtOnceAndTheLookInTheEnd) {
    const ui::DiagramLook before = m_view->look();
    const ui::DiagramLayout layout = m_view->layout();
    m_document.flip(mark("gate_up"));
    EXPECT_EQ(m_document.policy(), m_view->state().policy);
    EXPECT_EQ(m_document.ledger().total, m_view->state().ledger.total);
    const std::size_t box = static_cast<std::size_t>(&m_view->layout().boxOf(mark("gate_up")) - m_view->layout().boxes.data());
    EXPECT_TRUE(m_view->isMoving());
    EXPECT_EQ(before, m_view->look());
    bool between = false;
    ASSERT_TRUE(QTest::qWaitFor([&] {
        const double tint = m_view->look()[box].recomputed;
        between = between || (tint > 0 && tint < 1);
        return !m_view->isMoving();
    }));
    EXPECT_TRUE(between);
    EXPECT_EQ(settled(), m_view->look());
    EXPECT_NE(before, m_view->look());
    m_view->setAnimated(false);
    m_document.undoStack().undo();
    EXPECT_FALSE(m_view->isMoving());
    EXPECT_EQ(before, m_view->look());
}

TEST_P(DiagramMoves, aFlipOnTheWayStartsFromWhatIsSeen) {
    m_document.flip(mark("attn"));
    const std::size_t box = static_cast<std::size_t>(&m_view->layout().boxOf(mark("attn")) - m_view->layout().boxes.data());
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_view->look()[box].recomputed > 0; }));
    const ui::DiagramLook seen = m_view->look();
    m_document.flip(mark("norm2"));
    EXPECT_EQ(seen, m_view->look());
    EXPECT_TRUE(m_view->isMoving());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !m_view->isMoving(); }));
    EXPECT_EQ(settled(), m_view->look());
}

TEST_P(DiagramMoves, anotherThemeAndAnotherLayerComeAtOnce) {
    m_document.flip(mark("attn"));
    m_view->setTheme(ui::theme(ui::ThemeName::Dark));
    EXPECT_FALSE(m_view->isMoving());
    EXPECT_EQ(settled(), m_view->look());
    m_document.flip(mark("norm1"));
    const std::string other = GetParam() == "moe" ? "dense" : "moe";
    ASSERT_TRUE(m_document.changeScenario(core::withLayer(m_document.scenario(), other, m_document.catalogue()).value(), {}));
    EXPECT_FALSE(m_view->isMoving());
    EXPECT_EQ(settled(), m_view->look());
}

TEST_P(DiagramMoves, nothingMovesWhereNothingChanges) {
    m_shared.select(mark("attn"));
    m_view->setFocus();
    moveTo(placeOf("norm2"));
    EXPECT_FALSE(m_view->isMoving());
    m_document.loadPolicy(m_document.policy(), QStringLiteral("the same"));
    EXPECT_FALSE(m_view->isMoving());
}

INSTANTIATE_TEST_SUITE_P(Layers, DiagramMoves, testing::Values("moe", "dense"), [](const auto& layer) { return layer.param; });

} // namespace
