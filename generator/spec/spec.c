#include "spec/spec.h"
#include "base/memory.h"

#include <string.h>

static bool is_called(const spec_dtype *of, const char *name) {
    bool is = strcmp(of->name, name) == 0;
    for (size_t i = 0; i < of->alias_count && !is; i++)
        is = strcmp(of->aliases[i], name) == 0;
    return is;
}

lat_id spec_find_dtype(const spec *of, const char *name) {
    if (of->notes && of->notes->by_name.count) {
        const uint32_t *id = map_find(&of->notes->by_name, name, strlen(name));
        return id ? (lat_id)*id : LAT_NONE;
    }
    for (size_t i = 0; i < of->dtype_count; i++)
        if (is_called(&of->dtypes[i], name)) return (lat_id)i;
    return LAT_NONE;
}

const char *spec_dtype_format(const spec_dtype *of) {
    return of->format;
}

lat_id spec_find_format(const spec *of, const char *format) {
    for (size_t i = 0; i < of->dtype_count; i++) {
        const spec_dtype *at = &of->dtypes[i];
        if (!at->weak_of && at->format && strcmp(at->format, format) == 0) return (lat_id)i;
    }
    return LAT_NONE;
}

lat_id spec_dtype_part(const spec *of, const spec_dtype *dtype) {
    if (!dtype->of) return LAT_NONE;
    /* the part of c64 is f32, whatever that is called, and whatever else is called f32 */
    const lat_id named = dtype->format ? LAT_NONE : spec_find_dtype(of, dtype->of);
    return named == LAT_NONE ? spec_find_format(of, dtype->of) : named;
}

bool spec_has_values(const spec *of) {
    return of->dtype_count > 0 && of->dtypes[0].value >= 0;
}

int spec_new_value(const spec *of, size_t which) {
    bool taken[SPEC_LARGEST_VALUE + 1] = {false};
    int largest = -1;
    for (size_t i = 0; i < of->dtype_count; i++) {
        const int value = of->dtypes[i].value;
        if (value < 0) continue;
        taken[value] = true;
        if (value > largest) largest = value;
    }
    const size_t above = (size_t)(SPEC_LARGEST_VALUE - largest);
    if (which < above) return largest + 1 + (int)which;
    which -= above;
    for (int value = 0; value < largest; value++)
        if (!taken[value] && which-- == 0) return value;
    return -1;
}

int spec_dtype_value(const spec *of, lat_id id) {
    return of->dtypes[id].value >= 0 ? of->dtypes[id].value : (int)id;
}

const char *spec_dtype_name(const spec *of, lat_id id) {
    return id == LAT_NONE ? "-" : of->dtypes[id].name;
}

const char **spec_dtype_names(const spec *of) {
    const char **names = mem_alloc_zeroed(of->dtype_count, sizeof *names);
    for (size_t i = 0; i < of->dtype_count; i++)
        names[i] = of->dtypes[i].name;
    return names;
}

bool *spec_weak_dtypes(const spec *of) {
    bool *weak = mem_alloc(of->dtype_count * sizeof *weak);
    for (size_t i = 0; i < of->dtype_count; i++)
        weak[i] = of->dtypes[i].weak_of != NULL;
    return weak;
}

const char **spec_dtype_words(const spec *of, size_t *count) {
    size_t capacity = of->dtype_count;
    for (size_t i = 0; i < of->dtype_count; i++)
        capacity += of->dtypes[i].alias_count;
    const char **words = mem_alloc_zeroed(capacity, sizeof *words);
    *count = 0;
    for (size_t i = 0; i < of->dtype_count; i++)
        words[(*count)++] = of->dtypes[i].name;
    for (size_t i = 0; i < of->dtype_count; i++)
        for (size_t k = 0; k < of->dtypes[i].alias_count; k++)
            words[(*count)++] = of->dtypes[i].aliases[k];
    return words;
}

lat_id spec_widest_float(const spec *of) {
    lat_id widest = LAT_NONE;
    for (size_t i = 0; i < of->dtype_count; i++) {
        const val_set *at = &of->dtypes[i].values, *best = widest == LAT_NONE ? NULL : &of->dtypes[widest].values;
        if (of->dtypes[i].weak_of || at->kind != VAL_FLOAT || at->bits > 64) continue;
        /* of two as wide the one with more mantissa, then the first */
        if (!best || at->bits > best->bits || (at->bits == best->bits && at->mantissa > best->mantissa))
            widest = (lat_id)i;
    }
    return widest;
}

