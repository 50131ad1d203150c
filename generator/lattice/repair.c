#include "lattice/repair.h"

#include <string.h>

#include "base/memory.h"
#include "lattice/suggest.h"

typedef struct repair_search {
    const lat_repair_input *input;
    const lat_draft *draft;
    size_t limit;
    uint64_t effort, step; /* a try takes a step of the effort */
    lat_edits edits;
    lat_repairs *repairs;
} repair_search;

void lat_repairs_free(lat_repairs *repairs) {
    mem_free(repairs->items);
    *repairs = (lat_repairs){0};
}

/* Failures of all laws that must hold; UINT64_MAX where one was not counted. */
static uint64_t failures_of(const bool *required, const lat_laws *laws) {
    uint64_t sum = 0;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        const lat_law_result *result = &laws->law[law];
        if (!required[law]) continue;
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

static void add_cost(const lat_repair_input *input, lat_id from, lat_id to, bool edge, lat_repair *repair) {
    const val_cost cost = val_conversion_cost(&input->values[from], &input->values[to]);
    if (cost > repair->cost) repair->cost = cost;
    if (cost != VAL_UNKNOWN && cost > repair->known) repair->known = cost;
    repair->lossy += edge && cost >= VAL_DROPS;
}

static void find_costs(const lat_repair_input *input, lat_repair *repair) {
    repair->cost = repair->known = VAL_EXACT;
    repair->lossy = 0;
    for (size_t i = 0; i < repair->count; i++) {
        const lat_edit *edit = &repair->edits[i];
        if (edit->kind == LAT_ADD_EDGE) add_cost(input, edit->a, edit->b, true, repair);
        if (edit->value == LAT_NONE) continue;
        add_cost(input, edit->a, edit->value, false, repair);
        add_cost(input, edit->b, edit->value, false, repair);
    }
}

static int rank(const lat_repair *repair) {
    return repair->known <= VAL_ROUNDS ? 0 : repair->known == VAL_OVERFLOWS ? 1 : 2;
}

static int compare_repairs(const lat_repair *a, const lat_repair *b) {
    if (a->lossy != b->lossy) return a->lossy < b->lossy ? -1 : 1;
    if (rank(a) != rank(b)) return rank(a) < rank(b) ? -1 : 1;
    if (a->count != b->count) return a->count < b->count ? -1 : 1;
    if (a->known != b->known) return a->known < b->known ? -1 : 1;
    if (a->changed != b->changed) return a->changed < b->changed ? -1 : 1;
    if (a->gained != b->gained) return a->gained < b->gained ? -1 : 1;
    return 0;
}

static lat_edit_kind kind_of(const lat_repair *repair) {
    return repair->edits[repair->count - 1].kind;
}

static void drop(lat_repairs *repairs, size_t place) {
    repairs->count--;
    memmove(repairs->items + place, repairs->items + place + 1, (repairs->count - place) * sizeof *repairs->items);
}

static bool has_edit(const lat_repair *repair, const lat_edit *edit) {
    for (size_t i = 0; i < repair->count; i++) {
        const lat_edit *own = &repair->edits[i];
        if (own->kind == edit->kind && own->a == edit->a && own->b == edit->b && own->value == edit->value) return true;
    }
    return false;
}

/* True if two repairs make the same edits, in whatever order. */
static bool makes_the_same(const lat_repair *a, const lat_repair *b) {
    for (size_t i = 0; i < a->count; i++)
        if (!has_edit(b, &a->edits[i])) return false;
    return a->count == b->count;
}

/* Takes a repair among the best. Few of them may end in the same kind of edit, so that there is something to choose. */
static void keep(repair_search *search, const lat_repair *repair) {
    enum { OF_A_KIND = 2 };
    lat_repairs *repairs = search->repairs;
    size_t place = repairs->count, alike = 0;
    while (place > 0 && compare_repairs(repair, &repairs->items[place - 1]) < 0)
        place--;
    for (size_t i = 0; i < repairs->count; i++)
        if (makes_the_same(&repairs->items[i], repair)) return;
    for (size_t i = 0; i < place; i++)
        alike += kind_of(&repairs->items[i]) == kind_of(repair);
    if (place == search->limit || alike == OF_A_KIND) return;
    if (repairs->count == search->limit) repairs->count--;
    memmove(repairs->items + place + 1, repairs->items + place, (repairs->count - place) * sizeof *repairs->items);
    repairs->items[place] = *repair;
    repairs->count++;
    for (size_t i = 0; i < repairs->count; i++) {
        if (i == place) alike++;
        if (i > place && kind_of(&repairs->items[i]) == kind_of(repair) && ++alike > OF_A_KIND) drop(repairs, i--);
    }
}

/* Makes the edits of a repair, fills in what it changes and costs, and counts the failures that are left: UINT64_MAX
   where the edits cannot be made, or not tried. */
static uint64_t try_repair(repair_search *search, lat_repair *repair) {
    lat_draft draft;
    lat_promotion after;
    lat_laws laws;
    if (search->effort < search->step) return UINT64_MAX;
    search->effort -= search->step;
    lat_draft_copy(search->draft, &draft);
    bool made = true;
    for (size_t i = 0; i < repair->count && made; i++)
        made = lat_draft_edit(&draft, &repair->edits[i]);
    uint64_t failures = UINT64_MAX;
    if (made && lat_draft_judge(&draft, &after, &laws)) {
        failures = failures_of(search->input->required, &laws);
        count_changes(search->input->promotion, &after, repair);
        find_costs(search->input, repair);
        lat_promotion_free(&after);
    }
    lat_draft_free(&draft);
    return failures;
}

/* Fills search->edits with what there is to try after the edits of a repair, which were tried and can be made. */
static void suggest_after(repair_search *search, const lat_repair *repair) {
    lat_draft draft;
    lat_promotion after;
    lat_laws laws;
    lat_draft_copy(search->draft, &draft);
    for (size_t i = 0; i < repair->count; i++)
        lat_draft_edit(&draft, &repair->edits[i]);
    if (lat_draft_judge(&draft, &after, &laws)) {
        lat_suggest_edits(&draft, &after, &laws, search->input->required, &search->edits);
        lat_promotion_free(&after);
    }
    lat_draft_free(&draft);
}

/* Leaves out every edit without which the others repair as much: after one is left out, the others are tried anew. */
static void shrink(repair_search *search, lat_repair *repair) {
    for (size_t i = repair->count; i-- > 0 && repair->count > 1;) {
        lat_repair less = *repair;
        less.count--;
        memmove(less.edits + i, less.edits + i + 1, (less.count - i) * sizeof *less.edits);
        if (try_repair(search, &less) != 0) continue;
        *repair = less;
        i = repair->count;
    }
}

/*
 * Makes `best` the repair with one edit more, of those that cost no more than `most`, after which fewest failures are
 * left; returns how many. Whatever leaves none is kept.
 */
static uint64_t best_longer(repair_search *search, const lat_repair *repair, val_cost most, uint64_t failures,
                            lat_repair *best) {
    uint64_t least = failures;
    suggest_after(search, repair);
    for (size_t i = 0; i < search->edits.count; i++) {
        lat_repair longer = *repair;
        longer.edits[longer.count++] = search->edits.items[i];
        find_costs(search->input, &longer);
        if (longer.known > most || (longer.lossy && most < VAL_DROPS)) continue;
        const uint64_t left = try_repair(search, &longer);
        if (left == 0) keep(search, &longer);
        if (left > least || (left == least && compare_repairs(&longer, best) >= 0)) continue;
        if (left == failures) continue; /* it does not help */
        *best = longer;
        least = left;
    }
    return least;
}

/* Edit after edit, until no failure is left or no edit helps. */
static void repair_greedily(repair_search *search, val_cost most, size_t edits, uint64_t failures) {
    lat_repair repair = {.count = 0};
    while (repair.count < edits && failures) {
        lat_repair best = {.count = LAT_EDITS_MAX + 1}; /* worse than any */
        const uint64_t left = best_longer(search, &repair, most, failures, &best);
        if (left == failures) return;
        repair = best;
        failures = left;
    }
}

/* Two edits of which neither helps alone: a `resolve` to nothing of a pair that has no bound, say. */
static void repair_by_pairs(repair_search *search, uint64_t failures) {
    suggest_after(search, &(lat_repair){.count = 0});
    lat_edits first = search->edits;
    search->edits = (lat_edits){0};
    for (size_t i = 0; i < first.count && search->effort >= search->step; i++) {
        lat_repair one = {.edits = {first.items[i]}, .count = 1}, ignored = {.count = LAT_EDITS_MAX + 1};
        if (try_repair(search, &one) != UINT64_MAX) best_longer(search, &one, VAL_DROPS, failures, &ignored);
    }
    mem_free(first.items);
}

/* Puts the few that there are in their order once more, each of them once. */
static void sort(lat_repairs *repairs) {
    for (size_t i = repairs->count; i-- > 1;)
        for (size_t k = 0; k < i; k++)
            if (makes_the_same(&repairs->items[k], &repairs->items[i])) {
                drop(repairs, i);
                break;
            }
    for (size_t i = 1; i < repairs->count; i++) {
        const lat_repair repair = repairs->items[i];
        size_t place = i;
        for (; place > 0 && compare_repairs(&repair, &repairs->items[place - 1]) < 0; place--)
            repairs->items[place] = repairs->items[place - 1];
        repairs->items[place] = repair;
    }
}

/*
 * A single edit if one is enough, else several, the less costly the better. As long as all that was found has lossy
 * edges, several others are tried; more of such edges than the best has are no repair.
 */
static void find_repairs(repair_search *search, uint64_t failures) {
    lat_repairs *repairs = search->repairs;
    repair_greedily(search, VAL_DROPS, 1, failures);
    for (val_cost most = VAL_EXACT; most < VAL_DROPS && (repairs->count == 0 || repairs->items[0].lossy); most++)
        repair_greedily(search, most, LAT_EDITS_MAX, failures);
    if (repairs->count == 0) repair_greedily(search, VAL_DROPS, LAT_EDITS_MAX, failures);
    if (repairs->count == 0 || repairs->items[0].count > 2) repair_by_pairs(search, failures);
    for (size_t i = 0; i < search->repairs->count; i++)
        shrink(search, &search->repairs->items[i]);
    sort(repairs);
    while (repairs->count && repairs->items[repairs->count - 1].lossy > repairs->items[0].lossy)
        repairs->count--;
}

void lat_find_repairs(const lat_repair_input *input, size_t limit, uint64_t effort, lat_repairs *repairs) {
    *repairs = (lat_repairs){0};
    const uint64_t failures = failures_of(input->required, input->laws);
    const size_t n = input->promotion->n;
    const bool given = input->promotion->from_table || input->promotion->resolve_count;
    const uint64_t step = (uint64_t)n * n * (given ? n : 1 + n / 64) + 1000;
    repairs->tried = failures == 0 || (failures != UINT64_MAX && effort / step >= 50);
    if (failures == 0 || !repairs->tried || limit == 0) return;
    lat_draft draft;
    lat_draft_of(input->promotion, input->edges, input->edge_count, &draft);
    repair_search search = {
        .input = input, .draft = &draft, .limit = limit, .effort = effort, .step = step, .repairs = repairs};
    repairs->items = mem_alloc_zeroed(limit, sizeof *repairs->items);
    find_repairs(&search, failures);
    mem_free(search.edits.items);
    lat_draft_free(&draft);
}
