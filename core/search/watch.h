#pragma once

#include "core/search/run_control.h"

#include <cstddef>

namespace core {

/// Follows a run of several parts: looks for a stop and tells progress every so many entries, and at the start of each part.
class Watch {
public:
    /// The entries that a part may handle between two calls of advance().
    static constexpr std::size_t interval = std::size_t{1} << 15;

    explicit Watch(const RunControl& control)
        : m_control(control) {}

    /// The part before is done; the next one handles about `entries` entries and ends at `share` of the run. False after a stop.
    bool begin(double share, std::size_t entries) {
        m_start = m_end;
        m_end = share;
        m_entries = entries;
        m_done = 0;
        return look();
    }
    /// `entries` more are done, and no more in all than the part was begun with. False after a stop.
    bool advance(std::size_t entries) {
        m_done += entries;
        m_unseen += entries;
        return m_unseen < interval || look();
    }

private:
    bool look() {
        m_unseen = 0;
        if (m_control.stop.stop_requested()) {
            return false;
        }
        if (m_control.progress) {
            const double part = m_entries == 0 ? 0 : static_cast<double>(m_done) / static_cast<double>(m_entries);
            m_control.progress(m_start + (m_end - m_start) * part);
        }
        return true;
    }

    const RunControl& m_control;
    double m_start = 0;
    double m_end = 0;
    std::size_t m_entries = 0;
    std::size_t m_done = 0;
    std::size_t m_unseen = 0; // done since the last look
};

} // namespace core
