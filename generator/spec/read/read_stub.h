/* The field `stub` of an operation: which functions of the host compute it. */
#ifndef JOINERY_SPEC_READ_READ_STUB_H
#define JOINERY_SPEC_READ_READ_STUB_H

#include "spec/read/reader.h"

/*
 * Reads the table on top, such as { header = "mine.h", scalar = "exp_%s", avx2 = { f32 = "exp8" }, cpu = { avx2 = "fma"
 * } }, as words of the entry. False after diagnostics. `node` is that of the table, `place` its own where the text does
 * not show more.
 */
bool read_stub(spec_reader *reader, const char *op, source_node *node, spec_place place, spec_op *entry);

/* Whether the entry on top has a stub and says nothing else of what the operation takes and gives. */
bool is_stub_alone(lua_State *lua);

#endif
