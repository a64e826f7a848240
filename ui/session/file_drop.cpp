#include "ui/session/file_drop.h"

#include <QApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QFrame>
#include <QGraphicsView>
#include <QLabel>
#include <QMimeData>
#include <QUrl>
#include <QVBoxLayout>
#include <QWindow>

#include <utility>

namespace ui {
namespace {

QStringList localFiles(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile() && QFileInfo(url.toLocalFile()).isFile()) {
            paths << url.toLocalFile();
        }
    }
    return paths;
}

} // namespace

FileDrop::FileDrop(QWidget& window)
    : QObject(&window),
      m_window(window),
      m_frame(new QFrame(&window)),
      m_hint(new QLabel(m_frame)) {
    m_frame->setObjectName(QStringLiteral("dropFrame"));
    m_frame->setAccessibleName(tr("Drop target"));
    m_frame->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_hint->setObjectName(QStringLiteral("dropHint"));
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setMargin(12);
    m_hint->setAutoFillBackground(true);
    m_hint->setBackgroundRole(QPalette::Highlight);
    m_hint->setForegroundRole(QPalette::HighlightedText);
    auto* layout = new QVBoxLayout(m_frame);
    layout->addWidget(m_hint, 0, Qt::AlignCenter);
    m_frame->hide();
    for (auto* view : window.findChildren<QGraphicsView*>()) {
        view->viewport()->setAcceptDrops(false); // it would take whatever is dropped, and do nothing with it
    }
    window.setAcceptDrops(true); // else the native window takes none
    window.windowHandle()->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::DragEnter: {
        auto& enter = static_cast<QDropEvent&>(*event);
        m_paths = localFiles(*enter.mimeData());
        const bool taken = takes(enter);
        showFrame(taken);
        return taken || QObject::eventFilter(watched, event);
    }
    case QEvent::DragMove:
        return takes(static_cast<QDropEvent&>(*event)) || QObject::eventFilter(watched, event);
    case QEvent::DragLeave:
        showFrame(false);
        m_paths.clear();
        return QObject::eventFilter(watched, event);
    case QEvent::Drop: {
        showFrame(false);
        const bool taken = takes(static_cast<QDropEvent&>(*event));
        const QStringList paths = std::exchange(m_paths, {});
        if (taken) {
            // Later: the program that the files come from waits for the end of this event.
            QMetaObject::invokeMethod(this, [this, paths] { emit dropped(paths); }, Qt::QueuedConnection);
        }
        return taken || QObject::eventFilter(watched, event);
    }
    default:
        return QObject::eventFilter(watched, event);
    }
}

/// As a copy, so that no file manager deletes what it believes to have moved.
bool FileDrop::takes(QDropEvent& event) {
    const Qt::DropAction action = event.possibleActions().testFlag(Qt::CopyAction) ? Qt::CopyAction : Qt::LinkAction;
    if (m_paths.isEmpty() || !event.possibleActions().testFlag(action) || QApplication::activeModalWidget() != nullptr) {
        return false;
    }
    event.setDropAction(action);
    event.accept();
    return true;
}

void FileDrop::showFrame(bool shown) {
    if (shown) {
        const QString name = QFileInfo(m_paths.front()).fileName();
        const int more = static_cast<int>(m_paths.size()) - 1;
        m_hint->setText(more == 0 ? tr("Open %1").arg(name) : tr("Open %1, and %n more in windows of their own", nullptr, more).arg(name));
        m_frame->setStyleSheet(QStringLiteral("QFrame#dropFrame { border: 3px solid palette(highlight); }"));
        m_frame->setGeometry(m_window.rect());
        m_frame->raise();
    }
    m_frame->setVisible(shown);
}

} // namespace ui
