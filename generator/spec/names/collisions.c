#include "spec/names/collisions.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/names/kernel_collisions.h"
#include "spec/names/names.h"
#include "spec/names/reserved_names.h"
#include "spec/op_entry.h"

#include <ctype.h>
#include <string.h>

typedef struct reserved_name {
    const char *name, *words;
} reserved_name;

/* The generated names that are made neither from dtypes nor from kinds and operations. */
#define ENUMERATOR(NAME)                                                                                               \
    { NAME, "joinery's own enumerator" }
#define MACRO(NAME)                                                                                                    \
    { NAME, "joinery's own macro" }
#define TYPE(NAME)                                                                                                     \
    { NAME, "joinery's own type" }
#define FUNCTION(NAME)                                                                                                 \
    { NAME, "joinery's own function" }
static const reserved_name upper_case[] = {
    ENUMERATOR("LOSS_NONE"),
    ENUMERATOR("LOSS_ROUNDS"),
    ENUMERATOR("LOSS_OVERFLOWS"),
    ENUMERATOR("LOSS_DROPS"),
    ENUMERATOR("LOSS_UNKNOWN"),
    ENUMERATOR("CAST_EXACT"),
    ENUMERATOR("CAST_PROMOTE"),
    ENUMERATOR("CAST_SAME_KIND"),
    ENUMERATOR("CAST_ANY"),
    ENUMERATOR("CHECK_SAME_VALUE"),
    ENUMERATOR("CHECK_IN_RANGE"),
    ENUMERATOR("OP_COUNT"),
    ENUMERATOR("UNARY_OP_COUNT"),
    ENUMERATOR("OK"),
    ENUMERATOR("NO_PROMOTION"),
    ENUMERATOR("NO_KERNEL"),
    ENUMERATOR("BAD_ARGUMENT"),
    ENUMERATOR("OVERLAP"),
    MACRO("DTYPE_COUNT"),
    MACRO("DTYPE_LIMIT"),
    MACRO("NO_DTYPE"),
    MACRO("PAST_END"), /* what _VALUE_ follows */
    MACRO("PROMOTE_TYPES"),
    MACRO("RESULT_TYPE"),
    MACRO("CAST_LOSS"),
    MACRO("CAN_CAST"),
    MACRO("DTYPE_OF"),
    MACRO("FOR_EACH_DTYPE"),
    MACRO("FOR_EACH_OP"),
    MACRO("FOR_EACH_UNARY_OP"),
    MACRO("FOR_EACH_ISA"),
    MACRO("BLOCK"),
    MACRO("JOINERY_VERSION"),
    MACRO("PROMOTION_H"),
    MACRO("PROMOTION_HPP"),
    MACRO("KERNELS_H"),
    MACRO("KERNELS_HPP"),
    MACRO("API"),
    MACRO("SHARED"),
    MACRO("BUILDING"),
};
static const reserved_name lower_case[] = {
    TYPE("dtype"),
    TYPE("dtype_kind"),
    TYPE("loss"),
    TYPE("casting"),
    TYPE("op"),
    TYPE("unary_op"),
    TYPE("check"),
    TYPE("status"),
    TYPE("kernel"),
    TYPE("ternary_kernel"),
    TYPE("checked_kernel"),
    FUNCTION("promote_types"),
    FUNCTION("result_type"),
    FUNCTION("can_promote"),
    FUNCTION("cast_loss"),
    FUNCTION("can_cast"),
    FUNCTION("dtype_name"),
    FUNCTION("dtype_from_name"),
    FUNCTION("dtype_size"),
    FUNCTION("dtype_is_weak"),
    FUNCTION("dtype_materialize"),
    FUNCTION("dtype_get_kind"),
    FUNCTION("binary"),
    FUNCTION("binary_2d"),
    FUNCTION("binary_into"),
    FUNCTION("binary_nd"),
    FUNCTION("add_scaled_nd"),
    FUNCTION("unary_nd"),
    FUNCTION("where_nd"),
    FUNCTION("clip_nd"),
    FUNCTION("convert_nd"),
    FUNCTION("binary_out_dtype"),
    FUNCTION("unary"),
    FUNCTION("unary_out_dtype"),
    FUNCTION("where_out_dtype"),
    FUNCTION("clip_out_dtype"),
    FUNCTION("convert"),
    FUNCTION("convert_checked"),
    FUNCTION("isa"),
    FUNCTION("stream_bytes"),
    FUNCTION("find_kernel"),
    FUNCTION("find_unary"),
    FUNCTION("find_where"),
    FUNCTION("find_clip"),
    FUNCTION("find_convert"),
    FUNCTION("find_convert_checked"),
};
#undef ENUMERATOR
#undef MACRO
#undef TYPE
#undef FUNCTION

