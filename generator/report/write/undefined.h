/* Why a cell of the promotion table is undefined. */
#ifndef JOINERY_REPORT_WRITE_UNDEFINED_H
#define JOINERY_REPORT_WRITE_UNDEFINED_H

#include "lattice/promotion.h"

/* The reasons, and what JSON calls them: X(ENUM, name, the words for many such pairs). */
#define UNDEFINED_FOR_EACH_REASON(X)                                                                                   \
    X(AMBIGUOUS, "ambiguous", "ambiguous")                                                                             \
    X(UNBOUNDED, "no-upper-bound", "no upper bound")                                                                   \
    X(RESOLVED, "resolved-to-nothing", "resolved to nothing")                                                          \
    X(IN_TABLE, "in-table", "undefined in the table")

typedef enum undefined_reason {
#define UNDEFINED_ENUM(ENUM, name, of_many) UNDEFINED_##ENUM,
    UNDEFINED_FOR_EACH_REASON(UNDEFINED_ENUM)
#undef UNDEFINED_ENUM
} undefined_reason;

/* "no-upper-bound", "no upper bound". */
extern const struct reason_words { const char *name, *of_many; } undefined_reasons[];

/* Whether `resolve` sets the pair. */
bool undefined_is_resolved(const lat_promotion *promotion, lat_id a, lat_id b);

/* The minimal upper bounds of a pair, which the caller frees. */
lat_id *undefined_bounds(const lat_promotion *promotion, lat_id a, lat_id b, size_t *count);

/* The reason for a pair without a result. */
undefined_reason undefined_because(const lat_promotion *promotion, lat_id a, lat_id b);

#endif
