#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

/// The published description of policy files, resources/data/schema/stashpolicy-1.schema.json.
class PolicySchema {
public:
    PolicySchema();
    ~PolicySchema();
    PolicySchema(const PolicySchema&) = delete;
    PolicySchema& operator=(const PolicySchema&) = delete;

    const nlohmann::json& json() const;
    /// What the schema has against a text, a line each; empty if nothing.
    std::string faultsOf(const std::string& text) const;

private:
    struct Parsed;
    std::unique_ptr<Parsed> m_parsed;
};
