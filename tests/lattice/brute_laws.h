/* The laws of tests/lattice/brute.h by the lattice core's own numbers for them. */
#ifndef JOINERY_TESTS_LATTICE_BRUTE_LAWS_H
#define JOINERY_TESTS_LATTICE_BRUTE_LAWS_H

#include <stdbool.h>

#include "lattice/brute.h"
#include "lattice/laws.h"

/* brute_order() for LAT_LAW_ORDER, and so on. */
int brute_law(lat_law law, const brute *system, brute_failure *failures);

/* Whether every law holds that is required, by its number. */
bool brute_keeps_laws(const brute *system, const bool *required);

#endif
