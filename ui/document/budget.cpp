#include "ui/document/budget.h"

#include "core/budget.h"
#include "core/io/policy_list.h"
#include "ui/document/document.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Document)
};

} // namespace

void setBudget(Document& document, std::optional<core::Bytes> perRank, const QString& mergeKey) {
    document.edit(core::withBudget(document.file(), perRank ? std::optional(perRank->value) : std::nullopt),
                  perRank ? Texts::tr("set the memory budget") : Texts::tr("remove the memory budget"), mergeKey);
}

void toggleBudget(Document& document) {
    if (document.scenario().budgetBytes) {
        setBudget(document, std::nullopt);
        return;
    }
    const core::Bytes current = core::bytesPerRank(document.scenario(), document.point().bytes);
    setBudget(document, core::budgetOfTenths(std::max<std::int64_t>(1, core::tenthsToHold(current))));
}

void moveBudget(Document& document, int tenths) {
    if (const auto budget = document.scenario().budgetBytes) {
        setBudget(document, core::budgetOfTenths(std::max<std::int64_t>(1, core::nearestTenths({*budget}) + tenths)), budgetMerge);
    }
}

bool loadCheapestUnderBudget(Document& document) {
    const auto budget = document.scenario().budgetBytes;
    if (!budget || !document.analysis()) {
        return false;
    }
    const auto cheapest = core::cheapestWithin(document.analysis()->frontier, document.scenario(), {*budget});
    if (cheapest) {
        document.loadPolicy(document.analysis()->frontier[*cheapest].representative,
                            Texts::tr("load the cheapest policy under the budget"));
    }
    return cheapest.has_value();
}

} // namespace ui
