#include "spec/operation.h"

#include "base/memory.h"
#include "spec/dtype.h"

#include <string.h>

enum { INTEGRAL = 1u << VAL_BOOL | 1u << VAL_INT | 1u << VAL_UINT };

/* ---- Kinds, and what kernels ask for ---- */

/* Whether what is in that list of kinds, and has kernels at all. */
static bool is_of(const spec *spec, lat_id id, unsigned kinds) {
    return id != LAT_NONE && dtype_has_kernels(&spec->dtypes[id].values) && (kinds >> spec->dtypes[id].values.kind & 1);
}

static lat_id bool_of(const spec *spec) {
    for (lat_id i = 0; i < spec->dtype_count; i++)
        if (spec->dtypes[i].values.kind == VAL_BOOL && !spec->dtypes[i].weak_of) return i;
    return LAT_NONE;
}

static lat_id part_of(const spec *spec, lat_id id) {
    const spec_dtype *dtype = &spec->dtypes[id];
    return dtype->values.kind == VAL_COMPLEX ? spec_dtype_part(spec, dtype) : id;
}

/* Whether kernels compute in a dtype. `divides`: they have no rule for integers, which are to be divided. */
static bool computes_in(const spec *spec, const op_rule *kernels, lat_id id, bool divides) {
    if (!is_of(spec, id, kernels->kinds)) return false;
    const val_set *values = &spec->dtypes[id].values;
    if (divides && (INTEGRAL >> values->kind & 1)) return false;
    return !kernels->needs_sign || values->kind != VAL_FLOAT || values->is_signed;
}

static bool all_are_of(const spec *spec, const lat_id *operands, unsigned count, unsigned kinds) {
    for (unsigned i = 0; i < count; i++)
        if (!is_of(spec, operands[i], kinds)) return false;
    return true;
}

/* Whether it may have kernels for such operands; those of three have been converted to what it computes in. */
static bool serves(const spec_operation *op, const lat_id *operands, lat_id computed_in) {
    if (!op->served) return true;
    if (op->kernels.arity > 2) return computed_in != LAT_NONE && op->served[computed_in];
    for (unsigned i = 0; i < op->kernels.arity; i++)
        if (!op->served[operands[i]]) return false;
    return true;
}

static bool is_narrow(const val_set *values) {
    return values->kind == VAL_FLOAT && values->bits <= 16;
}

static bool is_f32(const val_set *values) {
    return values->kind == VAL_FLOAT && values->exponent == 8 && values->mantissa == 23;
}

/* Whether a dtype has all values of the operands. */
static bool has_all_of(const spec *spec, const lat_id *operands, unsigned count, lat_id id) {
    for (unsigned i = 0; i < count; i++)
        if (val_conversion_cost(&spec->dtypes[operands[i]].values, &spec->dtypes[id].values) != VAL_EXACT) return false;
    return true;
}

/* Whether kernels look at the operands as they are, whatever these promote to. */
static bool takes_as_they_are(const spec *spec, const op_rule *kernels, const lat_id *operands) {
    return kernels->gives_bool && (!kernels->needs_join || (kernels->compares_by_value &&
                                                            all_are_of(spec, operands, kernels->arity, INTEGRAL)));
}

/* Whether functions of the host compute it in a dtype: joinery has no rule of its own for that. */
static bool is_left_to_stub(const spec *spec, const spec_operation *op, lat_id computed_in) {
    return op->is_stub && computed_in != LAT_NONE && !is_of(spec, computed_in, op->kernels.kinds);
}

/* Whether kernels convert what they compute to the result that the spec gives: those of joinery's own of three operands. */
static bool converts_results(const spec_operation *op) {
    return op->kernels.arity > 2 && !op->is_stub && (op->rule.converts || op->rule.cell_count);
}

