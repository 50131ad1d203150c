/*
 * joinery_driver.h: applies kernels of whole blocks to arrays of any length, strides and number of dimensions.
 *
 * The same for every spec that joinery generates code for. NAME_dispatch.c, the only file that includes it, defines
 * what joinery_isa.h asks for and, where they differ,
 *
 *   JOINERY_LARGEST          the size of the largest element in bytes
 *   JOINERY_ODD_SIZES(X)     X(bytes) for each size of elements but 1, 2, 4, 8 and 16
 *   JOINERY_CONVERTS         0: neither operands nor results are converted
 *   JOINERY_FLAT             1: arrays are contiguous, or scalars
 *
 * and after it joinery_runners_by_isa, unless arrays are flat, and joinery_line_stores where it is used. It
 * finds the kernel for dtypes and calls one of these, which know nothing of dtypes:
 *
 *   joinery_run                          one kernel on arrays of one dimension: most calls
 *   joinery_run_stage, joinery_run_into  with converted operands, or converted results
 *   joinery_run_nd, joinery_run_unary_nd, joinery_run_scaled_nd
 *                                        the same in any number of dimensions
 *   joinery_run_ternary, joinery_run_ternary_nd, joinery_run_checked
 *                                        kernels of three operands, and checked conversions
 *   joinery_run_kernel                   a kernel for NAME_kernels.hpp
 *
 * Compilers drop functions that are not called. All functions are static: libraries with different versions of this
 * file can be linked together. Specs in one folder share it, so a dispatch accepts only one value of JOINERY_DRIVER_H,
 * which rises with each change of the interface.
 */
#ifndef JOINERY_DRIVER_H
#define JOINERY_DRIVER_H 2

#include "joinery_isa.h"
#if JOINERY_ISA_H != 1
#error "joinery_isa.h is of another version of joinery: generate joinery_driver.h again"
#endif

#include <limits.h>

#ifndef JOINERY_CONVERTS
#define JOINERY_CONVERTS 1
#endif
#ifndef JOINERY_FLAT
#define JOINERY_FLAT 0
#endif

/* Whether an instruction set here has stores that bypass the caches. */
#if defined(JOINERY_HAS_AVX2) && !JOINERY_FLAT
#define STREAMS 1
#include <stdatomic.h>
#include <stdlib.h>
#else
#define STREAMS 0
#endif

#if defined(__GNUC__)
#define FETCH(at)        __builtin_prefetch(at)
#define TARGET(features) __attribute__((target(features)))
#else
#define FETCH(at) ((void)(at))
#define TARGET(features)
#endif
#if defined(__clang__)
#define UNROLLED _Pragma("unroll")
#elif defined(__GNUC__)
#define UNROLLED _Pragma("GCC unroll 16")
#else
#define UNROLLED
#endif

/* The status of a call, as in NAME_kernels.h. */
typedef enum joinery_status {
    JOINERY_OK,
    JOINERY_NO_PROMOTION,
    JOINERY_NO_KERNEL,
    JOINERY_BAD_ARGUMENT,
    JOINERY_OVERLAP
} joinery_status;

/*
 * ---- Blocks ----
 *
 * The driver copies irregular operands to blocks, by element size, and applies kernels to these.
 */

enum { BLOCK = 32, HALF = BLOCK / 2, BUFFER = BLOCK * LARGER(JOINERY_LARGEST, 16) };
enum { LINE = 64 }; /* Bytes of a cache line. */
enum { ROWS = 8 };  /* Of one block, whose operands of one element are expanded together. */

/*
 * Bytes at a time through a buffer that stays in the nearest cache: STAGE_BYTES of elements that are converted for a
 * kernel, STREAM_BYTES of results that bypass the caches.
 */
enum { STAGE_BYTES = LARGER(JOINERY_LARGEST, 16) * 128, STREAM_BYTES = 2 * STAGE_BYTES };

/* How many elements of that size fit in STAGE_BYTES: whole blocks. */
static inline size_t elements_at_a_time(size_t size) {
    return STAGE_BYTES / (BLOCK * size) * BLOCK;
}

/* The conversion of each operand before a kernel, and of results after it; NULL if there is none. */
typedef struct conversions {
    joinery_kernel *a, *b, *out;
} conversions;

/* ---- Arrays shorter than a block ---- */

/* Copies of few bytes: in line, unless calls are to be small. */
#if JOINERY_FLAT
#define COPIER OUT_OF_LINE
#else
#define COPIER static inline
#endif

/* Fills `bytes`, a multiple of 16 and of chunk, with copies of the chunk. */
COPIER void broadcast(char *to, size_t bytes, const char *from, size_t chunk) {
    uint64_t word;
    switch (chunk) {
    case 1:
        word = (unsigned char)*from * (UINT64_MAX / UINT8_MAX);
        break;
    case 2: {
        uint16_t one;
        memcpy(&one, from, sizeof one);
        word = one * (UINT64_MAX / UINT16_MAX);
        break;
    }
    case 4: {
        uint32_t one;
        memcpy(&one, from, sizeof one);
        word = one * (UINT64_MAX / UINT32_MAX);
        break;
    }
    case 8:
        memcpy(&word, from, sizeof word);
        break;
    default:
#ifdef JOINERY_ODD_SIZES
        if (chunk % 16 != 0) {
            for (size_t i = 0; i < bytes; i += chunk)
                memcpy(to + i, from, chunk);
            return;
        }
#endif
        for (size_t at = 0; at < bytes; at += chunk)
            for (size_t i = 0; i < chunk; i += 16)
                memcpy(to + at + i, from + i, 16);
        return;
    }
    const uint64_t words[2] = {word, word};
    for (size_t i = 0; i < bytes; i += 16)
        memcpy(to + i, words, 16);
}

/* Copies a chunk in one move, or in moves of 16 bytes, without waiting for stores of a kernel. */
COPIER void copy_chunk(char *to, const char *from, size_t chunk) {
    switch (chunk) {
    case 1:
        memcpy(to, from, 1);
        break;
    case 2:
        memcpy(to, from, 2);
        break;
    case 4:
        memcpy(to, from, 4);
        break;
    case 8:
        memcpy(to, from, 8);
        break;
    default:
#ifdef JOINERY_ODD_SIZES
        if (chunk % 16 != 0) {
            memcpy(to, from, chunk);
            break;
        }
#endif
        for (size_t i = 0; i < chunk; i += 16)
            memcpy(to + i, from + i, 16);
    }
}

/*
 * The number of elements in half a block that is made of n < BLOCK: the largest power of two not above n. So copies have
 * few different sizes.
 */
static inline size_t half_of(size_t n) {
    return n >= 16 ? 16 : n >= 8 ? 8 : n >= 4 ? 4 : n >= 2 ? 2 : 1;
}

/* Makes a block of n elements: copies of the first ones, then of the last. A kernel sees no other elements. */
COPIER void fill_short(char *to, const char *from, size_t size, size_t n) {
    const size_t part = half_of(n);
    broadcast(to, HALF * size, from, part * size);
    broadcast(to + HALF * size, HALF * size, from + (n - part) * size, part * size);
}

/* The bits of the elements of such a block, of which `word` has one for each. */
static inline uint32_t bits_of_short(uint32_t word, size_t n) {
    const size_t part = half_of(n);
    const uint32_t mask = (UINT32_C(1) << part) - 1;
    return (word & mask) | (word >> HALF & mask) << (n - part);
}
/* Takes n elements out of such a block. */
COPIER void copy_short(char *to, const char *from, size_t size, size_t n) {
    const size_t part = half_of(n);
    copy_chunk(to, from, part * size);
    copy_chunk(to + (n - part) * size, from + HALF * size, part * size);
}

#if defined(JOINERY_HAS_AVX2)
#define AVX2               TARGET("avx2,f16c")
#define bits_of_short_avx2 bits_of_short /* Its blocks have the same order. */

/* Blocks are written in the widest moves: a wide load waits for several narrow stores. */
IN_LINE AVX2 __m256i broadcast_avx2(const char *from, size_t chunk) {
    int64_t word;
    switch (chunk) {
    case 1:
        return _mm256_set1_epi8(*from);
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
    case 8:
        memcpy(&word, from, sizeof word);
        return _mm256_set1_epi64x(word);
    default:
        return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)from));
    }
}

IN_LINE AVX2 void store_avx2(char *to, __m256i v) {
    _mm256_store_si256((__m256i *)(void *)to, v);
}

IN_LINE AVX2 void fill_halves_avx2(char *to, const char *from, size_t size, size_t n) {
    const size_t part = half_of(n), chunk = part * size, half = HALF * size;
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
    const __m256i first_half = broadcast_avx2(from, chunk), last_half = broadcast_avx2(last, chunk);
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

/* Stores the first `chunk` bytes of v, at most 16. */
IN_LINE AVX2 void store_chunk_avx2(char *to, __m128i v, size_t chunk) {
    const int64_t word = _mm_cvtsi128_si64(v);
    if (chunk == 16)
        _mm_storeu_si128((__m128i *)(void *)to, v);
    else if (chunk == 8)
        memcpy(to, &word, 8);
    else if (chunk == 4)
        memcpy(to, &word, 4);
    else if (chunk == 2)
        memcpy(to, &word, 2);
    else
        memcpy(to, &word, 1);
}

/* Loads the vectors that a kernel has just stored: a load of a part of one would wait. */
IN_LINE AVX2 void copy_halves_avx2(char *to, const char *from, size_t size, size_t n) {
    const size_t part = half_of(n), chunk = part * size, half = HALF * size;
    const bool two = n != part;
    char *const last = to + (n - part) * size;
    const __m256i *const v = (const __m256i *)(const void *)from, *const w = v + half / 32;
    if (chunk <= 16) {
        const __m256i first_half = _mm256_load_si256(v);
        store_chunk_avx2(to, _mm256_castsi256_si128(first_half), chunk);
        if (two && half < 32)
            store_chunk_avx2(last, _mm256_extracti128_si256(first_half, 1), chunk);
        else if (two)
            store_chunk_avx2(last, _mm256_castsi256_si128(_mm256_load_si256(w)), chunk);
        return;
    }
    for (size_t i = 0; i < chunk / 32; i++)
        _mm256_storeu_si256((__m256i *)(void *)(to + 32 * i), _mm256_load_si256(v + i));
    for (size_t i = 0; two && i < chunk / 32; i++)
        _mm256_storeu_si256((__m256i *)(void *)(last + 32 * i), _mm256_load_si256(w + i));
}

/* Copies of known sizes take half the time. */
IN_LINE AVX2 void fill_short_avx2(char *to, const char *from, size_t size, size_t n) {
    switch (size) {
    case 1:
        fill_halves_avx2(to, from, 1, n);
        break;
    case 2:
        fill_halves_avx2(to, from, 2, n);
        break;
    case 4:
        fill_halves_avx2(to, from, 4, n);
        break;
    case 8:
        fill_halves_avx2(to, from, 8, n);
        break;
    default:
        fill_halves_avx2(to, from, 16, n);
        break;
    }
}

IN_LINE AVX2 void copy_short_avx2(char *to, const char *from, size_t size, size_t n) {
    switch (size) {
    case 1:
        copy_halves_avx2(to, from, 1, n);
        break;
    case 2:
        copy_halves_avx2(to, from, 2, n);
        break;
    case 4:
        copy_halves_avx2(to, from, 4, n);
        break;
    case 8:
        copy_halves_avx2(to, from, 8, n);
        break;
    default:
        copy_halves_avx2(to, from, 16, n);
        break;
    }
}
#endif

#if defined(JOINERY_HAS_AVX512)
#define AVX512 TARGET("avx512f,avx512bw,avx512dq,avx512vl,f16c")
#if defined(__GNUC__) && !defined(__clang__) && !defined(__OPTIMIZE__)
#pragma GCC diagnostic ignored                                                                                         \
    "-Wsign-conversion" /* Without optimization, gcc's intrinsics are macros that cause warnings. */
#endif

/* Fills a block with the n elements, then copies of the first. Masks exclude the memory after them. */
IN_LINE AVX512 void fill_short_avx512(char *to, const char *from, size_t size, size_t n) {
    const uint32_t there = (UINT32_C(1) << n) - 1;
    switch (size) {
    case 1: {
        const __m256i first = _mm256_set1_epi8(*from);
        _mm256_store_si256((__m256i *)(void *)to, _mm256_mask_loadu_epi8(first, (__mmask32)there, from));
        break;
    }
    case 2: {
        const __m512i first = _mm512_broadcastw_epi16(_mm_loadu_si16(from));
        _mm512_store_si512(to, _mm512_mask_loadu_epi16(first, (__mmask32)there, from));
        break;
    }
    case 4: {
        const __m512i first = _mm512_broadcastd_epi32(_mm_loadu_si32(from));
        UNROLLED for (int i = 0; i < BLOCK; i += 16)
            _mm512_store_si512(to + 4 * i, _mm512_mask_loadu_epi32(first, (__mmask16)(there >> i), from + 4 * i));
        break;
    }
    case 8: {
        const __m512i first = _mm512_broadcastq_epi64(_mm_loadu_si64(from));
        UNROLLED for (int i = 0; i < BLOCK; i += 8)
            _mm512_store_si512(to + 8 * i, _mm512_mask_loadu_epi64(first, (__mmask8)(there >> i), from + 8 * i));
        break;
    }
    default: {
        const __m512i first = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(const void *)from));
        const __mmask8 pairs = (__mmask8)((1u << n % 4 * 2) - 1);
        size_t i = 0;
        for (; i + 4 <= n; i += 4)
            _mm512_store_si512(to + 16 * i, _mm512_loadu_si512(from + 16 * i));
        _mm512_store_si512(to + 16 * i, _mm512_mask_loadu_epi64(first, pairs, from + 16 * i));
        for (i += 4; i < BLOCK; i += 4)
            _mm512_store_si512(to + 16 * i, first);
    }
    }
}

static inline uint32_t bits_of_short_avx512(uint32_t word, size_t n) {
    return word & ((UINT32_C(1) << n) - 1);
}

/* Takes n elements out of such a block. */
IN_LINE AVX512 void copy_short_avx512(char *to, const char *from, size_t size, size_t n) {
    const uint32_t there = (uint32_t)((UINT64_C(1) << n) - 1);
    switch (size) {
    case 1:
        _mm256_mask_storeu_epi8(to, (__mmask32)there, _mm256_load_si256((const __m256i *)(const void *)from));
        break;
    case 2:
        _mm512_mask_storeu_epi16(to, (__mmask32)there, _mm512_load_si512(from));
        break;
    case 4:
        UNROLLED for (int i = 0; i < BLOCK; i += 16)
            _mm512_mask_storeu_epi32(to + 4 * i, (__mmask16)(there >> i), _mm512_load_si512(from + 4 * i));
        break;
    case 8:
        UNROLLED for (int i = 0; i < BLOCK; i += 8)
            _mm512_mask_storeu_epi64(to + 8 * i, (__mmask8)(there >> i), _mm512_load_si512(from + 8 * i));
        break;
    default: {
        const __mmask8 pairs = (__mmask8)((1u << n % 4 * 2) - 1);
        size_t i = 0;
        for (; i + 4 <= n; i += 4)
            _mm512_storeu_si512(to + 16 * i, _mm512_load_si512(from + 16 * i));
        _mm512_mask_storeu_epi64(to + 16 * i, pairs, _mm512_maskz_loadu_epi64(pairs, from + 16 * i));
    }
    }
}
#endif

/* An operand, or results; a stride in bytes. */
typedef struct operand {
    const char *at;
    ptrdiff_t stride;
    size_t size;
} operand;

/*
 * Applies a kernel to n > 0 elements of the sizes `size`, contiguous or scalar. A step is in bytes per block, as for
 * kernels: 0 for a scalar. `out` may be an operand. Returns JOINERY_OK, for tail calls.
 */
typedef joinery_status joinery_runner(joinery_kernel *kernel, size_t n, const char *a, ptrdiff_t a_step, const char *b,
                                      ptrdiff_t b_step, char *out, const joinery_sizes *size);

/* The same for contiguous arrays shorter than a block: fewer arguments, which all fit in registers. */
typedef joinery_status joinery_short_runner(joinery_kernel *kernel, size_t n, const char *a, const char *b, char *out,
                                            const joinery_sizes *size);

/* The same with three operands. */
typedef joinery_status joinery_ternary_runner(joinery_ternary_kernel *kernel, size_t n, const operand v[3],
                                              size_t out_size, char *out);

/* Checks n < BLOCK conversions, and returns a bit for each that fails. */
typedef uint32_t joinery_checked_runner(joinery_checked_kernel *kernel, size_t n, const operand *in, size_t out_size,
                                        char *out);

/*
 * Applies a kernel to contiguous arrays shorter than a block, and converts operands and results; `size` is what the
 * caller has.
 */
typedef void joinery_short_stage_runner(const conversions *convert, joinery_kernel *kernel, size_t n, const char *a,
                                        const char *b, char *out, joinery_sizes size);

/*
 * The same for rows of n >= BLOCK elements. row[i] is the distance in bytes from one row of `a`, `b` or `out` to the next:
 * a kernel's steps where rows are blocks.
 */
