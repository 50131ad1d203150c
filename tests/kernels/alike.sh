#!/bin/sh
# Kernels of the spec FOLDER/NAME.lua give what FOLDER/test_NAME.c makes of other kernels of it, pairwise and staged, in each
# of some instruction sets that the machine runs.
#
# usage: alike.sh JOINERY WORK FOLDER/NAME.lua ISAS COMPILER... [-- EMULATOR...]
set -eu
here=$(cd "$(dirname "$3")" && pwd)
joinery=$1 work=$2 name=$(basename "$3" .lua) isas=$4
shift 4
upper=$(echo "$name" | tr "[:lower:]" "[:upper:]")
compiler='' emulator=''
while [ $# -gt 0 ] && [ "$1" != -- ]; do compiler="$compiler $1" && shift; done
[ $# -eq 0 ] || { shift && emulator=$*; }

# The compiler flags of an instruction set, by the list of sources.
flags_of() {
    sed -n "s/^${upper}_FLAGS_$(echo "$1" | tr "[:lower:]" "[:upper:]") = *//p" "$work/${name}_sources.mk"
}

for kernels in pairwise staged; do
    rm -rf "$work"
    "$joinery" generate "$here/$name.lua" -q --kernels "$kernels" --isa "$isas" -o "$work"
    for isa in $(echo "$isas" | tr , ' '); do
        for file in "$work"/kernels/*_"$isa".c; do
            # shellcheck disable=SC2046,SC2086
            $compiler -std=c11 -O1 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -I"$work" -I"$here" \
                $(flags_of "$isa") -c "$file" -o "$file.o"
        done
    done
    # shellcheck disable=SC2086
    $compiler -std=c11 -O1 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -I"$work" "$here/test_$name.c" \
        "$work/${name}_dispatch.c" "$work"/kernels/*.o -o "$work/$name" -lm
    for isa in $(echo "$isas" | tr , ' '); do
        # shellcheck disable=SC2086
        env "${upper}_ISA=$isa" $emulator "$work/$name"
    done
done
