-- WASM SIMD128: the fixed-width vectors of WebAssembly 2.0, and none of its relaxed ones. What the fields mean is said in
-- templates/isa/README.md, "What an instruction set supplies"; here, what to know of the registers.
--
--   A register is a v128_t, whatever it holds; a mask is all ones or all zeros in each element, and of its width.
--   A complex number is a pair of registers, real parts and imaginary parts, as many elements as a register of parts has.
--   Minima, maxima, whole numbers, square roots and conversions to integers of 32 bits are as templates/numerics.md wants
--   them in the instructions themselves. There is no product and sum in one rounding, no product of bytes, no shift by a
--   count of each element's own, and nothing between floats and integers of 64 bits but for one number at a time.
--   A module that has these instructions runs where they are known, or not at all: no choice is left at run time.
local target = 'target("simd128,nontrapping-fptoint")'

local vectors = import("isa/wasm/vectors")
local templates = {
  "isa/wasm/memory.c.tmpl", "isa/generic/integers.c.tmpl", "isa/wasm/integers.c.tmpl", "isa/wasm/shifts.c.tmpl",
  "isa/wasm/floats.c.tmpl", "isa/generic/narrow_floats.c.tmpl", "isa/generic/conversions.c.tmpl",
  "isa/generic/floats_as_integers.c.tmpl", "isa/wasm/conversions.c.tmpl", "isa/wasm/complex.c.tmpl",
  "isa/generic/complex.c.tmpl", "isa/leaves.c.tmpl", "isa/wasm/leaves.c.tmpl", "isa/generic/select.c.tmpl",
  "isa/generic/rounding.c.tmpl",
  "isa/generic/nextafter.c.tmpl", "isa/generic/sign.c.tmpl", "isa/generic/checks.c.tmpl", "isa/wasm/checks.c.tmpl",
  "isa/wasm/division_integers.c.tmpl", "isa/generic/division_integers.c.tmpl", "isa/generic/powers.c.tmpl",
  "isa/generic/division_floats.c.tmpl", "isa/generic/remainders_by_steps.c.tmpl",
}

return {
  title = "WASM SIMD128",
  rank = 12,
  implies = "scalar",
  flags = { gcc = "", clang = "" },
  guard = "defined(__wasm__) && defined(__clang__)",
  baseline = true,
  attribute = "__attribute__((" .. target .. "))",
  inline = "__attribute__((always_inline))",
  includes = "#include <wasm_simd128.h>",
  probe = [[
#include <wasm_simd128.h>
__attribute__((target("simd128"))) int probe(void);
int probe(void) { return wasm_i32x4_extract_lane(wasm_u32x4_trunc_sat_f64x2_zero(wasm_f64x2_splat(0)), 0); }
]],
  off = "the compiler has no wasm_simd128.h",
  lanes = vectors.lanes,
  templates = templates,
  values = { target = target, register_types = vectors.register_types, lanes = vectors.lanes,
             mask_types = vectors.mask_types, stored_together = vectors.stored_together,
             leaves = import("isa/wasm/leaves") },
  formats = import("isa/generic/formats")("f32 alone"),
  unrolls = 12,
}