typedef void joinery_rows_runner(joinery_kernel *kernel, size_t rows, size_t n, const char *a, ptrdiff_t a_step,
                                 const char *b, ptrdiff_t b_step, char *out, const ptrdiff_t row[3],
                                 const joinery_sizes *size);

/* Makes n elements contiguous that are `stride` bytes apart. */
typedef void joinery_gatherer(char *to, const char *from, ptrdiff_t stride, size_t size, size_t n);

/*
 * Copies adjacent columns of `from`, whose rows are from_row bytes apart, to rows of n elements that are contiguous and
 * to_row bytes apart. False, and does nothing, if there are too few or their size is unusual.
 */
typedef bool joinery_transposer(char *to, ptrdiff_t to_row, const char *from, ptrdiff_t from_row, size_t size,
                                size_t rows, size_t n);

/* These for an instruction set, its own or those of one that it implies. */
typedef struct joinery_runners {
    joinery_runner *run_plain;
    joinery_short_runner *run_short;
    joinery_rows_runner *run_rows;
    joinery_gatherer *gather;
    joinery_transposer *copy_across;
    joinery_ternary_runner *run_three_plain, *run_three_short;
    joinery_checked_runner *check_short;
    joinery_short_stage_runner *run_short_stage;
} joinery_runners;

static const joinery_runners joinery_runners_by_isa[JOINERY_ISA_COUNT];

/* That of the instruction set in use. Calls that are to be small have only one. */
#if JOINERY_FLAT
#define RUNNER(name) name
#else
#define RUNNER(name) joinery_runners_by_isa[isa_in_use()].name
#endif

/*
 * Hides that a pointer is to a local variable, so that compilers do not address it by the stack pointer. On a Zen 4, loads
 * so of what a kernel has just written by another register made a call take twice as long.
 */
#if defined(__GNUC__)
#define HIDE(pointer) __asm__("" : "+r"(pointer))
#else
#define HIDE(pointer) ((void)(pointer))
#endif

/*
 * Defines the runners of an instruction set with its functions fill_short and copy_short, whose names end with `suffix`. A
 * block of one element is that of a scalar. Where there is a remainder, one more block ends with the arrays. It comes
 * first: later, its loads would wait for recent stores a multiple of 4 KiB away. If `out` is an operand, which the whole
 * blocks still read, its results wait in a buffer.
 */
#define RUNNERS(suffix, target)                                                                                        \
    OUT_OF_LINE target joinery_status run_short##suffix(joinery_kernel *kernel, size_t n, const char *a,               \
                                                        const char *b, char *out, const joinery_sizes *size) {         \
        _Alignas(64) char blocks[3 * BUFFER];                                                                          \
        char *x = blocks;                                                                                              \
        HIDE(x);                                                                                                       \
        char *const y = x + BUFFER, *const z = y + BUFFER;                                                             \
        fill_short##suffix(x, a, size->a, n);                                                                          \
        if (size->b) fill_short##suffix(y, b, size->b, n);                                                             \
        kernel(x, 0, y, 0, z, 1);                                                                                      \
        copy_short##suffix(out, z, size->out, n);                                                                      \
        return JOINERY_OK;                                                                                             \
    }                                                                                                                  \
    IN_LINE target void run_row##suffix(joinery_kernel *kernel, size_t n, const char *a, ptrdiff_t a_step,             \
                                        const char *b, ptrdiff_t b_step, char *out, const joinery_sizes *size,         \
                                        char *x) {                                                                     \
        char *const y = x + BUFFER, *const z = y + BUFFER;                                                             \
        const bool waits = n % BLOCK && (a == out || b == out);                                                        \
        if (!a_step) fill_short##suffix(x, a, size->a, 1), a = x;                                                      \
        if (!b_step && size->b) fill_short##suffix(y, b, size->b, 1), b = y;                                           \
        const ptrdiff_t last = (ptrdiff_t)(n - BLOCK);                                                                 \
        char *const last_out = out + last * (ptrdiff_t)size->out;                                                      \
        if (n % BLOCK)                                                                                                 \
            kernel(a_step ? a + last *(ptrdiff_t)size->a : a, 0, b_step ? b + last *(ptrdiff_t)size->b : b, 0,         \
                   waits ? z : last_out, 1);                                                                           \
        kernel(a, a_step, b, b_step, out, n / BLOCK);                                                                  \
        if (waits) copy_short##suffix(last_out, z, size->out, BLOCK);                                                  \
    }                                                                                                                  \
    OUT_OF_LINE target joinery_status run_plain##suffix(joinery_kernel *kernel, size_t n, const char *a,               \
                                                        ptrdiff_t a_step, const char *b, ptrdiff_t b_step, char *out,  \
                                                        const joinery_sizes *size) {                                   \
        _Alignas(64) char blocks[3 * BUFFER];                                                                          \
        char *x = blocks;                                                                                              \
        HIDE(x);                                                                                                       \
        char *const y = x + BUFFER, *const z = y + BUFFER;                                                             \
        if (n < BLOCK) {                                                                                               \
            fill_short##suffix(x, a, size->a, a_step ? n : 1);                                                         \
            if (size->b) fill_short##suffix(y, b, size->b, b_step ? n : 1);                                            \
            kernel(x, 0, y, 0, z, 1);                                                                                  \
            copy_short##suffix(out, z, size->out, n);                                                                  \
            return JOINERY_OK;                                                                                         \
        }                                                                                                              \
        run_row##suffix(kernel, n, a, a_step, b, b_step, out, size, x);                                                \
        return JOINERY_OK;                                                                                             \
    }                                                                                                                  \
    IN_LINE target void run_blocks##suffix(joinery_kernel *kernel, size_t rows, const char *a, ptrdiff_t a_step,       \
                                           const char *b, ptrdiff_t b_step, char *out, const ptrdiff_t row[3],         \
                                           const joinery_sizes *size, char *x) {                                       \
        char *const y = x + ROWS * BUFFER;                                                                             \
        for (size_t i = 0; !a_step && i < rows; i++)                                                                   \
            fill_short##suffix(x + i * BUFFER, a + (ptrdiff_t)i * row[0], size->a, 1);                                 \
        for (size_t i = 0; !b_step && size->b && i < rows; i++)                                                        \
            fill_short##suffix(y + i * BUFFER, b + (ptrdiff_t)i * row[1], size->b, 1);                                 \
        kernel(a_step ? a : x, a_step ? row[0] : BUFFER, b_step ? b : y, b_step ? row[1] : BUFFER, out, rows);         \
    }                                                                                                                  \
    OUT_OF_LINE target void run_rows##suffix(joinery_kernel *kernel, size_t rows, size_t n, const char *a,             \
                                             ptrdiff_t a_step, const char *b, ptrdiff_t b_step, char *out,             \
                                             const ptrdiff_t row[3], const joinery_sizes *size) {                      \
        _Alignas(64) char blocks[2 * ROWS * BUFFER];                                                                   \
        char *x = blocks;                                                                                              \
        HIDE(x);                                                                                                       \
        const bool adjoin = n == BLOCK && row[2] == (ptrdiff_t)(BLOCK * size->out);                                    \
        const size_t most = !adjoin ? 1 : a_step && (b_step || !size->b) ? rows : ROWS;                                \
        for (size_t count; rows > 0; rows -= count) {                                                                  \
            count = rows < most ? rows : most;                                                                         \
            if (adjoin)                                                                                                \
                run_blocks##suffix(kernel, count, a, a_step, b, b_step, out, row, size, x);                            \
            else                                                                                                       \
                run_row##suffix(kernel, n, a, a_step, b, b_step, out, size, x);                                        \
            a += (ptrdiff_t)count * row[0], b += (ptrdiff_t)count * row[1], out += (ptrdiff_t)count * row[2];          \
        }                                                                                                              \
    }                                                                                                                  \
    OUT_OF_LINE target joinery_status run_three_short##suffix(joinery_ternary_kernel *kernel, size_t n,                \
                                                              const operand v[3], size_t out_size, char *out) {        \
        _Alignas(64) char blocks[4 * BUFFER];                                                                          \
        char *x = blocks;                                                                                              \
        HIDE(x);                                                                                                       \
        char *const z = x + 3 * BUFFER;                                                                                \
        for (int i = 0; i < 3; i++)                                                                                    \
            fill_short##suffix(x + i * BUFFER, v[i].at, v[i].size, v[i].stride ? n : 1);                               \
        kernel(x, 0, x + BUFFER, 0, x + 2 * BUFFER, 0, z, 1);                                                          \
        copy_short##suffix(out, z, out_size, n);                                                                       \
        return JOINERY_OK;                                                                                             \
    }                                                                                                                  \
    OUT_OF_LINE target joinery_status run_three_plain##suffix(joinery_ternary_kernel *kernel, size_t n,                \
                                                              const operand v[3], size_t out_size, char *out) {        \
        _Alignas(64) char blocks[4 * BUFFER];                                                                          \
        char *x = blocks;                                                                                              \
        HIDE(x);                                                                                                       \
        const char *at[3];                                                                                             \
        ptrdiff_t last[3];                                                                                             \
        bool waits = false;                                                                                            \
        UNROLLED for (int i = 0; i < 3; i++) {                                                                         \
            at[i] = v[i].stride ? v[i].at : x + i * BUFFER;                                                            \
            if (!v[i].stride) fill_short##suffix(x + i * BUFFER, v[i].at, v[i].size, 1);                               \
            last[i] = (ptrdiff_t)(n - BLOCK) * v[i].stride;                                                            \
            waits = waits || (n % BLOCK && at[i] == out);                                                              \
        }                                                                                                              \
        char *const z = x + 3 * BUFFER, *const last_out = out + (n - BLOCK) * out_size;                                \
        if (n % BLOCK) kernel(at[0] + last[0], 0, at[1] + last[1], 0, at[2] + last[2], 0, waits ? z : last_out, 1);    \
        kernel(at[0], BLOCK *v[0].stride, at[1], BLOCK *v[1].stride, at[2], BLOCK *v[2].stride, out, n / BLOCK);       \
        if (waits) copy_short##suffix(last_out, z, out_size, BLOCK);                                                   \
        return JOINERY_OK;                                                                                             \
    }                                                                                                                  \
    OUT_OF_LINE target uint32_t check_short##suffix(joinery_checked_kernel *kernel, size_t n, const operand *in,       \
                                                    size_t out_size, char *out) {                                      \
        _Alignas(64) char blocks[2 * BUFFER];                                                                          \
        char *x = blocks;                                                                                              \
        HIDE(x);                                                                                                       \
        char *const z = x + BUFFER;                                                                                    \
        uint32_t word;                                                                                                 \
        fill_short##suffix(x, in->at, in->size, in->stride ? n : 1);                                                   \
        kernel(x, 0, z, &word, 1);                                                                                     \
        copy_short##suffix(out, z, out_size, n);                                                                       \
        return bits_of_short##suffix(word, n);                                                                         \
    }                                                                                                                  \
    OUT_OF_LINE target void run_short_stage##suffix(const conversions *convert, joinery_kernel *kernel, size_t n,      \
                                                    const char *a, const char *b, char *out, joinery_sizes size) {     \
        _Alignas(64) char blocks[6 * BUFFER];                                                                          \
        char *x = blocks;                                                                                              \
        HIDE(x);                                                                                                       \
        char *const y = x + BUFFER, *const new_x = y + BUFFER, *const new_y = new_x + BUFFER,                          \
                    *const z = new_y + BUFFER, *const new_z = z + BUFFER;                                              \
        fill_short##suffix(x, a, size.a, n);                                                                           \
        if (size.b) fill_short##suffix(y, b, size.b, n);                                                               \
        if (convert->a) convert->a(x, 0, x, 0, new_x, 1);                                                              \
        if (convert->b) convert->b(y, 0, y, 0, new_y, 1);                                                              \
        kernel(convert->a ? new_x : x, 0, convert->b ? new_y : y, 0, z, 1);                                            \
        if (convert->out) convert->out(z, 0, z, 0, new_z, 1);                                                          \
        copy_short##suffix(out, convert->out ? new_z : z, size.out, n);                                                \
    }

RUNNERS(, )
#if defined(JOINERY_HAS_AVX2)
RUNNERS(_avx2, AVX2)
#endif
#if defined(JOINERY_HAS_AVX512)
RUNNERS(_avx512, AVX512)
#endif

/*
 * ---- Operands of any strides ----
 */

static inline bool contiguous(const operand *v) {
    return v->stride == (ptrdiff_t)v->size;
}

/* The elements of v from `from` on. */
static inline operand elements_from(const operand *v, size_t from) {
    return (operand){v->at + (ptrdiff_t)from * v->stride, v->stride, v->size};
}

static inline size_t magnitude(ptrdiff_t stride) {
    return stride < 0 ? 0 - (size_t)stride : (size_t)stride;
}

/* Copies n elements, each a step from the one before; a compiler knows `size`. */
IN_LINE void copy_line_of(size_t size, char *to, ptrdiff_t to_step, const char *from, ptrdiff_t from_step, size_t n) {
    for (; n >= 8; n -= 8, to += 8 * to_step, from += 8 * from_step)
        UNROLLED for (int i = 0; i < 8; i++) memcpy(to + i * to_step, from + i * from_step, size);
    for (size_t i = 0; i < n; i++)
        memcpy(to + (ptrdiff_t)i * to_step, from + (ptrdiff_t)i * from_step, size);
}

/* Copies rows of n elements, each a step from the one before; a compiler knows `size`. */
IN_LINE void copy_elements_of(size_t size, char *to, ptrdiff_t to_row, ptrdiff_t to_step, const char *from,
                              ptrdiff_t from_row, ptrdiff_t from_step, size_t rows, size_t n) {
    const ptrdiff_t gapless = (ptrdiff_t)size; /* A compiler knows this step too. */
    if (rows == 1 && to_step == gapless) {
        copy_line_of(size, to, gapless, from, from_step, n);
        return;
    }
    if (rows == 1 && from_step == gapless) {
        copy_line_of(size, to, to_step, from, gapless, n);
        return;
    }
    for (; n >= 4; n -= 4, to += 4 * to_step, from += 4 * from_step) /* A few of each row: their lines stay near. */
        for (size_t row = 0; row < rows; row++) {
            char *const z = to + (ptrdiff_t)row * to_row;
            const char *const x = from + (ptrdiff_t)row * from_row;
            memcpy(z, x, size);
            memcpy(z + to_step, x + from_step, size);
            memcpy(z + 2 * to_step, x + 2 * from_step, size);
            memcpy(z + 3 * to_step, x + 3 * from_step, size);
        }
    for (size_t row = 0; row < rows; row++)
        for (size_t i = 0; i < n; i++)
            memcpy(to + (ptrdiff_t)row * to_row + (ptrdiff_t)i * to_step,
                   from + (ptrdiff_t)row * from_row + (ptrdiff_t)i * from_step, size);
}

enum { SQUARE = 16 }; /* Bytes a row of a square of elements that are copied together. */

/*
 * Defines copy_across##suffix, which copies adjacent columns of `from` to as many contiguous rows, if there are enough for
 * a square; there are `squares` of them in a vector. The last squares may overlap those before them. The side whose rows
 * are further apart is walked in order, so that its cache lines stay near.
 */