/* What has a name: words, and perhaps the name of a dtype or operation after them. */
typedef struct name_owner {
    const char *words, *name; /* name may be NULL; neither is copied */
} name_owner;

/* Names in C, and what has them. */
typedef struct owned_names {
    map by_name; /* to the place in `owners` */
    name_owner *owners;
    size_t count, capacity;
} owned_names;

/* Gives a name to an owner. NULL, or the owner that had the name before, and keeps it. */
static const name_owner *take(owned_names *names, const char *name, name_owner owner) {
    VEC_PUSH(names->owners, names->count, names->capacity) = owner;
    const uint32_t *earlier = map_add(&names->by_name, name, strlen(name), (uint32_t)names->count - 1);
    return earlier ? &names->owners[*earlier] : NULL;
}

static void free_names(owned_names *names) {
    mem_free(names->owners);
    map_free(&names->by_name);
}

struct enumerator_set {
    owned_names names;
    char **copies; /* of names in upper case */
    size_t copy_count, copy_capacity;
};

static char *upper(char *name) {
    for (char *at = name; *at; at++)
        *at = (char)toupper((unsigned char)*at);
    return name;
}

/* The same for a name that is put in upper case first; the set owns the copy. */
static const name_owner *take_upper(enumerator_set *enumerators, char *copy, name_owner owner) {
    VEC_PUSH(enumerators->copies, enumerators->copy_count, enumerators->copy_capacity) = upper(copy);
    return take(&enumerators->names, copy, owner);
}

enumerator_set *enumerator_set_new(const char *const *ops, size_t op_count) {
    enumerator_set *enumerators = mem_alloc_zeroed(1, sizeof *enumerators);
    for (size_t i = 0; i < sizeof upper_case / sizeof *upper_case; i++)
        take(&enumerators->names, upper_case[i].name, (name_owner){upper_case[i].words, NULL});
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++) {
        text name = {0};
        text_printf(&name, "KIND_%s", val_kind_name((val_kind)kind));
        take_upper(enumerators, name.data, (name_owner){"the kind", val_kind_name((val_kind)kind)});
    }
    for (size_t i = 0; i < op_count; i++)
        take_upper(enumerators, mem_copy(ops[i]), (name_owner){"the operation", ops[i]});
    return enumerators;
}

static const name_owner *take_enumerator(enumerator_set *enumerators, const char *ident, const char *dtype) {
    static const name_owner own_macros = {"joinery's own macros, which end in _,", NULL};
    static const name_owner lists = {"joinery's own macros, which begin with KERNELS_OF_,", NULL};
    const size_t length = strlen(ident);
    if (length && ident[length - 1] == '_') return &own_macros;
    char *copy = mem_copy(ident);
    const name_owner *earlier = take_upper(enumerators, copy, (name_owner){"dtype", dtype});
    return strncmp(copy, "KERNELS_OF_", strlen("KERNELS_OF_")) == 0 ? &lists : earlier;
}

bool enumerator_set_add(enumerator_set *enumerators, const char *ident) {
    for (size_t i = 0; i < sizeof lower_case / sizeof *lower_case; i++)
        if (strcmp(lower_case[i].name, ident) == 0) return false;
    return take_enumerator(enumerators, ident, "") == NULL;
}

char *enumerator_set_choose(enumerator_set *enumerators, const char *name) {
    text stem = {0}, ident = {0};
    name_nearest_ident(name, &stem);
    text_add(&ident, stem.data);
    for (int number = 2; !enumerator_set_add(enumerators, ident.data); number++) {
        ident.length = 0;
        text_printf(&ident, "%s%s%d", stem.data, stem.data[stem.length - 1] == '_' ? "" : "_", number);
    }
    text_free(&stem);
    return ident.data;
}

void enumerator_set_free(enumerator_set *enumerators) {
    for (size_t i = 0; i < enumerators->copy_count; i++)
        mem_free(enumerators->copies[i]);
    mem_free(enumerators->copies);
    free_names(&enumerators->names);
    mem_free(enumerators);
}

