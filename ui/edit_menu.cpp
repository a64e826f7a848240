#include "ui/edit_menu.h"

#include "ui/document/document.h"
#include "ui/file_actions.h"
#include "ui/history_menu.h"
#include "ui/menu_action.h"
#include "ui/policy_clipboard.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include <utility>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::EditMenu)
};

} // namespace

void fillEditMenu(QMenu& menu, Document& document, FileActions& files, PolicyClipboard& clipboard, std::function<bool()> copyCard) {
    const auto add = [&](const char* objectName, const QString& text, const QKeySequence& shortcut, void (PolicyClipboard::*slot)(),
                         const QString& toolTip) {
        QAction* action = makeAction(menu, objectName, text, shortcut);
        action->setToolTip(toolTip);
        QObject::connect(action, &QAction::triggered, &clipboard, slot);
    };
    addHistory(menu, document.undoStack());
    menu.addSeparator();
    QAction* copy = makeAction(menu, "copyAction", Texts::tr("&Copy"), QKeySequence::Copy);
    copy->setToolTip(Texts::tr("The card that is shown, else the policy in the diagram as text."));
    QObject::connect(copy, &QAction::triggered, &clipboard, [&clipboard, copyCard = std::move(copyCard)] {
        if (!copyCard()) {
            clipboard.copyText();
        }
    });
    QObject::connect(makeAction(menu, "copyChartAction", Texts::tr("Copy C&hart"), Texts::tr("Ctrl+Shift+C")), &QAction::triggered, &files,
                     &FileActions::copyChart);
    menu.addSeparator();
    add("copyTextAction", Texts::tr("Copy Policy as &Text"), {}, &PolicyClipboard::copyText, Texts::tr("Its marks and numbers, to read."));
    add("copyCommandLineAction", Texts::tr("Copy Policy as Command &Line"), {}, &PolicyClipboard::copyCommandLine,
        Texts::tr("Prints the same numbers: stashpoint-cli evaluate …"));
    add("copyJsonAction", Texts::tr("Copy Policy as &JSON"), {}, &PolicyClipboard::copyJson,
        Texts::tr("A policy file of this policy alone."));
    menu.addSeparator();
    add("pasteAction", Texts::tr("&Paste Policy"), QKeySequence::Paste, &PolicyClipboard::paste,
        Texts::tr("Into the diagram: text, a command line, JSON or a list of ops."));
    add("pasteIntoListAction", Texts::tr("Paste Policy into L&ist"), Texts::tr("Ctrl+Shift+V"), &PolicyClipboard::pasteIntoList,
        Texts::tr("As a further policy of the file."));
}

} // namespace ui
