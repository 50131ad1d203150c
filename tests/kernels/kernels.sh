#!/bin/sh
# usage: kernels.sh JOINERY CMAKE WORK NAME SPEC [OPTION...] -- [CMAKE_OPTION...]: the kernels of a spec, generated with the
# options, built by this folder as a project of its own, warnings being errors, and held against the reference.
set -eu
joinery=$1 cmake=$2 work=$3 name=$4 spec=$5
shift 5
source=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/kernels/logged.sh
. "$source/logged.sh"
mkdir -p "$work"

options=
while [ "$1" != -- ]; do
    options="$options $1"
    shift
done
shift
# shellcheck disable=SC2086 # a list of words
"$joinery" generate "$spec" -q $options -o "$work/kernels"
[ "$name" = jax ] || set -- -DKERNELS_FLAGS=-Og "$@"
logged "$cmake" -S "$source" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DJOINERY_WERROR=ON \
    -DKERNELS_NAME="$name" -DKERNELS_DIRECTORY="$work/kernels" "$@"
logged "$cmake" --build "$work/build" -j2
logged "${cmake%cmake}ctest" --test-dir "$work/build" --output-on-failure --no-tests=error -j2 -LE long -R "^(${name}_|beside)"
grep 'tests passed' "$work/log"
