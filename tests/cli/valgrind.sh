#!/bin/sh
# usage: valgrind.sh VALGRIND JOINERY SOURCE_DIR: no command accesses invalid memory or uses undefined memory. Memory still
# allocated at exit does not count: the system frees it.
set -eu
valgrind=$1 joinery=$2 source=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# run STATUS ARGUMENT...: the command exits with STATUS, and valgrind reports nothing (else it exits with 99).
run() {
    want=$1
    shift
    got=0
    "$valgrind" -q --error-exitcode=99 "$joinery" "$@" >"$folder/out" 2>"$folder/err" || got=$?
    [ "$got" = "$want" ] || {
        echo "joinery $*: exit status $got, not $want" >&2
        cat "$folder/err" >&2
        exit 1
    }
    count=$((${count:-0} + 1))
}

cd "$source"
run 0 check jax
run 0 check numpy --format json
run 1 check jax --deny overflows
run 0 table jep_tensorflow --format csv
cp "$folder/out" "$folder/jep_tensorflow.csv"
run 0 import "$folder/jep_tensorflow.csv" -o "$folder/jep_tensorflow.lua"
run 1 diff jax numpy
run 1 diff numpy --baseline jax --format github
run 0 explain numpy i8 u8 f16
run 1 explain jep_numpy_like i8 u8
run 0 graph jax_today --format dot
run 0 graph numpy --dtypes 'u8,i8,f32,f*' --format svg
run 0 graph "$folder/jep_tensorflow.csv" --dtypes u8,i8
run 0 explore jax --against numpy -o "$folder/jax.html"
run 0 explore "$folder/jep_tensorflow.csv" --format json
run 0 atlas -o "$folder/atlas"
run 0 edit jax --remove-edge 'u64,f*' --add-edge u64,i64 --set u8,i8=- --add-dtype f8_e4m3fn
run 0 edit "$folder/jep_tensorflow.csv" --set u8,i8=i16
run 0 list
run 0 place jax f8_e4m3fn
run 0 place numpy bf16 --format json
run 0 place jax f8_e5m2 --choose 2
run 1 check tests/cli/specs/ambiguous.lua
run 0 generate jax_today --emit tables -o "$folder/jax_today"
run 0 generate pytorch --emit tables -o "$folder/pytorch"
run 2 check tests/spec/bad/cycle.lua
run 2 check no_such_spec
echo "$count commands under valgrind"
