#include "ui/export/data_export.h"

#include "core/io/policy_list_tables.h"
#include "core/io/tables.h"
#include "ui/document/document.h"

namespace ui {

core::Result<std::string> exportedData(const Document& document, const DataRequest& request) {
    return exportedData(document.file(), document.catalogue(), document.analysis().get(), request);
}

core::Result<std::string> exportedData(const core::PolicyFile& file, const core::Catalogue& catalogue, const core::Analysis* computed,
                                       const DataRequest& request) {
    const bool json = request.format == DataFormat::Json;
    if (request.contents == DataContents::List) {
        return json ? core::policyListJson(file, catalogue, computed) : core::policyListCsv(file, catalogue, computed);
    }
    if (computed == nullptr) {
        return tl::unexpected(core::Error{"the frontier is still being computed; try again when it is there", {}});
    }
    const core::Scenario& scenario = file.policies[file.current].scenario;
    const core::Policy policy = file.policies[file.current].recompute;
    const core::Analysis& analysis = *computed;
    switch (request.contents) {
    case DataContents::Frontier:
        return json ? core::frontierJson(scenario, analysis) : core::frontierCsv(analysis);
    case DataContents::Hull:
        return json ? core::hullJson(scenario, analysis) : core::hullCsv(analysis);
    case DataContents::Outcomes:
        return json ? core::outcomesJson(scenario, analysis) : core::outcomesCsv(scenario, analysis);
    case DataContents::Policy:
        return json ? core::evaluationJson(scenario, analysis, policy) : core::ledgerCsv(scenario, *analysis.problem, policy);
    case DataContents::List:
        break;
    }
    return {};
}

QString dataName(DataContents contents) {
    switch (contents) {
    case DataContents::Frontier:
        return QStringLiteral("frontier");
    case DataContents::Hull:
        return QStringLiteral("hull");
    case DataContents::Outcomes:
        return QStringLiteral("outcomes");
    case DataContents::Policy:
        return QStringLiteral("ledger");
    case DataContents::List:
        return QStringLiteral("policies");
    }
    return {};
}

QString suffixOf(DataFormat format) {
    return format == DataFormat::Json ? QStringLiteral("json") : QStringLiteral("csv");
}

} // namespace ui
