#!/usr/bin/env bash
# Drags files from another program onto the window.
# shellcheck source-path=SCRIPTDIR source=desktop.sh
source "$(dirname "$0")/desktop.sh"
drag_source=$2

geometry() { xdotool getwindowgeometry --shell "$1" | sed -n 's/^\(X\|Y\|WIDTH\|HEIGHT\)=//p'; }
# Presses in the middle of the drag source and lets go over the window, at these shares of its width and height.
drag_to() {
    local from to x y width height step
    mapfile -t from < <(geometry "$(window_named 'Drag source')")
    mapfile -t to < <(geometry "$(main_window)")
    x=$((from[0] + from[2] / 2)) y=$((from[1] + from[3] / 2))
    width=$((to[0] + to[2] * $1 / 100 - x)) height=$((to[1] + to[3] * $2 / 100 - y))
    xdotool mousemove $x $y mousedown 1
    for step in $(seq 1 20); do # a drag is made of moves, each of which is answered
        xdotool mousemove $((x + width * step / 20)) $((y + height * step / 20))
        sleep 0.03
    done
    sleep 1 # for the answer to the last
    xdotool mouseup 1
}
drag() { # an address, then where to
    "$drag_source" "$1" >"$home/drag.txt" &
    local source=$!
    others+=("$source")
    wait_until "the drag source is shown" is_shown 'Drag source'
    xdotool windowmove --sync "$(window_named 'Drag source')" 1480 20
    xdotool windowraise "$(window_named 'Drag source')"
    drag_to "$2" "$3"
    wait_until "the drag has ended" test -s "$home/drag.txt"
    kill "$source"
    wait "$source" 2>/dev/null || true
    wait_until "the drag source is gone" is_gone 'Drag source'
}

policy_file "$home/one.stashpolicy" one
policy_file "$home/two.stashpolicy" two
start
xdotool windowmove --sync "$(main_window)" 0 20
drag "$home/one.stashpolicy" 30 50 # on the diagram
wait_until "the dropped file is open" title_has one.stashpolicy
file_has copied "$home/drag.txt" || fail "the drop is a copy, so that nobody deletes the file"

drag "$home/two.stashpolicy" 70 6 # on the tool bar, whose fields would take text
wait_until "the other file is open" title_has two.stashpolicy

drag https://example.org/three.stashpolicy 30 50
file_has refused "$home/drag.txt" || fail "what is no local file is refused"
title_has two.stashpolicy || fail "a refused drop changes nothing"

activate "$main"
flip
drag "$home/one.stashpolicy" 30 50
activate 'Unsaved changes'
press alt+d
wait_until "the dropped file is open after the question" title_has one.stashpolicy
press ctrl+q
ends_well
