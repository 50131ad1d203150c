#include "spec/op_entry.h"
#include "base/memory.h"
#include "spec/dtype.h"
#include "spec/set.h"

const char *spec_op_form_name(spec_op_form form) {
    static const char *const names[] = {
#define SPEC_OP_FORM_NAME(ENUM, name) name,
        SPEC_FOR_EACH_OP_FORM(SPEC_OP_FORM_NAME)
#undef SPEC_OP_FORM_NAME
    };
    return names[form];
}

const spec_op_case *spec_op_case_of(const spec_op_map *map, lat_id id) {
    const spec_op_case *found = NULL;
    for (size_t i = 0; i < map->count; i++) {
        const spec_op_case *match = &map->lines[i];
        if (!match->of.members[id]) continue;
        if (match->one_dtype) return match;
        if (!found || (match->of.named[id] && !found->of.named[id])) found = match;
    }
    return found;
}

/* Integers of 8, 16, 32 and 64 bits, first those without a sign. */
static const char *const stub_types[] = {"u8",  "u16", "u32", "u64", "i8",  "i16", "i32",
                                         "i64", "b",   "f32", "f64", "c64", "c128"};
enum { TYPE_UINT = 0, TYPE_INT = 4, TYPE_BOOL = 8, TYPE_FLOAT, TYPE_COMPLEX = 11 };

const char *const *spec_stub_types(size_t *count) {
    *count = sizeof stub_types / sizeof *stub_types;
    return stub_types;
}

/* 0 to 3: of what holds so many bits, the one of 8, 16, 32 or 64. */
static int width_of(int bits) {
    return bits <= 8 ? 0 : bits <= 16 ? 1 : bits <= 32 ? 2 : 3;
}

/* 1 of f64 and of c128, else 0. */
static int is_double(const val_set *values) {
    return values->mantissa > 23;
}

const char *spec_stub_type(const val_set *values) {
    if (!dtype_has_kernels(values)) return NULL;
    switch (values->kind) {
    case VAL_BOOL:
        return stub_types[TYPE_BOOL];
    case VAL_UINT:
        return stub_types[TYPE_UINT + width_of(values->bits)];
    case VAL_INT:
        return stub_types[TYPE_INT + width_of(values->bits)];
    case VAL_FLOAT:
        return stub_types[TYPE_FLOAT + is_double(values)];
    case VAL_COMPLEX:
        return stub_types[TYPE_COMPLEX + is_double(values)];
    case VAL_FIXED:
    case VAL_OPAQUE:
        return stub_types[TYPE_FLOAT + 1];
    case VAL_ABSTRACT:
        break;
    }
    return NULL;
}

bool spec_op_says_nothing(const spec_op *op) {
    const bool flags = op->has_stub || op->reduce || op->commutative || op->monotone || op->left_out;
    const bool sets = op->domain.members || op->operands[0].members || op->kernels.members;
    return op->form == SPEC_OP_DEFAULT && op->promote == OP_PROMOTE_DEFAULT && !op->compute.count && !flags && !sets;
}

/* ---- In another spec ---- */

typedef struct mover {
    size_t count;
    const spec *target;
    const lat_id *ids;
} mover;

static spec_set moved_set(const mover *mover, const spec_set *set) {
    return set->members ? set_moved(set, mover->count, mover->target, mover->ids) : (spec_set){0};
}

static lat_id moved(const mover *mover, lat_id id) {
    return id == LAT_NONE || !mover->ids ? id : mover->ids[id];
}

