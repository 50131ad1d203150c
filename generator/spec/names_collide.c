/*
 * Which two things of a spec would get one name in C (contract: the generated C). Enumerators and macros are
 * PREFIX_NAME, types and functions prefix_name, kernels prefix_op_a_b_isa; the prefix is the same for all, so it is
 * left out here.
 */
#include "base/map.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/names.h"

#include <ctype.h>
#include <string.h>

/* X(name, what it is): the generated names that are not made from the spec's dtypes and operations. */
#define UPPER_CASE_NAMES(X)                                                                                            \
    X("DTYPE_COUNT", "an enumerator")                                                                                  \
    X("NO_DTYPE", "an enumerator")                                                                                     \
    X("OP_COUNT", "an enumerator")                                                                                     \
    X("OK", "an enumerator")                                                                                           \
    X("NO_PROMOTION", "an enumerator")                                                                                 \
    X("NO_KERNEL", "an enumerator")                                                                                    \
    X("BAD_ARGUMENT", "an enumerator")                                                                                 \
    X("OVERLAP", "an enumerator")                                                                                      \
    X("PROMOTE_TYPES", "a macro")                                                                                      \
    X("DTYPE_OF", "a macro")                                                                                           \
    X("FOR_EACH_DTYPE", "a macro")                                                                                     \
    X("BLOCK", "a macro")                                                                                              \
    X("PROMOTION_H", "a macro")                                                                                        \
    X("PROMOTION_HPP", "a macro")                                                                                      \
    X("KERNELS_H", "a macro")

#define LOWER_CASE_NAMES(X)                                                                                            \
    X("dtype", "a type")                                                                                               \
    X("dtype_kind", "a type")                                                                                          \
    X("op", "a type")                                                                                                  \
    X("status", "a type")                                                                                              \
    X("kernel", "a type")                                                                                              \
    X("promote_types", "a function")                                                                                   \
    X("result_type", "a function")                                                                                     \
    X("can_promote", "a function")                                                                                     \
    X("dtype_name", "a function")                                                                                      \
    X("dtype_from_name", "a function")                                                                                 \
    X("dtype_size", "a function")                                                                                      \
    X("dtype_is_weak", "a function")                                                                                   \
    X("dtype_materialize", "a function")                                                                               \
    X("dtype_get_kind", "a function")                                                                                  \
    X("binary", "a function")                                                                                          \
    X("binary_result", "a function")                                                                                   \
    X("convert", "a function")                                                                                         \
    X("isa", "a function")                                                                                             \
    X("find_kernel", "a function")                                                                                     \
    X("find_convert", "a function")

typedef struct reserved {
    const char *name, *what;
} reserved;

#define RESERVED_ROW(NAME, WHAT) {NAME, WHAT},
static const reserved upper_case[] = {UPPER_CASE_NAMES(RESERVED_ROW)};
static const reserved lower_case[] = {LOWER_CASE_NAMES(RESERVED_ROW)};

typedef struct checking {
    const spec *of;
    spec_diagnostics *diagnostics;
    const char *const *ops; /* those there are functions for; `convert` is reserved above */
    size_t op_count;
} checking;

typedef struct named {
    char *name, *words; /* the words say what it is the name of */
} named;

/* A growing set of names. */
typedef struct name_set {
    map by_name;
    named *names;
    size_t count, capacity;
} name_set;

/* NULL, or the words of what had the name before, which keeps it. Takes over both strings. */
static const char *take_name(name_set *set, char *name, char *words) {
    VEC_PUSH(set->names, set->count, set->capacity) = (named){name, words};
    const uint32_t *earlier = map_add(&set->by_name, name, strlen(name), (uint32_t)set->count - 1);
    return earlier ? set->names[*earlier].words : NULL;
}

static void free_names(name_set *set) {
    for (size_t i = 0; i < set->count; i++) {
        mem_free(set->names[i].name);
        mem_free(set->names[i].words);
    }
    mem_free(set->names);
    map_free(&set->by_name);
}

static char *joined(const char *a, const char *b, const char *c) {
    text made = {0};
    text_printf(&made, "%s%s%s", a, b, c);
    return made.data;
}

static char *upper(char *name) {
    for (char *at = name; *at; at++)
        *at = (char)toupper((unsigned char)*at);
    return name;
}

