#include "app/cli_check.h"

#include "app/cli_scenario.h"
#include "core/io/read_file.h"

namespace cli {

CheckReport check(const std::vector<std::string>& files, const core::Catalogue& catalogue) {
    CheckReport report;
    for (const std::string& file : files) {
        const auto opened = openPolicyFile(file, catalogue);
        const core::Error verdict = opened ? core::Error{"ok", core::placeOf(file)} : opened.error();
        report.lines += core::describe(verdict) + '\n';
        report.allOk = report.allOk && opened.has_value();
        if (opened) {
            report.notes.insert(report.notes.end(), opened->notes.begin(), opened->notes.end());
        }
    }
    return report;
}

} // namespace cli
