#include "tests/support/deepseek.h"

#include "core/io/builtin_catalogue.h"
#include "core/scenario.h"

core::Problem deepseekProblem(const std::string& layer, const std::vector<std::string>& alwaysSaved) {
    core::Scenario scenario;
    scenario.layer = layer;
    scenario.alwaysSaved = alwaysSaved;
    return core::makeProblem(scenario, core::builtinCatalogue()).value();
}
