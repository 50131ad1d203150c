/* Which failures of a law a report shows. */
#ifndef JOINERY_REPORT_CHECK_LAW_FAILURES_H
#define JOINERY_REPORT_CHECK_LAW_FAILURES_H

#include "analysis/analysis.h"

/*
 * Up to `most` failures of a law, those among strong dtypes first, else in dtype order; returns how many. Where the
 * promotion is commutative, of two failures that mirror each other only the first is taken. *covered is the number of
 * failures that these and their mirror images make.
 */
size_t law_failures(const analysis *analysis, lat_law law, size_t most, lat_witness *found, uint64_t *covered);

#endif
