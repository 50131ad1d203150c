#include "analysis/warnings.h"
#include "base/memory.h"
#include "spec/op_entry.h"
#include "spec/operation.h"

#include <string.h>

/*
 * How far up a kind is. A conversion that goes up may round or overflow, as i64 -> f32 does: that is how libraries
 * promote integers to floats, and no mistake.
 */
static int rank(val_kind kind) {
    switch (kind) {
    case VAL_BOOL:
        return 0;
    case VAL_INT:
    case VAL_UINT:
        return 1;
    case VAL_FIXED:
        return 2;
    case VAL_FLOAT:
        return 3;
    case VAL_COMPLEX:
    case VAL_OPAQUE:
    case VAL_ABSTRACT:
        break;
    }
    return 4;
}

/* The warnings of one name: those past the first few are only counted. */
typedef struct warning_list {
    const spec *spec;
    const char *name;
    size_t count;
    spec_place rest; /* of the first that is not listed */
    spec_diagnostics *diagnostics;
} warning_list;

enum { LISTED = 20 };

/* True if one more, there, is to be added. */
static bool is_listed(warning_list *list, spec_place place) {
    if (list->count == LISTED) list->rest = place;
    return list->count++ < LISTED;
}

static void end_list(const warning_list *list) {
    if (list->count > LISTED)
        spec_diagnostics_warn(list->diagnostics, list->spec->file, list->rest, list->name,
                              "%zu more of these|the first %d are listed", list->count - LISTED, LISTED);
}

/* Where the edge is in the file. */
static spec_place place_of(const spec *spec, size_t edge) {
    return spec->notes && spec->notes->edge_places ? spec->notes->edge_places[edge] : spec_place_unknown();
}

static val_cost cost_of(const spec_dtype *from, const spec_dtype *to) {
    return val_conversion_cost(&from->values, &to->values);
}

static bool drops_sign(const spec_dtype *low, const spec_dtype *high) {
    return cost_of(low, high) == VAL_DROPS && low->values.kind != VAL_COMPLEX;
}

static bool narrows(const spec_dtype *low, const spec_dtype *high) {
    const val_cost cost = cost_of(low, high);
    return cost != VAL_EXACT && cost != VAL_UNKNOWN && rank(high->values.kind) <= rank(low->values.kind) &&
           !drops_sign(low, high);
}

static void find_edges(const spec *spec, spec_diagnostics *diagnostics) {
    warning_list signs = {.spec = spec, .name = "edge-drops-sign", .diagnostics = diagnostics};
    warning_list narrow = {.spec = spec, .name = "edge-narrows", .diagnostics = diagnostics};
    for (size_t i = 0; i < spec->edge_count; i++) {
        const spec_dtype *low = &spec->dtypes[spec->edges[i].from], *high = &spec->dtypes[spec->edges[i].to];
        if (low->weak_of || high->weak_of) continue; /* a weak dtype is to yield to narrower ones */
        if (drops_sign(low, high) && is_listed(&signs, place_of(spec, i)))
            spec_diagnostics_warn(diagnostics, spec->file, place_of(spec, i), signs.name,
                                  "the edge %s -> %s drops a sign: %s has no negative values|let both promote to a "
                                  "dtype that has them",
                                  low->name, high->name, high->name);
        if (!narrows(low, high) || !is_listed(&narrow, place_of(spec, i))) continue;
        if (cost_of(high, low) == VAL_EXACT)
            spec_diagnostics_warn(diagnostics, spec->file, place_of(spec, i), narrow.name,
                                  "the edge %s -> %s narrows: %s cannot hold every value of %s|did you mean %s -> %s?",
                                  low->name, high->name, high->name, low->name, high->name, low->name);
        else
            spec_diagnostics_warn(diagnostics, spec->file, place_of(spec, i), narrow.name,
                                  "the edge %s -> %s narrows: %s cannot hold every value of %s|let both promote to a "
                                  "dtype that can",
                                  low->name, high->name, high->name, low->name);
    }
    end_list(&signs);
    end_list(&narrow);
}

