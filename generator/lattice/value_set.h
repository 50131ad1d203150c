/* What values a dtype has, and so what a conversion between two dtypes costs: by values alone, never by names. */
#ifndef JOINERY_LATTICE_VALUE_SET_H
#define JOINERY_LATTICE_VALUE_SET_H

#include <stdbool.h>
#include <stdint.h>

typedef enum val_kind {
    VAL_BOOL,
    VAL_INT,
    VAL_UINT,
    VAL_FLOAT,
    VAL_COMPLEX,
    VAL_FIXED,
    VAL_OPAQUE,
    VAL_ABSTRACT
} val_kind;

typedef enum val_special {
    VAL_IEEE,  /* inf and NaN at the top exponent */
    VAL_FN,    /* no inf; NaN = all exponent and mantissa bits set */
    VAL_FNUZ,  /* no inf, no -0; NaN = the bit pattern of -0 */
    VAL_FINITE /* "none": neither inf nor NaN */
} val_special;

/*
 * The set of values of a dtype, by the fields that its kind uses (specs/reference.md, "A dtype"):
 *   bool, int, uint   bits
 *   fixed             bits, fraction (value = integer / 2^fraction)
 *   float             is_signed (has a sign bit), exponent and mantissa bits, bias, special
 *   complex           the float fields of one part
 *   opaque, abstract  none
 */
typedef struct val_set {
    val_kind kind;
    int bits;     /* of the whole dtype, both parts of a complex one; bool 1; 0 for opaque and abstract */
    int fraction; /* fixed */
    bool is_signed;
    int exponent, mantissa, bias;
    val_special special;
} val_set;

/* From the best to the worst, and what cannot be told; specs/reference.md, "What a promotion costs". */
typedef enum val_cost { VAL_EXACT, VAL_ROUNDS, VAL_OVERFLOWS, VAL_DROPS, VAL_UNKNOWN } val_cost;

/* "exact"; static text. */
const char *val_cost_name(val_cost cost);

/* As a spec writes it: "float"; static text. */
const char *val_kind_name(val_kind kind);

/* As a spec writes it: "fn", "none"; static text. */
const char *val_special_name(val_special special);

/*
 * The worst that can happen to a value of `source` when it is converted to `target` (specs/reference.md, "What a
 * promotion costs"). VAL_UNKNOWN where either is opaque or abstract.
 */
val_cost val_conversion_cost(const val_set *source, const val_set *target);

/* True if `result` has more bits than both operands; false where any is opaque or abstract. */
bool val_wider(const val_set *a, const val_set *b, const val_set *result);

#endif
