#include "ui/export/data_export.h"

#include "core/io/tables.h"
#include "ui/document/document.h"

namespace ui {

core::Result<std::string> exportedData(const Document& document, const DataRequest& request) {
    return exportedData(document.scenario(), document.analysis().get(), document.policy(), request);
}

core::Result<std::string> exportedData(const core::Scenario& scenario, const core::Analysis* computed, core::Policy policy,
                                       const DataRequest& request) {
    if (computed == nullptr) {
        return tl::unexpected(core::Error{"the frontier is still being computed; try again when it is there", {}});
    }
    const core::Analysis& analysis = *computed;
    const bool json = request.format == DataFormat::Json;
    switch (request.contents) {
    case DataContents::Frontier:
        return json ? core::frontierJson(scenario, analysis) : core::frontierCsv(analysis);
    case DataContents::Hull:
        return json ? core::hullJson(scenario, analysis) : core::hullCsv(analysis);
    case DataContents::Outcomes:
        return json ? core::outcomesJson(scenario, analysis) : core::outcomesCsv(scenario, analysis);
    case DataContents::Policy:
        return json ? core::evaluationJson(scenario, analysis, policy) : core::ledgerCsv(scenario, *analysis.problem, policy);
    }
    return {};
}

QString suffixOf(DataFormat format) {
    return format == DataFormat::Json ? QStringLiteral("json") : QStringLiteral("csv");
}

} // namespace ui