typedef struct collision_check {
    const spec *spec;
    const char *prefix;
    spec_diagnostics *diagnostics;
    const char *const *ops; /* those that have functions, except `convert`, which is among the reserved names */
    size_t op_count;
} collision_check;

static void report(const collision_check *check, const spec_dtype *dtype, const name_owner *earlier, const char *ident,
                   bool is_upper) {
    text name = {0}, other = {0};
    text_printf(&name, "%s_%s", check->prefix, ident);
    text_add(&other, earlier->words);
    if (earlier->name) text_printf(&other, " \"%s\"", earlier->name);
    spec_diagnostics_add(check->diagnostics, check->spec->file, dtype->place, "name-collision",
                         "dtype \"%s\" and %s would both be %s in C|give dtype \"%s\" another ident", dtype->name,
                         other.data, is_upper ? upper(name.data) : name.data, dtype->name);
    text_free(&other);
    text_free(&name);
}

/* A generated name of a set that something else has, as "jax_is_real in C". */
static void report_set(const collision_check *check, const spec_set *set, const name_owner *earlier, const char *name) {
    text other = {0};
    text_add(&other, earlier->words);
    if (earlier->name) text_printf(&other, " \"%s\"", earlier->name);
    spec_diagnostics_add(check->diagnostics, check->spec->file, set->place, "name-collision",
                         "the set \"%s\" and %s would both have %s|give the set another name", set->name, other.data,
                         name);
    text_free(&other);
}

/* The macros of sets: FOR_EACH_REAL, IS_REAL. */
static void take_set_macros(const collision_check *check, enumerator_set *taken) {
    static const char *const stems[] = {"FOR_EACH", "IS"};
    for (size_t i = 0; i < check->spec->set_count; i++) {
        const spec_set *set = &check->spec->sets[i];
        const name_owner *earlier = NULL;
        for (size_t k = 0; k < sizeof stems / sizeof *stems && !earlier; k++) {
            text name = {0};
            text_printf(&name, "%s_%s", stems[k], set->name);
            earlier = take_upper(taken, mem_copy(name.data), (name_owner){"the set", set->name});
            name.length = 0;
            text_printf(&name, "%s_%s_%s", check->prefix, stems[k], set->name);
            upper(name.data);
            text_add(&name, " in C");
            if (earlier) report_set(check, set, earlier, name.data);
            text_free(&name);
        }
    }
}

/* The enumerators of castings: CAST_SAFE. */
static void take_castings(const collision_check *check, enumerator_set *taken) {
    for (size_t i = 0; i < check->spec->casting_count; i++) {
        const spec_casting *casting = &check->spec->castings[i];
        text name = {0};
        text_printf(&name, "CAST_%s", casting->name);
        take_upper(taken, name.data, (name_owner){"the casting", casting->name});
    }
}

/* The functions of sets: is_real. C++ has an is_weak besides. */
static void take_set_functions(const collision_check *check, owned_names *taken, char **names) {
    static const name_owner weak = {"joinery's own function", NULL};
    for (size_t i = 0; i < check->spec->set_count; i++) {
        const spec_set *set = &check->spec->sets[i];
        text name = {0}, whole = {0};
        text_printf(&name, "is_%s", set->name);
        for (char *at = name.data; *at; at++)
            *at = (char)tolower((unsigned char)*at);
        names[i] = name.data;
        const name_owner *earlier = take(taken, name.data, (name_owner){"the set", set->name});
        const bool in_cxx = !earlier && strcmp(name.data, "is_weak") == 0;
        if (in_cxx) earlier = &weak;
        text_printf(&whole, in_cxx ? "%s::%s in C++" : "%s_%s in C", check->prefix, name.data);
        if (earlier) report_set(check, set, earlier, whole.data);
        text_free(&whole);
    }
}

/* ---- Operations with stubs ---- */

/* Whether an operation has functions and kernels though joinery has no rule for it. */
static bool is_added(const collision_check *check, const spec_operation *op) {
    bool listed = false;
    for (size_t i = 0; i < check->op_count && !listed; i++)
        listed = strcmp(check->ops[i], op->name) == 0;
    return op->is_stub && !listed;
}

