#pragma once

#include "core/search/run_control.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace ui {

/// The part of LatestTask that does not depend on what is computed. Lives on one thread, the receiver's.
class LatestTaskBase : public QObject {
    Q_OBJECT

public:
    /// Work that lasts longer than this is worth a progress bar.
    static constexpr int slowAfterMs = 100;

    ~LatestTaskBase() override;

    bool isRunning() const { return m_run != nullptr; }
    /// Whether the present run has lasted longer than slowAfterMs.
    bool isSlow() const { return m_slow; }
    /// Stops the present run; nothing of it will be delivered.
    void cancel();

signals:
    /// The present run turned out slow, or a slow run ended.
    void slowChanged(bool slow);
    /// The done share of a slow run, 0 to 1.
    void progressed(double share);
    /// The user's cancel() ended a run. Not sent when a newer run takes its place.
    void cancelled();

protected:
    /// What one run shares with its worker; outlives both the task and the worker.
    struct Run {
        std::stop_source stop;
        std::atomic<double> progress = 0;
        std::mutex mutex;
        LatestTaskBase* receiver = nullptr; // guarded by mutex; null once nobody waits for the result
    };

    explicit LatestTaskBase(QObject* parent = nullptr);

    /// Computes on the pool and returns a delivery, which is called on the receiver's thread if the run is still the newest.
    using Computation = std::function<std::function<void()>(const core::RunControl&)>;
    void startRun(Computation compute);

private:
    void abandonRun();
    void finishRun();
    void setSlow(bool slow);

    std::shared_ptr<Run> m_run;
    QTimer m_slowTimer;
    QTimer m_progressTimer;
    bool m_slow = false;
};

/// Runs one computation at a time on the thread pool: a start stops the run before, and only the newest run's result is
/// delivered. Never blocks the thread it lives on, and may be destroyed while a run is under way.
template <class T>
class LatestTask : public LatestTaskBase {
public:
    explicit LatestTask(QObject* parent = nullptr)
        : LatestTaskBase(parent) {}

    void start(std::function<T(const core::RunControl&)> compute, std::function<void(T)> deliver) {
        startRun([compute = std::move(compute), deliver = std::move(deliver)](const core::RunControl& control) {
            auto result = std::make_shared<T>(compute(control));
            return std::function<void()>([deliver, result] { deliver(std::move(*result)); });
        });
    }
};

} // namespace ui
