#pragma once

#include <QStringList>

namespace ui {

/// Starts this program once more: each window is a process of its own, so that no window takes another with it. False where it
/// cannot be started.
bool startWindow(const QStringList& arguments);

/// The arguments of a window that this one starts; it leaves to this one what was found at its start.
QStringList newWindowArguments(const QString& path = {});
/// Of one that recovers the copy of that id.
QStringList recoverArguments(const QString& id);

inline const QString newWindowOption = QStringLiteral("--new-window");
inline const QString recoverOption = QStringLiteral("--recover");

} // namespace ui