/* A generated name of an operation that something else has. */
static void report_op(const collision_check *check, const spec_operation *op, const name_owner *earlier,
                      const char *name) {
    text other = {0};
    text_add(&other, earlier->words);
    if (earlier->name) text_printf(&other, " \"%s\"", earlier->name);
    spec_diagnostics_add(check->diagnostics, check->spec->file, op->own->place, "name-collision",
                         "the operation \"%s\" and %s would both have %s in C|give the operation another name",
                         op->name, other.data, name);
    text_free(&other);
}

/* Takes a name of an operation; true where nothing had it. The caller frees `name` with the set of names. */
static bool take_op(const collision_check *check, owned_names *taken, const spec_operation *op, const char *name) {
    const name_owner *earlier = take(taken, name, (name_owner){"the operation", op->name});
    text whole = {0};
    text_printf(&whole, "%s_%s", check->prefix, name);
    if (earlier) report_op(check, op, earlier, whole.data);
    text_free(&whole);
    return !earlier;
}

/* Their enumerators. */
static void take_op_enumerators(const collision_check *check, enumerator_set *taken) {
    for (size_t i = 0; i < check->spec->operation_count; i++) {
        const spec_operation *op = &check->spec->operations[i];
        if (!is_added(check, op)) continue;
        const name_owner *earlier = take_upper(taken, mem_copy(op->name), (name_owner){"the operation", op->name});
        text whole = {0};
        text_printf(&whole, "%s_%s", check->prefix, op->name);
        if (earlier) report_op(check, op, earlier, upper(whole.data));
        text_free(&whole);
    }
}

/* C++ has a function of that name in a namespace. */
static void check_op_name(const collision_check *check, const spec_operation *op) {
    if (name_is_keyword(op->name))
        spec_diagnostics_add(check->diagnostics, check->spec->file, op->own->place, "reserved-name",
                             "the operation \"%s\" is a word of C or C++, so C++ cannot have a function of that name|"
                             "give the operation another name",
                             op->name);
}

/* Their calls: gelu; of three operands also fma_nd, fma_out_dtype and find_fma. */
static void take_op_calls(const collision_check *check, owned_names *taken, text names[][4]) {
    static const char *const formats[] = {"%s", "%s_nd", "%s_out_dtype", "find_%s"};
    for (size_t i = 0; i < check->spec->operation_count; i++) {
        const spec_operation *op = &check->spec->operations[i];
        const size_t count = !is_added(check, op) ? 0 : op->rule.arity > 2 ? 4 : 1;
        bool good = true;
        if (count) check_op_name(check, op);
        for (size_t k = 0; k < count && good; k++) {
            text_printf(&names[i][k], formats[k], op->name);
            good = take_op(check, taken, op, names[i][k].data);
        }
    }
}

/* The host's function for a compute type against the names that joinery makes. */
static void check_function(const collision_check *check, const owned_names *taken, const spec_operation *op,
                           const char *pattern, const char *type) {
    const char *at = strstr(pattern, "%s");
    const size_t length = strlen(check->prefix);
    text name = {0};
    text_printf(&name, "%.*s%s%s", (int)(at ? (size_t)(at - pattern) : strlen(pattern)), pattern, at ? type : "",
                at ? at + 2 : "");
    const char *rest =
        strncmp(name.data, check->prefix, length) == 0 && name.data[length] == '_' ? name.data + length + 1 : NULL;
    const uint32_t *owner = rest ? map_find(&taken->by_name, rest, strlen(rest)) : NULL;
    if (owner) {
        const name_owner *earlier = &taken->owners[*owner];
        spec_diagnostics_add(check->diagnostics, check->spec->file, op->own->place, "name-collision",
                             "a function of the stub of \"%s\" and %s%s%s%s would both be %s in C|give the function "
                             "another name",
                             op->name, earlier->words, earlier->name ? " \"" : "", earlier->name ? earlier->name : "",
                             earlier->name ? "\"" : "", name.data);
    }
    text_free(&name);
}

/* Whether a word of a stub is the name of a function. */
static bool names_function(const spec_stub_word *word) {
    static const char *const others[] = {"header", "cpu", "link"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(word->field, others[i]) == 0) return false;
    return word->word != NULL;
}

