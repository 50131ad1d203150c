#include "report/check/verdict.h"
#include "base/memory.h"
#include "lattice/failures.h"
#include "report/check/law_report.h"
#include "report/check/verdict_values.h"
#include "report/write/dtype_words.h"
#include "report/write/losses.h"

const struct matter_words verdict_matters[VERDICT_COUNT] = {
#define MATTER(ENUM, NAME, WRONG, UNIT) [VERDICT_##ENUM] = {NAME, WRONG, UNIT},
    VERDICT_FOR_EACH_MATTER(MATTER)
#undef MATTER
};

/* What the visitors of failures are given. */
typedef struct visit {
    const analysis *analysis;
    kind_groups *groups;
} visit;

static bool add_pair(void *context, const lat_witness *failure) {
    visit *visit = context;
    kind_groups_add(visit->groups, 0, (lat_id[]){failure->a, failure->b}, false, failure);
    return true;
}

static void find_order(const analysis *analysis, verdict_part *part) {
    const lat_law_result *law = &analysis->laws.law[LAT_LAW_COMMUTATIVITY];
    part->known = true;
    part->cases = lat_law_cases(LAT_LAW_COMMUTATIVITY, analysis->promotion.n);
    if (law->failures)
        lat_law_each_failure(&analysis->promotion, LAT_LAW_COMMUTATIVITY, NULL, add_pair,
                             &(visit){analysis, &part->groups});
}

/* Is one of the three a strong float or complex dtype that cannot hold what the others, bool or integers, promote to?
 */
static bool is_narrow(const analysis *analysis, const lat_witness *failure) {
    const lat_id ids[] = {failure->a, failure->b, failure->c};
    const spec_dtype *dtypes = analysis->spec->dtypes;
    for (int i = 0; i < 3; i++) {
        const lat_id one = ids[(i + 1) % 3], other = ids[(i + 2) % 3];
        const val_kind kind = dtypes[ids[i]].values.kind;
        if (kind != VAL_FLOAT && kind != VAL_COMPLEX) continue;
        if (dtypes[one].values.kind > VAL_UINT || dtypes[other].values.kind > VAL_UINT) return false;
        if (dtypes[ids[i]].weak_of || dtypes[one].weak_of || dtypes[other].weak_of) return false;
        const lat_id join = lat_join(&analysis->promotion, one, other);
        if (join == LAT_NONE) return false;
        const val_cost cost = val_conversion_cost(&dtypes[join].values, &dtypes[ids[i]].values);
        return cost != VAL_EXACT && cost != VAL_UNKNOWN;
    }
    return false;
}

static bool add_triple(void *context, const lat_witness *failure) {
    visit *visit = context;
    const lat_id ids[] = {failure->a, failure->b, failure->c};
    kind_groups_add(visit->groups, 0, ids, is_narrow(visit->analysis, failure), failure);
    return true;
}

static void find_bracketing(const analysis *analysis, verdict_part *part) {
    const lat_law_result *law = &analysis->laws.law[LAT_LAW_ASSOCIATIVITY];
    part->known = true;
    part->cases = lat_law_cases(LAT_LAW_ASSOCIATIVITY, analysis->promotion.n);
    if (law->outcome != LAT_FAILS) return;
    lat_law_each_failure(&analysis->promotion, LAT_LAW_ASSOCIATIVITY, NULL, add_triple,
                         &(visit){analysis, &part->groups});
}

static bool is_strong(const analysis *analysis, size_t id) {
    return !analysis->spec->dtypes[id].weak_of;
}

/* Whether it is a strong dtype that has no result with any other strong one. */
static bool is_isolated(const analysis *analysis, lat_id id) {
    bool others = false;
    for (size_t i = 0; i < analysis->promotion.n && is_strong(analysis, id); i++) {
        const lat_id other = (lat_id)i;
        if (other == id || !is_strong(analysis, i)) continue;
        others = true;
        if (lat_join(&analysis->promotion, id, other) != LAT_NONE ||
            lat_join(&analysis->promotion, other, id) != LAT_NONE)
            return false;
    }
    return others;
}

