#!/bin/sh
# usage: kernels.sh JOINERY CMAKE WORK SPEC quick|all COMPILER PROCESSOR flags=FLAGS emulator=EMULATOR: the kernels in portable C of a spec of
# ../specs, compiled for a machine and held against the reference there. Their results must have the digests that are kept in
# digests/SPEC, on every machine; JOINERY_UPDATE=1 writes those. quick: without what takes an emulator minutes. EMULATOR is
# empty where there is none.
set -eu
joinery=$1 cmake=$2 work=$3 spec=$4 which=$5 compiler=$6 processor=$7 flags=${8#flags=} emulator=${9#emulator=}
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/kernels/logged.sh
. "$here/../logged.sh"
specs=$(dirname "$here")/specs
rm -rf "$work"
mkdir -p "$work"

# Where the system runs the machine's programs itself, as most do those of 32-bit x86, nothing has to be emulated.
echo 'int main(void) { return 0; }' >"$work/runs.c"
# shellcheck disable=SC2086 # a list of words
if "$compiler" $flags -static "$work/runs.c" -o "$work/runs" && "$work/runs" 2>/dev/null; then emulator=''; fi

# ---- Compiled: warnings are errors ----

case $spec in
small) options='' ;;
kinds) options='--ops arithmetic,comparison,bitwise,logical,division,unary,selection,copysign,nextafter,checked_convert' ;;
esac
# shellcheck disable=SC2086 # a list of words
"$joinery" generate "$specs/$spec.lua" -q --isa scalar $options -o "$work/kernels"
logged "$cmake" -S "$(dirname "$here")" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_C_FLAGS_RELEASE="${JOINERY_LEVEL:--O1}" -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR="$processor" \
    -DCMAKE_C_COMPILER="$compiler" -DCMAKE_C_FLAGS="$flags" -DCMAKE_EXE_LINKER_FLAGS=-static \
    -DCMAKE_CROSSCOMPILING_EMULATOR="$emulator" -DJOINERY_WERROR=ON -DKERNELS_NAME="$spec" \
    -DKERNELS_DIRECTORY="$work/kernels"
logged "$cmake" --build "$work/build" -j2

# A compiler that computes floats in something wider is refused, and told what it needs.
case $processor in
i686) needs='-msse2 -mfpmath=sse' ;;
s390x) needs=-fexcess-precision=fast ;;
*) needs='' ;;
esac
for file in "$work/kernels/kernels/${spec}"_*_scalar.c; do
    [ -n "$needs" ] || break
    if "$compiler" -std=c11 -I"$specs" -fsyntax-only "$file" 2>"$work/log" || ! grep -q -e "error.*$needs" "$work/log"; then
        echo "$file is compiled without $needs, or refused without saying so" >&2
        exit 1
    fi
done

# ---- Results ----

# digested PROGRAM OPTION...: the program's digest, behind its name; what it counted goes to a file.
digested() {
    program=$1
    shift
    # shellcheck disable=SC2086 # no word where there is no emulator
    logged $emulator "$work/build/${spec}_$program" "$@" --digest
    grep ' passed, ' "$work/log" >>"$work/counts"
    echo "$program $(sed -n 's/^digest //p' "$work/log")" >>"$work/digests"
}
digested convert --random 1024
digested binary --random 64 --every 5
digested unary --random 1024
digested ternary --random 50
digested checked --random 64
if [ "${JOINERY_UPDATE-}" = 1 ]; then cp "$work/digests" "$here/digests/$spec"; fi
diff "$here/digests/$spec" "$work/digests" >&2 || {
    echo "the digests of what $spec's kernels give are not those of other machines" >&2
    exit 1
}

# ---- The driver, and the rest ----

left_out="${spec}_(convert|binary|unary|ternary|checked)\$"
if [ "$which" = quick ]; then left_out="$left_out|^reference_itself\$"; fi
"${cmake%cmake}ctest" --test-dir "$work/build" -V --no-tests=error -j2 -LE long -E "$left_out" >"$work/log" 2>&1 || {
    grep -v '^[0-9]*: Test\|^test \|Start' "$work/log" >&2
    exit 1
}
sed -n 's/^[0-9]*: \([0-9]* passed, \)/\1/p' "$work/log" >>"$work/counts"
awk '{ n += $1 } END { printf "%s: %.0f checks in %d programs\n", spec, n, NR }' spec="$spec" "$work/counts"
