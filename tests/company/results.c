/* Every operation and conversion of company.lua over fixed elements, and a line with the hash of the results for each.
 * COMPANY_ISA chooses the instruction set; what is printed depends on nothing else. */
#include "company_kernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ELEMENTS = 259, LARGEST = 8, TURNS = 3 }; /* some whole blocks, and a part of one */

static unsigned char elements[COMPANY_DTYPE_COUNT][ELEMENTS * LARGEST];
static unsigned char results[ELEMENTS * LARGEST];

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size) {
    const unsigned char *byte = (const unsigned char *)bytes;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ byte[i]) * 1099511628211u;
    return hash;
}

static uint64_t random_state = 1;

static uint64_t random_word(void) {
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state;
}

/* Ends of integers, ones, zeros of both signs, infinities, NaN, subnormals, halfway cases: as the highest bits of an
 * element. */
static const uint64_t edges[] = {
    0x0000000000000000, 0x8000000000000000, 0x3f80000000000000, 0xbf80000000000000, 0x7f80000000000000,
    0xff80000000000000, 0x7fc0000000000000, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000,
    0x3ff0000000000000, 0xbff0000000000000, 0x7fffffffffffffff, 0xffffffffffffffff, 0x0000000100000000,
    0x4b00000100000000, 0x4f00000000000000, 0x5f00000000000000, 0x43e0000000000000, 0xc3e0000000000000,
    0x4340000000000001, 0x0000000000000001, 0x8000000000000001, 0x3f80800000000000, 0x3f81800000000000};

static void store_pattern(unsigned char *to, size_t size, uint64_t pattern) {
    const uint64_t word = size == 8 ? pattern : pattern >> (64 - 8 * size);
    const uint32_t half = (uint32_t)word;
    const uint16_t quarter = (uint16_t)word;
    const uint8_t byte = (uint8_t)word;
    memcpy(to,
           size == 8   ? (const void *)&word
           : size == 4 ? (const void *)&half
           : size == 2 ? (const void *)&quarter
                       : &byte,
           size);
}

static void fill(company_dtype dtype) {
    const size_t size = company_dtype_size(dtype);
    for (size_t i = 0; i < ELEMENTS; i++) {
        uint64_t pattern = i < sizeof edges / sizeof *edges ? edges[i] : random_word();
        if (i % 4 == 3) pattern = pattern >> 8 | 0x3f00000000000000; /* floats near 1 */
        if (company_dtype_get_kind(dtype) == COMPANY_KIND_BOOL) pattern = (pattern & 1) << 56;
        if (company_dtype_get_kind(dtype) == COMPANY_KIND_OPAQUE) pattern = pattern >> 20;
        if (company_dtype_get_kind(dtype) == COMPANY_KIND_COMPLEX) {
            store_pattern(elements[dtype] + i * size, size / 2, pattern);
            store_pattern(elements[dtype] + i * size + size / 2, size / 2, random_word() >> (i % 2 * 2));
        } else {
            store_pattern(elements[dtype] + i * size, size, pattern);
        }
    }
}

/* Which NaN a NaN is, is free: all of them become one. */
static void settle_part(unsigned char *part, size_t size) {
    uint32_t f32;
    uint64_t f64;
    uint16_t bf16;
    switch (size) {
    case 1: /* f8_e4m3fn */
        if ((*part & 0x7f) == 0x7f) *part = 0x7f;
        break;
    case 2:
        memcpy(&bf16, part, sizeof bf16);
        if ((bf16 & 0x7fff) > 0x7f80) memset(part, 0x7f, size);
        break;
    case 4:
        memcpy(&f32, part, sizeof f32);
        if ((f32 & 0x7fffffff) > 0x7f800000) memset(part, 0x7f, size);
        break;
    default:
        memcpy(&f64, part, sizeof f64);
        if ((f64 & 0x7fffffffffffffff) > 0x7ff0000000000000) memset(part, 0x7f, size);
    }
}

static uint64_t hash_results(uint64_t hash, company_status status, company_dtype dtype) {
    const uint32_t code = (uint32_t)status;
    const size_t size = company_dtype_size(dtype);
    const company_dtype_kind kind = company_dtype_get_kind(dtype);
    hash = hash_bytes(hash, &code, sizeof code);
    if (status != COMPANY_OK) return hash;
    const size_t part = kind == COMPANY_KIND_COMPLEX ? size / 2 : size;
    if (kind == COMPANY_KIND_FLOAT || kind == COMPANY_KIND_COMPLEX)
        for (size_t at = 0; at < ELEMENTS * size; at += part)
            settle_part(results + at, part);
    return hash_bytes(hash, results, ELEMENTS * size);
}