/* Puts a group of the pairs of isolated dtypes with strong ones in front of the others; it has no kinds yet. */
static void insert_isolated_group(kind_groups *groups, const kind_group *isolated) {
    if (isolated->count == 0) return;
    VEC_PUSH(groups->items, groups->count, groups->capacity) = (kind_group){0};
    for (size_t i = groups->count - 1; i > 0; i--)
        groups->items[i] = groups->items[i - 1];
    groups->items[0] = *isolated;
    groups->total += isolated->count;
}

static bool *find_isolated(const analysis *analysis, promotion_verdict *found) {
    const size_t n = analysis->promotion.n;
    bool *isolated = mem_alloc_zeroed(n, sizeof *isolated);
    found->isolated = mem_alloc_zeroed(n, sizeof *found->isolated);
    for (size_t i = 0; i < n; i++) {
        isolated[i] = is_isolated(analysis, (lat_id)i);
        if (isolated[i]) found->isolated[found->isolated_count++] = (lat_id)i;
    }
    return isolated;
}

static void add_isolated_pair(kind_group *group, size_t most, unsigned reason, const lat_witness *pair) {
    if (group->count == 0) group->sort = reason;
    kind_group_add(group, most, group->count, pair);
}

static void find_undefined(const analysis *analysis, promotion_verdict *found) {
    const lat_promotion *promotion = &analysis->promotion;
    const size_t n = promotion->n;
    verdict_part *part = &found->part[VERDICT_UNDEFINED];
    part->known = true;
    part->cases = n * n;
    if (promotion->undefined == 0) return;
    bool *isolated = find_isolated(analysis, found);
    kind_group isolated_pairs = {0};
    for (size_t cell = 0; cell < n * n; cell++) {
        const lat_id a = (lat_id)(cell / n), b = (lat_id)(cell % n);
        if (lat_join(promotion, a, b) != LAT_NONE) continue;
        const lat_witness pair = {a, b, LAT_NONE, LAT_NONE, LAT_NONE};
        const unsigned reason = (unsigned)undefined_because(promotion, a, b);
        if (!(isolated[a] || isolated[b]) || !is_strong(analysis, a) || !is_strong(analysis, b))
            kind_groups_add(&part->groups, reason, (lat_id[]){a, b}, false, &pair);
        else
            add_isolated_pair(&isolated_pairs, found->witnesses, reason, &pair);
    }
    mem_free(isolated);
    kind_groups_end(&part->groups);
    insert_isolated_group(&part->groups, &isolated_pairs);
}

static void find_values(const analysis *analysis, promotion_verdict *found) {
    verdict_values values = verdict_values_find(analysis, found->witnesses);
    verdict_part *loss = &found->part[VERDICT_LOSS], *wider = &found->part[VERDICT_WIDER];
    loss->known = wider->known = values.known;
    found->rounding = values.rounding;
    loss->groups = values.losses;
    wider->groups = values.wider;
    loss->cases = wider->cases = analysis->promotion.n * analysis->promotion.n;
}

void verdict_find(const analysis *analysis, size_t witnesses, promotion_verdict *found) {
    *found = (promotion_verdict){.present = kinds_of_spec(analysis->spec), .witnesses = witnesses};
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++)
        found->part[matter].groups =
            (kind_groups){.spec = analysis->spec, .places = matter == VERDICT_BRACKETING ? 3 : 2, .most = witnesses};
    find_order(analysis, &found->part[VERDICT_ORDER]);
    find_bracketing(analysis, &found->part[VERDICT_BRACKETING]);
    kind_groups_end(&found->part[VERDICT_ORDER].groups);
    kind_groups_end(&found->part[VERDICT_BRACKETING].groups);
    find_values(analysis, found);
    find_undefined(analysis, found);
}

void verdict_free(promotion_verdict *verdict) {
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++)
        kind_groups_free(&verdict->part[matter].groups);
    mem_free(verdict->isolated);
    *verdict = (promotion_verdict){0};
}

