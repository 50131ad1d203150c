#include "spec/read/read_steps.h"

#include "base/memory.h"
#include "base/text.h"
#include "spec/dtype.h"
#include "spec/names/names.h"
#include "spec/read/hints.h"
#include "spec/read/read_rename.h"

#include <stdlib.h>
#include <string.h>

static char *copy_or_null(const char *string) {
    return string ? mem_copy(string) : NULL;
}

/* Marks what `without` drops: from_base is LAT_NONE there, 0 elsewhere. */
static void drop_inherited(spec_reader *reader) {
    if (!reader_field(reader, SPEC_FIELD_WITHOUT)) return;
    const spec_place place = reader_value_place(reader, SPEC_FIELD_WITHOUT);
    source_node *node = source_node_first_item(reader_field_node(reader, SPEC_FIELD_WITHOUT));
    size_t count = 0;
    if (!reader->extends)
        DIAGNOSE(
            reader, reader_field_place(reader, SPEC_FIELD_WITHOUT), "without-extends",
            "field \"without\" drops inherited dtypes, but the spec extends none|add extends = ..., or take it out");
    if (!reader_list(reader, "field \"without\"", place, &count) || !reader->base) count = 0;
    for (size_t i = 1; i <= count; i++, node = source_node_next_item(node)) {
        const spec_place position = source_node_place(node, place);
        lua_rawgeti(reader->lua, -1, (lua_Integer)i);
        const char *name = reader_string(reader, -1, position, "an entry of `without`");
        const lat_id id = name ? spec_find_dtype(reader->base, name) : LAT_NONE;
        if (id != LAT_NONE) {
            reader->from_base[id] = LAT_NONE;
        } else if (name) {
            const char **names = spec_dtype_names(reader->base);
            char *hint = hint_for_dtype(reader->diagnostics, name, names, reader->base->dtype_count, "take it out");
            DIAGNOSE(reader, position, "not-inherited", "`without` drops \"%s\", which is not inherited|%s", name,
                     hint);
            mem_free(hint);
            mem_free(names);
        }
        lua_pop(reader->lua, 1);
    }
    lua_pop(reader->lua, 1);
}

/*
 * Makes the list of dtypes: those of the base that are kept, in their order, then the new ones. One that is given again
 * takes the place of the inherited one.
 */
static void merge(spec_reader *reader, spec_dtype *own, size_t count) {
    spec *made = reader->spec, *base = reader->base;
    map *by_name = &made->notes->by_name; /* of the own ones, until the list is made */
    bool *placed = mem_alloc_zeroed(count, sizeof *placed);
    made->dtypes = mem_alloc_zeroed(base->dtype_count + count, sizeof *made->dtypes);
    for (size_t i = 0; i < base->dtype_count; i++) {
        spec_dtype *old = &base->dtypes[i];
        if (reader->from_base[i] == LAT_NONE) continue;
        reader->from_base[i] = (lat_id)made->dtype_count;
        const uint32_t *redefined = map_find(by_name, old->name, strlen(old->name));
        spec_dtype *kept = &made->dtypes[made->dtype_count++];
        *kept = redefined ? own[*redefined] : *old;
        if (redefined) {
            placed[*redefined] = true;
        } else {
            kept->place = kept->part_place = reader->extends_at;
            *old = (spec_dtype){0}; /* moved */
        }
    }
    for (size_t i = 0; i < count; i++)
        if (!placed[i]) made->dtypes[made->dtype_count++] = own[i];
    mem_free(placed);
    mem_free(own);
    map_free(by_name);
    for (size_t i = 0; i < made->dtype_count; i++) {
        const char *name = made->dtypes[i].name;
        if (map_add(by_name, name, strlen(name), (uint32_t)i))
            DIAGNOSE(reader, made->dtypes[i].place, "duplicate-dtype",
                     "two inherited dtypes would be called \"%s\"|give one of them another name in `rename`", name);
    }
}

/*
 * Adds a diagnostic about what a dtype stands for or is made of: no dtype has that name. The hint suggests strong
 * dtypes of the spec and well-known ones, of the kind that is needed (VAL_ABSTRACT: any).
 */
