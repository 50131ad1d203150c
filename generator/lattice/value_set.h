/*
 * What values a dtype has, and what a conversion between two of them therefore costs. Judged by value sets alone, never
 * by names.
 */
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
 * The set of values of a dtype. Integers and bool: `bits`. Fixed: `bits`, `fraction` (value = integer / 2^fraction).
 * Float: sign bit if `is_signed`, `exponent` and `mantissa` bits, `bias`, `special`. Complex: the float fields of a
 * part.
 */
typedef struct val_set {
    val_kind kind;
    int bits;     /* of the whole dtype, both parts of a complex; bool 1; 0 for opaque and abstract */
    int fraction; /* fixed */
    bool is_signed;
    int exponent, mantissa, bias;
    val_special special;
} val_set;

typedef enum val_cost { VAL_EXACT, VAL_ROUNDS, VAL_OVERFLOWS, VAL_DROPS, VAL_UNKNOWN } val_cost;

const char *val_cost_name(val_cost cost);       /* "exact" */
const char *val_kind_name(val_kind kind);       /* "float" */
const char *val_special_name(val_special kind); /* "fn", "none" */

/* The worst that can happen to a value of `from` on its way to `to` (contract: laws, "What a promotion costs"). */
val_cost val_conversion_cost(const val_set *from, const val_set *to);

/* True if `result` has more bits than both operands (false where any is opaque or abstract). */
bool val_wider(const val_set *a, const val_set *b, const val_set *result);

#endif
