-- AVX-512 with its foundation, byte and word, doubleword and quadword, and vector length parts (F, BW, DQ, VL): servers
-- since 2017, and every Zen since the fourth. What the fields mean is said in templates/isa/README.md, "What an instruction
-- set supplies".
--
-- A block has 32 elements, so that bytes fill half a register (ymm) and everything else a whole one (zmm). Two blocks of
-- bytes that follow each other fill one, by the primitives whose names end with x64. Masks are mask registers of as many
-- bits as a register has elements. Nothing here is contracted, and vcvtneps2bf16 is not asked for: it takes subnormals for
-- zero.
local target = 'target("avx512f,avx512bw,avx512dq,avx512vl,f16c")'

local values = import("isa/x86/vectors")(512)
values.target = target

local templates = {
  "isa/x86/memory.c.tmpl", "isa/avx512/memory.c.tmpl", "isa/x86/integers.c.tmpl", "isa/avx512/integers.c.tmpl",
  "isa/generic/sign.c.tmpl", "isa/x86/floats.c.tmpl", "isa/x86/narrow_floats.c.tmpl", "isa/generic/conversions.c.tmpl",
  "isa/x86/conversions.c.tmpl", "isa/avx512/conversions.c.tmpl", "isa/generic/complex.c.tmpl", "isa/x86/complex.c.tmpl",
  "isa/leaves.c.tmpl", "isa/x86/leaves.c.tmpl", "isa/generic/select.c.tmpl", "isa/generic/rounding.c.tmpl",
  "isa/generic/nextafter.c.tmpl", "isa/generic/checks.c.tmpl", "isa/x86/checks.c.tmpl", "isa/x86/division_integers.c.tmpl",
  "isa/generic/division_integers.c.tmpl", "isa/generic/division_floats.c.tmpl", "isa/generic/remainders_by_steps.c.tmpl",
  "isa/generic/powers.c.tmpl", "isa/generic/checked.c.tmpl", "isa/avx512/overrides.c.tmpl", "isa/x86/overrides.c.tmpl",
  "isa/x86/bf16.c.tmpl",
}

return {
  title = "AVX-512 F, BW, DQ, VL (x86-64)",
  rank = 30,
  implies = "avx2",
  flags = {
    gcc = "-mavx512f -mavx512bw -mavx512dq -mavx512vl -mf16c -mprefer-vector-width=256",
    clang = "-mavx512f -mavx512bw -mavx512dq -mavx512vl -mf16c -mprefer-vector-width=256",
    msvc = "/arch:AVX512",
    gcc_windows = import("isa/x86/stack"),
  },
  guard = "(defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER))",
  attribute = "__attribute__((" .. target .. "))",
  inline = "__attribute__((always_inline))",
  features = import("isa/x86/features"),
  includes = import("isa/x86/includes") .. [[

#if defined(__GNUC__) && !defined(__clang__) && !defined(__OPTIMIZE__)
#pragma GCC diagnostic ignored "-Wsign-conversion" /* Without optimization, gcc's intrinsics are macros with warnings. */
#endif]],
  runs = "joinery_runs_avx512",
  probe = [[
#include <immintrin.h>
__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))) int probe(void);
int probe(void) {
    const __m512d v = _mm512_cvtepu64_pd(_mm512_set1_epi64(1));
    return (int)_mm256_movepi8_mask(_mm512_cvtepi16_epi8(_mm512_castpd_si512(_mm512_range_pd(v, v, 4))));
}
]],
  off = "the compiler does not take AVX-512 intrinsics",
  lanes = values.lanes,
  templates = templates,
  values = values,
  formats = import("isa/generic/formats")(nil, { fixed = "isa/avx512/formats/fixed.c.tmpl" }),
  unrolls = true,
  turns = { { elements = 64, most = 8, blocks = 8 }, { elements = 32, most = 8, blocks = 4 },
            { elements = 16, most = 4, blocks = 2 }, { elements = 16, most = 5, blocks = 1 },
            { elements = 8, most = 2, blocks = 1 } },
  two_apart = true, -- a scalar's block, which is the same again, would take up to 1.6 times as long one a turn
  driver = true,
  line_stores = true,
}
