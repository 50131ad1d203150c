#include "spec/read/reader.h"

#include "base/map.h"
#include "base/memory.h"
#include "spec/names/host_words.h"

#include <string.h>

/* The words of a language that name dtypes, expressions or types, while they are checked. */
typedef struct check {
    spec_reader *reader;
    host_language language;
    map taken; /* by word, the id of the dtype that has it */
} check;

static const char *spec_word(const check *check, host_word word) {
    return check->reader->spec->host.words[check->language * HOST_WORD_COUNT + word];
}

static const char *dtype_word(const spec_dtype *dtype, host_language language, host_dtype_word word) {
    return dtype->host.words[language * HOST_DTYPE_WORD_COUNT + word];
}

/* Takes a word, which the check frees, for a dtype: a diagnostic where another has it. `have` is what both do. */
static void take(check *check, char *word, lat_id id, const char *have, const char *field) {
    const spec_dtype *dtypes = check->reader->spec->dtypes;
    const uint32_t *owner = map_add(&check->taken, word, strlen(word), id);
    if (!owner) return;
    DIAGNOSE(check->reader, dtypes[id].place, "duplicate-host-word",
             "dtypes \"%s\" and \"%s\" %s \"%s\" in %s|give each its own: host = { %s = %s }", dtypes[*owner].name,
             dtypes[id].name, have, word, host_language_titles[check->language], host_language_names[check->language],
             field);
    mem_free(word);
}

static void clear(check *check) {
    for (size_t i = 0; i < check->taken.count; i++)
        mem_free((char *)check->taken.entries[i].key);
    map_free(&check->taken);
    check->taken = (map){0};
}

/* Takes the expression for a dtype, or tells what is wrong with it. */
static void check_expression(check *check, lat_id id) {
    const spec_dtype *dtype = &check->reader->spec->dtypes[id];
    const spec_host *host = &check->reader->spec->host;
    const char *title = host_language_titles[check->language], *name = host_language_names[check->language];
    const bool has_strings = check->language != HOST_C && check->language != HOST_CPP; /* where nothing is said */
    text expression = {0}, problem = {0};
    const bool found = host_dtype_expression(host, dtype, check->language, &expression);
    if (!host_dtype_check(host, dtype, check->language, &problem)) {
        DIAGNOSE(check->reader, dtype->place, "bad-host-word",
                 "dtype \"%s\" is \"%s\" in %s, which %s|give it a word: host = { %s = \"...\" }", dtype->name,
                 text_string(&expression), title, text_string(&problem), name);
    } else if (found || (has_strings && !spec_word(check, HOST_WORD_DTYPE))) {
        if (!found) text_printf(&expression, "\"%s\"", dtype->name);
        take(check, mem_copy(expression.data), id, "are both", "\"...\"");
    } else if (spec_word(check, HOST_WORD_DTYPE) && check->language != HOST_PYTHON &&
               check->language != HOST_TYPESCRIPT) {
        DIAGNOSE(check->reader, dtype->place, "missing-host-word",
                 "dtype \"%s\" has no word in %s, where `host.%s.dtype` is \"%s\"|give the dtype a word: host = { %s "
                 "= \"...\" }, or `host.%s` of the spec a `name`",
                 dtype->name, title, name, spec_word(check, HOST_WORD_DTYPE), name, name);
    }
    text_free(&expression);
    text_free(&problem);
}

/* No dtype has an expression of its own. */
static void check_none(const check *check) {
    const char *none = spec_word(check, HOST_WORD_NONE);
    const uint32_t *id = none ? map_find(&check->taken, none, strlen(none)) : NULL;
    if (id)
        DIAGNOSE(check->reader, check->reader->host_place, "bad-none",
                 "`host.%s.none` is \"%s\", which is dtype \"%s\"|choose a value that no dtype has",
                 host_language_names[check->language], none, check->reader->spec->dtypes[*id].name);
}

