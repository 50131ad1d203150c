/* Many pairs or triples of dtypes as a few groups, by the kinds of the dtypes in them. */
#ifndef JOINERY_REPORT_CHECK_KIND_GROUPS_H
#define JOINERY_REPORT_CHECK_KIND_GROUPS_H

#include "lattice/law.h"
#include "report/write/kinds.h"

enum { KIND_GROUPS_PLACES = 3, KIND_GROUPS_SORTS = 16 };

/* One of a group: `number` says which of all that were added it is. */
typedef struct kind_witness {
    uint64_t number;
    lat_witness at;
} kind_witness;

typedef struct kind_group {
    unsigned sort; /* the caller's, below KIND_GROUPS_SORTS: groups of different sorts are never merged */
    kind_set kinds[KIND_GROUPS_PLACES];
    bool narrow; /* the caller's: whether it was set for every one */
    uint64_t count;
    lat_witness example;     /* the first one */
    kind_witness *witnesses; /* the first ones, as many as are kept */
    size_t witness_count, witness_capacity;
} kind_group;

/* Set `places`, `spec` and, if witnesses are wanted, `most`; leave the others 0. */
typedef struct kind_groups {
    const spec *spec;
    size_t places; /* dtypes in each: 2 or 3 */
    bool ordered;  /* which place a dtype stands in matters */
    size_t most;   /* witnesses that are kept of each group */
    kind_group *items;
    size_t count, capacity;
    uint64_t total; /* pairs or triples added */
    uint16_t *at;   /* by sort and kinds: where their group is, counted from 1 */
} kind_groups;

/* Adds one pair or triple: `dtypes` are those of its places. */
void kind_groups_add(kind_groups *groups, unsigned sort, const lat_id *dtypes, bool narrow, const lat_witness *example);

/* Adds one to a group that the caller makes, which has no kinds; it is kept where there are fewer than `most`. */
void kind_group_add(kind_group *group, size_t most, uint64_t number, const lat_witness *found);

/*
 * Merges groups that differ in one kind only, and kinds that occur in the same groups; then sorts: groups without weak
 * dtypes first, then by sort, then larger ones first. Nothing is added after this.
 */
void kind_groups_end(kind_groups *groups);

void kind_groups_free(kind_groups *groups);

#endif
