#include "spec/read/read_definition.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/names/names.h"
#include "spec/read/hints.h"
#include "spec/read/read_host.h"

#include <string.h>

enum { ELEMENT_LARGEST = 1024 }; /* bytes; the generated driver keeps blocks of elements on the stack */

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
    bool odd;          /* there are keys that are no fields */
    bool broken;       /* there is a diagnostic about it */
    const char *words; /* `dtype "q15"`, once a message needs it */
} definition;

static const char *what(definition *definition) {
    if (!definition->words)
        definition->words = reader_words(definition->reader, "dtype \"%s\"", definition->dtype->name);
    return definition->words;
}

/* Where the value of a field is. */
static spec_place place_of(const definition *definition, dtype_field field) {
    return source_node_value_place(source_node_field(definition->node, dtype_field_table[field].name),
                                   definition->dtype->place);
}

/* Where the name of a field is. */
static spec_place key_of(const definition *definition, dtype_field field) {
    return source_node_place(source_node_field(definition->node, dtype_field_table[field].name),
                             definition->dtype->place);
}

static bool is_given(const definition *definition, dtype_field field) {
    return definition->values[field].state == VALUE_GIVEN;
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
    } else if ((type == FIELD_LIST || type == FIELD_MAP) && lua_type(lua, -1) == LUA_TTABLE) {
        value.state = VALUE_GIVEN;
    }
    return value;
}

/* Takes the values of all fields in one pass over the table. `fields` leads from names to fields. */
static void take_values(definition *definition, const map *fields) {
    lua_State *lua = definition->reader->lua;
    for (lua_pushnil(lua); lua_next(lua, -2); lua_pop(lua, 1)) {
        if (lua_isinteger(lua, -2) && lua_tointeger(lua, -2) == 1) continue; /* its name */
        size_t length = 0;
        const char *key = lua_type(lua, -2) == LUA_TSTRING ? lua_tolstring(lua, -2, &length) : NULL;
        const uint32_t *field = key ? map_find(fields, key, length) : NULL;
        if (field)
            definition->values[*field] = value_on_top(lua, dtype_field_table[*field].type);
        else
            definition->odd = true;
    }
}

/* Adds a diagnostic about a field whose value has a wrong type, or is no well-formed text. */
static void report_wrong_value(definition *definition, dtype_field field) {
    const field_entry *entry = &dtype_field_table[field];
    lua_State *lua = definition->reader->lua;
    lua_pushstring(lua, entry->name);
    lua_rawget(lua, -2);
    const int type = lua_type(lua, -1);
    if (entry->type == FIELD_STRING && type == LUA_TSTRING) {
        reader_string(definition->reader, -1, place_of(definition, field),
                      reader_words(definition->reader, "field \"%s\" of %s", entry->name, what(definition)));
        definition->broken = true;
    } else {
        const bool fractional = entry->type == FIELD_INTEGER && type == LUA_TNUMBER;
        DEFINITION_DIAGNOSE(definition, place_of(definition, field), "wrong-type",
                            "field \"%s\" of %s is a %s|make it %s: %s", entry->name, what(definition),
                            fractional ? "number with a fraction" : lua_typename(lua, type),
                            field_type_name(entry->type), entry->doc);
    }
    lua_pop(lua, 1);
}

static char *copy_of(const definition *definition, dtype_field field) {
    return is_given(definition, field) ? mem_copy(definition->values[field].string) : NULL;
}

/* Adds diagnostics about fields that the form does not have, and about fields that it must have and that are missing.
 */
