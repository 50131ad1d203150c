/*
 * The fields a spec may have, and those of a dtype written as a table: the one list that the reader, the search for
 * unknown fields and the definitions for editors are made from.
 */
#ifndef JOINERY_SPEC_READ_FIELDS_H
#define JOINERY_SPEC_READ_FIELDS_H

#include "lattice/value_set.h"
#include "spec/spec.h"

#include <stdbool.h>
#include <stddef.h>

typedef enum field_type {
    FIELD_STRING,
    FIELD_INTEGER,
    FIELD_BOOLEAN,
    FIELD_LIST,         /* of strings or, for dtypes, of strings and tables */
    FIELD_MAP,          /* by string */
    FIELD_STRING_OR_MAP /* one value, or one by dtype name */
} field_type;

/* X(ENUM, name, type, its type in LuaLS, what it is) */
#define SPEC_FOR_EACH_FIELD(X)                                                                                         \
    X(NAME, "name", FIELD_STRING, "string",                                                                            \
      "C identifier in lower case: the prefix of every generated name. Required")                                      \
    X(TITLE, "title", FIELD_STRING, "string", "free text for reports and file headers")                                \
    X(SOURCE, "source", FIELD_STRING, "string", "where the rules come from; free text")                                \
    X(NOTE, "note", FIELD_STRING, "string", "other remarks; free text")                                                \
    X(LICENSE, "license", FIELD_STRING, "string",                                                                      \
      "of generated files: an SPDX expression, such as Apache-2.0, or the text that they begin with")                  \
    X(EXTENDS, "extends", FIELD_STRING, "string",                                                                      \
      "the spec that this one extends: a name, or a path relative to this file")                                       \
    X(WITHOUT, "without", FIELD_LIST, "string[]", "inherited dtypes to drop; the others keep their order")             \
    X(RENAME, "rename", FIELD_MAP, "table<string, string|false|joinery.InheritedDtype>",                               \
      "by inherited dtype, its name here, or a table that begins with it and gives further fields; false drops it")    \
    X(DTYPES, "dtypes", FIELD_LIST, "(joinery.WellKnown|joinery.Dtype)[]", "the dtypes, in order. Required")           \
    X(SETS, "sets", FIELD_MAP, "table<string, joinery.Set>",                                                           \
      "sets of dtypes by name, for other fields and for generated code")                                               \
    X(PROMOTES, "promotes", FIELD_MAP, "table<string, string[]>",                                                      \
      "lattice form: dtype -> the dtypes it implicitly promotes to")                                                   \
    X(TABLE, "table", FIELD_STRING, "string",                                                                          \
      "table form: a header row, then one row per dtype; row = left operand, - = no promotion")                        \
    X(RESOLVE, "resolve", FIELD_MAP, "table<string, string>",                                                          \
      "lattice form: [\"a,b\"] = the value of that cell, in both orders; \"-\" makes it undefined")                    \
    X(LAWS, "laws", FIELD_LIST, "joinery.Law[]", "the required laws. Default: all but nary")                           \
    X(OPS, "ops", FIELD_LIST, "table<integer|string, joinery.Op|joinery.Operation|joinery.Result|boolean>",            \
      "a list of well-known operations, default all; by name what the spec says of an operation, or one of its own; "  \
      "only = true: there are no others")                                                                              \
    X(HOT, "hot", FIELD_LIST, "string[]",                                                                              \
      "pairs with their own kernels, \"a,b\" in either order; others are staged by default")                           \
    X(INEXACT, "inexact", FIELD_STRING_OR_MAP, "string|table<string, string>",                                         \
      "the dtype in which `divide` computes bool and integers: one for all, or by dtype with `default`")               \
    X(RESULTS, "results", FIELD_MAP, "table<joinery.Op, joinery.Result>",                                              \
      "by operation, the dtype in which it computes and that it returns, if not the join")                             \
    X(CASTINGS, "castings", FIELD_MAP, "table<string, joinery.Casting>", "casting rules of the spec's own, by name")   \
    X(BY_ZERO, "by_zero", FIELD_STRING, "joinery.ByZero", "the result of integer division by zero. Default: zero")     \
    X(ROUNDING, "rounding", FIELD_STRING, "joinery.Rounding", "how values wider than f32 become narrow floats")        \
    X(NARY, "nary", FIELD_STRING, "joinery.Nary", "the rule for three or more dtypes. Default: fold")                  \
    X(HEADER, "header", FIELD_STRING, "string", "file that the generated C code must include")                         \
    X(HOST, "host", FIELD_MAP, "joinery.Host", "what the code around generated files calls dtypes, by language")

typedef enum spec_field {
#define SPEC_FIELD_ENUM(ENUM, name, type, luals, doc) SPEC_FIELD_##ENUM,
    SPEC_FOR_EACH_FIELD(SPEC_FIELD_ENUM)
#undef SPEC_FIELD_ENUM
        SPEC_FIELD_COUNT
} spec_field;

