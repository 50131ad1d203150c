/* The operations on three operands. */
#ifndef TESTS_KERNELS_TERNARY_H
#define TESTS_KERNELS_TERNARY_H

#include "reference.h"

enum ref_ternary_op {
#define REF_OP(IDENT, name) REF_##IDENT,
    REF_FOR_EACH_TERNARY_OP(REF_OP)
#undef REF_OP
        REF_TERNARY_OP_COUNT
};

const char *ref_ternary_op_name(enum ref_ternary_op op);

enum { REF_OPERANDS = 3 };

struct ref_ternary_plan {
    enum ref_ternary_op op;
    const struct ref_dtype *operands[REF_OPERANDS]; /* condition, a, b; or x, low, high */
    const struct ref_dtype *result;
    struct ref_steps steps; /* of the operands that are converted to a common dtype */
    bool via_f32;
};

/* As ref_plan. `pair.join` is that of a and b, or of x, low and high. */
enum ref_status ref_ternary_plan(enum ref_ternary_op op, const struct ref_dtype *const operands[REF_OPERANDS],
                                 struct ref_pair pair, struct ref_ternary_plan *plan);

/* results[i] = op(elements[0][i], elements[1][i], elements[2][i]) */
void ref_ternary(const struct ref_ternary_plan *plan, size_t n, const void *const elements[REF_OPERANDS],
                 void *results);

#endif
