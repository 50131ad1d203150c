#!/bin/sh
# usage: kernels.sh JOINERY CMAKE SPEC NAME WORK [OPTION...]: the kernels of a spec of that name, generated with the options,
# compiled for RISC-V and held against the reference: all of the tests at a vector length of 128 bits, and the kernels once
# more, with fewer random elements, at 256 and at 512.
set -eu
joinery=$1 cmake=$2 spec=$3 name=$4 work=$5
shift 5
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/kernels/logged.sh
. "$here/../logged.sh"
rm -rf "$work"
mkdir -p "$work"
"$joinery" generate "$spec" -q "$@" -o "$work/kernels"

logged "$cmake" -S "$(dirname "$here")" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_SYSTEM_NAME=Linux \
    -DCMAKE_SYSTEM_PROCESSOR=riscv64 -DCMAKE_C_COMPILER="$here/clang.sh" -DCMAKE_EXE_LINKER_FLAGS=-static \
    -DCMAKE_OBJDUMP="$(command -v riscv64-linux-gnu-objdump)" -DCMAKE_CROSSCOMPILING_EMULATOR="$here/emulator.sh" \
    -DKERNELS_NAME="$name" -DKERNELS_DIRECTORY="$work/kernels"
logged "$cmake" --build "$work/build" -j2
logged "${cmake%cmake}ctest" --test-dir "$work/build" --output-on-failure --no-tests=error -j2 -LE long -R "^${name}_"
for program in convert binary unary ternary checked; do
    RISCV_LENGTHS="256 512" logged "$here/emulator.sh" "$work/build/${name}_$program" --isa rvv --random 64
done
