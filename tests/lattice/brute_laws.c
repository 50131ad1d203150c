#include "lattice/brute_laws.h"

int brute_law(lat_law law, const brute *system, brute_failure *failures) {
    static int (*const failures_of[LAT_LAW_COUNT])(const brute *, brute_failure *) = {
        [LAT_LAW_ORDER] = brute_order,
        [LAT_LAW_EXISTENCE] = brute_existence,
        [LAT_LAW_UNIQUENESS] = brute_uniqueness,
        [LAT_LAW_IDEMPOTENCE] = brute_idempotence,
        [LAT_LAW_COMMUTATIVITY] = brute_commutativity,
        [LAT_LAW_ASSOCIATIVITY] = brute_associativity,
        [LAT_LAW_LEAST] = brute_least,
        [LAT_LAW_NARY] = brute_nary,
    };
    return failures_of[law](system, failures);
}

bool brute_keeps_laws(const brute *system, const bool *required) {
    brute_failure ignored[BRUTE_FAILURES];
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (required[law] && brute_law(law, system, ignored) != 0) return false;
    return true;
}
