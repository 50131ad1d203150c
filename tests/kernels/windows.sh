#!/bin/sh
# usage: windows.sh JOINERY CMAKE TOOLCHAIN WORK SPEC: the kernels of a spec, jax or one of specs/, built for Windows with
# a toolchain file, warnings being errors, and held against the reference under Wine.
set -eu
joinery=$1 cmake=$2 toolchain=$3 work=$4 spec=$5
source=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/kernels/logged.sh
. "$source/logged.sh"
rm -rf "$work/build" "$work/kernels"
mkdir -p "$work"

case $spec in
jax) "$joinery" generate jax -q -o "$work/kernels" ;;
kinds)
    ops=arithmetic,comparison,bitwise,logical,division,unary,selection,copysign,nextafter,checked_convert
    "$joinery" generate "$source/specs/kinds.lua" -q --ops $ops -o "$work/kernels"
    ;;
*) "$joinery" generate "$source/specs/$spec.lua" -q -o "$work/kernels" ;;
esac
logged "$cmake" -S "$source" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_FLAGS_RELEASE=-O1 \
    -DCMAKE_TOOLCHAIN_FILE="$toolchain" -DJOINERY_WERROR=ON -DKERNELS_NAME="$spec" -DKERNELS_DIRECTORY="$work/kernels"
logged "$cmake" --build "$work/build" -j2

export WINEPREFIX="$work/wine" WINEDEBUG=-all
PATH=$PATH:/usr/lib/wine
server=$(command -v wineserver64 || command -v wineserver)
mkdir -p "$WINEPREFIX"
"$server" -p60 >/dev/null 2>&1 </dev/null || true # stays between tests, as one that is ending resets the next connection
tests() {
    logged "${cmake%cmake}ctest" --test-dir "$work/build" --output-on-failure --no-tests=error -LE long "$@"
}
tests -R '^beside$' # alone, because whoever is first makes Wine's own files
tests -j2 -E '^(beside|reference_itself)$' # of which nothing depends on the system
grep 'tests passed' "$work/log"
