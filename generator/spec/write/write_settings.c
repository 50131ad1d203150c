#include "spec/write/write_settings.h"
#include "base/memory.h"
#include "spec/read/fields.h"
#include "spec/set.h"
#include "spec/write/lua_text.h"
#include "spec/write/write_ops.h"

static void add_laws(text *lua, const spec *spec) {
    size_t held = 0, as_default = 0;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        held += spec->laws[law];
        as_default += spec->laws[law] == lat_law_of(law)->demanded;
    }
    if (as_default == LAT_LAW_COUNT) return;
    text_add(lua, "\n  laws = {");
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (spec->laws[law]) text_printf(lua, " \"%s\",", lat_law_name(law));
    if (held) lua->data[--lua->length] = '\0';
    text_add(lua, held ? " },\n" : "},\n");
}

/* The words of a list that has been opened, on lines from `line_start` on, and its end. */
static void add_list(text *lua, const char *const *words, size_t count, size_t indent, size_t line_start) {
    word_wrap wrap = {.lua = lua, .indent = indent, .line_start = line_start};
    text word = {0};
    for (size_t i = 0; i < count; i++) {
        word.length = 0;
        spec_write_string(&word, words[i]);
        if (i + 1 < count) text_add_char(&word, ',');
        lua_add_word(&wrap, word.data);
    }
    text_free(&word);
    text_add(lua, count ? " },\n" : "},\n");
}

/* A list of classes, then of dtypes. */
static void add_set(text *lua, const spec *spec, const spec_set *set) {
    const size_t line_start = lua->length;
    const char **words = mem_alloc((spec->dtype_count + SET_CLASS_COUNT) * sizeof *words);
    size_t count = 0;
    bool by_name = false;
    for (int class = 0; class < SET_CLASS_COUNT; class ++) {
        if (!(set->classes >> class & 1)) continue;
        words[count] = set_written_class(spec, class);
        if (words[count])
            count++;
        else
            by_name = true;
    }
    for (size_t id = 0; id < spec->dtype_count; id++)
        if (by_name ? set->members[id] : set->named[id]) words[count++] = spec->dtypes[id].name;
    text_add(lua, "    ");
    spec_write_key(lua, set->name);
    text_add(lua, " = {");
    add_list(lua, words, count, 6, line_start);
    mem_free(words);
}

static void add_sets(text *lua, const spec *spec) {
    if (spec->set_count == 0) return;
    text_add(lua, "\n  sets = {\n");
    for (size_t i = 0; i < spec->set_count; i++)
        add_set(lua, spec, &spec->sets[i]);
    text_add(lua, "  },\n");
}

static void add_hot(text *lua, const spec *spec) {
    if (!spec->hot) return;
    const size_t line_start = lua->length + 1;
    text_add(lua, "\n  hot = {");
    word_wrap wrap = {.lua = lua, .indent = 4, .line_start = line_start};
    text pair = {0}, word = {0};
    for (size_t i = 0; i < spec->hot_count; i++) {
        pair.length = word.length = 0;
        text_printf(&pair, "%s,%s", spec_dtype_name(spec, spec->hot[i].a), spec_dtype_name(spec, spec->hot[i].b));
        spec_write_string(&word, pair.data);
        if (i + 1 < spec->hot_count) text_add_char(&word, ',');
        lua_add_word(&wrap, word.data);
    }
    text_free(&pair);
    text_free(&word);
    text_add(lua, spec->hot_count ? " },\n" : "},\n");
}

static void add_inexact(text *lua, const spec *spec) {
    const bool default_given =
        spec->inexact_default != spec_widest_float(spec) || (spec->notes && spec->notes->inexact_default_given);
    size_t entries = 0;
    for (size_t i = 0; spec->inexact && i < spec->dtype_count; i++)
        entries += spec->inexact[i] != LAT_NONE;
    if (!default_given && !entries) return;
    text_add(lua, "\n  inexact = ");
    if (!entries) {
        spec_write_string(lua, spec_dtype_name(spec, spec->inexact_default));
        text_add(lua, ",\n");
        return;
    }
    text_add_char(lua, '{');
    const char *comma = " ";
    if (default_given) {
        text_add(lua, " default = ");
        spec_write_string(lua, spec_dtype_name(spec, spec->inexact_default));
        comma = ", ";
    }
    for (size_t i = 0; i < spec->dtype_count; i++) {
        if (spec->inexact[i] == LAT_NONE) continue;
        text_add(lua, comma);
        spec_write_key(lua, spec->dtypes[i].name);
        text_add(lua, " = ");
        spec_write_string(lua, spec_dtype_name(spec, spec->inexact[i]));
        comma = ", ";
    }
    text_add(lua, " },\n");
}

/* The pairs that a casting allows, or those that it refuses. */
static void add_casts(text *lua, const spec *spec, const spec_casting *casting, bool allows) {
    const char **words = mem_alloc((casting->cast_count + 1) * sizeof *words);
    text *pairs = mem_alloc_zeroed(casting->cast_count + 1, sizeof *pairs);
    size_t count = 0;
    for (size_t i = 0; i < casting->cast_count; i++) {
        const spec_cast *cast = &casting->casts[i];
        if (cast->allows != allows) continue;
        text_printf(&pairs[count], "%s,%s", spec_dtype_name(spec, cast->from), spec_dtype_name(spec, cast->to));
        words[count] = pairs[count].data;
        count++;
    }
    if (count) {
        const size_t line_start = lua->length;
        text_printf(lua, "      %s = {", allows ? "allow" : "refuse");
        add_list(lua, words, count, 8, line_start);
    }
    for (size_t i = 0; i < count; i++)
        text_free(&pairs[i]);
    mem_free(pairs);
    mem_free(words);
}

static void add_castings(text *lua, const spec *spec) {
    if (spec->casting_count == 0) return;
    text_add(lua, "\n  castings = {\n");
    for (size_t i = 0; i < spec->casting_count; i++) {
        text_add(lua, "    ");
        spec_write_key(lua, spec->castings[i].name);
        text_add(lua, " = {\n      from = ");
        spec_write_string(lua, spec->castings[i].from);
        text_add(lua, ",\n");
        add_casts(lua, spec, &spec->castings[i], true);
        add_casts(lua, spec, &spec->castings[i], false);
        text_add(lua, "    },\n");
    }
    text_add(lua, "  },\n");
}

void write_settings(text *lua, const spec *spec) {
    add_sets(lua, spec);
    add_laws(lua, spec);
    write_ops(lua, spec);
    add_hot(lua, spec);
    add_inexact(lua, spec);
    add_castings(lua, spec);
    if (spec->by_zero_ones) text_printf(lua, "\n  by_zero = \"%s\",\n", field_by_zero_name(true));
    if (spec->via_f32) text_printf(lua, "\n  rounding = \"%s\",\n", field_rounding_name(true));
    if (spec->nary != LAT_NARY_FOLD) text_printf(lua, "\n  nary = \"%s\",\n", field_nary_name(spec->nary));
}