bool spec_operation_follows(const spec *spec, const spec_operation *op, const lat_id *operands, lat_id *computed_in,
                            lat_id result) {
    const op_rule *kernels = &op->kernels;
    const lat_id stated = *computed_in;
    if (is_left_to_stub(spec, op, stated) || converts_results(op)) return true;
    if (!lat_op_states_compute(&op->rule, operands) || result == LAT_NONE || stated == LAT_NONE) return true;
    if (takes_as_they_are(spec, kernels, operands)) return has_all_of(spec, operands, kernels->arity, stated);
    if (result == stated) return true;
    if (kernels->gives_bool || kernels->gives_part) return true;
    if (kernels->arity > 2 || kernels->in_format || !is_of(spec, result, ~0u)) return false;
    /* the arithmetic of narrow floats is that of f32, rounded once more at the end */
    if (is_narrow(&spec->dtypes[result].values) && is_f32(&spec->dtypes[stated].values) &&
        has_all_of(spec, operands, kernels->arity, result))
        *computed_in = result;
    return true;
}

/* Whether its kernels, of three operands, cannot follow a rule that looks at the operands one by one. */
static bool has_apart(const spec_operation *op) {
    const lat_op *rule = &op->rule;
    const bool is_apart = rule->form == LAT_OP_EACH || (rule->form == LAT_OP_OPERAND && !rule->converts);
    return op->kernels.arity > 2 && (is_apart || (op->is_stub && rule->cell_count));
}

bool spec_operation_has_kernel(const spec *spec, const spec_operation *op, const lat_id *operands, lat_id computed_in,
                               lat_id result) {
    const op_rule *kernels = &op->kernels;
    if (!op->known || result == LAT_NONE || !all_are_of(spec, operands, kernels->arity, ~0u)) return false;
    if (!serves(op, operands, computed_in)) return false;
    if (has_apart(op)) return false;
    if (is_left_to_stub(spec, op, computed_in)) return is_of(spec, computed_in, ~0u) && is_of(spec, result, ~0u);
    if (!spec_operation_follows(spec, op, operands, &computed_in, result)) return false;
    if (kernels->gives_bool) {
        if (result != bool_of(spec)) return false;
        if (!kernels->needs_join) return true;
        if (kernels->compares_by_value && all_are_of(spec, operands, kernels->arity, INTEGRAL)) return true;
        return computes_in(spec, kernels, computed_in, false);
    }
    if (!computes_in(spec, kernels, computed_in, kernels->divides_integers)) return false;
    if (converts_results(op)) return is_of(spec, result, ~0u);
    if (kernels->gives_part) return result == part_of(spec, computed_in);
    return result == computed_in || lat_op_states_compute(&op->rule, operands); /* it is converted then */
}

/* ---- From an entry, and what joinery knows, to the rule of an operation ---- */

typedef struct rule_maker {
    const spec *spec;
    const spec_op *own;     /* or NULL */
    const op_rule *kernels; /* NULL: it is not well known */
    lat_op *rule;
} rule_maker;

static spec_op_form form_of(const rule_maker *maker) {
    return maker->own ? maker->own->form : SPEC_OP_DEFAULT;
}

static bool *all_where(const rule_maker *maker, bool (*is)(const spec *spec, lat_id id)) {
    bool *set = mem_alloc_zeroed(maker->spec->dtype_count, sizeof *set);
    for (lat_id i = 0; i < maker->spec->dtype_count; i++)
        set[i] = is(maker->spec, i);
    return set;
}

static bool is_any(const spec *spec, lat_id id) {
    (void)spec;
    return id != LAT_NONE;
}

static bool is_integral(const spec *spec, lat_id id) {
    return is_of(spec, id, INTEGRAL);
}

static bool has_kernels(const spec *spec, lat_id id) {
    return is_of(spec, id, ~0u);
}

static bool *copy_of_set(const rule_maker *maker, const spec_set *set) {
    bool *copy = mem_alloc(maker->spec->dtype_count * sizeof *copy);
    memcpy(copy, set->members, maker->spec->dtype_count * sizeof *copy);
    return copy;
}

