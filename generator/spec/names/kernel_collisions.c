/*
 * Kernels are called prefix_op_a_b_isa. Such a name has two readings only where an ident holds a `_`. Let I be the set
 * of idents. Two kernels of one operation collide iff there are idents l_x and x_b with l and b in I: then the kernel
 * `op` of l_x with b and that of l with x_b have one name. For two operations of which one begins with the other (less,
 * less_equal) the rest of the longer one is put before its first dtype. So it is enough to look at the parts of each
 * ident, and pairs of dtypes are never listed.
 *
 * Kernels of operations on one dtype alone are called prefix_op_a_isa: no two of one operation have one name. Where the
 * other of two operations has kernels for one dtype or two (floor, floor_divide), what is left of one ident is split.
 */
#include "spec/names/kernel_collisions.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/names/names.h"
#include "spec/operation.h"

#include <string.h>

typedef struct kernel_check {
    const spec *spec;
    const spec_options *options; /* or NULL */
    spec_diagnostics *diagnostics;
    map idents;   /* of the dtypes that have kernels, to their ids */
    map heads;    /* x for every ident x_b with b in I, to the id of x_b */
    lat_id first; /* any dtype that has kernels */
} kernel_check;

#define NO_OPERAND UINT32_MAX

/* Two readings of one name. */
typedef struct kernel_ambiguity {
    const char *op, *long_op;
    uint32_t a, b, c, d; /* op of a with b, long_op of c with d; b or d is NO_OPERAND for operations on one dtype */
} kernel_ambiguity;

static const spec_dtype *longer(const kernel_check *check, const spec_dtype *than, uint32_t id) {
    const spec_dtype *dtype = id == NO_OPERAND ? NULL : &check->spec->dtypes[id];
    return dtype && (!than || strlen(dtype->ident) > strlen(than->ident)) ? dtype : than;
}

static void add_kernel(text *out, const kernel_check *check, const char *op, uint32_t a, uint32_t b) {
    text_printf(out, "%s of %s", op, check->spec->dtypes[a].name);
    if (b != NO_OPERAND) text_printf(out, " with %s", check->spec->dtypes[b].name);
}

static void report(const kernel_check *check, const kernel_ambiguity *found) {
    const uint32_t ids[] = {found->a, found->b, found->c, found->d};
    const spec_dtype *longest = NULL;
    for (size_t i = 0; i < 4; i++)
        longest = longer(check, longest, ids[i]);
    text kernels = {0}, name = {0};
    add_kernel(&kernels, check, found->op, found->a, found->b);
    text_add(&kernels, " and ");
    add_kernel(&kernels, check, found->long_op, found->c, found->d);
    text_printf(&name, "%s_%s_%s", check->spec->name ? check->spec->name : "", found->op,
                check->spec->dtypes[found->a].ident);
    if (found->b != NO_OPERAND) text_printf(&name, "_%s", check->spec->dtypes[found->b].ident);
    spec_diagnostics_add(check->diagnostics, check->spec->file, longest->place, "name-collision",
                         "the kernels %s would both be %s in C|give dtype \"%s\" another ident", kernels.data,
                         name.data, longest->name);
    text_free(&kernels);
    text_free(&name);
}

/* Whether a dtype gives kernels a part of their names: one whose name was refused has no ident. */
static bool names_kernels(const spec_dtype *dtype) {
    return dtype_has_kernels(&dtype->values) && dtype->ident[0];
}

/* Finds every head x of an ident x_b, with b an ident. */
static void find_heads(kernel_check *check) {
    for (size_t i = 0; i < check->spec->dtype_count; i++) {
        const char *ident = check->spec->dtypes[i].ident;
        if (!names_kernels(&check->spec->dtypes[i])) continue;
        for (const char *at = strchr(ident, '_'); at; at = strchr(at + 1, '_'))
            if (map_find(&check->idents, at + 1, strlen(at + 1)))
                map_add(&check->heads, ident, (size_t)(at - ident), (uint32_t)i);
    }
}

/* The dtype whose ident is what follows a head in the ident of `id`. */
static uint32_t rest_of(const kernel_check *check, uint32_t id, size_t head_length) {
    const char *rest = check->spec->dtypes[id].ident + head_length + 1;
    return *map_find(&check->idents, rest, strlen(rest));
}

