/*
 * The operations that joinery has kernels of, as data: what the table in templates/kernels/ops.lua says of each. It is
 * read first, and handed down to whoever reads specs.
 */
#ifndef JOINERY_TEMPLATES_OP_CATALOGUE_H
#define JOINERY_TEMPLATES_OP_CATALOGUE_H

#include "base/name_list.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

/* What an operation asks of dtypes. */
typedef struct op_rule {
    unsigned arity;         /* how many operands it has, 1 to 3 */
    unsigned kinds;         /* of the dtype that it is computed in: bits by val_kind */
    bool commutative;       /* operands may be exchanged */
    bool gives_bool;        /* its result is the spec's bool dtype */
    bool gives_part;        /* of a complex operand, its result is the dtype of the parts */
    bool divides_integers;  /* in another dtype, which `inexact` says; by default, as the spec may say otherwise */
    bool needs_join;        /* of its operands */
    bool needs_sign;        /* floats without a sign do not have it */
    bool compares_by_value; /* bool and integer operands, which need no join */
    bool has_condition;     /* its first operand, which may be of any dtype */
    bool in_format;         /* of narrow floats it is computed in their own format, not in f32 */
} op_rule;

/* What is chosen as operations are, and is none, since it takes the dtype of its result: X(ENUM, name). */
#define OP_FOR_EACH_CONVERSION(X)                                                                                      \
    X(CONVERT, "convert")                                                                                              \
    X(CHECKED, "checked_convert") /* with both checks, each of which needs CONVERT */                                  \
    X(SAME_VALUE, "convert_same_value")                                                                                \
    X(IN_RANGE, "convert_in_range")

typedef enum op_conversion {
#define OP_CONVERSION_ENUM(ENUM, name) OP_CONVERSION_##ENUM,
    OP_FOR_EACH_CONVERSION(OP_CONVERSION_ENUM)
#undef OP_CONVERSION_ENUM
        OP_CONVERSION_COUNT
} op_conversion;

typedef struct catalogue_op {
    char *name;
    char *aliases; /* what it is also called, parted by blanks; NULL: nothing */
    op_rule rule;
} catalogue_op;

typedef struct op_catalogue {
    catalogue_op *items; /* in the order of templates/kernels/ops.lua */
    const char **names;  /* of each, and behind them those of conversions */
    size_t count;        /* of operations */
    name_list isas;      /* the instruction sets that kernels are written for */
} op_catalogue;

/* The one that has all kernels, on which every other one falls back. */
#define OP_PORTABLE_ISA "scalar"

/* Reads it from built-in templates, or from those of a directory. False with *error set on failure. */
bool op_catalogue_read(const char *directory, op_catalogue *catalogue, text *error);
void op_catalogue_free(op_catalogue *catalogue);

/* What an operation of that name asks of dtypes. NULL where there is none, or no catalogue. */
const op_rule *op_catalogue_find(const op_catalogue *catalogue, const char *name);

/* What a conversion is called, and which one has a name: OP_CONVERSION_COUNT where none has. */
const char *op_conversion_name(op_conversion conversion);
op_conversion op_conversion_find(const char *name);

#endif
