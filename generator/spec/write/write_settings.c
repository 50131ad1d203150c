#include "spec/write/write_settings.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/op_entry.h"
#include "spec/read/fields.h"
#include "spec/set.h"
#include "spec/spec.h"
#include "spec/write/lua_text.h"
#include "spec/write/write_host.h"

#include <stdlib.h>
#include <string.h>

/* Words of one line of the field, wrapped; what is between two words is a comma and a blank. */
typedef struct op_line {
    word_wrap wrap;
    text word; /* that is being made */
} op_line;

static op_line begin_line(text *lua, const char *name) {
    text_add(lua, "    ");
    op_line line = {.wrap = {.lua = lua, .indent = 6, .line_start = lua->length - 4}};
    spec_write_key(lua, name);
    text_add(lua, " =");
    return line;
}

/* Ends the word that is being made. */
static void add_word(op_line *line) {
    lua_add_word(&line->wrap, text_string(&line->word));
    line->word.length = 0;
}

/* Takes back the comma behind the last of some fields. */
static void drop_comma(op_line *line) {
    text *lua = line->wrap.lua;
    if (lua->length && lua->data[lua->length - 1] == ',') lua->data[--lua->length] = '\0';
}

static void end_line(op_line *line, const char *last) {
    drop_comma(line);
    text_add(line->wrap.lua, last);
    text_free(&line->word);
}

/* The words of a set: its classes, then its dtypes but for those that `written` has, which become so. NULL: all. */
static void add_words(text *words, const spec *spec, const spec_set *set, bool *written) {
    bool by_name = false;
    for (int class = 0; class < SET_CLASS_COUNT; class ++) {
        if (!(set->classes >> class & 1)) continue;
        const char *word = set_written_class(spec, class);
        if (word) text_printf(words, "%s%s", words->length ? " " : "", word);
        by_name = by_name || !word;
    }
    for (lat_id id = 0; id < spec->dtype_count; id++) {
        if (!(by_name ? set->members[id] : set->named[id]) || (written && written[id])) continue;
        text_printf(words, "%s%s", words->length ? " " : "", spec->dtypes[id].name);
        if (written) written[id] = true;
    }
}

static void add_op_set(text *out, const spec *spec, const spec_set *set) {
    text words = {0};
    add_words(&words, spec, set, NULL);
    spec_write_string(out, text_string(&words));
    text_free(&words);
}

static void add_value(text *out, const spec *spec, const spec_op_value *value) {
    switch (value->form) {
    case OP_VALUE_SAME:
        text_add(out, "\"same\"");
        break;
    case OP_VALUE_PART:
        text_add(out, "\"part\"");
        break;
    case OP_VALUE_INEXACT:
        text_add(out, "\"inexact\"");
        break;
    case OP_VALUE_DTYPE:
        spec_write_string(out, spec_dtype_name(spec, value->dtype));
        break;
    }
}

static void add_cell(text *out, const spec *spec, unsigned arity, const lat_op_cell *cell) {
    text_add(out, "{ ");
    for (unsigned i = 0; i < arity; i++) {
        spec_write_string(out, spec_dtype_name(spec, cell->operands[i]));
        text_add(out, ", ");
    }
    spec_write_string(out, spec_dtype_name(spec, cell->result));
    text_add(out, " }");
}

typedef struct written_case {
    text key;
    const spec_op_value *value;
} written_case;

static int by_key(const void *a, const void *b) {
    const written_case *left = a, *right = b;
    return strcmp(text_string(&left->key), text_string(&right->key));
}

/*
 * The lines of a map, in the order of their keys, in which they are read. No two name one dtype: that of the dtype
 * alone comes first, and others that name it agree.
 */
static void add_cases(op_line *line, const spec *spec, const spec_op_map *map) {
    written_case *cases = mem_alloc_zeroed(map->count + 1, sizeof *cases);
    bool *written = mem_alloc_zeroed(spec->dtype_count + 1, sizeof *written);
    size_t count = 0;
    for (int others = 0; others < 2; others++)
        for (size_t i = 0; i < map->count; i++) {
            if (map->lines[i].one_dtype == (others == 1)) continue;
            cases[count].value = &map->lines[i].value;
            add_words(&cases[count].key, spec, &map->lines[i].of, written);
            count += cases[count].key.length > 0;
        }
    qsort(cases, count, sizeof *cases, by_key);
    for (size_t i = 0; i < count; i++) {
        const bool again = i && by_key(&cases[i - 1], &cases[i]) == 0;
        if (!again) {
            spec_write_key(&line->word, text_string(&cases[i].key));
            text_add(&line->word, " = ");
            add_value(&line->word, spec, cases[i].value);
            text_add(&line->word, ",");
            add_word(line);
        }
    }
    for (size_t i = 0; i < count; i++)
        text_free(&cases[i].key);
    mem_free(cases);
    mem_free(written);
}

