/* Which system the names of a table are of: what a name alone leaves open, the others beside it often tell. */
#ifndef JOINERY_SPEC_NAMES_NAME_COMPANY_H
#define JOINERY_SPEC_NAMES_NAME_COMPANY_H

#include "base/text.h"
#include "spec/names/known_names.h"

#include <stddef.h>

typedef struct name_company {
    name_system system; /* that reads the names; NAMES_ANY: none knows any of them */
    bool is_given;      /* it was asked for */
    unsigned equals;    /* systems that know as many of the names */
    unsigned rivals;    /* systems that know three quarters as many, or more */
    unsigned foreign;   /* systems that alone, or but for one, have a name that the system does not have */
    bool is_lone;       /* there is but one name */
} name_company;

/*
 * Finds the system that knows most of the names, as they are written, or one that nearly does and alone knows one of
 * them. Of several that know as many it is the one half of whose words are here, else the first; of one name the first
 * that means the usual by it. `prefix`: what has been taken from the names, as by name_company_prefix(). `given`: the one that
 * was asked for, or NAMES_ANY.
 */
name_company name_company_find(const char *const *names, size_t count, size_t prefix, name_system given);

/*
 * Appends a sentence about the names that a system or a rival reads in another way: which meaning each has and to whom,
 * which names contradict that, and how to choose another system. Nothing where there is none, or the system was asked for and knows them.
 */
void name_company_tell(const name_company *company, const char *const *names, size_t count, text *out);

/* Appends that sentence about one name, read by the names of `given`. */
void name_company_tell_one(name_system given, const char *name, text *out);

/* The length of what all names begin with and have no part in what they mean: GGML_TYPE_, k. 0 if there is nothing. */
size_t name_company_prefix(const char *const *names, size_t count);

#endif