static ptrdiff_t stride_of(company_dtype dtype) {
    return (ptrdiff_t)company_dtype_size(dtype);
}

static void print(const char *label, uint64_t hash) {
    printf("%s %016llx\n", label, (unsigned long long)hash);
}

#define DTYPE(IDENT, name, ctype, size, kind) COMPANY_##IDENT,
static const company_dtype dtypes[] = {COMPANY_FOR_EACH_DTYPE(DTYPE)};
enum { COUNT = COMPANY_DTYPE_COUNT };

static const uint64_t start = 0xcbf29ce484222325; /* of FNV-1a */

/* The second operand begins somewhere else in each turn, so that each element meets others. */
static void binary(company_op op, const char *name) {
    static unsigned char turned[ELEMENTS * LARGEST];
    uint64_t hash = start;
    for (size_t a = 0; a < COUNT; a++)
        for (size_t b = 0; b < COUNT; b++)
            for (size_t turn = 0; turn < TURNS; turn++) {
                const company_dtype x = dtypes[a], y = dtypes[b];
                const size_t size = company_dtype_size(y), from = turn * 11 * size, whole = ELEMENTS * size;
                memcpy(turned, elements[y] + from, whole - from);
                memcpy(turned + whole - from, elements[y], from);
                hash = hash_results(hash,
                                    company_binary(op, ELEMENTS, x, elements[x], stride_of(x), y, turned, stride_of(y),
                                                   results, stride_of(company_binary_out_dtype(op, x, y))),
                                    company_binary_out_dtype(op, x, y));
            }
    print(name, hash);
}

static void unary(company_unary_op op, const char *name) {
    uint64_t hash = start;
    for (size_t a = 0; a < COUNT; a++) {
        const company_dtype x = dtypes[a], to = company_unary_out_dtype(op, x);
        hash =
            hash_results(hash, company_unary(op, ELEMENTS, x, elements[x], stride_of(x), results, stride_of(to)), to);
    }
    print(name, hash);
}

static void ternary(void) {
    uint64_t where = start, clip = start;
    for (size_t a = 0; a < COUNT; a++)
        for (size_t b = 0; b < COUNT; b++) {
            const company_dtype x = dtypes[a], y = dtypes[b], z = dtypes[(a + b) % COUNT];
            company_dtype to = company_where_out_dtype(x, y);
            where = hash_results(where,
                                 company_where(ELEMENTS, z, elements[z], stride_of(z), x, elements[x], stride_of(x), y,
                                               elements[y], stride_of(y), results, stride_of(to)),
                                 to);
            to = company_clip_out_dtype(x, y, z);
            clip = hash_results(clip,
                                company_clip(ELEMENTS, x, elements[x], stride_of(x), y, elements[y], stride_of(y), z,
                                             elements[z], stride_of(z), results, stride_of(to)),
                                to);
        }
    print("where", where);
    print("clip", clip);
}

static void conversions(void) {
    static uint32_t failed[(ELEMENTS + 31) / 32];
    uint64_t hash = start, checked = start;
    for (size_t a = 0; a < COUNT; a++)
        for (size_t b = 0; b < COUNT; b++) {
            const company_dtype x = dtypes[a], to = dtypes[b];
            hash = hash_results(
                hash, company_convert(ELEMENTS, x, elements[x], stride_of(x), to, results, stride_of(to)), to);
            const company_status status =
                company_convert_checked(COMPANY_CHECK_SAME_VALUE, ELEMENTS, x, elements[x], stride_of(x), to, results,
                                        stride_of(to), failed, NULL, NULL);
            checked = hash_results(checked, status, to);
            if (status == COMPANY_OK) checked = hash_bytes(checked, failed, sizeof failed);
        }
    print("convert", hash);
    print("convert_checked", checked);
}

int main(void) {
    for (size_t a = 0; a < COUNT; a++)
        fill(dtypes[a]);
    printf("isa %s\n", company_isa());
#define BINARY(IDENT, name) binary(COMPANY_##IDENT, name);
    COMPANY_FOR_EACH_OP(BINARY)
#define UNARY(IDENT, name) unary(COMPANY_##IDENT, name);
    COMPANY_FOR_EACH_UNARY_OP(UNARY)
    ternary();
    conversions();
    return 0;
}
