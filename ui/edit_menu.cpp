#include "ui/edit_menu.h"

#include "ui/document/document.h"
#include "ui/file_actions.h"
#include "ui/history_menu.h"
#include "ui/menu_action.h"

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

void fillEditMenu(QMenu& menu, Document& document, FileActions& files, std::function<void()> copyCard) {
    addHistory(menu, document.undoStack());
    menu.addSeparator();
    QObject::connect(makeAction(menu, "copyCardAction", Texts::tr("C&opy the Card"), QKeySequence::Copy), &QAction::triggered, &document,
                     std::move(copyCard));
    QObject::connect(makeAction(menu, "copyChartAction", Texts::tr("&Copy Chart"), Texts::tr("Ctrl+Shift+C")), &QAction::triggered, &files,
                     &FileActions::copyChart);
}

} // namespace ui
