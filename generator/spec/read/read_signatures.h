/* The field `signatures` of an operation: its list of operands and results. */
#ifndef JOINERY_SPEC_READ_READ_SIGNATURES_H
#define JOINERY_SPEC_READ_READ_SIGNATURES_H

#include "spec/read/reader.h"

/*
 * Reads the list on top, such as { "f16 f32 -> f16", "f16 f32 -> f32 in f32" }, as the cells, the form and the arity of
 * the entry of an operation; arity: 0 where nothing else says it. False after diagnostics. `node` is that of the list,
 * `place` that of the list where the text does not show more.
 */
bool read_signatures(spec_reader *reader, const char *op, source_node *node, spec_place place, spec_op *entry);

#endif