/* The signatures, a word for each. */
static void add_signatures(op_line *line, const spec *spec, const spec_op *op) {
    text signature = {0};
    text_add(&line->word, "signatures = {");
    for (size_t i = 0; i < op->cell_count; i++) {
        const lat_op_cell *cell = &op->cells[i];
        add_word(line);
        signature.length = 0;
        for (unsigned k = 0; k < op->arity; k++)
            text_printf(&signature, "%s ", spec_dtype_name(spec, cell->operands[k]));
        text_printf(&signature, "-> %s", spec_dtype_name(spec, cell->result));
        if (cell->computed_in != LAT_NONE) text_printf(&signature, " in %s", spec_dtype_name(spec, cell->computed_in));
        spec_write_string(&line->word, text_string(&signature));
        if (i + 1 < op->cell_count) text_add(&line->word, ",");
    }
    text_add(&line->word, " },");
    add_word(line);
    text_free(&signature);
}

/* The value of a map as a table, a word for each line of it. */
static void add_map(op_line *line, const spec *spec, const spec_op *op) {
    text_add(&line->word, "{");
    add_word(line);
    if (op->by == OP_BY_EACH) text_add(&line->word, "by = \"each\",");
    if (op->by > 0) text_printf(&line->word, "by = %d,", op->by);
    if (op->by != OP_BY_JOIN) add_word(line);
    add_cases(line, spec, &op->map);
    for (size_t i = 0; i < op->cell_count; i++) {
        text_add(&line->word, i ? "" : "cells = { ");
        add_cell(&line->word, spec, op->arity, &op->cells[i]);
        text_add(&line->word, i + 1 < op->cell_count ? "," : " },");
        add_word(line);
    }
    drop_comma(line);
    text_add(&line->word, "}");
}

/* Leaves the end of the result as the word that is being made. */
static void add_result(op_line *line, const spec *spec, const spec_op *op) {
    const char *form = spec_op_form_name(op->form);
    switch (op->form) {
    case SPEC_OP_DEFAULT:
    case SPEC_OP_JOIN:
    case SPEC_OP_INEXACT:
    case SPEC_OP_PART:
        text_printf(&line->word, "\"%s\"", form);
        break;
    case SPEC_OP_FIXED:
        spec_write_string(&line->word, spec_dtype_name(spec, op->dtypes[0]));
        break;
    case SPEC_OP_FLOOR:
        text_printf(&line->word, "{ %s = ", form);
        spec_write_string(&line->word, spec_dtype_name(spec, op->dtypes[0]));
        text_add(&line->word, " }");
        break;
    case SPEC_OP_LOOPS:
        text_printf(&line->word, "{ %s = {", form);
        for (size_t i = 0; i < op->count; i++) {
            add_word(line);
            spec_write_string(&line->word, spec_dtype_name(spec, op->dtypes[i]));
            if (i + 1 < op->count) text_add(&line->word, ",");
        }
        text_add(&line->word, " } }");
        break;
    case SPEC_OP_MAP:
        add_map(line, spec, op);
        break;
    case SPEC_OP_LISTED: /* not by a rule of its result */
        break;
    }
}

static void add_operands(op_line *line, const spec *spec, const spec_op *op) {
    text_add(&line->word, "operands = {");
    for (unsigned i = 0; i < op->arity; i++) {
        text_add(&line->word, i ? ", " : " ");
        add_op_set(&line->word, spec, &op->operands[i]);
    }
    text_add(&line->word, " },");
    add_word(line);
}

static void add_flag(op_line *line, const char *field, const char *value) {
    text_printf(&line->word, "%s = %s,", field, value);
    add_word(line);
}

