/* What an operation asks of dtypes, and whether those of a spec are enough for it to have any kernel. */
#ifndef JOINERY_SPEC_OP_RULE_H
#define JOINERY_SPEC_OP_RULE_H

#include "base/text.h"
#include "spec/spec.h"

/* From the entry of an operation in templates/kernels/ops.lua. */
typedef struct spec_op_rule {
    unsigned kinds;         /* of the dtype that it is computed in: bits by val_kind */
    bool gives_bool;        /* its result is the spec's bool dtype */
    bool divides_integers;  /* in another dtype, which `inexact` says */
    bool needs_join;        /* of its operands */
    bool compares_by_value; /* bool and integer operands, which need no join */
} spec_op_rule;

/*
 * Whether an operation has a kernel for any pair of dtypes. If not, appends why, as "WHAT|HINT" that begins with the
 * operation's name in quotes.
 */
bool spec_op_has_kernels(const spec *of, const char *op, const spec_op_rule *rule, text *why);

#endif
