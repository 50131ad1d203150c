#!/bin/sh
# usage: consumer.sh SOURCE BINARY PREFIX [CMAKE_OPTION...]: configures, builds and tests the project in SOURCE as its user would,
# in the empty folder BINARY, with the joinery installed in PREFIX.
set -eu
source=$1 binary=$2 prefix=$3
shift 3
rm -rf "$binary"
cmake -S "$source" -B "$binary" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH="$prefix" "$@"
cmake --build "$binary" --parallel 2
ctest --test-dir "$binary" --output-on-failure --no-tests=error
