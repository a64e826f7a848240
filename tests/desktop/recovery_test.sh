#!/usr/bin/env bash
# Kills the program while there is unsaved work, and recovers that at the next start.
# shellcheck source-path=SCRIPTDIR source=desktop.sh
source "$(dirname "$0")/desktop.sh"

file=$home/a.stashpolicy
policy_file "$file" first
start_on "$file"
flip
wait_until "there is a copy of the work" has_copy
kill_program

start
activate 'Recover unsaved work'
press alt+l # later
wait_until "the offer is gone" is_gone 'Recover unsaved work'
press ctrl+q
ends_well
has_copy || fail "the copy is kept for later"

start
activate 'Recover unsaved work'
press alt+r
wait_until "the document is back, and not saved" title_has 'a.stashpolicy*'
wait_until "the offer is gone" is_gone 'Recover unsaved work'
press ctrl+s
wait_until "the document is saved" title_lacks '*'
wait_until "there is no copy any more" has_no_copy
file_has '"saved"' "$file" || fail "the recovered work is not in the file"
press ctrl+q
ends_well

start_on "$file"
press space
wait_until "the op is flipped back" title_has '*'
wait_until "there is a copy again" has_copy
kill -TERM "$app"
wait "$app" 2>/dev/null || true
app=
has_copy || fail "the copy outlives a termination"
start_on "$file"
activate 'Recover unsaved work'
press alt+d
activate 'Delete unsaved work'
has_copy || fail "nothing is deleted without an answer"
press alt+d
wait_until "there is no copy of what was deleted" has_no_copy
press ctrl+q
ends_well
