#include "tests/support/policy_schema.h"

#include "tests/support/temporary_folder.h"

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

using valijson::adapters::NlohmannJsonAdapter;

struct PolicySchema::Parsed {
    nlohmann::json json = nlohmann::json::parse(contentOf(PROJECT_ROOT "/resources/data/schema/stashpolicy-1.schema.json"));
    valijson::Schema schema;
    valijson::Validator validator; // keeps what it compiled
};

PolicySchema::PolicySchema()
    : m_parsed(std::make_unique<Parsed>()) {
    valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(NlohmannJsonAdapter(m_parsed->json), m_parsed->schema);
}

PolicySchema::~PolicySchema() = default;

const nlohmann::json& PolicySchema::json() const {
    return m_parsed->json;
}

std::string PolicySchema::faultsOf(const std::string& text) const {
    const auto json = nlohmann::json::parse(text);
    valijson::ValidationResults results;
    m_parsed->validator.validate(m_parsed->schema, NlohmannJsonAdapter(json), &results);
    std::string faults;
    for (const auto& fault : results) {
        for (const std::string& part : fault.context) {
            faults += part;
        }
        faults += ": " + fault.description + '\n';
    }
    return faults;
}
