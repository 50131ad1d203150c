/* Names: what a dtype and a spec may be called, what they become in C, and which of those collide. */
#ifndef JOINERY_SPEC_NAMES_H
#define JOINERY_SPEC_NAMES_H

#include "spec/spec.h"

/* What is wrong with a dtype's name (well-formed UTF-8), "is empty", or NULL. */
const char *name_dtype_problem(const char *name);

/* [a-z][a-z0-9_]*: what a spec may be called. */
bool name_is_spec_name(const char *name);

/* A keyword or predefined name of C or C++, which no namespace can be called. */
bool name_is_reserved(const char *name);

/* A diagnostic if the name of the spec is not what it may be called. */
void name_check(const spec *of, int line, spec_diagnostics *diagnostics);

bool name_is_ident(const char *name);        /* [A-Za-z0-9_]+: it always follows a prefix */
bool name_is_c_identifier(const char *name); /* [A-Za-z_][A-Za-z0-9_]* */
bool name_is_c_type(const char *name);       /* identifiers and stars: "struct dec64" */

/* Upper-case names that are taken: at first joinery's own and those of the operations, then those of dtypes. */
typedef struct name_set name_set;
name_set *names_upper_case(const char *const *ops, size_t op_count);
/* Takes the ident of a dtype; false if its enumerator is taken already. */
bool names_take_enumerator(name_set *set, const char *ident);
void names_free(name_set *set);

/* Adds a diagnostic for each two things of the spec that would have one name in C. */
void names_check_collisions(const spec *of, const spec_options *options, spec_diagnostics *diagnostics);

/* Whether the dtype is a struct of the generated header, named by its ident. */
bool name_has_struct(const spec_dtype *dtype);

/* Those of kernels with each other and with structs; `ops` are the operations that there are functions for, beside
 * `convert`. */
void names_check_kernels(const spec *of, const char *const *ops, size_t op_count, spec_diagnostics *diagnostics);

#endif
