#include "spec/write/luals.h"
#include "lattice/laws.h"
#include "spec/dtype.h"
#include "spec/operation.h"
#include "spec/read/fields.h"

#include <ctype.h>

static void begin_alias(text *lua, const char *name, const char *label) {
    text_printf(lua, "\n---%s\n---@alias %s\n", label, name);
}

static void add_value(text *lua, const char *value) {
    text_printf(lua, "---| \"%s\"\n", value);
}

static void add_aliases(text *lua, const char *const *ops, size_t op_count) {
    begin_alias(lua, "joinery.Law", "A law of promotion.");
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        add_value(lua, lat_law_name(law));
    begin_alias(lua, "joinery.Op", "An operation that kernels can be generated for.");
    for (size_t i = 0; i < op_count; i++)
        add_value(lua, ops[i]);
    begin_alias(lua, "joinery.Special", "Which of inf, NaN and -0 a small float has.");
    for (int special = 0; special < VAL_SPECIAL_COUNT; special++)
        text_printf(lua, "---| \"%s\" # %s\n", val_special_name((val_special)special),
                    val_special_meaning((val_special)special));
    begin_alias(lua, "joinery.Rounding", "Rounded once, or to f32 first.");
    add_value(lua, field_rounding_name(false));
    add_value(lua, field_rounding_name(true));
    begin_alias(lua, "joinery.ByZero", "The result of integer division by zero: 0, or all bits set.");
    add_value(lua, field_by_zero_name(false));
    add_value(lua, field_by_zero_name(true));
    begin_alias(lua, "joinery.Overflow", "Inf or NaN if the format has one, or the largest value with the same sign.");
    add_value(lua, field_overflow_name(false));
    add_value(lua, field_overflow_name(true));
    begin_alias(lua, "joinery.Nary",
                "The left fold of the table, or the least upper bound of the set; of all dtypes, or of the "
                "strong ones, and then each weak one.");
    for (lat_nary nary = 0; nary < LAT_NARY_COUNT; nary++)
        add_value(lua, field_nary_name(nary));
    begin_alias(lua, "joinery.WellKnown", "A dtype that needs no definition.");
    for (size_t i = 0; i < dtype_known_count; i++)
        add_value(lua, dtype_known_table[i].name);
    begin_alias(lua, "joinery.Set", "A set of dtypes, as words: names of dtypes and of sets, kinds and other classes.");
    text_add(lua, "---| string\n---| string[]\n");
}

static void add_field(text *lua, const field_entry *field, bool required, const char *luals) {
    text_printf(lua, "---@field %s%s %s %s\n", field->name, required ? "" : "?", luals, field->doc);
}

/* The class of the definitions of a form: joinery.IntDtype. */
static void add_class(text *lua, dtype_form form) {
    const char *word = form == DTYPE_FORM_WELL_KNOWN ? "named" : dtype_form_name(form);
    text_printf(lua, "joinery.%c%sDtype", toupper((unsigned char)word[0]), word + 1);
}

static void add_form(text *lua, dtype_form form) {
    text_printf(lua, "\n---%s\n---@class ", dtype_form_meaning(form));
    add_class(lua, form);
    text_printf(lua, "\n---@field [1]%s %s its name\n", form == DTYPE_FORM_INHERITED ? "?" : "",
                form == DTYPE_FORM_WELL_KNOWN ? "joinery.WellKnown" : "string");
    for (size_t i = 0; i < DTYPE_FIELD_COUNT; i++) {
        const field_entry *field = &dtype_field_table[i];
        if (!(field->may >> form & 1)) continue;
        text kind = {0};
        if (i == DTYPE_FIELD_KIND) text_printf(&kind, "\"%s\"", dtype_form_name(form));
        add_field(lua, field, field->must >> form & 1, kind.data ? kind.data : field->luals);
        text_free(&kind);
    }
}

