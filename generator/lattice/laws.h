/* Which laws a promotion keeps: verdict, exact number of failures, a witness, and the class that follows from them. */
#ifndef JOINERY_LATTICE_LAWS_H
#define JOINERY_LATTICE_LAWS_H

#include "lattice/law.h"
#include "lattice/promotion.h"
#include "lattice/shape.h"

typedef enum lat_verdict { LAT_HOLDS, LAT_FAILS, LAT_UNKNOWN } lat_verdict;

typedef struct lat_law_result {
    lat_verdict verdict; /* LAT_UNKNOWN only where counting was given up and no failure was found before */
    bool counted;        /* false: to count `failures` would have taken more than the effort allowed */
    uint64_t failures;
    lat_witness witness; /* the first failure in dtype order, where verdict is LAT_FAILS */
} lat_law_result;

/* specs/reference.md, "Classes" */
typedef enum lat_class { LAT_LATTICE, LAT_JOIN_SEMILATTICE, LAT_PARTIAL_LATTICE, LAT_TABLE } lat_class;

/* "join-semilattice"; static text. */
const char *lat_class_name(lat_class kind);

typedef struct lat_laws {
    lat_law_result law[LAT_LAW_COUNT];
    bool gaps_counted;
    uint64_t gaps; /* ordered triples with exactly one side of associativity defined */
    bool total;    /* T is defined everywhere */
    lat_class kind;
} lat_laws;

/* About how many cell look-ups a count may take where no theorem gives it: a few seconds' worth. */
#define LAT_EFFORT_DEFAULT    ((uint64_t)4000000000u)
#define LAT_EFFORT_EXHAUSTIVE UINT64_MAX

/*
 * Judges all laws. `shape` (of promotion->order) tells whether there is a bottom, which the class depends on. *laws
 * owns nothing; it is of no use after LAT_NO_MEMORY.
 */
lat_status lat_laws_verify(const lat_promotion *promotion, const lat_shape *shape, uint64_t effort, lat_laws *laws);

#endif
