-- AVX2 with F16C: x86-64 since 2013. FMA comes with them and is not asked for, so that nothing can be contracted.
-- What the fields mean is said in templates/isa/README.md, "What an instruction set supplies". A register is an __m256i of
-- integers, an __m256 of f32, an __m256d of f64, and for eight c64 or four c128 a pair of those; a mask is an __m256i, all
-- bits of an element set or none.
local target = 'target("avx2,f16c")'

local values = import("isa/x86/vectors")(256)
values.target = target

local primitives = import("kernels/primitives")({
  "isa/x86/memory.c.tmpl", "isa/avx2/memory.c.tmpl", "isa/generic/integers.c.tmpl", "isa/x86/integers.c.tmpl",
  "isa/avx2/integers.c.tmpl", "isa/generic/sign.c.tmpl", "isa/x86/floats.c.tmpl", "isa/x86/narrow_floats.c.tmpl",
  "isa/generic/narrow_floats.c.tmpl", "isa/generic/conversions.c.tmpl", "isa/x86/conversions.c.tmpl",
  "isa/avx2/conversions.c.tmpl", "isa/generic/complex.c.tmpl", "isa/x86/complex.c.tmpl", "isa/leaves.c.tmpl",
  "isa/x86/leaves.c.tmpl", "isa/x86/division_integers.c.tmpl", "isa/generic/division_integers.c.tmpl",
  "isa/generic/division_floats.c.tmpl", "isa/generic/remainders_by_steps.c.tmpl", "isa/generic/powers.c.tmpl",
  "isa/generic/select.c.tmpl", "isa/generic/rounding.c.tmpl", "isa/generic/nextafter.c.tmpl",
  "isa/generic/checks.c.tmpl", "isa/x86/checks.c.tmpl",
  "isa/avx2/overrides.c.tmpl", "isa/x86/overrides.c.tmpl", "isa/x86/bf16.c.tmpl", "isa/generic/checked.c.tmpl",
}, values)

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
  primitives = primitives,
  formats = import("isa/generic/formats")(),
  unrolls = true,
  turn = 4,
  driver = true,
  line_stores = true,
}