static void report_unknown_part(spec_reader *reader, const spec_dtype *dtype, const char *diagnostic, const char *verb,
                                const char *part, val_kind kind) {
    const char **names = mem_alloc_zeroed(reader->spec->dtype_count + dtype_known_count, sizeof *names);
    size_t count = 0;
    for (size_t i = 0; i < reader->spec->dtype_count; i++)
        if (!reader->spec->dtypes[i].weak_of && (kind == VAL_ABSTRACT || reader->spec->dtypes[i].values.kind == kind))
            names[count++] = reader->spec->dtypes[i].name;
    for (size_t i = 0; i < dtype_known_count; i++)
        if (kind == VAL_ABSTRACT || dtype_known_table[i].values.kind == kind)
            names[count++] = dtype_known_table[i].name;
    char *hint =
        hint_for_dtype(reader->diagnostics, part, names, count, "name a dtype of the spec, or a well-known one");
    DIAGNOSE(reader, dtype->part_place, diagnostic, "%s dtype \"%s\" %s \"%s\", which is not a dtype|%s",
             dtype->weak_of ? "weak" : "complex", dtype->name, verb, part, hint);
    mem_free(hint);
    mem_free(names);
}

/* Gives a complex dtype the values of its parts, which are of a strong float of the spec or of a well-known one. */
static void link_complex(spec_reader *reader, spec_dtype *dtype) {
    if (!dtype->of || dtype->weak_of || dtype->well_known || dtype->strong == DTYPE_BROKEN) return;
    const lat_id id = reader_find(reader, dtype->of);
    const spec_dtype *part = id == LAT_NONE ? NULL : &reader->spec->dtypes[id];
    const dtype_known *known = dtype_find_known(dtype->of);
    const val_set *values = part ? &part->values : known ? &known->values : NULL;
    if (values && values->kind == VAL_FLOAT && !(part && part->weak_of)) {
        dtype->values = *values;
        dtype->values.kind = VAL_COMPLEX;
        dtype->values.bits = 2 * values->bits;
        dtype->size = dtype_size(&dtype->values);
        return;
    }
    dtype->strong = DTYPE_BROKEN;
    if (part && part->strong == DTYPE_BROKEN) return;
    if (values)
        DIAGNOSE(reader, dtype->part_place, "bad-complex",
                 "complex dtype \"%s\" is of \"%s\", which is %s|name a strong float dtype", dtype->name, dtype->of,
                 part && part->weak_of ? "weak" : "no float");
    else
        report_unknown_part(reader, dtype, "bad-complex", "is of", dtype->of, VAL_FLOAT);
}

/* Gives a weak dtype all of what it stands for, except name, ident and title. */
static void link_weak(spec_reader *reader, spec_dtype *dtype) {
    if (!dtype->weak_of || dtype->strong == DTYPE_BROKEN) return;
    const dtype_known *known = dtype_find_known(dtype->weak_of);
    lat_id id = reader_find(reader, dtype->weak_of);
    if (id == LAT_NONE && known) id = spec_find_format(reader->spec, known->name);
    spec_dtype *target = id == LAT_NONE ? NULL : &reader->spec->dtypes[id];
    dtype->format = NULL;
    mem_free(dtype->of);
    mem_free(dtype->ctype);
    mem_free(dtype->to_f64);
    mem_free(dtype->from_f64);
    dtype->of = dtype->ctype = dtype->to_f64 = dtype->from_f64 = NULL;
    dtype->values = (val_set){.kind = VAL_ABSTRACT};
    dtype->size = 0;
    dtype->saturates = false;
    dtype->strong = target && target->strong == DTYPE_BROKEN ? DTYPE_BROKEN : id;
    if (target && target->weak_of) {
        dtype->strong = DTYPE_BROKEN;
        DIAGNOSE(reader, dtype->part_place, "bad-weak",
                 "weak dtype \"%s\" stands for \"%s\", which is weak itself|name a strong dtype", dtype->name,
                 dtype->weak_of);
    } else if (target) {
        dtype->values = target->values;
        dtype->format = target->format;
        dtype->size = target->size;
        dtype->saturates = target->saturates;
        dtype->of = copy_or_null(target->of);
        dtype->ctype = copy_or_null(target->ctype);
        dtype->to_f64 = copy_or_null(target->to_f64);
        dtype->from_f64 = copy_or_null(target->from_f64);
    } else if (known) {
        spec_dtype_make_known(dtype, known);
    } else {
        dtype->strong = DTYPE_BROKEN;
        report_unknown_part(reader, dtype, "bad-weak", "stands for", dtype->weak_of, VAL_ABSTRACT);
    }
}

