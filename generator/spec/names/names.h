/* Names: what a dtype and a spec may be called, and what they become in C. */
#ifndef JOINERY_SPEC_NAMES_NAMES_H
#define JOINERY_SPEC_NAMES_NAMES_H

#include "base/text.h"
#include "spec/spec.h"

/* What is wrong with a dtype's name (well-formed UTF-8), "is empty", or NULL. */
const char *name_dtype_problem(const char *name);

/* The same of an alias, which may hold single blanks: "signed char". */
const char *name_alias_problem(const char *alias);

/* [a-z][a-z0-9_]*: what a spec may be called. */
bool name_is_spec_name(const char *name);

/* Whether it is a word of C or C++, or one that compilers or C++ keep for themselves: no namespace can be called so. */
bool name_is_keyword(const char *name);

/* Adds a diagnostic if the spec may not be called what it is called. */
void name_check_spec(const spec *spec, spec_place place, spec_diagnostics *diagnostics);

/* Appends a spec's name made from that of a file: "tables/My Table.csv" gives my_table. */
void name_from_file(const char *file, text *name);

/* Appends the ident of a dtype that gives none; false where the name needs one: "i*" gives i_weak. */
bool name_default_ident(const char *name, text *ident);

/* Appends an ident for any name: the default one, with `_` for each character that cannot be in an ident. */
void name_nearest_ident(const char *name, text *ident);

#endif