/* Another strong dtype that is the same under another name, or NULL. */
static const spec_dtype *same_as(const spec *spec, const spec_dtype *dtype) {
    for (size_t i = 0; i < spec->dtype_count && dtype->format && !dtype->weak_of; i++) {
        const spec_dtype *other = &spec->dtypes[i];
        if (other != dtype && !other->weak_of && other->format && strcmp(other->format, dtype->format) == 0)
            return other;
    }
    return NULL;
}

static void warn_of_unrelated(const spec *spec, const spec_dtype *dtype, const char *name,
                              spec_diagnostics *diagnostics) {
    const spec_dtype *other = same_as(spec, dtype);
    if (other)
        spec_diagnostics_warn(diagnostics, spec->file, dtype->place, name,
                              "nothing promotes to %s, nor %s to anything, and it is the same as %s|to call an "
                              "inherited dtype that, write rename = { [\"%s\"] = \"%s\" }",
                              dtype->name, dtype->name, other->name, other->name, dtype->name);
    else
        spec_diagnostics_warn(diagnostics, spec->file, dtype->place, name,
                              "nothing promotes to %s, nor %s to anything|give it an edge, or an empty list in "
                              "`promotes` if it is to stand alone",
                              dtype->name, dtype->name);
}

/* Where most dtypes have no edges, the spec intends it. */
static void find_unrelated(const spec *spec, spec_diagnostics *diagnostics) {
    enum { FEW = 2 }; /* one in so many */
    size_t count = 0;
    warning_list list = {.spec = spec, .name = "lone-dtype", .diagnostics = diagnostics};
    bool *unrelated = spec_find_unrelated(spec);
    for (size_t i = 0; i < spec->dtype_count; i++)
        count += unrelated[i];
    for (size_t i = 0; i < spec->dtype_count && FEW * count <= spec->dtype_count; i++)
        if (unrelated[i] && !spec->dtypes[i].alone && is_listed(&list, spec->dtypes[i].place))
            warn_of_unrelated(spec, &spec->dtypes[i], list.name, diagnostics);
    end_list(&list);
    mem_free(unrelated);
}

/* ---- Stubs ---- */

/* More combinations of operands than that are not tried. */
enum { MOST_OPERANDS_TRIED = 4000000 };

static uint64_t combinations(const analysis *analysis, const spec_operation *op) {
    uint64_t count = 1;
    for (unsigned i = 0; i < op->rule.arity; i++)
        count *= analysis->promotion.n;
    return count;
}

/* Whether functions of the host compute the operation, by kernels, in a dtype of a compute type for any operands. */
static bool is_needed(const analysis *analysis, const spec_operation *op, const char *type) {
    const uint64_t count = combinations(analysis, op);
    const spec *spec = analysis->spec;
    for (uint64_t i = 0; i < count; i++) {
        lat_id operands[LAT_OP_MOST_OPERANDS] = {LAT_NONE, LAT_NONE, LAT_NONE}, computed_in = LAT_NONE;
        uint64_t rest = i;
        for (unsigned k = 0; k < op->rule.arity; k++, rest /= analysis->promotion.n)
            operands[k] = (lat_id)(rest % analysis->promotion.n);
        const lat_id result = lat_op_result(&analysis->promotion, &op->rule, operands, op->rule.arity, &computed_in);
        const char *found = computed_in == LAT_NONE ? NULL : spec_stub_type(&spec->dtypes[computed_in].values);
        const bool is_of_type = found && strcmp(found, type) == 0;
        if (result != LAT_NONE && is_of_type && !(op->kernels.kinds >> spec->dtypes[computed_in].values.kind & 1) &&
            spec_operation_has_kernel(spec, op, operands, computed_in, result))
            return true;
    }
    return false;
}

