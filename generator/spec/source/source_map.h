/*
 * Where the fields of a spec are in its text. Lua does not keep the lines of data, so the text is read again, as
 * tokens: the table that the chunk returns, if it is written out as one, becomes a tree of its fields with their
 * places.
 */
#ifndef JOINERY_SPEC_SOURCE_SOURCE_MAP_H
#define JOINERY_SPEC_SOURCE_SOURCE_MAP_H

#include "spec/source/literal.h"
#include "spec/source/place.h"

#include <stddef.h>

typedef struct source_map source_map;
typedef struct source_node source_node; /* lives as long as its map */

/* Never NULL. `text` must be one that Lua has compiled, and must outlive the map. */
source_map *source_map_of(const char *text, size_t length);
void source_map_free(source_map *map);

/* The table that the spec returns, NULL where it is not written out. */
source_node *source_map_root(source_map *map);

/* An entry of a table by its key, NULL where the text does not show it. `node` may be NULL, here and below. */
source_node *source_node_field(source_node *node, const char *key);

/* The first entry of a table that has no key, and the next one after an entry; NULL: no more. */
source_node *source_node_first_item(source_node *node);
source_node *source_node_next_item(source_node *node);

/* The place of an entry, which is that of its key if it has one; `otherwise` if it is NULL. */
spec_place source_node_place(const source_node *node, spec_place otherwise);

/* The place of its value: of a table's opening brace, of the first word of anything else. */
spec_place source_node_value_place(const source_node *node, spec_place otherwise);

/*
 * Is shown a key that a table constructor has twice, and where: anywhere in the text, in no special order. Lua lets the
 * last one win. `key` lasts for the call.
 */
typedef void source_duplicate_visitor(void *context, const char *key, spec_place first, spec_place second);
void source_map_duplicates(const source_map *map, source_duplicate_visitor *visit, void *context);

/*
 * The place of each row of a node's string, where that is written as literals joined by `..`; else NULL. The caller
 * frees it with mem_free.
 */
literal_row *source_map_rows(const source_map *map, source_node *node, size_t *count);

#endif
