#!/bin/sh
# Tables that use the systems' own names: `import` knows every name, its specs generate and compile, and PyTorch's table agrees
# with the installed spec, which uses other names.
# Usage: own_names.sh JOINERY COMPILER ORACLES
joinery=$1
compiler=$2
oracles=$3
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
failed=0

fail() {
    echo "$*"
    failed=1
}

for table in pytorch_scalar_type pytorch_torch_dtype arrow duckdb; do
    case $table in
    pytorch_*) system=PyTorch ;;
    arrow) system=Arrow ;;
    duckdb) system=DuckDB ;;
    esac
    "$joinery" import "$oracles/$table.csv" -o "$work/$table.lua" 2>"$work/notes" || fail "$table: no import"
    grep -v "as in $system" "$work/notes" && fail "$table: read as names of another system"
    grep -q abstract "$work/$table.lua" && fail "$table: an abstract dtype"
    "$joinery" generate -q "$work/$table.lua" --ops add -o "$work/out" || fail "$table: nothing generated"
    for file in "$work/out/${table}_dispatch.c" "$work/out/kernels/${table}_add_scalar.c"; do
        "$compiler" -std=c11 -Wall -Wextra -Werror -fsyntax-only -I "$work/out" "$file" || fail "$table: $file"
    done
done
for table in pytorch_scalar_type pytorch_torch_dtype; do
    differ=$("$joinery" diff "$work/$table.lua" pytorch --format csv | sed 1d)
    [ -z "$differ" ] || fail "$table and the installed spec differ: $differ"
done
"$joinery" diff "$work/pytorch_torch_dtype.lua" pytorch | grep -q 'over 20 shared dtypes' || fail "not all dtypes are matched"
exit $failed
