#include "base/memory.h"
#include "base/text.h"
#include "spec/dtype.h"
#include "spec/names.h"
#include "spec/reader.h"

#include <string.h>

enum { OPAQUE_LARGEST = 1024 }; /* bytes; the driver keeps blocks of elements on the stack */

/* The value of a field, if it is there and of the right type. */
typedef struct field_value {
    enum { VALUE_ABSENT, VALUE_WRONG, VALUE_GIVEN } state;
    const char *string; /* the Lua table keeps it */
    long long integer;
    bool boolean;
} field_value;

/* A dtype written as a table, while it is read: the table is on top of the stack. */
typedef struct definition {
    reader *of;
    source_node *node;
    int line;
    spec_dtype to;
    field_value values[DTYPE_FIELD_COUNT];
    bool odd;    /* there are keys that are no field's */
    bool broken; /* a diagnostic was found */
    text words;  /* `dtype "q15"`, once a message needs it */
} definition;

static const char *what(definition *in) {
    if (!in->words.data) text_printf(&in->words, "dtype \"%s\"", in->to.name);
    return in->words.data;
}

static int line_of(const definition *in, dtype_field field) {
    return source_line(source_field(in->node, dtype_field_table[field].name), in->line);
}

static bool is_given(const definition *in, dtype_field field) {
    return in->values[field].state == VALUE_GIVEN;
}

#define DEFINITION_DIAGNOSE(IN, LINE, NAME, ...) ((IN)->broken = true, DIAGNOSE((IN)->of, LINE, NAME, __VA_ARGS__))

/* The value on top, as one of a field of that type. */
static field_value value_on_top(lua_State *lua, field_type type) {
    field_value value = {.state = VALUE_WRONG};
    int exact = 0;
    if (type == FIELD_STRING && lua_type(lua, -1) == LUA_TSTRING) {
        size_t length;
        value.string = lua_tolstring(lua, -1, &length);
        if (strlen(value.string) == length && text_is_utf8(value.string, length)) value.state = VALUE_GIVEN;
    } else if (type == FIELD_INTEGER && lua_type(lua, -1) == LUA_TNUMBER) {
        value.integer = lua_tointegerx(lua, -1, &exact);
        if (exact) value.state = VALUE_GIVEN;
    } else if (type == FIELD_BOOLEAN && lua_type(lua, -1) == LUA_TBOOLEAN) {
        value.boolean = lua_toboolean(lua, -1);
        value.state = VALUE_GIVEN;
    }
    return value;
}

/* Goes once through the table. `fields` leads from names to places in the table of fields. */
static void take_values(definition *in, const map *fields) {
    lua_State *lua = in->of->lua;
    for (lua_pushnil(lua); lua_next(lua, -2); lua_pop(lua, 1)) {
        if (lua_isinteger(lua, -2) && lua_tointeger(lua, -2) == 1) continue; /* its name */
        size_t length = 0;
        const char *key = lua_type(lua, -2) == LUA_TSTRING ? lua_tolstring(lua, -2, &length) : NULL;
        const uint32_t *field = key ? map_find(fields, key, length) : NULL;
        if (field)
            in->values[*field] = value_on_top(lua, dtype_field_table[*field].type);
        else
            in->odd = true;
    }
}

/* The diagnostic of a field whose value is not what it should be. */
static void wrong_value(definition *in, dtype_field field) {
    const field_entry *entry = &dtype_field_table[field];
    lua_State *lua = in->of->lua;
    lua_pushstring(lua, entry->name);
    lua_rawget(lua, -2);
    const int type = lua_type(lua, -1);
    if (entry->type == FIELD_STRING && type == LUA_TSTRING) {
        text subject = {0};
        text_printf(&subject, "field \"%s\" of %s", entry->name, what(in));
        reader_string(in->of, -1, line_of(in, field), subject.data);
        text_free(&subject);
        in->broken = true;
    } else {
        const bool fractional = entry->type == FIELD_INTEGER && type == LUA_TNUMBER;
        DEFINITION_DIAGNOSE(in, line_of(in, field), "wrong-type", "field \"%s\" of %s is a %s|make it %s: %s",
                            entry->name, what(in), fractional ? "number with a fraction" : lua_typename(lua, type),
                            field_type_name(entry->type), entry->doc);
    }
    lua_pop(lua, 1);
}

static char *copy_of(const definition *in, dtype_field field) {
    return is_given(in, field) ? mem_copy(in->values[field].string) : NULL;
}

