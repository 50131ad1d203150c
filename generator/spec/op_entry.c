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
    const bool rule = op->form != SPEC_OP_DEFAULT || op->cell_count || op->compute.count;
    return !rule && op->promote == OP_PROMOTE_DEFAULT && !flags && !sets;
}

static void grow(const spec *spec, size_t count, spec_set *set) {
    if (!set->members) return;
    const spec_set grown = set_moved(set, count, spec, NULL);
    spec_set_free(set);
    *set = grown;
}

void spec_ops_grow(spec *spec, size_t count) {
    for (size_t i = 0; i < spec->entry_count; i++) {
        spec_op *op = &spec->entries[i];
        grow(spec, count, &op->domain);
        grow(spec, count, &op->kernels);
        for (size_t k = 0; k < LAT_OP_MOST_OPERANDS; k++)
            grow(spec, count, &op->operands[k]);
        for (size_t k = 0; k < op->map.count; k++)
            grow(spec, count, &op->map.lines[k].of);
        for (size_t k = 0; k < op->compute.count; k++)
            grow(spec, count, &op->compute.lines[k].of);
    }
}
