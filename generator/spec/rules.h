/* The edges and resolves of a spec while they are collected: those of the base first, then its own. */
#ifndef JOINERY_SPEC_RULES_H
#define JOINERY_SPEC_RULES_H

#include "spec/reader.h"

typedef struct rule_edge {
    lat_edge edge;
    spec_place place;
    bool inherited;
} rule_edge;

typedef struct rule_resolve {
    lat_resolve resolve; /* a <= b */
    spec_place place;
    bool inherited;
} rule_resolve;

typedef struct rules {
    rule_edge *edges;
    size_t edge_count, edge_capacity;
    rule_resolve *resolves;
    size_t resolve_count, resolve_capacity;
} rules;

void rules_add_edge(rules *of, lat_edge edge, spec_place place, bool inherited);
void rules_add_resolve(rules *of, lat_resolve resolve, spec_place place, bool inherited);

/*
 * Gives edges and resolves to the spec, ordered by dtypes. A resolve that is given again replaces the inherited one; a
 * pair that the spec itself resolves to two values is a diagnostic. Frees the rules.
 */
void rules_end(rules *of, spec_reader *reader);

#endif
