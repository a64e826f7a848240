#pragma once

#include <QObject>

#include <cstddef>

class QAction;

namespace ui {

class Document;
class PolicyListView;

/// The commands of the list. All but Add are about the selected policy, and have their keys in the table.
class PolicyListActions : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it. The table gets the actions as its context menu.
    PolicyListActions(Document& document, PolicyListView& view, QObject* parent);

    QAction* addAction() { return m_add; }
    /// Those that have a button.
    QList<QAction*> buttons() const { return {m_add, m_load, m_rename, m_duplicate, m_delete, m_up, m_down, m_scenario}; }

signals:
    /// A policy was added, and its name is about to be typed.
    void added();
    void noted(const QString& message);

private:
    struct Look {
        const char* objectName;
        QString text;
        QString button;
        QString toolTip;
    };
    /// With keys that work in the table alone.
    QAction* make(const Look& look, const QList<QKeySequence>& keys, void (PolicyListActions::*run)());
    void makeScenarioMenu();
    void refresh();

    void add();
    void load();
    void rename();
    void duplicate();
    void erase();
    void moveUp();
    void moveDown();
    void moveTo(std::size_t row);
    void makeFiles();
    void useForAll();
    void takeFiles();

    Document& m_document;
    PolicyListView& m_view;
    QAction* m_add;
    QAction* m_load;
    QAction* m_rename;
    QAction* m_duplicate;
    QAction* m_delete;
    QAction* m_up;
    QAction* m_down;
    QAction* m_scenario = nullptr; // the menu of the next three
    QAction* m_makeFiles = nullptr;
    QAction* m_useForAll = nullptr;
    QAction* m_takeFiles = nullptr;
};

} // namespace ui
