#!/bin/sh
# usage: emulator.sh PROGRAM ARGUMENT...: runs a program for RISC-V, at each vector length of RISCV_LENGTHS in bits, else at
# 128, until it fails at one. Elements that an instruction leaves open are all ones, so that whoever reads them is found out.
for length in ${RISCV_LENGTHS:-128}; do
    qemu-riscv64 -cpu "rv64,v=true,vext_spec=v1.0,vlen=$length,elen=64,rvv_ta_all_1s=true,rvv_ma_all_1s=true" "$@" || exit
done