#define TRANSPOSES(suffix, target, squares, otherwise)                                                                 \
    IN_LINE target void transpose##suffix(size_t size, char *to, ptrdiff_t to_row, const char *from,                   \
                                          ptrdiff_t from_row, size_t rows, size_t n) {                                 \
        const size_t width = SQUARE / size, length = squares * width;                                                  \
        const bool by_rows = magnitude(to_row) > magnitude(from_row);                                                  \
        const size_t outer = by_rows ? rows : n, inner = by_rows ? n : rows;                                           \
        const size_t outer_step = by_rows ? width : length, inner_step = by_rows ? length : width;                     \
        for (size_t o = 0; o < outer; o += outer_step) {                                                               \
            if (o > outer - outer_step) o = outer - outer_step;                                                        \
            for (size_t p = 0; p < inner; p += inner_step) {                                                           \
                if (p > inner - inner_step) p = inner - inner_step;                                                    \
                const size_t row = by_rows ? o : p, i = by_rows ? p : o;                                               \
                transpose_square##suffix(size, (int)width, to + (ptrdiff_t)row * to_row + (ptrdiff_t)(i * size),       \
                                         to_row, from + (ptrdiff_t)i * from_row + (ptrdiff_t)(row * size), from_row);  \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    OUT_OF_LINE target bool copy_across##suffix(char *to, ptrdiff_t to_row, const char *from, ptrdiff_t from_row,      \
                                                size_t size, size_t rows, size_t n) {                                  \
        if (rows < SQUARE / size || n < squares * SQUARE / size) return otherwise;                                     \
        switch (size) {                                                                                                \
        case 1:                                                                                                        \
            transpose##suffix(1, to, to_row, from, from_row, rows, n);                                                 \
            return true;                                                                                               \
        case 2:                                                                                                        \
            transpose##suffix(2, to, to_row, from, from_row, rows, n);                                                 \
            return true;                                                                                               \
        case 4:                                                                                                        \
            transpose##suffix(4, to, to_row, from, from_row, rows, n);                                                 \
            return true;                                                                                               \
        case 8:                                                                                                        \
            transpose##suffix(8, to, to_row, from, from_row, rows, n);                                                 \
            return true;                                                                                               \
        default:                                                                                                       \
            return false;                                                                                              \
        }                                                                                                              \
    }

/*
 * Transposes squares of elements in vectors, if there are any: otherwise each element takes a load and a store.
 */
#if defined(__GNUC__) && defined(__has_builtin) &&                                                                     \
    (defined(__SSE2__) || defined(__ARM_NEON) || defined(__wasm_simd128__))
#if __has_builtin(__builtin_shufflevector)
#define HAS_VECTORS
#endif
#endif
#ifdef HAS_VECTORS
typedef uint8_t vector __attribute__((vector_size(SQUARE)));
typedef uint16_t vector_u16 __attribute__((vector_size(SQUARE)));
typedef uint32_t vector_u32 __attribute__((vector_size(SQUARE)));
typedef uint64_t vector_u64 __attribute__((vector_size(SQUARE)));

/* The elements of the lower halves of v and w, alternating; those of the higher halves. */
IN_LINE vector low_turns(vector v, vector w, size_t size) {
    switch (size) {
    case 1:
        return __builtin_shufflevector(v, w, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    case 2:
        return (vector)__builtin_shufflevector((vector_u16)v, (vector_u16)w, 0, 8, 1, 9, 2, 10, 3, 11);
    case 4:
        return (vector)__builtin_shufflevector((vector_u32)v, (vector_u32)w, 0, 4, 1, 5);
    default:
        return (vector)__builtin_shufflevector((vector_u64)v, (vector_u64)w, 0, 2);
    }
}

IN_LINE vector high_turns(vector v, vector w, size_t size) {
    switch (size) {
    case 1:
        return __builtin_shufflevector(v, w, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    case 2:
        return (vector)__builtin_shufflevector((vector_u16)v, (vector_u16)w, 4, 12, 5, 13, 6, 14, 7, 15);
    case 4:
        return (vector)__builtin_shufflevector((vector_u32)v, (vector_u32)w, 2, 6, 3, 7);
    default:
        return (vector)__builtin_shufflevector((vector_u64)v, (vector_u64)w, 1, 3);
    }
}

/* Copies a square of n by n elements: column i of `from` becomes row i of `to`. A compiler knows n and `size`. */
IN_LINE void transpose_square(size_t size, int n, char *to, ptrdiff_t to_row, const char *from, ptrdiff_t from_row) {
    vector v[SQUARE], w[SQUARE];
    UNROLLED for (int i = 0; i < n; i++) memcpy(&v[i], from + i * from_row, SQUARE);
    UNROLLED for (int rounds = n; rounds > 1; rounds /= 2) {
        UNROLLED for (int i = 0; i < n / 2; i++) {
            w[2 * i] = low_turns(v[i], v[i + n / 2], size);
            w[2 * i + 1] = high_turns(v[i], v[i + n / 2], size);
        }
        UNROLLED for (int i = 0; i < n; i++) v[i] = w[i];
    }
    UNROLLED for (int i = 0; i < n; i++) memcpy(to + i * to_row, &v[i], SQUARE);
}

TRANSPOSES(, , 1, false)
#else
OUT_OF_LINE bool copy_across(char *to, ptrdiff_t to_row, const char *from, ptrdiff_t from_row, size_t size, size_t rows,
                             size_t n) {
    (void)to, (void)to_row, (void)from, (void)from_row, (void)size, (void)rows, (void)n;
    return false;
}
#endif

#if defined(JOINERY_HAS_AVX2)
IN_LINE AVX2 __m256i load_avx2(const char *from) {
    return _mm256_loadu_si256((const __m256i *)(const void *)from);
}

/* 16 bytes of each. */
IN_LINE AVX2 __m256i load_two_avx2(const char *low, const char *high) {
    const __m128i *const v = (const __m128i *)(const void *)low, *const w = (const __m128i *)(const void *)high;
    return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(v)), _mm_loadu_si128(w), 1);
}

/* The same of each half of vectors. */
IN_LINE AVX2 __m256i low_turns_avx2(__m256i v, __m256i w, size_t size) {
    switch (size) {
    case 1:
        return _mm256_unpacklo_epi8(v, w);
    case 2:
        return _mm256_unpacklo_epi16(v, w);
    case 4:
        return _mm256_unpacklo_epi32(v, w);
    default:
        return _mm256_unpacklo_epi64(v, w);
    }
}

IN_LINE AVX2 __m256i high_turns_avx2(__m256i v, __m256i w, size_t size) {
    switch (size) {
    case 1:
        return _mm256_unpackhi_epi8(v, w);
    case 2:
        return _mm256_unpackhi_epi16(v, w);
    case 4:
        return _mm256_unpackhi_epi32(v, w);
    default:
        return _mm256_unpackhi_epi64(v, w);
    }
}

/* Two squares, the second one below the first in `from`. */
IN_LINE AVX2 void transpose_square_avx2(size_t size, int n, char *to, ptrdiff_t to_row, const char *from,
                                        ptrdiff_t from_row) {
    __m256i v[SQUARE], w[SQUARE];
    UNROLLED for (int i = 0; i < n; i++) v[i] = load_two_avx2(from + i * from_row, from + (i + n) * from_row);
    UNROLLED for (int rounds = n; rounds > 1; rounds /= 2) {
        UNROLLED for (int i = 0; i < n / 2; i++) {
            w[2 * i] = low_turns_avx2(v[i], v[i + n / 2], size);
            w[2 * i + 1] = high_turns_avx2(v[i], v[i + n / 2], size);
        }
        UNROLLED for (int i = 0; i < n; i++) v[i] = w[i];
    }
    UNROLLED for (int i = 0; i < n; i++) _mm256_storeu_si256((__m256i *)(void *)(to + i * to_row), v[i]);
}

TRANSPOSES(_avx2, AVX2, 2, copy_across(to, to_row, from, from_row, size, rows, n))
#endif
#if defined(JOINERY_HAS_AVX512)
#define copy_across_avx512 copy_across_avx2
#endif

OUT_OF_LINE void copy_elements(char *to, ptrdiff_t to_row, ptrdiff_t to_step, const char *from, ptrdiff_t from_row,
                               ptrdiff_t from_step, size_t size, size_t rows, size_t n) {
    const ptrdiff_t gapless = (ptrdiff_t)size;
    if (to_step == gapless && from_row == gapless && RUNNER(copy_across)(to, to_row, from, from_step, size, rows, n))
        return;
    if (to_row == gapless && from_step == gapless && RUNNER(copy_across)(to, to_step, from, from_row, size, n, rows))
        return;
#define COPY(size)                                                                                                     \
    case size:                                                                                                         \
        copy_elements_of(size, to, to_row, to_step, from, from_row, from_step, rows, n);                               \
        break;
    switch (size) {
        COPY(1)
        COPY(2)
        COPY(4)
        COPY(8)
        COPY(16)
#ifdef JOINERY_ODD_SIZES
        JOINERY_ODD_SIZES(COPY)
#endif
    default:
        break;
    }
#undef COPY
}

/* Makes rows of n elements contiguous; copies such rows back. Both walk along the smaller stride. */
STATIC void gather_rows(char *to, const char *from, size_t rows, ptrdiff_t row_stride, ptrdiff_t stride, size_t size,
                        size_t n) {
    const ptrdiff_t row = (ptrdiff_t)(n * size), step = (ptrdiff_t)size;
    if (rows > 1 && magnitude(row_stride) < magnitude(stride))
        copy_elements(to, step, row, from, stride, row_stride, size, n, rows);
    else
        copy_elements(to, row, step, from, row_stride, stride, size, rows, n);
}

STATIC void scatter_rows(char *to, size_t rows, ptrdiff_t row_stride, ptrdiff_t stride, const char *from, size_t size,
                         size_t n) {
    const ptrdiff_t row = (ptrdiff_t)(n * size), step = (ptrdiff_t)size;
    if (rows > 1 && magnitude(row_stride) < magnitude(stride))
        copy_elements(to, stride, row_stride, from, step, row, size, n, rows);
    else
        copy_elements(to, row_stride, stride, from, row, step, size, rows, n);
}

/* Makes n elements contiguous. */
OUT_OF_LINE void gather(char *to, const char *from, ptrdiff_t stride, size_t size, size_t n) {
    gather_rows(to, from, 1, 0, stride, size, n);
}

#if defined(JOINERY_HAS_AVX2)
/* Every second element of v, then of w. */
IN_LINE AVX2 __m256i evens_avx2(__m256i v, __m256i w, size_t size) {
    const __m256i low_bytes = _mm256_set1_epi16(0xff), zero = _mm256_setzero_si256();
    switch (size) {
    case 1:
        v = _mm256_packus_epi16(_mm256_and_si256(v, low_bytes), _mm256_and_si256(w, low_bytes));
        break;
    case 2:
        v = _mm256_packus_epi32(_mm256_blend_epi16(v, zero, 0xaa), _mm256_blend_epi16(w, zero, 0xaa));
        break;
    case 4:
        v = _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(v), _mm256_castsi256_ps(w), 0x88));
        break;
    case 8:
        v = _mm256_unpacklo_epi64(v, w);
        break;
    default:
        return _mm256_permute2x128_si256(v, w, 0x20);
    }
    return _mm256_permute4x64_epi64(v, 0xd8);
}

/* The elements of v, the last one first. */
IN_LINE AVX2 __m256i reversed_avx2(__m256i v, size_t size) {
    if (size == 16) return _mm256_permute4x64_epi64(v, 0x4e);
    v = _mm256_permute4x64_epi64(v, 0x1b);
    switch (size) {
    case 1:
        return _mm256_shuffle_epi8(
            v, _mm256_set_epi64x(0x08090a0b0c0d0e0f, 0x0001020304050607, 0x08090a0b0c0d0e0f, 0x0001020304050607));
    case 2:
        return _mm256_shuffle_epi8(
            v, _mm256_set_epi64x(0x09080b0a0d0c0f0e, 0x0100030205040706, 0x09080b0a0d0c0f0e, 0x0100030205040706));
    case 4:
        return _mm256_shuffle_epi32(v, 0xb1);
    default:
        return v;
    }
}

/*
 * Gathers elements that are adjacent, or every second one, in either direction; a compiler knows which, and `size`. What
 * lies between elements is loaded too, but nothing after the last or before the first. The compiler does not know the
 * stride of the rest: gcc 12 vectorizes steps of two elements back by loads that end past the first.
 */
IN_LINE AVX2 void gather_near_avx2(size_t size, size_t step, bool back, char *to, const char *from, size_t n) {
    const size_t width = 32 / size;
    const ptrdiff_t stride = back ? -(ptrdiff_t)step : (ptrdiff_t)step;
    const char *low = back ? from + (ptrdiff_t)(n - 1) * stride : from;
    for (; n >= width + (step != size); n -= width, low += width * step) {
        __m256i v = load_avx2(low);
        if (step != size) v = evens_avx2(v, load_avx2(low + 32), size);
        if (back) v = reversed_avx2(v, size);
        _mm256_storeu_si256((__m256i *)(void *)(back ? to + (n - width) * size : to), v);
        if (!back) to += 32;
    }
    gather(to, back ? from : low, stride, size, n);
}

static inline int32_t word_at(const char *from) {
    int32_t word;
    memcpy(&word, from, sizeof word);
    return word;
}

static inline int64_t long_word_at(const char *from) {
    int64_t word;
    memcpy(&word, from, sizeof word);
    return word;
}

/* Elements of 4, 8 or 16 bytes, as many as a vector has. */
IN_LINE AVX2 __m256i gather_vector_avx2(const char *from, ptrdiff_t stride, size_t size) {
#define AT(i) (from + (i)*stride)
    switch (size) {
    case 4:
        return _mm256_setr_epi32(word_at(AT(0)), word_at(AT(1)), word_at(AT(2)), word_at(AT(3)), word_at(AT(4)),
                                 word_at(AT(5)), word_at(AT(6)), word_at(AT(7)));
    case 8:
        return _mm256_setr_epi64x(long_word_at(AT(0)), long_word_at(AT(1)), long_word_at(AT(2)), long_word_at(AT(3)));
    default:
        return load_two_avx2(AT(0), AT(1));
    }
#undef AT
}

/* Gathers elements at any distance; a compiler knows `size`. */
IN_LINE AVX2 void gather_far_avx2(size_t size, char *to, const char *from, ptrdiff_t stride, size_t n) {
    const size_t width = 32 / size;
    for (; n >= width; n -= width, to += 32, from += (ptrdiff_t)width * stride)
        _mm256_storeu_si256((__m256i *)(void *)to, gather_vector_avx2(from, stride, size));
    copy_line_of(size, to, (ptrdiff_t)size, from, stride, n);
}

/* Gathers elements of any stride; a compiler knows `size`. */
IN_LINE AVX2 void gather_of_avx2(size_t size, char *to, const char *from, ptrdiff_t stride, size_t n) {
    const ptrdiff_t one = (ptrdiff_t)size;
    if (stride == -one)
        gather_near_avx2(size, size, true, to, from, n);
    else if (stride == 2 * one)
        gather_near_avx2(size, 2 * size, false, to, from, n);
    else if (stride == -2 * one)
        gather_near_avx2(size, 2 * size, true, to, from, n);
    else if (size >= 4)
        gather_far_avx2(size, to, from, stride, n);
    else
        gather(to, from, stride, size, n);
}

OUT_OF_LINE AVX2 void gather_avx2(char *to, const char *from, ptrdiff_t stride, size_t size, size_t n) {
    switch (size) {
    case 1:
        gather_of_avx2(1, to, from, stride, n);
        break;
    case 2:
        gather_of_avx2(2, to, from, stride, n);
        break;
    case 4:
        gather_of_avx2(4, to, from, stride, n);
        break;
    case 8:
        gather_of_avx2(8, to, from, stride, n);
        break;
    case 16:
        gather_of_avx2(16, to, from, stride, n);
        break;
    default:
        gather(to, from, stride, size, n);
    }
}
#endif
#if defined(JOINERY_HAS_AVX512)
#define gather_avx512 gather_avx2
#endif

static inline void scatter(char *to, ptrdiff_t stride, const char *from, size_t size, size_t n) {
    scatter_rows(to, 1, 0, stride, from, size, n);
}

/*
 * The n elements of v from `from` on, whole blocks or part of one: in place, or in `buffer`, which is filled already for
 * a scalar. The rest of a block is computed too, so it repeats the first element, which cannot trap or be slow.
 */
STATIC const char *block_of(const operand *v, size_t from, size_t n, char *buffer) {
    if (v->stride == 0) return buffer;
    const char *at = v->at + (ptrdiff_t)from * v->stride;
    if (contiguous(v) && n % BLOCK == 0) return at;
    if (n < BLOCK) broadcast(buffer, BLOCK * v->size, at, v->size);
    RUNNER(gather)(buffer, at, v->stride, v->size, n);
    return buffer;
}

/* Applies a kernel to operands of any strides, some blocks at a time in buffers. */
STATIC void run_strided(joinery_kernel *kernel, size_t n, const operand *a, const operand *b, const operand *out,
                        char *to) {
    _Alignas(64) char a_blocks[STAGE_BYTES], b_blocks[STAGE_BYTES], out_blocks[STAGE_BYTES];
    const size_t most = elements_at_a_time(LARGER(LARGER(a->size, b->size), out->size)) / BLOCK;
    const ptrdiff_t a_step = a->stride == 0 ? 0 : (ptrdiff_t)(BLOCK * a->size);
    const ptrdiff_t b_step = b->stride == 0 ? 0 : (ptrdiff_t)(BLOCK * b->size);
    if (a->stride == 0) broadcast(a_blocks, BLOCK * a->size, a->at, a->size);
    if (b->stride == 0 && b->size) broadcast(b_blocks, BLOCK * b->size, b->at, b->size);
    for (size_t from = 0, count; from < n; from += count) {
        char *const at = to + (ptrdiff_t)from * out->stride;
        const size_t left = n - from, whole = left / BLOCK < most ? left / BLOCK : most;
        count = whole ? whole * BLOCK : left;
        const bool direct = contiguous(out) && whole;
        const char *const x = block_of(a, from, count, a_blocks), *const y = block_of(b, from, count, b_blocks);
        kernel(x, a_step, y, b_step, direct ? at : out_blocks, whole ? whole : 1);
        if (!direct) scatter(at, out->stride, out_blocks, out->size, count);
    }
}

/* Does operands that check_operands lets pass. */
STATIC void run_any(joinery_kernel *kernel, size_t n, const operand *a, const operand *b, const operand *out,
                    char *to) {
    const bool spread = contiguous(out) && (contiguous(a) || a->stride == 0) && (contiguous(b) || b->stride == 0);
    if (!JOINERY_FLAT && !spread) {
        run_strided(kernel, n, a, b, out, to);
        return;
    }
    const joinery_sizes size = {(joinery_size)a->size, (joinery_size)b->size, (joinery_size)out->size, 0};
    RUNNER(run_plain)(kernel, n, a->at, BLOCK * a->stride, b->at, BLOCK * b->stride, to, &size);
}

/* ---- Memory that elements occupy ---- */

/* Whether products of counts and strides with no more bits than these cannot overflow. */
static inline bool are_small(size_t bits) {
    return bits >> (sizeof(size_t) * CHAR_BIT / 2 - 1) == 0;
}

