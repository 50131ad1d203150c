#include "spec/read/read_definition.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/names/names.h"
#include "spec/read/hints.h"

#include <string.h>

enum { OPAQUE_LARGEST = 1024 }; /* bytes; the generated driver keeps blocks of elements on the stack */

/* The value of a field, if it is there and of the right type. */
typedef struct field_value {
    enum { VALUE_ABSENT, VALUE_WRONG, VALUE_GIVEN } state;
    const char *string; /* the Lua table keeps it */
    long long integer;
    bool boolean;
} field_value;

/* A dtype written as a table, while it is read: the table is on top of the stack. */
typedef struct definition {
    spec_reader *reader;
    source_node *node;
    spec_dtype *dtype;
    field_value values[DTYPE_FIELD_COUNT];
    bool odd;    /* there are keys that are no fields */
    bool broken; /* there is a diagnostic about it */
    text words;  /* `dtype "q15"`, once a message needs it */
} definition;

static const char *what(definition *in) {
    if (!in->words.data) text_printf(&in->words, "dtype \"%s\"", in->dtype->name);
    return in->words.data;
}

/* Where the value of a field is. */
static spec_place place_of(const definition *in, dtype_field field) {
    return source_node_value_place(source_node_field(in->node, dtype_field_table[field].name), in->dtype->place);
}

/* Where the name of a field is. */
static spec_place key_of(const definition *in, dtype_field field) {
    return source_node_place(source_node_field(in->node, dtype_field_table[field].name), in->dtype->place);
}

static bool is_given(const definition *in, dtype_field field) {
    return in->values[field].state == VALUE_GIVEN;
}

#define DEFINITION_DIAGNOSE(IN, PLACE, NAME, ...)                                                                      \
    ((IN)->broken = true, DIAGNOSE((IN)->reader, PLACE, NAME, __VA_ARGS__))

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
    } else if (type == FIELD_LIST && lua_type(lua, -1) == LUA_TTABLE) {
        value.state = VALUE_GIVEN;
    }
    return value;
}

/* Takes the values of all fields in one pass over the table. `fields` leads from names to fields. */
static void take_values(definition *in, const map *fields) {
    lua_State *lua = in->reader->lua;
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

/* Adds a diagnostic about a field whose value has a wrong type, or is no well-formed text. */
static void report_wrong_value(definition *in, dtype_field field) {
    const field_entry *entry = &dtype_field_table[field];
    lua_State *lua = in->reader->lua;
    lua_pushstring(lua, entry->name);
    lua_rawget(lua, -2);
    const int type = lua_type(lua, -1);
    if (entry->type == FIELD_STRING && type == LUA_TSTRING) {
        text subject = {0};
        text_printf(&subject, "field \"%s\" of %s", entry->name, what(in));
        reader_string(in->reader, -1, place_of(in, field), subject.data);
        text_free(&subject);
        in->broken = true;
    } else {
        const bool fractional = entry->type == FIELD_INTEGER && type == LUA_TNUMBER;
        DEFINITION_DIAGNOSE(in, place_of(in, field), "wrong-type", "field \"%s\" of %s is a %s|make it %s: %s",
                            entry->name, what(in), fractional ? "number with a fraction" : lua_typename(lua, type),
                            field_type_name(entry->type), entry->doc);
    }
    lua_pop(lua, 1);
}

static char *copy_of(const definition *in, dtype_field field) {
    return is_given(in, field) ? mem_copy(in->values[field].string) : NULL;
}

/* Adds diagnostics about fields that the form does not have, and about fields that it must have and that are missing.
 */
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
            report_wrong_value(in, field);
        else if (entry->must >> form & 1)
            DEFINITION_DIAGNOSE(in, in->dtype->place, "missing-field", "%s %s has no field \"%s\"|add %s = ...: %s",
                                dtype_form_name(form), what(in), entry->name, entry->name, entry->doc);
    }
    if (!odd) return;
    text subject = {0};
    text_printf(&subject, "%s %s", dtype_form_name(form), what(in));
    reader_check_fields(in->reader, subject.data, in->node, in->dtype->place, allowed, count, true);
    text_free(&subject);
    in->broken = true;
}

/* The value of a field if it is in [low, high], else `low`, with a diagnostic of that name. */
static int in_range(definition *in, dtype_field field, int low, int high, const char *diagnostic) {
    const long long value = in->values[field].integer;
    const char *name = dtype_field_table[field].name;
    if (!is_given(in, field)) return low;
    if (value >= low && value <= high) return (int)value;
    DEFINITION_DIAGNOSE(in, place_of(in, field), diagnostic, "%s has %s = %lld|%s must be %d to %d", what(in), name,
                        value, name, low, high);
    return low;
}

