#include "tests/support/golden.h"

#include <fstream>

nlohmann::json golden(const std::string& name) {
    std::ifstream file(std::string(TEST_DATA) + "/golden/" + name);
    return nlohmann::json::parse(file);
}
