/* Every dtype that several operands can promote to, over the orders and the bracketings of them. */
#ifndef JOINERY_REPORT_EXPLAIN_BRACKETING_H
#define JOINERY_REPORT_EXPLAIN_BRACKETING_H

#include "base/text.h"
#include "lattice/promotion.h"
#include "spec/spec.h"

#include <stdbool.h>

/* A bracketing of some of the operands: a single operand, or two bracketings that are joined. */
typedef struct bracketing_node {
    lat_id value;         /* what it gives; LAT_NONE: undefined */
    uint32_t left, right; /* indices of nodes; equal in the node of a single operand */
    uint32_t operand;     /* its index, where left = right */
} bracketing_node;

typedef struct bracketings {
    const lat_id *operands;
    bracketing_node *nodes;
    size_t node_count, node_capacity;
    uint32_t *results; /* the index of one node for each distinct value; the first is the fold from left to right */
    size_t count, capacity;
    bool every_bracketing; /* every bracketing of the operands in the order given was tried */
    bool every_order;      /* and every bracketing of every permutation of them */
} bracketings;

/*
 * Finds every value of `count` operands (1 or more); with too many to try everything, every_bracketing and every_order
 * say what was. `operands` must outlive the result, which bracketings_free() frees.
 */
void bracketings_find(const lat_promotion *promotion, const lat_id *operands, size_t count, bracketings *found);
void bracketings_free(bracketings *freed);

/* Appends a bracketing that gives results[i], with that sign for joins: "i8 v (u8 v f16)". */
void bracketings_example(text *out, const spec *names, const bracketings *bracketings, size_t i, const char *join);

#endif
