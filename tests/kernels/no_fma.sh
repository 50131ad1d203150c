#!/bin/sh
# no_fma.sh OBJDUMP FILE...: no object file may hold an instruction that multiplies and adds floats in one rounding, but
# for those that the remainders of division are made of, in the kernels that have some: those take off a product, without
# an error. That there is something to look at is checked as well.
set -eu
objdump=$1
shift
listing=$(mktemp)
trap 'rm -f "$listing"' EXIT
"$objdump" -d --no-show-raw-insn "$@" >"$listing"
# x86: vfmadd132ps, vfnmsub..., vfmaddsub...; AArch64: fmadd, fnmsub, fmla, fmls, fcmla and those of bf16; RISC-V: fmadd.s,
# fnmsub.d, vfmacc.vv, vfnmsac.vf, vfmadd..., and those that widen; Power: fmadds, xsmaddadp, xvnmsub...;
# s390x: madbr, msebr, wfmadb, vfnms...
awk '
/>:$/ { divides = $2 ~ /_(fmod|remainder|floor_divide)_/; name = $2 }
/\t(vfn?m(add|sub)[a-z0-9]*|fn?m(add|sub)|fml[as]l?2?|fcmla|bfml[a-z]*|bfdot|bfmmla|fn?m(add|sub)(s|\.[a-z]+)|x[sv]n?m(add|sub)[am][ds]p|m[as][de]br?|[vw]fn?m[as][ds]b|vfw?n?m(acc|sac|add|sub)\.v[vf])([ \t]|$)/ {
    if (divides && $2 ~ /^(vfnmadd[0-9]+p[sd]|fmls|vfnms(ac|ub)\.vv)$/) next
    print name $0
    found = 1
}
END { exit found }' "$listing" || {
    echo "contracted: these multiply and add in one rounding"
    exit 3
}
count=$(grep -c '^ *[0-9a-f]*:' "$listing" || true)
if [ "$count" -lt 1000 ]; then
    echo "only $count instructions in $*: nothing was looked at"
    exit 1
fi
echo "$count instructions, none of them contracted"
