/* Sets of dtypes in a spec: the field `sets`, and values of other fields that are sets. */
#ifndef JOINERY_SPEC_READ_READ_SETS_H
#define JOINERY_SPEC_READ_READ_SETS_H

#include "spec/read/reader.h"

/* Reads the field, and takes over the sets of the base. Needs the dtypes. */
void read_sets(spec_reader *reader);

/*
 * The set on top: a string of words or a list of such. False after diagnostics, which begin with `subject`: "the domain
 * of
 * \"exp\"". `node` is that of the value's entry, `place` that of the value, where the text does not show more. The
 * caller frees *to with spec_set_free.
 */
bool reader_set(spec_reader *reader, source_node *node, spec_place place, const char *subject, spec_set *set);

/* The pairs of dtypes that a text such as "i8,u8" or "integer,f16 f32" stands for. */
typedef struct set_pairs {
    spec_pair *pairs; /* if not by name, each once; none has a dtype with itself */
    size_t count;
    bool by_name; /* two dtypes are named, and no set */
} set_pairs;

/*
 * The pairs of such a text (reader_is_pair); if they are not `ordered`, a with b is the same as b with a. False after
 * diagnostics, which begin with `subject` and the text. The caller frees `pairs`.
 */
bool reader_pairs(spec_reader *reader, const char *string, bool ordered, spec_place place, const char *subject,
                  set_pairs *pairs);

#endif
