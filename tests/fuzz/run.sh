#!/bin/sh
# usage: run.sh SECONDS PROGRAM ARGUMENT...
#
# Runs a libFuzzer target for SECONDS. A spec that takes too long ends the process with status 2 and a message [time-limit], as
# documented; then another run uses the rest of the time, starting from what was found. Any other failure is final.
#
# With JOINERY_FUZZ_RUNS=FILE in the environment, each run appends a line: the program, its seed, how many inputs it ran.
set -eu
seconds=$1
shift
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# What libFuzzer says of itself at the end; of a process that was ended, in its last line about progress.
count() {
    [ -n "${JOINERY_FUZZ_RUNS-}" ] || return 0
    seed=$(sed -n 's/^INFO: Seed: \([0-9]*\)$/\1/p' "$log" | tail -n 1)
    runs=$(sed -n 's/^stat::number_of_executed_units: *\([0-9]*\)$/\1/p' "$log" | tail -n 1)
    [ -n "$runs" ] || runs=$(grep -a -o '^#[0-9]*' "$log" | tail -n 1 | tr -d '#')
    echo "$(basename "$1"),${seed:-0},${runs:-0}" >>"$JOINERY_FUZZ_RUNS"
}

end=$(($(date +%s) + seconds))
while left=$((end - $(date +%s))) && [ "$left" -gt 0 ]; do
    status=0
    "$@" -max_total_time="$left" >"$log" 2>&1 || status=$?
    cat "$log"
    count "$1"
    [ "$status" -ne 0 ] || exit 0
    # the message may stand on a line that libFuzzer began
    if [ "$status" -ne 2 ] || ! tail -n 2 "$log" | grep -q 'error: the spec took more than .* \[time-limit\]$'; then
        exit "$status"
    fi
done
