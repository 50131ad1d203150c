/* The dtype that an operation is computed in and gives, where a spec has a rule of its own for it. */
#ifndef JOINERY_LATTICE_RESULT_RULE_H
#define JOINERY_LATTICE_RESULT_RULE_H

#include "lattice/promotion.h"

/* The one list of forms: X(ENUM, name), as specs write them. */
#define LAT_FOR_EACH_RULE_FORM(X)                                                                                      \
    X(FLOOR, "floor")     /* the promotion of the operands and one dtype */                                            \
    X(LOOPS, "loops")     /* the first of a list that all operands promote to */                                       \
    X(INEXACT, "inexact") /* the join, and for bool and integers the dtype that they are divided in */

typedef enum lat_rule_form {
#define LAT_RULE_ENUM(ENUM, name) LAT_RULE_##ENUM,
    LAT_FOR_EACH_RULE_FORM(LAT_RULE_ENUM)
#undef LAT_RULE_ENUM
} lat_rule_form;

#define LAT_COUNT_RULE_FORM(ENUM, name) +1
enum { LAT_RULE_FORM_COUNT = LAT_FOR_EACH_RULE_FORM(LAT_COUNT_RULE_FORM), LAT_RULE_MOST_OPERANDS = 3 };
#undef LAT_COUNT_RULE_FORM

typedef struct lat_result_rule {
    lat_rule_form form;
    lat_id *dtypes; /* the floor alone, or the loops in their order; NULL for INEXACT */
    size_t count;
} lat_result_rule;

/* "floor"; static text. */
const char *lat_rule_form_name(lat_rule_form form);

/*
 * What 1 to LAT_RULE_MOST_OPERANDS operands are computed in by a rule of the form FLOOR or LOOPS; LAT_NONE where there
 * is nothing, for INEXACT, which is no matter of the promotion alone, and where an operand is LAT_NONE.
 */
lat_id lat_rule_result(const lat_promotion *promotion, const lat_result_rule *rule, const lat_id *operands,
                       size_t count);

#endif
