#include "analysis/castings.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* The built-in casting that one of the spec's own replaces; CASTING_BUILT_IN where it replaces none. */
static size_t replaced_by(const spec_casting *own) {
    size_t number = 0;
    while (number < CASTING_BUILT_IN && strcmp(field_casting_base_name((spec_casting_base)number), own->name) != 0)
        number++;
    return number;
}

size_t castings_count(const spec *spec) {
    size_t count = CASTING_BUILT_IN;
    for (size_t i = 0; i < spec->casting_count; i++)
        count += replaced_by(&spec->castings[i]) == CASTING_BUILT_IN;
    return count;
}

const spec_casting *casting_own(const spec *spec, size_t number) {
    size_t next = CASTING_BUILT_IN;
    for (size_t i = 0; i < spec->casting_count; i++) {
        const size_t built_in = replaced_by(&spec->castings[i]);
        if (number == (built_in < CASTING_BUILT_IN ? built_in : next++)) return &spec->castings[i];
    }
    return NULL;
}

const char *casting_name(const spec *spec, size_t number) {
    const spec_casting *own = casting_own(spec, number);
    return own ? own->name : field_casting_base_name((spec_casting_base)number);
}

size_t casting_find(const spec *spec, const char *name) {
    size_t number = 0;
    while (number < castings_count(spec) && strcmp(casting_name(spec, number), name) != 0)
        number++;
    return number;
}

/* By kind: bool, uint, int, real numbers with digits after the point, complex; 0 for those that have no place there. */
static int rank(val_kind kind) {
    static const int ranks[VAL_KIND_COUNT] = {
        [VAL_BOOL] = 1, [VAL_UINT] = 2, [VAL_INT] = 3, [VAL_FLOAT] = 4, [VAL_FIXED] = 4, [VAL_COMPLEX] = 5};
    return ranks[kind];
}

static bool keeps_kind(const val_set *from, const val_set *to) {
    return rank(from->kind) && rank(from->kind) <= rank(to->kind);
}

/* What is known of a conversion. */
typedef struct conversion {
    lat_id from, to;
    const val_set *source, *target;
    bool promotes;
    val_cost cost; /* the category is no loss of a value */
} conversion;

static conversion conversion_of(const analysis *analysis, lat_id from, lat_id to) {
    const val_set *source = &analysis->spec->dtypes[from].values, *target = &analysis->spec->dtypes[to].values;
    return (conversion){.from = from,
                        .to = to,
                        .source = source,
                        .target = target,
                        .promotes = from == to || lat_leq(&analysis->promotion.order, from, to),
                        .cost = val_conversion_cost(source, target)};
}

/* What allows a conversion whatever a spec adds. */
static bool base_allows(spec_casting_base base, const conversion *given) {
    switch (base) {
    case CASTING_EXACT:
        return given->cost == VAL_EXACT;
    case CASTING_PROMOTE:
        return given->promotes;
    case CASTING_SAME_KIND:
        return given->promotes || keeps_kind(given->source, given->target);
    case CASTING_ANY:
        return given->cost != VAL_UNKNOWN ||
               (given->source->kind != VAL_ABSTRACT && given->target->kind != VAL_ABSTRACT);
    case CASTING_NO:
        return given->from == given->to;
    case CASTING_ROUNDS:
        return given->cost <= VAL_ROUNDS;
    case CASTING_OVERFLOWS:
        return given->cost <= VAL_OVERFLOWS;
    case CASTING_DROPS:
    case CASTING_BASE_COUNT:
        break;
    }
    return given->cost <= VAL_DROPS;
}

static bool allows(const spec_casting *own, size_t number, const conversion *given) {
    if (!own) return base_allows((spec_casting_base)number, given);
    const spec_cast wanted = {.from = given->from, .to = given->to};
    const spec_cast *said =
        own->cast_count ? bsearch(&wanted, own->casts, own->cast_count, sizeof wanted, spec_cast_compare) : NULL;
    return said ? said->allows : base_allows(own->from, given);
}

void castings_row(const analysis *analysis, lat_id from, uint32_t *row) {
    const spec *spec = analysis->spec;
    const spec_casting *own[SPEC_MOST_CASTINGS];
    const size_t count = castings_count(spec);
    for (size_t number = 0; number < count; number++)
        own[number] = casting_own(spec, number);
    for (lat_id to = 0; to < spec->dtype_count; to++) {
        const conversion given = conversion_of(analysis, from, to);
        row[to] = 0;
        for (size_t number = 0; number < count; number++)
            row[to] |= (uint32_t)allows(own[number], number, &given) << number;
    }
}

uint32_t *castings_table(const analysis *analysis) {
    const size_t n = analysis->spec->dtype_count;
    uint32_t *table = mem_alloc_zeroed(n * n, sizeof *table);
    for (size_t from = 0; from < n; from++)
        castings_row(analysis, (lat_id)from, table + from * n);
    return table;
}