/* Which fields a form has: those it may not have are unknown to it, those it must have and has not are missing. */
static void check_form(definition *in, dtype_form form) {
    field_entry allowed[DTYPE_FIELD_COUNT];
    size_t count = 0;
    bool odd = in->odd;
    for (dtype_field field = 0; field < DTYPE_FIELD_COUNT; field++) {
        const field_entry *entry = &dtype_field_table[field];
        const bool may = entry->may >> form & 1;
        if (may) allowed[count++] = *entry;
        odd |= !may && in->values[field].state != VALUE_ABSENT;
        if (!may || in->values[field].state == VALUE_GIVEN) continue;
        if (in->values[field].state == VALUE_WRONG)
            wrong_value(in, field);
        else if (entry->must >> form & 1)
            DEFINITION_DIAGNOSE(in, in->line, "missing-field", "%s %s has no field \"%s\"|add %s = ...: %s",
                                dtype_form_name(form), what(in), entry->name, entry->name, entry->doc);
    }
    if (!odd) return;
    text subject = {0};
    text_printf(&subject, "%s %s", dtype_form_name(form), what(in));
    reader_check_fields(in->of, subject.data, in->node, in->line, allowed, count, true);
    text_free(&subject);
    in->broken = true;
}

/* The value if it lies in [low, high], else `low` and a diagnostic. */
static int in_range(definition *in, dtype_field field, int low, int high, const char *diagnostic) {
    const long long value = in->values[field].integer;
    const char *name = dtype_field_table[field].name;
    if (!is_given(in, field)) return low;
    if (value >= low && value <= high) return (int)value;
    DEFINITION_DIAGNOSE(in, line_of(in, field), diagnostic, "%s has %s = %lld|%s is %d to %d", what(in), name, value,
                        name, low, high);
    return low;
}

static void unknown_special(definition *in, const char *name) {
    const char *names[VAL_FINITE + 1];
    for (val_special special = VAL_IEEE; special <= VAL_FINITE; special++)
        names[special] = val_special_name(special);
    char *hint =
        spec_did_you_mean(in->of->diagnostics, name, names, VAL_FINITE + 1, "special is ieee, fn, fnuz or none");
    DEFINITION_DIAGNOSE(in, line_of(in, DTYPE_FIELD_SPECIAL), "unknown-special", "%s has special = \"%s\"|%s", what(in),
                        name, hint);
    mem_free(hint);
}

static void read_float(definition *in) {
    const long long exponent = in->values[DTYPE_FIELD_EXPONENT].integer;
    const long long mantissa = in->values[DTYPE_FIELD_MANTISSA].integer;
    const char *special = in->values[DTYPE_FIELD_SPECIAL].string;
    val_set *values = &in->to.values;
    values->special = VAL_IEEE;
    values->is_signed = is_given(in, DTYPE_FIELD_SIGNED) ? in->values[DTYPE_FIELD_SIGNED].boolean : true;
    if (is_given(in, DTYPE_FIELD_SPECIAL) && !field_special_from_name(special, &values->special))
        unknown_special(in, special);
    if (in->broken) return;
    long long bias = in->values[DTYPE_FIELD_BIAS].integer;
    if (!is_given(in, DTYPE_FIELD_BIAS) && exponent >= 1 && exponent <= 16) bias = dtype_default_bias((int)exponent);
    const char *problem = dtype_float_problem(exponent, mantissa, values->is_signed, bias, values->special);
    if (problem) {
        const int split = (int)(strchr(problem, '|') - problem);
        DEFINITION_DIAGNOSE(in, in->line, "impossible-float", "%s %.*s|%s", what(in), split, problem,
                            problem + split + 1);
        return;
    }
    values->exponent = (int)exponent;
    values->mantissa = (int)mantissa;
    values->bias = (int)bias;
    values->bits = values->is_signed + values->exponent + values->mantissa;
}

static void read_opaque(definition *in) {
    in->to.size = (unsigned)in_range(in, DTYPE_FIELD_SIZE, 1, OPAQUE_LARGEST, "bad-size");
    in->to.ctype = copy_of(in, DTYPE_FIELD_CTYPE);
    in->to.to_f64 = copy_of(in, DTYPE_FIELD_TO_F64);
    in->to.from_f64 = copy_of(in, DTYPE_FIELD_FROM_F64);
    if (in->to.ctype && !name_is_c_type(in->to.ctype))
        DEFINITION_DIAGNOSE(in, line_of(in, DTYPE_FIELD_CTYPE), "bad-c-name",
                            "%s has ctype = \"%s\", which is no C type|name a type, such as dec64_t or struct dec64",
                            what(in), in->to.ctype);
    static const dtype_field functions[] = {DTYPE_FIELD_TO_F64, DTYPE_FIELD_FROM_F64};
    for (size_t i = 0; i < 2; i++) {
        const field_value *value = &in->values[functions[i]];
        if (!is_given(in, functions[i]) || name_is_c_identifier(value->string)) continue;
        DEFINITION_DIAGNOSE(in, line_of(in, functions[i]), "bad-c-name",
                            "%s has %s = \"%s\", which is no C function|name a function", what(in),
                            dtype_field_table[functions[i]].name, value->string);
    }
}

