#!/bin/sh
# usage: finds_wrong.sh JOINERY TEMPLATES ISA_FOLDER WORK COMPILER: primitives.sh fails where a primitive of the instruction
# set in ISA_FOLDER is wrong, is declared wrongly, or is one that nothing reaches, and names it.
set -eu
joinery=$1 templates=$2 folder=$3 work=$4 compiler=$5
here=$(cd "$(dirname "$0")" && pwd)
isa=$(basename "$folder")
rm -rf "$work"
mkdir -p "$work"
cp -R "$templates" "$work/templates"

# finds WHAT FILE SED STATUS TEXT: with that change to a file of the folder, the test ends with the status and prints the
# text.
finds() {
    rm -rf "$work/templates/isa/$isa"
    cp -R "$folder" "$work/templates/isa/$isa"
    sed "$3" "$folder/$2" >"$work/templates/isa/$isa/$2"
    if cmp -s "$folder/$2" "$work/templates/isa/$isa/$2"; then
        echo "$1: $2 has no line that '$3' changes" >&2
        exit 1
    fi
    status=0
    "$here/primitives.sh" "$joinery" "$work/templates" "$isa" "$work/test" emulator= "$compiler" >"$work/log" 2>&1 || status=$?
    [ "$status" -ne 77 ] || exit 77
    if [ "$status" -ne "$4" ] || ! grep -q -- "$5" "$work/log"; then
        cat "$work/log" >&2
        echo "$1: status $status, not $4 with '$5'" >&2
        exit 1
    fi
}

# shellcheck disable=SC2016 # the templates' own ${}
finds "another operation" integers.c.tmpl 's/_mm_add_epi\${n}/_mm_sub_epi${n}/' 1 "^$isa: add_u8("
finds "NaN alone" floats.c.tmpl 's/"less_equal", "le"/"less_equal", "ngt"/' 1 "^$isa: less_equal_f32("
finds "one half of a mask" integers.c.tmpl '/store_mask16(p, i/s/_mm_packs_epi32(a/_mm_packus_epi32(a/' \
    1 "^$isa: store_mask32("
finds "too few registers" integers.c.tmpl '/"store_mask16"/s/registers = 2/registers = 1/' 1 store_mask16
finds "too few operands" floats.c.tmpl '/op\[1\], S), {/s/compute = S/compute = S, arity = 1/' 1 add_f32
finds "another compute type" floats.c.tmpl '/"load_i32_as_f64"/s/compute = "f64"/compute = "f32"/' 1 load_i32_as_f64
finds "a misspelt name" integers.c.tmpl 's/add_u/ad_u/' 2 ad_u8
finds "a helper without use" integers.c.tmpl 's/"load64"/"load_64"/; s/load64(const/load_64(const/' 2 'nothing uses load_64'
