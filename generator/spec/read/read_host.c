#include "spec/read/read_host.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/names/host_words.h"
#include "spec/read/read_steps.h"

#include <string.h>

#define LANGUAGE(ENUM, word, title)                 {.name = word, .may = HOST_ANY},
#define WORD(ENUM, word, form, sentence, languages) {.name = word, .doc = sentence, .may = languages},
static const field_entry languages[] = {HOST_FOR_EACH_LANGUAGE(LANGUAGE)};
static const field_entry spec_words[] = {HOST_FOR_EACH_WORD(WORD)};
static const field_entry dtype_words[] = {HOST_FOR_EACH_DTYPE_WORD(WORD)};
#undef LANGUAGE
#undef WORD

enum { MOST_FIELDS = 16 }; /* of any of these tables */

/* A table of words, or of languages, while it is read: it is on top of the stack. */
typedef struct words {
    spec_reader *reader;
    source_node *node;
    spec_place place; /* of the table */
    const field_entry *fields;
    const host_form *forms; /* of words */
    size_t count;
    host_language language;
    const char *name;  /* "host.cpp" */
    const char *owner; /* "the spec" */
} words;

/* Pushes an entry of the table, NULL being [1], and says where it is. False, with nothing pushed, where it has none. */
static bool push_entry(const words *table, const char *name, spec_place *place) {
    lua_State *lua = table->reader->lua;
    const bool is_first = !name;
    if (is_first)
        lua_rawgeti(lua, -1, 1);
    else
        lua_getfield(lua, -1, name);
    source_node *node = is_first ? source_node_first_item(table->node) : source_node_field(table->node, name);
    *place = is_first ? source_node_place(node, table->place) : source_node_value_place(node, table->place);
    if (!lua_isnil(lua, -1)) return true;
    lua_pop(lua, 1);
    return false;
}

/* Whether a word is code of its language; else a diagnostic. */
static bool check_word(const words *table, const char *subject, const char *word, host_form form, spec_place place) {
    const bool is_header = form == HOST_FORM_IMPORT && (table->language == HOST_C || table->language == HOST_CPP);
    text problem = {0};
    const bool good = host_word_check(word, table->language, form, &problem);
    if (!good && is_header)
        DIAGNOSE(table->reader, place, "bad-header",
                 "%s is \"%s\", which cannot be included|name a file, such as dtype.h or <lib/dtype.h>", subject, word);
    else if (!good)
        DIAGNOSE(table->reader, place, "bad-host-word", "%s is \"%s\", which %s|write %s in %s", subject, word,
                 text_string(&problem), host_form_titles[form], host_language_titles[table->language]);
    text_free(&problem);
    return good;
}

/* The word on top; an integer is one too. NULL after a diagnostic. */
static char *read_word(const words *table, const char *name, host_form form, spec_place place) {
    spec_reader *reader = table->reader;
    text subject = {0};
    text_printf(&subject, "`%s%s%s` of %s", table->name, name ? "." : "", name ? name : "", table->owner);
    if (lua_isinteger(reader->lua, -1)) lua_tolstring(reader->lua, -1, NULL);
    const char *word = reader_string(reader, -1, place, subject.data), *at = word;
    while (at && (((unsigned char)*at >= ' ' && *at != 0x7F) || *at == '\n'))
        at++;
    if (word && (*at || at == word))
        DIAGNOSE(reader, place, "bad-text", "%s %s|take it out", subject.data,
                 *at ? "holds a control character" : "is empty");
    const bool good = word && !*at && at > word && check_word(table, subject.data, word, form, place);
    text_free(&subject);
    return good ? mem_copy(word) : NULL;
}

/*
 * Adds a diagnostic for each key of the table but those of its fields, from number `first` on, that the language has;
 * [1] may be, if that is 1.
 */
