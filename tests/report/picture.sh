#!/bin/sh
# usage: picture.sh JOINERY COMMITTED: COMMITTED.dot is what the program draws of jax today, and COMMITTED.svg has its
# boxes and arrows. Where they stand depends on Graphviz and its fonts, so the rest of the SVG is not compared.
set -eu
joinery=$1 committed=$2
"$joinery" graph jax --format dot | diff "$committed.dot" -
count() { grep -c "class=\"$1\"" "$2"; }
fresh=$(mktemp)
trap 'rm -f "$fresh"' EXIT
"$joinery" graph jax --format svg >"$fresh"
for kind in node edge; do
    drawn=$(count $kind "$fresh")
    if [ "$drawn" -eq 0 ] || [ "$(count $kind "$committed.svg")" != "$drawn" ]; then
        echo "jax_lattice.svg is out of date; to mend: cmake --build --preset dev --target update-picture" >&2
        exit 1
    fi
done
