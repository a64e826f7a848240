#include "ui/keys_dialog.h"

#include <QCoreApplication>
#include <QMessageBox>

#include <utility>
#include <vector>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::KeysDialog)
};

using Rows = std::vector<std::pair<QString, QString>>;

QString table(const QString& title, const Rows& rows) {
    QString html = QStringLiteral("<h3>%1</h3><table cellspacing=\"0\" cellpadding=\"2\">").arg(title.toHtmlEscaped());
    for (const auto& [gesture, effect] : rows) {
        html += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>").arg(gesture.toHtmlEscaped(), effect.toHtmlEscaped());
    }
    return html + QStringLiteral("</table>");
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
    return {{Texts::tr("Click, Space, Enter"), Texts::tr("flip an op between save and recompute")},
            {Texts::tr("Arrows, Tab"), Texts::tr("walk the picture; the ops in their order")}};
}

} // namespace

void showKeys(QWidget& window) {
    auto* box =
        new QMessageBox(QMessageBox::NoIcon, Texts::tr("Mouse and Keys"),
                        table(Texts::tr("On the chart"), onTheChart()) + table(Texts::tr("On the hull, step by step"), onTheFilm()) +
                            table(Texts::tr("In the layer's diagram"), onTheDiagram()),
                        QMessageBox::Close, &window);
    box->setObjectName(QStringLiteral("keysDialog"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace ui