static void move_cells(const mover *mover, const spec_op *old, spec_op *op) {
    for (size_t i = 0; i < old->cell_count; i++) {
        lat_op_cell cell = {.result = moved(mover, old->cells[i].result),
                            .computed_in = moved(mover, old->cells[i].computed_in)};
        bool all = (cell.result == LAT_NONE) == (old->cells[i].result == LAT_NONE) &&
                   (cell.computed_in == LAT_NONE) == (old->cells[i].computed_in == LAT_NONE);
        for (size_t k = 0; k < LAT_OP_MOST_OPERANDS; k++) {
            cell.operands[k] = moved(mover, old->cells[i].operands[k]);
            all = all && (cell.operands[k] == LAT_NONE) == (old->cells[i].operands[k] == LAT_NONE);
        }
        if (!all) continue;
        op->cells = mem_grow(op->cells, op->cell_count + 1, sizeof *op->cells);
        op->cells[op->cell_count++] = cell;
    }
}

/* Whether it has lost all that it named. */
static bool is_empty(const spec *spec, const spec_set *set) {
    bool empty = set->classes == 0;
    for (lat_id id = 0; id < spec->dtype_count && empty; id++)
        empty = !set->members[id];
    return empty;
}

/*
 * A line of a map whose result is dropped goes with it, unless it `stays` and leaves its dtypes without one, as does
 * one that names dropped dtypes alone.
 */
static spec_op_map moved_map(const mover *mover, const spec_op_map *old, bool stays) {
    spec_op_map map = {0};
    for (size_t i = 0; i < old->count; i++) {
        spec_op_case line = old->lines[i];
        const bool undefined = line.value.form == OP_VALUE_DTYPE && line.value.dtype == LAT_NONE;
        if (line.value.form == OP_VALUE_DTYPE) line.value.dtype = moved(mover, line.value.dtype);
        if (line.value.form == OP_VALUE_DTYPE && line.value.dtype == LAT_NONE && !undefined && !stays) continue;
        line.of = moved_set(mover, &old->lines[i].of);
        if (is_empty(mover->target, &line.of)) {
            spec_set_free(&line.of);
            continue;
        }
        map.lines = mem_grow(map.lines, map.count + 1, sizeof *map.lines);
        map.lines[map.count++] = line;
    }
    return map;
}

static char *copied(const char *word) {
    return word ? mem_copy(word) : NULL;
}

spec_op spec_op_moved(const spec_op *old, size_t count, const spec *target, const lat_id *ids) {
    const mover mover = {count, target, ids};
    spec_op made = *old;
    made.place = spec_place_unknown();
    made.name = mem_copy(old->name);
    made.dtypes = NULL;
    made.cells = NULL;
    made.count = made.cell_count = 0;
    made.domain = moved_set(&mover, &old->domain);
    made.kernels = moved_set(&mover, &old->kernels);
    for (size_t k = 0; k < LAT_OP_MOST_OPERANDS; k++)
        made.operands[k] = moved_set(&mover, &old->operands[k]);
    for (size_t k = 0; k < old->count; k++) {
        if (moved(&mover, old->dtypes[k]) == LAT_NONE) continue;
        made.dtypes = mem_grow(made.dtypes, made.count + 1, sizeof *made.dtypes);
        made.dtypes[made.count++] = moved(&mover, old->dtypes[k]);
    }
    made.map = moved_map(&mover, &old->map, false);
    made.compute = moved_map(&mover, &old->compute, true);
    move_cells(&mover, old, &made);
    if (old->stub_count) made.stub = mem_alloc(old->stub_count * sizeof *made.stub);
    for (size_t i = 0; i < old->stub_count; i++)
        made.stub[i] = (spec_stub_word){copied(old->stub[i].field), copied(old->stub[i].of), copied(old->stub[i].word)};
    if (old->count && !made.count) made.form = SPEC_OP_DEFAULT;
    if (old->form == SPEC_OP_LISTED && !made.cell_count) made.left_out = true;
    return made;
}

void spec_ops_move(spec *spec, size_t count, const lat_id *ids) {
    for (size_t i = 0; i < spec->entry_count; i++) {
        spec_op made = spec_op_moved(&spec->entries[i], count, spec, ids);
        spec_op_clear(&spec->entries[i]);
        spec->entries[i] = made;
    }
}
