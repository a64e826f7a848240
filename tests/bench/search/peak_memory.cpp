#include "tests/bench/search/peak_memory.h"

#include <fstream>
#include <malloc.h>
#include <string>

namespace {

std::int64_t statusValue(const std::string& key) {
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        if (word == key) {
            std::int64_t kibibytes = 0;
            status >> kibibytes;
            return kibibytes * 1024;
        }
    }
    return 0;
}

} // namespace

std::int64_t resetPeakMemory() {
    malloc_trim(0);
    std::ofstream("/proc/self/clear_refs") << "5"; // resets VmHWM
    return statusValue("VmRSS:");
}

std::int64_t peakMemory() {
    return statusValue("VmHWM:");
}
