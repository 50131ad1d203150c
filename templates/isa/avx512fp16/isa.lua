-- AVX512-FP16: registers of 32 f16, and arithmetic on them. Every Xeon since Sapphire Rapids (2023) has it. It has overrides
-- alone: the rest is AVX-512's.
--
-- How many times as fast they are as AVX-512's kernels, at 1,024 and at 10,016 elements, which are past the first cache
-- (Sapphire Rapids, gcc 12.2):
--
--   add, subtract, multiply: f16          5.5  1.4      minimum, maximum: f16                2.4  1.2
--     with b, u8, i8                      4.3  2.5        with b, u8, i8                     3.5  3.2
--     with u16, i16                       8.1  2.1        with u16, i16                      5.8  2.5
--     with u32, i32                       2.5  1.6        with u32, i32                      2.3  1.9
--     with u64, i64, f64                  1.5  1.6        with u64, i64, f64                 1.8  1.8
--   comparisons: f16                      3.7  3.2      square, floor, ceil, trunc, round    5.0  5.2
--     with b, u8, i8                      2.9  2.9      convert b, u8, i8 to f16             3.5  3.8
--     with u16, i16                       7.0  5.7      convert u16, i16 to f16              4.1  4.2
--     with u32, i32; with u64, i64, f64   2.0  1.8;   1.4  1.4
--
-- divide (0.64), sqrt (0.54), and u32 and i32 to f16 (0.60) are slower than by f32, so that they are not here.
local base = import("isa/avx512/isa")
local target = 'target("avx512f,avx512bw,avx512dq,avx512vl,f16c,avx512fp16")'

return {
  title = "AVX512-FP16 (x86-64)",
  rank = 40,
  implies = "avx512",
  flags = {
    gcc = base.flags.gcc .. " -mavx512fp16",
    clang = base.flags.clang .. " -mavx512fp16",
    gcc_windows = base.flags.gcc_windows,
  },
  -- Older compilers lack it; clang 14 has the types where its flag is given.
  guard = "(defined(__x86_64__) && defined(__GNUC__) && (defined(__AVX512FP16__) || "
    .. "(defined(__clang__) ? __clang_major__ > 14 : __GNUC__ > 11)))",
  attribute = "__attribute__((" .. target .. "))",
  inline = base.inline,
  includes = base.includes,
  runs = "joinery_runs_avx512fp16",
  probe = [[
#include <immintrin.h>
__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512fp16"))) int probe(void);
int probe(void) {
    const __m512h v = _mm512_cvtepu16_ph(_mm512_set1_epi16(1));
    return _mm512_cvtsi512_si32(_mm512_castph_si512(_mm512_add_ph(v, v)));
}
]],
  off = "the compiler does not take AVX512-FP16 intrinsics",
  lanes = base.lanes,
  templates = { "isa/avx512fp16/overrides.c.tmpl" },
  extends = true,
  unrolls = base.unrolls,
  turns = base.turns,
  two_apart = base.two_apart,
}