lat_id spec_divided_in(const spec *of, lat_id join) {
    const val_kind kind = of->dtypes[join].values.kind;
    if (kind != VAL_BOOL && kind != VAL_INT && kind != VAL_UINT) return join;
    const lat_id own = of->inexact ? of->inexact[join] : LAT_NONE;
    return own != LAT_NONE ? own : of->inexact_default;
}

void spec_dtype_make_known(spec_dtype *of, const dtype_known *known) {
    of->values = known->values;
    of->size = dtype_size(&known->values);
    of->of = known->of ? mem_copy(known->of) : NULL;
    of->format = known->name;
    of->well_known = true;
}

void spec_dtype_find_format(spec_dtype *of) {
    const dtype_known *known = dtype_find_known(of->name);
    if (known && val_set_equal(&known->values, &of->values)) of->format = known->name;
}

void spec_dtype_clear(spec_dtype *of) {
    char *owned[] = {of->name, of->ident, of->title, of->as, of->weak_of, of->of, of->ctype, of->to_f64, of->from_f64};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        mem_free(owned[i]);
    for (size_t i = 0; i < of->alias_count; i++)
        mem_free(of->aliases[i]);
    mem_free(of->aliases);
}

void spec_show_lines(const spec *of, spec_diagnostics *diagnostics) {
    const struct spec_notes *notes = of->notes;
    if (notes && notes->text) spec_diagnostics_show(diagnostics, of->file, notes->text, notes->text_length, notes->csv);
}

void spec_files_free(spec_file *files, size_t count) {
    for (size_t i = 0; i < count; i++) {
        mem_free(files[i].path);
        mem_free(files[i].text);
    }
    mem_free(files);
}

void spec_set_free(spec_set *of) {
    mem_free(of->name);
    mem_free(of->members);
    mem_free(of->named);
    *of = (spec_set){0};
}

void spec_casting_free(spec_casting *of) {
    mem_free(of->name);
    mem_free(of->casts);
    *of = (spec_casting){0};
}

void spec_op_clear(spec_op *of) {
    for (size_t i = 0; i < LAT_OP_MOST_OPERANDS; i++)
        spec_set_free(&of->operands[i]);
    for (size_t i = 0; i < of->case_count; i++)
        spec_set_free(&of->cases[i].of);
    spec_set_free(&of->domain);
    void *owned[] = {of->name, of->dtypes, of->cases, of->cells};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        mem_free(owned[i]);
}

void spec_operations_free(spec *of) {
    for (size_t i = 0; i < of->operation_count; i++) {
        lat_op *rule = &of->operations[i].rule;
        void *owned[] = {rule->domain, rule->unpromoted, rule->dtypes, rule->map, rule->gives, rule->cells};
        for (size_t k = 0; k < sizeof owned / sizeof *owned; k++)
            mem_free(owned[k]);
        for (size_t k = 0; k < LAT_OP_MOST_OPERANDS; k++)
            mem_free(rule->operands[k]);
    }
    mem_free(of->operations);
    mem_free(of->weak);
    of->operations = NULL;
    of->weak = NULL;
    of->operation_count = 0;
}

void spec_free(spec *of) {
    if (!of) return;
    char *owned[] = {of->file, of->name, of->title, of->source, of->note, of->header};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        mem_free(owned[i]);
    for (size_t i = 0; i < of->dtype_count; i++)
        spec_dtype_clear(&of->dtypes[i]);
    for (size_t i = 0; i < of->set_count; i++)
        spec_set_free(&of->sets[i]);
    for (size_t i = 0; i < of->casting_count; i++)
        spec_casting_free(&of->castings[i]);
    for (size_t i = 0; i < of->op_count; i++)
        mem_free(of->ops[i]);
    for (size_t i = 0; i < of->entry_count; i++)
        spec_op_clear(&of->entries[i]);
    spec_operations_free(of);
    spec_files_free(of->files, of->file_count);
    if (of->notes) {
        map_free(&of->notes->by_name);
        mem_free(of->notes->edge_places);
        mem_free(of->notes->text);
        mem_free(of->notes->resolve_places);
        mem_free(of->notes->row_places);
    }
    void *arrays[] = {of->dtypes, of->sets,    of->edges,   of->table,    of->resolves, of->ops,
                      of->hot,    of->inexact, of->entries, of->castings, of->notes};
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        mem_free(arrays[i]);
    mem_free(of);
}
