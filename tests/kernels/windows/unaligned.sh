#!/bin/sh
# unaligned.sh OBJDUMP FILE...: no object file that gcc made for Windows may move a register of 32 bytes or more between
# itself and an address in a way that takes an aligned one: the stack is not aligned there. (Stores past the caches are
# another matter, as are constants.) That there are such moves at all is checked as well.
set -eu
objdump=$1
shift
listing=$(mktemp)
trap 'rm -f "$listing"' EXIT
"$objdump" -d --no-show-raw-insn "$@" | grep -E '\svmov.*%[yz]mm.*\(|\svmov.*\(.*%[yz]mm' | grep -v '(%rip)' >"$listing" || true
if grep -E '\svmov(ap[sd]|dqa(32|64)?)\s' "$listing"; then
    echo "aligned: these take a stack that is aligned to more than 16 bytes"
    exit 3
fi
count=$(grep -c . "$listing" || true)
if [ "$count" -lt 50 ]; then
    echo "only $count moves in $*: nothing was looked at"
    exit 1
fi
echo "$count moves, none of them aligned"
