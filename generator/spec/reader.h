/*
 * From the table that a spec returned to a spec: what the files of the reader share. Each reads some fields, adds
 * diagnostics to the diagnostics, and goes on as if what was wrong had not been there.
 */
#ifndef JOINERY_SPEC_READER_H
#define JOINERY_SPEC_READER_H

#include "base/map.h"
#include "spec/dtype.h"
#include "spec/fields.h"
#include "spec/source_map.h"
#include "spec/spec.h"

#include <lua.h>

/* What a spec remembers of its reading. */
struct spec_notes {
    map by_name;                /* ids; the keys are the names of the dtypes */
    int *edge_lines;            /* by edge */
    bool inexact_default_given; /* by the spec or what it extends: a spec that extends it inherits it */
};

typedef struct reader {
    spec *to;
    const spec_options *options;
    spec_diagnostics *diagnostics;
    lua_State *lua; /* the spec's table is at index 1, nothing above it between calls */
    source_map *lines;
    source_node *root;
    spec *base;         /* what it extends, or NULL; taken apart while it is merged */
    lat_id *from_base;  /* id of each of the base's dtypes, LAT_NONE for dropped ones */
    int extends_line;   /* 0: it extends nothing */
    const char **names; /* of the dtypes, once a message has needed them */
} reader;

/* reader_values.c: Lua values of the right type, or a diagnostic */

#define DIAGNOSE(READER, LINE, NAME, ...)                                                                              \
    spec_diagnostics_add((READER)->diagnostics, (READER)->to->file, LINE, NAME, __VA_ARGS__)

/* Pushes a field of the spec; false, with nothing pushed, if it is not there or (a diagnostic) of a wrong type. */
bool reader_field(reader *of, spec_field field);

/* True if the field is there, of whatever type. */
bool reader_has_field(reader *of, spec_field field);

source_node *reader_field_node(const reader *of, spec_field field);
int reader_field_line(const reader *of, spec_field field);

/* A text field as a copy; NULL if it is not there or a diagnostic. */
char *reader_text_field(reader *of, spec_field field);

/* The string at `index` if it is one, with no NUL and well-formed; else NULL, and no diagnostic yet. */
const char *reader_plain_string(const reader *of, int index);

/* The string at `index`, NULL after a diagnostic: another type, a NUL, ill-formed UTF-8. `what` begins the message. */
const char *reader_string(reader *of, int index, int line, const char *what);

/* Checks that the table on top is a list without holes and other keys, and gives its length; 0 after a diagnostic. */
bool reader_list(reader *of, const char *what, int line, size_t *count);

/* The entries of the table on top, and 0 if they are at the positions 1 to *count; else a position with none. */
size_t reader_list_hole(const reader *of, size_t *count);

/* The string keys of the table on top, bytewise sorted; others, but for [1] to [items], are diagnostics. Free `names`.
 */
typedef struct key_list {
    const char **names;
    size_t count;
} key_list;
key_list reader_keys(reader *of, const char *what, source_node *node, int line, lua_Integer items);

/* A diagnostic for every field of the table on top that is not among `fields`. `first_item`: [1] is allowed. */
void reader_check_fields(reader *of, const char *what, source_node *node, int line, const field_entry *fields,
                         size_t count, bool first_item);

/* The id of a declared dtype, LAT_NONE if there is none. */
lat_id reader_find(const reader *of, const char *name);

/* A diagnostic [unknown-dtype]: "SUBJECT "name", which is no dtype of this spec". */
void reader_unknown_dtype(reader *of, int line, const char *subject, const char *name);

/* Whether a string has the form "a,b" of a pair of dtypes. */
bool reader_is_pair(const char *string);

/* The dtypes of such a pair; false after diagnostics, which begin with `subject` and the pair. */
bool reader_pair(reader *of, const char *pair, int line, const char *subject, lat_id *a, lat_id *b);

/* read_dtypes.c: the list of `dtypes`, as written, and their places by name. False if it is missing or of no use. */
bool read_dtypes(reader *of, spec_dtype **dtypes, size_t *count);

/* read_rules.c: the form, the spec's own or the base's, false where there is none; then edges, resolves, cells */
bool read_form(reader *of);
void read_rules(reader *of);

/* read_settings.c: laws, ops, rounding, header; and `inexact`, which needs the dtypes */
void read_settings(reader *of);
void read_inexact(reader *of);

/* read_hot.c: `hot`, which needs the dtypes as well */
void read_hot(reader *of);

/* In `strong` of a dtype as read: its definition is a diagnostic, so no other is to be made of it. */
#define DTYPE_BROKEN LAT_AMBIGUOUS

/*
 * link_dtypes.c: merges the dtypes with those of the base, numbers them, and settles what each stands for. Takes `own`;
 * false, with `own` left, if they are too many.
 */
bool link_dtypes(reader *of, spec_dtype *own, size_t count);

/* spec.c: a diagnostic if the edges have a cycle; spec_promotion finds that too, but only in a spec without
 * diagnostics. */
void spec_check_cycle(const spec *of, spec_diagnostics *diagnostics);

/* Gives a dtype what a well-known one has: values, size, part. */
void spec_dtype_make_known(spec_dtype *to, const dtype_known *known);

void spec_dtype_clear(spec_dtype *of);

#endif