/* Whether the spec says nothing of what operands there may be, so that it is what kernels of joinery's ask for. */
static bool takes_what_kernels_take(const rule_maker *maker) {
    bool said = maker->own && (maker->own->domain.members || maker->own->has_stub);
    for (size_t i = 0; maker->own && i < LAT_OP_MOST_OPERANDS; i++)
        said = said || maker->own->operands[i].members;
    return maker->kernels && !said;
}

static void make_operands(const rule_maker *maker) {
    lat_op *rule = maker->rule;
    const spec_op_promote promote = maker->own ? maker->own->promote : OP_PROMOTE_DEFAULT;
    for (size_t i = 0; i < rule->arity; i++) {
        if (takes_what_kernels_take(maker)) rule->operands[i] = all_where(maker, has_kernels);
        if (maker->own && maker->own->operands[i].members)
            rule->operands[i] = copy_of_set(maker, &maker->own->operands[i]);
    }
    if (maker->own && maker->own->domain.members) rule->domain = copy_of_set(maker, &maker->own->domain);
    rule->same = promote == OP_PROMOTE_SAME;
    const bool alone = rule->form == LAT_OP_LOOPS || rule->form == LAT_OP_EACH || rule->form == LAT_OP_FLOOR;
    rule->promotes = promote == OP_PROMOTE_TRUE || !alone;
    const bool aside = promote == OP_PROMOTE_DEFAULT && maker->kernels;
    if (promote == OP_PROMOTE_FALSE || (aside && !maker->kernels->needs_join))
        rule->unpromoted = all_where(maker, is_any);
    else if (aside && maker->kernels->compares_by_value)
        rule->unpromoted = all_where(maker, is_integral);
}

/* What a dtype becomes by a map. */
static lat_id value_of(const spec *spec, const spec_op_value *value, lat_id id) {
    switch (value->form) {
    case OP_VALUE_SAME:
        return id;
    case OP_VALUE_PART:
        return part_of(spec, id);
    case OP_VALUE_INEXACT:
        return spec_divided_in(spec, id);
    case OP_VALUE_DTYPE:
        return value->dtype;
    }
    return LAT_NONE;
}

/* What is computed in, or given, where the form says `id`. */
static lat_id mapped(const rule_maker *maker, lat_id id) {
    const spec_op_form form = form_of(maker);
    const bool divides = maker->kernels && maker->kernels->divides_integers && form == SPEC_OP_DEFAULT;
    lat_id to = id;
    if (form == SPEC_OP_INEXACT || divides) to = spec_divided_in(maker->spec, id);
    if (form == SPEC_OP_PART) to = part_of(maker->spec, id);
    const spec_op_case *said = form == SPEC_OP_MAP ? spec_op_case_of(&maker->own->map, id) : NULL;
    if (said) return value_of(maker->spec, &said->value, id);
    return to;
}

/* Whether the spec, or kernels of joinery's, compute where the form says `id`, which is mapped to `to`. */
static bool is_computed(const rule_maker *maker, lat_id id, lat_id to) {
    const spec_op_form form = form_of(maker);
    if (form == SPEC_OP_MAP && spec_op_case_of(&maker->own->map, id)) return true;
    const bool divides = maker->kernels->divides_integers && form == SPEC_OP_DEFAULT;
    const lat_id computed_in = form == SPEC_OP_PART ? id : to;
    return to != LAT_NONE && computes_in(maker->spec, maker->kernels, computed_in, divides || form == SPEC_OP_INEXACT);
}

/*
 * The operands are those of joinery's kernels, where the spec says nothing of them. But by a rule for which there is no
 * such kernel, as of a power that is inexact, the kernels are the author's own, and take all operands.
 */
