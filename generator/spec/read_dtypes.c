#include "base/memory.h"
#include "base/text.h"
#include "spec/dtype.h"
#include "spec/names.h"
#include "spec/reader.h"

#include <string.h>

enum { OPAQUE_LARGEST = 1024 }; /* bytes; the driver keeps blocks of elements on the stack */

/* A dtype written as a table, while it is read: the table is on top of the stack. */
typedef struct definition {
    reader *of;
    source_node *node;
    int line;
    text what; /* `dtype "q15"`: how messages begin */
    spec_dtype to;
    bool broken; /* a mistake was found */
} definition;

typedef struct field_value {
    bool given;
    const char *string;
    long long integer;
    bool boolean;
    int line;
} field_value;

static bool to_integer(lua_State *lua, long long *integer) {
    int exact;
    *integer = lua_tointegerx(lua, -1, &exact);
    return exact && lua_type(lua, -1) == LUA_TNUMBER;
}

static field_value get(definition *in, dtype_field field) {
    const field_entry *entry = &dtype_field_table[field];
    lua_State *lua = in->of->lua;
    field_value value = {.line = source_line(source_field(in->node, entry->name), in->line)};
    lua_pushstring(lua, entry->name);
    lua_rawget(lua, -2);
    const int type = lua_type(lua, -1);
    if (type == LUA_TNIL) {
        lua_pop(lua, 1);
        return value;
    }
    if (entry->type == FIELD_STRING && type == LUA_TSTRING) {
        text what = {0};
        text_printf(&what, "field \"%s\" of %s", entry->name, in->what.data);
        value.string = reader_string(in->of, -1, value.line, what.data); /* the table keeps it */
        value.given = value.string != NULL;
        in->broken |= !value.given;
        text_free(&what);
    } else if (entry->type == FIELD_INTEGER && to_integer(lua, &value.integer)) {
        value.given = true;
    } else if (entry->type == FIELD_BOOLEAN && type == LUA_TBOOLEAN) {
        value.boolean = lua_toboolean(lua, -1);
        value.given = true;
    } else {
        MISTAKE(
            in->of, value.line, "wrong-type", "field \"%s\" of %s is a %s|make it %s: %s", entry->name, in->what.data,
            entry->type == FIELD_INTEGER && type == LUA_TNUMBER ? "number with a fraction" : lua_typename(lua, type),
            field_type_name(entry->type), entry->doc);
        in->broken = true;
    }
    lua_pop(lua, 1);
    return value;
}

static char *copy_of(const field_value *value) {
    return value->given ? mem_copy(value->string) : NULL;
}

/* Which fields a form has: those it may not have are unknown to it, those it must have and has not are missing. */
static void check_form(definition *in, dtype_form form) {
    field_entry allowed[DTYPE_FIELD_COUNT];
    size_t count = 0;
    for (size_t i = 0; i < DTYPE_FIELD_COUNT; i++)
        if (dtype_field_table[i].may >> form & 1) allowed[count++] = dtype_field_table[i];
    text what = {0};
    text_printf(&what, "%s %s", dtype_form_name(form), in->what.data);
    const size_t before = in->of->diagnostics->count;
    reader_check_fields(in->of, what.data, in->node, in->line, allowed, count, true);
    for (size_t i = 0; i < count; i++) {
        if (!(allowed[i].must >> form & 1)) continue;
        lua_pushstring(in->of->lua, allowed[i].name);
        const bool missing = lua_rawget(in->of->lua, -2) == LUA_TNIL;
        lua_pop(in->of->lua, 1);
        if (missing)
            MISTAKE(in->of, in->line, "missing-field", "%s has no field \"%s\"|add %s = ...: %s", what.data,
                    allowed[i].name, allowed[i].name, allowed[i].doc);
    }
    in->broken |= in->of->diagnostics->count != before;
    text_free(&what);
}

/* The value if it lies in [low, high], else `low` and a mistake. */
static int in_range(definition *in, const field_value *value, const char *name, int low, int high,
                    const char *mistake) {
    if (!value->given) return low;
    if (value->integer >= low && value->integer <= high) return (int)value->integer;
    MISTAKE(in->of, value->line, mistake, "%s has %s = %lld|%s is %d to %d", in->what.data, name, value->integer, name,
            low, high);
    in->broken = true;
    return low;
}

