#!/bin/sh
# Clang for RISC-V with V, as a compiler of one word: clang.sh OPTION...
# Nothing but what intrinsics ask for is done with vectors: where Clang makes some of its own of a loop, QEMU 7.2 stops at
# the instructions that truncate floats, with an assertion of its own. The options stand last, after one that sets a level.
exec clang-19 --target=riscv64-linux-gnu -march=rv64gcv "$@" -fno-vectorize -fno-slp-vectorize
