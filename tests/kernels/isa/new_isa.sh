#!/bin/sh
# usage: new_isa.sh JOINERY TEMPLATES CMAKE COMPILER WORK: an instruction set is a folder of templates/isa/ and nothing else.
# A copy of vector/ under another name has primitives that agree with those of portable C, and kernels of a small spec that agree
# with the reference.
set -eu
joinery=$1 templates=$2 cmake=$3 compiler=$4 work=$5
here=$(cd "$(dirname "$0")" && pwd)
kernels=$(dirname "$here")
rm -rf "$work"
mkdir -p "$work"
cp -R "$templates" "$work/templates"
mv "$work/templates/isa/vector" "$work/templates/isa/added"
sed -i 's,isa/vector,isa/added,g' "$work"/templates/isa/added/*

"$kernels/primitives/primitives.sh" "$joinery" "$work/templates" added "$work/primitives" emulator= "$compiler"

"$joinery" generate "$kernels/specs/staged.lua" --templates "$work/templates" --isa added --kernels pairwise \
    -o "$work/kernels" >"$work/log"
grep -q 'added: [1-9]' "$work/log" || {
    cat "$work/log" >&2
    exit 1
}
"$cmake" -S "$kernels" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_COMPILER="$compiler" \
    -DJOINERY_WERROR=ON -DKERNELS_FLAGS=-Og -DKERNELS_NAME=staged -DKERNELS_DIRECTORY="$work/kernels" >"$work/log"
"$cmake" --build "$work/build" -j2 \
    --target staged_presence staged_convert staged_binary staged_unary staged_ternary \
    staged_checked staged_fuzzed staged_isa >>"$work/log" || {
    cat "$work/log" >&2
    exit 1
}
cd "$work/build"
"${cmake%cmake}ctest" --output-on-failure --no-tests=error -j2 -LE long -R '^staged_(presence|convert|binary|unary|ternary|checked|isa|fuzzed_)'
