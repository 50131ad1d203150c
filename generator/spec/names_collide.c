/*
 * Which two things of a spec would get one name in C (contract: the generated C). Enumerators and macros are
 * PREFIX_NAME, types and functions prefix_name; the prefix is the same for all, so it is left out here. Kernels:
 * names_kernels.c.
 */
#include "base/map.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/names.h"

#include <ctype.h>
#include <string.h>

typedef struct reserved {
    const char *name, *words;
} reserved;

/* The generated names that are made neither from dtypes nor from kinds and operations. */
#define ENUMERATOR(NAME)                                                                                               \
    { NAME, "joinery's own enumerator" }
#define MACRO(NAME)                                                                                                    \
    { NAME, "joinery's own macro" }
#define TYPE(NAME)                                                                                                     \
    { NAME, "joinery's own type" }
#define FUNCTION(NAME)                                                                                                 \
    { NAME, "joinery's own function" }
static const reserved upper_case[] = {
    ENUMERATOR("DTYPE_COUNT"),  ENUMERATOR("NO_DTYPE"),  ENUMERATOR("OP_COUNT"),     ENUMERATOR("OK"),
    ENUMERATOR("NO_PROMOTION"), ENUMERATOR("NO_KERNEL"), ENUMERATOR("BAD_ARGUMENT"), ENUMERATOR("OVERLAP"),
    MACRO("PROMOTE_TYPES"),     MACRO("DTYPE_OF"),       MACRO("FOR_EACH_DTYPE"),    MACRO("FOR_EACH_OP"),
    MACRO("FOR_EACH_ISA"),      MACRO("BLOCK"),          MACRO("JOINERY_VERSION"),   MACRO("PROMOTION_H"),
    MACRO("PROMOTION_HPP"),     MACRO("KERNELS_H"),
};
static const reserved lower_case[] = {
    TYPE("dtype"),
    TYPE("dtype_kind"),
    TYPE("op"),
    TYPE("status"),
    TYPE("kernel"),
    FUNCTION("promote_types"),
    FUNCTION("result_type"),
    FUNCTION("can_promote"),
    FUNCTION("dtype_name"),
    FUNCTION("dtype_from_name"),
    FUNCTION("dtype_size"),
    FUNCTION("dtype_is_weak"),
    FUNCTION("dtype_materialize"),
    FUNCTION("dtype_get_kind"),
    FUNCTION("binary"),
    FUNCTION("binary_result"),
    FUNCTION("convert"),
    FUNCTION("isa"),
    FUNCTION("find_kernel"),
    FUNCTION("find_convert"),
};
#undef ENUMERATOR
#undef MACRO
#undef TYPE
#undef FUNCTION

/* What has a name: words, and perhaps the name of a dtype or operation behind them. */
typedef struct owner {
    const char *words, *name; /* name may be NULL; neither is copied */
} owner;

struct name_set {
    map by_name; /* to the place in `owners` */
    owner *owners;
    size_t count, capacity;
    char **copies; /* of names that had to be made */
    size_t copy_count, copy_capacity;
};

static char *upper(char *name) {
    for (char *at = name; *at; at++)
        *at = (char)toupper((unsigned char)*at);
    return name;
}

/* A copy that lives as long as the set. */
static char *kept(name_set *set, char *copy) {
    VEC_PUSH(set->copies, set->copy_count, set->copy_capacity) = copy;
    return copy;
}

/* NULL, or what had the name before, and keeps it. */
static const owner *take(name_set *set, const char *name, const char *words, const char *of) {
    VEC_PUSH(set->owners, set->count, set->capacity) = (owner){words, of};
    const uint32_t *earlier = map_add(&set->by_name, name, strlen(name), (uint32_t)set->count - 1);
    return earlier ? &set->owners[*earlier] : NULL;
}

name_set *names_upper_case(const char *const *ops, size_t op_count) {
    name_set *taken = mem_alloc_zeroed(1, sizeof *taken);
    for (size_t i = 0; i < sizeof upper_case / sizeof *upper_case; i++)
        take(taken, upper_case[i].name, upper_case[i].words, NULL);
    for (val_kind kind = VAL_BOOL; kind <= VAL_ABSTRACT; kind++) {
        text name = {0};
        text_printf(&name, "KIND_%s", val_kind_name(kind));
        take(taken, kept(taken, upper(name.data)), "the kind", val_kind_name(kind));
    }
    for (size_t i = 0; i < op_count; i++)
        take(taken, kept(taken, upper(mem_copy(ops[i]))), "the operation", ops[i]);
    return taken;
}

