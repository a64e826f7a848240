#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

class QDropEvent;
class QFrame;
class QLabel;
class QMimeData;
class QWidget;

namespace ui {

/// Takes files that are dropped anywhere on a window, before its panels see them; other drops are theirs.
class FileDrop : public QObject {
    Q_OBJECT

public:
    /// The window must have been created: its native window is watched.
    explicit FileDrop(QWidget& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// At least one path.
    void dropped(const QStringList& paths);

private:
    bool takes(QDropEvent& event);
    void showFrame(bool shown);

    QWidget& m_window;
    QFrame* m_frame;
    QLabel* m_hint;
    QStringList m_paths; // of the drag that is over the window
};

} // namespace ui
