#!/bin/sh
# usage: words.sh SOURCE_DIR: no file speaks of a contract, for what there is to keep is written down in documents with names
# of their own. Contracting floats (-ffp-contract, contraction, contracted) is another thing.
set -eu
cd "$1"
found=$(find . \( -name .git -o -path ./build -o -name __pycache__ -o -name node_modules \) -prune -o \
    -type f ! -name LICENSE ! -name words.sh -exec grep -nHIi contract {} + | sed 's|^\./||' |
    awk '{ rest = tolower($0); gsub(/fp[-_]contract|contract(ed|ion|ions|ing)/, "", rest) } rest ~ /contract/')
[ -z "$found" ] || {
    printf '%s\n' "$found" | cut -c 1-200
    exit 1
}
