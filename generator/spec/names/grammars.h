/* What words of a host's code are made of, by language: keywords, quotes, operators and marks of comments. */
#ifndef JOINERY_SPEC_NAMES_GRAMMARS_H
#define JOINERY_SPEC_NAMES_GRAMMARS_H

#include "spec/host.h"

/* Lists of words have a blank around each. */
typedef struct grammar {
    const char *keywords;
    const char *in_values, *in_types; /* those that an expression, and a type, may have */
    const char *quotes;
    const char *prefixes;   /* characters that an operator before its operand begins with */
    const char *operators;  /* all characters of operators, but for < and > */
    const char *in_type;    /* those of them that a type may have */
    const char *suffixes;   /* of a type, such as * */
    const char *comment;    /* what begins one up to the end of the line */
    bool has_long_comments; /* those from slash and star on */
    bool has_casts;         /* an operand may follow a parenthesis */
    bool has_angles;        /* < and > may be brackets */
    bool has_lifetimes;     /* a quote may begin a name */
    bool has_free_members;  /* a keyword may name a member */
} grammar;

const grammar *grammar_of(host_language language);

/* Whether a list has the word of that length. */
bool grammar_has_word(const char *words, const char *word, size_t length);

#endif