static void read_float(definition *in) {
    const field_value exponent = get(in, DTYPE_FIELD_EXPONENT), mantissa = get(in, DTYPE_FIELD_MANTISSA);
    const field_value bias = get(in, DTYPE_FIELD_BIAS), is_signed = get(in, DTYPE_FIELD_SIGNED);
    const field_value special = get(in, DTYPE_FIELD_SPECIAL);
    val_set *values = &in->to.values;
    values->special = VAL_IEEE;
    if (special.given && !field_special_from_name(special.string, &values->special)) {
        const char *names[VAL_FINITE + 1];
        for (val_special s = VAL_IEEE; s <= VAL_FINITE; s++)
            names[s] = val_special_name(s);
        const char *nearest = text_nearest(special.string, names, VAL_FINITE + 1);
        MISTAKE(in->of, special.line, "unknown-special", "%s has special = \"%s\"|%s%s%s", in->what.data,
                special.string, nearest ? "did you mean " : "special is ieee, fn, fnuz or none", nearest ? nearest : "",
                nearest ? "?" : "");
        in->broken = true;
    }
    if (in->broken || !exponent.given || !mantissa.given) return;
    values->is_signed = is_signed.given ? is_signed.boolean : true;
    long long its_bias = bias.integer;
    if (!bias.given && exponent.integer >= 1 && exponent.integer <= 16)
        its_bias = dtype_default_bias((int)exponent.integer);
    const char *problem =
        dtype_float_problem(exponent.integer, mantissa.integer, values->is_signed, its_bias, values->special);
    if (problem) {
        const int split = (int)(strchr(problem, '|') - problem);
        MISTAKE(in->of, in->line, "impossible-float", "%s %.*s|%s", in->what.data, split, problem, problem + split + 1);
        in->broken = true;
        return;
    }
    values->exponent = (int)exponent.integer;
    values->mantissa = (int)mantissa.integer;
    values->bias = (int)its_bias;
    values->bits = values->is_signed + values->exponent + values->mantissa;
}

static void read_opaque(definition *in) {
    const field_value size = get(in, DTYPE_FIELD_SIZE), ctype = get(in, DTYPE_FIELD_CTYPE);
    const field_value to_f64 = get(in, DTYPE_FIELD_TO_F64), from_f64 = get(in, DTYPE_FIELD_FROM_F64);
    in->to.size = (unsigned)in_range(in, &size, "size", 1, OPAQUE_LARGEST, "bad-size");
    in->to.ctype = copy_of(&ctype);
    in->to.to_f64 = copy_of(&to_f64);
    in->to.from_f64 = copy_of(&from_f64);
    if (ctype.given && !name_is_c_type(ctype.string)) {
        MISTAKE(in->of, ctype.line, "bad-c-name",
                "%s has ctype = \"%s\", which is no C type|name a type, such as dec64_t "
                "or struct dec64",
                in->what.data, ctype.string);
        in->broken = true;
    }
    const field_value *functions[] = {&to_f64, &from_f64};
    for (size_t i = 0; i < 2; i++) {
        if (!functions[i]->given || name_is_c_identifier(functions[i]->string)) continue;
        MISTAKE(in->of, functions[i]->line, "bad-c-name", "%s has %s = \"%s\", which is no C function|name a function",
                in->what.data, i == 0 ? "to_f64" : "from_f64", functions[i]->string);
        in->broken = true;
    }
}

