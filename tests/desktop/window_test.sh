#!/usr/bin/env bash
# Opens the program's real window, works in it by keyboard, and closes it.
# shellcheck source-path=SCRIPTDIR source=desktop.sh
source "$(dirname "$0")/desktop.sh"

echo '{"format": "stashpoint-policy", "version": 99}' >"$home/newer.stashpolicy"
start_on "$home/newer.stashpolicy"
title_has Untitled || fail "a file that cannot be opened leaves the default document"
import -window "$(main_window)" "$home/first.png"
[ "$(identify -format '%k' "$home/first.png")" -gt 50 ] || fail "the window is painted"

flip
press ctrl+z
wait_until "undo has taken the flip back" title_lacks '*'
press ctrl+q
ends_well
