/* Edges, resolves and cells while they are put together: those of the base first, then the spec's own. */
#ifndef JOINERY_SPEC_INHERIT_H
#define JOINERY_SPEC_INHERIT_H

#include "spec/reader.h"

typedef struct rule_edge {
    lat_edge edge;
    int line;
    bool inherited;
} rule_edge;

typedef struct rule_resolve {
    lat_resolve resolve; /* a <= b */
    int line;
    bool inherited;
} rule_resolve;

typedef struct rules {
    rule_edge *edges;
    size_t edge_count, edge_capacity;
    rule_resolve *resolves;
    size_t resolve_count, resolve_capacity;
} rules;

void rules_add_edge(rules *to, lat_id from, lat_id end, int line, bool inherited);
void rules_add_resolve(rules *to, lat_id a, lat_id b, lat_id value, int line, bool inherited);

/*
 * Hands edges and resolves to the spec, ordered by dtypes. What is given again replaces what is inherited; a pair that
 * the spec itself resolves to two values is a diagnostic.
 */
void rules_end(rules *of, reader *to);

/* Adds what is left of the base's edges and resolves without its dropped dtypes. Nothing if there is no base. */
void inherit_rules(reader *of, rules *to);

/* Makes of->to->table: the base's cells, undefined where there is none. */
void inherit_table(reader *of);

#endif