/* Whether n elements begin within `room` bytes, from which their span is subtracted. */
STATIC bool takes(size_t *room, size_t n, size_t step) {
    const bool fits = are_small(n | step) ? (n - 1) * step <= *room : step == 0 || n - 1 <= *room / step;
    if (fits) *room -= (n - 1) * step;
    return fits;
}

/* Whether the elements of v span no more than an array can, so that no distance between them overflows. */
STATIC bool can_be(const operand *v, size_t n) {
    size_t room = PTRDIFF_MAX - v->size;
    return takes(&room, n, magnitude(v->stride));
}

OUT_OF_LINE bool can_all_be(const operand *v, unsigned count, const operand *out, size_t n) {
    bool all = can_be(out, n);
    for (unsigned i = 0; i < count; i++)
        all = all && can_be(&v[i], n);
    return all;
}

/* Whether some k in low..high has -below < distance + k * step < above, for step > 0. */
STATIC bool reaches(ptrdiff_t distance, ptrdiff_t step, ptrdiff_t low, ptrdiff_t high, size_t below, size_t above) {
    const ptrdiff_t least = -(ptrdiff_t)below + 1 - distance; /* The product k * step is no less. */
    ptrdiff_t k = least / step;
    if (k * step < least) k++;
    if (k < low) k = low;
    return k <= high && distance + k * step < (ptrdiff_t)above;
}

/* The lowest byte of n elements, and one past the highest. */
STATIC void extent(const operand *v, size_t n, uintptr_t *low, uintptr_t *high) {
    const uintptr_t first = (uintptr_t)v->at, last = first + (uintptr_t)v->stride * (n - 1);
    *low = v->stride < 0 ? last : first;
    *high = (v->stride < 0 ? first : last) + v->size;
}

/* Whether v and out overlap without being the same elements. */
STATIC bool overlaps(const operand *v, const operand *out, size_t n) {
    uintptr_t low, high, out_low, out_high;
    extent(v, n, &low, &high);
    extent(out, n, &out_low, &out_high);
    if (high <= out_low || out_high <= low) return false;
    if (v->at == out->at && v->stride == out->stride && v->size == out->size) return false;
    const ptrdiff_t distance = (ptrdiff_t)((uintptr_t)v->at - (uintptr_t)out->at), last = (ptrdiff_t)(n - 1);
    const ptrdiff_t step = out->stride < 0 ? -out->stride : out->stride;
    if (v->stride == out->stride) /* From out[i] to v[j] it is distance + (j - i) * stride. */
        return reaches(distance, step, -last, last, v->size, out->size);
    if (v->stride == -out->stride) /* From out[i] to v[j] it is distance - (i + j) * out->stride. */
        return reaches(distance, step, out->stride < 0 ? 0 : -2 * last, out->stride < 0 ? 2 * last : 0, v->size,
                       out->size);
    return true;
}

/*
 * ---- Results that bypass the caches ----
 *
 * Results of arrays larger than the caches would only evict operands, and a store to memory reads the line first. So
 * kernels write to a buffer in the nearest cache, from which whole lines go to memory. First and last bytes outside whole
 * lines are copied.
 */

enum { STREAM_LEAST = 512 }; /* Fewer elements never go around. */

/* The functions of an instruction set for that. */
typedef struct joinery_stores {
    void (*write)(char *to, const char *from, size_t lines); /* Both pointers are at a multiple of LINE. */
    void (*finish)(void);                                    /* Whoever sees a later store sees those lines too. */
    size_t (*last_cache)(void); /* The bytes of the last cache; 0 where that is not known. */
} joinery_stores;

/* For each instruction set; NULL if it has none. */
static const joinery_stores *const joinery_line_stores[JOINERY_ISA_COUNT];

#if STREAMS
STATIC AVX2 void write_lines_avx2(char *to, const char *from, size_t lines) {
    for (; lines; lines--, to += LINE, from += LINE) {
        _mm256_stream_si256((__m256i *)(void *)to, _mm256_load_si256((const __m256i *)(const void *)from));
        _mm256_stream_si256((__m256i *)(void *)(to + 32),
                            _mm256_load_si256((const __m256i *)(const void *)(from + 32)));
    }
}

STATIC void finish_lines_avx2(void) {
    _mm_sfence();
}

/* CPUs list their caches from the first to the last, AMD's in a list of their own. */
STATIC size_t last_cache_avx2(void) {
    unsigned says[4];
    size_t size = 0;
    const unsigned list = ask_cpu(0x80000001, 0, says) && (says[2] & 1u << 22) ? 0x8000001d : 4;
    for (unsigned i = 0; i < 16 && ask_cpu(list, i, says) && (says[0] & 31); i++) {
        const unsigned parts = says[1];
        size = (size_t)((parts >> 22) + 1) * ((parts >> 12 & 1023) + 1) * ((parts & 4095) + 1) * ((size_t)says[2] + 1);
    }
    return size;
}

static const joinery_stores line_stores_avx2 = {write_lines_avx2, finish_lines_avx2, last_cache_avx2};

#if defined(JOINERY_HAS_AVX512)
STATIC AVX512 void write_lines_avx512(char *to, const char *from, size_t lines) {
    for (; lines; lines--, to += LINE, from += LINE)
        _mm512_stream_si512((__m512i *)(void *)to, _mm512_load_si512(from));
}

static const joinery_stores line_stores_avx512 = {write_lines_avx512, finish_lines_avx2, last_cache_avx2};
#endif

/*
 * The threshold, in bytes of operands and results; 0: not chosen yet. Of several first threads, one stores its choice;
 * none overwrites that of joinery_set_stream_bytes.
 */
static _Atomic(size_t) stream_bytes;

static inline size_t stream_threshold(void) {
    return atomic_load_explicit(&stream_bytes, memory_order_relaxed);
}

/* The value in the environment, if it is a number: 0 is never. */
STATIC bool asked_stream_bytes(size_t *bytes) {
    const char *const text = getenv(JOINERY_PREFIX "_STREAM_BYTES");
    if (!text || !*text || strspn(text, "0123456789") != strlen(text)) return false;
    const unsigned long long number = strtoull(text, NULL, 10);
    *bytes = number == 0 || number > SIZE_MAX ? SIZE_MAX : (size_t)number;
    return true;
}

/*
 * The size of the last cache. One of more than 64 MB is shared by many cores, and for one of them hardly faster than
 * memory.
 */
STATIC size_t size_past_caches(const joinery_stores *stores) {
    enum { MB = 1 << 20, USUAL = 32 * MB, MOST = 64 * MB };
    const size_t size = stores->last_cache();
    return size == 0 ? USUAL : size < MOST ? size : MOST;
}

OUT_OF_LINE size_t choose_stream_bytes(void) {
    const joinery_stores *const stores = joinery_line_stores[isa_in_use()];
    size_t none = 0, chosen = SIZE_MAX;
    if (stores && !asked_stream_bytes(&chosen)) chosen = size_past_caches(stores);
    return atomic_compare_exchange_strong_explicit(&stream_bytes, &none, chosen, memory_order_relaxed,
                                                   memory_order_relaxed)
               ? chosen
               : none;
}

static inline void joinery_set_stream_bytes(size_t bytes) {
    const bool never = bytes == 0 || !joinery_line_stores[isa_in_use()];
    atomic_store_explicit(&stream_bytes, never ? SIZE_MAX : bytes, memory_order_relaxed);
}
#else
static inline size_t stream_threshold(void) {
    return SIZE_MAX;
}

static inline size_t choose_stream_bytes(void) {
    return SIZE_MAX;
}

static inline void joinery_set_stream_bytes(size_t bytes) {
    (void)bytes;
}
#endif

/* Whether arrays of n elements and that many bytes in all may exceed the caches. */
IN_LINE bool is_large(size_t n, size_t bytes) {
    return STREAMS && n >= STREAM_LEAST && bytes >= stream_threshold();
}

/*
 * Whether the results of n elements, which check_operands has accepted, bypass the caches: not if they are an operand,
 * which is in the caches then, nor if any of the arrays has gaps.
 */
OUT_OF_LINE bool passes_caches(size_t n, const operand *v, unsigned count, const operand *out) {
    size_t bytes = n * out->size;
    bool simple = contiguous(out);
    for (unsigned i = 0; i < count; i++) {
        if (v[i].stride == 0 || v[i].size == 0) continue;
        simple = simple && contiguous(&v[i]) && v[i].at != out->at;
        bytes += n * v[i].size;
    }
    if (!simple || !is_large(n, bytes)) return false;
    const size_t least = stream_threshold();
    return bytes >= (least ? least : choose_stream_bytes());
}

IN_LINE bool goes_around(size_t n, const operand *v, unsigned count, const operand *out) {
    return STREAMS && n >= STREAM_LEAST && passes_caches(n, v, count, out);
}

/* Pending results: those in the buffer from `begin` to `end` belong at `to`, which is as far into a line. */
typedef struct stream {
    const joinery_stores *stores;
    char *to;
    size_t begin, end;
    _Alignas(LINE) char buffer[STREAM_BYTES + 2 * LINE];
} stream;

STATIC void stream_open(stream *s, char *out) {
    s->stores = joinery_line_stores[isa_in_use()];
    s->to = out;
    s->begin = s->end = (uintptr_t)out % LINE;
}

/* Where to write the next results, up to STREAM_BYTES of them. */
static inline char *stream_room(stream *s) {
    return s->buffer + s->end;
}

/* Sends the buffer, with that many new bytes, to memory, except for an incomplete line. */
STATIC void stream_send(stream *s, size_t bytes) {
    s->end += bytes;
    if (s->end < LINE) return;
    if (s->begin) { /* The first line, which others may own a part of. */
        memcpy(s->to, s->buffer + s->begin, LINE - s->begin);
        s->to += LINE - s->begin;
    }
    const size_t first = s->begin ? LINE : 0, lines = (s->end - first) / LINE, sent = first + lines * LINE;
    s->stores->write(s->to, s->buffer + first, lines);
    s->to += lines * LINE;
    memcpy(s->buffer, s->buffer + sent, LINE);
    s->begin = 0;
    s->end -= sent;
}

STATIC void stream_close(stream *s) {
    memcpy(s->to, s->buffer + s->begin, s->end - s->begin);
    s->stores->finish();
}

/* Where v begins, or a block of the scalar that it is. */
STATIC const char *spread(const operand *v, char *block) {
    if (v->stride != 0 || v->size == 0) return v->at;
    broadcast(block, BLOCK * v->size, v->at, v->size);
    return block;
}

/*
 * Applies a kernel to contiguous or scalar operands if goes_around says so. It prefetches the first line of operands two
 * turns ahead, because the CPU's own prefetching ends with a page.
 */
OUT_OF_LINE void run_around(joinery_kernel *kernel, size_t n, const operand *a, const operand *b, size_t out_size,
                            char *out) {
    _Alignas(64) char a_block[BUFFER], b_block[BUFFER];
    const size_t most = STREAM_BYTES / (BLOCK * LARGER(LARGER(a->size, b->size), out_size)), last = n - BLOCK;
    const char *const x = spread(a, a_block), *const y = spread(b, b_block);
    const ptrdiff_t ahead = (ptrdiff_t)(2 * most * BLOCK);
    stream s;
    stream_open(&s, out);
    for (size_t done = 0, count; done < n / BLOCK; done += count) {
        const ptrdiff_t from = (ptrdiff_t)(done * BLOCK);
        count = n / BLOCK - done < most ? n / BLOCK - done : most;
        if (n / BLOCK - done > 2 * most) {
            FETCH(x + (from + ahead) * a->stride);
            FETCH(y + (from + ahead) * b->stride);
        }
        kernel(x + from * a->stride, BLOCK * a->stride, y + from * b->stride, BLOCK * b->stride, stream_room(&s),
               count);
        stream_send(&s, count * BLOCK * out_size);
    }
    stream_close(&s);
    if (n % BLOCK)
        kernel(x + (ptrdiff_t)last * a->stride, 0, y + (ptrdiff_t)last * b->stride, 0, out + last * out_size, 1);
}

/* Applies a kernel to two operands that check_operands has accepted. */
STATIC void run_two(joinery_kernel *kernel, size_t n, const operand v[2], const operand *out, char *to) {
    if (goes_around(n, v, 2, out))
        run_around(kernel, n, &v[0], &v[1], out->size, to);
    else
        run_any(kernel, n, &v[0], &v[1], out, to);
}

/* ---- One kernel on arrays of one dimension ---- */

/* Whether v and out, contiguous arrays of up to `span` bytes, cannot share memory. */
IN_LINE bool apart(const char *v, const char *out, size_t span) {
    return (uintptr_t)v - (uintptr_t)out + span - 1 >= 2 * span - 1;
}

/* Whether v, which is contiguous like out, shares no memory with it or is exactly out. */
IN_LINE bool may_be(const char *v, size_t size, const char *out, size_t out_size, size_t span) {
    return apart(v, out, span) || (v == out && size == out_size);
}

/* Whether a kernel is called a second time, for a last block that shares elements with the one before. */
static inline bool has_rest(size_t n) {
    return n > BLOCK && n % BLOCK;
}

/* Contiguous arrays with at most so many elements are at most half as large as an array can be. */
#define MOST_ELEMENTS (((size_t)PTRDIFF_MAX / 2 + 1) / JOINERY_LARGEST)

/* Whether an operand is contiguous or scalar. */
static inline bool is_flat(const operand *v) {
    return contiguous(v) || v->stride == 0;
}

/* Whether v is absent, or contiguous or scalar and either no part of `out`, which is contiguous, or exactly it. */
IN_LINE bool is_plain(const operand *v, const operand *out, size_t span) {
    if (v->size == 0) return true;
    const bool same = v->at == out->at && contiguous(v) && v->size == out->size;
    return v->at && is_flat(v) && (same || apart(v->at, out->at, span));
}

/* Whether up to three operands and their results are so, as in most calls. Others may be valid too. */
IN_LINE bool are_plain(size_t n, const operand *v, unsigned count, const operand *out) {
    size_t most = LARGER(v[0].size, out->size);
    if (count > 1) most = LARGER(most, v[1].size);
    if (count > 2) most = LARGER(most, v[2].size);
    const size_t span = n * most;
    return out->at && contiguous(out) && n - 1 < MOST_ELEMENTS && is_plain(&v[0], out, span) &&
           (count < 2 || is_plain(&v[1], out, span)) && (count < 3 || is_plain(&v[2], out, span));
}

#if JOINERY_FLAT
/* Checks n > 0 elements. If n is 1, sets strides to those of contiguous arrays. */
OUT_OF_LINE joinery_status check_operands(size_t n, operand *v, unsigned count, operand *out) {
    if (n == 1) out->stride = (ptrdiff_t)out->size;
    if (!out->at || !contiguous(out) || n > PTRDIFF_MAX / JOINERY_LARGEST) return JOINERY_BAD_ARGUMENT;
    for (unsigned i = 0; i < count; i++) {
        if (n == 1) v[i].stride = (ptrdiff_t)v[i].size;
        if (!v[i].at || !is_flat(&v[i])) return JOINERY_BAD_ARGUMENT;
    }
    const uintptr_t first = (uintptr_t)out->at, end = first + n * out->size;
    for (unsigned i = 0; i < count; i++) {
        const uintptr_t at = (uintptr_t)v[i].at, bytes = v[i].stride == 0 ? v[i].size : n * v[i].size;
        const bool same = v[i].at == out->at && v[i].stride == out->stride && v[i].size == out->size;
        if (!same && at < end && first < at + bytes) return JOINERY_OVERLAP;
    }
    return JOINERY_OK;
}
#else
/* Checks n > 0 elements. If n is 1, sets strides to those of contiguous arrays. */
OUT_OF_LINE joinery_status check_operands(size_t n, operand *v, unsigned count, operand *out) {
    size_t bits = n | magnitude(out->stride);
    for (unsigned i = 0; i < count; i++) {
        if (!v[i].at) return JOINERY_BAD_ARGUMENT;
        bits |= magnitude(v[i].stride);
    }
    if (!out->at) return JOINERY_BAD_ARGUMENT;
    if (n == 1) {
        for (unsigned i = 0; i < count; i++)
            v[i].stride = (ptrdiff_t)v[i].size;
        out->stride = (ptrdiff_t)out->size;
    } else if (!are_small(bits) && !can_all_be(v, count, out, n)) {
        return JOINERY_BAD_ARGUMENT;
    }
    if (out->stride < (ptrdiff_t)out->size && -(ptrdiff_t)out->size < out->stride) return JOINERY_BAD_ARGUMENT;
    for (unsigned i = 0; i < count; i++)
        if (v[i].size && overlaps(&v[i], out, n)) return JOINERY_OVERLAP;
    return JOINERY_OK;
}
#endif

/* Applies a kernel to arrays of one dimension with elements of the sizes `size`. */
STATIC joinery_status run_line_of(joinery_kernel *kernel, const joinery_sizes *size, size_t n, const char *a,
                                  ptrdiff_t a_stride, const char *b, ptrdiff_t b_stride, char *out,
                                  ptrdiff_t out_stride) {
    operand v[] = {{a, a_stride, size->a}, {b, b_stride, size->b}};
    operand z = {out, out_stride, size->out};
    if (!JOINERY_FLAT && are_plain(n, v, 2, &z) && !goes_around(n, v, 2, &z))
        return RUNNER(run_plain)(kernel, n, a, BLOCK * a_stride, b, BLOCK * b_stride, out, size);
    const joinery_status status = n ? check_operands(n, v, 2, &z) : JOINERY_OK;
    if (n && status == JOINERY_OK) run_two(kernel, n, v, &z, out);
    return status;
}

