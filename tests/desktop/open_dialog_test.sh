#!/usr/bin/env bash
# Opens a file in the dialog by keyboard, and again from the list of recent files.
# shellcheck source-path=SCRIPTDIR source=desktop.sh
source "$(dirname "$0")/desktop.sh"

policy_file "$home/typed.stashpolicy" typed
start
press ctrl+o
activate 'Open a policy file'
xdotool type --delay 20 "$home/typed.stashpolicy"
press Return
wait_until "the file is open" title_has typed.stashpolicy

press ctrl+n
wait_until "the document is a new one" title_has Untitled
press alt+f
press r
press 1
wait_until "the file is open again" title_has typed.stashpolicy
press ctrl+q
ends_well
