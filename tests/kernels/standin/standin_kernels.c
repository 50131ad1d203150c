#include "standin_common.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- Meaning ---- */

static enum ref_status plan(standin_op op, standin_dtype a, standin_dtype b, struct ref_plan *made,
                            standin_dtype *result) {
    standin_dtype join = standin_promote_types(a, b), inexact = STANDIN_F32;
    if (fault("missing_promotion") && a == STANDIN_F32 && b == STANDIN_F16) join = STANDIN_NO_DTYPE;
    if (join == STANDIN_I64) inexact = STANDIN_F64;
    if (fault("inexact_by_operand") && a == STANDIN_I64) inexact = STANDIN_F32;
    struct ref_pair pair = {.boolean = describe(STANDIN_B), .inexact = describe(inexact)};
    if (join != STANDIN_NO_DTYPE) pair.join = describe(join);
    pair.via_f32 = !fault("correct_rounding");
    enum ref_status status = ref_plan((enum ref_op)op, describe(a), describe(b), pair, made);
    if (status != REF_OK) return status;
    *result = made->result == pair.boolean && join != STANDIN_B ? STANDIN_B : join;
    if (made->result == pair.inexact && made->result != pair.join) *result = inexact;
    if (op >= STANDIN_EQUAL && op <= STANDIN_GREATER_EQUAL) *result = STANDIN_B;
    if (op >= STANDIN_LOGICAL_AND && op <= STANDIN_LOGICAL_XOR) *result = STANDIN_B;
    if (fault("compare_in_join") && op == STANDIN_LESS && a == STANDIN_U8 && b == STANDIN_I64) {
        made->steps.count = 1;
        made->steps.list[0] = describe(STANDIN_U8);
    }
    return REF_OK;
}

standin_dtype standin_binary_result(standin_op op, standin_dtype a, standin_dtype b) {
    struct ref_plan made;
    standin_dtype result;
    if ((unsigned)op >= STANDIN_OP_COUNT || !is_dtype(a) || !is_dtype(b)) return STANDIN_NO_DTYPE;
    if (plan(op, a, b, &made, &result) != REF_OK) return STANDIN_NO_DTYPE;
    return fault("materialized_result") ? standin_dtype_materialize(result) : result;
}

/* A bit of a result spoiled, where its operands are such that one fault or another would show. */
static void spoil(const struct ref_plan *made, const unsigned char *x, const unsigned char *y, unsigned char *out) {
    float a, b, z;
    if (made->a->kind != REF_FLOAT || made->a->size != 4 || made->b->kind != REF_FLOAT || made->b->size != 4) return;
    memcpy(&a, x, 4);
    memcpy(&b, y, 4);
    if (fault("zero_sign") && made->op == REF_MAXIMUM && a == 0 && b == 0) memcpy(out, y, 4);
    if (fault("nan_ignored") && made->op == REF_MINIMUM && a != a) memcpy(out, y, 4);
    if (fault("flushed") && made->op == REF_MULTIPLY) {
        memcpy(&z, out, 4);
        if (fabsf(z) < 0x1p-126f) z = copysignf(0, z);
        memcpy(out, &z, 4);
    }
    if (fault("unordered") && made->op == REF_GREATER_EQUAL && (a != a || b != b)) *out = 1;
}

