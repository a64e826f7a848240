#include "tests/ui/support/analysed_document.h"

#include "core/io/builtin_catalogue.h"

#include <utility>

void analyseNow(ui::Document& document) {
    document.setAnalysis(std::make_shared<const core::Analysis>(core::analyse(document.problem()).value()));
}

AnalysedDocument::AnalysedDocument()
    : Document(core::builtinCatalogue()) {
    analyseNow(*this);
}

AnalysedDocument::AnalysedDocument(std::vector<std::string> alwaysSaved)
    : Document(core::builtinCatalogue()) {
    core::Scenario changed = scenario();
    changed.alwaysSaved = std::move(alwaysSaved);
    changeScenario(changed, QStringLiteral("keep marks")).value();
    analyseNow(*this);
}

core::Policy AnalysedDocument::preset(const std::string& id) const {
    return core::policyOf(*catalogue().findPreset(id), problem()->graph).value();
}
