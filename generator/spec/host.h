/*
 * What the code that generated files become part of calls dtypes (specs/reference.md, "In a host's words"): the
 * languages, what a spec says of each, and what a dtype says.
 */
#ifndef JOINERY_SPEC_HOST_H
#define JOINERY_SPEC_HOST_H

#include <stdbool.h>
#include <stddef.h>

/* X(ENUM, name, what it is) */
#define HOST_FOR_EACH_LANGUAGE(X)                                                                                      \
    X(C, "c", "words of C")                                                                                            \
    X(CPP, "cpp", "words of C++")                                                                                      \
    X(PYTHON, "python", "words of Python")                                                                             \
    X(TYPESCRIPT, "typescript", "words of TypeScript and JavaScript")                                                  \
    X(RUST, "rust", "words of Rust")

#define HOST_ONLY(LANGUAGE) (1u << HOST_##LANGUAGE)
#define HOST_ANY            (~0u)

/* Of a language in the spec: X(ENUM, name, what it is, which languages have it). */
#define HOST_FOR_EACH_WORD(X)                                                                                          \
    X(IMPORT, "import", "what a file begins with: a header in C and C++, else lines of code", HOST_ANY)                \
    X(DTYPE, "dtype", "the type that a dtype has, an enum for example", HOST_ANY)                                      \
    X(NAME, "name", "how a dtype is written, with %s in the place of its own word or name", HOST_ANY)                  \
    X(NONE, "none", "what is given where there is no dtype", HOST_ANY)                                                 \
    X(NAMESPACE, "namespace", "C++ alone: the namespace of what is generated", HOST_ONLY(CPP))

/* Of a language in a dtype, where a string is the first of them, and a table has that at [1]: X(ENUM, name, what it
 * is, which languages have it). */
#define HOST_FOR_EACH_DTYPE_WORD(X)                                                                                    \
    X(NAME, "name", "how it is written, or what stands for %s in the spec's `name`", HOST_ANY)                         \
    X(ELEMENT, "element", "C, C++ and Rust: the type of its elements",                                                 \
      HOST_ONLY(C) | HOST_ONLY(CPP) | HOST_ONLY(RUST))                                                                 \
    X(CFG, "cfg", "Rust alone: the condition that it needs, such as feature = \"half\"", HOST_ONLY(RUST))

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

/* The names of languages and of words, as specs write them. */
extern const char *const host_language_names[HOST_LANGUAGE_COUNT];
extern const char *const host_word_names[HOST_WORD_COUNT];
extern const char *const host_dtype_word_names[HOST_DTYPE_WORD_COUNT];

/* Whether any word of a list is there. */
bool host_has_words(char *const *words, size_t count);

#endif
