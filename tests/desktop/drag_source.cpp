#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QUrl>
#include <QWidget>

#include <iostream>

namespace {

/// A window from which these addresses can be dragged, as from a file manager. Says "copied", "moved" or "refused" after each drag.
class DragSource : public QWidget {
public:
    explicit DragSource(const QList<QUrl>& urls)
        : m_urls(urls) {
        setWindowTitle(QStringLiteral("Drag source"));
        setFixedSize(200, 120);
    }

protected:
    void mouseMoveEvent(QMouseEvent* event) override {
        if (!event->buttons().testFlag(Qt::LeftButton)) {
            return;
        }
        auto* drag = new QDrag(this); // Qt deletes it
        auto* dragged = new QMimeData;
        dragged->setUrls(m_urls);
        drag->setMimeData(dragged);
        const Qt::DropAction done = drag->exec(Qt::CopyAction | Qt::MoveAction | Qt::LinkAction, Qt::CopyAction);
        std::cout << (done == Qt::CopyAction ? "copied" : done == Qt::IgnoreAction ? "refused" : "moved") << std::endl;
    }

private:
    QList<QUrl> m_urls;
};

} // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    QList<QUrl> urls;
    for (const QString& argument : QApplication::arguments().mid(1)) {
        urls << QUrl::fromUserInput(argument);
    }
    DragSource source(urls);
    source.show();
    return QApplication::exec();
}
