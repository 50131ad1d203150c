#!/bin/sh
# usage: check.sh SOURCE BINARY PREFIX NODE_MODULES COMMAND...: runs what a host's build does, in a copy of it, with the joinery
# installed in PREFIX.
set -eu
source=$1 binary=$2 prefix=$3 node_modules=$4
shift 4
rm -rf "$binary"
cp -R "$source" "$binary"
cd "$binary"
ln -s "$node_modules" node_modules
CI=1 PATH="$prefix/bin:$PATH" "$@"
