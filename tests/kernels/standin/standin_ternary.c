#include "standin_common.h"

#include <stdlib.h>
#include <string.h>

/* The operands of a call: c, a and b, or x, lo and hi. */
struct operands {
    standin_dtype dtypes[REF_OPERANDS];
    const void *at[REF_OPERANDS];
    ptrdiff_t strides[REF_OPERANDS];
};

static standin_dtype join_of(enum ref_ternary_op op, const standin_dtype dtypes[REF_OPERANDS]) {
    return op == REF_WHERE ? standin_promote_types(dtypes[1], dtypes[2]) : standin_result_type(REF_OPERANDS, dtypes);
}

/* What is computed; STANDIN_OK, or why nothing is. */
static standin_status plan(enum ref_ternary_op op, const standin_dtype dtypes[REF_OPERANDS],
                           struct ref_ternary_plan *made) {
    const struct ref_dtype *operands[REF_OPERANDS];
    for (int i = 0; i < REF_OPERANDS; i++) {
        if (!is_dtype(dtypes[i])) return STANDIN_BAD_ARGUMENT;
        operands[i] = describe(dtypes[i]);
    }
    const standin_dtype join = join_of(op, dtypes);
    struct ref_pair pair = {
        .join = join == STANDIN_NO_DTYPE ? NULL : describe(join), .boolean = describe(STANDIN_B), .via_f32 = true};
    switch (ref_ternary_plan(op, operands, pair, made)) {
    case REF_OK:
        return STANDIN_OK;
    case REF_NO_PROMOTION:
        return STANDIN_NO_PROMOTION;
    default:
        return STANDIN_NO_KERNEL;
    }
}

static standin_dtype result(enum ref_ternary_op op, const standin_dtype dtypes[REF_OPERANDS]) {
    struct ref_ternary_plan made;
    return plan(op, dtypes, &made) == STANDIN_OK ? join_of(op, dtypes) : STANDIN_NO_DTYPE;
}

static void compute(const struct ref_ternary_plan *made, size_t n, const unsigned char *const elements[REF_OPERANDS],
                    unsigned char *results) {
    const void *at[REF_OPERANDS] = {elements[0], elements[1], elements[2]};
    if (fault("bounds_exchanged") && made->op == REF_CLIP && made->operands[1] == made->operands[2])
        at[1] = elements[2], at[2] = elements[1];
    ref_ternary(made, n, at, results);
    const unsigned size = made->result->size;
    for (size_t i = 0; i < n && fault("condition_is_bit") && made->op == REF_WHERE; i++)
        if (made->operands[0]->kind == REF_BOOL && (elements[0][i] & 1) == 0 && made->operands[2] == made->result)
            memcpy(results + i * size, elements[2] + i * size, size);
}

/* ---- Kernels: one function, about what its thread found last ---- */

static _Thread_local struct ref_ternary_plan found;

static void found_ternary(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, const void *c,
                          ptrdiff_t c_step, void *out, size_t blocks) {
    const unsigned char *at[REF_OPERANDS] = {a, b, c};
    unsigned char *z = out;
    for (size_t i = 0; i < blocks; i++, z += STANDIN_BLOCK * found.result->size) {
        compute(&found, STANDIN_BLOCK, at, z);
        at[0] += a_step, at[1] += b_step, at[2] += c_step;
    }
}

static standin_ternary_kernel *find(enum ref_ternary_op op, standin_dtype dtype, const char *isa) {
    const standin_dtype dtypes[] = {op == REF_WHERE ? STANDIN_B : dtype, dtype, dtype};
    return is_isa(isa) && plan(op, dtypes, &found) == STANDIN_OK ? found_ternary : NULL;
}

standin_ternary_kernel *standin_find_where(standin_dtype dtype, const char *isa) {
    return find(REF_WHERE, dtype, isa);
}

standin_ternary_kernel *standin_find_clip(standin_dtype dtype, const char *isa) {
    return find(REF_CLIP, dtype, isa);
}

/* ---- Calls ---- */

static standin_status call(enum ref_ternary_op op, size_t n, const struct operands *operands, void *out,
                           ptrdiff_t out_stride) {
    struct ref_ternary_plan made;
    standin_status status = plan(op, operands->dtypes, &made);
    if (status != STANDIN_OK) return status;
    struct operand inputs[REF_OPERANDS], z = {made.result, out, out_stride};
    for (int i = 0; i < REF_OPERANDS; i++) {
        inputs[i] = (struct operand){made.operands[i], operands->at[i], operands->strides[i]};
        if (fault("third_scalar") && i == 2 && inputs[i].stride == 0)
            inputs[i].stride = (ptrdiff_t)made.operands[i]->size;
    }
    status = arguments(n, inputs, fault("third_overlap") && operands->at[2] ? 2 : REF_OPERANDS, z);
    if (status != STANDIN_OK || n == 0) return status;

    unsigned char *elements[REF_OPERANDS], *results = malloc(n * made.result->size);
    for (int i = 0; i < REF_OPERANDS; i++) {
        elements[i] = malloc(n * made.operands[i]->size);
        gather(n, inputs[i], elements[i]);
    }
    compute(&made, n, (const unsigned char *const *)elements, results);
    if (fault("ternary_tail") && n % STANDIN_BLOCK > 8) results[(n - 1) * made.result->size] ^= 1;
    scatter(n, results, made.result, out, out_stride);
    for (int i = 0; i < REF_OPERANDS; i++)
        free(elements[i]);
    free(results);
    at_the_ends(n, inputs[0], z);
    return STANDIN_OK;
}

standin_status standin_where(size_t n, standin_dtype c_dtype, const void *c, ptrdiff_t c_stride, standin_dtype a_dtype,
                             const void *a, ptrdiff_t a_stride, standin_dtype b_dtype, const void *b,
                             ptrdiff_t b_stride, void *out, ptrdiff_t out_stride) {
    const struct operands operands = {{c_dtype, a_dtype, b_dtype}, {c, a, b}, {c_stride, a_stride, b_stride}};
    return call(REF_WHERE, n, &operands, out, out_stride);
}

standin_status standin_clip(size_t n, standin_dtype x_dtype, const void *x, ptrdiff_t x_stride, standin_dtype lo_dtype,
                            const void *lo, ptrdiff_t lo_stride, standin_dtype hi_dtype, const void *hi,
                            ptrdiff_t hi_stride, void *out, ptrdiff_t out_stride) {
    const struct operands operands = {{x_dtype, lo_dtype, hi_dtype}, {x, lo, hi}, {x_stride, lo_stride, hi_stride}};
    return call(REF_CLIP, n, &operands, out, out_stride);
}

standin_dtype standin_where_result(standin_dtype a, standin_dtype b) {
    return result(REF_WHERE, (const standin_dtype[]){STANDIN_B, a, b});
}

standin_dtype standin_clip_result(standin_dtype x, standin_dtype lo, standin_dtype hi) {
    return result(REF_CLIP, (const standin_dtype[]){x, lo, hi});
}