static void read_kind(definition *in, val_kind kind) {
    val_set *values = &in->to.values;
    values->kind = kind;
    check_form(in, (dtype_form)kind);
    const field_value bits = get(in, DTYPE_FIELD_BITS), fraction = get(in, DTYPE_FIELD_FRACTION);
    const field_value part = get(in, DTYPE_FIELD_OF);
    switch (kind) {
    case VAL_INT:
    case VAL_UINT:
        values->bits = in_range(in, &bits, "bits", 1, 64, "bad-bits");
        values->is_signed = kind == VAL_INT;
        break;
    case VAL_FIXED:
        values->bits = in_range(in, &bits, "bits", 2, 32, "bad-bits");
        values->fraction = in_range(in, &fraction, "fraction", 0, values->bits, "bad-fraction");
        values->is_signed = true;
        break;
    case VAL_FLOAT:
        read_float(in);
        break;
    case VAL_COMPLEX:
        in->to.of = copy_of(&part);
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

static void unknown_kind(definition *in, const field_value *kind) {
    const char *names[DTYPE_FORM_COUNT];
    size_t count = 0;
    for (dtype_form form = DTYPE_FORM_FIRST; form < DTYPE_FORM_WEAK; form++)
        names[count++] = dtype_form_name(form);
    const char *nearest = text_nearest(kind->string, names, count);
    MISTAKE(in->of, kind->line, "unknown-kind", "%s has kind = \"%s\"|%s%s%s", in->what.data, kind->string,
            nearest ? "did you mean " : "kind is int, uint, float, complex, fixed, opaque or abstract",
            nearest ? nearest : "", nearest ? "?" : "");
    in->broken = true;
}

/* The form of the definition on top, and what it says. */
static void read_definition(definition *in) {
    const field_value weak = get(in, DTYPE_FIELD_WEAK), kind = get(in, DTYPE_FIELD_KIND);
    const field_value ident = get(in, DTYPE_FIELD_IDENT), title = get(in, DTYPE_FIELD_TITLE);
    const dtype_known *known = dtype_find_known(in->to.name);
    val_kind named;
    in->to.ident = copy_of(&ident);
    in->to.title = copy_of(&title);
    if (weak.given) {
        in->to.weak_of = copy_of(&weak);
        in->to.well_known = true;
        check_form(in, DTYPE_FORM_WEAK);
    } else if (kind.given && !field_kind_from_name(kind.string, &named)) {
        unknown_kind(in, &kind);
    } else if (kind.given) {
        read_kind(in, named);
    } else if (!in->broken && known) {
        check_form(in, DTYPE_FORM_WELL_KNOWN);
        in->to.values = known->values;
        in->to.size = dtype_size(&known->values);
        in->to.of = known->of ? mem_copy(known->of) : NULL;
        in->to.well_known = true;
    } else if (!in->broken) {
        MISTAKE(in->of, in->line, "missing-field",
                "%s has no field \"kind\"|say what it is: kind = \"float\", or weak = "
                "\"i64\" for a weak dtype",
                in->what.data);
        in->broken = true;
    }
    if (in->to.ident && !name_is_ident(in->to.ident)) {
        MISTAKE(in->of, ident.line, "bad-ident", "%s has ident = \"%s\"|ident is made of letters, digits and _",
                in->what.data, in->to.ident);
        mem_free(in->to.ident);
        in->to.ident = NULL;
        in->broken = true;
    }
    if (!in->broken) return;
    in->to.values = (val_set){.kind = VAL_ABSTRACT}; /* so that nothing that depends on it is a mistake as well */
    in->to.size = 0;
    in->to.strong = DTYPE_BROKEN;
}

static bool good_name(reader *of, const char *name, int line) {
    const char *problem = name_dtype_problem(name);
    if (problem)
        MISTAKE(of, line, "bad-dtype-name",
                "the dtype name \"%s\" %s|a name is UTF-8 without white space, commas, quotes and "
                "control characters, and is not -",
                name, problem);
    return !problem;
}

static bool read_by_name(reader *of, int line, spec_dtype *to) {
    const char *name = reader_string(of, -1, line, "a dtype's name");
    if (!name || !good_name(of, name, line)) return false;
    const dtype_known *known = dtype_find_known(name);
    *to = (spec_dtype){.name = mem_copy(name), .line = line, .well_known = true};
    if (known) {
        to->values = known->values;
        to->size = dtype_size(&known->values);
        to->of = known->of ? mem_copy(known->of) : NULL;
        return true;
    }
    const char **names = mem_alloc_zeroed(dtype_known_count, sizeof *names);
    for (size_t i = 0; i < dtype_known_count; i++)
        names[i] = dtype_known_table[i].name;
    const char *nearest = text_nearest(name, names, dtype_known_count);
    MISTAKE(of, line, "unknown-dtype", "\"%s\" is no well-known dtype|%s%s%sdefine it: { \"%s\", kind = ... }", name,
            nearest ? "did you mean " : "", nearest ? nearest : "", nearest ? "? else " : "", name);
    mem_free(names);
    to->values.kind = VAL_ABSTRACT;
    to->strong = DTYPE_BROKEN;
    return true;
}

static bool read_by_table(reader *of, source_node *node, int line, spec_dtype *to) {
    lua_rawgeti(of->lua, -1, 1);
    const bool nameless = lua_isnil(of->lua, -1);
    const char *name = NULL;
    if (nameless)
        MISTAKE(of, line, "missing-field", "a dtype has no name|put it first: { \"q15\", kind = ... }");
    else
        name = reader_string(of, -1, line, "a dtype's name");
    lua_pop(of->lua, 1);
    if (!name || !good_name(of, name, line)) return false;
    definition in = {.of = of, .node = node, .line = line};
    in.to.name = mem_copy(name);
    in.to.line = line;
    text_printf(&in.what, "dtype \"%s\"", name);
    read_definition(&in);
    text_free(&in.what);
    *to = in.to;
    return true;
}

static bool read_entry(reader *of, source_node *node, int line, spec_dtype *to) {
    if (lua_type(of->lua, -1) == LUA_TSTRING) return read_by_name(of, line, to);
    if (lua_type(of->lua, -1) == LUA_TTABLE) return read_by_table(of, node, line, to);
    MISTAKE(of, line, "wrong-type", "an entry of `dtypes` is a %s|name a dtype, or define one in a table",
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
        MISTAKE(of, line, "missing-field",
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
        MISTAKE(of, line, "no-dtypes",
                "the list of dtypes is empty|a promotion is between at least one dtype and itself");
    source_node *list = reader_field_node(of, SPEC_FIELD_DTYPES);
    map seen = {0};
    *dtypes = mem_alloc_zeroed(entries, sizeof **dtypes);
    for (size_t i = 1; i <= entries; i++) {
        source_node *node = source_item(list, i);
        spec_dtype *to = &(*dtypes)[*count];
        lua_rawgeti(of->lua, -1, (lua_Integer)i);
        const bool read = read_entry(of, node, source_line(node, line), to);
        lua_pop(of->lua, 1);
        if (!read) continue;
        const uint32_t *earlier = map_add(&seen, to->name, strlen(to->name), (uint32_t)*count);
        if (!earlier) {
            ++*count;
            continue;
        }
        MISTAKE(of, to->line, "duplicate-dtype", "dtype \"%s\" is listed twice|the first is in line %d: take one out",
                to->name, (*dtypes)[*earlier].line);
        spec_dtype_clear(to);
        *to = (spec_dtype){0};
    }
    map_free(&seen);
    lua_pop(of->lua, 1);
    return true;
}
