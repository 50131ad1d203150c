/* What the tests of the spec reader share. */
#ifndef JOINERY_TESTS_SPEC_SUPPORT_H
#define JOINERY_TESTS_SPEC_SUPPORT_H

#include "analysis/analysis.h"
#include "base/text.h"
#include "spec/promote.h"
#include "spec/read/read.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
/* cmocka wants the four above */
#include <cmocka.h>

/* The options of the command line: every operation, and the installed specs. */
const spec_options *support_options(void);

/* Reads a spec from a correct text; a diagnostic fails the test. */
spec *support_read(const char *lua);

/* The messages about a text, as they are printed; "" if there are none. The caller frees. */
char *support_diagnostics(const char *lua, const spec_options *options);

/* Adds the diagnostics of names that generated tables in C cannot have. True if there is one. */
bool support_find_names(const analysis *analysis, spec_diagnostics *diagnostics);

/* A whole file, NULL where it cannot be read. The caller frees. */
char *support_file(const char *path, size_t *length);

/* The same but for where it comes from. Fails the test where they differ; what is in a dtype's notes is left out. */
void support_assert_same_spec(const spec *a, const spec *b);

#endif
