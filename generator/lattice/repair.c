#include "lattice/repair.h"

#include <string.h>

#include "lattice/allocate.h"
#include "lattice/draft.h"

typedef struct mending {
    const lat_repair_input *input;
    const lat_draft *draft;
    size_t limit;
    uint64_t effort, step; /* what a try takes of it */
    lat_edits edits;
    lat_repairs *found;
    lat_status status;
} mending;

void lat_repairs_free(lat_repairs *of) {
    free(of->items);
    *of = (lat_repairs){0};
}

/* Failures of all laws that must hold; UINT64_MAX where one was not counted. */
static uint64_t failures_of(const bool *required, const lat_laws *laws) {
    uint64_t sum = 0;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        const lat_law_result *result = &laws->law[law];
        if (!required[law]) continue;
        if (result->verdict == LAT_UNKNOWN || !result->counted) return UINT64_MAX;
        sum += result->failures;
    }
    return sum;
}

static void count_changes(const lat_promotion *before, const lat_promotion *after, lat_repair *repair) {
    repair->changed = repair->gained = 0;
    for (size_t a = 0; a < before->n; a++) {
        for (size_t b = 0; b < before->n; b++) {
            const lat_id old = lat_join(before, (lat_id)a, (lat_id)b), new = lat_join(after, (lat_id)a, (lat_id)b);
            repair->changed += old != LAT_NONE && new != old;
            repair->gained += old == LAT_NONE && new != LAT_NONE;
        }
    }
}

static val_cost worse(val_cost a, val_cost b) {
    if (a == VAL_UNKNOWN) a = VAL_EXACT; /* what is not known is not held against an edit */
    if (b == VAL_UNKNOWN) b = VAL_EXACT;
    return a > b ? a : b;
}

static val_cost cost_of(const lat_repair_input *input, const lat_repair *repair) {
    const val_set *values = input->values;
    val_cost cost = VAL_EXACT;
    for (size_t i = 0; i < repair->count; i++) {
        const lat_edit *edit = &repair->edits[i];
        if (edit->kind == LAT_ADD_EDGE) cost = worse(cost, val_conversion_cost(&values[edit->a], &values[edit->b]));
        if (edit->value == LAT_NONE) continue;
        cost = worse(cost, val_conversion_cost(&values[edit->a], &values[edit->value]));
        cost = worse(cost, val_conversion_cost(&values[edit->b], &values[edit->value]));
    }
    return cost;
}

static int compare_repairs(const lat_repair *a, const lat_repair *b) {
    if (a->count != b->count) return a->count < b->count ? -1 : 1;
    if (a->cost != b->cost) return a->cost < b->cost ? -1 : 1;
    if (a->changed != b->changed) return a->changed < b->changed ? -1 : 1;
    if (a->gained != b->gained) return a->gained < b->gained ? -1 : 1;
    return 0;
}

static lat_edit_kind kind_of(const lat_repair *repair) {
    return repair->edits[repair->count - 1].kind;
}

static void drop(lat_repairs *found, size_t at) {
    found->count--;
    memmove(found->items + at, found->items + at + 1, (found->count - at) * sizeof *found->items);
}

/* Takes a repair among the best, of which few end in the same kind of edit, so that there is something to choose. */
static void keep(mending *in, const lat_repair *repair) {
    enum { OF_A_KIND = 2 };
    lat_repairs *found = in->found;
    size_t at = found->count, alike = 0;
    while (at > 0 && compare_repairs(repair, &found->items[at - 1]) < 0)
        at--;
    for (size_t i = 0; i < at; i++)
        alike += kind_of(&found->items[i]) == kind_of(repair);
    if (at == in->limit || alike == OF_A_KIND) return;
    if (found->count == in->limit) found->count--;
    memmove(found->items + at + 1, found->items + at, (found->count - at) * sizeof *found->items);
    found->items[at] = *repair;
    found->count++;
    for (size_t i = 0; i < found->count; i++) {
        if (i == at) alike++;
        if (i > at && kind_of(&found->items[i]) == kind_of(repair) && ++alike > OF_A_KIND) drop(found, i--);
    }
}

/* Makes the edits of a repair and counts the failures left, UINT64_MAX where they cannot be made; fills in its effect.
 */
