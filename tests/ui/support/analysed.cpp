#include "tests/ui/support/analysed.h"

void analyseNow(ui::Document& document) {
    auto analysis = core::analyse(document.problem());
    document.setAnalysis(std::make_shared<const core::Analysis>(std::move(analysis.value())));
}
