/*
 * Whether a word of a host is code of its language that can stand where generated files put it. Not a compiler: what
 * names mean is not known.
 */
#ifndef JOINERY_SPEC_NAMES_HOST_WORDS_H
#define JOINERY_SPEC_NAMES_HOST_WORDS_H

#include "base/text.h"
#include "spec/spec.h"

/* Appends to `problem` what the word has that it may not have, such as `has an unclosed "("`; true if nothing. */
bool host_word_check(const char *word, host_language language, host_form form, text *problem);

/* Whether it can follow #include: the name of a file, in angle brackets or bare. */
bool host_word_is_header(const char *word);

/*
 * Appends the expression for a dtype in a language: the spec's `name` with the dtype's own word, or else its name, in
 * the place of each %s, in capital letters in that of %S; without a `name`, the own word, or the name in C if dtypes
 * have a type of the host's. False, with nothing appended, where there is none of these.
 */
bool host_dtype_expression(const spec_host *host, const spec_dtype *dtype, host_language language, text *expression);

/* As host_word_check, of that expression; true where there is none. */
bool host_dtype_check(const spec_host *host, const spec_dtype *dtype, host_language language, text *problem);

#endif
