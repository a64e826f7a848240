#pragma once

#include "ui/document/document.h"

/// Gives the document the analysis of its present problem.
void analyseNow(ui::Document& document);

/// The document of a fresh start, analysed.
class AnalysedDocument : public ui::Document {
public:
    AnalysedDocument();
    /// The same with nothing that stays saved, or with fewer free marks: `alwaysSaved` are ids.
    explicit AnalysedDocument(std::vector<std::string> alwaysSaved);

    core::Policy preset(const std::string& id) const;
    const core::HullStep& hullStep(std::size_t step) const { return analysis()->hull[step]; }
};