static lat_id *map_of(const rule_maker *maker) {
    const size_t count = maker->spec->dtype_count;
    lat_id *by_id = mem_alloc(count * sizeof *by_id);
    const bool leaves_out = takes_what_kernels_take(maker) && form_of(maker) != SPEC_OP_LOOPS;
    bool any = form_of(maker) == SPEC_OP_DEFAULT;
    for (lat_id i = 0; i < count; i++) {
        by_id[i] = mapped(maker, i);
        any = any || (leaves_out && is_computed(maker, i, by_id[i]));
    }
    for (lat_id i = 0; leaves_out && any && i < count; i++)
        if (!is_computed(maker, i, by_id[i])) by_id[i] = LAT_NONE;
    return by_id;
}

/* Kernels compute these in the dtype that operands promote to, whatever they give. */
static bool gives_another(const rule_maker *maker) {
    return maker->kernels && (maker->kernels->gives_bool || maker->kernels->gives_part);
}

/* Whether an operation of one fixed result tells true from false, which is computed in what operands promote to. */
static bool is_condition(const rule_maker *maker) {
    if (maker->kernels) return maker->kernels->gives_bool;
    return maker->own->has_stub && maker->spec->dtypes[maker->own->dtypes[0]].values.kind == VAL_BOOL;
}

static void make_results(const rule_maker *maker) {
    static const lat_op_form forms[] = {
        [SPEC_OP_DEFAULT] = LAT_OP_JOIN, [SPEC_OP_JOIN] = LAT_OP_JOIN,   [SPEC_OP_INEXACT] = LAT_OP_JOIN,
        [SPEC_OP_PART] = LAT_OP_JOIN,    [SPEC_OP_FIXED] = LAT_OP_FIXED, [SPEC_OP_FLOOR] = LAT_OP_FLOOR,
        [SPEC_OP_LOOPS] = LAT_OP_LOOPS,  [SPEC_OP_MAP] = LAT_OP_JOIN,    [SPEC_OP_LISTED] = LAT_OP_LISTED};
    lat_op *rule = maker->rule;
    const spec_op_form form = form_of(maker);
    rule->form = forms[form];
    if (form == SPEC_OP_MAP && maker->own->by == OP_BY_EACH) rule->form = LAT_OP_EACH;
    if (form == SPEC_OP_MAP && maker->own->by > 0) rule->form = LAT_OP_OPERAND;
    if (form == SPEC_OP_MAP && maker->own->by > 0) rule->deciding = (unsigned)maker->own->by - 1;
    rule->converts = rule->form == LAT_OP_OPERAND && rule->arity > 2 && maker->kernels &&
                     !maker->kernels->has_condition && !maker->own->has_stub;
    if (form == SPEC_OP_FIXED && is_condition(maker)) {
        rule->form = LAT_OP_JOIN;
        rule->constant = maker->own->dtypes[0];
    } else if (form == SPEC_OP_DEFAULT && maker->kernels && maker->kernels->gives_bool) {
        rule->constant = bool_of(maker->spec);
    }
    const bool computes = form == SPEC_OP_DEFAULT || form == SPEC_OP_INEXACT || form == SPEC_OP_FLOOR;
    if (rule->form == LAT_OP_LISTED) return;
    lat_id *by_id = rule->form == LAT_OP_FIXED ? NULL : map_of(maker);
    if ((form == SPEC_OP_MAP && rule->form == LAT_OP_JOIN && gives_another(maker)) || form == SPEC_OP_PART)
        rule->gives = by_id;
    else
        rule->map = by_id;
    if (maker->kernels && maker->kernels->gives_part && (computes || form == SPEC_OP_LOOPS)) {
        rule->gives = mem_alloc(maker->spec->dtype_count * sizeof *rule->gives);
        for (lat_id i = 0; i < maker->spec->dtype_count; i++)
            rule->gives[i] = part_of(maker->spec, i);
    }
}

/*
 * What a cell is computed in that does not say it: the dtype of its result or, where that is another one than operands
 * become, what they promote to.
 */
