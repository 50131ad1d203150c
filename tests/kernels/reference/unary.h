/* The operations on one operand. */
#ifndef TESTS_KERNELS_UNARY_H
#define TESTS_KERNELS_UNARY_H

#include "reference.h"

#define REF_VALUES (REF_INTEGERS | REF_BIT(FLOAT) | REF_BIT(COMPLEX) | REF_BIT(FIXED))

enum ref_unary_op {
#define REF_OP(IDENT, name, rule, kinds) REF_##IDENT,
    REF_FOR_EACH_UNARY_OP(REF_OP)
#undef REF_OP
        REF_UNARY_OP_COUNT
};

/* The result's dtype, and with "inexact" that of the computation. */
enum ref_unary_rule {
    REF_SAME,
    REF_PART,          /* of a complex dtype, that of its parts */
    REF_UNARY_INEXACT, /* as REF_DIVISION */
    REF_TRUTH          /* bool */
};

const char *ref_unary_op_name(enum ref_unary_op op);

struct ref_unary_plan {
    enum ref_unary_op op;
    const struct ref_dtype *x, *compute, *result;
    struct ref_steps steps; /* as far as `compute`, or f64 where that is opaque */
    bool via_f32;
};

/* As ref_plan. `pair.join` is x, and `pair.part` the dtype of the parts of what it is computed in, if that is complex.
 */
enum ref_status ref_unary_plan(enum ref_unary_op op, const struct ref_dtype *x, struct ref_pair pair,
                               struct ref_unary_plan *plan);

/* results[i] = op(x[i]) */
void ref_unary(const struct ref_unary_plan *plan, size_t n, const void *x, void *results);

#endif
