#!/bin/sh
# usage: saturates.sh JOINERY CMAKE COMPILER WORK: the kernels of specs/saturates.lua, whose floats saturate, against the
# reference.
set -eu
joinery=$1 cmake=$2 compiler=$3 work=$4
source=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/kernels/logged.sh
. "$source/logged.sh"
rm -rf "$work"
"$joinery" generate "$source/specs/saturates.lua" -q -o "$work/kernels"

logged "$cmake" -S "$source" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_COMPILER="$compiler" \
    -DKERNELS_FLAGS=-Og -DKERNELS_NAME=saturates -DKERNELS_DIRECTORY="$work/kernels"
logged "$cmake" --build "$work/build" -j2 --target saturates_presence saturates_convert saturates_binary saturates_unary \
    saturates_ternary saturates_checked
logged "${cmake%cmake}ctest" --test-dir "$work/build" --output-on-failure --no-tests=error -j2 -LE long \
    -R '^saturates_(presence|convert|binary|unary|ternary|checked)'