static void check_form(definition *definition, dtype_form form) {
    field_entry allowed[DTYPE_FIELD_COUNT];
    size_t count = 0;
    bool odd = definition->odd;
    for (dtype_field field = 0; field < DTYPE_FIELD_COUNT; field++) {
        const field_entry *entry = &dtype_field_table[field];
        const bool may = entry->may >> form & 1;
        if (may) allowed[count++] = *entry;
        odd |= !may && definition->values[field].state != VALUE_ABSENT;
        if (!may || definition->values[field].state == VALUE_GIVEN) continue;
        if (definition->values[field].state == VALUE_WRONG)
            report_wrong_value(definition, field);
        else if (entry->must >> form & 1)
            DEFINITION_DIAGNOSE(definition, definition->dtype->place, "missing-field",
                                "%s %s has no field \"%s\"|add %s = ...: %s", dtype_form_name(form), what(definition),
                                entry->name, entry->name, entry->doc);
    }
    if (!odd) return;
    reader_check_fields(definition->reader,
                        reader_words(definition->reader, "%s %s", dtype_form_name(form), what(definition)),
                        definition->node, definition->dtype->place, allowed, count, true);
    definition->broken = true;
}

/* The value of a field if it is in [low, high], else `low`, with a diagnostic of that name. */
static int in_range(definition *definition, dtype_field field, int low, int high, const char *diagnostic) {
    const long long value = definition->values[field].integer;
    const char *name = dtype_field_table[field].name;
    if (!is_given(definition, field)) return low;
    if (value >= low && value <= high) return (int)value;
    DEFINITION_DIAGNOSE(definition, place_of(definition, field), diagnostic, "%s has %s = %lld|%s must be %d to %d",
                        what(definition), name, value, name, low, high);
    return low;
}

/* Adds a diagnostic about a field that must be one of a few words. */
static void report_unknown_word(definition *definition, dtype_field field, const char *diagnostic,
                                const char *const *known, size_t count) {
    const char *name = dtype_field_table[field].name, *word = definition->values[field].string;
    text choice = {0};
    text_printf(&choice, "%s is ", name);
    for (size_t i = 0; i < count; i++)
        text_printf(&choice, "%s%s", i == 0 ? "" : i + 1 < count ? ", " : " or ", known[i]);
    char *hint = spec_did_you_mean(definition->reader->diagnostics, word, known, count, choice.data);
    DEFINITION_DIAGNOSE(definition, place_of(definition, field), diagnostic, "%s has %s = \"%s\"|%s", what(definition),
                        name, word, hint);
    mem_free(hint);
    text_free(&choice);
}

static void report_unknown_special(definition *definition) {
    const char *names[VAL_SPECIAL_COUNT];
    for (int special = 0; special < VAL_SPECIAL_COUNT; special++)
        names[special] = val_special_name((val_special)special);
    report_unknown_word(definition, DTYPE_FIELD_SPECIAL, "unknown-special", names, VAL_SPECIAL_COUNT);
}

static void read_float(definition *definition) {
    const long long exponent = definition->values[DTYPE_FIELD_EXPONENT].integer;
    const long long mantissa = definition->values[DTYPE_FIELD_MANTISSA].integer;
    const char *special = definition->values[DTYPE_FIELD_SPECIAL].string;
    val_set *values = &definition->dtype->values;
    values->special = VAL_IEEE;
    values->is_signed =
        is_given(definition, DTYPE_FIELD_SIGNED) ? definition->values[DTYPE_FIELD_SIGNED].boolean : true;
    if (is_given(definition, DTYPE_FIELD_SPECIAL) && !field_special_from_name(special, &values->special))
        report_unknown_special(definition);
    if (definition->broken) return;
    long long bias = definition->values[DTYPE_FIELD_BIAS].integer;
    if (!is_given(definition, DTYPE_FIELD_BIAS) && exponent >= 1 && exponent <= 16)
        bias = dtype_default_bias((int)exponent);
    const char *hint,
        *problem = dtype_float_problem(exponent, mantissa, values->is_signed, bias, values->special, &hint);
    if (problem) {
        DEFINITION_DIAGNOSE(definition, definition->dtype->place, "impossible-float", "%s %s|%s", what(definition),
                            problem, hint);
        return;
    }
    values->exponent = (int)exponent;
    values->mantissa = (int)mantissa;
    values->bias = (int)bias;
    values->bits = values->is_signed + values->exponent + values->mantissa;
}

