#include "report/explorer_known.h"
#include "base/memory.h"
#include "report/explorer_dtype.h"
#include "spec/known_names.h"

#include <string.h>

/* What names mean: the well-known dtypes, then what else the table of names knows (128-bit integers, complex32). */
typedef struct known {
    spec_dtype *dtypes;
    size_t count, capacity;
    size_t *at; /* by row of known_names_table: its dtype */
} known;

static char *first_name(const char *names) {
    return mem_copy_n(names, strcspn(names, ","));
}

/* A well-known dtype under its own name. */
static void add_own(known *to, const dtype_known *of) {
    spec_dtype added = {.name = mem_copy(of->name)};
    spec_dtype_make_known(&added, of);
    VEC_PUSH(to->dtypes, to->count, to->capacity) = added;
}

/* Where the dtype of a row is; it is added if it is none of the well-known ones. */
static size_t find_row(known *to, const known_names *row) {
    char *name = first_name(row->names);
    known_name meaning;
    const bool found = known_name_find(name, &meaning);
    size_t at = 0;
    while (found && meaning.known && at < to->count && strcmp(to->dtypes[at].name, meaning.known->name) != 0)
        at++;
    if (found && !meaning.known) {
        const bool integer = meaning.values.kind != VAL_COMPLEX;
        at = to->count;
        VEC_PUSH(to->dtypes, to->count, to->capacity) = (spec_dtype){.name = mem_copy(integer ? row->format : name),
                                                                     .of = meaning.of ? mem_copy(meaning.of) : NULL,
                                                                     .values = meaning.values};
    }
    mem_free(name);
    return at;
}

static known find_known(void) {
    known all = {.at = mem_alloc_zeroed(known_names_count, sizeof *all.at)};
    for (size_t i = 0; i < dtype_known_count; i++)
        add_own(&all, &dtype_known_table[i]);
    for (size_t i = 0; i < known_names_count; i++)
        all.at[i] = find_row(&all, &known_names_table[i]);
    return all;
}

static void free_known(known *of) {
    for (size_t i = 0; i < of->count; i++)
        spec_dtype_clear(&of->dtypes[i]);
    mem_free(of->dtypes);
    mem_free(of->at);
}

static void add_name(json *out, const char *name, size_t length, size_t dtype) {
    char *copy = mem_copy_n(name, length);
    json_array(out, JSON_INLINE);
    json_string(out, copy);
    json_number(out, dtype);
    json_end(out);
    mem_free(copy);
}

/* int8, int8_t, s8 and the like, which are read by a rule and are in no table. */
static void add_integer_names(json *out, const val_set *values, size_t dtype) {
    static const struct {
        val_kind kind;
        const char *before, *behind;
    } forms[] = {{VAL_INT, "int", ""},   {VAL_INT, "int", "_t"},   {VAL_INT, "s", ""},  {VAL_INT, "si", ""},
                 {VAL_UINT, "uint", ""}, {VAL_UINT, "uint", "_t"}, {VAL_UINT, "ui", ""}};
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (forms[i].kind != values->kind) continue;
        text name = {0};
        text_printf(&name, "%s%d%s", forms[i].before, values->bits, forms[i].behind);
        add_name(out, name.data, name.length, dtype);
        text_free(&name);
    }
}

static void add_listed(json *out, const known *all, size_t row) {
    const char *own = all->dtypes[all->at[row]].name; /* which add_names() has added */
    for (const char *at = known_names_table[row].names; *at; at += strspn(at, ", ")) {
        const size_t length = strcspn(at, ",");
        if (strlen(own) != length || strncmp(own, at, length) != 0) add_name(out, at, length, all->at[row]);
        at += length;
    }
}

static void add_names(json *out, const known *all) {
    json_key(out, "names");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < all->count; i++) {
        add_name(out, all->dtypes[i].name, strlen(all->dtypes[i].name), i);
        add_integer_names(out, &all->dtypes[i].values, i);
    }
    for (size_t row = 0; row < known_names_count; row++)
        add_listed(out, all, row);
    json_end(out);
}

static void add_costs(json *out, const known *all) {
    text row = {0};
    json_key(out, "costs");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < all->count; i++) {
        row.length = 0;
        for (size_t j = 0; j < all->count; j++)
            text_add_char(&row, (char)('0' + (int)val_conversion_cost(&all->dtypes[i].values, &all->dtypes[j].values)));
        json_string(out, text_string(&row));
    }
    json_end(out);
    text_free(&row);
}

void explorer_known(json *out) {
    known all = find_known();
    json_object(out, JSON_LINES);
    json_key(out, "dtypes");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < all.count; i++)
        explorer_dtype(out, &all.dtypes[i]);
    json_end(out);
    add_names(out, &all);
    add_costs(out, &all);
    json_end(out);
    free_known(&all);
}