static uint64_t try_repair(mending *in, lat_repair *repair) {
    lat_draft draft;
    lat_promotion after;
    lat_laws laws;
    if (in->effort < in->step || in->status != LAT_OK) return UINT64_MAX;
    in->effort -= in->step;
    in->status = lat_draft_copy(in->draft, &draft);
    if (in->status != LAT_OK) return UINT64_MAX;
    bool made = true;
    for (size_t i = 0; i < repair->count && made; i++)
        made = lat_draft_edit(&draft, &repair->edits[i]);
    uint64_t failures = UINT64_MAX;
    const lat_status status = made ? lat_draft_judge(&draft, &after, &laws) : LAT_CYCLE;
    if (status == LAT_OK) {
        failures = failures_of(in->input->required, &laws);
        count_changes(in->input->promotion, &after, repair);
        repair->cost = cost_of(in->input, repair);
        lat_promotion_free(&after);
    } else if (status == LAT_NO_MEMORY) {
        in->status = status;
    }
    lat_draft_free(&draft);
    return failures;
}

/* What edits there are to try after those of a repair. */
static void suggest_after(mending *in, const lat_repair *repair) {
    lat_draft draft;
    lat_promotion after;
    lat_laws laws;
    in->status = lat_draft_copy(in->draft, &draft);
    if (in->status != LAT_OK) return;
    for (size_t i = 0; i < repair->count; i++)
        lat_draft_edit(&draft, &repair->edits[i]);
    in->status = lat_draft_judge(&draft, &after, &laws);
    if (in->status == LAT_OK) {
        in->status = lat_suggest_edits(&draft, &after, &laws, in->input->required, &in->edits);
        lat_promotion_free(&after);
    }
    lat_draft_free(&draft);
}

/* Leaves out every edit without which the others do. */
static void shrink(mending *in, lat_repair *repair) {
    for (size_t i = repair->count; i-- > 0 && repair->count > 1;) {
        lat_repair less = *repair;
        less.count--;
        memmove(less.edits + i, less.edits + i + 1, (less.count - i) * sizeof *less.edits);
        if (try_repair(in, &less) == 0) *repair = less;
    }
}

/*
 * Makes `best` the repair with one edit more, of those that cost no more than `most`, after which fewest failures are
 * left; returns how many. Whatever leaves none is kept.
 */
static uint64_t best_longer(mending *in, const lat_repair *repair, val_cost most, uint64_t failures, lat_repair *best) {
    uint64_t least = failures;
    suggest_after(in, repair);
    for (size_t i = 0; i < in->edits.count && in->status == LAT_OK; i++) {
        lat_repair longer = *repair;
        longer.edits[longer.count++] = in->edits.items[i];
        if (cost_of(in->input, &longer) > most) continue;
        const uint64_t left = try_repair(in, &longer);
        if (left == 0) keep(in, &longer);
        if (left > least || (left == least && compare_repairs(&longer, best) >= 0)) continue;
        if (left == failures) continue; /* it helps nothing */
        *best = longer;
        least = left;
    }
    return least;
}

/* Edit after edit, until no failure is left or no edit helps. */
static void mend_greedily(mending *in, val_cost most, size_t edits, uint64_t failures) {
    lat_repair repair = {.count = 0};
    while (repair.count < edits && failures && in->status == LAT_OK) {
        lat_repair best = {.count = LAT_REPAIR_EDITS + 1}; /* worse than any */
        const uint64_t left = best_longer(in, &repair, most, failures, &best);
        if (left == failures) return;
        repair = best;
        failures = left;
    }
}

/* A single edit if one does, else several, the less costly the better. */
static void mend(mending *in, uint64_t failures) {
    mend_greedily(in, VAL_DROPS, 1, failures);
    for (val_cost most = VAL_EXACT; most <= VAL_DROPS && in->found->count == 0; most++)
        mend_greedily(in, most, LAT_REPAIR_EDITS, failures);
    for (size_t i = 0; i < in->found->count && in->status == LAT_OK; i++)
        shrink(in, &in->found->items[i]);
}

lat_status lat_find_repairs(const lat_repair_input *input, size_t limit, uint64_t effort, lat_repairs *found) {
    *found = (lat_repairs){0};
    const uint64_t failures = failures_of(input->required, input->laws);
    const size_t n = input->promotion->n;
    const bool given = input->promotion->from_table || input->promotion->resolve_count;
    const uint64_t step = (uint64_t)n * n * (given ? n : 1 + n / 64) + 1000;
    found->tried = failures == 0 || (failures != UINT64_MAX && effort / step >= 50);
    if (failures == 0 || !found->tried || limit == 0) return LAT_OK;
    lat_draft draft;
    lat_status status = lat_draft_of(input, &draft);
    if (status != LAT_OK) return status;
    mending in = {.input = input, .draft = &draft, .limit = limit, .effort = effort, .step = step, .found = found};
    found->items = lat_allocate(limit, sizeof *found->items);
    in.status = found->items ? LAT_OK : LAT_NO_MEMORY;
    if (in.status == LAT_OK) mend(&in, failures);
    free(in.edits.items);
    lat_draft_free(&draft);
    if (in.status != LAT_OK) lat_repairs_free(found);
    return in.status;
}