/*
 * The ways to define a dtype: by the kinds that `kind` may name (all but bool, which has one dtype only, the well-known
 * b), by `weak`, by `as`, or only by the name of a well-known one. A set of them is a mask.
 */
typedef int dtype_form; /* a val_kind, or one of those that follow the kinds */
enum {
    DTYPE_FORM_FIRST = VAL_INT,
    DTYPE_FORM_WEAK = VAL_KIND_COUNT,
    DTYPE_FORM_AS,
    DTYPE_FORM_WELL_KNOWN,
    DTYPE_FORM_INHERITED, /* in `rename` alone */
    DTYPE_FORM_COUNT
};

/* The fields of an entry of `ops`: X(ENUM, name, its type in LuaLS, what it is). */
#define OP_FOR_EACH_FIELD(X)                                                                                           \
    X(ARITY, "arity", "integer", "how many operands it has: 1, 2 or 3. Default: that of the well-known one, else 2")   \
    X(SIGNATURES, "signatures", "string[]",                                                                            \
      "all that it takes and gives, \"f16 f32 -> f16\", or \"f16 f32 -> f16 in f32\"; the first for operands is the "  \
      "default")                                                                                                       \
    X(OPERANDS, "operands", "string|string[]", "the dtypes that each operand may be: a set for all, or one for each")  \
    X(DOMAIN, "domain", "string|string[]", "the dtypes that its operands may promote to: a set")                       \
    X(PROMOTE, "promote", "boolean|\"same\"", "whether its operands must promote, or be of one dtype. Default: true")  \
    X(RESULT, "result", "joinery.Result", "the dtype in which it computes and that it returns. Default: the join")     \
    X(COMPUTE, "compute", "string|table<string, string>",                                                              \
      "the dtype in which it computes instead of the one that it returns: one for all, or by that dtype or set")       \
    X(STUB, "stub", "joinery.Stub", "the host's functions that compute it: kernels call them")                         \
    X(KERNELS, "kernels", "string|string[]", "the dtypes that it has kernels for, a set. Default: all")                \
    X(REDUCE, "reduce", "boolean", "it is a reduction, which takes one operand")                                       \
    X(COMMUTATIVE, "commutative", "boolean", "its operands may be exchanged, which `check` judges")                    \
    X(MONOTONE, "monotone", "boolean", "`check` judges whether wider operands never give a narrower result")

/* The key of `ops` that is no operation. */
#define SPEC_OPS_ONLY "only"

typedef enum op_field {
#define OP_FIELD_ENUM(ENUM, name, luals, doc) OP_FIELD_##ENUM,
    OP_FOR_EACH_FIELD(OP_FIELD_ENUM)
#undef OP_FIELD_ENUM
        OP_FIELD_COUNT
} op_field;

/* Limits on `bits`, for messages and documents too. */
#define INTEGER_MOST_BITS   256
#define FIXED_LEAST_BITS    2
#define FIXED_MOST_BITS     32
#define TEXT_OF_TOKEN(TEXT) #TEXT
#define TEXT_OF(MACRO)      TEXT_OF_TOKEN(MACRO)

#define FORM(FORM_NAME) (1u << (FORM_NAME))
#define FORM_INTEGER    (FORM(VAL_INT) | FORM(VAL_UINT))
#define FORM_FLOAT      (FORM(VAL_FLOAT) | FORM(DTYPE_FORM_AS) | FORM(DTYPE_FORM_WELL_KNOWN)) /* may be one */
#define FORM_KINDS      (FORM(DTYPE_FORM_WEAK) - FORM(DTYPE_FORM_FIRST)) /* those that `kind` names */
#define FORM_ANY        (FORM(DTYPE_FORM_COUNT) - FORM(DTYPE_FORM_FIRST))