static const owner *take_enumerator(name_set *set, const char *ident, const char *dtype) {
    static const owner own_macros = {"joinery's own macros, which end in _,", NULL};
    const size_t length = strlen(ident);
    if (length && ident[length - 1] == '_') return &own_macros;
    return take(set, kept(set, upper(mem_copy(ident))), "dtype", dtype);
}

bool names_take_enumerator(name_set *set, const char *ident) {
    return take_enumerator(set, ident, "") == NULL;
}

void names_free(name_set *set) {
    for (size_t i = 0; i < set->copy_count; i++)
        mem_free(set->copies[i]);
    mem_free(set->copies);
    mem_free(set->owners);
    map_free(&set->by_name);
    mem_free(set);
}

typedef struct checking {
    const spec *of;
    spec_diagnostics *diagnostics;
    const char *const *ops; /* those there are functions for, but for `convert`, which is reserved above */
    size_t op_count;
} checking;

static void collide(const checking *in, const spec_dtype *dtype, const owner *earlier, const char *ident,
                    bool is_upper) {
    text name = {0}, other = {0};
    text_printf(&name, "%s_%s", in->of->name ? in->of->name : "", ident);
    text_add(&other, earlier->words);
    if (earlier->name) text_printf(&other, " \"%s\"", earlier->name);
    spec_diagnostics_add(in->diagnostics, in->of->file, dtype->line, "name-collision",
                         "dtype \"%s\" and %s would both be %s in C|give dtype \"%s\" another ident", dtype->name,
                         other.data, is_upper ? upper(name.data) : name.data, dtype->name);
    text_free(&other);
    text_free(&name);
}

/* Enumerators and macros: upper-case idents against the generated ones, and against each other. */
static void check_upper_case(const checking *in) {
    name_set *taken = names_upper_case(in->ops, in->op_count);
    for (size_t i = 0; i < in->of->dtype_count; i++) {
        const spec_dtype *dtype = &in->of->dtypes[i];
        const owner *earlier = dtype->ident[0] ? take_enumerator(taken, dtype->ident, dtype->name) : NULL;
        if (earlier) collide(in, dtype, earlier, dtype->ident, true);
    }
    names_free(taken);
}

/* Whether values are kept in a struct of the generated header: not one of C's own types, nor the user's, nor none. */
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

bool name_has_struct(const spec_dtype *dtype) {
    return !dtype->weak_of && has_struct(&dtype->values);
}

static void check_struct(const checking *in, name_set *taken, const spec_dtype *dtype, const char *ident,
                         const char *named_after) {
    const owner *earlier = take(taken, ident, "dtype", named_after);
    if (earlier) collide(in, dtype, earlier, ident, false);
}

/* Types and functions: the structs of dtypes against the generated ones. */
static void check_lower_case(const checking *in) {
    name_set *taken = mem_alloc_zeroed(1, sizeof *taken);
    for (size_t i = 0; i < sizeof lower_case / sizeof *lower_case; i++)
        take(taken, lower_case[i].name, lower_case[i].words, NULL);
    for (size_t i = 0; i < in->op_count; i++)
        take(taken, in->ops[i], "the function of the operation", in->ops[i]);
    for (size_t i = 0; i < in->of->dtype_count; i++) {
        const spec_dtype *dtype = &in->of->dtypes[i];
        if (name_has_struct(dtype) && dtype->ident[0]) check_struct(in, taken, dtype, dtype->ident, dtype->name);
    }
    /* what a weak dtype stands for may be a well-known one that is not in the spec: it has its struct all the same */
    map missing = {0};
    for (size_t i = 0; i < in->of->dtype_count; i++) {
        const spec_dtype *dtype = &in->of->dtypes[i];
        if (!dtype->weak_of || dtype->strong != LAT_NONE || !has_struct(&dtype->values)) continue;
        if (!map_add(&missing, dtype->weak_of, strlen(dtype->weak_of), 0))
            check_struct(in, taken, dtype, dtype->weak_of, dtype->weak_of);
    }
    map_free(&missing);
    names_free(taken);
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
