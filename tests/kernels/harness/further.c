#include "further.h"
#include "facts.h"
#include "prefix.h"
#include SUBJECT_FACTS

#ifndef FACTS_FOR_EACH_UNARY_OP
#define FACTS_FOR_EACH_UNARY_OP(X)
#endif
#ifndef FACTS_FOR_EACH_TERNARY_OP
#define FACTS_FOR_EACH_TERNARY_OP(X)
#endif

/* Whether values are compared before they are rounded or truncated, and whether every NaN is in range. */
#ifndef FACTS_IN_RANGE
#define FACTS_IN_RANGE false, false
#endif

int subject_unary_op(enum ref_unary_op op) {
    switch (op) {
#define OP(IDENT, name, rule, kinds)                                                                                   \
    case REF_##IDENT:                                                                                                  \
        return (int)UPPER(IDENT);
        FACTS_FOR_EACH_UNARY_OP(OP)
#undef OP
    default:
        return -1;
    }
}

unsigned subject_unary_op_count(void) {
    return (unsigned)UPPER(UNARY_OP_COUNT);
}

bool subject_has_ternary_op(enum ref_ternary_op op) {
    switch (op) {
#define OP(IDENT, name)                                                                                                \
    case REF_##IDENT:                                                                                                  \
        return true;
        FACTS_FOR_EACH_TERNARY_OP(OP)
#undef OP
    default:
        return false;
    }
}

enum ref_status subject_unary_plan(enum ref_unary_op op, unsigned x, struct ref_unary_plan *plan) {
    return ref_unary_plan(op, subject_dtype(x), facts_of(ref_unary_op_name(op), x, 1, &x), plan);
}

enum ref_status subject_ternary_plan(enum ref_ternary_op op, const unsigned dtypes[REF_OPERANDS],
                                     struct ref_ternary_plan *plan) {
    const unsigned chooses = op == REF_WHERE;
    const struct ref_dtype *operands[REF_OPERANDS];
    LOWER(dtype) joined[REF_OPERANDS];
    for (unsigned i = 0; i < REF_OPERANDS; i++) {
        operands[i] = subject_dtype(dtypes[i]);
        joined[i] = prefix_value(dtypes[i]);
    }
    unsigned join =
        prefix_number(chooses ? LOWER(promote_types)(joined[1], joined[2]) : LOWER(result_type)(REF_OPERANDS, joined));
    struct ref_pair pair = facts_of(ref_ternary_op_name(op), join, REF_OPERANDS - chooses, dtypes + chooses);
    return ref_ternary_plan(op, operands, pair, plan);
}

enum subject_status subject_unary(unsigned op, size_t n, struct subject_operand x, void *out, ptrdiff_t out_stride) {
    return prefix_status(
        LOWER(unary)((LOWER(unary_op))op, n, prefix_value(x.dtype), x.elements, x.stride, out, out_stride));
}

enum subject_status subject_named_unary(enum ref_unary_op op, size_t n, struct subject_operand x, void *out,
                                        ptrdiff_t out_stride) {
    (void)n, (void)x, (void)out, (void)out_stride;
    switch (op) {
#define OP(IDENT, name, rule, kinds)                                                                                   \
    case REF_##IDENT:                                                                                                  \
        return prefix_status(LOWER(name)(n, prefix_value(x.dtype), x.elements, x.stride, out, out_stride));
        FACTS_FOR_EACH_UNARY_OP(OP)
#undef OP
    default:
        return SUBJECT_UNKNOWN_STATUS;
    }
}

enum subject_status subject_unary_nd(unsigned op, struct subject_shape shape, struct subject_array x,
                                     struct subject_array out) {
    return prefix_status(LOWER(unary_nd)((LOWER(unary_op))op, shape.dims, shape.n, prefix_value(x.dtype), x.elements,
                                         x.strides, out.elements, out.strides));
}

unsigned subject_unary_out_dtype(unsigned op, unsigned x) {
    return prefix_number(LOWER(unary_out_dtype)((LOWER(unary_op))op, prefix_value(x)));
}

subject_kernel *subject_find_unary(unsigned op, unsigned x, const char *isa) {
    return LOWER(find_unary)((LOWER(unary_op))op, prefix_value(x), isa);
}

