#include "core/search/watch.h"

#include <gtest/gtest.h>
#include <vector>

namespace {

TEST(Watch, looksOnceAnInterval) {
    std::vector<double> told;
    const core::RunControl control{.stop = {}, .progress = [&](double share) { told.push_back(share); }};
    core::Watch watch(control);
    EXPECT_TRUE(watch.begin(0.5, 4 * core::Watch::interval));
    for (int i = 0; i < 8; ++i) {
        EXPECT_TRUE(watch.advance(core::Watch::interval / 2));
    }
    EXPECT_TRUE(watch.begin(1, 0));
    EXPECT_EQ(told, (std::vector{0.0, 0.125, 0.25, 0.375, 0.5, 0.5}));
}

TEST(Watch, seesAStopAtTheNextLook) {
    const std::stop_source source;
    const core::RunControl control{.stop = source.get_token(), .progress = {}};
    core::Watch watch(control);
    EXPECT_TRUE(watch.begin(1, 2 * core::Watch::interval));
    source.request_stop();
    EXPECT_TRUE(watch.advance(1));
    EXPECT_FALSE(watch.advance(core::Watch::interval));
}

} // namespace