/* Kernels `long_op` of the dtype `c`, the name of which continues with `name` where `op` ends, against kernels of `op`.
 */
static void check_split(const kernel_check *check, kernel_ambiguity found, const char *name) {
    const uint32_t *whole = found.op == found.long_op ? NULL : map_find(&check->idents, name, strlen(name));
    if (whole) {
        found.a = *whole;
        found.b = found.d = check->first;
        report(check, &found);
    }
    for (const char *at = strchr(name, '_'); at; at = strchr(at + 1, '_')) {
        const uint32_t *head = map_find(&check->heads, at + 1, strlen(at + 1));
        const uint32_t *a = map_find(&check->idents, name, (size_t)(at - name));
        if (!head || !a) continue;
        found.a = *a;
        found.b = *head;
        found.d = rest_of(check, *head, strlen(at + 1));
        report(check, &found);
    }
}

/* The other way round: `op` of the dtype `a`, the ident of which is `more` and then `rest`, against kernels of
 * `long_op`. */
static void check_rest(const kernel_check *check, kernel_ambiguity found, const char *rest) {
    for (const char *at = strchr(rest, '_'); at; at = strchr(at + 1, '_')) {
        const uint32_t *head = map_find(&check->heads, at + 1, strlen(at + 1));
        const uint32_t *c = map_find(&check->idents, rest, (size_t)(at - rest));
        if (!head || !c) continue;
        found.b = rest_of(check, *head, strlen(at + 1));
        found.c = *c;
        found.d = *head;
        report(check, &found);
    }
}

/* Reads length characters as two idents with a `_` between them. */
static bool is_pair(const kernel_check *check, const char *name, size_t length, uint32_t *a, uint32_t *b) {
    for (size_t at = 0; at < length; at++) {
        if (name[at] != '_') continue;
        const uint32_t *left = map_find(&check->idents, name, at);
        const uint32_t *right = map_find(&check->idents, name + at + 1, length - at - 1);
        if (!left || !right) continue;
        *a = *left;
        *b = *right;
        return true;
    }
    return false;
}

/* The operations that have kernels beside those in `ops`. */
static const char truth[] = "truth";
static const char *const own_ops[] = {"convert", "convert_same_value", "convert_in_range", truth};
enum { OWN_OP_COUNT = sizeof own_ops / sizeof *own_ops };

/* Whether an operation has kernels for pairs of dtypes; the others have kernels for one. */
static bool is_of_two(const kernel_check *check, const char *op) {
    for (size_t i = 0; i < OWN_OP_COUNT; i++)
        if (strcmp(op, own_ops[i]) == 0) return own_ops[i] != truth;
    for (size_t i = 0; i < check->spec->operation_count; i++)
        if (strcmp(check->spec->operations[i].name, op) == 0) return check->spec->operations[i].rule.arity == 2;
    const op_rule *known = check->options ? op_catalogue_find(check->options->ops, op) : NULL;
    return !known || known->arity == 2;
}

/* Kernels of `long_op` for the dtype `id`, first or alone, and those of `op` for it, against kernels of the other. */
static void check_dtype(const kernel_check *check, kernel_ambiguity found, const bool of_two[2], const char *more,
                        uint32_t id) {
    const char *ident = check->spec->dtypes[id].ident;
    const char *rest = more[0] && strncmp(ident, more, strlen(more)) == 0 ? ident + strlen(more) : NULL;
    const uint32_t *alone = rest ? map_find(&check->idents, rest, strlen(rest)) : NULL;
    text name = {0};
    text_printf(&name, "%s%s", more, ident);
    if (of_two[0] && of_two[1]) {
        found.c = id;
        check_split(check, found, name.data);
        found.a = id;
        if (rest) check_rest(check, found, rest);
    } else if (of_two[0]) {
        found.c = id;
        if (is_pair(check, name.data, name.length, &found.a, &found.b)) report(check, &found);
    } else {
        found.a = id;
        const bool both = of_two[1] && rest && is_pair(check, rest, strlen(rest), &found.c, &found.d);
        if (!of_two[1] && alone) found.c = *alone;
        if (both || (!of_two[1] && alone)) report(check, &found);
    }
    text_free(&name);
}