/* Appends the type that a language has for such values; false where it has none. */
static bool add_native_type(const val_set *values, host_language language, text *type) {
    const bool is_rust = language == HOST_RUST;
    const bool is_whole = values->bits == 8 || values->bits == 16 || values->bits == 32 || values->bits == 64;
    const char *real = values->bits == 32 ? is_rust ? "f32" : "float" : is_rust ? "f64" : "double";
    if (values->kind == VAL_BOOL)
        text_add(type, "bool");
    else if ((values->kind == VAL_INT || values->kind == VAL_UINT) && is_whole)
        text_printf(type, is_rust ? "%s%d" : "%snt%d_t",
                    values->kind == VAL_INT ? "i"
                    : is_rust               ? "u"
                                            : "ui",
                    values->bits);
    else if (values->kind == VAL_FLOAT && values->bits >= 32 && dtype_has_kernels(values))
        text_add(type, real);
    else if (values->kind == VAL_COMPLEX && values->bits >= 64 && dtype_has_kernels(values) && !is_rust)
        text_printf(type, "complex<%s>", values->bits == 64 ? "float" : "double");
    return type->length > 0;
}

/* A type without the namespaces that may be left out. */
static const char *bare_type(const char *type) {
    static const char *const spaces[] = {"::", "std::"};
    for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++)
        if (strncmp(type, spaces[i], strlen(spaces[i])) == 0) type += strlen(spaces[i]);
    return type;
}

/* Takes the types of elements that the spec names, which have one dtype each, or else (`native`) the language's own. */
static void take_elements(check *check, bool native) {
    const spec *made = check->reader->spec;
    for (size_t id = 0; id < made->dtype_count; id++) {
        const spec_dtype *dtype = &made->dtypes[id];
        const char *own = dtype_word(dtype, check->language, HOST_DTYPE_WORD_ELEMENT);
        const char *of_c = dtype_word(dtype, HOST_C, HOST_DTYPE_WORD_ELEMENT);
        text type = {0};
        if (dtype->weak_of || dtype->strong == DTYPE_BROKEN) continue;
        if (!native && own)
            take(check, mem_copy(bare_type(own)), (lat_id)id, "both have elements of the type", "{ element = ... }");
        if (native && !own && !of_c && add_native_type(&dtype->values, check->language, &type)) {
            const uint32_t *owner = map_find(&check->taken, type.data, type.length);
            if (owner && dtype_word(&made->dtypes[*owner], check->language, HOST_DTYPE_WORD_ELEMENT))
                take(check, mem_copy(type.data), (lat_id)id, "both have elements of the type", "{ element = ... }");
        }
        text_free(&type);
    }
}

static bool has_words(const check *check) {
    const spec *made = check->reader->spec;
    if (host_has_words(&made->host.words[(size_t)check->language * HOST_WORD_COUNT], HOST_WORD_COUNT)) return true;
    for (size_t id = 0; id < made->dtype_count; id++)
        if (host_has_words(&made->dtypes[id].host.words[(size_t)check->language * HOST_DTYPE_WORD_COUNT],
                           HOST_DTYPE_WORD_COUNT))
            return true;
    return false;
}

/* The value of no dtype is that of none. */
static void check_none_value(const spec_reader *reader) {
    const spec *made = reader->spec;
    int none;
    if (!spec_host_none(made, &none)) return;
    for (size_t id = 0; id < made->dtype_count; id++)
        if (spec_dtype_value(made, (lat_id)id) == none)
            DIAGNOSE(reader, reader->host_place, "bad-none",
                     "`host.c.none` is %d, which is the value of dtype \"%s\"|choose a value that no dtype has", none,
                     made->dtypes[id].name);
}

void check_host(spec_reader *reader) {
    check_none_value(reader);
    for (size_t language = 0; language < HOST_LANGUAGE_COUNT; language++) {
        check check = {.reader = reader, .language = (host_language)language};
        if (reader->bad_host >> language & 1 || !has_words(&check)) continue;
        for (size_t id = 0; id < reader->spec->dtype_count; id++)
            if (reader->spec->dtypes[id].strong != DTYPE_BROKEN) check_expression(&check, (lat_id)id);
        check_none(&check);
        clear(&check);
        if (language != HOST_CPP && language != HOST_RUST) continue; /* where types have dtypes */
        take_elements(&check, false);
        take_elements(&check, true);
        clear(&check);
    }
}
