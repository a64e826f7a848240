#pragma once

#include "core/io/builtin_catalogue.h"
#include "core/scenario.h"
#include "ui/diagram/diagram_view.h"
#include "ui/document/document.h"
#include "ui/view_state.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

#include <gtest/gtest.h>

/// A diagram of one kind of layer on a window, between two other widgets, without animation.
class DiagramViewOf : public testing::TestWithParam<std::string> {
protected:
    DiagramViewOf() {
        const core::Scenario scenario = core::withLayer(m_document.scenario(), GetParam(), m_document.catalogue()).value();
        EXPECT_TRUE(m_document.changeScenario(scenario, QStringLiteral("layer")));
        m_document.loadPolicy({}, QStringLiteral("nothing"));
        m_document.undoStack().clear();
        m_window.setLayout(new QVBoxLayout);
        m_before = new QLineEdit;
        m_view = new ui::DiagramView(m_document, m_shared, ui::theme(ui::ThemeName::Light));
        m_view->setAnimated(false);
        m_after = new QLineEdit;
        for (QWidget* widget : std::initializer_list<QWidget*>{m_before, m_view, m_after}) {
            m_window.layout()->addWidget(widget);
        }
        m_window.resize(640, 800);
        m_window.show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_window));
        m_before->setFocus();
    }

    std::size_t markCount() const { return m_document.problem()->graph.markCount(); }
    core::MarkId mark(const std::string& id) const { return core::parseMarks({id}, m_document.problem()->graph).value().marks().front(); }
    core::Policy marks(const std::vector<std::string>& ids) const { return core::parseMarks(ids, m_document.problem()->graph).value(); }
    QPoint placeOf(core::MarkId at) const { return m_view->viewRect(m_view->layout().boxOf(at)).center(); }
    QPoint placeOf(const std::string& id) const { return placeOf(mark(id)); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void click(QPoint at, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, modifiers, at);
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mousePress(m_view->viewport(), button, modifiers, from);
        moveTo((from + to) / 2, button);
        moveTo(to, button);
        QTest::mouseRelease(m_view->viewport(), button, modifiers, to);
    }
    void moveTo(QPoint at, Qt::MouseButtons buttons = Qt::NoButton) {
        QMouseEvent move(QEvent::MouseMove, at, m_view->viewport()->mapToGlobal(at), Qt::NoButton, buttons, Qt::NoModifier);
        QApplication::sendEvent(m_view->viewport(), &move);
    }

    ui::Document m_document{core::builtinCatalogue()};
    ui::ViewState m_shared{m_document};
    QWidget m_window;
    QLineEdit* m_before = nullptr;
    ui::DiagramView* m_view = nullptr;
    QLineEdit* m_after = nullptr;
};
