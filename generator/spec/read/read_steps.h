/* What reading a spec is made of: the steps of read.c, in their order. Each tells of what is wrong, and goes on. */
#ifndef JOINERY_SPEC_READ_READ_STEPS_H
#define JOINERY_SPEC_READ_READ_STEPS_H

#include "spec/read/reader.h"

/*
 * Reads the list of `dtypes` as it is written, before it is merged with that of the base, and notes the places of their
 * names. False if it is missing or no list. The caller owns *dtypes, whatever the answer.
 */
bool read_dtypes(spec_reader *reader, spec_dtype **dtypes, size_t *count);

/* Decides whether the spec is a lattice or a table: by its own fields, or by its base. False after a diagnostic. */
bool read_form(spec_reader *reader);

/* `laws`, the list of `ops`, `by_zero`, `rounding`, `nary` and `header`. */
void read_settings(spec_reader *reader);

/*
 * Merges `own` dtypes with those of the base, numbers them, and resolves what weak and complex ones refer to. Takes
 * `own` over; false, with `own` left to the caller, if they are too many.
 */
bool link_dtypes(spec_reader *reader, spec_dtype *own, size_t count);

/* `promotes` and `resolve`, or `table`, together with those of the base. Needs the form and the dtypes. */
void read_rules(spec_reader *reader);

/* `inexact`. Needs the dtypes. */
void read_inexact(spec_reader *reader);

/* `hot`: the pairs that have kernels of their own in a staged spec. Needs the dtypes. */
void read_hot(spec_reader *reader);

/* What `ops` and `results` say of operations, but for the list. Needs the dtypes, the sets and `inexact`. */
void read_ops(spec_reader *reader);

/* `host`: what other code calls dtypes. */
void read_host(spec_reader *reader);

/* Whether the words of `host` name dtypes, each another one. Needs `host` and the dtypes. */
void check_host(spec_reader *reader);

/* `castings`: rules of the spec's own for what may be cast. Needs the dtypes and the sets. */
void read_castings(spec_reader *reader);

/* Whether each operation that `ops` lists, given or inherited, has a kernel for any dtypes. Needs all of the above. */
void check_ops(spec_reader *reader);

#endif