static void read_opaque(definition *definition) {
    definition->dtype->ctype = copy_of(definition, DTYPE_FIELD_CTYPE);
    definition->dtype->to_f64 = copy_of(definition, DTYPE_FIELD_TO_F64);
    definition->dtype->from_f64 = copy_of(definition, DTYPE_FIELD_FROM_F64);
    if (definition->dtype->ctype && !name_is_c_type(definition->dtype->ctype))
        DEFINITION_DIAGNOSE(definition, place_of(definition, DTYPE_FIELD_CTYPE), "bad-c-name",
                            "%s has ctype = \"%s\", which is not a C type|name a type, such as dec64_t or struct dec64",
                            what(definition), definition->dtype->ctype);
    static const dtype_field functions[] = {DTYPE_FIELD_TO_F64, DTYPE_FIELD_FROM_F64};
    for (size_t i = 0; i < 2; i++) {
        const field_value *value = &definition->values[functions[i]];
        if (!is_given(definition, functions[i]) || name_is_c_identifier(value->string)) continue;
        DEFINITION_DIAGNOSE(definition, place_of(definition, functions[i]), "bad-c-name",
                            "%s has %s = \"%s\", which is not a C function|name a function", what(definition),
                            dtype_field_table[functions[i]].name, value->string);
    }
}

static void read_kind(definition *definition, val_kind kind) {
    val_set *values = &definition->dtype->values;
    values->kind = kind;
    check_form(definition, (dtype_form)kind);
    switch (kind) {
    case VAL_INT:
    case VAL_UINT:
        values->bits = in_range(definition, DTYPE_FIELD_BITS, 1, INTEGER_MOST_BITS, "bad-bits");
        values->is_signed = kind == VAL_INT;
        break;
    case VAL_FIXED:
        values->bits = in_range(definition, DTYPE_FIELD_BITS, FIXED_LEAST_BITS, FIXED_MOST_BITS, "bad-bits");
        values->fraction = in_range(definition, DTYPE_FIELD_FRACTION, 0, values->bits, "bad-fraction");
        values->is_signed = true;
        break;
    case VAL_FLOAT:
        read_float(definition);
        break;
    case VAL_COMPLEX:
        definition->dtype->of = copy_of(definition, DTYPE_FIELD_OF);
        definition->dtype->part_place = place_of(definition, DTYPE_FIELD_OF);
        break;
    case VAL_OPAQUE:
        read_opaque(definition);
        break;
    case VAL_BOOL:
    case VAL_ABSTRACT:
        break;
    }
    definition->dtype->size = is_given(definition, DTYPE_FIELD_SIZE)
                                  ? (unsigned)in_range(definition, DTYPE_FIELD_SIZE, 1, ELEMENT_LARGEST, "bad-size")
                                  : dtype_size(values);
    spec_dtype_find_format(definition->dtype);
}

static void report_unknown_kind(definition *definition) {
    const char *names[DTYPE_FORM_COUNT];
    size_t count = 0;
    for (dtype_form form = DTYPE_FORM_FIRST; form < DTYPE_FORM_WEAK; form++)
        names[count++] = dtype_form_name(form);
    report_unknown_word(definition, DTYPE_FIELD_KIND, "unknown-kind", names, count);
}

/* A dtype that is a well-known one under a name of its own. */
static void read_as(definition *definition) {
    const char *name = definition->values[DTYPE_FIELD_AS].string;
    const dtype_known *known = dtype_find_known(name);
    if (known) {
        definition->dtype->as = mem_copy(name);
        spec_dtype_make_known(definition->dtype, known);
    } else {
        const char **names = dtype_known_names();
        char *hint =
            hint_for_dtype(definition->reader->diagnostics, name, names, dtype_known_count, "name a well-known dtype");
        DEFINITION_DIAGNOSE(definition, place_of(definition, DTYPE_FIELD_AS), "unknown-dtype",
                            "%s has as = \"%s\", which is not a well-known dtype|%s", what(definition), name, hint);
        mem_free(hint);
        mem_free(names);
    }
    check_form(definition, DTYPE_FORM_AS);
}

