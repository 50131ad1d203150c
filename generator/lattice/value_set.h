/* What values a dtype has, and so what a conversion between two dtypes costs: by values alone, never by names. */
#ifndef JOINERY_LATTICE_VALUE_SET_H
#define JOINERY_LATTICE_VALUE_SET_H

#include <stdbool.h>
#include <stdint.h>

/* The one list of kinds of dtypes: X(ENUM, name, what it is). */
#define VAL_FOR_EACH_KIND(X)                                                                                           \
    X(BOOL, "bool", "False and true.")                                                                                 \
    X(INT, "int", "A signed integer of any width.")                                                                    \
    X(UINT, "uint", "An unsigned integer of any width.")                                                               \
    X(FLOAT, "float", "A binary float of any width.")                                                                  \
    X(COMPLEX, "complex", "Pairs of a float dtype.")                                                                   \
    X(FIXED, "fixed", "Signed fixed point.")                                                                           \
    X(OPAQUE, "opaque", "A C type of your own.")                                                                       \
    X(ABSTRACT, "abstract", "A name that takes part in tables and laws, and nothing else.")

typedef enum val_kind {
#define VAL_KIND_ENUM(ENUM, name, what) VAL_##ENUM,
    VAL_FOR_EACH_KIND(VAL_KIND_ENUM)
#undef VAL_KIND_ENUM
} val_kind;

/* The one list of the special values that a float may have: X(ENUM, name, which it has). */
#define VAL_FOR_EACH_SPECIAL(X)                                                                                        \
    X(IEEE, "ieee", "inf and NaN at the top exponent")                                                                 \
    X(FN, "fn", "no inf; NaN = all exponent and mantissa bits set")                                                    \
    X(FNUZ, "fnuz", "no inf, no -0; NaN = the bit pattern of -0")                                                      \
    X(FINITE, "none", "neither inf nor NaN")

typedef enum val_special {
#define VAL_SPECIAL_ENUM(ENUM, name, what) VAL_##ENUM,
    VAL_FOR_EACH_SPECIAL(VAL_SPECIAL_ENUM)
#undef VAL_SPECIAL_ENUM
} val_special;

/* Not in the enums, so that a `switch` over all of one needs no case for the count. */
#define VAL_COUNT_ONE(ENUM, name, what) +1
enum { VAL_KIND_COUNT = VAL_FOR_EACH_KIND(VAL_COUNT_ONE), VAL_SPECIAL_COUNT = VAL_FOR_EACH_SPECIAL(VAL_COUNT_ONE) };
#undef VAL_COUNT_ONE

/*
 * The set of values of a dtype, by the fields that its kind uses (specs/reference.md, "A dtype"):
 *   bool, int, uint   bits
 *   fixed             bits, fraction (value = integer / 2^fraction)
 *   float             is_signed (has a sign bit), exponent and mantissa bits, bias, special
 *   complex           the float fields of one part
 *   opaque, abstract  identity
 */
typedef struct val_set {
    val_kind kind;
    int bits;     /* of the whole dtype, both parts of a complex one; bool 1; 0 for opaque and abstract */
    int fraction; /* fixed */
    bool is_signed;
    int exponent, mantissa, bias;
    val_special special;
    int identity; /* which of those in its spec has these values, from 1; 0: that is not told */
} val_set;

/*
 * The one list of what a conversion can lose: X(ENUM, word); specs/laws.md, "What a promotion costs". Generated code has
 * them in this order, as bits of PREFIX_loss.
 */
#define VAL_FOR_EACH_LOSS(X)                                                                                           \
    X(ROUNDS, "rounds")                                                                                                \
    X(OVERFLOWS, "overflows")                                                                                          \
    X(SIGN, "sign")                                                                                                    \
    X(PART, "part")                                                                                                    \
    X(CATEGORY, "category")                                                                                            \
    X(UNKNOWN, "unknown")

enum {
#define VAL_LOSS_PLACE(ENUM, word) VAL_PLACE_OF_##ENUM,
    VAL_FOR_EACH_LOSS(VAL_LOSS_PLACE)
#undef VAL_LOSS_PLACE
        VAL_LOSS_COUNT
};

/* UNKNOWN is there alone. */
typedef enum val_loss {
#define VAL_LOSS_BIT(ENUM, word) VAL_LOSS_##ENUM = 1 << VAL_PLACE_OF_##ENUM,
    VAL_FOR_EACH_LOSS(VAL_LOSS_BIT)
#undef VAL_LOSS_BIT
        VAL_LOSS_DROPS = VAL_LOSS_SIGN | VAL_LOSS_PART
} val_loss;

/* A set of them. */
typedef unsigned val_losses;

/* "sign", by its place in the list; static text. */
const char *val_loss_name(int place);

/*
 * What can happen to values of `source` when they are converted to `target`, each to one of them at least.
 * VAL_LOSS_UNKNOWN where either is opaque or abstract, unless both are the same one, which loses nothing.
 */
val_losses val_conversion_losses(const val_set *source, const val_set *target);

/* The worst of a set of losses, from the best to the worst, and what cannot be told. The category counts for none. */
typedef enum val_cost { VAL_EXACT, VAL_ROUNDS, VAL_OVERFLOWS, VAL_DROPS, VAL_UNKNOWN } val_cost;

/* "exact"; static text. */
const char *val_cost_name(val_cost cost);

val_cost val_losses_cost(val_losses losses);

/* As a spec writes it: "float"; static text. */
const char *val_kind_name(val_kind kind);

/* What it is, as a sentence: "A binary float of any width."; static text. */
const char *val_kind_meaning(val_kind kind);

/* As a spec writes it: "fn", "none"; static text. */
const char *val_special_name(val_special special);

/* Which special values a float has: "inf and NaN at the top exponent"; static text. */
const char *val_special_meaning(val_special special);

/* The cost of val_conversion_losses(). */
val_cost val_conversion_cost(const val_set *source, const val_set *target);

/* True if two sets hold the same values for the reason that they are described alike. Not of opaque dtypes. */
bool val_set_equal(const val_set *a, const val_set *b);

/* True if `result` has more bits than both operands; false where any is opaque or abstract. */
bool val_wider(const val_set *a, const val_set *b, const val_set *result);

#endif