/* "u16, u32 and u64, each with any other dtype" */
static void add_isolated_words(text *out, const analysis *analysis, const promotion_verdict *verdict) {
    enum { NAMED = 6 };
    size_t strong = 0;
    bool other = true; /* with itself it has a result */
    for (size_t i = 0; i < analysis->promotion.n; i++)
        strong += is_strong(analysis, i);
    const char *which = strong == analysis->promotion.n ? "" : "strong ";
    for (size_t i = 0; i < verdict->isolated_count; i++)
        other = other && lat_join(&analysis->promotion, verdict->isolated[i], verdict->isolated[i]) != LAT_NONE;
    if (verdict->isolated_count == strong) {
        text_printf(out, "any two %sdtypes", which);
        return;
    }
    const bool all = verdict->isolated_count <= NAMED;
    dtype_names(out, analysis->spec, verdict->isolated, all ? verdict->isolated_count : NAMED, ", ",
                all ? " and " : ", ");
    if (!all) text_printf(out, " and %zu more", verdict->isolated_count - NAMED);
    text_printf(out, "%swith any %s%sdtype", verdict->isolated_count == 1 ? " " : ", each ", other ? "other " : "",
                which);
}

void verdict_words(text *out, const analysis *analysis, const promotion_verdict *verdict, verdict_matter matter,
                   const kind_group *group) {
    if (!group->kinds[0]) {
        add_isolated_words(out, analysis, verdict);
    } else {
        kinds_words(out, group->kinds, verdict->part[matter].groups.places, matter == VERDICT_LOSS ? " into " : NULL,
                    verdict->present);
        if (group->narrow) text_add(out, " too narrow for their join");
    }
}

const char *verdict_sort(verdict_matter matter, const kind_group *group) {
    static const char *const losses[VERDICT_LOSSES + 1] = {
        [VAL_LOSS_OVERFLOWS] = "overflow",
        [VAL_LOSS_SIGN] = "dropped sign",
        [VAL_LOSS_PART] = "dropped part",
        [VAL_LOSS_DROPS] = "dropped sign and part",
        [VAL_LOSS_OVERFLOWS | VAL_LOSS_SIGN] = "overflow and dropped sign",
        [VAL_LOSS_OVERFLOWS | VAL_LOSS_PART] = "overflow and dropped part",
        [VERDICT_LOSSES] = "overflow, dropped sign and part"};
    if (matter == VERDICT_LOSS) return losses[group->sort];
    return matter == VERDICT_UNDEFINED ? undefined_reasons[group->sort].of_many : NULL;
}

void verdict_example(text *out, const analysis *analysis, verdict_matter matter, const kind_group *group,
                     const char *join) {
    const lat_witness *example = &group->example;
    const char *a = dtype_name(analysis->spec, example->a), *b = dtype_name(analysis->spec, example->b);
    switch (matter) {
    case VERDICT_ORDER:
        law_failure_sentence(out, analysis, LAT_LAW_COMMUTATIVITY, example, join);
        break;
    case VERDICT_BRACKETING:
        law_failure_sentence(out, analysis, LAT_LAW_ASSOCIATIVITY, example, join);
        break;
    case VERDICT_UNDEFINED:
        law_undefined_sentence(out, analysis, example->a, example->b, join);
        break;
    case VERDICT_LOSS:
        text_printf(out, "%s %s %s = %s", a, join, b, dtype_name(analysis->spec, example->left));
        text_printf(out, ", where %s ", dtype_name(analysis->spec, example->c));
        losses_words(out, group->sort, LOSSES_OF_ONE);
        break;
    case VERDICT_WIDER:
        text_printf(out, "%s %s %s = %s", a, join, b, dtype_name(analysis->spec, example->left));
        text_printf(out, ", though %s holds the values of both", dtype_name(analysis->spec, example->right));
        break;
    case VERDICT_COUNT:
        break;
    }
}
