#include "core/io/builtin_catalogue.h"
#include "core/io/policy_file.h"
#include "tests/support/policy_schema.h"
#include "tests/support/random_policy_file.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace {

TEST(PolicyFileProperty, comesBackAsItWasWrittenAndAsTheSchemaSays) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    const PolicySchema schema;
    EXPECT_TRUE(rc::check([&] {
        const core::PolicyFile file = random_policy::file(catalogue);
        const auto written = core::formatPolicyFile(file, catalogue);
        RC_ASSERT(written.has_value());
        RC_ASSERT(schema.faultsOf(*written) == "");
        const auto opened = core::parsePolicyFile(*written, catalogue);
        RC_ASSERT(opened.has_value());
        RC_ASSERT(opened->file == file);
        RC_ASSERT(core::formatPolicyFile(opened->file, catalogue).value() == *written);
        for (const std::string& note : opened->notes) { // nothing to say but of the keys that were kept
            RC_ASSERT(note.starts_with("not known to this version, kept and written back: "));
        }
    }));
}

} // namespace
