/* Sets of dtypes in a spec: the field `sets`, and values of other fields that are sets. */
#ifndef JOINERY_SPEC_READ_SETS_H
#define JOINERY_SPEC_READ_SETS_H

#include "spec/reader.h"

/* Reads the field, and takes over the sets of the base. Needs the dtypes. */
void read_sets(spec_reader *of);

/*
 * The dtypes that the value on top stands for, by id: a string of words or a list of such. NULL after diagnostics,
 * which begin with `subject`: "the domain of \"exp\"". `node` is that of the value's entry, `place` that of the value,
 * where the text does not show more. The caller frees it.
 */
bool *reader_set(spec_reader *of, source_node *node, spec_place place, const char *subject);

#endif
