#!/bin/sh
# usage: clang_tidy.sh CLANG_TIDY BUILD_DIR SOURCE_DIR: clang-tidy finds nothing in generator/ (except files for Windows), with the
# checks of .clang-tidy and the commands of BUILD_DIR/compile_commands.json.
set -eu
clang_tidy=$1 build=$2
cd "$3"
# Not reported: options of gcc, whose commands these are, and attributes of WebAssembly.
find generator -name '*.c' ! -name '*_windows.c' | sort | xargs -n 16 -P 2 "$clang_tidy" -p "$build" --quiet \
  --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-unknown-attributes 2>/dev/null
