#!/bin/sh
# usage: build.sh SOURCE BUILD TOOLCHAIN LUA_SOURCE MODULE FLAGS: the generator for Windows, in the folder BUILD, without a
# warning. MODULE is a finished joinery.wasm.gz, or "".
set -eu
cmake -S "$1" -B "$2" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$3" -DJOINERY_LUA_SOURCE="$4" -DJOINERY_WASM="$5" \
    -DCMAKE_C_FLAGS="$6" -DCMAKE_BUILD_TYPE= -DJOINERY_WERROR=ON -DBUILD_TESTING=OFF
cmake --build "$2" --parallel 2
