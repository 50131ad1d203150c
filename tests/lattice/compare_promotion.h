/* Everything that is said of a promotion against what the brute force says of it. */
#ifndef JOINERY_TESTS_LATTICE_COMPARE_PROMOTION_H
#define JOINERY_TESTS_LATTICE_COMPARE_PROMOTION_H

#include "lattice/brute.h"
#include "lattice/laws.h"
#include "lattice/random.h"

/*
 * Compares cells, laws (counts, witnesses, every failure in order, also among some dtypes only), gaps, class, shape and
 * bounds. NULL if all agree, else what does not (static text).
 */
const char *compare_promotion(const lat_promotion *promotion, const brute *expected, random_state *random);

#endif