/* Makes the default ident of a dtype that gives none: an empty one where its name needs one in C. */
static void set_ident(spec_dtype *dtype) {
    text ident = {0};
    if (dtype->ident) return;
    if (name_default_ident(dtype->name, &ident)) {
        dtype->ident = ident.data;
        return;
    }
    text_free(&ident);
    dtype->ident = mem_copy("");
}

/* How many dtypes there will be: `count` own ones, and those that are inherited, kept and not given again. */
static size_t count_all(const spec_reader *reader, size_t count) {
    for (size_t i = 0; reader->base && i < reader->base->dtype_count; i++) {
        const char *name = reader->base->dtypes[i].name;
        count += reader->from_base[i] != LAT_NONE && !map_find(&reader->spec->notes->by_name, name, strlen(name));
    }
    return count;
}

/* A field of the definition of a dtype, NULL where it is inherited or not written out. */
static source_node *find_definition_field(const spec_reader *reader, const spec_dtype *dtype, dtype_field field) {
    source_node *node = source_node_first_item(reader_field_node(reader, SPEC_FIELD_DTYPES));
    for (; node; node = source_node_next_item(node)) {
        const spec_place name = source_node_place(source_node_first_item(node), spec_place_unknown());
        if (name.column && spec_place_compare(name, dtype->place) == 0)
            return source_node_field(node, dtype_field_table[field].name);
    }
    return NULL;
}

/* Adds the diagnostic about an alias, given by its index, that `owner` has already. */
static void report_taken_alias(spec_reader *reader, const spec_dtype *dtype, size_t index, const spec_dtype *owner) {
    const char *alias = dtype->aliases[index];
    source_node *item = source_node_first_item(find_definition_field(reader, dtype, DTYPE_FIELD_ALIASES));
    for (size_t i = 0; i < index; i++)
        item = source_node_next_item(item);
    const spec_place place = source_node_place(item, dtype->place);
    const bool is_name = strcmp(owner->name, alias) == 0;
    if (owner == dtype)
        DIAGNOSE(reader, place, "duplicate-alias", "dtype \"%s\" has the alias \"%s\"%s|take it out", dtype->name,
                 alias, is_name ? ", which is its name" : " twice");
    else
        DIAGNOSE(reader, place, "duplicate-alias", "dtype \"%s\" has the alias \"%s\", which is %s%s%s|take one out",
                 dtype->name, alias, is_name ? "a dtype of its own" : "one of dtype \"", is_name ? "" : owner->name,
                 is_name ? "" : "\"");
}

/* Makes every dtype known by its aliases. */
static void link_aliases(spec_reader *reader) {
    for (size_t id = 0; id < reader->spec->dtype_count; id++) {
        const spec_dtype *dtype = &reader->spec->dtypes[id];
        for (size_t i = 0; i < dtype->alias_count; i++) {
            const char *alias = dtype->aliases[i];
            const uint32_t *owner = map_add(&reader->spec->notes->by_name, alias, strlen(alias), (uint32_t)id);
            if (owner) report_taken_alias(reader, dtype, i, &reader->spec->dtypes[*owner]);
        }
    }
}

/* A dtype's enumerator's value, and its id. */
typedef struct valued {
    int value;
    size_t id;
} valued;