/* The functions that stubs of this spec name for a compute type; those of its base are for other dtypes too. */
static void find_unused(const analysis *analysis, spec_diagnostics *diagnostics) {
    warning_list list = {.spec = analysis->spec, .name = "unused-stub", .diagnostics = diagnostics};
    for (size_t i = 0; i < analysis->spec->operation_count; i++) {
        const spec_operation *op = &analysis->spec->operations[i];
        if (!op->is_stub || op->own->place.line == 0 || combinations(analysis, op) > MOST_OPERANDS_TRIED) continue;
        for (size_t k = 0; k < op->own->stub_count; k++) {
            const spec_stub_word *word = &op->own->stub[k];
            const bool names_function = word->of && word->word && strcmp(word->field, "cpu") != 0;
            if (!names_function || is_needed(analysis, op, word->of) || !is_listed(&list, op->own->place)) continue;
            spec_diagnostics_warn(diagnostics, analysis->spec->file, op->own->place, list.name,
                                  "`%s` of the stub of \"%s\" names %s for %s, and no kernel is computed in that|take "
                                  "it out, or look at `domain`, `compute` and `result`",
                                  word->field, op->name, word->word, word->of);
        }
    }
    end_list(&list);
}

/* ---- Rules ---- */

static bool are_lost_alike(const spec_op *a, const spec_op *b) {
    return a->lost && b->lost && a->left_out == b->left_out && strcmp(a->lost, b->lost) == 0;
}

/* The operations from the first on that lost the same dtypes: "argmax, argmin and sum". The first is the first such. */
static size_t add_alike(text *out, const spec *spec, size_t first) {
    size_t count = 0, added = 0;
    for (size_t i = first; i < spec->entry_count; i++)
        count += are_lost_alike(&spec->entries[first], &spec->entries[i]);
    for (size_t i = first; i < spec->entry_count; i++) {
        if (!are_lost_alike(&spec->entries[first], &spec->entries[i])) continue;
        text_printf(out, "%s%s", added == 0 ? "" : added + 1 == count ? " and " : ", ", spec->entries[i].name);
        added++;
    }
    return count;
}

static bool is_first_alike(const spec *spec, size_t at) {
    size_t first = 0;
    while (first < at && !are_lost_alike(&spec->entries[first], &spec->entries[at]))
        first++;
    return first == at && spec->entries[at].lost;
}

/* Inherited rules whose results are dropped, which leaves these undefined. */
static void find_lost(const spec *spec, spec_diagnostics *diagnostics) {
    warning_list list = {.spec = spec, .name = "lost-result", .diagnostics = diagnostics};
    for (size_t i = 0; i < spec->entry_count; i++) {
        const spec_op *op = &spec->entries[i];
        if (!is_first_alike(spec, i) || !is_listed(&list, op->lost_at)) continue;
        text names = {0};
        const bool one = add_alike(&names, spec, i) == 1;
        spec_diagnostics_warn(diagnostics, spec->file, op->lost_at, list.name,
                              "%s gave %s, which the spec drops: %s|say what %s now: results = { %s = ... }",
                              names.data, op->lost,
                              !op->left_out ? "these results are undefined"
                              : one         ? "the operation is dropped too"
                                            : "the operations are dropped too",
                              one ? "it gives" : "each gives", op->name);
        text_free(&names);
    }
    end_list(&list);
    if (spec->notes && spec->notes->inexact_lost)
        spec_diagnostics_warn(
            diagnostics, spec->file, spec->notes->inexact_lost_at, list.name,
            "`inexact` gave %s, which the spec drops: what was divided in it is undefined|say what it "
            "is divided in: inexact = { default = ... }",
            spec->notes->inexact_lost);
}

void warnings_find(const analysis *analysis, spec_diagnostics *diagnostics) {
    spec_show_lines(analysis->spec, diagnostics);
    find_edges(analysis->spec, diagnostics);
    find_unrelated(analysis->spec, diagnostics);
    find_unused(analysis, diagnostics);
    find_lost(analysis->spec, diagnostics);
}
