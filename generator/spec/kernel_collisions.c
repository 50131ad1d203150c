/*
 * Kernels are called prefix_op_a_b_isa. Such a name has two readings only where an ident holds a `_`. Let I be the set
 * of idents. Two kernels of one operation collide iff there are idents l_x and x_b with l and b in I: then the kernel
 * `op` of l_x with b and that of l with x_b have one name. For two operations of which one begins with the other (less,
 * less_equal) the rest of the longer one is put before its first dtype. So it is enough to look at the parts of each
 * ident, and pairs of dtypes are never listed.
 *
 * Kernels of operations on one dtype alone are called prefix_op_a_isa: no two of one operation have one name.
 */
#include "spec/kernel_collisions.h"
#include "base/map.h"
#include "base/text.h"
#include "spec/names.h"
#include "spec/op_rule.h"

#include <string.h>

typedef struct kernel_check {
    const spec *spec;
    const spec_options *options; /* or NULL */
    spec_diagnostics *diagnostics;
    map idents;   /* of the dtypes that have kernels, to their ids */
    map heads;    /* x for every ident x_b with b in I, to the id of x_b */
    lat_id first; /* any dtype that has kernels */
} kernel_check;

/* Two readings of one name. */
typedef struct kernel_ambiguity {
    const char *op, *long_op;
    uint32_t a, b, c, d; /* op of a with b, long_op of c with d */
} kernel_ambiguity;

static void report(const kernel_check *in, const kernel_ambiguity *found) {
    const uint32_t ids[] = {found->a, found->b, found->c, found->d};
    const spec_dtype *dtypes[4], *longest = NULL;
    for (size_t i = 0; i < 4; i++) {
        dtypes[i] = &in->spec->dtypes[ids[i]];
        if (!longest || strlen(dtypes[i]->ident) > strlen(longest->ident)) longest = dtypes[i];
    }
    spec_diagnostics_add(
        in->diagnostics, in->spec->file, longest->place, "name-collision",
        "the kernels %s of %s with %s and %s of %s with %s would both be %s_%s_%s_%s in C|give dtype \"%s\" "
        "another ident",
        found->op, dtypes[0]->name, dtypes[1]->name, found->long_op, dtypes[2]->name, dtypes[3]->name,
        in->spec->name ? in->spec->name : "", found->op, dtypes[0]->ident, dtypes[1]->ident, longest->name);
}

/* Finds every head x of an ident x_b, with b an ident. */
static void find_heads(kernel_check *in) {
    for (size_t i = 0; i < in->spec->dtype_count; i++) {
        const char *ident = in->spec->dtypes[i].ident;
        if (!dtype_has_kernels(&in->spec->dtypes[i].values)) continue;
        for (const char *at = strchr(ident, '_'); at; at = strchr(at + 1, '_'))
            if (map_find(&in->idents, at + 1, strlen(at + 1)))
                map_add(&in->heads, ident, (size_t)(at - ident), (uint32_t)i);
    }
}

/* The dtype whose ident is what follows a head in the ident of `id`. */
static uint32_t rest_of(const kernel_check *in, uint32_t id, size_t head_length) {
    const char *rest = in->spec->dtypes[id].ident + head_length + 1;
    return *map_find(&in->idents, rest, strlen(rest));
}

/* Kernels `long_op` of the dtype `c`, the name of which continues with `name` where `op` ends, against kernels of `op`.
 */
static void check_split(const kernel_check *in, kernel_ambiguity found, const char *name) {
    const uint32_t *whole = found.op == found.long_op ? NULL : map_find(&in->idents, name, strlen(name));
    if (whole) {
        found.a = *whole;
        found.b = found.d = in->first;
        report(in, &found);
    }
    for (const char *at = strchr(name, '_'); at; at = strchr(at + 1, '_')) {
        const uint32_t *head = map_find(&in->heads, at + 1, strlen(at + 1));
        const uint32_t *a = map_find(&in->idents, name, (size_t)(at - name));
        if (!head || !a) continue;
        found.a = *a;
        found.b = *head;
        found.d = rest_of(in, *head, strlen(at + 1));
        report(in, &found);
    }
}

/* The other way round: `op` of the dtype `a`, the ident of which is `more` and then `rest`, against kernels of
 * `long_op`. */
static void check_rest(const kernel_check *in, kernel_ambiguity found, const char *rest) {
    for (const char *at = strchr(rest, '_'); at; at = strchr(at + 1, '_')) {
        const uint32_t *head = map_find(&in->heads, at + 1, strlen(at + 1));
        const uint32_t *c = map_find(&in->idents, rest, (size_t)(at - rest));
        if (!head || !c) continue;
        found.b = rest_of(in, *head, strlen(at + 1));
        found.c = *c;
        found.d = *head;
        report(in, &found);
    }
}

