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
    const analysis *of;
    size_t n;
    uint8_t *costs; /* n x n: 1 + what the conversion costs, 0 where nobody has asked yet */
    /* Strong dtypes of known values, the narrowest first; the sets below are of places in this list. */
    candidate *candidates;
    size_t candidate_count, words;
    uint64_t **holding;              /* by dtype: those that hold all of its values; NULL where nobody has asked yet */
    uint64_t *up_to[VAL_KIND_COUNT]; /* by kind: those of kinds that are no further up */
    verdict_values found;
} search;

static const spec_dtype *dtype(const search *in, lat_id id) {
    return &in->of->spec->dtypes[id];
}

static bool has_values(const spec_dtype *of) {
    return of->values.kind != VAL_OPAQUE && of->values.kind != VAL_ABSTRACT;
}

static val_cost cost(search *in, lat_id operand, lat_id result) {
    uint8_t *known = &in->costs[operand * in->n + result];
    if (!*known) *known = (uint8_t)(1 + val_conversion_cost(&dtype(in, operand)->values, &dtype(in, result)->values));
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

static uint64_t *new_set(const search *in) {
    return mem_alloc_zeroed(in->words, sizeof(uint64_t));
}

static void add_to_set(uint64_t *set, size_t place) {
    set[place / WORD] |= UINT64_C(1) << place % WORD;
}

static void find_candidates(search *in) {
    in->candidates = mem_alloc_zeroed(in->n, sizeof *in->candidates);
    for (size_t i = 0; i < in->n; i++) {
        const spec_dtype *at = dtype(in, (lat_id)i);
        if (!at->weak_of && has_values(at))
            in->candidates[in->candidate_count++] = (candidate){at->values.bits, (lat_id)i};
    }
    qsort(in->candidates, in->candidate_count, sizeof *in->candidates, by_bits);
    in->words = in->candidate_count / WORD + 1;
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++) {
        in->up_to[kind] = new_set(in);
        for (size_t i = 0; i < in->candidate_count; i++)
            if (rank(dtype(in, in->candidates[i].id)->values.kind) <= rank((val_kind)kind))
                add_to_set(in->up_to[kind], i);
    }
}

static const uint64_t *holding(search *in, lat_id id) {
    if (!in->holding[id]) {
        in->holding[id] = new_set(in);
        for (size_t i = 0; i < in->candidate_count; i++)
            if (cost(in, id, in->candidates[i].id) == VAL_EXACT) add_to_set(in->holding[id], i);
    }
    return in->holding[id];
}

/* The narrowest dtype that holds all values of both and is of no kind further up than `kind`; LAT_NONE without one. */
static lat_id narrowest(search *in, lat_id a, lat_id b, val_kind kind) {
    const uint64_t *of_a = holding(in, a), *of_b = holding(in, b);
    for (size_t w = 0; w < in->words; w++) {
        const uint64_t common = of_a[w] & of_b[w] & in->up_to[kind][w];
        size_t place = w * WORD;
        if (!common) continue;
        while (!(common >> place % WORD & 1))
            place++;
        return in->candidates[place].id;
    }
    return LAT_NONE;
}

static void judge_loss(search *in, lat_id a, lat_id b, lat_id join) {
    const lat_id operands[] = {a, b};
    val_cost worst = VAL_EXACT;
    lat_id loser = a;
    for (int i = 0; i < 2; i++) {
        const lat_id operand = operands[i];
        if (dtype(in, operand)->weak_of) continue;
        const val_cost at = cost(in, operand, join);
        in->found.known = in->found.known || (at != VAL_UNKNOWN && a != b);
        if (at == VAL_UNKNOWN || at <= worst) continue;
        worst = at;
        loser = operand;
    }
    if (worst < VAL_OVERFLOWS) return;
    kind_groups_add(&in->found.losses, worst == VAL_DROPS ? VERDICT_DROPS : VERDICT_OVERFLOWS, (lat_id[]){loser, join},
                    false, &(lat_witness){a, b, loser, join, LAT_NONE});
}

static void judge_width(search *in, lat_id a, lat_id b, lat_id join) {
    const spec_dtype *of_a = dtype(in, a), *of_b = dtype(in, b), *result = dtype(in, join);
    if (of_a->weak_of || of_b->weak_of || result->weak_of) return;
    if (!val_wider(&of_a->values, &of_b->values, &result->values)) return;
    const lat_id enough = narrowest(in, a, b, result->values.kind);
    if (enough == LAT_NONE || dtype(in, enough)->values.bits >= result->values.bits) return;
    kind_groups_add(&in->found.wider, 0, (lat_id[]){a, b}, false, &(lat_witness){a, b, LAT_NONE, join, enough});
}

static void free_search(search *in) {
    for (size_t i = 0; i < in->n; i++)
        mem_free(in->holding[i]);
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++)
        mem_free(in->up_to[kind]);
    mem_free(in->holding);
    mem_free(in->candidates);
    mem_free(in->costs);
}

verdict_values verdict_values_find(const analysis *of, size_t witnesses) {
    const size_t n = of->promotion.n;
    search in = {.of = of,
                 .n = n,
                 .found = {.losses = {.spec = of->spec, .places = 2, .ordered = true, .most = witnesses},
                           .wider = {.spec = of->spec, .places = 2, .most = witnesses}}};
    if (n > MOST_DTYPES) return in.found;
    in.costs = mem_alloc_zeroed(n * n, sizeof *in.costs);
    in.holding = mem_alloc_zeroed(n, sizeof *in.holding);
    find_candidates(&in);
    for (size_t a = 0; in.candidate_count && a < n; a++) {
        for (size_t b = 0; b < n; b++) {
            const lat_id join = lat_join(&of->promotion, (lat_id)a, (lat_id)b);
            if (join == LAT_NONE) continue;
            judge_loss(&in, (lat_id)a, (lat_id)b, join);
            judge_width(&in, (lat_id)a, (lat_id)b, join);
        }
    }
    free_search(&in);
    kind_groups_end(&in.found.losses);
    kind_groups_end(&in.found.wider);
    return in.found;
}
