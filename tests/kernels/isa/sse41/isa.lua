-- SSE4.1, as far as it takes to show what an instruction set needs: memory, arithmetic and comparisons of integers, f32 and
-- f64. A register is an __m128i, an __m128 or an __m128d; a mask is an __m128i, all bits of an element set or none.
local primitives = import("kernels/primitives")({
  "isa/sse41/integers.c.tmpl", "isa/sse41/floats.c.tmpl", "isa/sse41/absent.c.tmpl", "isa/sse41/absent_operations.c.tmpl",
})

return {
  title = "SSE4.1 (x86-64)",
  rank = 15,
  implies = "scalar",
  flags = { gcc = "-msse4.1", clang = "-msse4.1" },
  guard = "defined(__x86_64__) && defined(__GNUC__)",
  attribute = '__attribute__((target("sse4.1")))',
  inline = "__attribute__((always_inline))",
  includes = "#include <immintrin.h>",
  check_includes = "#include <cpuid.h>",
  check = [[
    unsigned a, b, c, d;
    return __get_cpuid(1, &a, &b, &c, &d) && (c & 1u << 19) != 0;]],
  probe = [[
#include <immintrin.h>
__attribute__((target("sse4.1"))) int probe(void);
int probe(void) { return _mm_extract_epi32(_mm_setzero_si128(), 0); }
]],
  off = "the compiler does not take SSE4.1 intrinsics",
  lanes = { b = 16, u8 = 16, u16 = 8, u32 = 4, u64 = 2, f32 = 4, f64 = 2 },
  primitives = primitives,
  unrolls = true,
}
