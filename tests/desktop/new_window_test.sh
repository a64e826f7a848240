#!/usr/bin/env bash
# A second window is a program of its own: it outlives the first, and neither's unsaved work is the other's.
# shellcheck source-path=SCRIPTDIR source=desktop.sh
source "$(dirname "$0")/desktop.sh"

windows() { xdotool search --onlyvisible --name "$main" 2>/dev/null | wc -l; }
are_two() { [ "$(windows)" -eq 2 ]; }
is_one() { [ "$(windows)" -eq 1 ]; }
has_two_copies() { [ "$(copies | wc -l)" -eq 2 ]; }

start
first=$(main_window)
press ctrl+shift+n
wait_until "there are two windows" are_two
second=$(xdotool search --onlyvisible --name "$main" | grep -v "^$first\$")
others+=("$(xdotool getwindowpid "$second")")
[ "$(xdotool getwindowpid "$second")" -ne "$app" ] || fail "the second window is a program of its own"
wait_until "the second window has the keyboard" take_keyboard "$second"
press space
wait_until "the first window has the keyboard" take_keyboard "$first"
press space
wait_until "each has a copy of its own" has_two_copies
kill_first() {
    kill -KILL "$app"
    wait "$app" 2>/dev/null || true
    app=
}
kill_first
wait_until "the second window outlives the first" is_one

start
activate 'Recover unsaved work'
[ "$(copies | wc -l)" -eq 2 ] || fail "no copy may be lost"
press alt+r
wait_until "the first window's work is back" title_has '*'
wait_until "the copies are the two windows' own" has_two_copies
