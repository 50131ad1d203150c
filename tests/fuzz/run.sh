#!/bin/sh
# usage: run.sh SECONDS PROGRAM ARGUMENT...
#
# Runs a libFuzzer target for so many seconds. A spec that takes too long ends the whole process with status 2 and a message
# [time-limit], which is what it is documented to do, and not what the target looks for: the rest of the time goes to another
# run, which begins with what the last one found. Any other end is the end.
set -eu
seconds=$1
shift
log=$(mktemp)
trap 'rm -f "$log"' EXIT
end=$(($(date +%s) + seconds))
while left=$((end - $(date +%s))) && [ "$left" -gt 0 ]; do
    status=0
    "$@" -max_total_time="$left" >"$log" 2>&1 || status=$?
    cat "$log"
    [ "$status" -ne 0 ] || exit 0
    # the message may stand on a line that libFuzzer began
    if [ "$status" -ne 2 ] || ! tail -n 2 "$log" | grep -q 'error: the spec took more than .* \[time-limit\]$'; then
        exit "$status"
    fi
done
