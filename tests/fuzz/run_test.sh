#!/bin/sh
# usage: run_test.sh RUN_SH: run.sh continues after a spec that took too long, and only then.
set -eu
run=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# ends NAME STATUS TEXT: writes a program that prints TEXT and exits with STATUS in its first run, and with 0 in all others
ends() {
    # shellcheck disable=SC2016 # what is printed is a script
    printf '#!/bin/sh\necho run >>%s/%s.runs\n[ "$(wc -l <%s/%s.runs)" -eq 1 ] || exit 0\necho "%s" >&2\nexit %s\n' \
        "$folder" "$1" "$folder" "$1" "$3" "$2" >"$folder/$1"
    chmod +x "$folder/$1"
}

# expect NAME STATUS RUNS
expect() {
    status=0
    sh "$run" 30 "$folder/$1" >"$folder/output" 2>&1 || status=$?
    runs=$(wc -l <"$folder/$1.runs")
    if [ "$status" -ne "$2" ] || [ "$runs" -ne "$3" ]; then
        echo "$1: status $status after $runs runs, not $2 after $3" >&2
        exit 1
    fi
}

ends slow 2 'fuzz.lua:1: error: the spec took more than 5 s of processor time [time-limit]
hint: make it do less'
expect slow 0 2
ends crash 77 'fuzz.lua:1: error: the spec took more than 5 s of processor time [time-limit]
hint: make it do less'
expect crash 77 1
ends other 2 'something else'
expect other 2 1
ends well 0 'done'
expect well 0 1

# each run is counted, by what libFuzzer says at its end, or before the time limit ended it
JOINERY_FUZZ_RUNS=$folder/runs.csv
export JOINERY_FUZZ_RUNS
ends counted 2 'INFO: Seed: 7
#512 NEW
fuzz.lua:1: error: the spec took more than 5 s of processor time [time-limit]
hint: make it do less'
expect counted 0 2
ends final 0 'INFO: Seed: 8
#512 NEW
stat::number_of_executed_units: 600'
expect final 0 1
printf 'counted,7,512\ncounted,0,0\nfinal,8,600\n' | diff - "$JOINERY_FUZZ_RUNS" >&2
