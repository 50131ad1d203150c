#!/bin/sh
# usage: msvc.sh JOINERY CLANG WORK: MSVC itself cannot be had here. What is generated is read by clang for MSVC's target, as
# clang-cl would, and once more without the words that say it is clang, so that it takes what is written for MSVC. Of the
# headers of C that the target lacks, stand-ins declare what is used.
set -eu
joinery=$1 clang=$2 work=$3
source=$(cd "$(dirname "$0")/.." && pwd)
rm -rf "$work"
mkdir -p "$work/include"
"$joinery" generate "$source/specs/staged.lua" -q --kernels pairwise --isa scalar,avx2,avx512 -o "$work/kernels"

cat >"$work/include/string.h" <<'END'
#include <stddef.h>
void *memcpy(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);
void *memmove(void *to, const void *from, size_t n);
int memcmp(const void *a, const void *b, size_t n);
int strcmp(const char *a, const char *b);
size_t strlen(const char *text);
size_t strspn(const char *text, const char *of);
END
cat >"$work/include/stdlib.h" <<'END'
char *getenv(const char *name);
unsigned long long strtoull(const char *text, char **end, int base);
END
cat >"$work/include/math.h" <<'END'
#define INFINITY ((float)(1e300 * 1e300))
#define NAN (-(float)(INFINITY * 0.0F))
END
cat >"$work/include/intrin.h" <<'END'
void __cpuid(int words[4], int leaf);
void __cpuidex(int words[4], int leaf, int part);
END

# read_by OPTION...: all of it, without a warning.
read_by() {
    for file in "$work"/kernels/staged_dispatch.c "$work"/kernels/kernels/*.c; do
        flags="-mavx512f -mavx512bw -mavx512dq -mavx512vl -mavx2 -mf16c -mxsave"
        # shellcheck disable=SC2086 # a list of words
        "$clang" --target=x86_64-pc-windows-msvc -std=c11 -fsyntax-only -fms-compatibility -fms-extensions -ffreestanding \
            -isystem "$work/include" $flags -Wall -Wextra -Wconversion -Wshadow -Werror "$@" "$file"
    done
}
read_by -fms-compatibility-version=19.30
# What MSVC does not know: none of gcc's words is left, and of its vectors none is added or compared by an operator.
read_by -fms-compatibility-version=19.30 -U__clang__ -fno-gnu-inline-asm -Wgnu
operators=$("$clang" --target=x86_64-pc-windows-msvc -std=c11 -fsyntax-only -ffreestanding -isystem "$work/include" \
    -mavx2 -mf16c -U__clang__ -Xclang -ast-dump -fno-color-diagnostics "$work/kernels/kernels/staged_division_avx2.c" |
    grep -E "(Binary|CompoundAssign)Operator .*'__m[0-9]+[id]?':.* '([-+*/&|^]=?|[<>=!]=|<<|>>|[<>])'" || true)
[ -z "$operators" ] || {
    echo "an operator on vectors: $operators" >&2
    exit 1
}
echo "read for MSVC's target"
