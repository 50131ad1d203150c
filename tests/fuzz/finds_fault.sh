#!/bin/sh
# usage: finds_fault.sh REPLAY_GENERATE TEMPLATES SEED
#
# The target `generate` finds faults: with each of these in the templates, it fails on a seed that otherwise passes.
set -eu
replay=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/seeds"
cp "$3" "$folder/seeds/"
JOINERY_FUZZ_TEMPLATES=$folder/templates
export JOINERY_FUZZ_TEMPLATES

# try: does the target pass with the current templates?
try() { "$replay" "$folder/seeds" >"$folder/output" 2>&1; }

cp -R "$2" "$folder/templates"
try || { cat "$folder/output"; exit 1; }
faults=0
while IFS='|' read -r file from to; do
    template=$folder/templates/$file
    cp "$template" "$folder/saved"
    sed -i "s|$from|$to|" "$template"
    ! cmp -s "$template" "$folder/saved" || { echo "$file: there is no '$from'"; exit 1; }
    ! try || { echo "$file: '$to' for '$from' is not found"; exit 1; }
    cp "$folder/saved" "$template"
    faults=$((faults + 1))
done <<'FAULTS'
promotion/joins.h.tmpl|promote_types(from, to) == to;|promote_types(from, to) == from;
promotion/joins.h.tmpl|materialized(d).index|0
promotion/joins.h.tmpl|_at_\[bit\]|_at_[0]
promotion/facts.h.tmpl|low = middle + 1;|low = middle + 2;
promotion/casts.h.tmpl|_casts_\[\(.*\)\]\[\(.*\)\] &|_casts_[\2][\1] \&
promotion/joins.h.tmpl|^/\* The dtype that two dtypes promote to\.|#ifdef __GNUC__\n#warning "only the compiler sees this"\n#endif\n&
promotion/promotion.hpp.tmpl|^constexpr loss cast_loss(dtype from, dtype to)|constexpr loss cast_loss(dtype, dtype to)
FAULTS
echo "$faults faults found"
[ "$faults" -eq 7 ]
