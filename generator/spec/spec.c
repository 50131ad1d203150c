#include "spec/spec.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

static bool is_called(const spec_dtype *dtype, const char *name) {
    bool is = strcmp(dtype->name, name) == 0;
    for (size_t i = 0; i < dtype->alias_count && !is; i++)
        is = strcmp(dtype->aliases[i], name) == 0;
    return is;
}

lat_id spec_find_dtype(const spec *spec, const char *name) {
    if (spec->notes && spec->notes->by_name.count) {
        const uint32_t *id = map_find(&spec->notes->by_name, name, strlen(name));
        return id ? (lat_id)*id : LAT_NONE;
    }
    for (size_t i = 0; i < spec->dtype_count; i++)
        if (is_called(&spec->dtypes[i], name)) return (lat_id)i;
    return LAT_NONE;
}

const char *spec_dtype_format(const spec_dtype *dtype) {
    return dtype->format;
}

lat_id spec_find_format(const spec *spec, const char *format) {
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const spec_dtype *dtype = &spec->dtypes[i];
        if (!dtype->weak_of && dtype->format && strcmp(dtype->format, format) == 0) return (lat_id)i;
    }
    return LAT_NONE;
}

lat_id spec_dtype_part(const spec *spec, const spec_dtype *dtype) {
    if (!dtype->of) return LAT_NONE;
    /* the part of c64 is f32, whatever that is called, and whatever else is called f32 */
    const lat_id named = dtype->format ? LAT_NONE : spec_find_dtype(spec, dtype->of);
    return named == LAT_NONE ? spec_find_format(spec, dtype->of) : named;
}

bool spec_has_values(const spec *spec) {
    return spec->dtype_count > 0 && spec->dtypes[0].value != SPEC_NO_VALUE;
}

static int by_number(const void *a, const void *b) {
    const int left = *(const int *)a, right = *(const int *)b;
    return (left > right) - (left < right);
}

int spec_new_value(const spec *spec) {
    const size_t n = spec->dtype_count;
    int *values = mem_alloc(n * sizeof *values);
    for (size_t i = 0; i < n; i++)
        values[i] = spec->dtypes[i].value;
    qsort(values, n, sizeof *values, by_number);
    const int largest = n ? values[n - 1] : -1;
    int value = largest + 1;
    if (largest == SPEC_TABLE_LAST || largest == SPEC_LARGEST_VALUE) {
        value = 0;
        for (size_t i = 0; i < n; i++)
            value += values[i] == value;
    }
    mem_free(values);
    return value;
}

int spec_dtype_value(const spec *spec, lat_id id) {
    return spec->dtypes[id].value != SPEC_NO_VALUE ? spec->dtypes[id].value : (int)id;
}

bool spec_host_none(const spec *spec, int *none) {
    const char *word = spec->host.words[HOST_C * HOST_WORD_COUNT + HOST_WORD_NONE];
    char *end = NULL;
    const long long number = word ? strtoll(word, &end, 10) : 0;
    if (!word || *end || number < -SPEC_LARGEST_VALUE || number > SPEC_LARGEST_VALUE) return false;
    *none = (int)number;
    return true;
}

const char *spec_dtype_name(const spec *spec, lat_id id) {
    return id == LAT_NONE ? "-" : spec->dtypes[id].name;
}

bool *spec_weak_dtypes(const spec *spec) {
    bool *weak = mem_alloc(spec->dtype_count * sizeof *weak);
    for (size_t i = 0; i < spec->dtype_count; i++)
        weak[i] = spec->dtypes[i].weak_of != NULL;
    return weak;
}

const char **spec_dtype_words(const spec *spec, size_t *count) {
    size_t capacity = spec->dtype_count;
    for (size_t i = 0; i < spec->dtype_count; i++)
        capacity += spec->dtypes[i].alias_count;
    const char **words = mem_alloc_zeroed(capacity, sizeof *words);
    *count = 0;
    for (size_t i = 0; i < spec->dtype_count; i++)
        words[(*count)++] = spec->dtypes[i].name;
    for (size_t i = 0; i < spec->dtype_count; i++)
        for (size_t k = 0; k < spec->dtypes[i].alias_count; k++)
            words[(*count)++] = spec->dtypes[i].aliases[k];
    return words;
}