/* The same for joinery_run, which has no registers for more arguments. */
OUT_OF_LINE joinery_status run_general(const joinery_entry *entry, size_t n, const char *a, ptrdiff_t a_stride,
                                       const char *b, ptrdiff_t b_stride, char *out, ptrdiff_t out_stride) {
    return run_line_of(entry->by_isa[isa_in_use()], &entry->size, n, a, a_stride, b, b_stride, out, out_stride);
}

/*
 * Applies a kernel to n elements, with its operands exchanged if `swapped`. If there is no b, it is a with a stride of 0.
 */
IN_LINE joinery_status joinery_run(const joinery_entry *entry, bool swapped, size_t n, const char *a,
                                   ptrdiff_t a_stride, const char *b, ptrdiff_t b_stride, char *out,
                                   ptrdiff_t out_stride) {
    /* No branches: with them, clang turns the switch that found the entry into a jump for each case. */
    const char *const first = swapped ? b : a, *const second = swapped ? a : b;
    const ptrdiff_t first_stride = swapped ? b_stride : a_stride, second_stride = swapped ? a_stride : b_stride;
    a = first, b = second, a_stride = first_stride, b_stride = second_stride;
    const joinery_sizes *const size = &entry->size;
    const size_t span = n * size->most;
    /* Tests of numbers alternate with tests of pointers, because compilers compute two of pointers before they branch. */
    const bool simple = a_stride == (ptrdiff_t)size->a && a && b_stride == (ptrdiff_t)size->b && b &&
                        out_stride == (ptrdiff_t)size->out && out && n - 1 < MOST_ELEMENTS &&
                        may_be(a, size->a, out, size->out, span) && may_be(b, size->b, out, size->out, span) &&
                        !is_large(n, n * (size_t)(a_stride + b_stride + out_stride));
    if (!simple || (has_rest(n) && (a == out || b == out)))
        return run_general(entry, n, a, a_stride, b, b_stride, out, out_stride);
    joinery_kernel *const kernel = entry->by_isa[isa_in_use()];
    if (n < BLOCK)
        return JOINERY_FLAT ? run_plain(kernel, n, a, BLOCK * a_stride, b, BLOCK * b_stride, out, size)
                            : RUNNER(run_short)(kernel, n, a, b, out, size);
    const size_t last = n - BLOCK;
    const char *const last_a = a + (ptrdiff_t)last * a_stride, *const last_b = b + (ptrdiff_t)last * b_stride;
    /* The last block comes first: later, its loads would wait for recent stores a multiple of 4 KiB away. */
    if (n % BLOCK) kernel(last_a, 0, last_b, 0, out + (ptrdiff_t)last * out_stride, 1);
    kernel(a, BLOCK * a_stride, b, BLOCK * b_stride, out, n / BLOCK);
    return JOINERY_OK;
}

/* Applies a kernel to n elements of contiguous or scalar operands, most of them shorter than a block. */
static inline joinery_status joinery_run_kernel(joinery_kernel *kernel, size_t n, const char *a, bool a_is_array,
                                                const char *b, bool b_is_array, char *out, const joinery_sizes *size) {
    const bool simple = !JOINERY_FLAT && n - 1 < BLOCK - 1 && a_is_array && a && b_is_array && b &&
                        may_be(a, size->a, out, size->out, BUFFER) && out && may_be(b, size->b, out, size->out, BUFFER);
    if (simple) return RUNNER(run_short)(kernel, n, a, b, out, size);
    return run_line_of(kernel, size, n, a, a_is_array ? (ptrdiff_t)size->a : 0, b, b_is_array ? (ptrdiff_t)size->b : 0,
                       out, (ptrdiff_t)size->out);
}

/*
 * ---- Operands that are converted first ----
 *
 * Operands are converted through a buffer that stays in the nearest cache, some blocks at a time.
 */

/* An operation on two operands: a kernel, and conversions of its operands and results; NULL: there is none. */
typedef struct joinery_task {
    const joinery_entry *kernel, *a, *b, *out;
    bool swapped; /* The operation's operands are exchanged for the kernel. */
} joinery_task;

static inline joinery_kernel *kernel_in(const joinery_entry *entry, size_t isa) {
    return entry ? entry->by_isa[isa] : NULL;
}

/* The size of an element before its conversion, if it has one. */
static inline size_t size_before(const joinery_entry *conversion, size_t size) {
    return conversion ? conversion->size.a : size;
}

/* The sizes of a task's first or second operand, and of its results, for the caller. */
static inline size_t operand_size(const joinery_task *task, bool second) {
    const joinery_sizes *const size = &task->kernel->size;
    return second == task->swapped ? size_before(task->a, size->a) : size_before(task->b, size->b);
}

static inline size_t result_size(const joinery_task *task) {
    return task->out ? task->out->size.out : task->kernel->size.out;
}

/* An operand, and the conversion and the buffer that it goes through; no conversion: NULL. */
typedef struct source {
    operand at;
    joinery_kernel *convert;
    size_t size; /* Of an element as the kernel takes it. */
    char *buffer;
} source;

/* Converts the one element that an operand may be. */
STATIC void begin(source *v, char *buffer) {
    v->buffer = buffer;
    if (!v->convert || v->at.stride != 0) return;
    const operand none = {v->at.at, 0, 0}, to = {buffer, (ptrdiff_t)v->size, v->size};
    run_any(v->convert, 1, &v->at, &none, &to, buffer);
    v->at = (operand){buffer, 0, v->size};
    v->convert = NULL;
}

/* The n elements of v from `from` on, as the kernel takes them. */
STATIC operand elements_of(const source *v, size_t from, size_t n) {
    const operand part = elements_from(&v->at, from);
    if (!v->convert) return part;
    const operand none = {part.at, 0, 0}, to = {v->buffer, (ptrdiff_t)v->size, v->size};
    run_any(v->convert, n, &part, &none, &to, v->buffer);
    return to;
}

/* Applies a kernel to contiguous whole blocks. `size` is after conversion. */
OUT_OF_LINE void apply_stage(const conversions *first, joinery_kernel *kernel, joinery_sizes size, const char *a,
                             ptrdiff_t a_step, const char *b, ptrdiff_t b_step, char *out, size_t blocks) {
    _Alignas(64) char a_buffer[STAGE_BYTES], b_buffer[STAGE_BYTES];
    const ptrdiff_t x_step = first->a ? (ptrdiff_t)(BLOCK * size.a) : a_step,
                    y_step = first->b ? (ptrdiff_t)(BLOCK * size.b) : b_step;
    const size_t most = elements_at_a_time(LARGER(size.a, size.b)) / BLOCK;
    for (size_t count; blocks; blocks -= count) {
        count = blocks < most ? blocks : most;
        if (first->a) first->a(a, a_step, a, 0, a_buffer, count);
        if (first->b) first->b(b, b_step, b, 0, b_buffer, count);
        kernel(first->a ? a_buffer : a, x_step, first->b ? b_buffer : b, y_step, out, count);
        a += (ptrdiff_t)count * a_step, b += (ptrdiff_t)count * b_step, out += count * BLOCK * size.out;
    }
}

/* Converts operands of any strides, which check_operands has accepted, and applies a kernel. */
OUT_OF_LINE void run_converted(joinery_kernel *kernel, size_t n, source a, source b, const operand *out, char *to) {
    _Alignas(64) char a_buffer[STAGE_BYTES], b_buffer[STAGE_BYTES];
    const bool around = goes_around(n, (const operand[]){a.at, b.at}, 2, out);
    const size_t most = elements_at_a_time(LARGER(LARGER(a.size, b.size), out->size));
    stream s;
    if (around) stream_open(&s, to);
    begin(&a, a_buffer);
    begin(&b, b_buffer);
    for (size_t from = 0, count; from < n; from += count) {
        count = n - from < most ? n - from : most;
        char *const at = around ? stream_room(&s) : to + (ptrdiff_t)from * out->stride;
        const operand x = elements_of(&a, from, count), y = elements_of(&b, from, count),
                      z = {at, out->stride, out->size};
        run_any(kernel, count, &x, &y, &z, at);
        if (around) stream_send(&s, count * out->size);
    }
    if (around) stream_close(&s);
}

/* Converts n elements of operands and applies the kernel of a task. Results are not converted. */
OUT_OF_LINE joinery_status joinery_run_stage(const joinery_task *task, size_t n, const char *a, ptrdiff_t a_stride,
                                             const char *b, ptrdiff_t b_stride, char *out, ptrdiff_t out_stride) {
    if (task->swapped) {
        const joinery_task exchanged = {task->kernel, task->a, task->b, NULL, false};
        return joinery_run_stage(&exchanged, n, b, b_stride, a, a_stride, out, out_stride);
    }
    const size_t isa = isa_in_use();
    const conversions first = {kernel_in(task->a, isa), kernel_in(task->b, isa), NULL};
    joinery_kernel *const kernel = task->kernel->by_isa[isa];
    const joinery_sizes size = task->kernel->size;
    const size_t a_size = size_before(task->a, size.a), b_size = size_before(task->b, size.b);
    const size_t span = n * LARGER(LARGER(a_size, b_size), size.out);
    const bool simple = n - 1 < MOST_ELEMENTS && a && b && out && a_stride == (ptrdiff_t)a_size &&
                        b_stride == (ptrdiff_t)b_size && out_stride == (ptrdiff_t)size.out && apart(a, out, span) &&
                        apart(b, out, span);
    if (simple && n < BLOCK) {
        const joinery_sizes own = {(joinery_size)a_size, (joinery_size)b_size, size.out, size.most};
        RUNNER(run_short_stage)(&first, kernel, n, a, b, out, own);
        return JOINERY_OK;
    }
    if (simple && !is_large(n, n * (a_size + b_size + size.out))) {
        const size_t last = n - BLOCK;
        apply_stage(&first, kernel, size, a, BLOCK * a_stride, b, BLOCK * b_stride, out, n / BLOCK);
        if (n % BLOCK)
            apply_stage(&first, kernel, size, a + last * a_size, 0, b + last * b_size, 0, out + last * size.out, 1);
        return JOINERY_OK;
    }
    operand v[] = {{a, a_stride, a_size}, {b, b_stride, b_size}}, z = {out, out_stride, size.out};
    const joinery_status status = n ? check_operands(n, v, 2, &z) : JOINERY_OK;
    if (n && status == JOINERY_OK)
        run_converted(kernel, n, (source){v[0], first.a, size.a, NULL}, (source){v[1], first.b, size.b, NULL}, &z, out);
    return status;
}

/* The same for parts of arrays with valid overlap. */
STATIC void do_part(const joinery_task *task, size_t n, const operand *a, const operand *b, const operand *out,
                    char *to) {
    const size_t isa = isa_in_use();
    joinery_kernel *const kernel = task->kernel->by_isa[isa];
    const joinery_sizes *const size = &task->kernel->size;
    if (JOINERY_CONVERTS && (task->a || task->b))
        run_converted(kernel, n, (source){*a, kernel_in(task->a, isa), size->a, NULL},
                      (source){*b, kernel_in(task->b, isa), size->b, NULL}, out, to);
    else
        run_two(kernel, n, (const operand[]){*a, *b}, out, to);
}

/*
 * ---- Operations on two operands whose results are converted ----
 *
 * Results go through a buffer that stays in the nearest cache. It has room for one more block, so that the last part is
 * never shorter than a block.
 */

enum { INTO_BYTES = 8 * BUFFER }; /* At most STREAM_BYTES. */

/* How many of n elements to compute at a time. */
static inline size_t elements_into(size_t n, size_t size) {
    return n * size <= INTO_BYTES ? n : INTO_BYTES / (BLOCK * size) * BLOCK;
}

/* Computes n >= BLOCK contiguous elements. `out` is no operand. */
IN_LINE void run_whole(joinery_kernel *kernel, size_t n, const char *a, const char *b, char *out, joinery_sizes size) {
    const size_t last = n - BLOCK;
    kernel(a, (ptrdiff_t)(BLOCK * size.a), b, (ptrdiff_t)(BLOCK * size.b), out, n / BLOCK);
    if (n % BLOCK) kernel(a + last * size.a, 0, b + last * size.b, 0, out + last * size.out, 1);
}

/* Applies a kernel and the conversion of its results to contiguous arrays. `out` may be an operand. */
OUT_OF_LINE void run_plain_into(const joinery_entry *entry, const joinery_entry *conversion, size_t n, const char *a,
                                const char *b, char *out) {
    _Alignas(64) char results[INTO_BYTES + BUFFER];
    const size_t isa = isa_in_use();
    joinery_kernel *const kernel = entry->by_isa[isa], *const convert = conversion->by_isa[isa];
    const joinery_sizes size = entry->size, converted = conversion->size;
    if (n < BLOCK) {
        const joinery_sizes own = {size.a, size.b, converted.out, size.most};
        RUNNER(run_short_stage)(&(conversions){NULL, NULL, convert}, kernel, n, a, b, out, own);
        return;
    }
    const size_t most = elements_into(n, size.out);
    for (size_t count; n > 0; n -= count, a += count * size.a, b += count * size.b, out += count * converted.out) {
        count = n < most + BLOCK ? n : most;
        run_whole(kernel, count, a, b, results, size);
        run_whole(convert, count, results, results, out, converted);
    }
}

/* Handles operands of any strides, and those that may exceed the caches. */
STATIC void do_into(const joinery_task *task, size_t n, const operand *a, const operand *b, const operand *z,
                    char *out) {
    _Alignas(64) char results[INTO_BYTES + BUFFER];
    const size_t size = task->kernel->size.out;
    const operand middle = {results, (ptrdiff_t)size, size}, none = {results, 0, 0};
    const bool around = goes_around(n, (const operand[]){*a, *b}, 2, z);
    size_t most = elements_into(n, size);
    if (around && most > elements_at_a_time(z->size)) most = elements_at_a_time(z->size);
    stream s;
    if (around) stream_open(&s, out);
    for (size_t from = 0, count; from < n; from += count) {
        count = n - from < most + BLOCK ? n - from : most;
        const operand x = elements_from(a, from), y = elements_from(b, from);
        do_part(task, count, &x, &y, &middle, results);
        char *const to = around ? stream_room(&s) : out + (ptrdiff_t)from * z->stride;
        run_any(task->out->by_isa[isa_in_use()], count, &middle, &none, &(operand){to, z->stride, z->size}, to);
        if (around) stream_send(&s, count * z->size);
    }
    if (around) stream_close(&s);
}

/* Runs a task that converts only results, if the arrays are contiguous; false if it cannot. */
IN_LINE bool run_simple_into(const joinery_task *task, size_t n, const char *a, ptrdiff_t a_stride, const char *b,
                             ptrdiff_t b_stride, char *out, ptrdiff_t out_stride) {
    if (!JOINERY_CONVERTS || !task->out || task->a || task->b) return false;
    const bool swapped = task->swapped;
    const char *const x = swapped ? b : a, *const y = swapped ? a : b;
    const ptrdiff_t x_stride = swapped ? b_stride : a_stride, y_stride = swapped ? a_stride : b_stride;
    const joinery_sizes size = task->kernel->size, converted = task->out->size;
    const size_t span = n * LARGER(size.most, converted.out);
    const bool simple = n - 1 < MOST_ELEMENTS && x && y && out && x_stride == (ptrdiff_t)size.a &&
                        y_stride == (ptrdiff_t)size.b && out_stride == (ptrdiff_t)converted.out &&
                        may_be(x, size.a, out, converted.out, span) && may_be(y, size.b, out, converted.out, span);
    const bool large = x != out && y != out && is_large(n, n * ((size_t)size.a + size.b + converted.out));
    if (simple && !large) run_plain_into(task->kernel, task->out, n, x, y, out);
    return simple && !large;
}

/* ---- Arrays of any number of dimensions ---- */

/*
 * An axis is a dimension of more than one element. Results with more than MOST_AXES would be larger than any array can
 * be.
 */
enum { MOST_AXES = sizeof(size_t) * CHAR_BIT - 1, MOST_ARRAYS = 4 };

typedef struct axis {
    size_t n;
    ptrdiff_t stride[MOST_ARRAYS];
} axis;

/* Arrays of one shape: the operands, then the results, whose strides decrease inward. */
typedef struct box {
    unsigned arrays, axes;
    const char *at[MOST_ARRAYS];
    size_t size[MOST_ARRAYS];
    axis axis[MOST_AXES];
} box;

/* An array from the caller, with a stride for each dimension. */
typedef struct array {
    const char *at;
    const ptrdiff_t *strides;
    size_t size;
} array;

STATIC bool is_empty(size_t dims, const size_t *shape) {
    for (size_t d = 0; d < dims; d++)
        if (shape[d] == 0) return true;
    return false;
}

