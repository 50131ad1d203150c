#include "report/check/verdict_values.h"
#include "base/memory.h"

#include <stdlib.h>

enum {
    MOST_DTYPES = 4096, /* reports must stay quick, and the costs in memory */
    WORD = 64
};

typedef struct candidate {
    int bits;
    lat_id id;
} candidate;

typedef struct search {
    const analysis *analysis;
    size_t n;
    uint8_t *costs; /* n x n: 1 + what the conversion costs, 0 where nobody has asked yet */
    /* Strong dtypes of known values, the narrowest first; the sets below are of places in this list. */
    candidate *candidates;
    size_t candidate_count, words;
    uint64_t **holding;              /* by dtype: those that hold all of its values; NULL where nobody has asked yet */
    uint64_t *up_to[VAL_KIND_COUNT]; /* by kind: those of kinds that are no further up */
    verdict_values found;
} search;

static const spec_dtype *dtype(const search *search, lat_id id) {
    return &search->analysis->spec->dtypes[id];
}

static bool has_values(const spec_dtype *dtype) {
    return dtype->values.kind != VAL_OPAQUE && dtype->values.kind != VAL_ABSTRACT;
}

static val_cost cost(search *search, lat_id operand, lat_id result) {
    uint8_t *known = &search->costs[operand * search->n + result];
    if (!*known)
        *known = (uint8_t)(1 + val_conversion_cost(&dtype(search, operand)->values, &dtype(search, result)->values));
    return (val_cost)(*known - 1);
}

/* A result of a kind further up is no better for having fewer bits: an integer need not become a float for that. */
static int rank(val_kind kind) {
    static const int ranks[VAL_KIND_COUNT] = {
        [VAL_BOOL] = 0, [VAL_INT] = 1, [VAL_UINT] = 1, [VAL_FIXED] = 2, [VAL_FLOAT] = 3, [VAL_COMPLEX] = 4};
    return ranks[kind];
}

static int by_bits(const void *left, const void *right) {
    const candidate *a = left, *b = right;
    if (a->bits != b->bits) return a->bits < b->bits ? -1 : 1;
    return (a->id > b->id) - (a->id < b->id);
}

static uint64_t *new_set(const search *search) {
    return mem_alloc_zeroed(search->words, sizeof(uint64_t));
}

static void add_to_set(uint64_t *set, size_t place) {
    set[place / WORD] |= UINT64_C(1) << place % WORD;
}

static void find_candidates(search *search) {
    search->candidates = mem_alloc_zeroed(search->n, sizeof *search->candidates);
    for (size_t i = 0; i < search->n; i++) {
        const spec_dtype *declared = dtype(search, (lat_id)i);
        if (!declared->weak_of && has_values(declared))
            search->candidates[search->candidate_count++] = (candidate){declared->values.bits, (lat_id)i};
    }
    qsort(search->candidates, search->candidate_count, sizeof *search->candidates, by_bits);
    search->words = search->candidate_count / WORD + 1;
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++) {
        search->up_to[kind] = new_set(search);
        for (size_t i = 0; i < search->candidate_count; i++)
            if (rank(dtype(search, search->candidates[i].id)->values.kind) <= rank((val_kind)kind))
                add_to_set(search->up_to[kind], i);
    }
}

static const uint64_t *holding(search *search, lat_id id) {
    if (!search->holding[id]) {
        search->holding[id] = new_set(search);
        for (size_t i = 0; i < search->candidate_count; i++)
            if (cost(search, id, search->candidates[i].id) == VAL_EXACT) add_to_set(search->holding[id], i);
    }
    return search->holding[id];
}

/* The narrowest dtype that holds all values of both and is of no kind further up than `kind`; LAT_NONE without one. */
static lat_id narrowest(search *search, lat_id a, lat_id b, val_kind kind) {
    const uint64_t *of_a = holding(search, a), *of_b = holding(search, b);
    for (size_t w = 0; w < search->words; w++) {
        const uint64_t common = of_a[w] & of_b[w] & search->up_to[kind][w];
        size_t place = w * WORD;
        if (!common) continue;
        while (!(common >> place % WORD & 1))
            place++;
        return search->candidates[place].id;
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
    if (worst < VAL_OVERFLOWS) return;
    kind_groups_add(&search->found.losses, worst == VAL_DROPS ? VERDICT_DROPS : VERDICT_OVERFLOWS,
                    (lat_id[]){loser, join}, false, &(lat_witness){a, b, loser, join, LAT_NONE});
}

static void judge_width(search *search, lat_id a, lat_id b, lat_id join) {
    const spec_dtype *of_a = dtype(search, a), *of_b = dtype(search, b), *result = dtype(search, join);
    if (of_a->weak_of || of_b->weak_of || result->weak_of) return;
    if (!val_wider(&of_a->values, &of_b->values, &result->values)) return;
    const lat_id enough = narrowest(search, a, b, result->values.kind);
    if (enough == LAT_NONE || dtype(search, enough)->values.bits >= result->values.bits) return;
    kind_groups_add(&search->found.wider, 0, (lat_id[]){a, b}, false, &(lat_witness){a, b, LAT_NONE, join, enough});
}

static void free_search(search *search) {
    for (size_t i = 0; i < search->n; i++)
        mem_free(search->holding[i]);
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++)
        mem_free(search->up_to[kind]);
    mem_free(search->holding);
    mem_free(search->candidates);
    mem_free(search->costs);
}

verdict_values verdict_values_find(const analysis *analysis, size_t witnesses) {
    const size_t n = analysis->promotion.n;
    search search = {.analysis = analysis,
                     .n = n,
                     .found = {.losses = {.spec = analysis->spec, .places = 2, .ordered = true, .most = witnesses},
                               .wider = {.spec = analysis->spec, .places = 2, .most = witnesses}}};
    if (n > MOST_DTYPES) return search.found;
    search.costs = mem_alloc_zeroed(n * n, sizeof *search.costs);
    search.holding = mem_alloc_zeroed(n, sizeof *search.holding);
    find_candidates(&search);
    for (size_t a = 0; search.candidate_count && a < n; a++) {
        for (size_t b = 0; b < n; b++) {
            const lat_id join = lat_join(&analysis->promotion, (lat_id)a, (lat_id)b);
            if (join == LAT_NONE) continue;
            judge_loss(&search, (lat_id)a, (lat_id)b, join);
            judge_width(&search, (lat_id)a, (lat_id)b, join);
        }
    }
    free_search(&search);
    kind_groups_end(&search.found.losses);
    kind_groups_end(&search.found.wider);
    return search.found;
}
