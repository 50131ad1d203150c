/*
 * What the code that generated files become part of calls dtypes (specs/reference.md, "In a host's words"): the
 * languages, what a spec says of each, and what a dtype says.
 */
#ifndef JOINERY_SPEC_HOST_H
#define JOINERY_SPEC_HOST_H

#include <stdbool.h>
#include <stddef.h>

/* X(ENUM, name, what people call it) */
#define HOST_FOR_EACH_LANGUAGE(X)                                                                                      \
    X(C, "c", "C")                                                                                                     \
    X(CPP, "cpp", "C++")                                                                                               \
    X(PYTHON, "python", "Python")                                                                                      \
    X(TYPESCRIPT, "typescript", "TypeScript and JavaScript")                                                           \
    X(RUST, "rust", "Rust")

#define HOST_ONLY(LANGUAGE) (1u << HOST_##LANGUAGE)
#define HOST_ANY            (~0u)

/* What a word of code is: X(ENUM, title). */
#define HOST_FOR_EACH_FORM(X)                                                                                          \
    X(IMPORT, "lines of code")  /* in C and C++ the name of a header */                                                \
    X(VALUE, "an expression")   /* of a dtype, or of no dtype */                                                       \
    X(PATTERN, "an expression") /* the same, where %s stands for what is not known yet */                              \
    X(TYPE, "a type")                                                                                                  \
    X(NAMESPACE, "a namespace")                                                                                        \
    X(CONDITION, "a condition")                                                                                        \
    X(PART, "a part of an expression") /* judged with what surrounds it */

/* Of a language in the spec: X(ENUM, name, form, what it is, which languages have it). */
#define HOST_FOR_EACH_WORD(X)                                                                                          \
    X(IMPORT, "import", IMPORT, "what a file begins with: a header in C and C++, else lines of code", HOST_ANY)        \
    X(DTYPE, "dtype", TYPE, "the type that a dtype has, an enum for example", HOST_ANY)                                \
    X(NAME, "name", PATTERN, "how a dtype is written, with %s in the place of its own word or name", HOST_ANY)         \
    X(NONE, "none", VALUE, "what is given where there is no dtype", HOST_ANY)                                          \
    X(NAMESPACE, "namespace", NAMESPACE, "C++ alone: the namespace of what is generated", HOST_ONLY(CPP))

/* Of a language in a dtype, where a string is the first of them, and a table has that at [1]: X(ENUM, name, form,
 * what it is, which languages have it). */
#define HOST_FOR_EACH_DTYPE_WORD(X)                                                                                    \
    X(NAME, "name", PART, "how it is written, or what stands for %s in the spec's `name`", HOST_ANY)                   \
    X(ELEMENT, "element", TYPE, "C, C++ and Rust: the type of its elements",                                           \
      HOST_ONLY(C) | HOST_ONLY(CPP) | HOST_ONLY(RUST))                                                                 \
    X(CFG, "cfg", CONDITION, "Rust alone: the condition that it needs, such as feature = \"half\"", HOST_ONLY(RUST))

typedef enum host_form {
#define HOST_FORM_ENUM(ENUM, title) HOST_FORM_##ENUM,
    HOST_FOR_EACH_FORM(HOST_FORM_ENUM)
#undef HOST_FORM_ENUM
} host_form;

typedef enum host_language {
#define HOST_LANGUAGE_ENUM(ENUM, name, doc) HOST_##ENUM,
    HOST_FOR_EACH_LANGUAGE(HOST_LANGUAGE_ENUM)
#undef HOST_LANGUAGE_ENUM
        HOST_LANGUAGE_COUNT
} host_language;

typedef enum host_word {
#define HOST_WORD_ENUM(ENUM, name, ...) HOST_WORD_##ENUM,
    HOST_FOR_EACH_WORD(HOST_WORD_ENUM)
#undef HOST_WORD_ENUM
        HOST_WORD_COUNT
} host_word;

typedef enum host_dtype_word {
#define HOST_DTYPE_WORD_ENUM(ENUM, name, ...) HOST_DTYPE_WORD_##ENUM,
    HOST_FOR_EACH_DTYPE_WORD(HOST_DTYPE_WORD_ENUM)
#undef HOST_DTYPE_WORD_ENUM
        HOST_DTYPE_WORD_COUNT
} host_dtype_word;

/* Strings or NULL. Those of a language begin at words[language * HOST_WORD_COUNT]. */
typedef struct spec_host {
    char *words[HOST_LANGUAGE_COUNT * HOST_WORD_COUNT];
} spec_host;

/* Those of a language begin at words[language * HOST_DTYPE_WORD_COUNT]. */
typedef struct dtype_host {
    char *words[HOST_LANGUAGE_COUNT * HOST_DTYPE_WORD_COUNT];
} dtype_host;

/* What people call forms and languages. */
extern const char *const host_form_titles[];
extern const char *const host_language_titles[HOST_LANGUAGE_COUNT];

/* The names of languages and of words, as specs write them. */
extern const char *const host_language_names[HOST_LANGUAGE_COUNT];
extern const char *const host_word_names[HOST_WORD_COUNT];
extern const char *const host_dtype_word_names[HOST_DTYPE_WORD_COUNT];

/* The forms of these words. */
extern const host_form host_word_forms[HOST_WORD_COUNT];
extern const host_form host_dtype_word_forms[HOST_DTYPE_WORD_COUNT];

/* Whether any word of a list is there. */
bool host_has_words(char *const *words, size_t count);

#endif