/* `more` is what `long_op` has beyond `op`, with its `_` moved to the end: "equal_". */
static void check_ops(const kernel_check *in, const char *op, const char *long_op, const char *more) {
    text name = {0};
    for (size_t i = 0; i < in->spec->dtype_count; i++) {
        const spec_dtype *dtype = &in->spec->dtypes[i];
        if (!dtype_has_kernels(&dtype->values)) continue;
        name.length = 0;
        text_add(&name, more);
        text_add(&name, dtype->ident);
        check_split(in, (kernel_ambiguity){.op = op, .long_op = long_op, .c = (uint32_t)i}, name.data);
        if (more[0] && strncmp(dtype->ident, more, strlen(more)) == 0)
            check_rest(in, (kernel_ambiguity){.op = op, .long_op = long_op, .a = (uint32_t)i},
                       dtype->ident + strlen(more));
    }
    text_free(&name);
}

/* Whether an operation has two operands, and so kernels for pairs of dtypes; the others have kernels for one. */
static bool is_of_two(const kernel_check *in, const char *op) {
    spec_op_rule rule;
    const bool known = in->options && in->options->op_rule && in->options->op_rule(in->options->context, op, &rule);
    return !known || rule.arity == 2;
}

/* The struct of a dtype called op_a_b_word, or op_a_word, where the word could be that of an instruction set. */
static void check_struct(const kernel_check *in, const spec_dtype *dtype, const char *op) {
    const size_t length = strlen(op);
    const char *last = strrchr(dtype->ident, '_');
    if (!last || strncmp(dtype->ident, op, length) != 0 || dtype->ident[length] != '_') return;
    const char *a = dtype->ident + length + 1;
    const uint32_t *alone = last > a ? map_find(&in->idents, a, (size_t)(last - a)) : NULL;
    if (alone && !is_of_two(in, op)) {
        spec_diagnostics_add(in->diagnostics, in->spec->file, dtype->place, "name-collision",
                             "dtype \"%s\" and the kernel %s of %s would both be %s_%s in C|give dtype \"%s\" another "
                             "ident",
                             dtype->name, op, in->spec->dtypes[*alone].name, in->spec->name ? in->spec->name : "",
                             dtype->ident, dtype->name);
        return;
    }
    for (const char *at = strchr(a, '_'); at && at < last; at = strchr(at + 1, '_')) {
        const uint32_t *left = map_find(&in->idents, a, (size_t)(at - a));
        const uint32_t *right = map_find(&in->idents, at + 1, (size_t)(last - at - 1));
        if (!left || !right) continue;
        spec_diagnostics_add(
            in->diagnostics, in->spec->file, dtype->place, "name-collision",
            "dtype \"%s\" and the kernel %s of %s with %s would both be %s_%s in C|give dtype \"%s\" another "
            "ident",
            dtype->name, op, in->spec->dtypes[*left].name, in->spec->dtypes[*right].name,
            in->spec->name ? in->spec->name : "", dtype->ident, dtype->name);
        return;
    }
}

void kernel_collisions_check(const spec *of, const spec_options *options, const char *const *ops, size_t op_count,
                             spec_diagnostics *diagnostics) {
    kernel_check check = {.spec = of, .options = options, .diagnostics = diagnostics, .first = LAT_NONE};
    for (size_t i = 0; i < of->dtype_count; i++) {
        const spec_dtype *dtype = &of->dtypes[i];
        if (!dtype_has_kernels(&dtype->values) || !dtype->ident[0]) continue;
        map_add(&check.idents, dtype->ident, strlen(dtype->ident), (uint32_t)i);
        if (check.first == LAT_NONE) check.first = (lat_id)i;
    }
    find_heads(&check);
    /* `convert` has its checked forms beside it */
    static const char *const checked[][2] = {{"convert_same_value", "same_value_"}, {"convert_in_range", "in_range_"}};
    const char *const convert = "convert"; /* every other operation has the same ambiguities with itself */
    if (check.first != LAT_NONE) check_ops(&check, convert, convert, "");
    for (size_t i = 0; i < 2 && check.first != LAT_NONE; i++)
        check_ops(&check, convert, checked[i][0], checked[i][1]);
    for (size_t i = 0; i < op_count && check.first != LAT_NONE; i++) {
        for (size_t k = 0; k < op_count; k++) {
            const size_t length = strlen(ops[i]);
            if (strncmp(ops[i], ops[k], length) != 0 || ops[k][length] != '_') continue;
            text more = {0};
            text_printf(&more, "%s_", ops[k] + length + 1);
            check_ops(&check, ops[i], ops[k], more.data);
            text_free(&more);
        }
    }
    for (size_t i = 0; i < of->dtype_count; i++) {
        if (!name_has_struct(&of->dtypes[i])) continue;
        check_struct(&check, &of->dtypes[i], convert);
        for (size_t k = 0; k < 2; k++)
            check_struct(&check, &of->dtypes[i], checked[k][0]);
        for (size_t k = 0; k < op_count; k++)
            check_struct(&check, &of->dtypes[i], ops[k]);
    }
    map_free(&check.idents);
    map_free(&check.heads);
}
