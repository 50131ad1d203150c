#!/bin/sh
# usage: check.sh SOURCE WORK PREFIX: builds and tests a copy of the project, then again after changes.
set -eu
source=$1 work=$2
PKG_CONFIG_PATH=$3/share/pkgconfig
export PKG_CONFIG_PATH
rm -rf "$work"
mkdir -p "$work/meson" "$work/cross"
cp "$source/meson.build" "$work/meson"
cp "$source/../cross/pixels.lua" "$source/../cross/blend.c" "$work/cross"
fail() { echo "FAILED: $*" >&2; exit 1; }

meson setup "$work/build" "$work/meson"
meson test -C "$work/build" || { cat "$work/build/meson-logs/testlog.txt"; fail "blend"; }
case $(ninja -C "$work/build") in *"no work to do"*) ;; *) fail "something to do, with nothing changed" ;; esac
touch "$work/cross/pixels.lua"
out=$(ninja -C "$work/build")
case $out in *"Build targets"*) ;; *) fail "a spec touched, and not configured again: $out" ;; esac
case $out in *Compiling*) fail "a spec touched, and something compiled: $out" ;; esac
sed -i 's/"multiply" }/"multiply", "maximum" }/' "$work/cross/pixels.lua"
meson test -C "$work/build"
find "$work/build" -name '*pixels_maximum_scalar.c.o' | grep -q . || fail "a new operation is not built"
