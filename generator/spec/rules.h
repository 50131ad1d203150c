/* The edges and resolves of a spec while they are collected: those of the base first, then its own. */
#ifndef JOINERY_SPEC_RULES_H
#define JOINERY_SPEC_RULES_H

#include "spec/read/reader.h"

typedef struct rule_edge {
    lat_edge edge;
    spec_place place;
    bool inherited;
} rule_edge;

/* Where a resolve comes from: what comes first beats what follows. */
typedef enum rule_source { RULE_BY_NAME, RULE_BY_SETS, RULE_INHERITED } rule_source;

typedef struct rule_resolve {
    lat_resolve resolve; /* a <= b */
    spec_place place;
    rule_source source;
} rule_resolve;

typedef struct rules {
    rule_edge *edges;
    size_t edge_count, edge_capacity;
    rule_resolve *resolves;
    size_t resolve_count, resolve_capacity;
} rules;

void rules_add_edge(rules *rules, lat_edge edge, spec_place place, bool inherited);
void rules_add_resolve(rules *rules, lat_resolve resolve, spec_place place, rule_source source);

/*
 * Gives edges and resolves to the spec, ordered by dtypes. A pair that the spec itself resolves to two values, both by
 * name or both by sets, is a diagnostic. Frees the rules.
 */
void rules_end(rules *freed, spec_reader *reader);

#endif