enum subject_status subject_ternary(enum ref_ternary_op op, size_t n,
                                    const struct subject_operand operands[REF_OPERANDS], void *out,
                                    ptrdiff_t out_stride) {
    const struct subject_operand *x = operands;
    (void)n, (void)x, (void)out, (void)out_stride;
    switch (op) {
#define OP(IDENT, name)                                                                                                \
    case REF_##IDENT:                                                                                                  \
        return prefix_status(LOWER(name)(n, prefix_value(x[0].dtype), x[0].elements, x[0].stride,                      \
                                         prefix_value(x[1].dtype), x[1].elements, x[1].stride,                         \
                                         prefix_value(x[2].dtype), x[2].elements, x[2].stride, out, out_stride));
        FACTS_FOR_EACH_TERNARY_OP(OP)
#undef OP
    default:
        return SUBJECT_UNKNOWN_STATUS;
    }
}

enum subject_status subject_ternary_nd(enum ref_ternary_op op, struct subject_shape shape,
                                       const struct subject_array operands[REF_OPERANDS], struct subject_array out) {
    const struct subject_array *x = operands;
    (void)shape, (void)x, (void)out;
    switch (op) {
#define OP(IDENT, name)                                                                                                \
    case REF_##IDENT:                                                                                                  \
        return prefix_status(LOWER(name##_nd)(shape.dims, shape.n, prefix_value(x[0].dtype), x[0].elements,            \
                                              x[0].strides, prefix_value(x[1].dtype), x[1].elements, x[1].strides,     \
                                              prefix_value(x[2].dtype), x[2].elements, x[2].strides, out.elements,     \
                                              out.strides));
        FACTS_FOR_EACH_TERNARY_OP(OP)
#undef OP
    default:
        return SUBJECT_UNKNOWN_STATUS;
    }
}

/* The condition's dtype does not matter. */
#define RESULT_WHERE(x) LOWER(where_out_dtype)(prefix_value(x[1]), prefix_value(x[2]))
#define RESULT_CLIP(x)  LOWER(clip_out_dtype)(prefix_value(x[0]), prefix_value(x[1]), prefix_value(x[2]))

unsigned subject_ternary_result(enum ref_ternary_op op, const unsigned dtypes[REF_OPERANDS]) {
    (void)dtypes;
    switch (op) {
#define OP(IDENT, name)                                                                                                \
    case REF_##IDENT:                                                                                                  \
        return prefix_number(RESULT_##IDENT(dtypes));
        FACTS_FOR_EACH_TERNARY_OP(OP)
#undef OP
    default:
        return subject_no_dtype();
    }
}

subject_ternary_kernel *subject_find_ternary(enum ref_ternary_op op, unsigned dtype, const char *isa) {
    (void)dtype, (void)isa;
    switch (op) {
#define OP(IDENT, name)                                                                                                \
    case REF_##IDENT:                                                                                                  \
        return LOWER(find_##name)(prefix_value(dtype), isa);
        FACTS_FOR_EACH_TERNARY_OP(OP)
#undef OP
    default:
        return NULL;
    }
}

struct ref_check_rules subject_check_rules(void) {
    return (struct ref_check_rules){FACTS_VIA_F32, FACTS_IN_RANGE};
}

static LOWER(check) check_of(enum ref_check check) {
    if (check == REF_CHECK_COUNT) return (LOWER(check))100; /* out of range */
    return check == REF_SAME_VALUE ? UPPER(CHECK_SAME_VALUE) : UPPER(CHECK_IN_RANGE);
}

enum subject_status subject_convert_checked(enum ref_check check, size_t n, struct subject_operand from, unsigned to,
                                            void *out, ptrdiff_t out_stride, uint32_t *failed, size_t *count,
                                            size_t *first) {
    return prefix_status(LOWER(convert_checked)(check_of(check), n, prefix_value(from.dtype), from.elements,
                                                from.stride, prefix_value(to), out, out_stride, failed, count, first));
}

subject_checked_kernel *subject_find_convert_checked(enum ref_check check, unsigned from, unsigned to,
                                                     const char *isa) {
    return LOWER(find_convert_checked)(check_of(check), prefix_value(from), prefix_value(to), isa);
}
