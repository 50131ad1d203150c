/*
 * Where the fields of a spec are in its text. Lua does not keep the lines of data, so the text is read again, as
 * tokens: the table that the chunk returns, if it is written out as one, becomes a tree of its fields with their lines.
 */
#ifndef JOINERY_SPEC_SOURCE_MAP_H
#define JOINERY_SPEC_SOURCE_MAP_H

#include <stddef.h>

typedef struct source_map source_map;
typedef struct source_node source_node; /* lives as long as its map */

/* Never NULL. `text` must be one that Lua has compiled, and must outlive the map. */
source_map *source_map_of(const char *text, size_t length);
void source_map_free(source_map *of);

/* The table that the spec returns, NULL where it is not written out. */
source_node *source_map_root(source_map *of);

/* An entry of a table by its key, NULL where the text does not show it. `of` may be NULL, here and below. */
source_node *source_node_field(source_node *of, const char *key);

/* The first entry of a table that has no key, and the next one after an entry; NULL: no more. */
source_node *source_node_first_item(source_node *of);
source_node *source_node_next_item(source_node *of);

/* The line in which an entry begins; `otherwise` if it is NULL. */
int source_node_line(const source_node *of, int otherwise);

/*
 * The line in which each row of a node's string begins, where that is written as literals joined by `..`; else NULL.
 * The caller frees it with mem_free.
 */
int *source_map_row_lines(const source_map *of, source_node *node, size_t *count);

#endif