/* Makes room for an axis along which results have that stride: they are in order of it. */
STATIC axis *insert_axis(box *b, ptrdiff_t stride) {
    const unsigned out = b->arrays - 1;
    unsigned d = b->axes++;
    for (; d > 0 && magnitude(b->axis[d - 1].stride[out]) < magnitude(stride); d--)
        b->axis[d] = b->axis[d - 1];
    return &b->axis[d];
}

/* Collects the axes of arrays that are not empty; false if there are too many. */
STATIC bool make_box(box *b, size_t dims, const size_t *shape, unsigned arrays, const array *given) {
    b->arrays = arrays, b->axes = 0;
    for (unsigned k = 0; k < arrays; k++)
        b->at[k] = given[k].at, b->size[k] = given[k].size;
    for (size_t d = 0; d < dims; d++) {
        if (shape[d] == 1) continue;
        if (b->axes == MOST_AXES) return false;
        axis *const more = insert_axis(b, given[arrays - 1].strides[d]);
        more->n = shape[d];
        for (unsigned k = 0; k < arrays; k++)
            more->stride[k] = given[k].strides[d];
    }
    return true;
}

/* Merges adjacent axes along which all arrays are contiguous. */
STATIC void join_axes(box *b) {
    unsigned joined = 0;
    for (unsigned d = 1; d < b->axes; d++) {
        axis *const outer = &b->axis[joined];
        const axis *const inner = &b->axis[d];
        bool joins = outer->n <= SIZE_MAX / inner->n;
        for (unsigned k = 0; k < b->arrays; k++)
            joins = joins && (size_t)outer->stride[k] == inner->n * (size_t)inner->stride[k];
        const size_t before = joins ? outer->n : 1;
        if (!joins) joined++;
        if (joined < d) b->axis[joined] = *inner;
        b->axis[joined].n *= before;
    }
    if (b->axes > 0) b->axes = joined + 1;
}

/* Reverses axes along which results have negative strides; false if there are none. */
STATIC bool turn_axes(box *b) {
    bool turned = false;
    for (unsigned d = 0; d < b->axes; d++) {
        axis *const x = &b->axis[d];
        if (x->stride[b->arrays - 1] > 0) continue;
        turned = true;
        for (unsigned k = 0; k < b->arrays; k++) {
            b->at[k] += (ptrdiff_t)(x->n - 1) * x->stride[k];
            x->stride[k] = -x->stride[k];
        }
    }
    return turned;
}

/* The lowest byte of an array, and one past the highest. */
typedef struct span {
    uintptr_t low, high;
} span;

/* Whether an array spans at most PTRDIFF_MAX bytes, and which. */
STATIC bool has_extent(const box *b, unsigned k, span *bytes) {
    size_t room = PTRDIFF_MAX - b->size[k], below = 0;
    for (unsigned d = 0; d < b->axes; d++) {
        const axis *const x = &b->axis[d];
        const size_t before = room;
        if (!takes(&room, x->n, magnitude(x->stride[k]))) return false;
        if (x->stride[k] < 0) below += before - room;
    }
    bytes->low = (uintptr_t)b->at[k] - below;
    bytes->high = bytes->low + (PTRDIFF_MAX - room);
    return true;
}

/* The size of the results' stride along axis d. */
static inline ptrdiff_t step_of(const box *b, unsigned d) {
    return (ptrdiff_t)magnitude(b->axis[d].stride[b->arrays - 1]);
}

/* The distance from the first to the last result along the axes inside axis d. */
STATIC ptrdiff_t reach_within(const box *b, unsigned d) {
    ptrdiff_t reach = 0;
    while (++d < b->axes)
        reach += (ptrdiff_t)(b->axis[d].n - 1) * step_of(b, d);
    return reach;
}

enum { MOST_STEPS = 1 << 16 };

/*
 * Whether -below < distance + sum(i[k] * step[k]) < above for some i[k] in -(n[k] - 1)..n[k] - 1, k >= d. With two axes
 * this takes at most about twice the smaller n. With more it could take very long, though not for slices of arrays, so
 * it gives up after MOST_STEPS and returns true.
 */
STATIC bool meet(const box *b, unsigned d, ptrdiff_t distance, size_t below, size_t above, unsigned *steps) {
    if (distance < 0) return meet(b, d, -distance, above, below, steps); /* The mirror image. */
    if (d == b->axes) return (size_t)distance < above;
    if (b->axes > 2 && (*steps)-- == 0) return true;
    const ptrdiff_t step = step_of(b, d), last = (ptrdiff_t)(b->axis[d].n - 1);
    if (d + 1 == b->axes) {
        const ptrdiff_t i = distance / step < last ? distance / step : last, rest = distance - i * step;
        return (size_t)rest < above || (i < last && (size_t)(step - rest) < below);
    }
    const ptrdiff_t reach = reach_within(b, d);
    const size_t back = ((size_t)distance + below + (size_t)reach - 1) / (size_t)step;
    for (ptrdiff_t i = back < (size_t)last ? -(ptrdiff_t)back : -last; i <= last; i++) {
        if (i * step >= (ptrdiff_t)above + reach - distance) return false;
        if (meet(b, d + 1, distance + i * step, below, above, steps)) return true;
    }
    return false;
}

/* Whether two results share memory. */
STATIC bool overlaps_itself(const box *b) {
    const size_t size = b->size[b->arrays - 1];
    unsigned steps = MOST_STEPS;
    for (unsigned d = 0; d < b->axes; d++) {
        const ptrdiff_t step = step_of(b, d), end = (ptrdiff_t)size + reach_within(b, d);
        for (ptrdiff_t i = 1; i < (ptrdiff_t)b->axis[d].n && i * step < end; i++)
            if (meet(b, d + 1, i * step, size, size, &steps)) return true;
    }
    return false;
}

/* Whether operand k overlaps the results without being exactly them. */
STATIC bool box_overlaps(const box *b, unsigned k, const span *bytes) {
    const unsigned out = b->arrays - 1;
    if (bytes[k].high <= bytes[out].low || bytes[out].high <= bytes[k].low) return false;
    bool same = b->at[k] == b->at[out] && b->size[k] == b->size[out], alike_sizes = true;
    for (unsigned d = 0; d < b->axes; d++) {
        same = same && b->axis[d].stride[k] == b->axis[d].stride[out];
        alike_sizes = alike_sizes && magnitude(b->axis[d].stride[k]) == magnitude(b->axis[d].stride[out]);
    }
    unsigned steps = MOST_STEPS;
    return !same &&
           (!alike_sizes || meet(b, 0, (ptrdiff_t)(bytes[k].low - bytes[out].low), b->size[k], b->size[out], &steps));
}

/* Checks the arrays of a box. */
STATIC joinery_status check_box(const box *b) {
    const unsigned out = b->arrays - 1;
    span bytes[MOST_ARRAYS];
    for (unsigned k = 0; k < b->arrays; k++)
        if (!b->at[k] || !has_extent(b, k, &bytes[k])) return JOINERY_BAD_ARGUMENT;
    for (unsigned d = 0; d < b->axes; d++)
        if (magnitude(b->axis[d].stride[out]) < b->size[out]) return JOINERY_BAD_ARGUMENT;
    if (overlaps_itself(b)) return JOINERY_BAD_ARGUMENT;
    for (unsigned k = 0; k < out; k++)
        if (box_overlaps(b, k, bytes)) return JOINERY_OVERLAP;
    return JOINERY_OK;
}

/* Makes a box of arrays that are not empty, and checks them. */
STATIC joinery_status box_of(box *b, size_t dims, const size_t *shape, unsigned arrays, const array *given) {
    if (!make_box(b, dims, shape, arrays, given)) return JOINERY_BAD_ARGUMENT;
    join_axes(b);
    const joinery_status status = check_box(b);
    if (status != JOINERY_OK) return status;
    if (turn_axes(b)) join_axes(b);
    return JOINERY_OK;
}

/*
 * ---- Arrays of any number of dimensions, row by row ----
 *
 * A row is all elements along the last axis of a box. Short rows, and rows with gaps, go through buffers that stay in
 * the nearest cache.
 */

/* Applies a task to n elements of operands v, with valid overlap only. `to` is where z begins. */
typedef void task_runner(const void *task, size_t n, const operand *v, const operand *z, char *to);

/* An operation on a box. If it is one kernel of at most two operands: the kernel, and whether they are exchanged. */
typedef struct operation {
    task_runner *run;
    const void *task;
    joinery_kernel *kernel;
    bool swapped;
} operation;

/* Copies rows of `chunk` bytes, which need not be a multiple of `size`, in moves of `size` bytes, a constant. */
IN_LINE void copy_rows_by(size_t size, char *to, ptrdiff_t to_stride, const char *from, ptrdiff_t from_stride,
                          size_t rows, size_t chunk) {
    for (; rows > 0; rows--, to += to_stride, from += from_stride) {
        for (size_t i = 0; i + size < chunk; i += size)
            memcpy(to + i, from + i, size);
        memcpy(to + chunk - size, from + chunk - size, size);
    }
}

OUT_OF_LINE void copy_rows(char *to, ptrdiff_t to_stride, const char *from, ptrdiff_t from_stride, size_t rows,
                           size_t chunk) {
    if (chunk >= 64)
        copy_rows_by(64, to, to_stride, from, from_stride, rows, chunk);
    else if (chunk >= 32)
        copy_rows_by(32, to, to_stride, from, from_stride, rows, chunk);
    else if (chunk >= 16)
        copy_rows_by(16, to, to_stride, from, from_stride, rows, chunk);
    else if (chunk >= 8)
        copy_rows_by(8, to, to_stride, from, from_stride, rows, chunk);
    else if (chunk >= 4)
        copy_rows_by(4, to, to_stride, from, from_stride, rows, chunk);
    else if (chunk >= 2)
        copy_rows_by(2, to, to_stride, from, from_stride, rows, chunk);
    else
        copy_rows_by(1, to, to_stride, from, from_stride, rows, chunk);
}

/* Fills rows of `bytes`, at least 16, each with copies of one element. */
STATIC void fill_rows(char *to, const char *from, size_t rows, ptrdiff_t row_stride, size_t size, size_t bytes) {
    char words[16];
    for (; rows > 0; rows--, to += bytes, from += row_stride) {
        broadcast(words, sizeof words, from, size);
        for (size_t i = 0; i + 16 < bytes; i += 16)
            memcpy(to + i, words, 16);
        memcpy(to + bytes - 16, words, 16);
    }
}

/* Copies rows of n elements to a buffer, without gaps. */
STATIC void take_rows(char *to, const char *from, size_t rows, ptrdiff_t row_stride, ptrdiff_t stride, size_t size,
                      size_t n) {
    const size_t bytes = n * size, all = rows * bytes, different = row_stride == 0 ? 1 : rows;
    if (stride == (ptrdiff_t)size)
        copy_rows(to, (ptrdiff_t)bytes, from, row_stride, different, bytes);
    else if (stride == 0 && bytes >= 16 && 16 % size == 0)
        fill_rows(to, from, different, row_stride, size, bytes);
    else
        gather_rows(to, from, different, row_stride, stride, size, n);
    for (size_t done = different * bytes; done < all; done *= 2)
        memcpy(to + done, to, done < all - done ? done : all - done);
}

/* Copies them back. */
STATIC void put_rows(char *to, size_t rows, ptrdiff_t row_stride, ptrdiff_t stride, const char *from, size_t size,
                     size_t n) {
    if (stride == (ptrdiff_t)size)
        copy_rows(to, row_stride, from, (ptrdiff_t)(n * size), rows, n * size);
    else
        scatter_rows(to, rows, row_stride, stride, from, size, n);
}

/* Whether an array is contiguous or constant along axis x, so that a kernel can read it. */
static inline bool is_smooth(const box *b, unsigned k, const axis *x) {
    return x->stride[k] == (ptrdiff_t)b->size[k] || x->stride[k] == 0;
}

STATIC unsigned count_smooth(const box *b, const axis *x) {
    unsigned count = 0;
    for (unsigned k = 0; k < b->arrays; k++)
        count += is_smooth(b, k, x);
    return count;
}

/* Moves an axis inward. */
STATIC void move_axis(box *b, unsigned from, unsigned to) {
    if (from == to) return;
    const axis moved = b->axis[from];
    for (; from < to; from++)
        b->axis[from] = b->axis[from + 1];
    b->axis[to] = moved;
}

/*
 * For an array that is not smooth along the last axis, the axis with the smallest stride, if a cache line holds several
 * of its elements; else the last axis.
 */
STATIC unsigned axis_across(const box *b, unsigned k) {
    const unsigned last = b->axes - 1;
    unsigned across = last;
    if (is_smooth(b, k, &b->axis[last])) return last;
    for (unsigned d = 0; d < last; d++) {
        const size_t step = magnitude(b->axis[d].stride[k]);
        if (step != 0 && step < LINE && step < magnitude(b->axis[across].stride[k])) across = d;
    }
    return across;
}

/*
 * Makes the axis along which most arrays are smooth the last one, so that rows are long and results in order. If an
 * array is transposed, makes its axis_across the one before, and returns true.
 */
STATIC bool order_axes(box *b) {
    const unsigned last = b->axes - 1;
    unsigned x = last;
    for (unsigned d = last; d-- > 0;)
        if (count_smooth(b, &b->axis[d]) > count_smooth(b, &b->axis[x])) x = d;
    move_axis(b, x, last);
    for (unsigned k = 0; k < b->arrays; k++) {
        const unsigned across = axis_across(b, k);
        if (across == last) continue;
        move_axis(b, across, last - 1);
        return true;
    }
    return false;
}

/* Iterates over the rows of a box; this is the next one. */
typedef struct walk {
    const char *at[MOST_ARRAYS];
    size_t index[MOST_AXES];
} walk;

STATIC void begin_walk(walk *w, const box *b) {
    memcpy(w->at, b->at, sizeof w->at);
    memset(w->index, 0, b->axes * sizeof *w->index);
}

/* The number of rows before the end of an axis, at most `most`. */
static inline size_t rows_ahead(const walk *w, const box *b, size_t most) {
    const size_t ahead = b->axis[b->axes - 2].n - w->index[b->axes - 2];
    return ahead < most ? ahead : most;
}

/* Advances by rows of one axis; false after the last row. */
STATIC bool walk_on(walk *w, const box *b, size_t rows) {
    for (unsigned d = b->axes - 1; d-- > 0; rows = 1) {
        const axis *const x = &b->axis[d];
        const bool wraps = w->index[d] + rows == x->n;
        const ptrdiff_t steps = (ptrdiff_t)(wraps ? rows - x->n : rows);
        for (unsigned k = 0; k < b->arrays; k++)
            w->at[k] += steps * x->stride[k];
        w->index[d] = wraps ? 0 : w->index[d] + rows;
        if (!wraps) return true;
    }
    return false;
}

/* Some rows of the arrays of a box. Those of `buffered` arrays are copied to buffers, one after the other. */
enum {
    SHORT_ROW = 512, /* Bytes. */
    STRIP = 16 * BLOCK,
    BUFFERS_BYTES = 4 * STREAM_BYTES,
    BUFFERS_ROOM = BUFFERS_BYTES - MOST_ARRAYS * LINE
};

typedef struct batch {
    const box *of;
    size_t n, most; /* Elements of a row, and the largest number of rows. */
    bool buffered[MOST_ARRAYS];
    char *buffer[MOST_ARRAYS];
    _Alignas(64) char buffers[BUFFERS_BYTES];
} batch;

STATIC size_t largest_size(const box *b) {
    size_t largest = 1;
    for (unsigned k = 0; k < b->arrays; k++)
        largest = LARGER(largest, b->size[k]);
    return largest;
}

/* The sum of the element sizes of buffered arrays, and the smallest. */
STATIC size_t buffered_size(const batch *r, const box *b, size_t *smallest) {
    size_t bytes = 0;
    for (unsigned k = 0; k < b->arrays; k++) {
        if (!r->buffered[k]) continue;
        bytes += b->size[k];
        if (b->size[k] < *smallest) *smallest = b->size[k];
    }
    return bytes;
}

/* Divides the buffers among arrays, for rows of up to n elements: for whole squares, if there is room for one. */
STATIC void begin_batch(batch *r, const box *b, size_t n) {
    size_t next = 0, smallest = SQUARE;
    const size_t bytes = buffered_size(r, b, &smallest), rows = BUFFERS_ROOM / (n * LARGER(bytes, 1)),
                 square = SQUARE / smallest;
    r->of = b, r->n = n, r->most = rows > square ? rows - rows % square : rows;
    for (unsigned k = 0; k < b->arrays; k++) {
        r->buffer[k] = r->buffers + next;
        if (r->buffered[k]) next += (r->most * n * b->size[k] + LINE - 1) / LINE * LINE;
    }
}

/*
 * The longest strip of which the buffers hold enough rows for a square. Long strips are prefetched better; lines of
 * transposed arrays stay in the second cache for the next rows.
 */
STATIC size_t strip_of(const batch *r, const box *b) {
    const size_t n = b->axis[b->axes - 1].n;
    size_t smallest = SQUARE;
    const size_t bytes = buffered_size(r, b, &smallest), most = BUFFERS_ROOM * smallest / (SQUARE * bytes);
    return n < most ? n : most > BLOCK ? most - most % BLOCK : most;
}

