/* The reference as a shared library of plain functions, for other languages. */
#include "checked.h"
#include "ternary.h"
#include "unary.h"
#include "witness.h"

#include <string.h>

/* Whether there is such a conversion. */
int bridge_convert(const char *from, const char *to, int via_f32, size_t n, const void *elements, void *converted);

/* Whether there is such a check: "same_value" or "in_range"; `exact` and `nan` as in struct ref_check_rules. */
int bridge_check(const char *check, const char *from, const char *to, int via_f32, int exact, int nan, size_t n,
                 const void *elements, unsigned char *failed);

/* What a spec says of an op's operands: dtypes by name, each of which may be null. */
struct bridge_facts {
    const char *join, *inexact, *part;
};

/* 0, or why there is no kernel (enum ref_status); -1: no such op. One operand (of which `facts->join` is the dtype),
 * two or three, by how many names there are before a null. */
int bridge_apply(const char *op, const char *const dtypes[3], const struct bridge_facts *facts, size_t n,
                 const void *const elements[3], void *results);

static const struct ref_dtype *dtype_or_none(const char *name) {
    return name ? witness_dtype(name) : NULL;
}

int bridge_convert(const char *from, const char *to, int via_f32, size_t n, const void *elements, void *converted) {
    return ref_convert(dtype_or_none(from), dtype_or_none(to), via_f32 != 0, n, elements, converted);
}

int bridge_check(const char *check, const char *from, const char *to, int via_f32, int exact, int nan, size_t n,
                 const void *elements, unsigned char *failed) {
    const struct ref_check_rules rules = {via_f32 != 0, exact != 0, nan != 0};
    for (int i = 0; i < REF_CHECK_COUNT; i++)
        if (strcmp(ref_check_name((enum ref_check)i), check) == 0)
            return ref_check((enum ref_check)i, dtype_or_none(from), dtype_or_none(to), rules, n, elements, failed);
    return 0;
}

static int apply_unary(enum ref_unary_op op, const struct ref_dtype *x, struct ref_pair pair, size_t n,
                       const void *elements, void *results) {
    struct ref_unary_plan plan;
    enum ref_status status = ref_unary_plan(op, x, pair, &plan);
    if (status == REF_OK) ref_unary(&plan, n, elements, results);
    return (int)status;
}

static int apply_binary(enum ref_op op, const struct ref_dtype *const dtypes[], struct ref_pair pair, size_t n,
                        const void *const elements[], void *results) {
    struct ref_plan plan;
    enum ref_status status = ref_plan(op, dtypes[0], dtypes[1], pair, &plan);
    if (status == REF_OK) ref_binary(&plan, n, elements[0], elements[1], results);
    return (int)status;
}

static int apply_ternary(enum ref_ternary_op op, const struct ref_dtype *const dtypes[], struct ref_pair pair, size_t n,
                         const void *const elements[], void *results) {
    struct ref_ternary_plan plan;
    enum ref_status status = ref_ternary_plan(op, dtypes, pair, &plan);
    if (status == REF_OK) ref_ternary(&plan, n, elements, results);
    return (int)status;
}

int bridge_apply(const char *op, const char *const names[3], const struct bridge_facts *facts, size_t n,
                 const void *const elements[3], void *results) {
    const struct ref_dtype *dtypes[] = {dtype_or_none(names[0]), dtype_or_none(names[1]), dtype_or_none(names[2])};
    struct ref_pair pair = {.join = dtype_or_none(facts->join), .inexact = dtype_or_none(facts->inexact)};
    pair.part = dtype_or_none(facts->part);
    pair.boolean = ref_well_known("b");
    for (int i = 0; !dtypes[1] && i < REF_UNARY_OP_COUNT; i++)
        if (strcmp(ref_unary_op_name((enum ref_unary_op)i), op) == 0)
            return apply_unary((enum ref_unary_op)i, dtypes[0], pair, n, elements[0], results);
    for (int i = 0; dtypes[1] && !dtypes[2] && i < REF_OP_COUNT; i++)
        if (strcmp(ref_op_name((enum ref_op)i), op) == 0)
            return apply_binary((enum ref_op)i, dtypes, pair, n, elements, results);
    for (int i = 0; dtypes[2] && i < REF_TERNARY_OP_COUNT; i++)
        if (strcmp(ref_ternary_op_name((enum ref_ternary_op)i), op) == 0)
            return apply_ternary((enum ref_ternary_op)i, dtypes, pair, n, elements, results);
    return -1;
}
