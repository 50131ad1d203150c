#include "standin_common.h"

#include <stdlib.h>
#include <string.h>

static bool has_check(standin_dtype from, standin_dtype to) {
    const enum ref_kind x = describe(from)->kind, y = describe(to)->kind;
    return x != REF_OPAQUE && x != REF_ABSTRACT && y != REF_OPAQUE && y != REF_ABSTRACT;
}

/* A byte for each element: whether it fails. */
static void check_elements(standin_check check, const struct ref_dtype *from, const struct ref_dtype *to, size_t n,
                           const unsigned char *elements, unsigned char *fails) {
    ref_check((enum ref_check)check, from, to, true, n, elements, fails);
    for (size_t i = 0; i < n && fault("rounded_end"); i++) { /* 2^31 is compared with the f32 nearest to 2^31 - 1 */
        float value;
        if (from->kind != REF_FLOAT || from->size != 4 || to->kind != REF_INT || to->size != 4) return;
        memcpy(&value, elements + 4 * i, 4);
        if (value == 0x1p31F) fails[i] = false;
    }
}

/* ---- Kernels: one function, about what its thread found last ---- */

static _Thread_local struct {
    standin_check check;
    const struct ref_dtype *from, *to;
} found;

static void found_checked(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const unsigned char *x = in;
    unsigned char *z = out, fails[STANDIN_BLOCK];
    for (size_t i = 0; i < blocks; i++, x += in_step, z += STANDIN_BLOCK * found.to->size) {
        check_elements(found.check, found.from, found.to, STANDIN_BLOCK, x, fails);
        ref_convert(found.from, found.to, true, STANDIN_BLOCK, x, z);
        failed[i] = 0;
        for (unsigned bit = 0; bit < STANDIN_BLOCK; bit++)
            failed[i] |= (uint32_t)fails[bit] << bit;
    }
}

standin_checked_kernel *standin_find_convert_checked(standin_check check, standin_dtype from, standin_dtype to,
                                                     const char *isa) {
    if ((unsigned)check > STANDIN_CHECK_IN_RANGE || !is_dtype(from) || !is_dtype(to) || !is_isa(isa)) return NULL;
    if (!has_check(from, to)) return NULL;
    found.check = check;
    found.from = describe(from);
    found.to = describe(to);
    return found_checked;
}

/* ---- Calls ---- */

/* Whether the words of failures share memory with an operand. */
static bool words_overlap(size_t n, const uint32_t *failed, struct operand x) {
    const uintptr_t low = (uintptr_t)failed, high = low + (n + 31) / 32 * 4;
    if (n == 1) x.stride = 0;
    const ptrdiff_t last = (ptrdiff_t)(n - 1) * x.stride;
    const uintptr_t start = (uintptr_t)x.start + (uintptr_t)(last < 0 ? last : 0);
    const uintptr_t end = (uintptr_t)x.start + (uintptr_t)(last > 0 ? last : 0) + x.dtype->size;
    return failed && start < high && low < end && !fault("words_overlap");
}

static void tell(size_t n, const unsigned char *fails, uint32_t *failed, size_t *count, size_t *first) {
    size_t failures = 0, earliest = n;
    for (size_t i = n; i-- > 0;)
        if (fails[i]) failures++, earliest = i;
    if (failed && !fault("words_kept")) memset(failed, 0, (n + 31) / 32 * 4);
    for (size_t i = 0; i < n && failed; i++)
        failed[i / 32] |= (uint32_t)fails[i] << i % 32;
    if (fault("bits_past") && failed && n % 32) failed[n / 32] |= UINT32_C(1) << n % 32;
    if (fault("first_in_block") && earliest < n) earliest %= 32;
    if (fault("counts_once") && failures > 32) failures--;
    if (count) *count = failures;
    if (first) *first = earliest;
}

standin_status standin_convert_checked(standin_check check, size_t n, standin_dtype from, const void *in,
                                       ptrdiff_t in_stride, standin_dtype to, void *out, ptrdiff_t out_stride,
                                       uint32_t *failed, size_t *count, size_t *first) {
    if ((unsigned)check > STANDIN_CHECK_IN_RANGE || !is_dtype(from) || !is_dtype(to)) return STANDIN_BAD_ARGUMENT;
    if (!has_check(from, to)) return STANDIN_NO_KERNEL;
    const struct ref_dtype *from_dtype = describe(from), *to_dtype = describe(to);
    struct operand x = {from_dtype, in, in_stride}, z = {to_dtype, out, out_stride};
    standin_status status = arguments(n, &x, 1, z);
    if (status == STANDIN_OK && n && (words_overlap(n, failed, x) || words_overlap(n, failed, z)))
        status = STANDIN_OVERLAP;
    if (status != STANDIN_OK && fault("counts_anyway") && count) *count = 0;
    if (status != STANDIN_OK) return status;
    if (n == 0) {
        if (count) *count = 0;
        if (first) *first = 0;
        return STANDIN_OK;
    }
    unsigned char *elements = malloc(n * (from_dtype->size + to_dtype->size + 1));
    unsigned char *results = elements + n * from_dtype->size, *fails = results + n * to_dtype->size;
    gather(n, x, elements);
    check_elements(check, from_dtype, to_dtype, n, elements, fails);
    ref_convert(from_dtype, to_dtype, true, n, elements, results);
    if (fault("kept_where_failed"))
        for (size_t i = 0; i < n; i++)
            if (fails[i]) memset(results + i * to_dtype->size, 0, to_dtype->size);
    scatter(n, results, to_dtype, out, out_stride);
    tell(n, fails, failed, count, first);
    free(elements);
    return STANDIN_OK;
}