lat_id spec_widest_float(const spec *spec) {
    lat_id widest = LAT_NONE;
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const val_set *set = &spec->dtypes[i].values, *best = widest == LAT_NONE ? NULL : &spec->dtypes[widest].values;
        if (spec->dtypes[i].weak_of || set->kind != VAL_FLOAT || !dtype_has_kernels(set)) continue;
        /* of two as wide the one with more mantissa, then the first */
        if (!best || set->bits > best->bits || (set->bits == best->bits && set->mantissa > best->mantissa))
            widest = (lat_id)i;
    }
    return widest;
}

lat_id spec_divided_in(const spec *spec, lat_id join) {
    const val_kind kind = spec->dtypes[join].values.kind;
    if (kind != VAL_BOOL && kind != VAL_INT && kind != VAL_UINT) return join;
    const lat_id own = spec->inexact ? spec->inexact[join] : LAT_NONE;
    const lat_id found = own != LAT_NONE ? own : spec->inexact_default;
    return found == SPEC_NOT_DIVIDED ? LAT_NONE : found;
}

void spec_dtype_make_known(spec_dtype *dtype, const dtype_known *known) {
    dtype->values = known->values;
    dtype->size = dtype_size(&known->values);
    dtype->of = known->of ? mem_copy(known->of) : NULL;
    dtype->format = known->name;
    dtype->well_known = true;
}

void spec_dtype_clear(spec_dtype *dtype) {
    char *owned[] = {dtype->name, dtype->ident, dtype->title,  dtype->as,      dtype->weak_of,
                     dtype->of,   dtype->ctype, dtype->to_f64, dtype->from_f64};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        mem_free(owned[i]);
    for (size_t i = 0; i < dtype->alias_count; i++)
        mem_free(dtype->aliases[i]);
    mem_free(dtype->aliases);
    for (size_t i = 0; i < sizeof dtype->host.words / sizeof *dtype->host.words; i++)
        mem_free(dtype->host.words[i]);
}

void spec_show_lines(const spec *spec, spec_diagnostics *diagnostics) {
    const struct spec_notes *notes = spec->notes;
    if (notes && notes->text)
        spec_diagnostics_show(diagnostics, spec->file, notes->text, notes->text_length, notes->csv);
}

void spec_files_free(spec_file *files, size_t count) {
    for (size_t i = 0; i < count; i++) {
        mem_free(files[i].path);
        mem_free(files[i].text);
    }
    mem_free(files);
}

void spec_set_free(spec_set *set) {
    mem_free(set->name);
    mem_free(set->members);
    mem_free(set->named);
    *set = (spec_set){0};
}

int spec_cast_compare(const void *left, const void *right) {
    const spec_cast *a = left, *b = right;
    return a->from != b->from ? (a->from < b->from ? -1 : 1) : (a->to > b->to) - (a->to < b->to);
}

bool spec_has_promotions(const spec *spec) {
    return !spec->casting_count || spec->from_table || spec->edge_count || spec->resolve_count;
}

void spec_identify_values(spec *spec) {
    for (size_t id = 0; id < spec->dtype_count; id++) {
        spec_dtype *dtype = &spec->dtypes[id];
        const bool is_number = dtype->values.kind != VAL_OPAQUE && dtype->values.kind != VAL_ABSTRACT;
        dtype->values.identity = is_number ? 0 : 1 + (int)(dtype->strong < spec->dtype_count ? dtype->strong : id);
    }
}

void spec_casting_free(spec_casting *casting) {
    mem_free(casting->name);
    mem_free(casting->casts);
    for (size_t i = 0; i < casting->include_count; i++)
        mem_free(casting->includes[i]);
    mem_free(casting->includes);
    *casting = (spec_casting){0};
}

