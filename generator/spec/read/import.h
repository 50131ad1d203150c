/* From a promotion table in CSV or Markdown to a spec. */
#ifndef JOINERY_SPEC_READ_IMPORT_H
#define JOINERY_SPEC_READ_IMPORT_H

#include "spec/spec.h"

/* What a table from standard input is called. */
#define SPEC_UNNAMED_TABLE "table"

/*
 * A promotion table in CSV or Markdown, as a spec in the simplest form that says the same. `name` NULL: one made from
 * that of the file. NULL after at least one diagnostic. The caller frees with spec_free.
 */
spec *spec_import(const char *file, const char *name, const char *csv, size_t length, const spec_options *options,
                  spec_diagnostics *diagnostics);

/*
 * The path in `argument`, which may be "FILE#PART", as of a heading: *part is then what stands behind the '#', else NULL. A
 * file whose name has a '#' is itself. The caller frees the path.
 */
char *spec_table_path(const char *argument, const char **part);

/* Whether a text of which that is not known is a table rather than a spec in Lua. */
bool spec_is_table(const char *bytes, size_t length);

#endif