/* Finds the form of the definition, and reads what that form has. */
static void read_as_form(definition *definition) {
    const field_value *weak = &definition->values[DTYPE_FIELD_WEAK], *kind = &definition->values[DTYPE_FIELD_KIND];
    const field_value *as = &definition->values[DTYPE_FIELD_AS];
    const dtype_known *known = dtype_find_known(definition->dtype->name);
    val_kind named;
    if (as->state == VALUE_WRONG) {
        report_wrong_value(definition, DTYPE_FIELD_AS);
    } else if (as->state == VALUE_GIVEN && (weak->state != VALUE_ABSENT || kind->state != VALUE_ABSENT)) {
        const char *other = weak->state != VALUE_ABSENT ? "weak" : "kind";
        DEFINITION_DIAGNOSE(definition, key_of(definition, DTYPE_FIELD_AS), "two-definitions",
                            "%s has both `as` and `%s`|each of them says what the dtype is: take one out",
                            what(definition), other);
    } else if (as->state == VALUE_GIVEN) {
        read_as(definition);
    } else if (weak->state == VALUE_WRONG || (weak->state == VALUE_ABSENT && kind->state == VALUE_WRONG)) {
        report_wrong_value(definition, weak->state == VALUE_WRONG ? DTYPE_FIELD_WEAK : DTYPE_FIELD_KIND);
    } else if (weak->state == VALUE_GIVEN) {
        definition->dtype->weak_of = mem_copy(weak->string);
        definition->dtype->part_place = place_of(definition, DTYPE_FIELD_WEAK);
        definition->dtype->well_known = true;
        check_form(definition, DTYPE_FORM_WEAK);
    } else if (kind->state == VALUE_GIVEN) {
        if (field_kind_from_name(kind->string, &named))
            read_kind(definition, named);
        else
            report_unknown_kind(definition);
    } else if (known) {
        spec_dtype_make_known(definition->dtype, known);
        check_form(definition, DTYPE_FORM_WELL_KNOWN);
    } else {
        DEFINITION_DIAGNOSE(definition, definition->dtype->place, "missing-field",
                            "%s has no field \"kind\"|say what it is: as = \"f32\" for a well-known dtype under this "
                            "name, kind = \"float\" for a new one, or weak = \"i64\" for a weak one",
                            what(definition));
    }
}

static void read_ident(definition *definition) {
    definition->dtype->ident = copy_of(definition, DTYPE_FIELD_IDENT);
    if (!definition->dtype->ident || name_is_ident(definition->dtype->ident)) return;
    DEFINITION_DIAGNOSE(definition, place_of(definition, DTYPE_FIELD_IDENT), "bad-ident",
                        "%s has ident = \"%s\"|ident is made of letters, digits and _", what(definition),
                        definition->dtype->ident);
    mem_free(definition->dtype->ident);
    definition->dtype->ident = NULL;
}

static void read_overflow(definition *definition) {
    if (!is_given(definition, DTYPE_FIELD_OVERFLOW)) return;
    enum { MOST_BITS = 16 };
    const char *known[] = {field_overflow_name(false), field_overflow_name(true)};
    const char *word = definition->values[DTYPE_FIELD_OVERFLOW].string;
    const val_set *values = &definition->dtype->values;
    definition->dtype->saturates = strcmp(word, known[1]) == 0;
    if (!definition->dtype->saturates && strcmp(word, known[0]) != 0)
        report_unknown_word(definition, DTYPE_FIELD_OVERFLOW, "unknown-overflow", known, 2);
    else if (!definition->broken && (values->kind != VAL_FLOAT || values->bits > MOST_BITS))
        DEFINITION_DIAGNOSE(definition, key_of(definition, DTYPE_FIELD_OVERFLOW), "bad-overflow",
                            "%s has `overflow`, but is not a float of at most %d bits|take it out", what(definition),
                            MOST_BITS);
}

