/*
 * The law `nary`: what three dtypes promote to does not depend on their order. It speaks of unordered triples, in which
 * a dtype may repeat, and takes undefined for a result.
 */
#ifndef JOINERY_LATTICE_NARY_H
#define JOINERY_LATTICE_NARY_H

#include "lattice/associativity.h"

typedef struct lat_nary_count {
    uint64_t failures;
    lat_id first; /* the smallest id in any failure; LAT_NONE without one */
} lat_nary_count;

/*
 * Counts every failure of a rule other than "bound", by looking at n^3 / 6 triples; for where no theorem gives the
 * number.
 */
void lat_count_nary(const lat_promotion *promotion, lat_nary_count *count);

/* About how many triples lat_count_nary() looks at. */
uint64_t lat_nary_effort(const lat_promotion *promotion);

/*
 * Visits failures of the promotion's own rule in dtype order; search->first is the smallest a to look at. Ends when
 * the visitor or the effort does; the effort is used up.
 */
void lat_search_nary(lat_search *search);

/* Writes the order in which the dtypes of a failure give its `right`: the first of cab, bca, bac, cba and acb that
   gives another result than abc. */
void lat_nary_other_order(const lat_promotion *promotion, const lat_witness *failure, lat_id order[3]);

#endif
