#include "ui/preset_menu.h"

#include "ui/document/document.h"
#include "ui/labels.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::PresetMenu)
};

void refill(QMenu& menu, Document& document, QAction* addToList) {
    menu.clear();
    menu.addAction(addToList);
    menu.addSeparator();
    for (const core::Preset& preset : document.catalogue().presets) {
        const auto policy = core::policyOf(preset, document.problem()->graph);
        QAction* action = menu.addAction(coreText(preset.label));
        action->setObjectName(QStringLiteral("preset_") + QString::fromStdString(preset.id));
        action->setCheckable(true);
        action->setChecked(policy == document.policy());
        action->setEnabled(policy.has_value());
        action->setToolTip(policy ? coreText(preset.description) : Texts::tr("This layer lacks some of its marks."));
        if (policy) {
            QObject::connect(action, &QAction::triggered, &document, [&document, policy = *policy, label = action->text()] {
                document.loadPolicy(policy, Texts::tr("load preset %1").arg(label));
            });
        }
    }
}

} // namespace

void fillPresetMenu(QMenu& menu, Document& document, QAction* addToList) {
    QObject::connect(&menu, &QMenu::aboutToShow, &document, [&menu, &document, addToList] { refill(menu, document, addToList); });
    refill(menu, document, addToList);
}

} // namespace ui
