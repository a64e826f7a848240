#include "ui/file_menu.h"

#include "ui/file_actions.h"
#include "ui/menu_action.h"
#include "ui/session/recent_menu.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::FileMenu)
};

} // namespace

void fillFileMenu(QMenu& menu, FileActions& files) {
    const auto add = [&](const char* objectName, const QString& text, const QKeySequence& shortcut, void (FileActions::*slot)()) {
        QObject::connect(makeAction(menu, objectName, text, shortcut), &QAction::triggered, &files, slot);
    };
    add("newAction", Texts::tr("&New"), QKeySequence::New, &FileActions::newDocument);
    add("openAction", Texts::tr("&Open…"), QKeySequence::Open, &FileActions::open);
    menu.addMenu(new RecentMenu(files, &menu));
    add("newWindowAction", Texts::tr("New &Window"), Texts::tr("Ctrl+Shift+N"), &FileActions::newWindow);
    menu.addSeparator();
    add("saveAction", Texts::tr("&Save"), QKeySequence::Save, &FileActions::save);
    add("saveAsAction", Texts::tr("Save &As…"), Texts::tr("Ctrl+Shift+S"), &FileActions::saveAs);
    add("titleAction", Texts::tr("&Title and Note…"), {}, &FileActions::editTitle);
    menu.addSeparator();
    add("exportAction", Texts::tr("&Export…"), Texts::tr("Ctrl+E"), &FileActions::exportChart);
    menu.addSeparator();
    add("quitAction", Texts::tr("&Quit"), Texts::tr("Ctrl+Q"), &FileActions::quit);
}

} // namespace ui
