#include "spec/read/fields.h"

#include <string.h>

#define SPEC_FIELD_ROW(ENUM, NAME, TYPE, LUALS, DOC)             {NAME, TYPE, 0, 0, LUALS, DOC},
#define OP_FIELD_ROW(ENUM, NAME, LUALS, DOC)                     {NAME, FIELD_LIST, 0, 0, LUALS, DOC},
#define DTYPE_FIELD_ROW(ENUM, NAME, TYPE, MAY, MUST, LUALS, DOC) {NAME, TYPE, MAY, MUST, LUALS, DOC},

const field_entry spec_field_table[SPEC_FIELD_COUNT] = {SPEC_FOR_EACH_FIELD(SPEC_FIELD_ROW)};
const field_entry dtype_field_table[DTYPE_FIELD_COUNT] = {DTYPE_FOR_EACH_FIELD(DTYPE_FIELD_ROW)};
const field_entry op_field_table[OP_FIELD_COUNT] = {OP_FOR_EACH_FIELD(OP_FIELD_ROW)};

const char *field_type_name(field_type type) {
    static const char *const names[] = {
        [FIELD_STRING] = "a string", [FIELD_INTEGER] = "an integer", [FIELD_BOOLEAN] = "true or false",
        [FIELD_LIST] = "a list",     [FIELD_MAP] = "a table",        [FIELD_STRING_OR_MAP] = "a string or a table",
    };
    return names[type];
}

const char *dtype_form_name(dtype_form form) {
    if (form == DTYPE_FORM_INHERITED) return "inherited";
    if (form == DTYPE_FORM_WELL_KNOWN) return "well-known";
    if (form == DTYPE_FORM_AS) return "renamed";
    return form == DTYPE_FORM_WEAK ? "weak" : val_kind_name((val_kind)form);
}

const char *dtype_form_meaning(dtype_form form) {
    if (form == DTYPE_FORM_INHERITED) return "What an inherited dtype becomes.";
    if (form == DTYPE_FORM_WELL_KNOWN) return "A well-known dtype with further fields.";
    if (form == DTYPE_FORM_AS) return "A well-known dtype under a name of your own.";
    if (form == DTYPE_FORM_WEAK) return "Stored and computed as another dtype, promoted by its own edges.";
    return val_kind_meaning((val_kind)form);
}

bool field_kind_from_name(const char *name, val_kind *kind) {
    for (dtype_form form = DTYPE_FORM_FIRST; form < DTYPE_FORM_WEAK; form++) {
        *kind = (val_kind)form;
        if (strcmp(val_kind_name(*kind), name) == 0) return true;
    }
    return false;
}

bool field_special_from_name(const char *name, val_special *special) {
    for (int i = 0; i < VAL_SPECIAL_COUNT; i++) {
        *special = (val_special)i;
        if (strcmp(val_special_name(*special), name) == 0) return true;
    }
    return false;
}

const char *field_rounding_name(bool via_f32) {
    return via_f32 ? "via_f32" : "correct";
}

const char *field_by_zero_name(bool ones) {
    return ones ? "ones" : "zero";
}

const char *field_overflow_name(bool saturates) {
    return saturates ? "saturate" : "nonfinite";
}

const char *field_nary_name(lat_nary nary) {
    static const char *const names[LAT_NARY_COUNT] = {"fold", "bound", "fold_then_weak", "bound_then_weak"};
    return names[nary];
}

const char *const field_casting_bases[] = {"exact", "promote", "same_kind", "any",
                                           "no",    "rounds",  "overflows", "drops"};
const size_t field_casting_base_count = sizeof field_casting_bases / sizeof *field_casting_bases;
const size_t field_casting_built_in = 4;
