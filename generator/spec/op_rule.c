#include "spec/op_rule.h"

#include "spec/dtype.h"

static bool is_integral(val_kind kind) {
    return kind == VAL_BOOL || kind == VAL_INT || kind == VAL_UINT;
}

/* Whether what is in that list of kinds, and has kernels at all. */
static bool is_of(const spec *of, lat_id id, unsigned kinds) {
    return id != LAT_NONE && dtype_has_kernels(&of->dtypes[id].values) && (kinds >> of->dtypes[id].values.kind & 1);
}

/* The dtype that a join is divided in, LAT_NONE if there is none. */
static lat_id divided_in(const spec *of, lat_id join) {
    if (!is_integral(of->dtypes[join].values.kind)) return join;
    const lat_id own = of->inexact ? of->inexact[join] : LAT_NONE;
    return own != LAT_NONE ? own : of->inexact_default;
}

/* Whether two dtypes that promote to `join` (LAT_NONE: to nothing) have a kernel. */
static bool pair_has_kernel(const spec *of, const spec_op_rule *rule, lat_id a, lat_id b, lat_id join) {
    const unsigned any = ~0u, integral = 1u << VAL_BOOL | 1u << VAL_INT | 1u << VAL_UINT;
    if (!is_of(of, a, any) || !is_of(of, b, any)) return false;
    if (!rule->needs_join) return true;
    if (rule->compares_by_value && is_of(of, a, integral) && is_of(of, b, integral)) return true;
    if (!is_of(of, join, rule->kinds)) return false;
    return !rule->divides_integers || is_of(of, divided_in(of, join), rule->kinds);
}

static bool any_pair_has_kernel(const spec *of, const spec_op_rule *rule) {
    const size_t n = of->dtype_count;
    for (lat_id a = 0; a < n; a++) {
        /* in a lattice, what two dtypes promote to promotes to itself with itself: no other pairs can do more */
        if (!of->from_table && pair_has_kernel(of, rule, a, a, a)) return true;
        for (lat_id b = 0; of->from_table && b < n; b++)
            if (pair_has_kernel(of, rule, a, b, of->table[(size_t)a * n + b])) return true;
    }
    return false;
}

static bool has_bool(const spec *of) {
    for (size_t i = 0; i < of->dtype_count; i++)
        if (of->dtypes[i].values.kind == VAL_BOOL && !of->dtypes[i].weak_of) return true;
    return false;
}

static bool has_kind(const spec *of, unsigned kinds) {
    for (lat_id i = 0; i < of->dtype_count; i++)
        if (is_of(of, i, kinds)) return true;
    return false;
}

/* "bool, int or uint" */
static void add_kinds(text *to, unsigned kinds) {
    for (unsigned kind = 0, rest = kinds & ((1u << VAL_KIND_COUNT) - 1); rest; kind++) {
        if (!(rest >> kind & 1)) continue;
        const bool first = rest == (kinds & ((1u << VAL_KIND_COUNT) - 1));
        rest &= ~(1u << kind);
        text_printf(to, "%s%s", first ? "" : rest ? ", " : " or ", val_kind_name((val_kind)kind));
    }
}

bool spec_op_has_kernels(const spec *of, const char *op, const spec_op_rule *rule, text *why) {
    const bool without_bool = rule->gives_bool && !has_bool(of);
    if (!without_bool && any_pair_has_kernel(of, rule)) return true;
    text_printf(why, "\"%s\" has no kernel for any pair of dtypes: ", op);
    if (without_bool) {
        text_add(why, "its results are of dtype b, which the spec does not have|add \"b\" to `dtypes`, or take it out");
        return false;
    }
    if (has_kind(of, rule->kinds)) {
        text_printf(why, "%s|take it out",
                    rule->divides_integers ? "there is no float dtype that integers are divided in"
                                           : "no pair promotes to a dtype that it is for");
        return false;
    }
    text_add(why, "it is for dtypes of kind ");
    add_kinds(why, rule->kinds);
    text_add(why, "|take it out");
    return false;
}
