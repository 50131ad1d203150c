/* A dtype written as a table: { "q15", kind = "fixed", bits = 16, fraction = 15 } (specs/reference.md, "A dtype"). */
#ifndef JOINERY_SPEC_READ_READ_DEFINITION_H
#define JOINERY_SPEC_READ_READ_DEFINITION_H

#include "spec/read/reader.h"

/* From the names of a dtype's fields to fields, for read_definition. Free with map_free. */
map read_definition_fields(void);

/*
 * Reads the table on top of the stack into a dtype that has a name and a line. `node` is the table in the text. After a
 * diagnostic, or if it was so before, the dtype is abstract and its `strong` is DTYPE_BROKEN.
 */
void read_definition(spec_reader *reader, const map *fields, source_node *node, spec_dtype *dtype);

/*
 * Reads the table on top of the stack, which says what an inherited dtype becomes, into a dtype that has a name and
 * nothing else. False after a diagnostic.
 */
bool read_inherited(spec_reader *reader, const map *fields, source_node *node, spec_dtype *dtype);

#endif
