/* What an operation asks of dtypes, and whether those of a spec are enough for it to have any kernel. */
#ifndef JOINERY_SPEC_OP_RULE_H
#define JOINERY_SPEC_OP_RULE_H

#include "base/text.h"
#include "spec/spec.h"

/* From the entry of an operation in templates/kernels/ops.lua. */
typedef struct spec_op_rule {
    unsigned arity;         /* how many operands it has, 1 to 3 */
    unsigned kinds;         /* of the dtype that it is computed in: bits by val_kind */
    bool gives_bool;        /* its result is the spec's bool dtype */
    bool gives_part;        /* of a complex operand, its result is the dtype of the parts */
    bool divides_integers;  /* in another dtype, which `inexact` says; by default, as the spec may say otherwise */
    bool needs_join;        /* of its operands */
    bool needs_sign;        /* floats without a sign do not have it */
    bool compares_by_value; /* bool and integer operands, which need no join */
} spec_op_rule;

/*
 * The dtype of the result of an operation on one or two operands, by its rule and the spec's own. LAT_NONE where there
 * is none: the operands do not promote, or the operation is not for what they promote to.
 */
lat_id spec_op_result(const spec *of, const lat_promotion *promotion, const char *op, const spec_op_rule *rule,
                      const lat_id *operands);

/*
 * Whether an operation has a kernel for any dtypes. If not, appends why, as "WHAT|HINT" that begins with the
 * operation's name in quotes.
 */
bool spec_op_has_kernels(const spec *of, const char *op, const spec_op_rule *rule, text *why);

#endif
