-- Portable C: any compiler, any endianness, one element at a time, and boring on purpose, because what it computes is
-- what every other instruction set must compute to the bit. It has every primitive. What the fields of this table mean is
-- said in templates/isa/README.md, "What an instruction set supplies"; what its primitives do, in "Primitives" there.
local leaves = import("isa/scalar/leaves")
local templates = {
  "isa/scalar/integers.c.tmpl", "isa/scalar/floats.c.tmpl", "isa/scalar/conversions.c.tmpl", "isa/scalar/complex.c.tmpl",
  "isa/scalar/division_integers.c.tmpl", "isa/scalar/powers.c.tmpl", "isa/scalar/division_floats.c.tmpl",
  "isa/scalar/select.c.tmpl", "isa/scalar/rounding.c.tmpl", "isa/scalar/nextafter.c.tmpl", "isa/scalar/parts.c.tmpl",
  "isa/scalar/checks.c.tmpl", "isa/leaves.c.tmpl",
}

return {
  title = "portable C",
  rank = 0,
  flags = { gcc = "", gcc_s390x = "-fexcess-precision=fast", clang = "", msvc = "" },
  includes = "",
  lanes = { b = 1, u8 = 1, u16 = 1, u32 = 1, u64 = 1, f32 = 1, f64 = 1, c64 = 1, c128 = 1 },
  templates = templates,
  values = { leaves = leaves, register_types = leaves.register_types, mask_types = leaves.mask_types },
  formats = import("isa/scalar/formats"),
}
