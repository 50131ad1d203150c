-- AVX2 with F16C: x86-64 since 2013. FMA comes with them and is not asked for, so that nothing can be contracted.
-- What the fields mean is said in templates/isa/README.md, "What an instruction set supplies". A register is an __m256i of
-- integers, an __m256 of f32, an __m256d of f64, and for eight c64 or four c128 a pair of those; a mask is an __m256i, all
-- bits of an element set or none.
local target = 'target("avx2,f16c")'

-- What the loop over blocks gains where one index serves all operands, by the elements and the instructions of a statement:
-- times as fast as a block a turn with an address for each operand. Kernels alone, 394 pairs of add, multiply, less and
-- maximum of jax, on a Zen 4; geometric means with gcc 12 and clang 19 at 10^3 elements, and at 10^4. Of 16 elements and 5
-- instructions, two blocks take gcc 2 to 4 % less time at 10^3, wherever in a line of the cache the loop begins.
--
--   elements  instructions  one block            two blocks           four blocks
--   32        4             1.16 1.00 1.12 1.01  1.31 0.99 1.17 1.01  1.38 1.01 1.13 1.01
--   32        5             1.19 1.07 1.15 1.02  1.66 1.08 1.41 1.02  1.78 1.15 1.38 1.02
--   32        6, 7          0.96 1.14 0.99 1.08  1.52 1.25 1.30 1.14  1.59 1.31 1.30 1.16
--   32        9             1.07 1.06 1.10 1.10  1.24 1.24 1.19 1.17  1.28 1.30 1.20 1.18
--   32        10 to 14      0.99 1.02 1.00 1.01  1.00 1.03 1.00 1.00  0.99 1.04 1.00 1.00
--   16        4             0.97 1.01 1.00 1.00  1.02 1.01 1.01 1.01  0.99 1.01 1.00 1.01
--   16        5             0.98 0.96 1.00 1.00  1.01 0.99 1.00 1.00  0.97 1.00 1.00 1.00
--   16        6             1.00 0.99 1.00 1.00  1.02 1.00 1.00 1.00  0.98 1.00 1.00 1.00
--   any other               0.99 to 1.02         0.98 to 1.02         0.98 to 1.02
local turns = { { elements = 32, most = 9, blocks = 4 }, { elements = 16, most = 5, blocks = 2 } }

local values = import("isa/x86/vectors")(256)
values.target = target

local templates = {
  "isa/x86/memory.c.tmpl", "isa/avx2/memory.c.tmpl", "isa/generic/integers.c.tmpl", "isa/x86/integers.c.tmpl",
  "isa/avx2/integers.c.tmpl", "isa/generic/sign.c.tmpl", "isa/x86/floats.c.tmpl", "isa/x86/narrow_floats.c.tmpl",
  "isa/generic/narrow_floats.c.tmpl", "isa/generic/conversions.c.tmpl", "isa/x86/conversions.c.tmpl",
  "isa/avx2/conversions.c.tmpl", "isa/generic/complex.c.tmpl", "isa/x86/complex.c.tmpl", "isa/leaves.c.tmpl",
  "isa/x86/leaves.c.tmpl", "isa/x86/division_integers.c.tmpl", "isa/generic/division_integers.c.tmpl",
  "isa/generic/division_floats.c.tmpl", "isa/generic/remainders_by_steps.c.tmpl", "isa/generic/powers.c.tmpl",
  "isa/generic/select.c.tmpl", "isa/generic/rounding.c.tmpl", "isa/generic/nextafter.c.tmpl",
  "isa/generic/checks.c.tmpl", "isa/x86/checks.c.tmpl",
  "isa/avx2/overrides.c.tmpl", "isa/x86/overrides.c.tmpl", "isa/x86/bf16.c.tmpl", "isa/generic/checked.c.tmpl",
}

return {
  title = "AVX2 (x86-64)",
  rank = 20,
  implies = "scalar",
  flags = { gcc = "-mavx2 -mf16c", clang = "-mavx2 -mf16c", msvc = "/arch:AVX2",
            gcc_windows = import("isa/x86/stack") },
  guard = "(defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER))",
  baseline = "defined(__AVX2__) && defined(__F16C__)",
  attribute = "__attribute__((" .. target .. "))",
  inline = "__attribute__((always_inline))",
  features = import("isa/x86/features"),
  includes = import("isa/x86/includes"),
  runs = "joinery_runs_avx2",
  probe = [[
#include <immintrin.h>
__attribute__((target("avx2,f16c"))) int probe(void);
int probe(void) { return _mm256_extract_epi32(_mm256_add_epi32(_mm256_setzero_si256(), _mm256_setzero_si256()), 0); }
]],
  off = "the compiler does not take AVX2 intrinsics",
  lanes = values.lanes,
  templates = templates,
  values = values,
  formats = import("isa/generic/formats")(),
  unrolls = true,
  turns = turns,
  driver = true,
  line_stores = true,
}