/* Copies `count` rows, from w and element `from` on, to the buffer of an operand, after `before` others. */
STATIC void take(batch *r, unsigned k, const walk *w, size_t from, size_t before, size_t count) {
    const axis *const x = &r->of->axis[r->of->axes - 1], *const y = x - 1;
    const size_t size = r->of->size[k];
    take_rows(r->buffer[k] + before * r->n * size, w->at[k] + (ptrdiff_t)from * x->stride[k], count, y->stride[k],
              x->stride[k], size, r->n);
}

/* Copies such rows of results back. `to` is where all results begin. */
STATIC void put(const batch *r, const walk *w, size_t from, size_t before, size_t count, char *to) {
    const box *const b = r->of;
    const axis *const x = &b->axis[b->axes - 1], *const y = x - 1;
    const unsigned out = b->arrays - 1;
    put_rows(to + (w->at[out] - b->at[out]) + (ptrdiff_t)from * x->stride[out], count, y->stride[out], x->stride[out],
             r->buffer[out] + before * r->n * b->size[out], b->size[out], r->n);
}

/* Row `row` of array k: in its buffer, or after w from element `from` on. */
STATIC operand rows_of(const batch *r, unsigned k, const walk *w, size_t from, size_t row) {
    const axis *const x = &r->of->axis[r->of->axes - 1], *const y = x - 1;
    const size_t size = r->of->size[k];
    if (r->buffered[k]) return (operand){r->buffer[k] + row * r->n * size, (ptrdiff_t)size, size};
    return (operand){w->at[k] + (ptrdiff_t)from * x->stride[k] + (ptrdiff_t)row * y->stride[k], x->stride[k], size};
}

/* Whether the rows of an array follow each other without gaps. */
STATIC bool is_whole(const box *b, unsigned k) {
    for (unsigned d = 1; d < b->axes; d++)
        if ((size_t)b->axis[d - 1].stride[k] != b->axis[d].n * (size_t)b->axis[d].stride[k]) return false;
    return true;
}

/* Whether all rows of an array are the same one. */
STATIC bool is_one_row(const box *b, unsigned k) {
    for (unsigned d = 0; d + 1 < b->axes; d++)
        if (b->axis[d].stride[k] != 0) return false;
    return true;
}

/* Whether results, which are whole, bypass the caches. They are no operand then. */
STATIC bool box_goes_around(const box *b) {
    const unsigned out = b->arrays - 1;
    const operand results = {b->at[out], b->axis[b->axes - 1].stride[out], b->size[out]};
    size_t n = 1;
    for (unsigned d = 0; d < b->axes; d++)
        n *= b->axis[d].n;
    for (unsigned k = 0; k < out; k++)
        if (b->at[k] == b->at[out]) return false;
    return goes_around(n, NULL, 0, &results);
}

/* Computes as many rows at a time as the buffers hold. */
STATIC void run_some_rows(const box *b, const operation *op, char *to) {
    const unsigned out = b->arrays - 1;
    bool wanted[MOST_ARRAYS], more = true, across = false;
    batch r;
    for (unsigned k = 0; k <= out; k++) {
        wanted[k] = r.buffered[k] = !is_whole(b, k);
        across = across || axis_across(b, k) + 1 < b->axes;
    }
    begin_batch(&r, b, b->axis[b->axes - 1].n);
    const bool around = !r.buffered[out] && box_goes_around(b);
    const size_t bytes = around   ? STREAM_BYTES
                         : across ? BUFFERS_BYTES
                                  : 2 * STREAM_BYTES; /* Of an array, in the nearest cache. */
    if (r.most > bytes / (r.n * largest_size(b))) r.most = bytes / (r.n * largest_size(b));
    if (r.most > BLOCK) r.most -= r.most % BLOCK; /* So the elements are whole blocks, however long rows are. */
    stream s;
    if (around) stream_open(&s, to);
    walk w, written;
    begin_walk(&w, b);
    begin_walk(&written, b);
    while (more) {
        operand v[MOST_ARRAYS];
        for (unsigned k = 0; k <= out; k++)
            v[k] = rows_of(&r, k, &w, 0, 0);
        char *const results = around            ? stream_room(&s)
                              : r.buffered[out] ? r.buffer[out]
                                                : to + (v[out].at - b->at[out]);
        v[out].at = results;
        size_t rows = 0;
        for (size_t count; more && rows < r.most; rows += count) {
            count = rows_ahead(&w, b, r.most - rows);
            for (unsigned k = 0; k < out; k++)
                if (wanted[k]) take(&r, k, &w, 0, rows, count);
            more = walk_on(&w, b, count);
        }
        op->run(op->task, rows * r.n, v, &v[out], results);
        if (around) stream_send(&s, rows * r.n * b->size[out]);
        for (size_t done = 0, count; r.buffered[out] && done < rows; done += count) {
            count = rows_ahead(&written, b, rows - done);
            put(&r, &written, 0, done, count, to);
            walk_on(&written, b, count);
        }
        for (unsigned k = 0; k < out; k++)
            wanted[k] = wanted[k] && !is_one_row(b, k); /* It is in the buffer already. */
    }
    if (around) stream_close(&s);
}

/* Computes row by row. */
STATIC void run_each_row(const box *b, const operation *op, char *to) {
    const unsigned out = b->arrays - 1;
    walk w;
    begin_walk(&w, b);
    do {
        operand v[MOST_ARRAYS];
        for (unsigned k = 0; k <= out; k++)
            v[k] = (operand){w.at[k], b->axis[b->axes - 1].stride[k], b->size[k]};
        op->run(op->task, b->axis[b->axes - 1].n, v, &v[out], to + (w.at[out] - b->at[out]));
    } while (walk_on(&w, b, 1));
}

/* Computes some rows at a time, strip by strip. Transposed arrays go through buffers. */
STATIC void run_tiles(const box *b, const operation *op, char *to) {
    const unsigned out = b->arrays - 1;
    const size_t n = b->axis[b->axes - 1].n;
    size_t count;
    batch r;
    walk w;
    for (unsigned k = 0; k <= out; k++)
        r.buffered[k] = axis_across(b, k) + 1 < b->axes;
    const size_t strip = strip_of(&r, b);
    begin_batch(&r, b, strip);
    begin_walk(&w, b);
    do {
        count = rows_ahead(&w, b, r.most);
        for (size_t from = 0; from < n; from += r.n) {
            r.n = n - from < strip ? n - from : strip;
            for (unsigned k = 0; k < out; k++)
                if (r.buffered[k]) take(&r, k, &w, from, 0, count);
            for (size_t row = 0; row < count; row++) {
                operand v[MOST_ARRAYS];
                for (unsigned k = 0; k <= out; k++)
                    v[k] = rows_of(&r, k, &w, from, row);
                char *const results =
                    r.buffered[out] ? r.buffer[out] + row * r.n * b->size[out] : to + (v[out].at - b->at[out]);
                op->run(op->task, r.n, v, &v[out], results);
            }
            if (r.buffered[out]) put(&r, &w, from, 0, count, to);
        }
    } while (walk_on(&w, b, count));
}

/*
 * Whether to compute each row where it is: none has gaps, is shorter than a block, or bypasses the caches. Where only
 * operands of a single row are not whole, and rows end with a part of a block, longer calls save more than copies cost.
 */
STATIC bool has_regular_rows(const box *b) {
    enum { LONG_ROW = 8 * BLOCK };
    const axis *const x = &b->axis[b->axes - 1];
    const unsigned out = b->arrays - 1;
    if (x->n < BLOCK || count_smooth(b, x) < b->arrays || (is_whole(b, out) && box_goes_around(b))) return false;
    bool regular = x->n % BLOCK == 0 || x->n >= LONG_ROW;
    for (unsigned k = 0; k < b->arrays; k++)
        regular = regular || !(is_whole(b, k) || (is_one_row(b, k) && x->stride[k]));
    return regular;
}

/* Computes such rows. */
STATIC void run_regular_rows(const box *b, const operation *op, char *to) {
    const axis *const x = &b->axis[b->axes - 1], *const y = x - 1;
    const unsigned out = b->arrays - 1, first = op->swapped,
                   second = out - 1 - first; /* The same if there is no other. */
    const bool two = out > 1;
    const ptrdiff_t row[] = {y->stride[first], two ? y->stride[second] : 0, y->stride[out]};
    const joinery_sizes size = {(joinery_size)b->size[first], two ? (joinery_size)b->size[second] : 0,
                                (joinery_size)b->size[out], 0};
    walk w;
    begin_walk(&w, b);
    do
        RUNNER(run_rows)
    (op->kernel, y->n, x->n, w.at[first], BLOCK * x->stride[first], w.at[second], two ? BLOCK * x->stride[second] : 0,
     to + (w.at[out] - b->at[out]), row, &size);
    while (walk_on(&w, b, y->n))
        ;
}

/*
 * Whether to compute several rows together: if they are so short that copying one is faster than a call, or if only
 * transposed arrays and operands of a single row have to be copied.
 */
STATIC bool does_some_rows(const box *b, bool tiles) {
    const size_t n = b->axis[b->axes - 1].n;
    if (n < BLOCK || (!tiles && n * largest_size(b) <= SHORT_ROW)) return true;
    for (unsigned k = 0; k < b->arrays; k++)
        if (!is_whole(b, k) && (k + 1 == b->arrays || !is_one_row(b, k)) && axis_across(b, k) + 1 == b->axes)
            return false;
    return n <= STRIP && 2 * n * largest_size(b) <= STREAM_BYTES;
}

/* Computes a box of more than one axis. */
STATIC void run_box(box *b, const operation *op, char *to) {
    const bool tiles = order_axes(b);
    if (op->kernel && has_regular_rows(b))
        run_regular_rows(b, op, to);
    else
        (does_some_rows(b, tiles) ? run_some_rows : tiles ? run_tiles : run_each_row)(b, op, to);
}

/* ---- Calls in any number of dimensions ---- */

/* The number of elements of arrays that are all contiguous in the order of dimensions, if it is small; else 0. */
STATIC size_t count_contiguous(size_t dims, const size_t *shape, unsigned arrays, const array *given) {
    size_t n = 1;
    for (size_t d = dims; d-- > 0;) {
        if (shape[d] == 1) continue;
        for (unsigned k = 0; k < arrays; k++)
            if (given[k].strides[d] != (ptrdiff_t)(n * given[k].size)) return 0;
        if (!are_small(n | shape[d])) return 0;
        n *= shape[d];
        if (n >= MOST_ELEMENTS) return 0;
    }
    return n;
}

/* Checks arrays, the results last, and applies `op` to them. `out` is where the results begin. */
STATIC joinery_status run_arrays(size_t dims, const size_t *shape, unsigned arrays, const array *given, char *out,
                                 const operation *op) {
    box b;
    operand v[MOST_ARRAYS];
    const size_t n = count_contiguous(dims, shape, arrays, given);
    if (n) {
        for (unsigned k = 0; k < arrays; k++)
            v[k] = (operand){given[k].at, (ptrdiff_t)given[k].size, given[k].size};
        operand z = v[arrays - 1];
        const joinery_status status = check_operands(n, v, arrays - 1, &z);
        if (status == JOINERY_OK) op->run(op->task, n, v, &z, out);
        return status;
    }
    if (is_empty(dims, shape)) return JOINERY_OK;
    const joinery_status status = box_of(&b, dims, shape, arrays, given);
    if (status != JOINERY_OK) return status;
    out += b.at[arrays - 1] - given[arrays - 1].at;
    if (b.axes > 1) {
        run_box(&b, op, out);
        return JOINERY_OK;
    }
    for (unsigned k = 0; k < arrays; k++)
        v[k] = (operand){b.at[k], b.axes ? b.axis[0].stride[k] : (ptrdiff_t)b.size[k], b.size[k]};
    op->run(op->task, b.axes ? b.axis[0].n : 1, v, &v[arrays - 1], out);
    return JOINERY_OK;
}

STATIC void do_binary(const void *given, size_t n, const operand *v, const operand *z, char *out) {
    const joinery_task *const task = given;
    const operand *const a = &v[task->swapped], *const b = &v[!task->swapped];
    if (JOINERY_CONVERTS && task->out)
        do_into(task, n, a, b, z, out);
    else
        do_part(task, n, a, b, z, out);
}

/* The kernel of a task that converts nothing; else NULL. */
static inline joinery_kernel *kernel_alone(const joinery_task *task) {
    return task->a || task->b || task->out ? NULL : task->kernel->by_isa[isa_in_use()];
}

OUT_OF_LINE joinery_status run_dimensions(const joinery_task *task, size_t dims, const size_t *shape, const char *a,
                                          const ptrdiff_t *a_strides, const char *b, const ptrdiff_t *b_strides,
                                          char *out, const ptrdiff_t *out_strides) {
    const array given[] = {{a, a_strides, operand_size(task, 0)},
                           {b, b_strides, operand_size(task, 1)},
                           {out, out_strides, result_size(task)}};
    return run_arrays(dims, shape, 3, given, out, &(operation){do_binary, task, kernel_alone(task), task->swapped});
}

OUT_OF_LINE joinery_status run_line(const joinery_task *task, size_t n, const char *a, ptrdiff_t a_stride,
                                    const char *b, ptrdiff_t b_stride, char *out, ptrdiff_t out_stride) {
    if (task->out) return run_dimensions(task, 1, &n, a, &a_stride, b, &b_stride, out, &out_stride);
    if (task->a || task->b) return joinery_run_stage(task, n, a, a_stride, b, b_stride, out, out_stride);
    return joinery_run(task->kernel, task->swapped, n, a, a_stride, b, b_stride, out, out_stride);
}

/* Runs a task in one dimension. */
IN_LINE joinery_status joinery_run_into(const joinery_task *task, size_t n, const char *a, ptrdiff_t a_stride,
                                        const char *b, ptrdiff_t b_stride, char *out, ptrdiff_t out_stride) {
    if (run_simple_into(task, n, a, a_stride, b, b_stride, out, out_stride)) return JOINERY_OK;
    return run_line(task, n, a, a_stride, b, b_stride, out, out_stride);
}

/* The stride of an array of one dimension. That of a single element does not matter. */
IN_LINE ptrdiff_t line_stride(size_t n, const ptrdiff_t *strides, size_t size) {
    return n == 1 ? (ptrdiff_t)size : strides[0];
}

/* Runs a task in any number of dimensions. */
IN_LINE joinery_status joinery_run_nd(const joinery_task *task, size_t dims, const size_t *shape, const char *a,
                                      const ptrdiff_t *a_strides, const char *b, const ptrdiff_t *b_strides, char *out,
                                      const ptrdiff_t *out_strides) {
    if (dims != 1 || shape[0] == 0)
        return run_dimensions(task, dims, shape, a, a_strides, b, b_strides, out, out_strides);
    const size_t n = shape[0];
    return joinery_run_into(task, n, a, line_stride(n, a_strides, operand_size(task, 0)), b,
                            line_stride(n, b_strides, operand_size(task, 1)), out,
                            line_stride(n, out_strides, result_size(task)));
}

STATIC void do_kernel(const void *given, size_t n, const operand *v, const operand *z, char *out) {
    const joinery_entry *const entry = given;
    const operand none = {v->at, 0, 0};
    run_two(entry->by_isa[isa_in_use()], n, (const operand[]){*v, none}, z, out);
}

/* Applies a kernel of one operand in any number of dimensions. */
OUT_OF_LINE joinery_status joinery_run_unary_nd(const joinery_entry *entry, size_t dims, const size_t *shape,
                                                const char *in, const ptrdiff_t *in_strides, char *out,
                                                const ptrdiff_t *out_strides) {
    const array given[] = {{in, in_strides, entry->size.a}, {out, out_strides, entry->size.out}};
    return run_arrays(dims, shape, 2, given, out, &(operation){do_kernel, entry, entry->by_isa[isa_in_use()], false});
}

/* a + alpha * b, with alpha already converted to the dtype of the product. */
typedef struct scaled_task {
    const joinery_task *product, *sum;
    operand alpha;
} scaled_task;

STATIC void do_scaled(const void *given, size_t n, const operand *v, const operand *z, char *out) {
    _Alignas(64) char buffer[STAGE_BYTES];
    const scaled_task *const task = given;
    const size_t size = task->alpha.size, most = elements_at_a_time(size);
    const operand middle = {buffer, (ptrdiff_t)size, size};
    for (size_t from = 0, count; from < n; from += count) {
        count = n - from < most ? n - from : most;
        const operand product[] = {task->alpha, elements_from(&v[1], from)};
        const operand sum[] = {elements_from(&v[0], from), middle}, part = elements_from(z, from);
        do_binary(task->product, count, product, &middle, buffer);
        do_binary(task->sum, count, sum, &part, out + (ptrdiff_t)from * z->stride);
    }
}

/* Computes a + alpha * b by the tasks of a product and of a sum. alpha has the dtype of the product. */
OUT_OF_LINE joinery_status joinery_run_scaled_nd(const joinery_task *product, const joinery_task *sum,
                                                 const char *alpha, size_t dims, const size_t *shape, const char *a,
                                                 const ptrdiff_t *a_strides, const char *b, const ptrdiff_t *b_strides,
                                                 char *out, const ptrdiff_t *out_strides) {
    const scaled_task task = {product, sum, {alpha, 0, result_size(product)}};
    const array given[] = {{a, a_strides, operand_size(sum, 0)},
                           {b, b_strides, operand_size(product, 1)},
                           {out, out_strides, result_size(sum)}};
    return run_arrays(dims, shape, 3, given, out, &(operation){do_scaled, &task, NULL, false});
}

