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

finds "another operation" leaves.lua 's/{ "add_uN", "a + b" }/{ "add_uN", "a - b" }/' 1 "^$isa: add_u8("
finds "NaN alone" leaves.lua 's/(M)(a <= b)/(M)~(M)(a > b)/' 1 "^$isa: less_equal_f32("
finds "halves of a mask exchanged" memory.c.tmpl '/halves\[/s/names\[i\], names\[i + 1\]/names[i + 1], names[i]/' \
    1 "^$isa: store_mask16("
finds "too few registers" memory.c.tmpl '/"store_mask"/s/registers = count/registers = 1/' 1 store_mask16
finds "too few operands" floats.c.tmpl 's/compute = L, cost = 6 })$/compute = L, arity = 1, cost = 6 })/' 1 minimum_f32
finds "another compute type" floats.c.tmpl '/load_%s_as_f64/s/compute = "f64"/compute = "f32"/' 1 load_i32_as_f64
finds "a misspelt name" leaves.lua 's/"less_equal_iN"/"les_equal_iN"/' 2 les_equal_iN
finds "no leaf operation" leaves.lua '/"shift_left_uN"/d' 2 "no leaf operation 'shift_left_u32'"
finds "a helper without use" memory.c.tmpl 's/"LOW_FIRST"/"FIRST"/' 2 'nothing uses FIRST'