/* Adds a diagnostic about a field that must be one of a few words. */
static void report_unknown_word(definition *in, dtype_field field, const char *diagnostic, const char *const *known,
                                size_t count) {
    const char *name = dtype_field_table[field].name, *word = in->values[field].string;
    text choice = {0};
    text_printf(&choice, "%s is ", name);
    for (size_t i = 0; i < count; i++)
        text_printf(&choice, "%s%s", i == 0 ? "" : i + 1 < count ? ", " : " or ", known[i]);
    char *hint = spec_did_you_mean(in->reader->diagnostics, word, known, count, choice.data);
    DEFINITION_DIAGNOSE(in, place_of(in, field), diagnostic, "%s has %s = \"%s\"|%s", what(in), name, word, hint);
    mem_free(hint);
    text_free(&choice);
}

static void report_unknown_special(definition *in) {
    const char *names[VAL_SPECIAL_COUNT];
    for (int special = 0; special < VAL_SPECIAL_COUNT; special++)
        names[special] = val_special_name((val_special)special);
    report_unknown_word(in, DTYPE_FIELD_SPECIAL, "unknown-special", names, VAL_SPECIAL_COUNT);
}

static void read_float(definition *in) {
    const long long exponent = in->values[DTYPE_FIELD_EXPONENT].integer;
    const long long mantissa = in->values[DTYPE_FIELD_MANTISSA].integer;
    const char *special = in->values[DTYPE_FIELD_SPECIAL].string;
    val_set *values = &in->dtype->values;
    values->special = VAL_IEEE;
    values->is_signed = is_given(in, DTYPE_FIELD_SIGNED) ? in->values[DTYPE_FIELD_SIGNED].boolean : true;
    if (is_given(in, DTYPE_FIELD_SPECIAL) && !field_special_from_name(special, &values->special))
        report_unknown_special(in);
    if (in->broken) return;
    long long bias = in->values[DTYPE_FIELD_BIAS].integer;
    if (!is_given(in, DTYPE_FIELD_BIAS) && exponent >= 1 && exponent <= 16) bias = dtype_default_bias((int)exponent);
    const char *hint,
        *problem = dtype_float_problem(exponent, mantissa, values->is_signed, bias, values->special, &hint);
    if (problem) {
        DEFINITION_DIAGNOSE(in, in->dtype->place, "impossible-float", "%s %s|%s", what(in), problem, hint);
        return;
    }
    values->exponent = (int)exponent;
    values->mantissa = (int)mantissa;
    values->bias = (int)bias;
    values->bits = values->is_signed + values->exponent + values->mantissa;
}

static void read_opaque(definition *in) {
    in->dtype->size = (unsigned)in_range(in, DTYPE_FIELD_SIZE, 1, OPAQUE_LARGEST, "bad-size");
    in->dtype->ctype = copy_of(in, DTYPE_FIELD_CTYPE);
    in->dtype->to_f64 = copy_of(in, DTYPE_FIELD_TO_F64);
    in->dtype->from_f64 = copy_of(in, DTYPE_FIELD_FROM_F64);
    if (in->dtype->ctype && !name_is_c_type(in->dtype->ctype))
        DEFINITION_DIAGNOSE(in, place_of(in, DTYPE_FIELD_CTYPE), "bad-c-name",
                            "%s has ctype = \"%s\", which is not a C type|name a type, such as dec64_t or struct dec64",
                            what(in), in->dtype->ctype);
    static const dtype_field functions[] = {DTYPE_FIELD_TO_F64, DTYPE_FIELD_FROM_F64};
    for (size_t i = 0; i < 2; i++) {
        const field_value *value = &in->values[functions[i]];
        if (!is_given(in, functions[i]) || name_is_c_identifier(value->string)) continue;
        DEFINITION_DIAGNOSE(in, place_of(in, functions[i]), "bad-c-name",
                            "%s has %s = \"%s\", which is not a C function|name a function", what(in),
                            dtype_field_table[functions[i]].name, value->string);
    }
}

