#!/bin/sh
# usage: same_files.sh WINDOWS_JOINERY JOINERY WORK: both write the same files, byte for byte, for specs
# that are installed.
set -eu
windows=$1 here=$2 work=$3
rm -rf "$work"
mkdir -p "$work/windows" "$work/here"
cd "$work"

both() {
    (cd here && "$here" "$@" -q)
    (cd windows && "$windows" "$@" -q)
}
both generate jax -o jax --emit tables,dispatch,kernels
both generate numpy -o numpy --depfile numpy.d
both generate pytorch -o pytorch --emit tables
both explore numpy -o numpy.html
both graph jax --format svg -o jax.svg
[ "$(find here -type f | wc -l)" -gt 50 ]
diff -r windows here
