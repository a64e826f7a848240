#include "core/io/tables.h"
#include "tests/ui/diagram/diagram_view_fixture.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/panels/readout_text.h"

#include <QAccessible>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>

namespace {

/// Every op, flipped by mouse, by key and by assistive technology: what the window says must be what the command line would.
class EveryFlip : public DiagramViewOf {
protected:
    EveryFlip() {
        analyseNow(m_document);
        m_document.loadPolicy(core::policyOf(*m_document.catalogue().findPreset("layernorm"), m_document.problem()->graph).value(),
                              QStringLiteral("layernorm"));
        m_view->setFocus();
    }

    void byMouse(core::MarkId at) { click(placeOf(at)); }
    void byKey(core::MarkId at) {
        m_view->focusMark(at);
        press(Qt::Key_Space);
    }
    void byAccessibility(core::MarkId at) {
        QAccessibleInterface* op = QAccessible::queryAccessibleInterface(m_view)->child(static_cast<int>(core::index(at)));
        const bool before = op->state().checked;
        op->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        EXPECT_NE(before, op->state().checked);
        EXPECT_EQ(m_document.policy().recomputes(at), op->state().checked);
    }

    QJsonObject evaluated() const {
        const std::string json = core::evaluationJson(m_document.scenario(), *m_document.analysis(), m_document.policy());
        return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
    }
    void expectOneTruth() const {
        const QJsonObject told = evaluated();
        const core::Ledger& ledger = m_view->state().ledger;
        EXPECT_EQ(told[QStringLiteral("bytes")].toInteger(), ledger.total.bytes.value);
        EXPECT_EQ(told[QStringLiteral("cost")].toInteger(), ledger.total.cost.value);
        EXPECT_EQ(told[QStringLiteral("stash")].toArray().size(), static_cast<qsizetype>(ledger.stash.size()));
        core::Bytes kept;
        for (const core::StashEntry& entry : ledger.stash) {
            kept += entry.bytes + entry.auxBytes;
        }
        EXPECT_EQ(told[QStringLiteral("bytes")].toInteger(), kept.value);

        const ui::ReadoutText readout = ui::readoutText(m_document);
        const double gib = told[QStringLiteral("gib")].toDouble();
        EXPECT_NEAR(gib, readout.stash.section(QLatin1Char(' '), 0, 0).toDouble(), 0.051);
        const double share = 100 * told[QStringLiteral("cost")].toDouble() / told[QStringLiteral("forward_cost")].toDouble();
        EXPECT_NEAR(share, readout.replay.chopped(1).toDouble(), 0.051);
    }

    void flipEach(const std::function<void(core::MarkId)>& flip) {
        for (std::size_t i = 0; i < markCount(); ++i) {
            const auto at = static_cast<core::MarkId>(i);
            SCOPED_TRACE(m_document.problem()->graph.owner(at).id);
            const core::Policy before = m_document.policy();
            const int steps = m_document.undoStack().count();
            flip(at);
            EXPECT_EQ(before.flipped(at), m_document.policy());
            EXPECT_EQ(m_document.policy(), m_view->state().policy);
            EXPECT_EQ(steps + 1, m_document.undoStack().count());
            expectOneTruth();
            m_document.undoStack().undo();
            EXPECT_EQ(before, m_document.policy());
            flip(at); // the next ones see many policies
        }
    }
};

TEST_P(EveryFlip, byMouse) {
    flipEach([this](core::MarkId at) { byMouse(at); });
}

TEST_P(EveryFlip, byKey) {
    flipEach([this](core::MarkId at) { byKey(at); });
}

TEST_P(EveryFlip, byAssistiveTechnology) {
    flipEach([this](core::MarkId at) { byAccessibility(at); });
}

INSTANTIATE_TEST_SUITE_P(Layers, EveryFlip, testing::Values("moe", "dense"), [](const auto& layer) { return layer.param; });

} // namespace
