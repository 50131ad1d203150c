#!/bin/sh
# usage: primitives.sh JOINERY TEMPLATES ISA WORK emulator=EMULATOR COMPILER...: the primitives of an instruction set in TEMPLATES
# against those of portable C, compiled by each compiler in turn without a warning; the first one compiles portable C too.
# Clang compiles for the machine of the first. EMULATOR: what runs programs for that machine, or empty. 77 where the CPU
# lacks the instruction set.
set -eu
joinery=$1 templates=$2 isa=$3 work=$4 emulator=${5#emulator=}
shift 5
first=$1
here=$(cd "$(dirname "$0")" && pwd)
kernels=$(dirname "$here")

rm -rf "$work"
mkdir -p "$work"
cp -R "$templates" "$work/templates"
mv "$work/templates/emit.lua" "$work/templates/emit_library.lua"
cp "$here"/*.lua "$here"/*.tmpl "$work/templates"
"$joinery" generate "$kernels/specs/saturating.lua" --templates "$work/templates" --emit tables,dispatch --isa "$isa" --ops add \
    -q -o "$work/out"

# compile COMPILER SOURCE OBJECT OPTION...: a file, compiled alone.
compile() {
    compiler=$1 source=$2 object=$3
    shift 3
    # shellcheck disable=SC2086 # a launcher may come with options, and there may be none
    ${CMAKE_C_COMPILER_LAUNCHER:-} "$compiler" "$@" -O2 -ffp-contract=off \
        -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror \
        -I "$kernels/specs" -I "$kernels/reference" -I "$kernels/harness" -I "$here" -c "$source" -o "$object"
}

harness=
for source in "$here/test_primitives.c" "$work/out/primitives/${isa}_portable.c" "$work/out/primitives/${isa}_tests.c" \
    "$kernels"/harness/check.c "$kernels"/harness/compare.c "$kernels"/harness/digest.c \
    "$kernels"/harness/options.c "$kernels"/harness/values.c \
    "$kernels"/reference/*.c; do
    case $source in */bridge.c) continue ;; esac # for Python alone
    object=$work/$(basename "$source" .c).o
    compile "$first" "$source" "$object" -std=c11
    harness="$harness $object"
done

machine=$("$first" -dumpmachine)
for compiler in "$@"; do
    kind=gcc target=
    case $("$compiler" --version) in
    *clang*) kind=clang target=--target=$machine ;;
    esac
    compile "$compiler" "$work/out/primitives/$isa.c" "$work/$isa.o" -std=c99 ${target:+"$target"} \
        "@$work/out/primitives/$isa.$kind"
    # shellcheck disable=SC2086 # words
    "$first" ${emulator:+-static} $harness "$work/$isa.o" -lm -o "$work/test"
    echo "$compiler:"
    ${emulator:+"$emulator"} "$work/test"
done
