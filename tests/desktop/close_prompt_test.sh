#!/usr/bin/env bash
# Save, Discard and Cancel where closing the window would lose work, and no question where it would not.
# shellcheck source-path=SCRIPTDIR source=desktop.sh
source "$(dirname "$0")/desktop.sh"

file=$home/a.stashpolicy
policy_file "$file" first
start_on "$file"
flip
press ctrl+q
activate 'Unsaved changes'
press Escape
wait_until "the question is gone" is_gone 'Unsaved changes'
title_has '*' || fail "a cancelled question keeps the window and its work"
wait_until "there is a copy of the work" has_copy

press ctrl+q
activate 'Unsaved changes'
press alt+d
ends_well
file_has '"norm1"' "$file" && fail "discarded work is in the file"
wait_until "there is no copy of work that was given up" has_no_copy

start_on "$file"
is_gone 'Recover unsaved work' || fail "there is nothing to recover"
flip
press alt+F4
activate 'Unsaved changes'
press Return
ends_well
file_has '"saved"' "$file" || fail "the file was not saved"
has_no_copy || fail "there is a copy of saved work"

start_on "$file"
press ctrl+q
ends_well
