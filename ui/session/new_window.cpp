#include "ui/session/new_window.h"

#include <QCoreApplication>
#include <QProcess>

namespace ui {

bool startWindow(const QStringList& arguments) {
    return QProcess::startDetached(QCoreApplication::applicationFilePath(), arguments);
}

QStringList newWindowArguments(const QString& path) {
    return path.isEmpty() ? QStringList{newWindowOption} : QStringList{newWindowOption, QStringLiteral("--"), path};
}

QStringList recoverArguments(const QString& id) {
    return {newWindowOption, recoverOption, id};
}

} // namespace ui
