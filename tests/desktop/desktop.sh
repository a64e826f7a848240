# Sourced by the tests of real windows: a display, a window manager and a home of their own, and words for what happens there.
# usage of each test: TEST.sh PROGRAM DRAG_SOURCE
# shellcheck shell=bash
set -euo pipefail
program=$1
test_name=$(basename "$0" .sh)
if [ -z "${ON_OWN_DISPLAY:-}" ]; then
    ON_OWN_DISPLAY=1 exec xvfb-run -a -s '-screen 0 1700x950x24' "$0" "$@"
fi

home=$(mktemp -d)
export HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache XDG_RUNTIME_DIR=$home
unset WAYLAND_DISPLAY
openbox >/dev/null 2>&1 &
manager=$!
app=
others=()
finish() {
    kill "$manager" 2>/dev/null || true
    for process in $app "${others[@]}"; do
        kill -KILL "$process" 2>/dev/null || true
    done
    wait 2>/dev/null || true
    for _ in 1 2 3 4 5; do # a message bus that the program started may still be writing there
        ! rm -rf "$home" 2>/dev/null || break
        sleep 0.5
    done
}
trap finish EXIT

fail() {
    echo "$test_name: $*" >&2
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
window_named() { xdotool search --onlyvisible --name "$1" 2>/dev/null | head -n 1; }
is_shown() { [ -n "$(window_named "$1")" ]; }
is_gone() { ! is_shown "$1"; }
main='^[^ ]+ — Stashpoint$' # the names of the program's dialogs are several words
main_window() { window_named "$main"; }
title_has() { [[ $(xdotool getwindowname "$(main_window)" 2>/dev/null) == *"$1"* ]]; }
title_lacks() { is_shown "$main" && ! title_has "$1"; }
press() { xdotool key --clearmodifiers "$@"; }
file_has() { grep -qs -- "$1" "$2"; }
is_there() { [ -e "$1" ]; }
is_away() { [ ! -e "$1" ]; }
copies() { find "$XDG_DATA_HOME" -path '*/recovery/*.stashpolicy' 2>/dev/null; }
has_copy() { [ -n "$(copies)" ]; }
has_no_copy() { [ -z "$(copies)" ]; }
# A window has the keyboard only once the window manager has given it to it.
has_keyboard() { [ "$(xdotool getactivewindow 2>/dev/null)" = "$1" ]; }
take_keyboard() {
    xdotool windowactivate "$1" 2>/dev/null || true
    has_keyboard "$1"
}
activate() { # the window whose name has this
    wait_until "\"$1\" is shown" is_shown "$1"
    wait_until "\"$1\" has the keyboard" take_keyboard "$(window_named "$1")"
}

is_started() {
    app=$!
    activate "$main"
}
start() {
    "$program" &
    is_started
}
start_on() { # a file
    "$program" "$1" &
    is_started
}
ends_well() {
    local status=0
    wait "$app" || status=$?
    app=
    [ "$status" -eq 0 ] || fail "the program ended with $status"
}
kill_program() {
    kill -KILL "$app"
    wait "$app" 2>/dev/null || true
    app=
    wait_until "the killed program's window is gone" is_gone "$main"
}
# The policy file $1 with the title $2.
policy_file() {
    printf '{"format": "stashpoint-policy", "version": 1, "title": "%s", "policies": [{"recompute": []}]}\n' "$2" >"$1"
}
flip() {
    press space
    wait_until "space has flipped the op that the keyboard is on" title_has '*'
}

wait_until "the window manager is there" is_managed # it misses windows that open while it starts
