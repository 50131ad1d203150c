#!/bin/sh
# usage: enumerated.sh JOINERY CMAKE COMPILER WORK: the kernels of specs/enumerated.lua, whose enumerators have values of
# its own, against the reference; pairwise, and staged.
set -eu
joinery=$1 cmake=$2 compiler=$3 work=$4
source=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/kernels/logged.sh
. "$source/logged.sh"
rm -rf "$work"

for kind in pairwise staged; do
    "$joinery" generate "$source/specs/enumerated.lua" -q --kernels $kind --isa scalar,avx2 -o "$work/$kind/kernels"
    logged "$cmake" -S "$source" -B "$work/$kind/build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_C_COMPILER="$compiler" -DKERNELS_FLAGS=-Og -DKERNELS_NAME=enumerated -DKERNELS_DIRECTORY="$work/$kind/kernels"
    logged "$cmake" --build "$work/$kind/build" -j2 --target enumerated_presence enumerated_convert enumerated_binary \
        enumerated_unary enumerated_ternary enumerated_checked enumerated_driver \
        enumerated_driver_refusals enumerated_rows enumerated_rows_refusals enumerated_into \
        enumerated_fuzzed
    logged "${cmake%cmake}ctest" --test-dir "$work/$kind/build" --output-on-failure --no-tests=error -j2 -LE long \
        -R '^enumerated_(presence|convert$|binary|unary|ternary|checked|driver_|rows_|into_|fuzzed_)'
done
