#include "spec/op_rule.h"

#include "spec/diagnostics.h"
#include "spec/dtype.h"
#include "spec/promote.h"

enum { INTEGRAL = 1u << VAL_BOOL | 1u << VAL_INT | 1u << VAL_UINT };

/* An operation in a spec. */
typedef struct op_search {
    const spec *spec;
    const spec_op_rule *rule;
    const lat_result_rule *result;  /* the spec's own, or NULL */
    const lat_promotion *promotion; /* NULL without such a rule, or where it needs none */
} op_search;

/* Whether what is in that list of kinds, and has kernels at all. */
static bool is_of(const spec *of, lat_id id, unsigned kinds) {
    return id != LAT_NONE && dtype_has_kernels(&of->dtypes[id].values) && (kinds >> of->dtypes[id].values.kind & 1);
}

static bool divides(const op_search *in) {
    return in->result ? in->result->form == LAT_RULE_INEXACT : in->rule->divides_integers;
}

static lat_id bool_of(const spec *of) {
    for (lat_id i = 0; i < of->dtype_count; i++)
        if (of->dtypes[i].values.kind == VAL_BOOL && !of->dtypes[i].weak_of) return i;
    return LAT_NONE;
}

/* What the operation gives where it is computed in a dtype; LAT_NONE where it cannot be. */
static lat_id result_in(const op_search *in, lat_id id) {
    if (!is_of(in->spec, id, in->rule->kinds)) return LAT_NONE;
    const spec_dtype *dtype = &in->spec->dtypes[id];
    if (in->rule->divides_integers && (INTEGRAL >> dtype->values.kind & 1))
        return LAT_NONE; /* it has no rule for them: they are to be divided */
    if (in->rule->needs_sign && dtype->values.kind == VAL_FLOAT && !dtype->values.is_signed) return LAT_NONE;
    if (in->rule->gives_bool) return bool_of(in->spec);
    return in->rule->gives_part && dtype->values.kind == VAL_COMPLEX ? spec_dtype_part(in->spec, dtype) : id;
}

/* What it gives for operands that promote to `join` (LAT_NONE: to nothing); an operand alone is its own join. */
static lat_id result_of(const op_search *in, const lat_id *operands, lat_id join) {
    const unsigned any = ~0u;
    bool all = true, by_value = in->rule->compares_by_value;
    for (unsigned i = 0; i < in->rule->arity; i++) {
        all = all && is_of(in->spec, operands[i], any);
        by_value = by_value && is_of(in->spec, operands[i], INTEGRAL);
    }
    if (!all) return LAT_NONE;
    if ((in->rule->arity > 1 && !in->rule->needs_join) || by_value) return bool_of(in->spec);
    if (in->promotion) join = lat_rule_result(in->promotion, in->result, operands, in->rule->arity);
    if (join == LAT_NONE) return LAT_NONE;
    return result_in(in, divides(in) ? spec_divided_in(in->spec, join) : join);
}

lat_id spec_op_result(const spec *of, const lat_promotion *promotion, const char *op, const spec_op_rule *rule,
                      const lat_id *operands) {
    const lat_result_rule *own = spec_result_rule(of, op);
    const bool by_own = own && own->form != LAT_RULE_INEXACT;
    const op_search in = {of, rule, own, by_own ? promotion : NULL};
    return result_of(&in, operands, rule->arity == 1 ? operands[0] : lat_join(promotion, operands[0], operands[1]));
}

static bool any_has_kernel(const op_search *in) {
    const spec *of = in->spec;
    const size_t n = of->dtype_count;
    for (lat_id a = 0; a < n; a++) {
        /* in a lattice, what two dtypes promote to promotes to itself with itself: no other pairs can do more */
        const bool alone = in->rule->arity != 2 || !of->from_table; /* kernels of three are of one dtype too */
        if (alone && result_of(in, (lat_id[]){a, a, a}, a) != LAT_NONE) return true;
        for (lat_id b = 0; !alone && b < n; b++)
            if (result_of(in, (lat_id[]){a, b, b}, of->table[(size_t)a * n + b]) != LAT_NONE) return true;
    }
    return false;
}

/* With the spec's own rule, which may need to know what dtypes promote to. */
static bool has_kernel(const spec *of, const char *op, const spec_op_rule *rule) {
    op_search in = {of, rule, spec_result_rule(of, op), NULL};
    if (!in.result || in.result->form == LAT_RULE_INEXACT) return any_has_kernel(&in);
    lat_promotion promotion;
    spec_diagnostics unheard = {0};
    const bool made = spec_promotion(of, &promotion, &unheard);
    spec_diagnostics_free(&unheard);
    if (!made) return true; /* there is another message about that */
    in.promotion = &promotion;
    const bool has = any_has_kernel(&in);
    lat_promotion_free(&promotion);
    return has;
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
    const bool without_bool = rule->gives_bool && bool_of(of) == LAT_NONE;
    const lat_result_rule *own = spec_result_rule(of, op);
    const bool divided = own ? own->form == LAT_RULE_INEXACT : rule->divides_integers;
    if (!without_bool && has_kernel(of, op, rule)) return true;
    text_printf(why, "\"%s\" has no kernel for any %s: ", op, rule->arity == 1 ? "dtype" : "pair of dtypes");
    if (without_bool) {
        text_add(why, "its results are of dtype b, which the spec does not have|add \"b\" to `dtypes`, or take it out");
    } else if (own && own->form != LAT_RULE_INEXACT) {
        text_add(why, "its rule in `results` never gives a dtype of kind ");
        add_kinds(why, rule->kinds);
        text_add(why, "|take it out, or change the rule");
    } else if (divided && has_kind(of, INTEGRAL)) {
        text_add(why, "there is no float dtype in which to divide integers|take it out");
    } else if (has_kind(of, rule->kinds)) {
        text_printf(why, "%s|take it out",
                    rule->arity == 1 ? "its results need a dtype that the spec lacks"
                                     : "no pair promotes to a dtype that it supports");
    } else {
        text_add(why, "it is for dtypes of kind ");
        add_kinds(why, rule->kinds);
        text_add(why, "|take it out");
    }
    return false;
}
