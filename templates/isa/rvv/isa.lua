-- RISC-V V 1.0, of whatever vector length from 128 bits on. What the fields mean is said in templates/isa/README.md,
-- "What an instruction set supplies"; here, what to know of the registers.
--
--   Every register has eight elements, whatever they are: those of 8 bits take half a register of a CPU that has 128 bits,
--   those of 64 bits four. A longer vector length leaves more of them empty, and changes nothing. So all masks are of one
--   type, widening and narrowing is one instruction, and no register has to be put together of others.
--   Loads and stores are those of bytes, so that any alignment is fine.
--   Complex numbers are pairs of registers, real parts and imaginary parts. The types have no size in C: pairs are the
--   tuples of the intrinsics, and there are no structures or arrays of them.
--   Conversions saturate, also those to integers of fewer bits, but NaN gives the largest one; minima ignore NaN. Of f16
--   there is nothing: it is computed in f32, from integers. Fused products are in remainders alone, where they are exact.
--   Nothing is truncated by the instructions for that, since QEMU 7.2 stops at them with an assertion of its own, but by
--   rounding magnitudes down, or what is negative up.
--   Intrinsics go by the names that are overloaded for all types. Those of tuples make Clang 19 the oldest one tested.
--   The guard is one of -march, which has to be the same for all files of a build; a program that is compiled so runs on
--   CPUs with the extension, and no others: no choice is left at run time.

local vectors = import("isa/rvv/vectors")
local templates = {
  "isa/rvv/memory.c.tmpl", "isa/generic/integers.c.tmpl", "isa/rvv/integers.c.tmpl", "isa/rvv/floats.c.tmpl",
  "isa/generic/narrow_floats.c.tmpl", "isa/generic/conversions.c.tmpl", "isa/rvv/conversions.c.tmpl",
  "isa/generic/floats_as_integers.c.tmpl", "isa/generic/complex.c.tmpl", "isa/rvv/complex.c.tmpl", "isa/leaves.c.tmpl",
  "isa/rvv/leaves.c.tmpl", "isa/generic/select.c.tmpl", "isa/rvv/rounding.c.tmpl", "isa/generic/rounding.c.tmpl",
  "isa/generic/nextafter.c.tmpl",
  "isa/generic/sign.c.tmpl", "isa/generic/checks.c.tmpl", "isa/rvv/division_integers.c.tmpl", "isa/generic/powers.c.tmpl",
  "isa/generic/division_floats.c.tmpl", "isa/generic/remainders_by_fused_products.c.tmpl", "isa/rvv/overrides.c.tmpl",
}

return {
  title = "RISC-V V",
  rank = 14,
  implies = "scalar",
  flags = { gcc = "", clang = "" },
  guard = "defined(__riscv_v) && defined(__clang__)",
  baseline = true,
  inline = "__attribute__((always_inline))",
  includes = "#include <riscv_vector.h>",
  probe = [[
#include <riscv_vector.h>
vfloat32m2x2_t probe(vfloat32m2_t v);
vfloat32m2x2_t probe(vfloat32m2_t v) { return __riscv_vcreate_v_f32m2x2(v, __riscv_vfneg(v, 8)); }
]],
  off = "the compiler has no riscv_vector.h with tuples of registers",
  lanes = vectors.lanes,
  templates = templates,
  values = { register_types = vectors.register_types, lanes = vectors.lanes, mask_types = vectors.mask_types,
             stored_together = vectors.stored_together, leaves = import("isa/rvv/leaves") },
  formats = import("isa/generic/formats")("f32 alone", { complex = "isa/rvv/formats/complex.c.tmpl" }),
  unrolls = 12,
}
