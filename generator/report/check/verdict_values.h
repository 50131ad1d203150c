/* Promotions that lose values, and those that are wider than they need be (specs/laws.md, "The verdict"). */
#ifndef JOINERY_REPORT_CHECK_VERDICT_VALUES_H
#define JOINERY_REPORT_CHECK_VERDICT_VALUES_H

#include "report/check/kind_groups.h"

/* The losses that a verdict is about; which of them is the sort of a group. */
enum { VERDICT_LOSSES = VAL_LOSS_OVERFLOWS | VAL_LOSS_DROPS };

typedef struct verdict_values {
    /* by operand and result: a strong operand that drops or overflows values; in the example it is c */
    kind_groups losses;
    /* by the operands; in the example, left is the result and right a narrower dtype that would do */
    kind_groups wider;
    uint64_t rounding; /* pairs in which a strong operand rounds, and none loses more */
    bool known;        /* false where no strong operands have known values */
} verdict_values;

/* Keeps that many witnesses of each group. The caller frees both lists of groups. */
verdict_values verdict_values_find(const analysis *analysis, size_t witnesses);

#endif
