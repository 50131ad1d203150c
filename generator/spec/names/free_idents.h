/* Idents for dtypes whose names give none, or one that something else in C has. */
#ifndef JOINERY_SPEC_NAMES_FREE_IDENTS_H
#define JOINERY_SPEC_NAMES_FREE_IDENTS_H

#include <stdbool.h>
#include <stddef.h>

/* Idents that are taken, in any case: joinery's own names, those of the operations, and those of dtypes that were
 * added. */
typedef struct ident_set ident_set;
ident_set *ident_set_new(const char *const *ops, size_t op_count);
/* Adds that of a dtype; false if it is taken already. */
bool ident_set_add(ident_set *idents, const char *ident);
/* Adds and returns the one nearest to a dtype's name, with a number after it where that is taken. The caller frees it.
 */
char *ident_set_choose(ident_set *idents, const char *name);
void ident_set_free(ident_set *idents);

#endif
