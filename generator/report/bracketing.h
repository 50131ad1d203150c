/*
 * What a promotion of several operands can give, by the order in which they stand and the way they are bracketed.
 */
#ifndef JOINERY_REPORT_BRACKETING_H
#define JOINERY_REPORT_BRACKETING_H

#include "base/text.h"
#include "lattice/promotion.h"
#include "spec/spec.h"

#include <stdbool.h>

/* One way to promote: an operand, or two ways joined. */
typedef struct bracketing_node {
    lat_id value;                  /* LAT_NONE: undefined */
    uint32_t left, right, operand; /* nodes; an operand where left = right */
} bracketing_node;

typedef struct bracketings {
    const lat_id *operands;
    bracketing_node *nodes;
    size_t node_count, node_capacity;
    uint32_t *results; /* a node for each distinct value; first that of the fold from left to right */
    size_t count, capacity;
    bool every_bracketing; /* of the operands as given were tried */
    bool every_order;      /* and of every permutation of them */
} bracketings;

/* Finds every value, as far as the number of operands (1 or more) allows. `operands` must outlive the result. */
void bracketings_find(const lat_promotion *promotion, const lat_id *operands, size_t count, bracketings *found);
void bracketings_free(bracketings *of);

/* "i8 v (u8 v f16)", an example of results[i]. */
void bracketings_example(text *to, const spec *names, const bracketings *of, size_t i);

#endif