static void collide(const checking *in, const spec_dtype *dtype, const char *earlier, const char *spelled) {
    char *prefix = mem_copy(in->of->name ? in->of->name : "");
    if (isupper((unsigned char)spelled[strcspn(spelled, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")]))
        upper(prefix);
    spec_mistaken(in->diagnostics, in->of->file, dtype->line, "name-collision",
                  "dtype \"%s\" and %s would both be %s_%s in C|give dtype \"%s\" another ident", dtype->name, earlier,
                  prefix, spelled, dtype->name);
    mem_free(prefix);
}

/* Enumerators and macros: upper-case idents against the generated ones, and against each other. */
static void check_upper_case(const checking *in) {
    name_set taken = {0};
    for (size_t i = 0; i < sizeof upper_case / sizeof *upper_case; i++)
        take_name(&taken, mem_copy(upper_case[i].name), joined(upper_case[i].what, " of joinery", ""));
    for (val_kind kind = VAL_BOOL; kind <= VAL_ABSTRACT; kind++)
        take_name(&taken, upper(joined("kind_", val_kind_name(kind), "")),
                  joined("the kind ", val_kind_name(kind), ""));
    for (size_t i = 0; i < in->op_count; i++)
        take_name(&taken, upper(mem_copy(in->ops[i])), joined("the operation ", in->ops[i], ""));
    for (size_t i = 0; i < in->of->dtype_count; i++) {
        const spec_dtype *dtype = &in->of->dtypes[i];
        if (!dtype->ident[0]) continue;
        char *name = upper(mem_copy(dtype->ident));
        const char *earlier = take_name(&taken, name, joined("dtype \"", dtype->name, "\""));
        if (earlier) collide(in, dtype, earlier, name);
    }
    free_names(&taken);
}

/* Whether the dtype is a struct of the generated header: not one of C's own types, nor the user's, nor none. */
static bool has_struct(const val_set *values) {
    const int bits = values->bits;
    switch (values->kind) {
    case VAL_INT:
    case VAL_UINT:
        return bits != 8 && bits != 16 && bits != 32 && bits != 64;
    case VAL_FLOAT:
        return bits < 32;
    case VAL_COMPLEX:
    case VAL_FIXED:
        return true;
    case VAL_BOOL:
    case VAL_OPAQUE:
    case VAL_ABSTRACT:
        break;
    }
    return false;
}

/* Types and functions: the structs of dtypes against the generated ones. */
static void check_lower_case(const checking *in) {
    name_set taken = {0};
    for (size_t i = 0; i < sizeof lower_case / sizeof *lower_case; i++)
        take_name(&taken, mem_copy(lower_case[i].name), joined(lower_case[i].what, " of joinery", ""));
    for (size_t i = 0; i < in->op_count; i++)
        take_name(&taken, mem_copy(in->ops[i]), joined("the function of ", in->ops[i], ""));
    for (size_t i = 0; i < in->of->dtype_count; i++) {
        const spec_dtype *dtype = &in->of->dtypes[i];
        if (dtype->weak_of || !has_struct(&dtype->values) || !dtype->ident[0]) continue;
        char *name = mem_copy(dtype->ident);
        const char *earlier = take_name(&taken, name, joined("dtype \"", dtype->name, "\""));
        if (earlier) collide(in, dtype, earlier, name);
    }
    /* what a weak dtype stands for may be a well-known one that is not in the spec: it has its type all the same */
    name_set missing = {0};
    for (size_t i = 0; i < in->of->dtype_count; i++) {
        const spec_dtype *dtype = &in->of->dtypes[i];
        if (!dtype->weak_of || dtype->strong != LAT_NONE || !has_struct(&dtype->values)) continue;
        if (take_name(&missing, mem_copy(dtype->weak_of), mem_copy(""))) continue;
        char *name = mem_copy(dtype->weak_of);
        const char *earlier = take_name(&taken, name, joined("dtype \"", dtype->weak_of, "\""));
        if (earlier) collide(in, dtype, earlier, name);
    }
    free_names(&missing);
    free_names(&taken);
}

void names_check_collisions(const spec *of, const spec_options *options, spec_diagnostics *diagnostics) {
    checking in = {.of = of, .diagnostics = diagnostics, .ops = (const char *const *)of->ops, .op_count = of->op_count};
    if (!of->ops && options) {
        in.ops = options->op_names;
        in.op_count = options->op_count;
    }
    check_upper_case(&in);
    check_lower_case(&in);
    names_check_kernels(of, in.ops, in.op_count, diagnostics);
}