static void spoil_conversion(const struct ref_dtype *from, const struct ref_dtype *to, const unsigned char *in,
                             unsigned char *out) {
    uint32_t bits;
    if (fault("bool_byte") && from->kind == REF_BOOL && to->kind == REF_UINT && to->size == 1) *out = *in;
    if (from->kind == REF_FLOAT && from->size == 4) {
        memcpy(&bits, in, 4);
        if (fault("nan_wraps") && strcmp(to->name, "bf16") == 0) {
            uint16_t rounded = (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
            memcpy(out, &rounded, 2);
        }
        if (fault("saturated_low") && to->kind == REF_INT && to->size == 8 && bits == 0x5f000000)
            memcpy(out, "\0\0\0\0\0\0\0\200", 8);
    }
    if (fault("double_rounding") && from->kind == REF_INT && from->size == 8 && to->kind == REF_FLOAT &&
        to->size == 4) {
        int64_t integer;
        memcpy(&integer, in, 8);
        float twice = (float)(double)integer;
        memcpy(out, &twice, 4);
    }
}

static void compute(const struct ref_plan *made, size_t n, const unsigned char *x, const unsigned char *y,
                    unsigned char *out) {
    ref_binary(made, n, x, y, out);
    for (size_t i = 0; i < n && has_fault(); i++)
        spoil(made, x + i * made->a->size, y + i * made->b->size, out + i * made->result->size);
}

static void convert(const struct ref_dtype *from, const struct ref_dtype *to, size_t n, const unsigned char *in,
                    unsigned char *out) {
    ref_convert(from, to, !fault("correct_rounding"), n, in, out);
    for (size_t i = 0; i < n && has_fault(); i++)
        spoil_conversion(from, to, in + i * from->size, out + i * to->size);
}

/* ---- Kernels: one function, about what its thread found last ---- */

static _Thread_local struct {
    struct ref_plan plan;
    const struct ref_dtype *from, *to;
} found;

static void found_binary(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const unsigned char *x = a, *y = b;
    unsigned char *z = out;
    if (fault("step_ignored") && b_step == 0) b_step = (ptrdiff_t)(STANDIN_BLOCK * found.plan.b->size);
    for (size_t i = 0; i < blocks; i++, x += a_step, y += b_step, z += STANDIN_BLOCK * found.plan.result->size)
        compute(&found.plan, STANDIN_BLOCK, x, y, z);
}

static void found_convert(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const unsigned char *x = a;
    unsigned char *z = out;
    (void)b, (void)b_step;
    for (size_t i = 0; i < blocks; i++, x += a_step, z += STANDIN_BLOCK * found.to->size)
        convert(found.from, found.to, STANDIN_BLOCK, x, z);
}

standin_kernel *standin_find_kernel(standin_op op, standin_dtype a, standin_dtype b, const char *isa, bool *swapped) {
    standin_dtype result;
    if ((unsigned)op >= STANDIN_OP_COUNT || !is_dtype(a) || !is_dtype(b) || !is_isa(isa)) return NULL;
    if (fault("missing_kernel") && op == STANDIN_LESS && a == STANDIN_I8 && isa[0] == 'b') return NULL;
    *swapped = op == STANDIN_ADD && a > b; /* one kernel serves both orders */
    if (*swapped ? plan(op, b, a, &found.plan, &result) : plan(op, a, b, &found.plan, &result)) return NULL;
    if (fault("not_swapped")) *swapped = false;
    return found_binary;
}

standin_kernel *standin_find_convert(standin_dtype from, standin_dtype to, const char *isa) {
    if (!is_dtype(from) || !is_dtype(to) || !is_isa(isa)) return NULL;
    if (from == STANDIN_DATE || to == STANDIN_DATE) return NULL;
    found.from = describe(from);
    found.to = describe(to);
    return found_convert;
}

/* ---- The driver: gather, compute, scatter ---- */

standin_status standin_binary(standin_op op, size_t n, standin_dtype a_dtype, const void *a, ptrdiff_t a_stride,
                              standin_dtype b_dtype, const void *b, ptrdiff_t b_stride, void *out,
                              ptrdiff_t out_stride) {
    struct ref_plan made;
    standin_dtype result;
    if ((unsigned)op >= STANDIN_OP_COUNT || !is_dtype(a_dtype) || !is_dtype(b_dtype)) return STANDIN_BAD_ARGUMENT;
    if (n == 0 && fault("nothing_is_fine")) return STANDIN_OK;
    enum ref_status planned = plan(op, a_dtype, b_dtype, &made, &result);
    if (planned != REF_OK) return planned == REF_NO_PROMOTION ? STANDIN_NO_PROMOTION : STANDIN_NO_KERNEL;
    struct operand x = {made.a, a, a_stride}, y = {made.b, b, b_stride}, z = {made.result, out, out_stride};
    if (fault("scalar_left") && b_stride == 0) y.stride = (ptrdiff_t)made.b->size;
    standin_status status = arguments(n, (struct operand[]){x, y}, 2, z);
    if (status != STANDIN_OK && fault("writes_anyway") && n > 0 && out) *(unsigned char *)out ^= 1;
    if (status != STANDIN_OK || n == 0) return status;

    unsigned char *elements = malloc(n * (made.a->size + made.b->size + made.result->size));
    unsigned char *second = elements + n * made.a->size, *results = second + n * made.b->size;
    gather(n, x, elements);
    gather(n, y, second);
    compute(&made, n, elements, second, results);
    if (fault("tail") && n % STANDIN_BLOCK > 8) results[(n - 1) * made.result->size] ^= 1;
    scatter(n, results, made.result, out, out_stride);
    free(elements);
    at_the_ends(n, x, z);
    return STANDIN_OK;
}

standin_status standin_convert(size_t n, standin_dtype from, const void *in, ptrdiff_t in_stride, standin_dtype to,
                               void *out, ptrdiff_t out_stride) {
    if (!is_dtype(from) || !is_dtype(to)) return STANDIN_BAD_ARGUMENT;
    const struct ref_dtype *from_dtype = describe(from), *to_dtype = describe(to);
    if (from_dtype->kind == REF_ABSTRACT || to_dtype->kind == REF_ABSTRACT) return STANDIN_NO_KERNEL;
    struct operand x = {from_dtype, in, in_stride}, z = {to_dtype, out, out_stride};
    standin_status status = arguments(n, &x, 1, z);
    if (status != STANDIN_OK || n == 0) return status;

    unsigned char *elements = malloc(n * (from_dtype->size + to_dtype->size));
    unsigned char *results = elements + n * from_dtype->size;
    gather(n, x, elements);
    convert(from_dtype, to_dtype, n, elements, results);
    if (fault("negative_stride") && in_stride < 0 && n > 1) results[0] ^= 1;
    scatter(n, results, to_dtype, out, out_stride);
    free(elements);
    return STANDIN_OK;
}

#define OP(IDENT, name, rule, kinds)                                                                                   \
    standin_status standin_##name(size_t n, standin_dtype a_dtype, const void *a, ptrdiff_t a_stride,                  \
                                  standin_dtype b_dtype, const void *b, ptrdiff_t b_stride, void *out,                 \
                                  ptrdiff_t out_stride) {                                                              \
        standin_op op = fault("other_op") ? STANDIN_EQUAL : STANDIN_##IDENT;                                           \
        return standin_binary(op, n, a_dtype, a, a_stride, b_dtype, b, b_stride, out, out_stride);                     \
    }
REF_FOR_EACH_OP(OP)
#undef OP
