#include "base/sha256_x86.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <cpuid.h>
#include <immintrin.h>
#include <stdbool.h>

#define TARGET __attribute__((target("sha,ssse3,sse4.1")))

static bool cpu_has_it(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return false;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & 1u << 29);
}

TARGET static __m128i load(const void *at) {
    return _mm_loadu_si128(at);
}

/* The next four words of the message schedule, from the sixteen before: `first` are the oldest. */
TARGET static __m128i scheduled(__m128i first, __m128i second, __m128i third, __m128i last) {
    const __m128i seven_before = _mm_alignr_epi8(last, third, 4);
    return _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(first, second), seven_before), last);
}

/* One block. The instructions want the state as the words { f e b a } and { h g d c }. */
TARGET static void take_block(__m128i *feba, __m128i *hgdc, const unsigned char *at) {
    const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    __m128i words[4], x = *feba, y = *hgdc;
    for (int i = 0; i < 16; i++) {
        __m128i *now = &words[i % 4];
        if (i < 4)
            *now = _mm_shuffle_epi8(load(at + 16 * i), big_endian);
        else
            *now = scheduled(*now, words[(i + 1) % 4], words[(i + 2) % 4], words[(i + 3) % 4]);
        const __m128i sum = _mm_add_epi32(*now, load(sha256_round_constants + 4 * i));
        y = _mm_sha256rnds2_epu32(y, x, sum);
        x = _mm_sha256rnds2_epu32(x, y, _mm_shuffle_epi32(sum, 0x0e));
    }
    *feba = _mm_add_epi32(*feba, x);
    *hgdc = _mm_add_epi32(*hgdc, y);
}

TARGET static void take_blocks(uint32_t state[8], const unsigned char *at, size_t count) {
    const __m128i cdab = _mm_shuffle_epi32(load(state), 0xb1), efgh = _mm_shuffle_epi32(load(state + 4), 0x1b);
    __m128i feba = _mm_alignr_epi8(cdab, efgh, 8), hgdc = _mm_blend_epi16(efgh, cdab, 0xf0);
    for (size_t i = 0; i < count; i++)
        take_block(&feba, &hgdc, at + 64 * i);
    const __m128i abef = _mm_shuffle_epi32(feba, 0x1b), ghcd = _mm_shuffle_epi32(hgdc, 0xb1);
    _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(abef, ghcd, 0xf0));
    _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(ghcd, abef, 8));
}

sha256_blocks *sha256_x86_blocks(void) {
    return cpu_has_it() ? take_blocks : NULL;
}

#else

sha256_blocks *sha256_x86_blocks(void) {
    return NULL;
}

#endif
