#!/bin/sh
# usage: check.sh SOURCE WORK PREFIX: builds the program in a copy, then again after each change, without needless work.
set -eu
source=$1 work=$2
PKG_CONFIG_PATH=$3/share/pkgconfig
export PKG_CONFIG_PATH
rm -rf "$work"
mkdir -p "$work"
cp "$source/Makefile" "$source/mixed.lua" "$source/axpy.c" "$work"
cd "$work"
fail() { echo "FAILED: $*" >&2; exit 1; }

# compiled MAKE_OUTPUT: how many files were compiled.
compiled() { printf '%s\n' "$1" | grep -c -e ' -c -o ' || true; }

make -j2 check
[ "$(compiled "$(make)")" = 0 ] || fail "made again, with nothing changed"
touch mixed.lua
out=$(make)
[ "$(printf '%s\n' "$out" | grep -c 'generate mixed.lua')" = 1 ] || fail "a spec touched, and the generator did not run once: $out"
[ "$(compiled "$out")" = 0 ] || fail "a spec touched, and something compiled: $out"
sed -i 's/"multiply" }/"multiply", "subtract" }/' mixed.lua
make -j2 check
[ -e generated/kernels/mixed_subtract_scalar.o ] || fail "a new operation is not built"
out=$(make)
[ "$(compiled "$out")" = 0 ] || fail "made again, with nothing changed: $out"
make clean
[ ! -e generated ] || fail "clean leaves generated/"
