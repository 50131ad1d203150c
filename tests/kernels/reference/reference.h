/* What every conversion and operation gives, to the bit: templates/numerics.md written down a second time, from the
 * text alone, with exact integer arithmetic, so that generated kernels have something to be held against. Slow on
 * purpose where slow is plainer. Arrays are contiguous and may have any alignment. */
#ifndef TESTS_KERNELS_REFERENCE_H
#define TESTS_KERNELS_REFERENCE_H

#include "dtype.h"
#include "ops.h"
#include <stddef.h>

#define REF_BIT(KIND) (1u << REF_##KIND)
#define REF_INTEGERS  (REF_BIT(INT) | REF_BIT(UINT))
#define REF_ORDERED   (REF_BIT(BOOL) | REF_INTEGERS | REF_BIT(FLOAT) | REF_BIT(FIXED) | REF_BIT(OPAQUE))
#define REF_NUMBERS   (REF_ORDERED | REF_BIT(COMPLEX))
#define REF_SIGNED    (1u << 31) /* but no unsigned floats */
#define REF_DIVIDED   (REF_INTEGERS | REF_BIT(FLOAT) | REF_BIT(OPAQUE) | REF_SIGNED)

enum ref_op {
#define REF_OP(IDENT, name, rule, kinds) REF_##IDENT,
    REF_FOR_EACH_OP(REF_OP)
#undef REF_OP
        REF_OP_COUNT
};

/* How the dtype of the computation and that of the result follow from the operands. */
enum ref_rule {
    REF_ARITHMETIC, /* computed in the join, which is the result */
    REF_DIVISION,   /* likewise, but bool and integers go on to the spec's inexact dtype */
    REF_COMPARISON, /* bool and integers by value, others in the join; the result is bool */
    REF_LOGIC       /* each operand to bool by its own dtype; the result is bool */
};

enum ref_status { REF_OK, REF_NO_PROMOTION, REF_NO_KERNEL };

const char *ref_op_name(enum ref_op op);

/* converted[i] = convert(elements[i]), by the rule for the two kinds. `via_f32`: the spec's rounding. False, and
 * nothing written, where there is no conversion (abstract dtypes). `converted` must not overlap `elements`. */
bool ref_convert(const struct ref_dtype *from, const struct ref_dtype *to, bool via_f32, size_t n, const void *elements,
                 void *converted);

/* Each operand is converted to these in turn; the op is applied in the last. */
struct ref_steps {
    const struct ref_dtype *list[3];
    int count;
};

/* What an op means for a pair of dtypes. Written by ref_plan, read by ref_binary. */
struct ref_plan {
    enum ref_op op;
    const struct ref_dtype *a, *b;
    struct ref_steps steps; /* none: integers, compared by value */
    const struct ref_dtype *compute, *result;
    bool via_f32, by_zero_is_ones;
};

/* What the spec says of the results of an op. */
enum ref_results {
    REF_BY_OP,  /* nothing */
    REF_GIVEN,  /* "floor" or "loops" */
    REF_MAPPED, /* a map from the join, or a domain */
    REF_INEXACT /* "inexact" */
};

/* The facts of a pair (or of one dtype, or of three) that only its spec knows. */
struct ref_pair {
    const struct ref_dtype *join; /* NULL: they have none */
    enum ref_results results;
    const struct ref_dtype *given;   /* the dtype that "floor", "loops" or a map leads to; NULL: none */
    const struct ref_dtype *inexact; /* what division computes bool and integers of that join in; NULL: nothing */
    const struct ref_dtype *boolean; /* the spec's `b`; NULL: it has none */
    const struct ref_dtype *part;    /* of one complex dtype: that of its parts; NULL: the spec has none */
    bool via_f32;
    bool by_zero_is_ones; /* of `by_zero` */
};

/* REF_OK, and the plan; otherwise why there is no kernel. `plan->result` is `pair.join`, `.given`, `.inexact` or
 * `.boolean`, the very pointer. */
enum ref_status ref_plan(enum ref_op op, const struct ref_dtype *a, const struct ref_dtype *b, struct ref_pair pair,
                         struct ref_plan *plan);

/* results[i] = op(a[i], b[i]) */
void ref_binary(const struct ref_plan *plan, size_t n, const void *a, const void *b, void *results);

/* Whether that is free: the sign of a NaN that copysign took from an operand that had to be converted. `b` is that one
 * element, and the two results differ. */
bool ref_may_differ(const struct ref_plan *plan, const void *b, const void *expected, const void *got);

/* Any NaN equals any other NaN of its dtype, a complex number by its parts; all else bit for bit. */
bool ref_equal(const struct ref_dtype *dtype, const void *x, const void *y);

/* The pattern of a real dtype's element, in the low bits: no more than the storage holds. */
uint64_t ref_load_pattern(unsigned size, const void *element);
void ref_store_pattern(unsigned size, uint64_t pattern, void *element);

#endif
