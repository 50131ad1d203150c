/* What a spec keeps of the rules of its base when dtypes have been dropped. */
#ifndef JOINERY_SPEC_READ_INHERIT_H
#define JOINERY_SPEC_READ_INHERIT_H

#include "spec/read/reader.h"
#include "spec/rules.h"

/*
 * Adds the base's edges and resolves to `collected`. A path through dropped dtypes becomes an edge. Nothing if there is
 * no base.
 */
void inherit_rules(const spec_reader *reader, rules *collected);

/* Makes the spec's table: the base's cells, undefined where there is none or where its value was dropped. */
void inherit_table(spec_reader *reader);

#endif