static void read_value(definition *definition) {
    if (!is_given(definition, DTYPE_FIELD_VALUE)) return;
    definition->dtype->value =
        in_range(definition, DTYPE_FIELD_VALUE, -SPEC_LARGEST_VALUE, SPEC_LARGEST_VALUE, "bad-value");
}

/* Adds the alias on top of the stack. */
static void read_alias(definition *definition, spec_place place) {
    const char *subject = reader_words(definition->reader, "an alias of %s", what(definition));
    const char *alias = reader_string(definition->reader, -1, place, subject);
    const char *problem = alias ? name_alias_problem(alias) : NULL;
    if (problem)
        name_report_bad_dtype(alias, problem, definition->reader->spec->file, place, definition->reader->diagnostics);
    if (!alias || problem) {
        definition->broken = true;
        return;
    }
    spec_dtype *dtype = definition->dtype;
    dtype->aliases = mem_grow(dtype->aliases, dtype->alias_count + 1, sizeof *dtype->aliases);
    dtype->aliases[dtype->alias_count++] = mem_copy(alias);
}

static void read_aliases(definition *definition) {
    if (!is_given(definition, DTYPE_FIELD_ALIASES)) return;
    lua_State *lua = definition->reader->lua;
    const spec_place place = place_of(definition, DTYPE_FIELD_ALIASES);
    source_node *item =
        source_node_first_item(source_node_field(definition->node, dtype_field_table[DTYPE_FIELD_ALIASES].name));
    const char *words = reader_words(definition->reader, "the list of aliases of %s", what(definition));
    size_t count;
    lua_pushstring(lua, dtype_field_table[DTYPE_FIELD_ALIASES].name);
    lua_rawget(lua, -2);
    if (!reader_list(definition->reader, words, place, &count)) definition->broken = true;
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        lua_rawgeti(lua, -1, (lua_Integer)i);
        read_alias(definition, source_node_place(item, place));
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
}

static void read_host_of(definition *definition) {
    if (!is_given(definition, DTYPE_FIELD_HOST)) return;
    const char *name = dtype_field_table[DTYPE_FIELD_HOST].name;
    lua_State *lua = definition->reader->lua;
    lua_pushstring(lua, name);
    lua_rawget(lua, -2);
    if (!read_dtype_host(definition->reader, what(definition), source_node_field(definition->node, name),
                         place_of(definition, DTYPE_FIELD_HOST), &definition->dtype->host))
        definition->broken = true;
    lua_pop(lua, 1);
}

map read_definition_fields(void) {
    map fields = {0};
    for (uint32_t field = 0; field < DTYPE_FIELD_COUNT; field++)
        map_add(&fields, dtype_field_table[field].name, strlen(dtype_field_table[field].name), field);
    return fields;
}

/* The fields that dtypes of all forms have. */
static void read_common(definition *definition) {
    read_ident(definition);
    read_value(definition);
    read_aliases(definition);
    read_host_of(definition);
    definition->dtype->title = copy_of(definition, DTYPE_FIELD_TITLE);
}

bool read_inherited(spec_reader *reader, const map *fields, source_node *node, spec_dtype *dtype) {
    definition definition = {.reader = reader, .node = node, .dtype = dtype};
    take_values(&definition, fields);
    check_form(&definition, DTYPE_FORM_INHERITED);
    read_common(&definition);
    return !definition.broken;
}

void read_definition(spec_reader *reader, const map *fields, source_node *node, spec_dtype *dtype) {
    definition definition = {.reader = reader, .node = node, .dtype = dtype, .broken = dtype->strong == DTYPE_BROKEN};
    take_values(&definition, fields);
    read_as_form(&definition);
    read_common(&definition);
    read_overflow(&definition);
    if (!definition.broken) return;
    dtype->values = (val_set){.kind = VAL_ABSTRACT}; /* so that what depends on it gives no further diagnostics */
    dtype->size = 0;
    dtype->strong = DTYPE_BROKEN;
}