static void read_kind(definition *in, val_kind kind) {
    val_set *values = &in->to.values;
    values->kind = kind;
    check_form(in, (dtype_form)kind);
    switch (kind) {
    case VAL_INT:
    case VAL_UINT:
        values->bits = in_range(in, DTYPE_FIELD_BITS, 1, 64, "bad-bits");
        values->is_signed = kind == VAL_INT;
        break;
    case VAL_FIXED:
        values->bits = in_range(in, DTYPE_FIELD_BITS, 2, 32, "bad-bits");
        values->fraction = in_range(in, DTYPE_FIELD_FRACTION, 0, values->bits, "bad-fraction");
        values->is_signed = true;
        break;
    case VAL_FLOAT:
        read_float(in);
        break;
    case VAL_COMPLEX:
        in->to.of = copy_of(in, DTYPE_FIELD_OF);
        break;
    case VAL_OPAQUE:
        read_opaque(in);
        break;
    case VAL_BOOL:
    case VAL_ABSTRACT:
        break;
    }
    if (kind != VAL_OPAQUE) in->to.size = dtype_size(values);
}

static void unknown_kind(definition *in, const char *kind) {
    const char *names[DTYPE_FORM_COUNT];
    size_t count = 0;
    for (dtype_form form = DTYPE_FORM_FIRST; form < DTYPE_FORM_WEAK; form++)
        names[count++] = dtype_form_name(form);
    char *hint = spec_did_you_mean(in->of->diagnostics, kind, names, count,
                                   "kind is int, uint, float, complex, fixed, opaque or abstract");
    DEFINITION_DIAGNOSE(in, line_of(in, DTYPE_FIELD_KIND), "unknown-kind", "%s has kind = \"%s\"|%s", what(in), kind,
                        hint);
    mem_free(hint);
}

/* The form of the definition on top, and what it says. */
static void read_definition(definition *in) {
    const field_value *weak = &in->values[DTYPE_FIELD_WEAK], *kind = &in->values[DTYPE_FIELD_KIND];
    const dtype_known *known = dtype_find_known(in->to.name);
    val_kind named;
    in->to.ident = copy_of(in, DTYPE_FIELD_IDENT);
    in->to.title = copy_of(in, DTYPE_FIELD_TITLE);
    if (weak->state == VALUE_WRONG || (weak->state == VALUE_ABSENT && kind->state == VALUE_WRONG)) {
        wrong_value(in, weak->state == VALUE_WRONG ? DTYPE_FIELD_WEAK : DTYPE_FIELD_KIND);
    } else if (weak->state == VALUE_GIVEN) {
        in->to.weak_of = mem_copy(weak->string);
        in->to.well_known = true;
        check_form(in, DTYPE_FORM_WEAK);
    } else if (kind->state == VALUE_GIVEN) {
        if (field_kind_from_name(kind->string, &named))
            read_kind(in, named);
        else
            unknown_kind(in, kind->string);
    } else if (known) {
        spec_dtype_make_known(&in->to, known);
        check_form(in, DTYPE_FORM_WELL_KNOWN);
    } else {
        DEFINITION_DIAGNOSE(in, in->line, "missing-field",
                            "%s has no field \"kind\"|say what it is: kind = \"float\", or weak = \"i64\" for a weak "
                            "dtype",
                            what(in));
    }
    if (in->to.ident && !name_is_ident(in->to.ident)) {
        DEFINITION_DIAGNOSE(in, line_of(in, DTYPE_FIELD_IDENT), "bad-ident",
                            "%s has ident = \"%s\"|ident is made of letters, digits and _", what(in), in->to.ident);
        mem_free(in->to.ident);
        in->to.ident = NULL;
    }
    if (!in->broken) return;
    in->to.values = (val_set){.kind = VAL_ABSTRACT}; /* so that nothing that depends on it is a diagnostic as well */
    in->to.size = 0;
    in->to.strong = DTYPE_BROKEN;
}

/* Begins a dtype of that name. A bad one is a diagnostic, and a dtype all the same: what speaks of it is none. */
static bool begin_dtype(reader *of, const char *name, int line, spec_dtype *to) {
    const char *problem = name_dtype_problem(name);
    *to = (spec_dtype){.name = mem_copy(name), .line = line, .values.kind = VAL_ABSTRACT};
    if (!problem) return true;
    DIAGNOSE(
        of, line, "bad-dtype-name",
        "the dtype name \"%s\" %s|a name is UTF-8 without white space, commas, quotes and control characters, and is "
        "not -",
        name, problem);
    to->strong = DTYPE_BROKEN;
    return false;
}

