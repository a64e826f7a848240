#!/usr/bin/env bash
# Another program changes the document's file.
# shellcheck source-path=SCRIPTDIR source=desktop.sh
source "$(dirname "$0")/desktop.sh"

file=$home/a.stashpolicy
policy_file "$file" first
start_on "$file"
flip
policy_file "$home/next" second
mv "$home/next" "$file"
press ctrl+s
activate 'Changed on disk'
press Escape
wait_until "the question is gone" is_gone 'Changed on disk'
file_has second "$file" || fail "an unanswered question overwrites nothing"

activate "$main"
opens_again() { # by the key of the message's button, whenever the message comes
    press alt+o
    title_lacks '*'
}
wait_until "the document is the file's again" opens_again
press ctrl+s
wait_until "it is saved without a question" file_has '"title": "second"' "$file"
is_gone 'Changed on disk' || fail "there is nothing to ask"
press ctrl+z
wait_until "the edits made here are one undo away" title_has '*'
press ctrl+shift+z
wait_until "it is as saved" title_lacks '*'

rm "$file"
wait_until "a document whose file is gone is not saved" title_has '*'
press ctrl+s
wait_until "the file is written anew" is_there "$file"
wait_until "the document is saved" title_lacks '*'
press ctrl+q
ends_well
