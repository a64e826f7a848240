#include "ui/task/latest_task.h"

#include <QMetaObject>
#include <QThreadPool>

namespace ui {
namespace {

constexpr int progressIntervalMs = 40;

} // namespace

LatestTaskBase::LatestTaskBase(QObject* parent)
    : QObject(parent) {
    m_slowTimer.setSingleShot(true);
    m_slowTimer.setInterval(slowAfterMs);
    m_progressTimer.setInterval(progressIntervalMs);
    connect(&m_slowTimer, &QTimer::timeout, this, [this] { setSlow(true); });
    connect(&m_progressTimer, &QTimer::timeout, this, [this] {
        if (m_run) {
            emit progressed(m_run->progress);
        }
    });
}

LatestTaskBase::~LatestTaskBase() {
    abandonRun();
}

void LatestTaskBase::cancel() {
    if (!m_run) {
        return;
    }
    abandonRun();
    finishRun();
    emit cancelled();
}

void LatestTaskBase::startRun(Computation compute) {
    abandonRun();
    auto run = std::make_shared<Run>();
    run->receiver = this;
    m_run = run;
    if (!m_slow) {
        m_slowTimer.start();
    }
    QThreadPool::globalInstance()->start([run, compute = std::move(compute)] {
        core::RunControl control;
        control.stop = run->stop.get_token();
        control.progress = [&run](double share) { run->progress = share; };
        std::function<void()> deliver = compute(control);

        const std::lock_guard lock(run->mutex);
        if (run->receiver == nullptr) {
            return;
        }
        // The lock keeps the receiver alive until the call is queued; a receiver that dies later takes the call with it.
        QMetaObject::invokeMethod(
            run->receiver,
            [run, deliver = std::move(deliver), receiver = run->receiver] {
                if (receiver->m_run == run) {
                    receiver->finishRun();
                    deliver();
                }
            },
            Qt::QueuedConnection);
    });
}

void LatestTaskBase::abandonRun() {
    if (!m_run) {
        return;
    }
    const std::shared_ptr<Run> run = std::exchange(m_run, nullptr);
    run->stop.request_stop();
    const std::lock_guard lock(run->mutex);
    run->receiver = nullptr;
}

void LatestTaskBase::finishRun() {
    m_run.reset();
    m_slowTimer.stop();
    setSlow(false);
}

void LatestTaskBase::setSlow(bool slow) {
    if (m_slow == slow) {
        return;
    }
    m_slow = slow;
    if (slow) {
        m_progressTimer.start();
    } else {
        m_progressTimer.stop();
    }
    emit slowChanged(slow);
}

} // namespace ui
