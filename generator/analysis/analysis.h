/* A spec with all that follows from it: what commands hand to reports and to emission. */
#ifndef JOINERY_ANALYSIS_ANALYSIS_H
#define JOINERY_ANALYSIS_ANALYSIS_H

#include "lattice/laws.h"
#include "lattice/promotion.h"
#include "lattice/shape.h"
#include "spec/spec.h"

typedef struct analysis {
    const char *argument; /* how the user named the spec, for messages that suggest a command */
    const spec *spec;
    lat_promotion promotion;
    lat_shape shape; /* of the promotion's order */
    bool verified;   /* the laws have been judged */
    lat_laws laws;   /* of no meaning before */
    spec *owned;     /* what analysis_free() frees: the spec, or NULL where another analysis has it */
} analysis;

/*
 * Fills in all but the laws, and takes over the spec, which may be NULL: one that could not be read. False after a
 * diagnostic, with nothing left to free. `argument` must outlive the analysis.
 */
bool analysis_make(spec *spec, const char *argument, analysis *made, spec_diagnostics *diagnostics);

/* Lets the laws whose bit, 1 << LAT_LAW_..., is in `laws` be those that must hold, instead of those of the spec. */
void analysis_require(analysis *analysis, unsigned laws);

/* Judges the laws. */
void analysis_verify(analysis *analysis);

/* Frees what the analysis owns and leaves it empty, which may be freed again. */
void analysis_free(analysis *system);

/* Of an analysis that has been verified: LAT_HOLDS where every law that must hold does. */
lat_outcome analysis_outcome(const analysis *analysis);

/* Writes the laws that must hold and fail to `broken`, in their order, and returns how many there are. */
size_t analysis_broken(const analysis *analysis, lat_law broken[LAT_LAW_COUNT]);

/* The one of resolves, which the reader sorts by pair, that sets a and b in either order; NULL without one. */
const lat_resolve *resolve_of(const lat_resolve *resolves, size_t count, lat_id a, lat_id b);

/*
 * The place of what makes the promotion of a and b what it is: the row of a in a table; the `resolve` of the pair; an
 * edge from a or b towards the result; else where a is defined. Of what is inherited it is the `extends`; it may be
 * unknown.
 */
spec_place cell_place(const analysis *analysis, lat_id a, lat_id b);

#endif
