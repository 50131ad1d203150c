#!/bin/sh
# usage: merge.sh BUILD [FOUND...]
#
# Merges the inputs that fuzzing found into the committed corpus, and its runs into the tally, runs.csv. BUILD is the build of the
# targets, whose runs left inputs in `found` and numbers in `runs.csv`; each FOUND is another folder of inputs, with a folder for
# each target. A small set of inputs that reaches nearly everything stays; inputs with a name always stay. Read `git status`
# before you commit.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd)
shift
by_hash='.*/[0-9a-f]\{40\}' # names by libFuzzer: SHA-1
version=$(sed -n 's/^project(joinery VERSION \([0-9.]*\).*/\1/p' "$here/../../CMakeLists.txt")

# keep TARGET FOUND...: a small set of inputs that reaches what all of them reach, beside the named ones and the seeds that are
# files of other tests
keep() {
    target=$1
    limit=150
    [ "$target" != generate ] || limit=30 # each takes as long as a hundred others
    shift
    corpus=$here/corpus/$target
    chosen=$(mktemp -d)
    case $target in
    spec) cp "$here"/../spec/bad/* "$here"/../spec/good/* "$chosen" ;;
    csv) cp "$here"/../oracles/* "$chosen" ;;
    esac
    find "$corpus" -type f ! -regex "$by_hash" -exec cp {} "$chosen" \;
    found=
    for folder in "$build/tests/fuzz/found" "$@"; do
        [ ! -d "$folder/$target" ] || found="$found $folder/$target"
    done
    # shellcheck disable=SC2086 # folders of a build have no blanks in their names
    "$build/tests/fuzz/fuzz_$target" -set_cover_merge=1 -use_counters=0 -max_len=512 -timeout=30 "$chosen" "$corpus" $found >"$chosen.log" 2>&1 ||
        { tail -n 20 "$chosen.log" >&2; exit 1; }
    find "$corpus" -type f -regex "$by_hash" -delete
    named=$(find "$corpus" -type f | wc -l)
    find "$chosen" -type f -regex "$by_hash" -printf '%s %p\n' | sort -n | head -n $((limit - named)) | while read -r _ path; do
        cp "$path" "$corpus/"
    done
    echo "$target: $(find "$corpus" -type f | wc -l) inputs, $(du -sb "$corpus" | cut -f 1) bytes"
    rm -rf "$chosen" "$chosen.log"
}

# Adds a build's lines "fuzz_TARGET,SEED,RUNS" to the line of the version and target in the tally, and forgets them.
tally() {
    [ -s "$build/tests/fuzz/runs.csv" ] || return 0
    sed 's/^fuzz_//' "$build/tests/fuzz/runs.csv" | awk -F , -v version="$version" -v tally="$here/runs.csv" '
        BEGIN { while ((getline line < tally) > 0) { split(line, cell, ","); key = cell[1] "," cell[2]
                    if (cell[1] != "version") { order[++count] = key; runs[key] = cell[3]; found[key] = cell[4] } } }
        { key = version "," $1; if (!(key in runs)) { order[++count] = key; found[key] = 0 }; runs[key] += $3 }
        END { print "version,target,runs,faults"
              for (i = 1; i <= count; i++) printf "%s,%d,%d\n", order[i], runs[order[i]], found[order[i]] }' >"$here/runs.csv.new"
    mv "$here/runs.csv.new" "$here/runs.csv"
    rm "$build/tests/fuzz/runs.csv"
}

for target in spec csv cli generate; do keep "$target" "$@"; done
tally
awk -F , 'NR > 1 { sum += $3 } END { printf "%d runs in all\n", sum }' "$here/runs.csv"