static lat_id computed_in(const rule_maker *maker, const lat_op_cell *cell) {
    const spec_op_form form = maker->own->form;
    const bool tells = form == SPEC_OP_LISTED || (form == SPEC_OP_FIXED && is_condition(maker));
    const bool is_bool = cell->result != LAT_NONE && maker->spec->dtypes[cell->result].values.kind == VAL_BOOL;
    return (tells && is_bool) || gives_another(maker) ? LAT_NONE : cell->result;
}

static void make_compute(const rule_maker *maker) {
    if (!maker->own || !maker->own->compute.count) return;
    lat_id *compute = maker->rule->compute = mem_alloc(maker->spec->dtype_count * sizeof *compute);
    for (lat_id i = 0; i < maker->spec->dtype_count; i++) {
        const spec_op_case *line = spec_op_case_of(&maker->own->compute, i);
        compute[i] = line ? line->value.dtype : i;
    }
}

static void copy_lists(const rule_maker *maker) {
    lat_op *rule = maker->rule;
    if (!maker->own) return;
    rule->count = maker->own->count;
    rule->cell_count = maker->own->cell_count;
    if (rule->count) rule->dtypes = mem_alloc(rule->count * sizeof *rule->dtypes);
    if (rule->count) memcpy(rule->dtypes, maker->own->dtypes, rule->count * sizeof *rule->dtypes);
    if (rule->cell_count) rule->cells = mem_alloc(rule->cell_count * sizeof *rule->cells);
    for (size_t i = 0; i < rule->cell_count; i++) {
        lat_op_cell *cell = &rule->cells[i];
        *cell = maker->own->cells[i];
        cell->states = cell->computed_in != LAT_NONE;
        if (!cell->states) cell->computed_in = computed_in(maker, cell);
    }
}

/* Whether an entry says for which dtypes there are kernels, and nothing else: the operation is as joinery has it. */
static bool says_kernels_alone(const spec_op *own) {
    spec_op rest = *own;
    rest.kernels = (spec_set){0};
    return own->kernels.members && spec_op_says_nothing(&rest);
}

/* Adds an operation to the spec. `kernels`: NULL where it is not well known. */
static void add_operation(spec *spec, const char *name, const spec_op *own, const op_rule *kernels) {
    spec_operation *op = &spec->operations[spec->operation_count++];
    const bool *served = own ? own->kernels.members : NULL;
    if (own && says_kernels_alone(own)) own = NULL;
    const bool is_stub = own && own->has_stub;
    *op = (spec_operation){.name = name,
                           .own = own,
                           .served = served,
                           .known = kernels || is_stub,
                           .is_stub = is_stub,
                           .rule = {.constant = LAT_NONE}};
    if (kernels) op->kernels = *kernels;
    if (!kernels) op->kernels.arity = own->arity;
    op->commutative = (kernels && kernels->commutative) || (own && own->commutative);
    op->rule.arity = op->kernels.arity;
    op->rule.weak = spec->weak;
    const rule_maker maker = {spec, own, kernels, &op->rule};
    /* without a dtype for its results there is none */
    const bool lacks_bool =
        kernels && kernels->gives_bool && (!own || own->form == SPEC_OP_DEFAULT) && bool_of(spec) == LAT_NONE;
    copy_lists(&maker);
    make_results(&maker);
    make_compute(&maker);
    make_operands(&maker);
    if (!lacks_bool) return;
    mem_free(op->rule.domain);
    op->rule.domain = mem_alloc_zeroed(spec->dtype_count, sizeof *op->rule.domain);
}

/* ---- The list ---- */

static const spec_op *entry_of(const spec *spec, const char *name) {
    for (size_t i = 0; i < spec->entry_count; i++)
        if (strcmp(spec->entries[i].name, name) == 0) return &spec->entries[i];
    return NULL;
}

static bool is_listed(const spec *spec, const char *name) {
    bool listed = !spec->ops;
    for (size_t i = 0; i < spec->op_count && !listed; i++)
        listed = strcmp(spec->ops[i], name) == 0;
    return listed;
}