static int by_value(const void *a, const void *b) {
    const valued *left = a, *right = b;
    if (left->value != right->value) return left->value < right->value ? -1 : 1;
    return (left->id > right->id) - (left->id < right->id);
}

/* Checks that no two dtypes give their enumerators the same value. */
static void check_distinct(spec_reader *reader, valued *values, size_t count) {
    const spec *made = reader->spec;
    if (count) qsort(values, count, sizeof *values, by_value);
    for (size_t i = 1; i < count; i++) {
        const spec_dtype *dtype = &made->dtypes[values[i].id];
        if (values[i - 1].value != dtype->value || dtype->strong == DTYPE_BROKEN) continue;
        DIAGNOSE(reader, source_node_value_place(find_definition_field(reader, dtype, DTYPE_FIELD_VALUE), dtype->place),
                 "duplicate-value", "dtypes \"%s\" and \"%s\" both have value = %d|give each its own",
                 made->dtypes[values[i - 1].id].name, dtype->name, dtype->value);
    }
}

/*
 * Checks that all dtypes give their enumerator's value or none does, and that neither two of them nor a dtype and none
 * have the same.
 */
static void check_values(spec_reader *reader) {
    const spec *made = reader->spec;
    const spec_dtype *without = NULL, *other = NULL;
    valued *values = mem_alloc(made->dtype_count * sizeof *values);
    size_t count = 0;
    for (size_t id = 0; id < made->dtype_count; id++) {
        const spec_dtype *dtype = &made->dtypes[id];
        if (dtype->value != SPEC_NO_VALUE) {
            other = dtype;
            values[count++] = (valued){dtype->value, id};
        } else if (!without && dtype->strong != DTYPE_BROKEN) {
            without = dtype;
        }
    }
    check_distinct(reader, values, count);
    mem_free(values);
    if (other && without)
        DIAGNOSE(reader, without->place, "missing-value",
                 "dtype \"%s\" has no `value`, but dtype \"%s\" has one|give every dtype a value, or none",
                 without->name, other->name);
    int none;
    if (!spec_host_none(made, &none)) return;
    for (size_t id = 0; id < made->dtype_count; id++)
        if (spec_dtype_value(made, (lat_id)id) == none)
            DIAGNOSE(reader, reader_field_place(reader, SPEC_FIELD_HOST), "bad-none",
                     "`host.c.none` is %d, which is the value of dtype \"%s\"|choose a value that no dtype has", none,
                     made->dtypes[id].name);
}

bool link_dtypes(spec_reader *reader, spec_dtype *own, size_t count) {
    spec *made = reader->spec;
    if (reader->base) reader->from_base = mem_alloc_zeroed(reader->base->dtype_count, sizeof *reader->from_base);
    drop_inherited(reader);
    read_rename(reader);
    const size_t all = count_all(reader, count);
    if (all > LAT_MAX_DTYPES) {
        DIAGNOSE(reader, reader_field_place(reader, SPEC_FIELD_DTYPES), "too-many-dtypes",
                 "the spec has %zu dtypes|the maximum is %zu", all, LAT_MAX_DTYPES);
        return false;
    }
    if (reader->base && all == 0)
        DIAGNOSE(reader, reader_field_place(reader, SPEC_FIELD_WITHOUT), "no-dtypes",
                 "`without` leaves no dtype|keep at least one: a promotion is between a dtype and itself");
    if (reader->base) {
        merge(reader, own, count);
    } else {
        made->dtypes = own;
        made->dtype_count = count;
    }
    link_aliases(reader);
    check_values(reader);
    for (size_t i = 0; i < made->dtype_count; i++)
        link_complex(reader, &made->dtypes[i]);
    for (size_t i = 0; i < made->dtype_count; i++)
        link_weak(reader, &made->dtypes[i]);
    for (size_t i = 0; i < made->dtype_count; i++) {
        spec_dtype *dtype = &made->dtypes[i];
        set_ident(dtype);
        if (!dtype->weak_of && dtype->strong != DTYPE_BROKEN) dtype->strong = (lat_id)i;
    }
    return true;
}
