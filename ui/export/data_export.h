#pragma once

#include "core/error.h"
#include "core/scenario.h"
#include "core/search/analysis.h"

#include <QString>

#include <string>

namespace ui {

class Document;

enum class DataContents { Frontier, Hull, Outcomes, Policy };
enum class DataFormat { Csv, Json };

struct DataRequest {
    DataContents contents = DataContents::Frontier;
    DataFormat format = DataFormat::Csv;
    friend bool operator==(const DataRequest&, const DataRequest&) = default;
};

/// The table that the request asks for, of core/io/tables; of the policy in the diagram, its ledger as CSV, its evaluation as JSON. An
/// error while there is no analysis, and for all outcomes where they are too many to list. All outcomes of the largest layers take about
/// 100 ms.
core::Result<std::string> exportedData(const Document& document, const DataRequest& request);
/// The same of values, on any thread; `analysis` may be null. `policy` is what DataContents::Policy is about.
core::Result<std::string> exportedData(const core::Scenario& scenario, const core::Analysis* analysis, core::Policy policy,
                                       const DataRequest& request);

/// "csv", "json".
QString suffixOf(DataFormat format);

} // namespace ui
