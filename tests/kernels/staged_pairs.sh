#!/bin/sh
# usage: staged_pairs.sh JOINERY: of specs/staged.lua only those pairs are staged that should be, by its hot pairs; and --kernels
# pairwise stages heavy operations alone.
set -eu
joinery=$1
source=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$joinery" generate "$source/specs/staged.lua" -q -o "$work/kernels"

# fact NAME COUNT PATTERN: so many lines of the manifest match.
fact() {
    got=$(grep -c -- "$3" "$work/kernels/staged.json" || true)
    [ "$got" = "$2" ] || {
        echo "$1: $got lines of the manifest match $3, not $2" >&2
        exit 1
    }
}
fact option 1 '"kernels": "staged",'
fact "a hot pair" 1 '"name": "add_bf16_f32"'
fact "its mirror" 1 '"name": "divide_f32_bf16"'
fact "a pair that is staged" 0 '"name": "add_i8_bf16"'
fact "its stage" 1 '\["add", "i8", "bf16", false\]'
fact stages 1 '"stages": \['

"$joinery" generate "$source/specs/staged.lua" -q --kernels pairwise -o "$work/kernels"
fact option 1 '"kernels": "pairwise",'
fact "a pair that was staged" 1 '"name": "add_i8_bf16"'
fact "its stage" 0 '"kernel": "add_'
fact "a stage of a heavy operation" 1 '"kernel": "fmod_f32_f32"'
