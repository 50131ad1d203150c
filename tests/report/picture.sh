#!/bin/sh
# usage: picture.sh JOINERY COMMITTED: COMMITTED.dot and COMMITTED.svg are what the program draws of jax today.
set -eu
joinery=$1 committed=$2
for format in dot svg; do
    "$joinery" graph jax --format $format | diff "$committed.$format" - || {
        echo "jax_lattice.$format is out of date; to mend: cmake --build --preset dev --target update-picture" >&2
        exit 1
    }
done
