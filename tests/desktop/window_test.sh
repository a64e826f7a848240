#!/usr/bin/env bash
# Opens the program's real window on a display and under a window manager of its own, works in it by keyboard, and closes it.
# usage: window_test.sh PROGRAM
set -euo pipefail
program=$1
if [ -z "${ON_OWN_DISPLAY:-}" ]; then
    ON_OWN_DISPLAY=1 exec xvfb-run -a -s '-screen 0 1500x950x24' "$0" "$program"
fi

home=$(mktemp -d)
export HOME=$home XDG_CONFIG_HOME=$home XDG_DATA_HOME=$home XDG_CACHE_HOME=$home XDG_RUNTIME_DIR=$home
unset WAYLAND_DISPLAY
openbox >/dev/null 2>&1 &
manager=$!
app=
finish() {
    [ -z "$app" ] || kill -KILL "$app" 2>/dev/null || true
    kill "$manager" 2>/dev/null || true
    for _ in 1 2 3 4 5; do # a message bus that the program started may still be writing there
        ! rm -rf "$home" 2>/dev/null || break
        sleep 0.5
    done
}
trap finish EXIT

fail() {
    echo "window_test: $*" >&2
    exit 1
}
wait_until() { # what is awaited, then the command that tells
    for _ in $(seq 300); do
        ! "${@:2}" || return 0
        [ -z "$app" ] || kill -0 "$app" 2>/dev/null || fail "the program ended while waiting until $1"
        sleep 0.1
    done
    fail "waited in vain until $1"
}
is_managed() { xdotool get_num_desktops >/dev/null 2>&1; }
main_window() { xdotool search --onlyvisible --name ' — Stashpoint' 2>/dev/null | head -n 1; }
is_open() { [ -n "$(main_window)" ]; }
title_has() { [[ $(xdotool getwindowname "$(main_window)") == *"$1"* ]]; }
title_lacks() { ! title_has "$1"; }
asks() { [ -n "$(xdotool search --onlyvisible --name 'Unsaved changes' 2>/dev/null)" ]; }
asks_no_more() { ! asks; }
press() { xdotool key --clearmodifiers "$@"; }

echo '{"format": "stashpoint-policy", "version": 99}' >"$home/newer.stashpolicy"
wait_until "the window manager is there" is_managed # it misses windows that open while it starts
"$program" "$home/newer.stashpolicy" &
app=$!
wait_until "the window is open" is_open
title_has Untitled || fail "a file that cannot be opened leaves the default document"
xdotool windowactivate --sync "$(main_window)"
import -window "$(main_window)" "$home/first.png"
[ "$(identify -format '%k' "$home/first.png")" -gt 50 ] || fail "the window is painted"

press space
wait_until "space has flipped the op that the keyboard is on" title_has '*'
press ctrl+z
wait_until "undo has taken the flip back" title_lacks '*'
press space
wait_until "space has flipped the op again" title_has '*'
press ctrl+q
wait_until "it asks before the flip is lost" asks
press Escape
wait_until "the question is gone" asks_no_more
is_open || fail "a cancelled question keeps the window open"
press ctrl+z
wait_until "undo has taken the flip back again" title_lacks '*'
press ctrl+q
status=0
wait "$app" || status=$?
app=
[ "$status" -eq 0 ] || fail "the program ended with $status"
