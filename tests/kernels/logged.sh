#!/bin/sh
# Read by scripts that have a folder $work.
# shellcheck disable=SC2154

# logged COMMAND...: quiet unless it fails; $work/log has what it said.
logged() {
    "$@" >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        exit 1
    }
}