static void check_names(const words *table, size_t first) {
    field_entry allowed[MOST_FIELDS];
    size_t count = 0;
    text subject = {0};
    for (size_t i = first; i < table->count; i++)
        if (table->fields[i].may >> table->language & 1) allowed[count++] = table->fields[i];
    text_printf(&subject, "`%s` of %s", table->name, table->owner);
    reader_check_fields(table->reader, subject.data, table->node, table->place, allowed, count, first > 0);
    text_free(&subject);
}

/* The words of a language, whose value is on top. A string, where that may be, is the first of them. */
static bool read_words(const words *table, bool may_be_string, char **read) {
    spec_reader *reader = table->reader;
    bool good = true;
    if (may_be_string && lua_type(reader->lua, -1) == LUA_TSTRING) {
        read[0] = read_word(table, NULL, table->forms[0], table->place);
        return read[0] != NULL;
    }
    if (lua_type(reader->lua, -1) != LUA_TTABLE) {
        DIAGNOSE(reader, table->place, "wrong-type", "`%s` of %s is a %s|make it %sa table", table->name, table->owner,
                 lua_typename(reader->lua, lua_type(reader->lua, -1)), may_be_string ? "a string or " : "");
        return false;
    }
    const size_t first = may_be_string ? 1 : 0;
    check_names(table, first);
    for (size_t i = 0; i < table->count; i++) {
        spec_place place;
        if (!push_entry(table, i < first ? NULL : table->fields[i].name, &place)) continue;
        read[i] = read_word(table, i < first ? NULL : table->fields[i].name, table->forms[i], place);
        good = good && read[i];
        lua_pop(reader->lua, 1);
    }
    return good;
}

/* What `subject` says of each language; the table of languages is on top. read[language * count] are the words. */
static bool read_languages(spec_reader *reader, const char *subject, source_node *node, spec_place place,
                           const field_entry *fields, const host_form *forms, size_t count, bool may_be_string,
                           char **read) {
    bool good = true;
    const words all = {reader, node, place, languages, NULL, HOST_LANGUAGE_COUNT, 0, "host", subject};
    check_names(&all, 0);
    for (size_t i = 0; i < HOST_LANGUAGE_COUNT; i++) {
        spec_place at;
        if (!push_entry(&all, languages[i].name, &at)) continue;
        text name = {0};
        text_printf(&name, "host.%s", languages[i].name);
        const words table = {
            reader, source_node_field(node, languages[i].name), at, fields, forms, count, (host_language)i, name.data,
            subject};
        const bool is_good = read_words(&table, may_be_string, &read[i * count]);
        if (!is_good && !may_be_string) reader->bad_host |= 1u << i;
        good = good && is_good;
        text_free(&name);
        lua_pop(reader->lua, 1);
    }
    return good;
}

bool read_dtype_host(spec_reader *reader, const char *subject, source_node *node, spec_place place, dtype_host *host) {
    return read_languages(reader, subject, node, place, dtype_words, host_dtype_word_forms, HOST_DTYPE_WORD_COUNT, true,
                          host->words);
}

/* Words of a language come from the base, unless the spec speaks of that language. */
static void inherit(spec_reader *reader) {
    for (size_t i = 0; i < HOST_LANGUAGE_COUNT; i++) {
        char **own = &reader->spec->host.words[i * HOST_WORD_COUNT];
        char **base = &reader->base->host.words[i * HOST_WORD_COUNT];
        if (host_has_words(own, HOST_WORD_COUNT)) continue;
        memcpy(own, base, HOST_WORD_COUNT * sizeof *own);
        memset(base, 0, HOST_WORD_COUNT * sizeof *base);
    }
}

void read_host(spec_reader *reader) {
    if (reader_field(reader, SPEC_FIELD_HOST)) {
        read_languages(reader, "the spec", reader_field_node(reader, SPEC_FIELD_HOST),
                       reader_value_place(reader, SPEC_FIELD_HOST), spec_words, host_word_forms, HOST_WORD_COUNT, false,
                       reader->spec->host.words);
        lua_pop(reader->lua, 1);
    }
    if (reader->base) inherit(reader);
}
