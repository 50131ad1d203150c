#!/bin/sh
# usage: staged.sh JOINERY CMAKE COMPILER WORK: the kernels of specs/staged.lua, staged as its hot pairs say, against the
# reference; only those pairs that should be are staged; and --kernels pairwise stages heavy operations alone.
set -eu
joinery=$1 cmake=$2 compiler=$3 work=$4
source=$(cd "$(dirname "$0")" && pwd)
rm -rf "$work"
"$joinery" generate "$source/specs/staged.lua" -q -o "$work/kernels"

# fact NAME COUNT PATTERN: so many lines of the manifest match.
fact() {
    got=$(grep -c -- "$3" "$work/kernels/staged.json" || true)
    [ "$got" = "$2" ] || {
        echo "$1: $got lines of the manifest match $3, not $2" >&2
        exit 1
    }
}
fact option 1 '"kernels": "staged" }'
fact "a hot pair" 1 '"name": "add_bf16_f32"'
fact "its mirror" 1 '"name": "divide_f32_bf16"'
fact "a pair that is staged" 0 '"name": "add_i8_bf16"'
fact "its stage" 1 '\["add", "i8", "bf16", false\]'
fact stages 1 '"stages": \['

"$cmake" -S "$source" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_COMPILER="$compiler" \
    -DKERNELS_FLAGS=-Og -DKERNELS_NAME=staged -DKERNELS_DIRECTORY="$work/kernels" >"$work/log"
"$cmake" --build "$work/build" -j2 --target staged_presence staged_convert staged_binary staged_unary staged_ternary \
    staged_checked staged_driver staged_driver_refusals staged_rows staged_rows_refusals staged_into staged_typed \
    staged_stream staged_flags staged_fuzzed >>"$work/log" || {
    cat "$work/log" >&2
    exit 1
}
(cd "$work/build" && "${cmake%cmake}ctest" --output-on-failure --no-tests=error -j2 -LE long \
    -R '^staged_(presence|convert|binary|unary|ternary|checked|driver_|rows_|into_|typed_|flags_|fuzzed_|stream_[^c])' >"$work/log") || {
    cat "$work/log" >&2
    exit 1
}

"$joinery" generate "$source/specs/staged.lua" -q --kernels pairwise -o "$work/kernels"
fact option 1 '"kernels": "pairwise" }'
fact "a pair that was staged" 1 '"name": "add_i8_bf16"'
fact "its stage" 0 '"kernel": "add_'
fact "a stage of a heavy operation" 1 '"kernel": "fmod_f32_f32"'