/* The words of a field of a stub, from `at` on: one, or a list or table of them. Gives how many there are. */
static size_t add_stub_field(text *out, const spec_op *op, size_t at) {
    const spec_stub_word *first = &op->stub[at];
    const bool one = !first->of && strcmp(first->field, "link") != 0;
    size_t count = 0;
    text_printf(out, "%s = %s", first->field, one ? "" : "{ ");
    for (; at + count < op->stub_count && strcmp(op->stub[at + count].field, first->field) == 0; count++) {
        const spec_stub_word *word = &op->stub[at + count];
        text_printf(out, "%s%s%s", count ? ", " : "", word->of ? word->of : "", word->of ? " = " : "");
        if (word->word)
            spec_write_string(out, word->word);
        else
            text_add(out, "false");
    }
    text_add(out, one ? "," : " },");
    return count;
}

static void add_stub(op_line *line, const spec_op *op) {
    text_add(&line->word, op->stub_count ? "stub = {" : "stub = {},");
    add_word(line);
    if (!op->stub_count) return;
    for (size_t at = 0; at < op->stub_count;) {
        at += add_stub_field(&line->word, op, at);
        add_word(line);
    }
    drop_comma(line);
    text_add(&line->word, "},");
    add_word(line);
}

static void add_entry(text *lua, const spec *spec, const spec_op *op) {
    static const char *const promote[] = {
        [OP_PROMOTE_TRUE] = "true", [OP_PROMOTE_FALSE] = "false", [OP_PROMOTE_SAME] = "\"same\""};
    op_line line = begin_line(lua, op->name);
    if (op->left_out) {
        end_line(&line, " false,\n");
        return;
    }
    text_add(&line.word, "{");
    add_word(&line);
    if (!op->known && op->arity != 2 && !op->reduce && op->form != SPEC_OP_LISTED) {
        text_printf(&line.word, "arity = %u,", op->arity);
        add_word(&line);
    }
    if (op->reduce) add_flag(&line, "reduce", "true");
    if (op->commutative) add_flag(&line, "commutative", "true");
    if (op->monotone) add_flag(&line, "monotone", "true");
    if (op->operands[0].members) add_operands(&line, spec, op);
    if (op->domain.members) {
        text_add(&line.word, "domain = ");
        add_op_set(&line.word, spec, &op->domain);
        text_add(&line.word, ",");
        add_word(&line);
    }
    if (op->has_stub) add_stub(&line, op);
    if (op->kernels.members) {
        text_add(&line.word, "kernels = ");
        add_op_set(&line.word, spec, &op->kernels);
        text_add(&line.word, ",");
        add_word(&line);
    }
    if (op->promote != OP_PROMOTE_DEFAULT) add_flag(&line, "promote", promote[op->promote]);
    if (op->compute.count) {
        text_add(&line.word, "compute = {");
        add_word(&line);
        add_cases(&line, spec, &op->compute);
        drop_comma(&line);
        text_add(&line.word, "},");
        add_word(&line);
    }
    if (op->form == SPEC_OP_LISTED) {
        add_signatures(&line, spec, op);
    } else if (op->form != SPEC_OP_DEFAULT) {
        text_add(&line.word, "result = ");
        add_result(&line, spec, op);
        text_add(&line.word, ",");
        add_word(&line);
    }
    end_line(&line, " },\n");
}

static void add_op_list(text *lua, const spec *spec, const char *last) {
    word_wrap wrap = {.lua = lua, .indent = 4, .line_start = lua->length};
    text word = {0};
    for (size_t i = 0; i < spec->op_count; i++) {
        word.length = 0;
        spec_write_string(&word, spec->ops[i]);
        text_add(&word, i + 1 < spec->op_count ? "," : last);
        lua_add_word(&wrap, text_string(&word));
    }
    text_free(&word);
}

/* Appends nothing for a spec that says nothing of operations. */
static void write_ops(text *lua, const spec *spec) {
    if (!spec->ops && !spec->entry_count) return;
    text_add(lua, "\n  ops = {");
    if (!spec->entry_count && !spec->ops_only) {
        add_op_list(lua, spec, "");
        text_add(lua, spec->op_count ? " },\n" : "},\n");
        return;
    }
    if (spec->op_count) text_add(lua, "\n   ");
    add_op_list(lua, spec, ",");
    text_add(lua, spec->ops_only ? "\n    " SPEC_OPS_ONLY " = true,\n" : "\n");
    for (size_t i = 0; i < spec->entry_count; i++)
        add_entry(lua, spec, &spec->entries[i]);
    text_add(lua, "  },\n");
}

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
    write_host(lua, &spec->host);
    if (spec->nary != LAT_NARY_FOLD) text_printf(lua, "\n  nary = \"%s\",\n", field_nary_name(spec->nary));
}
