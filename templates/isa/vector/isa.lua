-- The vector extensions of gcc and clang: operators on vectors of 16 bytes, of which a compiler makes what the CPU has. They
-- are for CPUs with such vectors and no instruction set of their own here, and for x86-64 without AVX2.
--
--   A register is a vector of unsigned integers or of floats; a mask is one of integers as wide, all bits of an element set
--   or none. Elements are numbered as in memory, also where the first byte is the highest: only what takes elements for two
--   of half their width, or the reverse, has to know the order.
--   What absent.c.tmpl lists is left to portable C, of which gcc and clang make vectors that are as fast at -O3.
local vectors = import("isa/vector/vectors")
local templates = {
  "isa/vector/memory.c.tmpl", "isa/vector/integers.c.tmpl", "isa/vector/floats.c.tmpl", "isa/leaves.c.tmpl",
  "isa/vector/leaves.c.tmpl", "isa/generic/narrow_floats.c.tmpl", "isa/generic/nextafter.c.tmpl",
  "isa/vector/absent.c.tmpl",
}

local typedefs = {}
for _, n in ipairs(vectors.widths) do
  for _, s in ipairs({ "u", "" }) do
    typedefs[#typedefs + 1] = ("typedef %sint%d_t %s%dx%d __attribute__((vector_size(16)));"):format(
      s, n, s == "u" and "u" or "i", n, 128 // n)
  end
end

return {
  title = "vector extensions of gcc and clang",
  rank = 5,
  implies = "scalar",
  flags = { gcc = "", gcc_s390x = "-fexcess-precision=fast", clang = "" },
  -- Where each CPU has AVX2, nothing is left for them.
  guard = "((defined(__GNUC__) && __GNUC__ >= 12) || defined(__clang__)) && "
    .. "(defined(__SSE2__) || defined(__VSX__) || defined(__VX__) || defined(__loongarch_sx)) && "
    .. "!(defined(JOINERY_ASSUME_BASELINE) && defined(__AVX2__) && defined(__F16C__))",
  baseline = true,
  inline = "__attribute__((always_inline))",
  includes = table.concat(typedefs, "\n") .. [[

typedef float f32x4 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef double f64x4 __attribute__((vector_size(32)));]],
  lanes = { b = 16, u8 = 16, u16 = 8, u32 = 4, u64 = 2, f32 = 4, f64 = 2 },
  templates = templates,
  values = vectors,
  unrolls = true,
}