/* Whether the function of portable C for a compute type is one that the stub does not name. */
static bool is_unnamed(const spec_op *own, const char *type) {
    for (size_t i = 0; i < own->stub_count; i++) {
        const spec_stub_word *word = &own->stub[i];
        if (strcmp(word->field, OP_PORTABLE_ISA) == 0 && (!word->of || strcmp(word->of, type) == 0)) return false;
    }
    return true;
}

/* Those that stubs name, and those of portable C that have their names by default. */
static void check_functions(const collision_check *check, const owned_names *taken) {
    size_t type_count;
    const char *const *types = spec_stub_types(&type_count);
    for (size_t i = 0; i < check->spec->operation_count; i++) {
        const spec_operation *op = &check->spec->operations[i];
        for (size_t k = 0; op->is_stub && k < op->own->stub_count; k++) {
            const spec_stub_word *word = &op->own->stub[k];
            if (!names_function(word)) continue;
            const bool is_pattern = strstr(word->word, "%s") != NULL;
            for (size_t t = 0; t < (is_pattern ? type_count : 1); t++)
                check_function(check, taken, op, word->word, types[t]);
        }
        text pattern = {0};
        text_printf(&pattern, "%s_%s_%%s", check->prefix, op->name);
        for (size_t t = 0; op->is_stub && t < type_count; t++)
            if (is_unnamed(op->own, types[t])) check_function(check, taken, op, pattern.data, types[t]);
        text_free(&pattern);
    }
}

/* ---- All names ---- */

/* The functions of operations that the spec has entries for: exp_result. Nothing of joinery's own ends in that. */
static void take_result_functions(const collision_check *check, owned_names *taken, char **names) {
    for (size_t i = 0; i < check->spec->operation_count; i++) {
        const spec_operation *op = &check->spec->operations[i];
        if (!op->own || (op->known && op->kernels.arity > 2)) continue;
        text name = {0};
        text_printf(&name, "%s_result", op->name);
        names[i] = name.data;
        take(taken, name.data, (name_owner){"the operation", op->name});
    }
}

/* The enumerator and the struct of a dtype against the names that the headers of C have. */
static void check_headers(const collision_check *check, const spec_dtype *dtype) {
    static const name_owner library = {"something in the headers of C", NULL};
    text name = {0};
    text_printf(&name, "%s_%s", check->prefix, dtype->ident);
    if (name_has_struct(dtype) && name_reserved(name.data)) report(check, dtype, &library, dtype->ident, false);
    if (name_is_macro(upper(name.data))) report(check, dtype, &library, dtype->ident, true);
    text_free(&name);
}

/* Enumerators and macros: idents in upper case against the generated ones, and against each other. */
static void check_upper_case(const collision_check *check) {
    enumerator_set *taken = enumerator_set_new(check->ops, check->op_count);
    take_op_enumerators(check, taken);
    take_set_macros(check, taken);
    take_castings(check, taken);
    for (size_t i = 0; i < check->spec->dtype_count; i++) {
        const spec_dtype *dtype = &check->spec->dtypes[i];
        const name_owner *earlier = dtype->ident[0] ? take_enumerator(taken, dtype->ident, dtype->name) : NULL;
        if (earlier) report(check, dtype, earlier, dtype->ident, true);
        if (dtype->ident[0]) check_headers(check, dtype);
    }
    enumerator_set_free(taken);
}

/* The struct called `ident`, after the dtype `owner`. */
static void check_struct(const collision_check *check, owned_names *taken, const spec_dtype *dtype, const char *ident,
                         const char *owner) {
    const name_owner *earlier = take(taken, ident, (name_owner){"dtype", owner});
    if (earlier) report(check, dtype, earlier, ident, false);
}

/*
 * The well-known dtype that a dtype stands for, or is a pair of, if that is not in the spec and is a struct, which it
 * has all the same; else NULL.
 */
static const char *missing_struct(const spec *spec, const spec_dtype *dtype) {
    const bool weak = dtype->weak_of != NULL;
    if (!weak && !dtype->of) return NULL;
    const lat_id found = weak ? dtype->strong : spec_dtype_part(spec, dtype);
    const dtype_known *known = found == LAT_NONE ? dtype_find_known(weak ? dtype->weak_of : dtype->of) : NULL;
    return known && name_values_have_struct(&known->values) ? known->name : NULL;
}

