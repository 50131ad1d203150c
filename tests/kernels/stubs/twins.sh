#!/bin/sh
# Operations that functions of the test's own compute give what joinery's twins of them give (test_twins.c), pairwise and
# staged, in each of some instruction sets that the machine runs.
#
# usage: twins.sh JOINERY WORK ISAS COMPILER... [-- EMULATOR...]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
joinery=$1 work=$2 isas=$3
shift 3
compiler='' emulator=''
while [ $# -gt 0 ] && [ "$1" != -- ]; do compiler="$compiler $1" && shift; done
[ $# -eq 0 ] || { shift && emulator=$*; }

# The compiler flags of an instruction set, by the list of sources.
flags_of() {
    sed -n "s/^TWINS_FLAGS_$(echo "$1" | tr "[:lower:]" "[:upper:]") = *//p" "$work/twins_sources.mk"
}

for kernels in pairwise staged; do
    rm -rf "$work"
    "$joinery" generate "$here/twins.lua" -q --kernels "$kernels" --isa "$isas" -o "$work"
    for isa in $(echo "$isas" | tr , ' '); do
        for file in "$work"/kernels/*_"$isa".c; do
            # shellcheck disable=SC2046,SC2086
            $compiler -std=c11 -O1 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -I"$work" -I"$here" \
                $(flags_of "$isa") -c "$file" -o "$file.o"
        done
    done
    # shellcheck disable=SC2086
    $compiler -std=c11 -O1 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -I"$work" "$here/test_twins.c" \
        "$work/twins_dispatch.c" "$work"/kernels/*.o -o "$work/twins" -lm
    for isa in $(echo "$isas" | tr , ' '); do
        TWINS_ISA=$isa $emulator "$work/twins"
    done
done