static void read_kind(definition *in, val_kind kind) {
    val_set *values = &in->dtype->values;
    values->kind = kind;
    check_form(in, (dtype_form)kind);
    switch (kind) {
    case VAL_INT:
    case VAL_UINT:
        values->bits = in_range(in, DTYPE_FIELD_BITS, 1, INTEGER_MOST_BITS, "bad-bits");
        values->is_signed = kind == VAL_INT;
        break;
    case VAL_FIXED:
        values->bits = in_range(in, DTYPE_FIELD_BITS, FIXED_LEAST_BITS, FIXED_MOST_BITS, "bad-bits");
        values->fraction = in_range(in, DTYPE_FIELD_FRACTION, 0, values->bits, "bad-fraction");
        values->is_signed = true;
        break;
    case VAL_FLOAT:
        read_float(in);
        break;
    case VAL_COMPLEX:
        in->dtype->of = copy_of(in, DTYPE_FIELD_OF);
        in->dtype->part_place = place_of(in, DTYPE_FIELD_OF);
        break;
    case VAL_OPAQUE:
        read_opaque(in);
        break;
    case VAL_BOOL:
    case VAL_ABSTRACT:
        break;
    }
    if (kind != VAL_OPAQUE) in->dtype->size = dtype_size(values);
    spec_dtype_find_format(in->dtype);
}

static void report_unknown_kind(definition *in) {
    const char *names[DTYPE_FORM_COUNT];
    size_t count = 0;
    for (dtype_form form = DTYPE_FORM_FIRST; form < DTYPE_FORM_WEAK; form++)
        names[count++] = dtype_form_name(form);
    report_unknown_word(in, DTYPE_FIELD_KIND, "unknown-kind", names, count);
}

/* A dtype that is a well-known one under a name of its own. */
static void read_as(definition *in) {
    const char *name = in->values[DTYPE_FIELD_AS].string;
    const dtype_known *known = dtype_find_known(name);
    if (known) {
        in->dtype->as = mem_copy(name);
        spec_dtype_make_known(in->dtype, known);
    } else {
        const char **names = dtype_known_names();
        char *hint = hint_for_dtype(in->reader->diagnostics, name, names, dtype_known_count, "name a well-known dtype");
        DEFINITION_DIAGNOSE(in, place_of(in, DTYPE_FIELD_AS), "unknown-dtype",
                            "%s has as = \"%s\", which is not a well-known dtype|%s", what(in), name, hint);
        mem_free(hint);
        mem_free(names);
    }
    check_form(in, DTYPE_FORM_AS);
}

/* Finds the form of the definition, and reads what that form has. */
static void read_as_form(definition *in) {
    const field_value *weak = &in->values[DTYPE_FIELD_WEAK], *kind = &in->values[DTYPE_FIELD_KIND];
    const field_value *as = &in->values[DTYPE_FIELD_AS];
    const dtype_known *known = dtype_find_known(in->dtype->name);
    val_kind named;
    if (as->state == VALUE_WRONG) {
        report_wrong_value(in, DTYPE_FIELD_AS);
    } else if (as->state == VALUE_GIVEN && (weak->state != VALUE_ABSENT || kind->state != VALUE_ABSENT)) {
        const char *other = weak->state != VALUE_ABSENT ? "weak" : "kind";
        DEFINITION_DIAGNOSE(in, key_of(in, DTYPE_FIELD_AS), "two-definitions",
                            "%s has both `as` and `%s`|each of them says what the dtype is: take one out", what(in),
                            other);
    } else if (as->state == VALUE_GIVEN) {
        read_as(in);
    } else if (weak->state == VALUE_WRONG || (weak->state == VALUE_ABSENT && kind->state == VALUE_WRONG)) {
        report_wrong_value(in, weak->state == VALUE_WRONG ? DTYPE_FIELD_WEAK : DTYPE_FIELD_KIND);
    } else if (weak->state == VALUE_GIVEN) {
        in->dtype->weak_of = mem_copy(weak->string);
        in->dtype->part_place = place_of(in, DTYPE_FIELD_WEAK);
        in->dtype->well_known = true;
        check_form(in, DTYPE_FORM_WEAK);
    } else if (kind->state == VALUE_GIVEN) {
        if (field_kind_from_name(kind->string, &named))
            read_kind(in, named);
        else
            report_unknown_kind(in);
    } else if (known) {
        spec_dtype_make_known(in->dtype, known);
        check_form(in, DTYPE_FORM_WELL_KNOWN);
    } else {
        DEFINITION_DIAGNOSE(in, in->dtype->place, "missing-field",
                            "%s has no field \"kind\"|say what it is: as = \"f32\" for a well-known dtype under this "
                            "name, kind = \"float\" for a new one, or weak = \"i64\" for a weak one",
                            what(in));
    }
}

