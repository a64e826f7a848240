#!/usr/bin/env bash
# Installs what is missing, builds and opens Stashpoint; arguments go to it. With no display, draws the window into a file.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
app=$root/build/release/app/stashpoint

"$root/packaging/install_dependencies.sh" build >&2
cmake -S "$root" -B "$root/build/release" -G Ninja -DCMAKE_BUILD_TYPE=Release --log-level=WARNING >&2
cmake --build "$root/build/release" --target stashpoint >&2

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [[ ${1:-} == -* ]]; then
    exec "$app" "$@"
fi
"$app" --render stashpoint.png --view window ${1:+--policy "$1"}
echo "There is no display (DISPLAY and WAYLAND_DISPLAY are not set): drew the window into $PWD/stashpoint.png"
