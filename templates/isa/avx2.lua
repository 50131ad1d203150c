-- AVX2 with F16C: x86-64 since 2013. FMA comes with them and is not asked for, so that no compiler can contract.
-- What the parts of this table mean stands in scalar.lua.
local blocks = import("blocks")(function(identifier)
  return identifier:find("^_mm") and not identifier:find("cast") and not identifier:find("_set") and true or false
end)

-- ---- Memory ----

blocks:add([[
BLOCK __m256i load256(const char *p) {
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

BLOCK __m128i load128(const char *p) {
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

BLOCK __m128i load64(const char *p) {
    return _mm_loadl_epi64((const __m128i *)(const void *)p);
}

BLOCK __m128i load32(const char *p) {
    int32_t bits;
    memcpy(&bits, p, sizeof bits);
    return _mm_cvtsi32_si128(bits);
}

BLOCK void store256(char *p, __m256i v) {
    _mm256_storeu_si256((__m256i *)(void *)p, v);
}

BLOCK void store128(char *p, __m128i v) {
    _mm_storeu_si128((__m128i *)(void *)p, v);
}
]])

for _, n in ipairs({ 8, 16, 32, 64 }) do
  blocks:add([[
BLOCK __m256i load_u$n(const char *p, size_t i) {
    return load256(p + $size * i);
}

BLOCK void store_u$n(char *p, size_t i, __m256i v) {
    store256(p + $size * i, v);
}

BLOCK __m256i add_u$n(__m256i a, __m256i b) {
    return _mm256_add_epi$n(a, b);
}

BLOCK __m256i subtract_u$n(__m256i a, __m256i b) {
    return _mm256_sub_epi$n(a, b);
}
]], { n = n, size = n // 8 })
end

blocks:add([[
BLOCK __m256 load_f32(const char *p, size_t i) {
    return _mm256_loadu_ps((const float *)(const void *)(p + 4 * i));
}

BLOCK void store_f32(char *p, size_t i, __m256 v) {
    _mm256_storeu_ps((float *)(void *)(p + 4 * i), v);
}

BLOCK __m256 add_f32(__m256 a, __m256 b) {
    return _mm256_add_ps(a, b);
}

BLOCK __m256i load_i8_as_i16(const char *p, size_t i) {
    return _mm256_cvtepi8_epi16(load128(p + i));
}

BLOCK __m256i load_u8_as_u16(const char *p, size_t i) {
    return _mm256_cvtepu8_epi16(load128(p + i));
}

BLOCK __m256 load_i8_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(load64(p + i)));
}

BLOCK __m256 load_i32_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load256(p + 4 * i));
}

BLOCK __m256i less_f32(__m256 a, __m256 b) {
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_LT_OQ));
}

/* Within the halves of a register the packs interleave what the permutation puts back in order. */
BLOCK __m256i packed32(__m256i a, __m256i b, __m256i c, __m256i d) {
    const __m256i bytes = _mm256_packs_epi16(_mm256_packs_epi32(a, b), _mm256_packs_epi32(c, d));
    return _mm256_permutevar8x32_epi32(bytes, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

BLOCK void store_mask32(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d) {
    store256(p + i, _mm256_and_si256(packed32(a, b, c, d), _mm256_set1_epi8(1)));
}
]])

return {
  title = "AVX2 (x86-64)",
  rank = 20,
  implies = "scalar",
  flags = { gcc = "-mavx2 -mf16c", clang = "-mavx2 -mf16c" },
  guard = "defined(__x86_64__) && defined(__GNUC__)",
  attribute = '__attribute__((target("avx2,f16c")))',
  inline = "__attribute__((always_inline))",
  includes = "#include <immintrin.h>",
  check_includes = "#include <cpuid.h>",
  check = [[
    unsigned a, b, c, d, low, high;
    if (!__get_cpuid(1, &a, &b, &c, &d)) return false;
    const unsigned osxsave = 1u << 27, avx = 1u << 28, f16c = 1u << 29, avx2 = 1u << 5;
    if ((c & (osxsave | avx | f16c)) != (osxsave | avx | f16c)) return false;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    if ((low & 6) != 6) return false; /* the system saves the registers */
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & avx2) != 0;]],
  probe = [[
#include <immintrin.h>
__attribute__((target("avx2,f16c"))) int probe(void);
int probe(void) { return _mm256_extract_epi32(_mm256_add_epi32(_mm256_setzero_si256(), _mm256_setzero_si256()), 0); }
]],
  off = "the compiler does not take AVX2 intrinsics",
  lanes = { b = 32, u8 = 32, u16 = 16, u32 = 8, u64 = 4, f32 = 8, f64 = 4, c64 = 4, c128 = 2 },
  blocks = blocks,
  unrolls = true,
}
