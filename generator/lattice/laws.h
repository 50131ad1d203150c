/* Which laws a promotion keeps: outcome, exact number of failures, a witness, and the class that follows from them. */
#ifndef JOINERY_LATTICE_LAWS_H
#define JOINERY_LATTICE_LAWS_H

#include "lattice/law.h"
#include "lattice/promotion.h"
#include "lattice/shape.h"

typedef enum lat_outcome { LAT_HOLDS, LAT_FAILS } lat_outcome;

typedef struct lat_law_result {
    lat_outcome outcome;
    uint64_t failures;
    lat_witness witness; /* the first failure in dtype order, where outcome is LAT_FAILS */
} lat_law_result;

/* The one list of classes (specs/laws.md, "Classes"), the strictest first: X(ENUM, name, meaning). */
#define LAT_FOR_EACH_CLASS(X)                                                                                          \
    X(LATTICE, "lattice", "every two dtypes have a least upper bound and a greatest lower one")                        \
    X(JOIN_SEMILATTICE, "join-semilattice", "every two dtypes have a least upper bound")                               \
    X(PARTIAL_LATTICE, "partial-lattice", "where two dtypes promote, it is to their least upper bound")                \
    X(TABLE, "table", "not every law of a lattice holds")

typedef enum lat_class {
#define LAT_CLASS_ENUM(ENUM, name, meaning) LAT_##ENUM,
    LAT_FOR_EACH_CLASS(LAT_CLASS_ENUM)
#undef LAT_CLASS_ENUM
} lat_class;

/* "join-semilattice"; static text. */
const char *lat_class_name(lat_class kind);

/* "every two dtypes have a least upper bound"; static text. */
const char *lat_class_meaning(lat_class kind);

typedef struct lat_laws {
    lat_law_result law[LAT_LAW_COUNT];
    uint64_t gaps; /* ordered triples with exactly one side of associativity defined */
    bool total;    /* T is defined everywhere */
    lat_class kind;
} lat_laws;

/*
 * Judges all laws, by looking at every case of each. `shape` (of promotion->order) tells whether there is a bottom,
 * which the class depends on. *laws owns nothing.
 */
void lat_laws_verify(const lat_promotion *promotion, const lat_shape *shape, lat_laws *laws);

#endif