/* Whether an ident goes on as `more` does, as far as the shorter one goes: without one no name has two readings. */
static bool any_begins_like(const kernel_check *check, const char *more) {
    for (size_t i = 0; i < check->spec->dtype_count; i++) {
        const char *ident = check->spec->dtypes[i].ident;
        const size_t length = strlen(ident);
        if (!names_kernels(&check->spec->dtypes[i])) continue;
        if (strncmp(ident, more, length) == 0 || strncmp(ident, more, strlen(more)) == 0) return true;
    }
    return false;
}

/* `more` is what `long_op` has beyond `op`, with its `_` moved to the end: "equal_". */
static void check_ops(const kernel_check *check, const char *op, const char *long_op, const char *more) {
    if (!any_begins_like(check, more)) return;
    const bool of_two[] = {is_of_two(check, op), is_of_two(check, long_op)};
    const kernel_ambiguity found = {op, long_op, NO_OPERAND, NO_OPERAND, NO_OPERAND, NO_OPERAND};
    for (size_t i = 0; i < check->spec->dtype_count; i++)
        if (names_kernels(&check->spec->dtypes[i])) check_dtype(check, found, of_two, more, (uint32_t)i);
}

/* The struct of a dtype called op_a_b_word, or op_a_word, where the word could be that of an instruction set. */
static void check_struct(const kernel_check *check, const spec_dtype *dtype, const char *op) {
    const size_t length = strlen(op);
    const char *last = strrchr(dtype->ident, '_');
    if (!last || strncmp(dtype->ident, op, length) != 0 || dtype->ident[length] != '_') return;
    const char *rest = dtype->ident + length + 1;
    if (last <= rest) return;
    const size_t rest_length = (size_t)(last - rest);
    const uint32_t *alone = map_find(&check->idents, rest, rest_length);
    const bool of_two = is_of_two(check, op);
    uint32_t a = alone ? *alone : NO_OPERAND, b = NO_OPERAND;
    if (of_two ? !is_pair(check, rest, rest_length, &a, &b) : !alone) return;
    text kernel = {0};
    add_kernel(&kernel, check, op, a, b);
    spec_diagnostics_add(check->diagnostics, check->spec->file, dtype->place, "name-collision",
                         "dtype \"%s\" and the kernel %s would both be %s_%s in C|give dtype \"%s\" another ident",
                         dtype->name, kernel.data, check->spec->name ? check->spec->name : "", dtype->ident,
                         dtype->name);
    text_free(&kernel);
}

/* All operations against each other and the structs. */
static void check_all(const kernel_check *check, const char *const *ops, size_t op_count) {
    check_ops(check, own_ops[0], own_ops[0],
              ""); /* every other operation on two has the same ambiguities with itself */
    for (size_t i = 0; i < op_count; i++) {
        for (size_t k = 0; k < op_count; k++) {
            const size_t length = strlen(ops[i]);
            if (strncmp(ops[i], ops[k], length) != 0 || ops[k][length] != '_') continue;
            text more = {0};
            text_printf(&more, "%s_", ops[k] + length + 1);
            check_ops(check, ops[i], ops[k], more.data);
            text_free(&more);
        }
    }
    for (size_t i = 0; i < check->spec->dtype_count; i++) {
        if (!name_has_struct(&check->spec->dtypes[i])) continue;
        for (size_t k = 0; k < op_count; k++)
            check_struct(check, &check->spec->dtypes[i], ops[k]);
    }
}

void kernel_collisions_check(const spec *spec, const spec_options *options, const char *const *ops, size_t op_count,
                             spec_diagnostics *diagnostics) {
    kernel_check check = {.spec = spec, .options = options, .diagnostics = diagnostics, .first = LAT_NONE};
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const spec_dtype *dtype = &spec->dtypes[i];
        if (!names_kernels(dtype)) continue;
        map_add(&check.idents, dtype->ident, strlen(dtype->ident), (uint32_t)i);
        if (check.first == LAT_NONE) check.first = (lat_id)i;
    }
    find_heads(&check);
    const char **all = mem_alloc_zeroed(OWN_OP_COUNT + op_count, sizeof *all);
    for (size_t i = 0; i < OWN_OP_COUNT + op_count; i++)
        all[i] = i < OWN_OP_COUNT ? own_ops[i] : ops[i - OWN_OP_COUNT];
    if (check.first != LAT_NONE) check_all(&check, all, OWN_OP_COUNT + op_count);
    mem_free(all);
    map_free(&check.idents);
    map_free(&check.heads);
}
