#pragma once

#include "core/error.h"
#include "core/io/policy_file.h"
#include "core/search/analysis.h"

#include <QString>

#include <string>

namespace ui {

class Document;

enum class DataContents { Frontier, Hull, Outcomes, Policy, List };
enum class DataFormat { Csv, Json };

struct DataRequest {
    DataContents contents = DataContents::Frontier;
    DataFormat format = DataFormat::Csv;
    friend bool operator==(const DataRequest&, const DataRequest&) = default;
};

/// The table that the request asks for, of core/io/tables; of the policy in the diagram, its ledger as CSV, its evaluation as JSON. An
/// error while there is no analysis, which the list alone does without, and for all outcomes where they are too many to list. All outcomes
/// of the largest layers take about 100 ms.
core::Result<std::string> exportedData(const Document& document, const DataRequest& request);
/// The same of values, on any thread; `analysis` is of the current policy's problem, or null.
core::Result<std::string> exportedData(const core::PolicyFile& file, const core::Catalogue& catalogue, const core::Analysis* analysis,
                                       const DataRequest& request);

/// What a file of it is called after: "frontier".
QString dataName(DataContents contents);
/// "csv", "json".
QString suffixOf(DataFormat format);

} // namespace ui
