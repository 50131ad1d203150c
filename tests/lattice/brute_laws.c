#include "lattice/brute_laws.h"

int brute_law(lat_law law, const brute *system, brute_failure *failures) {
    switch (law) {
    case LAT_LAW_ORDER:
        return brute_order(system, failures);
    case LAT_LAW_EXISTENCE:
        return brute_existence(system, failures);
    case LAT_LAW_UNIQUENESS:
        return brute_uniqueness(system, failures);
    case LAT_LAW_IDEMPOTENCE:
        return brute_idempotence(system, failures);
    case LAT_LAW_COMMUTATIVITY:
        return brute_commutativity(system, failures);
    case LAT_LAW_ASSOCIATIVITY:
        return brute_associativity(system, failures);
    case LAT_LAW_LEAST:
        return brute_least(system, failures);
    case LAT_LAW_NARY:
        return brute_nary(system, failures);
    case LAT_LAW_MONOTONICITY:
        return brute_monotonicity(system, failures);
    }
    return 0;
}

bool brute_keeps_laws(const brute *system, const bool *required) {
    brute_failure ignored[BRUTE_FAILURES];
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (required[law] && brute_law(law, system, ignored) != 0) return false;
    return true;
}