/* X(ENUM, name, type, forms that may have it, forms that must have it, its type in LuaLS, what it is) */
#define DTYPE_FOR_EACH_FIELD(X)                                                                                        \
    X(TITLE, "title", FIELD_STRING, FORM_ANY, 0, "string", "free text for reports")                                    \
    X(IDENT, "ident", FIELD_STRING, FORM_ANY, 0, "string", "its name in C, if not the default")                        \
    X(ALIASES, "aliases", FIELD_LIST, FORM_ANY, 0, "string[]", "further names, in specs, commands and C")              \
    X(VALUE, "value", FIELD_INTEGER, FORM_ANY, 0, "integer",                                                           \
      "its enumerator's value, an int; set for all dtypes of a spec or for none")                                      \
    X(HOST, "host", FIELD_MAP, FORM_ANY, 0, "joinery.DtypeHost", "what other code calls it, by language")              \
    X(AS, "as", FIELD_STRING, FORM(DTYPE_FORM_AS), FORM(DTYPE_FORM_AS), "joinery.WellKnown",                           \
      "the well-known dtype that it is")                                                                               \
    X(WEAK, "weak", FIELD_STRING, FORM(DTYPE_FORM_WEAK), FORM(DTYPE_FORM_WEAK), "string",                              \
      "the strong dtype as which a weak one is stored and computed")                                                   \
    X(KIND, "kind", FIELD_STRING, FORM_KINDS, FORM_KINDS, "string", "the kind of its values")                          \
    X(BITS, "bits", FIELD_INTEGER, FORM_INTEGER | FORM(VAL_FIXED), FORM_INTEGER | FORM(VAL_FIXED), "integer",          \
      "width: 1 to " TEXT_OF(INTEGER_MOST_BITS) "; for fixed point " TEXT_OF(FIXED_LEAST_BITS) " to " TEXT_OF(         \
          FIXED_MOST_BITS))                                                                                            \
    X(FRACTION, "fraction", FIELD_INTEGER, FORM(VAL_FIXED), FORM(VAL_FIXED), "integer",                                \
      "bits after the binary point: value = integer / 2^fraction")                                                     \
    X(EXPONENT, "exponent", FIELD_INTEGER, FORM(VAL_FLOAT), FORM(VAL_FLOAT), "integer", "exponent bits, 1 or more")    \
    X(MANTISSA, "mantissa", FIELD_INTEGER, FORM(VAL_FLOAT), FORM(VAL_FLOAT), "integer", "mantissa bits, 0 or more")    \
    X(BIAS, "bias", FIELD_INTEGER, FORM(VAL_FLOAT), 0, "integer", "exponent bias. Default: 2^(exponent-1) - 1")        \
    X(SIGNED, "signed", FIELD_BOOLEAN, FORM(VAL_FLOAT), 0, "boolean", "false: no sign bit and no zero. Default: true") \
    X(SPECIAL, "special", FIELD_STRING, FORM(VAL_FLOAT), 0, "joinery.Special", "which of inf, NaN and -0 it has")      \
    X(OVERFLOW, "overflow", FIELD_STRING, FORM_FLOAT, 0, "joinery.Overflow",                                           \
      "the result of finite values beyond the largest. Default: nonfinite")                                            \
    X(OF, "of", FIELD_STRING, FORM(VAL_COMPLEX), FORM(VAL_COMPLEX), "string", "the float dtype of its two parts")      \
    X(SIZE, "size", FIELD_INTEGER, FORM(VAL_OPAQUE) | FORM(VAL_ABSTRACT), FORM(VAL_OPAQUE), "integer",                 \
      "bytes per element")                                                                                             \
    X(CTYPE, "ctype", FIELD_STRING, FORM(VAL_OPAQUE), FORM(VAL_OPAQUE), "string", "the C type, from `header`")         \
    X(TO_F64, "to_f64", FIELD_STRING, FORM(VAL_OPAQUE), FORM(VAL_OPAQUE), "string",                                    \
      "C function: double to_f64(ctype)")                                                                              \
    X(FROM_F64, "from_f64", FIELD_STRING, FORM(VAL_OPAQUE), FORM(VAL_OPAQUE), "string",                                \
      "C function: ctype from_f64(double)")

typedef enum dtype_field {
#define DTYPE_FIELD_ENUM(ENUM, name, type, may, must, luals, doc) DTYPE_FIELD_##ENUM,
    DTYPE_FOR_EACH_FIELD(DTYPE_FIELD_ENUM)
#undef DTYPE_FIELD_ENUM
        DTYPE_FIELD_COUNT
} dtype_field;

typedef struct field_entry {
    const char *name;
    field_type type;
    unsigned may, must; /* forms of a dtype; of no meaning for a spec */
    const char *luals, *doc;
} field_entry;

const char *dtype_form_name(dtype_form form);    /* "float", "weak", "well-known" */
const char *dtype_form_meaning(dtype_form form); /* "A small binary float." */

extern const field_entry spec_field_table[SPEC_FIELD_COUNT];
extern const field_entry dtype_field_table[DTYPE_FIELD_COUNT];
extern const field_entry op_field_table[OP_FIELD_COUNT];

const char *field_type_name(field_type type); /* "a string" */

/* The kind that `kind` names; false if there is none of that name. */
bool field_kind_from_name(const char *name, val_kind *kind);
bool field_special_from_name(const char *name, val_special *special);

/* The casting rules, losses and "no" that a casting of the spec's own can be made from: `from` in `castings`. */
extern const char *const field_casting_bases[];
extern const size_t field_casting_base_count;

/* How many of the first of them are the castings that every spec has, whose names no other can have. */
extern const size_t field_casting_built_in;

/* "correct", "via_f32": the values of `rounding`, by whether it goes through f32. */
const char *field_rounding_name(bool via_f32);

/* "zero", "ones": the values of `by_zero`, by whether it is all ones. */
const char *field_by_zero_name(bool ones);

/* "nonfinite", "saturate": the values of `overflow`, by whether it saturates. */
const char *field_overflow_name(bool saturates);

/* "fold", "bound", "fold_then_weak", "bound_then_weak": the values of `nary`. */
const char *field_nary_name(lat_nary nary);

#endif
