#include "ui/policy_list/policy_list_view.h"

#include "tests/ui/support/analysed_document.h"
#include "ui/document/list_edits.h"

#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace {

/// A drop reaches a view only from a drag of its own.
class DroppedOn : public ui::PolicyListView {
public:
    using ui::PolicyListView::PolicyListView;

    void drop(int y) {
        const QMimeData mime;
        QDropEvent event(QPointF(20, y), Qt::MoveAction, &mime, Qt::LeftButton, {});
        dropEvent(&event);
    }
    QRect row(int number) const { return visualRect(model()->index(number, 0)); }
};

class PolicyListViewTest : public testing::Test {
protected:
    PolicyListViewTest() {
        for (const char* name : {"a", "b", "c"}) {
            ui::renamePolicy(m_document, name[0] == 'a' ? 0 : ui::addToList(m_document), QLatin1String(name));
        }
        m_view.resize(600, 200);
        m_view.show();
    }
    QString order() const {
        QString names;
        for (const core::NamedPolicy& policy : m_document.file().policies) {
            names += QString::fromStdString(policy.name);
        }
        return names;
    }

    AnalysedDocument m_document;
    DroppedOn m_view{m_document, ui::theme(ui::ThemeName::Light)};
};

TEST_F(PolicyListViewTest, dropsTheSelectedRowBetweenOthers) {
    const struct {
        std::size_t from;
        int row;
        bool below;
        const char* expected;
    } drops[] = {{2, 0, false, "cab"}, {0, 1, true, "bac"}, {0, 0, false, "abc"}, {0, 0, true, "abc"},
                 {1, 0, true, "abc"},  {1, 2, true, "acb"}, {2, 1, false, "acb"}, {0, 2, false, "bac"}};
    for (const auto& [from, row, below, expected] : drops) {
        m_view.selectPolicy(from);
        m_view.drop(m_view.row(row).center().y() + (below ? 3 : -3));
        EXPECT_EQ(order(), QLatin1String(expected));
        EXPECT_EQ(m_view.selectedPolicy(), order().indexOf(QLatin1Char("abc"[from]))) << "it stays selected";
        EXPECT_EQ(m_document.file().policies[m_document.file().current].name, "a") << "the diagram keeps its policy";
        if (order() != QStringLiteral("abc")) {
            m_document.undoStack().undo();
        }
    }
    m_view.selectPolicy(0);
    m_view.drop(m_view.row(2).bottom() + 50);
    EXPECT_EQ(order(), QStringLiteral("bca")) << "below all rows";
}

TEST_F(PolicyListViewTest, keepsARowSelected) {
    m_view.selectPolicy(2);
    ui::deletePolicy(m_document, 2);
    EXPECT_EQ(m_view.selectedPolicy(), 1);
    ui::deletePolicy(m_document, 0);
    EXPECT_EQ(m_view.selectedPolicy(), 0);
    EXPECT_TRUE(m_view.currentIndex().isValid());
}

TEST_F(PolicyListViewTest, selectsTheOneInTheDiagramOfAnotherFile) {
    m_document.show(1);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.stashpolicy"));
    ASSERT_TRUE(m_document.save(file));
    m_view.selectPolicy(2);
    ASSERT_TRUE(m_document.open(file));
    EXPECT_EQ(m_view.selectedPolicy(), 1);
}

TEST_F(PolicyListViewTest, showsAllOfItsNumbers) {
    m_view.resize(900, 200);
    for (int column = 0; column < m_view.model()->columnCount(); ++column) {
        for (int row = 0; row < m_view.model()->rowCount(); ++row) {
            EXPECT_GE(m_view.columnWidth(column), m_view.sizeHintForIndex(m_view.model()->index(row, column)).width()) << column;
        }
    }
}

} // namespace
