/* Reads specs: a file, an installed spec, standard input or a text in memory, with what they extend. */
#ifndef JOINERY_SPEC_READ_READ_H
#define JOINERY_SPEC_READ_READ_H

#include "spec/spec.h"

/*
 * Reads a spec: `argument` is a path (also of a .csv table), the name of an installed spec, or "-" for standard input.
 * NULL after at least one diagnostic. The caller frees with spec_free.
 */
spec *spec_read(const char *argument, const spec_options *options, spec_diagnostics *diagnostics);

/* The same from a text in memory; `file` is what messages call it, and `extends` looks for siblings beside it. */
spec *spec_read_text(const char *file, const char *bytes, size_t length, const spec_options *options,
                     spec_diagnostics *diagnostics);

/* The most bytes of a file that is read: no more than the Lua state may hold. */
size_t spec_largest_file(const spec_options *options);

#endif
