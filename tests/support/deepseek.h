#pragma once

#include "core/policy/problem.h"

#include <string>
#include <vector>

/// DeepSeek-V3's layer of that kind in bf16, "moe" or "dense".
core::Problem deepseekProblem(const std::string& layer, const std::vector<std::string>& alwaysSaved);