void spec_operations_make(spec *spec, const spec_options *options) {
    static const op_catalogue none = {0};
    const op_catalogue *known = options && options->ops ? options->ops : &none;
    spec_operations_free(spec);
    spec->weak = spec_weak_dtypes(spec);
    spec->operations = mem_alloc_zeroed(known->count + spec->entry_count + 1, sizeof *spec->operations);
    for (size_t i = 0; i < known->count; i++) {
        const catalogue_op *op = &known->items[i];
        const spec_op *own = entry_of(spec, op->name);
        if (own ? !own->left_out : is_listed(spec, op->name)) add_operation(spec, op->name, own, &op->rule);
    }
    for (size_t i = 0; i < spec->entry_count; i++)
        if (!spec->entries[i].left_out && !op_catalogue_find(known, spec->entries[i].name) &&
            op_conversion_find(spec->entries[i].name) == OP_CONVERSION_COUNT)
            add_operation(spec, spec->entries[i].name, &spec->entries[i], NULL);
}

bool spec_names_conversion(const spec *spec, op_conversion conversion) {
    const spec_op *own = entry_of(spec, op_conversion_name(conversion));
    return own ? !own->left_out : spec->ops && is_listed(spec, op_conversion_name(conversion));
}

/* Whether the spec has a list of operations and names a conversion. */
static bool chooses(const spec *spec, op_conversion conversion) {
    return spec->ops && spec_names_conversion(spec, conversion);
}

/* Whether who names a conversion has the other: each check needs conversions, and checked ones are both checks. */
static bool includes(op_conversion named, op_conversion other) {
    const op_conversion both = OP_CONVERSION_CHECKED;
    return named == other || named == both || (named > both && other <= both);
}

static bool leaves_out(const spec *spec, op_conversion conversion) {
    const spec_op *own = entry_of(spec, op_conversion_name(conversion));
    return own && own->left_out;
}

bool spec_has_conversion(const spec *spec, op_conversion conversion, const bool **served) {
    const spec_op *own = entry_of(spec, op_conversion_name(conversion));
    *served = own ? own->kernels.members : NULL;
    bool any = false, named = false;
    for (op_conversion i = 0; i < OP_CONVERSION_COUNT; i++) {
        any = any || chooses(spec, i);
        named = named || (chooses(spec, i) && includes(i, conversion));
    }
    if (leaves_out(spec, OP_CONVERSION_CONVERT) || leaves_out(spec, conversion)) return false;
    if (conversion > OP_CONVERSION_CHECKED && leaves_out(spec, OP_CONVERSION_CHECKED)) return false;
    if (conversion == OP_CONVERSION_CHECKED && leaves_out(spec, OP_CONVERSION_SAME_VALUE) &&
        leaves_out(spec, OP_CONVERSION_IN_RANGE))
        return false;
    return named || (!any && !spec->ops_only);
}

const spec_operation *spec_operation_find(const spec *spec, const char *name) {
    for (size_t i = 0; i < spec->operation_count; i++)
        if (strcmp(spec->operations[i].name, name) == 0) return &spec->operations[i];
    return NULL;
}

/* ---- Whether there is any result, and any kernel ---- */

bool spec_operation_has_results(const lat_promotion *promotion, const spec_operation *op) {
    const unsigned arity = op->rule.arity;
    lat_id operands[LAT_OP_MOST_OPERANDS] = {0};
    unsigned k = 0;
    bool found = false;
    while (k < arity && !found) {
        found = lat_op_result(promotion, &op->rule, operands, arity, NULL) != LAT_NONE;
        for (k = 0; k < arity && ++operands[k] == promotion->n; k++)
            operands[k] = 0;
    }
    return found;
}

