-- What the driver does with short arrays for AVX2: blocks are written in the widest moves, because what a kernel reads in
-- one must not have been written in several, which it would have to wait for.
return [[
IN_LINE ATTRIBUTE __m256i repeated_avx2(const char *from, size_t chunk) {
    int64_t word;
    switch (chunk) {
    case 1: return _mm256_set1_epi8(*from);
    case 2: {
        int16_t v;
        memcpy(&v, from, sizeof v);
        return _mm256_set1_epi16(v);
    }
    case 4: {
        int32_t v;
        memcpy(&v, from, sizeof v);
        return _mm256_set1_epi32(v);
    }
    case 8: memcpy(&word, from, sizeof word); return _mm256_set1_epi64x(word);
    default: return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)from));
    }
}

IN_LINE ATTRIBUTE void store_avx2(char *to, __m256i v) {
    _mm256_store_si256((__m256i *)(void *)to, v);
}

IN_LINE ATTRIBUTE void fill_halves_avx2(char *to, const char *from, size_t size, size_t n, size_t part) {
    const size_t chunk = part * size, half = HALF * size;
    const char *const last = from + (n - part) * size;
    if (chunk > 16) {
        size_t at = 0;
        do {
            const size_t i = at & (chunk - 1);
            store_avx2(to + at, _mm256_loadu_si256((const __m256i *)(const void *)(from + i)));
            store_avx2(to + half + at, _mm256_loadu_si256((const __m256i *)(const void *)(last + i)));
            at += 32;
        } while (at < half);
        return;
    }
    const __m256i first_half = repeated_avx2(from, chunk), last_half = repeated_avx2(last, chunk);
    if (half < 32) {
        store_avx2(to, _mm256_blend_epi32(first_half, last_half, 0xf0));
        return;
    }
    size_t at = 0;
    do {
        store_avx2(to + at, first_half);
        store_avx2(to + half + at, last_half);
        at += 32;
    } while (at < half);
}

/* 16 bytes that a kernel has just written: a word of them is there sooner than a vector. */
IN_LINE ATTRIBUTE void copy_words_avx2(char *to, const char *from) {
    uint64_t low, high;
    memcpy(&low, from, sizeof low);
    memcpy(&high, from + 8, sizeof high);
    __asm__("" : "+r"(low), "+r"(high)); /* or the compiler makes a vector of them */
    memcpy(to, &low, sizeof low);
    memcpy(to + 8, &high, sizeof high);
}

IN_LINE ATTRIBUTE void copy_halves_avx2(char *to, const char *from, size_t size, size_t n, size_t part) {
    const size_t chunk = part * size;
    char *const last = to + (n - part) * size;
    const char *const half = from + HALF * size;
    if (chunk < 16) {
        copy_chunk(to, from, chunk);
        copy_chunk(last, half, chunk);
        return;
    }
    if (chunk == 16) {
        copy_words_avx2(to, from);
        copy_words_avx2(last, half);
        return;
    }
    size_t at = 0;
    do {
        _mm256_storeu_si256((__m256i *)(void *)(to + at), _mm256_load_si256((const __m256i *)(const void *)(from + at)));
        _mm256_storeu_si256((__m256i *)(void *)(last + at), _mm256_load_si256((const __m256i *)(const void *)(half + at)));
        at += 32;
    } while (at < chunk);
}]]