static void read_ident(definition *in) {
    in->dtype->ident = copy_of(in, DTYPE_FIELD_IDENT);
    if (!in->dtype->ident || name_is_ident(in->dtype->ident)) return;
    DEFINITION_DIAGNOSE(in, place_of(in, DTYPE_FIELD_IDENT), "bad-ident",
                        "%s has ident = \"%s\"|ident is made of letters, digits and _", what(in), in->dtype->ident);
    mem_free(in->dtype->ident);
    in->dtype->ident = NULL;
}

static void read_overflow(definition *in) {
    if (!is_given(in, DTYPE_FIELD_OVERFLOW)) return;
    enum { MOST_BITS = 16 };
    const char *known[] = {field_overflow_name(false), field_overflow_name(true)};
    const char *word = in->values[DTYPE_FIELD_OVERFLOW].string;
    const val_set *values = &in->dtype->values;
    in->dtype->saturates = strcmp(word, known[1]) == 0;
    if (!in->dtype->saturates && strcmp(word, known[0]) != 0)
        report_unknown_word(in, DTYPE_FIELD_OVERFLOW, "unknown-overflow", known, 2);
    else if (!in->broken && (values->kind != VAL_FLOAT || values->bits > MOST_BITS))
        DEFINITION_DIAGNOSE(in, key_of(in, DTYPE_FIELD_OVERFLOW), "bad-overflow",
                            "%s has `overflow`, but is not a float of at most %d bits|take it out", what(in),
                            MOST_BITS);
}

static void read_value(definition *in) {
    if (!is_given(in, DTYPE_FIELD_VALUE)) return;
    in->dtype->value = in_range(in, DTYPE_FIELD_VALUE, 0, SPEC_LARGEST_VALUE, "bad-value");
}

/* Adds the alias on top of the stack. */
static void read_alias(definition *in, spec_place place) {
    text subject = {0};
    text_printf(&subject, "an alias of %s", what(in));
    const char *alias = reader_string(in->reader, -1, place, subject.data);
    const char *problem = alias ? name_dtype_problem(alias) : NULL;
    text_free(&subject);
    if (problem) name_report_bad_dtype(alias, problem, in->reader->spec->file, place, in->reader->diagnostics);
    if (!alias || problem) {
        in->broken = true;
        return;
    }
    spec_dtype *dtype = in->dtype;
    dtype->aliases = mem_grow(dtype->aliases, dtype->alias_count + 1, sizeof *dtype->aliases);
    dtype->aliases[dtype->alias_count++] = mem_copy(alias);
}

static void read_aliases(definition *in) {
    if (!is_given(in, DTYPE_FIELD_ALIASES)) return;
    lua_State *lua = in->reader->lua;
    const spec_place place = place_of(in, DTYPE_FIELD_ALIASES);
    source_node *item =
        source_node_first_item(source_node_field(in->node, dtype_field_table[DTYPE_FIELD_ALIASES].name));
    text words = {0};
    size_t count;
    text_printf(&words, "the list of aliases of %s", what(in));
    lua_pushstring(lua, dtype_field_table[DTYPE_FIELD_ALIASES].name);
    lua_rawget(lua, -2);
    if (!reader_list(in->reader, words.data, place, &count)) in->broken = true;
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        lua_rawgeti(lua, -1, (lua_Integer)i);
        read_alias(in, source_node_place(item, place));
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    text_free(&words);
}

map read_definition_fields(void) {
    map fields = {0};
    for (uint32_t field = 0; field < DTYPE_FIELD_COUNT; field++)
        map_add(&fields, dtype_field_table[field].name, strlen(dtype_field_table[field].name), field);
    return fields;
}

void read_definition(spec_reader *of, const map *fields, source_node *node, spec_dtype *dtype) {
    definition in = {.reader = of, .node = node, .dtype = dtype, .broken = dtype->strong == DTYPE_BROKEN};
    take_values(&in, fields);
    read_as_form(&in);
    read_ident(&in);
    read_value(&in);
    read_overflow(&in);
    read_aliases(&in);
    dtype->title = copy_of(&in, DTYPE_FIELD_TITLE);
    text_free(&in.words);
    if (!in.broken) return;
    dtype->values = (val_set){.kind = VAL_ABSTRACT}; /* so that what depends on it gives no further diagnostics */
    dtype->size = 0;
    dtype->strong = DTYPE_BROKEN;
}
