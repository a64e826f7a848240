#include "ui/help_dialogs.h"

#include "core/version.h"

#include <QCoreApplication>
#include <QMessageBox>

#include <string_view>
#include <utility>
#include <vector>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::HelpDialogs)
};

using Rows = std::vector<std::pair<QString, QString>>;

QString rowsOf(const QString& title, const Rows& rows) {
    QString html = QStringLiteral("<tr><td colspan=\"2\"><h3>%1</h3></td></tr>").arg(title.toHtmlEscaped());
    for (const auto& [gesture, effect] : rows) {
        html += QStringLiteral(
                    "<tr><td style=\"white-space: nowrap\"><b>%1</b>&nbsp;&nbsp;&nbsp;</td><td style=\"white-space: nowrap\">%2</td></tr>")
                    .arg(gesture.toHtmlEscaped(), effect.toHtmlEscaped());
    }
    return html;
}

Rows onTheChart() {
    return {{Texts::tr("Click"), Texts::tr("load the policy, by its point or its name")},
            {Texts::tr("Ctrl+click, P, F9"), Texts::tr("pin it to compare, and let it go")},
            {Texts::tr("Left, Right"), Texts::tr("walk the frontier; with Shift the hull; Home and End go to its ends")},
            {Texts::tr("Enter, Ctrl+C"), Texts::tr("load it; copy its card")},
            {Texts::tr("Drag"), Texts::tr("zoom in to the box")},
            {Texts::tr("Ctrl+wheel, +, −"), Texts::tr("zoom at the cursor, or at the middle")},
            {Texts::tr("Middle button, Space and drag"), Texts::tr("pan")},
            {Texts::tr("Esc, double-click on nothing"), Texts::tr("show all again")},
            {Texts::tr("F7, F8"), Texts::tr("memory budget on and off; load the cheapest policy under it")},
            {Texts::tr("Up, Down, or drag its line"), Texts::tr("move the budget by 1 GiB; with Shift by 0.1 GiB")}};
}

Rows onTheFilm() {
    return {{Texts::tr("Left, Right, Home, End"), Texts::tr("walk the steps")},
            {Texts::tr("Click, Enter, Space"), Texts::tr("load the step")}};
}

Rows onTheDiagram() {
    return {{Texts::tr("Click"), Texts::tr("flip an op between save and recompute; on a region's name all of its ops")},
            {Texts::tr("Drag, Ctrl+click, Shift+arrows, Ctrl+A"), Texts::tr("select several")},
            {Texts::tr("Space"), Texts::tr("flip what is selected, in one step")},
            {Texts::tr("Right click, Shift+F10"), Texts::tr("recompute only this, save everything, and more")},
            {Texts::tr("Arrows, Tab"), Texts::tr("walk along the graph; the ops in their order")},
            {Texts::tr("Home, End"), Texts::tr("go to the region's name; to the last op")},
            {Texts::tr("Enter"), Texts::tr("open the card of the op; on a region's name its menu")},
            {Texts::tr("Ctrl+wheel, +, −, middle button"), Texts::tr("zoom and pan")},
            {Texts::tr("0, double-click on nothing"), Texts::tr("show all again")},
            {Texts::tr("Esc"), Texts::tr("close the card; then keep one op selected; then leave")}};
}

Rows onTheList() {
    return {{Texts::tr("F5, Ctrl+Shift+A"), Texts::tr("show the file's policies; add the one in the diagram")},
            {Texts::tr("Enter, double-click"), Texts::tr("load the selected one into the diagram")},
            {Texts::tr("F2, Ctrl+D, Del"), Texts::tr("rename, duplicate, delete it")},
            {Texts::tr("Alt+Up, Alt+Down, or drag it"), Texts::tr("move it")}};
}

void openBox(QWidget& window, const char* objectName, const QString& title, const QString& text) {
    auto* box = new QMessageBox(QMessageBox::NoIcon, title, text, QMessageBox::Close, &window);
    box->setObjectName(QLatin1String(objectName));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace

void showKeys(QWidget& window) {
    openBox(window, "keysDialog", Texts::tr("Mouse and Keys"),
            QStringLiteral("<table cellpadding=\"2\">") + rowsOf(Texts::tr("On the chart"), onTheChart()) +
                rowsOf(Texts::tr("On the hull, step by step"), onTheFilm()) + rowsOf(Texts::tr("In the layer's diagram"), onTheDiagram()) +
                rowsOf(Texts::tr("In the list of policies"), onTheList()) + QStringLiteral("</table>"));
}

void showAbout(QWidget& window) {
    const std::string_view version = core::programVersion();
    openBox(window, "aboutDialog", Texts::tr("About Stashpoint"),
            Texts::tr("<h3>Stashpoint %1</h3><p>What to recompute and what to keep in the training of large models.</p>"
                      "<p>The window uses Qt Charts, so this program is distributed under the GNU General Public License, "
                      "version 3.</p>")
                .arg(QLatin1String(version.data(), static_cast<qsizetype>(version.size()))));
}

} // namespace ui