static bool any_has_kernel(const spec *spec, const spec_operation *op, const lat_promotion *promotion) {
    const size_t n = spec->dtype_count;
    for (lat_id a = 0; a < n; a++) {
        /* in a lattice, what two dtypes promote to promotes to itself with itself: no other pairs can do more */
        const bool diagonal = !spec->from_table && !op->served && op->rule.form != LAT_OP_LOOPS && !op->rule.cell_count;
        const bool alone = op->kernels.arity != 2 || diagonal;
        for (size_t i = alone ? a : 0; i < (alone ? (size_t)a + 1 : n); i++) {
            lat_id computed_in;
            const lat_id operands[] = {a, (lat_id)i, (lat_id)i};
            const size_t count = op->kernels.arity == 3 ? 1 : op->kernels.arity; /* kernels of three are of one dtype */
            const lat_id result = lat_op_result(promotion, &op->rule, operands, count, &computed_in);
            if (spec_operation_has_kernel(spec, op, operands, computed_in, result)) return true;
        }
    }
    return false;
}

static bool has_kind(const spec *spec, unsigned kinds) {
    for (lat_id i = 0; i < spec->dtype_count; i++)
        if (is_of(spec, i, kinds)) return true;
    return false;
}

/* "bool, int or uint" */
static void add_kinds(text *out, unsigned kinds) {
    for (unsigned kind = 0, rest = kinds & ((1u << VAL_KIND_COUNT) - 1); rest; kind++) {
        if (!(rest >> kind & 1)) continue;
        const bool first = rest == (kinds & ((1u << VAL_KIND_COUNT) - 1));
        rest &= ~(1u << kind);
        text_printf(out, "%s%s", first ? "" : rest ? ", " : " or ", val_kind_name((val_kind)kind));
    }
}

bool spec_operation_has_kernels(const spec *spec, const lat_promotion *promotion, const spec_operation *op, text *why,
                                const char **hint) {
    const op_rule *kernels = &op->kernels;
    const bool without_bool = kernels->gives_bool && bool_of(spec) == LAT_NONE;
    const spec_op_form form = op->own ? op->own->form : SPEC_OP_DEFAULT;
    const bool divided = form == SPEC_OP_DEFAULT ? kernels->divides_integers : form == SPEC_OP_INEXACT;
    if (!without_bool && any_has_kernel(spec, op, promotion)) return true;
    *hint = "take it out";
    text_printf(why, "\"%s\" has no kernel for any %s: ", op->name, kernels->arity == 1 ? "dtype" : "pair of dtypes");
    spec_operation whole = *op;
    whole.served = NULL;
    if (op->served && !without_bool && any_has_kernel(spec, &whole, promotion)) {
        text_add(why, "`kernels` leaves out all dtypes that it has kernels for");
        *hint = "name such dtypes, or take the operation out";
    } else if (!op->known) {
        text_add(why, "joinery has no kernels of an operation of that name");
    } else if (without_bool) {
        text_add(why, "its results are of dtype b, which the spec does not have");
        *hint = "add \"b\" to `dtypes`, or take it out";
    } else if (has_apart(op)) {
        text_add(why, "kernels of three operands do not follow `by` of its result");
        *hint = "take it out, or give another rule";
    } else if (form != SPEC_OP_DEFAULT && form != SPEC_OP_INEXACT) {
        text_add(why, "its rule in `results` never gives ");
        text_add(why, kernels->gives_bool ? spec->dtypes[bool_of(spec)].name : "a dtype of kind ");
        if (!kernels->gives_bool)
            add_kinds(why, kernels->kinds & (kernels->divides_integers ? ~(unsigned)INTEGRAL : ~0u));
        *hint = "take it out, or change the rule";
    } else if (divided && has_kind(spec, INTEGRAL)) {
        text_add(why, "there is no float dtype in which to divide integers");
    } else if (has_kind(spec, kernels->kinds)) {
        text_printf(why, "%s",
                    kernels->arity == 1 ? "its results need a dtype that the spec lacks"
                                        : "no pair promotes to a dtype that it supports");
    } else {
        text_add(why, "it is for dtypes of kind ");
        add_kinds(why, kernels->kinds);
    }
    return false;
}
