#!/bin/sh
# usage: conform.sh SOURCE BINARY PREFIX FRAMEWORK SPEC ADAPTER TEST NODE_MODULES COMMAND...: writes TEST beside the library in
# SOURCE, as the joinery installed in PREFIX does, in the empty folder BINARY, and runs it there by COMMAND.
set -eu
source=$1 binary=$2 prefix=$3 framework=$4 spec=$5 adapter=$6 test=$7 node_modules=$8
shift 8
rm -rf "$binary"
cp -R "$source" "$binary"
cd "$binary"
ln -s "$node_modules" node_modules
"$prefix/bin/joinery" conform "$spec" --emit "$framework" --adapter "$adapter" -o "$test"
CI=1 "$@" "$test"