static bool read_by_name(reader *of, int line, spec_dtype *to) {
    const char *name = reader_string(of, -1, line, "a dtype's name");
    if (!name) return false;
    if (!begin_dtype(of, name, line, to)) return true;
    const dtype_known *known = dtype_find_known(name);
    if (known) {
        spec_dtype_make_known(to, known);
        return true;
    }
    const char **names = mem_alloc_zeroed(dtype_known_count, sizeof *names);
    for (size_t i = 0; i < dtype_known_count; i++)
        names[i] = dtype_known_table[i].name;
    text otherwise = {0};
    text_printf(&otherwise, "define it: { \"%s\", kind = ... }", name);
    char *hint = spec_did_you_mean(of->diagnostics, name, names, dtype_known_count, otherwise.data);
    DIAGNOSE(of, line, "unknown-dtype", "\"%s\" is no well-known dtype|%s", name, hint);
    mem_free(hint);
    text_free(&otherwise);
    mem_free(names);
    to->strong = DTYPE_BROKEN;
    return true;
}

static bool read_by_table(reader *of, const map *fields, source_node *node, int line, spec_dtype *to) {
    lua_rawgeti(of->lua, -1, 1);
    const bool nameless = lua_isnil(of->lua, -1);
    const char *name = NULL;
    if (nameless)
        DIAGNOSE(of, line, "missing-field", "a dtype has no name|put it first: { \"q15\", kind = ... }");
    else
        name = reader_string(of, -1, line, "a dtype's name");
    lua_pop(of->lua, 1);
    if (!name) return false;
    definition in = {.of = of, .node = node, .line = line};
    in.broken = !begin_dtype(of, name, line, &in.to);
    take_values(&in, fields);
    read_definition(&in);
    text_free(&in.words);
    *to = in.to;
    return true;
}

static bool read_entry(reader *of, const map *fields, source_node *node, int line, spec_dtype *to) {
    if (lua_type(of->lua, -1) == LUA_TSTRING) return read_by_name(of, line, to);
    if (lua_type(of->lua, -1) == LUA_TTABLE) return read_by_table(of, fields, node, line, to);
    DIAGNOSE(of, line, "wrong-type", "an entry of `dtypes` is a %s|name a dtype, or define one in a table",
             lua_typename(of->lua, lua_type(of->lua, -1)));
    return false;
}

bool read_dtypes(reader *of, spec_dtype **dtypes, size_t *count) {
    *dtypes = NULL;
    *count = 0;
    const int line = reader_field_line(of, SPEC_FIELD_DTYPES);
    size_t entries = 0;
    if (!reader_has_field(of, SPEC_FIELD_DTYPES)) {
        if (of->extends_line) return true;
        DIAGNOSE(of, line, "missing-field",
                 "the spec has no field \"dtypes\"|list its dtypes, in order: dtypes = { \"b\", "
                 "\"i8\" }");
        return false;
    }
    if (!reader_field(of, SPEC_FIELD_DTYPES)) return false;
    if (!reader_list(of, "field \"dtypes\"", line, &entries)) {
        lua_pop(of->lua, 1);
        return false;
    }
    if (entries == 0 && !of->extends_line)
        DIAGNOSE(of, line, "no-dtypes",
                 "the list of dtypes is empty|a promotion is between at least one dtype and itself");
    map *seen = &of->to->notes->by_name, fields = {0};
    for (uint32_t field = 0; field < DTYPE_FIELD_COUNT; field++)
        map_add(&fields, dtype_field_table[field].name, strlen(dtype_field_table[field].name), field);
    *dtypes = mem_alloc_zeroed(entries, sizeof **dtypes);
    source_node *node = source_first_item(reader_field_node(of, SPEC_FIELD_DTYPES));
    for (size_t i = 1; i <= entries; i++, node = source_next_item(node)) {
        spec_dtype *to = &(*dtypes)[*count];
        lua_rawgeti(of->lua, -1, (lua_Integer)i);
        const bool read = read_entry(of, &fields, node, source_line(node, line), to);
        lua_pop(of->lua, 1);
        if (!read) continue;
        const uint32_t *earlier = map_add(seen, to->name, strlen(to->name), (uint32_t)*count);
        if (!earlier) {
            ++*count;
            continue;
        }
        DIAGNOSE(of, to->line, "duplicate-dtype", "dtype \"%s\" is listed twice|the first is in line %d: take one out",
                 to->name, (*dtypes)[*earlier].line);
        spec_dtype_clear(to);
        *to = (spec_dtype){0};
    }
    map_free(&fields);
    lua_pop(of->lua, 1);
    return true;
}
