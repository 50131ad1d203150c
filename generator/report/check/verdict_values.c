#include "report/check/verdict_values.h"
#include "analysis/dtype_matching.h"
#include "base/memory.h"

_Static_assert((int)VERDICT_LOSSES < (int)KIND_GROUPS_SORTS, "a set of them is a sort");

typedef struct search {
    const analysis *analysis;
    size_t n;
    uint8_t *losses;    /* n x n: 1 + what the conversion loses, 0 where it is not known yet */
    lat_id *candidates; /* strong dtypes of known values, the narrowest first */
    size_t candidate_count;
    verdict_values found;
} search;

static const spec_dtype *dtype(const search *search, lat_id id) {
    return &search->analysis->spec->dtypes[id];
}

static val_losses losses_of(search *search, lat_id operand, lat_id result) {
    uint8_t *known = &search->losses[operand * search->n + result];
    if (!*known)
        *known = (uint8_t)(1 + val_conversion_losses(&dtype(search, operand)->values, &dtype(search, result)->values));
    return *known - 1u;
}

static val_cost cost(search *search, lat_id operand, lat_id result) {
    return val_losses_cost(losses_of(search, operand, result));
}

/* A result of a kind further up is no better for having fewer bits: an integer need not become a float for that. */
static int rank(val_kind kind) {
    static const int ranks[VAL_KIND_COUNT] = {
        [VAL_BOOL] = 0, [VAL_INT] = 1, [VAL_UINT] = 1, [VAL_FIXED] = 2, [VAL_FLOAT] = 3, [VAL_COMPLEX] = 4};
    return ranks[kind];
}

/* Keeps them in order as they come, by insertion: there are few. */
static void add_candidate(search *search, lat_id id) {
    size_t place = search->candidate_count++;
    for (; place > 0; place--) {
        const lat_id before = search->candidates[place - 1];
        if (dtype(search, before)->values.bits <= dtype(search, id)->values.bits) break;
        search->candidates[place] = before;
    }
    search->candidates[place] = id;
}

static void find_candidates(search *search) {
    search->candidates = mem_alloc_zeroed(search->n, sizeof *search->candidates);
    for (size_t i = 0; i < search->n; i++) {
        const spec_dtype *declared = dtype(search, (lat_id)i);
        if (!declared->weak_of && dtype_has_values(declared)) add_candidate(search, (lat_id)i);
    }
}

/* The narrowest dtype that holds all values of both and is of no kind further up than `kind`; LAT_NONE without one. */
static lat_id narrowest(search *search, lat_id a, lat_id b, val_kind kind) {
    for (size_t i = 0; i < search->candidate_count; i++) {
        const lat_id id = search->candidates[i];
        if (rank(dtype(search, id)->values.kind) <= rank(kind) && cost(search, a, id) == VAL_EXACT &&
            cost(search, b, id) == VAL_EXACT)
            return id;
    }
    return LAT_NONE;
}

static void judge_loss(search *search, lat_id a, lat_id b, lat_id join) {
    const lat_id operands[] = {a, b};
    val_cost worst = VAL_EXACT;
    lat_id loser = a;
    for (int i = 0; i < 2; i++) {
        const lat_id operand = operands[i];
        if (dtype(search, operand)->weak_of) continue;
        const val_cost loss = cost(search, operand, join);
        search->found.known = search->found.known || (loss != VAL_UNKNOWN && a != b);
        if (loss == VAL_UNKNOWN || loss <= worst) continue;
        worst = loss;
        loser = operand;
    }
    search->found.rounding += worst == VAL_ROUNDS;
    if (worst < VAL_OVERFLOWS) return;
    kind_groups_add(&search->found.losses, losses_of(search, loser, join) & VERDICT_LOSSES, (lat_id[]){loser, join},
                    false, &(lat_witness){a, b, loser, join, LAT_NONE});
}

static void judge_width(search *search, lat_id a, lat_id b, lat_id join) {
    const spec_dtype *of_a = dtype(search, a), *of_b = dtype(search, b), *result = dtype(search, join);
    if (of_a->weak_of || of_b->weak_of || result->weak_of) return;
    if (!val_wider(&of_a->values, &of_b->values, &result->values)) return;
    const lat_id enough = narrowest(search, a, b, result->values.kind);
    if (enough == LAT_NONE || dtype(search, enough)->values.bits >= result->values.bits) return;
    kind_groups_add(&search->found.wider, 0, (lat_id[]){a, b}, false, &(lat_witness){a, b, LAT_NONE, join, enough});
}

verdict_values verdict_values_find(const analysis *analysis, size_t witnesses) {
    const size_t n = analysis->promotion.n;
    search search = {.analysis = analysis,
                     .n = n,
                     .found = {.losses = {.spec = analysis->spec, .places = 2, .ordered = true, .most = witnesses},
                               .wider = {.spec = analysis->spec, .places = 2, .most = witnesses}}};
    search.losses = mem_alloc_zeroed(n * n, sizeof *search.losses);
    find_candidates(&search);
    for (size_t a = 0; search.candidate_count && a < n; a++) {
        for (size_t b = 0; b < n; b++) {
            const lat_id join = lat_join(&analysis->promotion, (lat_id)a, (lat_id)b);
            if (join == LAT_NONE) continue;
            judge_loss(&search, (lat_id)a, (lat_id)b, join);
            judge_width(&search, (lat_id)a, (lat_id)b, join);
        }
    }
    mem_free(search.candidates);
    mem_free(search.losses);
    kind_groups_end(&search.found.losses);
    kind_groups_end(&search.found.wider);
    return search.found;
}