/* ---- Operations on three operands ---- */

/* Applies a kernel to operands of any strides, a block at a time in buffers. */
STATIC void run_three_strided(joinery_ternary_kernel *kernel, size_t n, const operand v[3], const operand *out,
                              char *to) {
    _Alignas(64) char blocks[3][BUFFER], out_block[BUFFER];
    for (int i = 0; i < 3; i++)
        if (v[i].stride == 0) broadcast(blocks[i], BLOCK * v[i].size, v[i].at, v[i].size);
    for (size_t from = 0, count; from < n; from += count) {
        char *const at = to + (ptrdiff_t)from * out->stride;
        count = n - from < BLOCK ? n - from : BLOCK;
        const bool direct = contiguous(out) && count == BLOCK;
        kernel(block_of(&v[0], from, count, blocks[0]), 0, block_of(&v[1], from, count, blocks[1]), 0,
               block_of(&v[2], from, count, blocks[2]), 0, direct ? at : out_block, 1);
        if (!direct) scatter(at, out->stride, out_block, out->size, count);
    }
}

/* Applies a kernel to contiguous or scalar operands. */
static inline joinery_status run_three_flat(joinery_ternary_kernel *kernel, size_t n, const operand v[3],
                                            size_t out_size, char *out) {
    return (n < BLOCK ? RUNNER(run_three_short) : RUNNER(run_three_plain))(kernel, n, v, out_size, out);
}

/* Applies a kernel to operands that check_operands has accepted. */
STATIC void run_three(joinery_ternary_kernel *kernel, size_t n, const operand v[3], const operand *out, char *to) {
    bool spread = contiguous(out);
    for (int i = 0; i < 3; i++)
        spread = spread && is_flat(&v[i]);
    if (!JOINERY_FLAT && !spread)
        run_three_strided(kernel, n, v, out, to);
    else
        run_three_flat(kernel, n, v, out->size, to);
}

/* An operation on three operands: a kernel, the conversion of each operand, and that of results; NULL: there is none. */
typedef struct joinery_ternary_task {
    const joinery_ternary_entry *kernel;
    const joinery_entry *convert[3], *out;
} joinery_ternary_task;

static inline bool converts_operands(const joinery_ternary_task *task) {
    return task->convert[0] || task->convert[1] || task->convert[2];
}

/* Converts checked operands, which may exceed the caches, and applies a kernel. Results are not converted. */
STATIC void do_three(const joinery_ternary_task *task, size_t n, const operand *v, const operand *z, char *out) {
    _Alignas(64) char buffers[3][STAGE_BYTES];
    const size_t isa = isa_in_use();
    joinery_ternary_kernel *const kernel = task->kernel->by_isa[isa];
    const joinery_size *const size = task->kernel->size;
    const bool around = goes_around(n, v, 3, z);
    if (!around && !converts_operands(task)) {
        run_three(kernel, n, v, z, out);
        return;
    }
    const size_t most = elements_at_a_time(LARGER(LARGER(size[0], size[1]), LARGER(size[2], size[3])));
    source sources[3];
    stream s;
    if (around) stream_open(&s, out);
    for (int i = 0; i < 3; i++) {
        sources[i] = (source){v[i], kernel_in(task->convert[i], isa), size[i], NULL};
        begin(&sources[i], buffers[i]);
    }
    for (size_t from = 0, count; from < n; from += count) {
        count = n - from < most ? n - from : most;
        char *const to = around ? stream_room(&s) : out + (ptrdiff_t)from * z->stride;
        operand at[3];
        for (int i = 0; i < 3; i++)
            at[i] = elements_of(&sources[i], from, count);
        run_three(kernel, count, at, &(operand){to, z->stride, z->size}, to);
        if (around) stream_send(&s, count * z->size);
    }
    if (around) stream_close(&s);
}

/* The same with the conversion of results, a part at a time. */
STATIC void do_three_into(const joinery_ternary_task *task, size_t n, const operand *v, const operand *z, char *out) {
    _Alignas(64) char results[STAGE_BYTES];
    const size_t size = task->kernel->size[3], most = elements_at_a_time(size);
    const operand middle[] = {{results, (ptrdiff_t)size, size}, {results, 0, 0}};
    for (size_t from = 0, count; from < n; from += count) {
        count = n - from < most ? n - from : most;
        const operand part[] = {elements_from(&v[0], from), elements_from(&v[1], from), elements_from(&v[2], from)};
        const operand to = elements_from(z, from);
        do_three(task, count, part, &middle[0], results);
        run_two(kernel_in(task->out, isa_in_use()), count, middle, &to, out + (ptrdiff_t)from * z->stride);
    }
}

STATIC void do_ternary(const void *given, size_t n, const operand *v, const operand *z, char *out) {
    const joinery_ternary_task *const task = given;
    (task->out ? do_three_into : do_three)(task, n, v, z, out);
}

/* The element sizes of the caller's operand, and of the results. */
static inline size_t given_size(const joinery_ternary_task *task, int i) {
    return size_before(task->convert[i], task->kernel->size[i]);
}

static inline size_t ternary_result_size(const joinery_ternary_task *task) {
    return task->out ? task->out->size.out : task->kernel->size[3];
}

/* Checks n elements, and runs a task on them. */
OUT_OF_LINE joinery_status run_three_general(const joinery_ternary_task *task, size_t n, const char *x,
                                             ptrdiff_t x_stride, const char *y, ptrdiff_t y_stride, const char *z,
                                             ptrdiff_t z_stride, char *out, ptrdiff_t out_stride) {
    operand v[] = {
        {x, x_stride, given_size(task, 0)}, {y, y_stride, given_size(task, 1)}, {z, z_stride, given_size(task, 2)}};
    operand results = {out, out_stride, ternary_result_size(task)};
    if (!JOINERY_FLAT && !task->out && !converts_operands(task) && are_plain(n, v, 3, &results) &&
        !goes_around(n, v, 3, &results))
        return run_three_flat(task->kernel->by_isa[isa_in_use()], n, v, results.size, out);
    const joinery_status status = n ? check_operands(n, v, 3, &results) : JOINERY_OK;
    if (n && status == JOINERY_OK) do_ternary(task, n, v, &results, out);
    return status;
}

/* Runs a task in one dimension. */
IN_LINE joinery_status joinery_run_ternary(const joinery_ternary_task *task, size_t n, const char *x,
                                           ptrdiff_t x_stride, const char *y, ptrdiff_t y_stride, const char *z,
                                           ptrdiff_t z_stride, char *out, ptrdiff_t out_stride) {
    const joinery_size *const size = task->kernel->size;
    const size_t bytes = n * LARGER(LARGER(size[0], size[1]), LARGER(size[2], size[3]));
    const bool simple = !JOINERY_FLAT && !task->out && !converts_operands(task) && x_stride == (ptrdiff_t)size[0] &&
                        x && y_stride == (ptrdiff_t)size[1] && y && z_stride == (ptrdiff_t)size[2] && z &&
                        out_stride == (ptrdiff_t)size[3] && out && n - 1 < MOST_ELEMENTS / 2 &&
                        may_be(x, size[0], out, size[3], bytes) && may_be(y, size[1], out, size[3], bytes) &&
                        may_be(z, size[2], out, size[3], bytes) &&
                        !is_large(n, n * (size_t)(x_stride + y_stride + z_stride + out_stride));
    if (!simple || (has_rest(n) && (x == out || y == out || z == out)))
        return run_three_general(task, n, x, x_stride, y, y_stride, z, z_stride, out, out_stride);
    joinery_ternary_kernel *const kernel = task->kernel->by_isa[isa_in_use()];
    if (n < BLOCK) {
        const operand v[] = {{x, x_stride, size[0]}, {y, y_stride, size[1]}, {z, z_stride, size[2]}};
        return RUNNER(run_three_short)(kernel, n, v, size[3], out);
    }
    const ptrdiff_t last = (ptrdiff_t)(n - BLOCK);
    if (n % BLOCK)
        kernel(x + last * x_stride, 0, y + last * y_stride, 0, z + last * z_stride, 0, out + last * out_stride, 1);
    kernel(x, BLOCK * x_stride, y, BLOCK * y_stride, z, BLOCK * z_stride, out, n / BLOCK);
    return JOINERY_OK;
}

/* Runs a task in any number of dimensions. */
OUT_OF_LINE joinery_status joinery_run_ternary_nd(const joinery_ternary_task *task, size_t dims, const size_t *shape,
                                                  const char *x, const ptrdiff_t *x_strides, const char *y,
                                                  const ptrdiff_t *y_strides, const char *z, const ptrdiff_t *z_strides,
                                                  char *out, const ptrdiff_t *out_strides) {
    if (dims == 1 && shape[0])
        return joinery_run_ternary(task, shape[0], x, x_strides[0], y, y_strides[0], z, z_strides[0], out,
                                   out_strides[0]);
    const array given[] = {{x, x_strides, given_size(task, 0)},
                           {y, y_strides, given_size(task, 1)},
                           {z, z_strides, given_size(task, 2)},
                           {out, out_strides, ternary_result_size(task)}};
    return run_arrays(dims, shape, 4, given, out, &(operation){do_ternary, task, NULL, false});
}

/* ---- Checked conversions ---- */

/* The failures of a checked conversion: a bit for each element unless `failed` is null, and how many if `counts`. */
struct report {
    uint32_t *failed;
    bool counts;
    size_t count, first;
};

static inline size_t count_ones(uint64_t bits) {
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    return (size_t)(((bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f)) * UINT64_C(0x0101010101010101) >> 56);
}

/* The first failure in `words`, which begin with element `from`. There is one. */
STATIC size_t first_failure(const uint32_t *words, size_t from) {
    for (; *words == 0; words++)
        from += BLOCK;
    return from + count_ones((*words & (0 - *words)) - 1);
}

/* Counts the failures in `words`, which begin with element `from`. Usually there are none. */
STATIC void count_failures(struct report *report, const uint32_t *words, size_t blocks, size_t from) {
    uint64_t pairs[4];
    size_t done = 0, count = 0;
    for (; blocks - done >= 8; done += 8) {
        memcpy(pairs, words + done, sizeof pairs);
        if ((pairs[0] | pairs[1] | pairs[2] | pairs[3]) == 0) continue;
        count += count_ones(pairs[0]) + count_ones(pairs[1]) + count_ones(pairs[2]) + count_ones(pairs[3]);
    }
    for (; done < blocks; done++)
        count += words[done] ? count_ones(words[done]) : 0;
    if (count && report->count == 0) report->first = first_failure(words, from);
    report->count += count;
}

/* Reports the word of the block that begins with element `from`. */
STATIC void take_word(struct report *report, uint32_t word, size_t from) {
    if (report->failed) report->failed[from / BLOCK] = word;
    if (report->counts) count_failures(report, &word, 1, from);
}

/* The bits of the first n < BLOCK elements. */
static inline uint32_t lowest(uint32_t word, size_t n) {
    return word & ((UINT32_C(1) << n) - 1);
}

/* Converts elements of any strides, a block at a time in buffers. */
STATIC void check_strided(joinery_checked_kernel *kernel, size_t n, const operand *in, const operand *out, char *to,
                          struct report *report) {
    _Alignas(64) char in_block[BUFFER], out_block[BUFFER];
    uint32_t word;
    if (in->stride == 0) broadcast(in_block, BLOCK * in->size, in->at, in->size);
    for (size_t from = 0, count; from < n; from += count) {
        char *const at = to + (ptrdiff_t)from * out->stride;
        count = n - from < BLOCK ? n - from : BLOCK;
        const bool direct = contiguous(out) && count == BLOCK;
        kernel(block_of(in, from, count, in_block), 0, direct ? at : out_block, &word, 1);
        if (!direct) scatter(at, out->stride, out_block, out->size, count);
        take_word(report, count < BLOCK ? lowest(word, count) : word, from);
    }
}

/* Converts at least a block of contiguous or scalar elements. Kernels write words directly to `failed`. */
STATIC void check_spread(joinery_checked_kernel *kernel, size_t n, const operand *in, const operand *out, char *to,
                         struct report *report) {
    enum { WORDS = 256 };
    _Alignas(64) char in_block[BUFFER], out_block[BUFFER];
    uint32_t own[WORDS], last_word = 0;
    if (in->stride == 0) broadcast(in_block, BLOCK * in->size, in->at, in->size);
    const char *const at = in->stride == 0 ? in_block : in->at;
    const size_t blocks = n / BLOCK, rest = n % BLOCK, last = n - BLOCK, most = report->failed ? blocks : WORDS;
    const char *const last_in = at + (ptrdiff_t)last * in->stride;
    const bool in_place = at == to;
    if (rest && in_place)
        kernel(last_in, 0, out_block, &last_word, 1); /* Before the whole blocks change what it reads. */
    for (size_t done = 0, count; done < blocks; done += count) {
        uint32_t *const words = report->failed ? report->failed + done : own;
        const size_t from = done * BLOCK;
        count = blocks - done < most ? blocks - done : most;
        kernel(at + (ptrdiff_t)from * in->stride, BLOCK * in->stride, to + from * out->size, words, count);
        if (report->counts) count_failures(report, words, count, from);
    }
    if (!rest) return;
    if (in_place)
        copy_chunk(to + last * out->size, out_block, BLOCK * out->size);
    else
        kernel(last_in, 0, to + last * out->size, &last_word, 1);
    take_word(report, last_word >> (BLOCK - rest), n - rest);
}

/* Converts elements that check_operands has accepted. */
STATIC void check_any(joinery_checked_kernel *kernel, size_t n, const operand *in, const operand *out, char *to,
                      struct report *report) {
    if (!JOINERY_FLAT && !(contiguous(out) && is_flat(in)))
        check_strided(kernel, n, in, out, to, report);
    else if (n < BLOCK)
        take_word(report, RUNNER(check_short)(kernel, n, in, out->size, to), 0);
    else
        check_spread(kernel, n, in, out, to, report);
}

/* The same, with results that bypass the caches. */
STATIC void check_around(joinery_checked_kernel *kernel, size_t n, const operand *in, const operand *out, char *to,
                         struct report *report) {
    const size_t most = elements_at_a_time(LARGER(in->size, out->size));
    stream s;
    stream_open(&s, to);
    for (size_t from = 0, count; from < n; from += count) {
        count = n - from < most ? n - from : most;
        const operand x = {in->at + (ptrdiff_t)from * in->stride, in->stride, in->size};
        struct report part = {report->failed ? report->failed + from / BLOCK : NULL, report->counts, 0, count};
        check_any(kernel, count, &x, out, stream_room(&s), &part);
        stream_send(&s, count * out->size);
        if (part.count && report->count == 0) report->first = from + part.first;
        report->count += part.count;
    }
    stream_close(&s);
}

/* Whether elements of v may share memory with those bytes. */
STATIC bool meets(const operand *v, size_t n, const void *memory, size_t bytes) {
    uintptr_t low, high;
    extent(v, n, &low, &high);
    return low < (uintptr_t)memory + bytes && (uintptr_t)memory < high;
}

/* Converts n > 0 elements that check_operands has accepted. `check` is NULL if none can fail. */
STATIC void check_elements(const joinery_checked_entry *check, const joinery_entry *convert, size_t n,
                           const operand *in, const operand *out, char *to, struct report *report) {
    const size_t isa = isa_in_use();
    if (!check || (!report->failed && !report->counts)) {
        run_two(convert->by_isa[isa], n, (const operand[]){*in, {in->at, 0, 0}}, out, to);
        if (report->failed) memset(report->failed, 0, (n + BLOCK - 1) / BLOCK * sizeof *report->failed);
        return;
    }
    if (goes_around(n, in, 1, out))
        check_around(check->by_isa[isa], n, in, out, to, report);
    else
        check_any(check->by_isa[isa], n, in, out, to, report);
}

/* Converts n elements and reports which fail, like NAME_convert_checked. `check` is NULL if none can. */
OUT_OF_LINE joinery_status joinery_run_checked(const joinery_checked_entry *check, const joinery_entry *convert,
                                               size_t n, const char *in, ptrdiff_t in_stride, char *out,
                                               ptrdiff_t out_stride, uint32_t *failed, size_t *count, size_t *first) {
    struct report report = {failed, count || first, 0, n};
    if (n) {
        operand x = {in, in_stride, convert->size.a}, z = {out, out_stride, convert->size.out};
        const bool plain = !JOINERY_FLAT && are_plain(n, &x, 1, &z);
        const joinery_status status = plain ? JOINERY_OK : check_operands(n, &x, 1, &z);
        if (status != JOINERY_OK) return status;
        const size_t bytes = (n + BLOCK - 1) / BLOCK * sizeof *failed;
        if (failed && (meets(&x, n, failed, bytes) || meets(&z, n, failed, bytes))) return JOINERY_OVERLAP;
        check_elements(check, convert, n, &x, &z, out, &report);
    }
    if (count) *count = report.count;
    if (first) *first = report.first;
    return JOINERY_OK;
}

#endif
