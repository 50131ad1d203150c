#include "lattice/laws.h"

#include "lattice/failures.h"

static const struct {
    const char *name, *meaning;
} classes[] = {
#define CLASS_TEXT(ENUM, NAME, MEANING) [LAT_##ENUM] = {NAME, MEANING},
    LAT_FOR_EACH_CLASS(CLASS_TEXT)
#undef CLASS_TEXT
};

const char *lat_class_name(lat_class kind) {
    return classes[kind].name;
}

const char *lat_class_meaning(lat_class kind) {
    return classes[kind].meaning;
}

/* Counts a failure, and keeps the first. */
static bool take_failure(void *context, const lat_witness *witness) {
    lat_law_result *result = context;
    if (result->failures++ == 0) result->witness = *witness;
    result->outcome = LAT_FAILS;
    return true;
}

static bool count_gap(void *context, const lat_witness *witness) {
    (void)witness;
    ++*(uint64_t *)context;
    return true;
}

static lat_class classify(const lat_laws *laws, const lat_shape *shape) {
    static const lat_law of_cells[] = {LAT_LAW_ORDER, LAT_LAW_IDEMPOTENCE, LAT_LAW_COMMUTATIVITY, LAT_LAW_ASSOCIATIVITY,
                                       LAT_LAW_LEAST};
    for (size_t i = 0; i < sizeof of_cells / sizeof *of_cells; i++)
        if (laws->law[of_cells[i]].outcome == LAT_FAILS) return LAT_TABLE;
    if (!laws->total) return LAT_PARTIAL_LATTICE; /* a total one has existence and uniqueness too */
    return shape->bottom == LAT_NONE ? LAT_JOIN_SEMILATTICE : LAT_LATTICE;
}

void lat_laws_verify(const lat_promotion *promotion, const lat_shape *shape, lat_laws *laws) {
    *laws = (lat_laws){.total = promotion->undefined == 0};
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        laws->law[law].outcome = LAT_HOLDS;
        lat_law_each_failure(promotion, law, NULL, take_failure, &laws->law[law]);
    }
    if (!laws->total) lat_each_gap(promotion, count_gap, &laws->gaps);
    laws->kind = classify(laws, shape);
}
