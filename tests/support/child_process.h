#pragma once

#include <functional>

/// Runs `body` in a forked child and returns what it returned (0 to 255), or -1 if the child died otherwise. For what a process
/// cannot take back: its limits and its user.
int inChild(const std::function<int()>& body);

/// As inChild, and without the powers of root, whom permission bits do not stop.
int inChildWithoutRoot(const std::function<int()>& body);