/* The rule in an entry of `results`. */
static void add_result(text *lua) {
    static const spec_op_form words[] = {SPEC_OP_JOIN, SPEC_OP_INEXACT, SPEC_OP_PART, SPEC_OP_DEFAULT};
    text_add(lua, "\n---The promotion of the operands and this dtype.\n---@class joinery.Floor\n");
    text_printf(lua, "---@field %s string a dtype\n", spec_op_form_name(SPEC_OP_FLOOR));
    text_add(lua, "\n---The first of these dtypes that all operands promote to.\n---@class joinery.Loops\n");
    text_printf(lua, "---@field %s string[] dtypes\n", spec_op_form_name(SPEC_OP_LOOPS));
    text_add(lua, "\n---By dtype or set, a dtype, \"same\", \"part\", \"inexact\" or \"-\".\n---@class joinery.Map\n"
                  "---@field by? \"join\"|\"each\"|integer which dtype is looked up. Default: the join\n"
                  "---@field cells? string[][] operands, then the result\n---@field [string] string\n");
    begin_alias(lua, "joinery.Result", "The dtype in which an operation computes and that it returns.");
    text_add(lua, "---| joinery.Floor\n---| joinery.Loops\n---| joinery.Map\n---| string # a dtype\n");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        add_value(lua, spec_op_form_name(words[i]));
    text_add(lua,
             "\n---The host's functions of an operation: a pattern such as \"mine_exp_%s\", or names by compute type.\n"
             "---@class joinery.Stub\n---@field header? string the file that declares them\n"
             "---@field link? string|string[] libraries that have them\n"
             "---@field cpu? table<string, string> by instruction set, what they ask of the CPU beside it\n"
             "---@field [string] string|table<string, string|false> by instruction set, the functions\n");
    text_add(lua, "\n---What a spec says of an operation.\n---@class joinery.Operation\n");
    for (op_field field = 0; field < OP_FIELD_COUNT; field++)
        add_field(lua, &op_field_table[field], false, op_field_table[field].luals);
}

/* An entry of `castings`. */
static void add_casting(text *lua) {
    begin_alias(lua, "joinery.CastingBase",
                "A casting, the worst loss that is allowed, or nothing but a dtype to itself.");
    for (size_t i = 0; i < field_casting_base_count; i++)
        add_value(lua, field_casting_bases[i]);
    text_add(lua, "\n---A casting rule.\n---@class joinery.Casting\n"
                  "---@field from? joinery.CastingBase what it allows, but for the pairs below. Default: no\n"
                  "---@field allow? string[] pairs \"from,to\" of dtypes or sets that it allows\n"
                  "---@field refuse? string[] pairs that it refuses\n");
}

/* `host` of a spec and of a dtype. */
static void add_host(text *lua) {
    text_add(lua, "\n---What the code around generated files calls dtypes.\n---@class joinery.Host\n");
#define ADD_LANGUAGE(ENUM, name, title) text_add(lua, "---@field " name "? joinery.HostWords words of " title "\n");
    HOST_FOR_EACH_LANGUAGE(ADD_LANGUAGE)
#undef ADD_LANGUAGE
    text_add(lua, "\n---Of one language.\n---@class joinery.HostWords\n");
#define ADD_WORD(ENUM, name, form, doc, languages) text_add(lua, "---@field " name "? string|integer " doc "\n");
    HOST_FOR_EACH_WORD(ADD_WORD)
    text_add(lua, "\n---What that code calls a dtype.\n---@class joinery.DtypeHost\n");
#define ADD_DTYPE_LANGUAGE(ENUM, name, title)                                                                          \
    text_add(lua, "---@field " name "? string|joinery.DtypeHostWords words of " title "\n");
    HOST_FOR_EACH_LANGUAGE(ADD_DTYPE_LANGUAGE)
#undef ADD_DTYPE_LANGUAGE
    text_add(lua, "\n---In one language.\n---@class joinery.DtypeHostWords\n");
#undef ADD_WORD
#define ADD_WORD(ENUM, name, form, doc, languages)                                                                     \
    text_add(lua, HOST_DTYPE_WORD_##ENUM == 0 ? "---@field [1]? string " doc "\n"                                      \
                                              : "---@field " name "? string " doc "\n");
    HOST_FOR_EACH_DTYPE_WORD(ADD_WORD)
#undef ADD_WORD
}

void luals_write(const char *const *ops, size_t op_count, text *lua) {
    text_add(lua, "---@meta\n\n"
                  "-- The fields of a spec, for the Lua language server. Generated from the reader's table of fields "
                  "by the build\n"
                  "-- target `update-luals`; a test compares the two. To have a spec checked:\n"
                  "--\n"
                  "--   ---@type joinery.Spec\n"
                  "--   local spec = { name = \"mine\", ... }\n"
                  "--   return spec\n");
    add_aliases(lua, ops, op_count);
    for (dtype_form form = DTYPE_FORM_FIRST; form < DTYPE_FORM_COUNT; form++)
        add_form(lua, form);
    begin_alias(lua, "joinery.Dtype", "A dtype written as a table, its name first.");
    for (dtype_form form = DTYPE_FORM_FIRST; form < DTYPE_FORM_INHERITED; form++) {
        text_add(lua, "---| ");
        add_class(lua, form);
        text_add_char(lua, '\n');
    }
    add_result(lua);
    add_casting(lua);
    add_host(lua);
    text_add(lua, "\n---A promotion system: what a spec returns.\n---@class joinery.Spec\n");
    for (size_t i = 0; i < SPEC_FIELD_COUNT; i++)
        add_field(lua, &spec_field_table[i], i == SPEC_FIELD_NAME, spec_field_table[i].luals);
}
