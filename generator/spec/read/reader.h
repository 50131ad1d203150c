/*
 * From the Lua table that a spec returns to a struct spec. Each function of the reader reads some fields, adds
 * diagnostics, and goes on as if what is wrong were not there.
 */
#ifndef JOINERY_SPEC_READ_READER_H
#define JOINERY_SPEC_READ_READER_H

#include "base/name_list.h"
#include "base/text.h"
#include "spec/read/fields.h"
#include "spec/source/source_map.h"
#include "spec/spec.h"

#include <lua.h>

typedef struct spec_reader {
    spec *spec; /* what is being read */
    const spec_options *options;
    spec_diagnostics *diagnostics;
    lua_State *lua; /* the spec's table is at index 1, nothing above it between calls */
    source_map *lines;
    source_node *root;
    spec *base;            /* what it extends, or NULL; parts of it are moved to `spec` while the two are merged */
    lat_id *from_base;     /* id in `spec` of each of the base's dtypes, LAT_NONE for dropped ones */
    spec_place extends_at; /* of that field, where it has one */
    bool extends;          /* it has a field `extends` */
    const char **names;    /* of the dtypes, with aliases, once a message has needed them */
    size_t name_count;
    name_list words;  /* made by reader_words */
    char **old_names; /* of inherited dtypes that have been renamed, by which the base still finds them */
    size_t old_name_count;
    unsigned bad_host; /* a bit for each language that has a wrong word in the spec's `host` */
    size_t pair_count; /* those that pairs of sets have stood for so far */
} spec_reader;

/* Adds a diagnostic about the spec that is being read: place, name, "WHAT|HINT" and its arguments. */
#define DIAGNOSE(READER, PLACE, NAME, ...)                                                                             \
    spec_diagnostics_add((READER)->diagnostics, (READER)->spec->file, PLACE, NAME, __VA_ARGS__)

/*
 * Pushes a field of the spec. False, with nothing pushed, if it is not there or has a wrong type, which is a
 * diagnostic.
 */
bool reader_field(spec_reader *reader, spec_field field);

/* Words for a message, as printf makes them; they last until the spec is read. */
PRINTF_LIKE(2, 3) const char *reader_words(spec_reader *reader, const char *format, ...);

/* True if the field is there, of whatever type. */
bool reader_has_field(spec_reader *reader, spec_field field);

source_node *reader_field_node(const spec_reader *reader, spec_field field);
spec_place reader_field_place(const spec_reader *reader, spec_field field);
spec_place reader_value_place(const spec_reader *reader, spec_field field);

/* A copy of a text field. NULL if it is not there, or after a diagnostic. */
char *reader_text_field(spec_reader *reader, spec_field field);

/* The string at `index` if it is one, with no NUL and well-formed; else NULL, without a diagnostic. */
const char *reader_plain_string(const spec_reader *reader, int index);

/*
 * The string at `index`. NULL after a diagnostic, which begins with `subject`: it has another type, holds a NUL, or is
 * not UTF-8.
 */
const char *reader_string(spec_reader *reader, int index, spec_place place, const char *subject);

/* Checks that the table on top is a list without holes and other keys, and gives its length; 0 after a diagnostic. */
bool reader_list(spec_reader *reader, const char *subject, spec_place place, size_t *count);

/* The number of entries of the table on top; and 0 if they are at 1 to *count, else a position that has none. */
size_t reader_list_hole(const spec_reader *reader, size_t *count);

/*
 * The string keys of the table on top, sorted by bytes. Any other key is a diagnostic, except [1] to [items]. The
 * caller frees `names`.
 */
typedef struct key_list {
    const char **names;
    size_t count;
} key_list;
key_list reader_keys(spec_reader *reader, const char *subject, source_node *node, spec_place place, lua_Integer items);

/* Adds a diagnostic for each field of the table on top that is not among `fields`. `first_item`: [1] is allowed. */
void reader_check_fields(spec_reader *reader, const char *subject, source_node *node, spec_place place,
                         const field_entry *fields, size_t count, bool first_item);

/* The id of a declared dtype, LAT_NONE if there is none. */
lat_id reader_find(const spec_reader *reader, const char *name);

/* Adds the diagnostic [unknown-dtype]: SUBJECT "name", which is no dtype of this spec. */
void reader_unknown_dtype(spec_reader *reader, spec_place place, const char *subject, const char *name);

/* Adds a diagnostic about a word that is none of the known ones: "WORD" is no WHAT. */
void reader_unknown_word(spec_reader *reader, spec_place place, const char *diagnostic, const char *subject,
                         const char *word, const char *const *known, size_t count);

/* Whether a string has the form "a,b" of a pair of dtypes. */
bool reader_is_pair(const char *string);

/*
 * `strong` of a dtype whose definition is wrong: there is a diagnostic about that, so there is to be none about what
 * follows from it.
 */
#define DTYPE_BROKEN LAT_AMBIGUOUS

#endif