/* Types and functions: the structs of dtypes against the generated ones. */
static void check_lower_case(const collision_check *check) {
    owned_names taken = {0};
    for (size_t i = 0; i < sizeof lower_case / sizeof *lower_case; i++)
        take(&taken, lower_case[i].name, (name_owner){lower_case[i].words, NULL});
    for (size_t i = 0; i < check->op_count; i++)
        take(&taken, check->ops[i], (name_owner){"the function of the operation", check->ops[i]});
    char **set_names = mem_alloc_zeroed(check->spec->set_count, sizeof *set_names);
    char **result_names = mem_alloc_zeroed(check->spec->operation_count, sizeof *result_names);
    text(*call_names)[4] = mem_alloc_zeroed(check->spec->operation_count, sizeof *call_names);
    take_op_calls(check, &taken, call_names);
    take_result_functions(check, &taken, result_names);
    take_set_functions(check, &taken, set_names);
    for (size_t i = 0; i < check->spec->dtype_count; i++) {
        const spec_dtype *dtype = &check->spec->dtypes[i];
        if (name_has_struct(dtype) && dtype->ident[0]) check_struct(check, &taken, dtype, dtype->ident, dtype->name);
    }
    map missing = {0};
    for (size_t i = 0; i < check->spec->dtype_count; i++) {
        const spec_dtype *dtype = &check->spec->dtypes[i];
        const char *name = missing_struct(check->spec, dtype);
        if (name && !map_add(&missing, name, strlen(name), 0)) check_struct(check, &taken, dtype, name, name);
    }
    map_free(&missing);
    check_functions(check, &taken);
    free_names(&taken);
    for (size_t i = 0; i < check->spec->set_count; i++)
        mem_free(set_names[i]);
    mem_free(set_names);
    for (size_t i = 0; i < check->spec->operation_count; i++)
        mem_free(result_names[i]);
    mem_free(result_names);
    for (size_t i = 0; i < check->spec->operation_count; i++)
        for (size_t k = 0; k < sizeof *call_names / sizeof **call_names; k++)
            text_free(&call_names[i][k]);
    mem_free(call_names);
}

/*
 * Adds a diagnostic for each two things of the spec that would have one name in C, kernels included, and for each dtype
 * that would have the name of something in the headers of C. `prefix` is what names begin with.
 */
static void collisions_check(const spec *spec, const char *prefix, const spec_options *options,
                             spec_diagnostics *diagnostics) {
    collision_check check = {.spec = spec, .prefix = prefix, .diagnostics = diagnostics};
    const char **listed = mem_alloc_zeroed(spec->op_count + 1, sizeof *listed);
    check.ops = listed;
    for (size_t i = 0; i < spec->op_count; i++)
        if (op_conversion_find(spec->ops[i]) == OP_CONVERSION_COUNT) listed[check.op_count++] = spec->ops[i];
    if (!spec->ops) check.ops = spec_options_op_names(options, &check.op_count);
    check_upper_case(&check);
    check_lower_case(&check);
    kernel_collisions_check(spec, options, check.ops, check.op_count, diagnostics);
    mem_free(listed);
}

static void check_name(const spec *spec, spec_diagnostics *diagnostics) {
    const char *spelling = name_reserved(spec->name);
    if (spelling)
        spec_diagnostics_add(
            diagnostics, spec->file, spec->notes ? spec->notes->name_place : spec_place_unknown(), "reserved-name",
            "the spec's name \"%s\" is %s, so C++ cannot have a namespace of that name|take another, or "
            "generate with --prefix",
            spec->name, spelling);
}

static void check_idents(const spec *spec, spec_diagnostics *diagnostics) {
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const spec_dtype *dtype = &spec->dtypes[i];
        if (!dtype->ident[0])
            spec_diagnostics_add(
                diagnostics, spec->file, dtype->place, "missing-ident",
                "dtype \"%s\" cannot be written in C|give it an ident: { \"%s\", ident = \"...\", ... }", dtype->name,
                dtype->name);
    }
}

bool c_names_check(const spec *spec, const char *prefix, bool has_c, const spec_options *options,
                   spec_diagnostics *diagnostics) {
    const size_t before = spec_diagnostics_found(diagnostics);
    if (has_c && !prefix) check_name(spec, diagnostics);
    check_idents(spec, diagnostics);
    if (has_c) collisions_check(spec, prefix ? prefix : spec->name, options, diagnostics);
    if (spec_diagnostics_found(diagnostics) == before) return true;
    spec_show_lines(spec, diagnostics);
    return false;
}
