-- What the driver does with short arrays for AVX-512, which AVX2's way is part of: blocks are written in moves of 64 bytes,
-- because kernels read them so.
return [[
IN_LINE ATTRIBUTE void store_avx512(char *to, __m512i v) {
    _mm512_store_si512(to, v);
}

IN_LINE ATTRIBUTE __m512i repeated_avx512(const char *from, size_t chunk) {
    if (chunk <= 16) return _mm512_broadcast_i64x4(repeated_avx2(from, chunk));
    return _mm512_broadcast_i64x4(_mm256_loadu_si256((const __m256i *)(const void *)from));
}

IN_LINE ATTRIBUTE void fill_halves_avx512(char *to, const char *from, size_t size, size_t n, size_t part) {
    const size_t chunk = part * size, half = HALF * size;
    const char *const last = from + (n - part) * size;
    size_t at = 0;
    if (chunk > 32) {
        do {
            const size_t i = at & (chunk - 1);
            store_avx512(to + at, _mm512_loadu_si512(from + i));
            store_avx512(to + half + at, _mm512_loadu_si512(last + i));
            at += 64;
        } while (at < half);
        return;
    }
    const __m512i first_half = repeated_avx512(from, chunk), last_half = repeated_avx512(last, chunk);
    if (half == 16) {
        store_avx2(to, _mm256_blend_epi32(_mm512_castsi512_si256(first_half), _mm512_castsi512_si256(last_half), 0xf0));
    } else if (half == 32) {
        store_avx512(to, _mm512_mask_blend_epi64(0xf0, first_half, last_half));
    } else {
        do {
            store_avx512(to + at, first_half);
            store_avx512(to + half + at, last_half);
            at += 64;
        } while (at < half);
    }
}

IN_LINE ATTRIBUTE void copy_halves_avx512(char *to, const char *from, size_t size, size_t n, size_t part) {
    copy_halves_avx2(to, from, size, n, part);
}]]
