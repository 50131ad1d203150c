#include "standin_common.h"

#include <stdlib.h>
#include <string.h>

static standin_dtype part_of(standin_dtype dtype) {
    return dtype == STANDIN_C64 ? STANDIN_F32 : dtype == STANDIN_C128 ? STANDIN_F64 : dtype;
}

/* What is computed, and the dtype that it gives. */
static enum ref_status plan(standin_unary_op op, standin_dtype x, struct ref_unary_plan *made, standin_dtype *result) {
    const standin_dtype inexact = x == STANDIN_I64 ? STANDIN_F64 : STANDIN_F32;
    struct ref_pair pair = {.join = describe(x),
                            .inexact = describe(inexact),
                            .boolean = describe(STANDIN_B),
                            .part = describe(part_of(x)),
                            .via_f32 = true};
    enum ref_status status = ref_unary_plan((enum ref_unary_op)op, describe(x), pair, made);
    if (status != REF_OK) return status;
    *result = x;
    if (made->result == pair.part && op != STANDIN_SIGN) *result = part_of(x);
    if (made->result == pair.inexact && made->result != pair.join) *result = inexact;
    if ((op >= STANDIN_SIGNBIT && op <= STANDIN_ISFINITE) || op == STANDIN_LOGICAL_NOT) *result = STANDIN_B;
    return REF_OK;
}

standin_dtype standin_unary_result(standin_unary_op op, standin_dtype dtype) {
    struct ref_unary_plan made;
    standin_dtype result;
    if ((unsigned)op >= STANDIN_UNARY_OP_COUNT || !is_dtype(dtype)) return STANDIN_NO_DTYPE;
    if (plan(op, dtype, &made, &result) != REF_OK) return STANDIN_NO_DTYPE;
    return fault("whole_result") ? dtype : result;
}

/* What a fault in arithmetic makes of a result. */
static void spoil(const struct ref_unary_plan *made, const unsigned char *x, unsigned char *out) {
    float value;
    if (made->x->kind != REF_FLOAT || made->x->size != 4) return;
    memcpy(&value, x, 4);
    if (fault("zero_is_negative") && made->op == REF_SIGN && value == 0) memcpy(out, x, 4);
    if (fault("half_away") && made->op == REF_ROUND && (value == 0.5F || value == 2.5F))
        value += 0.5F, memcpy(out, &value, 4);
}

static void compute(const struct ref_unary_plan *made, size_t n, const unsigned char *x, unsigned char *out) {
    ref_unary(made, n, x, out);
    for (size_t i = 0; i < n && has_fault(); i++)
        spoil(made, x + i * made->x->size, out + i * made->result->size);
}

static _Thread_local struct ref_unary_plan found;

static void found_unary(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const unsigned char *x = a;
    unsigned char *z = out;
    (void)b, (void)b_step;
    for (size_t i = 0; i < blocks; i++, x += a_step, z += STANDIN_BLOCK * found.result->size)
        compute(&found, STANDIN_BLOCK, x, z);
}

standin_kernel *standin_find_unary(standin_unary_op op, standin_dtype dtype, const char *isa) {
    standin_dtype result;
    if ((unsigned)op >= STANDIN_UNARY_OP_COUNT || !is_dtype(dtype) || !is_isa(isa)) return NULL;
    return plan(op, dtype, &found, &result) == REF_OK ? found_unary : NULL;
}

standin_status standin_unary(standin_unary_op op, size_t n, standin_dtype dtype, const void *in, ptrdiff_t in_stride,
                             void *out, ptrdiff_t out_stride) {
    struct ref_unary_plan made;
    standin_dtype result;
    if ((unsigned)op >= STANDIN_UNARY_OP_COUNT || !is_dtype(dtype)) return STANDIN_BAD_ARGUMENT;
    if (plan(op, dtype, &made, &result) != REF_OK) return STANDIN_NO_KERNEL;
    struct operand x = {made.x, in, in_stride}, z = {made.result, out, out_stride};
    standin_status status = arguments(n, &x, 1, z);
    if (status != STANDIN_OK || n == 0) return status;

    unsigned char *elements = malloc(n * (made.x->size + made.result->size));
    unsigned char *results = elements + n * made.x->size;
    gather(n, x, elements);
    compute(&made, n, elements, results);
    if (fault("unary_tail") && n % STANDIN_BLOCK > 8) results[(n - 1) * made.result->size] ^= 1;
    scatter(n, results, made.result, out, out_stride);
    free(elements);
    at_the_ends(n, x, z);
    return STANDIN_OK;
}

#define OP(IDENT, name, rule, kinds)                                                                                   \
    standin_status standin_##name(size_t n, standin_dtype dtype, const void *in, ptrdiff_t in_stride, void *out,       \
                                  ptrdiff_t out_stride) {                                                              \
        standin_unary_op op = fault("other_unary_op") ? STANDIN_LOGICAL_NOT : STANDIN_##IDENT;                         \
        return standin_unary(op, n, dtype, in, in_stride, out, out_stride);                                            \
    }
REF_FOR_EACH_UNARY_OP(OP)
#undef OP
