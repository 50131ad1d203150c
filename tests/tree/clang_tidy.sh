#!/bin/sh
# usage: clang_tidy.sh CLANG_TIDY BUILD_DIR SOURCE_DIR: clang-tidy has nothing to say of generator/, by .clang-tidy and the
# commands that BUILD_DIR/compile_commands.json compiles it with, but for what is for Windows.
set -eu
clang_tidy=$1 build=$2
cd "$3"
find generator -path generator/packaging -prune -o -name '*.c' ! -name '*_windows.c' -print | sort | xargs -n 16 -P 2 "$clang_tidy" -p "$build" --quiet 2>/dev/null
