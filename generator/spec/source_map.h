/*
 * Where in a spec's text its fields stand. Lua forgets the lines of data, so the text is read once more, as tokens: the
 * table that the chunk returns, if it is written out as one, becomes a tree of its fields with their lines.
 */
#ifndef JOINERY_SPEC_SOURCE_MAP_H
#define JOINERY_SPEC_SOURCE_MAP_H

#include <stddef.h>

typedef struct source_map source_map;
typedef struct source_node source_node; /* lives as long as its map */

/* Never NULL. `source` must outlive the map; it is a text that Lua has compiled. */
source_map *source_map_of(const char *source, size_t length);
void source_map_free(source_map *of);

/* The table that the spec returns, NULL where it is not written out. */
source_node *source_root(source_map *of);

/* An entry of a table by its key, NULL where the text does not show it. `table` may be NULL, here and below. */
source_node *source_field(source_node *table, const char *key);

/* The first entry without a key, and the one after another: the items of a list, in order. NULL: no more. */
source_node *source_first_item(source_node *table);
source_node *source_next_item(source_node *item);

/* Where an entry begins; `otherwise` if it is NULL. */
int source_line(const source_node *node, int otherwise);

/*
 * The line in which each row of the string that `node` is begins, where it is written as literals joined by `..`. NULL
 * where it is not; else the caller frees it with mem_free.
 */
int *source_row_lines(const source_map *of, const source_node *node, size_t *count);

#endif
