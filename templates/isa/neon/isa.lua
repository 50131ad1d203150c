-- NEON: the vectors of every AArch64 CPU, with nothing that came after ARMv8.0. What the fields mean is said in
-- templates/isa/README.md, "What an instruction set supplies"; here, what to know of the registers.
--
--   Every load and store is one of bytes, so that any alignment is fine; a register is reinterpreted, which costs nothing.
--   Masks are all ones or all zeros in each element, and of its width.
--   Where two or four registers are stored at once, their loads come first, and compilers make pairs of both. A statement
--   is of eight elements or more, so that i % 8 is known: registers that come from one load find it by that.
--   Costs count that load for each of them, hence the 96 instructions up to which a block is written out.
--   Complex numbers are pairs of registers, real parts and imaginary parts, of as many elements as a register of parts has.
--   Bytes that go four or eight to a register are put in place by a table look-up, in which an index past the table's end
--   gives 0.
--   NaN, saturation, -0 < +0 and rounding to odd (fcvtxn) are as templates/numerics.md wants them in the instructions
--   themselves; so are quotients of 64 bits (udiv, sdiv), and a product taken off without an error (fmls), of which
--   remainders are made, and nothing else.

local vectors = import("isa/neon/vectors")
local templates = {
  "isa/neon/memory.c.tmpl", "isa/generic/integers.c.tmpl", "isa/neon/integers.c.tmpl", "isa/neon/floats.c.tmpl",
  "isa/generic/conversions.c.tmpl", "isa/neon/conversions.c.tmpl", "isa/generic/floats_as_integers.c.tmpl",
  "isa/neon/complex.c.tmpl", "isa/generic/complex.c.tmpl", "isa/leaves.c.tmpl", "isa/neon/leaves.c.tmpl",
  "isa/generic/select.c.tmpl", "isa/generic/nextafter.c.tmpl", "isa/generic/sign.c.tmpl", "isa/generic/checks.c.tmpl",
  "isa/neon/checks.c.tmpl", "isa/neon/division_integers.c.tmpl", "isa/generic/division_integers.c.tmpl",
  "isa/generic/powers.c.tmpl", "isa/neon/powers.c.tmpl", "isa/generic/division_floats.c.tmpl",
  "isa/generic/remainders_by_fused_products.c.tmpl", "isa/neon/overrides.c.tmpl",
}

return {
  title = "NEON",
  rank = 10,
  implies = "scalar",
  flags = { gcc = "", clang = "" },
  guard = "defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__)",
  baseline = true,
  inline = "__attribute__((always_inline))",
  includes = "#include <arm_neon.h>",
  probe = [[
#include <arm_neon.h>
float32x4_t probe(uint8x16_t bytes) { return vcvt_f32_f16(vreinterpret_f16_u8(vget_low_u8(bytes))); }
]],
  off = "the compiler has no arm_neon.h for AArch64",
  lanes = vectors.lanes,
  templates = templates,
  values = { register_types = vectors.register_types, lanes = vectors.lanes, mask_types = vectors.mask_types,
             stored_together = vectors.stored_together, leaves = import("isa/neon/leaves") },
  formats = import("isa/generic/formats")(nil, { fixed = "isa/neon/formats/fixed.c.tmpl" }),
  unrolls = 96,
  turns = { { elements = 32, most = 8, blocks = 4 }, { elements = 16, most = 4, blocks = 2 },
            { elements = 16, most = 5, blocks = 1 } },
}
