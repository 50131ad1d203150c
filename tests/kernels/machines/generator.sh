#!/bin/sh
# usage: generator.sh JOINERY CMAKE WORK LUA COMPILER PROCESSOR flags=FLAGS emulator=EMULATOR: the generator itself, compiled for a machine,
# with Lua's sources in LUA: what it writes there, and what it prints, is the same to the byte as here.
set -eu
joinery=$1 cmake=$2 work=$3 lua=$4 compiler=$5 processor=$6 flags=${7#flags=} emulator=${8#emulator=}
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/kernels/logged.sh
. "$here/../logged.sh"
specs=$(dirname "$here")/specs
rm -rf "$work"
mkdir -p "$work/here" "$work/there"

logged "$cmake" -S "$here/../../.." -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_FLAGS_RELEASE=-O1 \
    -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR="$processor" -DCMAKE_C_COMPILER="$compiler" \
    -DCMAKE_C_FLAGS="$flags" -DCMAKE_EXE_LINKER_FLAGS=-static -DCMAKE_CROSSCOMPILING_EMULATOR="$emulator" \
    -DJOINERY_LUA_SOURCE="$lua" -DJOINERY_WERROR=ON -DBUILD_TESTING=OFF
logged "$cmake" --build "$work/build" -j2 --target joinery

# both FOLDER PROGRAM...: what the program writes into the folder.
both() {
    folder=$1
    shift
    "$@" generate jax -q -o "$folder/jax"
    "$@" generate "$specs/zoo.lua" -q --ops add,divide --emit tables,dispatch,kernels,python,rust -o "$folder/zoo"
    for spec in jax numpy pytorch; do
        "$@" check "$spec" --format json >"$folder/$spec.check" || echo "status $?" >>"$folder/$spec.check"
        "$@" graph "$spec" --format svg >"$folder/$spec.svg"
        "$@" table "$spec" --format csv >"$folder/$spec.csv"
    done
}
both "$work/here" "$joinery"
# shellcheck disable=SC2086 # no word where there is no emulator
both "$work/there" $emulator "$work/build/bin/joinery"
diff -r "$work/here" "$work/there" >&2
echo "$(find "$work/there" -type f | wc -l) files are the same"
