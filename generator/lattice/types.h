/* What everything here is made of: the ids of dtypes, edges between them, and how a function ended. */
#ifndef JOINERY_LATTICE_TYPES_H
#define JOINERY_LATTICE_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A dtype: 0 .. n-1 in the caller's order. */
typedef uint16_t lat_id;

#define LAT_NONE       ((lat_id)0xFFFF) /* no dtype: an undefined cell */
#define LAT_AMBIGUOUS  ((lat_id)0xFFFE) /* undefined because there are two or more minimal upper bounds */
#define LAT_MAX_DTYPES ((size_t)65534)  /* so that every id differs from the two above */

typedef enum lat_status {
    LAT_OK,
    LAT_CYCLE,    /* the edges have a cycle */
    LAT_TOO_LARGE /* more than LAT_MAX_DTYPES, or than the function takes */
} lat_status;

typedef struct lat_edge {
    lat_id from, to; /* from <= to: the one promotes to the other */
} lat_edge;

#endif
