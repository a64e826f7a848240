#pragma once

#include <nlohmann/json.hpp>
#include <string>

/// A file of tests/data/golden, parsed. Fails the whole program if it is not there.
nlohmann::json golden(const std::string& name);
