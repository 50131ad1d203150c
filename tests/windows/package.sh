#!/bin/sh
# usage: package.sh BUILD WORK VERSION: the .zip of a build for Windows has all that it should, and its program runs
# where it was unpacked, with no library but those that Windows brings.
set -eu
build=$1 work=$2 version=$3
rm -rf "$work"
mkdir -p "$work/made" "$work/unpacked here"
cpack --config "$build/CPackConfig.cmake" -B "$work/made"
cd "$work/unpacked here"
cmake -E tar xf "$work/made/joinery-$version-Windows-AMD64.zip"
cd "joinery-$version-Windows-AMD64"
for file in bin/joinery.exe share/joinery/specs/jax.lua share/cmake/joinery/joineryConfig.cmake share/doc/joinery/LICENSE; do
    [ -s $file ] || { echo "FAILED: no $file" >&2; exit 1; }
done
x86_64-w64-mingw32-objdump -p bin/joinery.exe | sed -n 's/.*DLL Name: //p' | sort >"$work/libraries"
if grep -vxi -e 'kernel32\.dll' -e 'msvcrt\.dll' -e 'shell32\.dll' "$work/libraries"; then
    echo "FAILED: Windows does not bring that" >&2
    exit 1
fi
[ -s "$work/libraries" ]
"$JOINERY_WINE" bin/joinery.exe --version </dev/null | grep -x "joinery $version"
cp share/joinery/specs/jax.lua mine.lua
"$JOINERY_WINE" bin/joinery.exe generate mine.lua -q --emit tables -o jax </dev/null
grep -q "JAX_JOINERY_VERSION \"$version\"" jax/jax_promotion.h