static void clear_map(spec_op_map *map) {
    for (size_t i = 0; i < map->count; i++)
        spec_set_free(&map->lines[i].of);
    mem_free(map->lines);
    *map = (spec_op_map){0};
}

static void clear_stub(spec_op *op) {
    for (size_t i = 0; i < op->stub_count; i++) {
        mem_free(op->stub[i].field);
        mem_free(op->stub[i].of);
        mem_free(op->stub[i].word);
    }
    mem_free(op->stub);
    op->stub = NULL;
    op->stub_count = 0;
    op->has_stub = false;
}

void spec_op_clear(spec_op *op) {
    for (size_t i = 0; i < LAT_OP_MOST_OPERANDS; i++)
        spec_set_free(&op->operands[i]);
    clear_map(&op->map);
    clear_map(&op->compute);
    spec_set_free(&op->domain);
    spec_set_free(&op->kernels);
    clear_stub(op);
    void *owned[] = {op->name, op->dtypes, op->cells, op->lost};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        mem_free(owned[i]);
}

void spec_operations_free(spec *spec) {
    for (size_t i = 0; i < spec->operation_count; i++) {
        lat_op *rule = &spec->operations[i].rule;
        void *owned[] = {rule->domain, rule->unpromoted, rule->dtypes, rule->map,
                         rule->gives,  rule->compute,    rule->cells};
        for (size_t k = 0; k < sizeof owned / sizeof *owned; k++)
            mem_free(owned[k]);
        for (size_t k = 0; k < LAT_OP_MOST_OPERANDS; k++)
            mem_free(rule->operands[k]);
    }
    mem_free(spec->operations);
    mem_free(spec->weak);
    spec->operations = NULL;
    spec->weak = NULL;
    spec->operation_count = 0;
}

void spec_free(spec *spec) {
    if (!spec) return;
    char *owned[] = {spec->file, spec->name,    spec->title,  spec->source,
                     spec->note, spec->license, spec->header, spec->remarks};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        mem_free(owned[i]);
    for (size_t i = 0; i < sizeof spec->host.words / sizeof *spec->host.words; i++)
        mem_free(spec->host.words[i]);
    for (size_t i = 0; i < spec->dtype_count; i++)
        spec_dtype_clear(&spec->dtypes[i]);
    for (size_t i = 0; i < spec->set_count; i++)
        spec_set_free(&spec->sets[i]);
    for (size_t i = 0; i < spec->casting_count; i++)
        spec_casting_free(&spec->castings[i]);
    for (size_t i = 0; i < spec->op_count; i++)
        mem_free(spec->ops[i]);
    for (size_t i = 0; i < spec->entry_count; i++)
        spec_op_clear(&spec->entries[i]);
    spec_operations_free(spec);
    spec_files_free(spec->files, spec->file_count);
    if (spec->notes) {
        map_free(&spec->notes->by_name);
        mem_free(spec->notes->edge_places);
        mem_free(spec->notes->text);
        mem_free(spec->notes->resolve_places);
        mem_free(spec->notes->row_places);
        mem_free(spec->notes->inexact_lost);
    }
    void *arrays[] = {spec->dtypes, spec->sets,    spec->edges,   spec->table,    spec->resolves, spec->ops,
                      spec->hot,    spec->inexact, spec->entries, spec->castings, spec->notes};
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        mem_free(arrays[i]);
    mem_free(spec);
}

bool *spec_find_unrelated(const spec *spec) {
    bool *lone = mem_alloc_zeroed(spec->dtype_count, sizeof *lone);
    for (size_t i = 0; i < spec->dtype_count; i++)
        lone[i] = spec->edge_count != 0;
    for (size_t i = 0; i < spec->edge_count; i++)
        lone[spec->edges[i].from] = lone[spec->edges[i].to] = false;
    for (size_t i = 0; i < spec->resolve_count; i++)
        lone[spec->resolves[i].a] = lone[spec->resolves[i].b] = false;
    return lone;
}
