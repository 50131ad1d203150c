#include "spec/write/write_ops.h"
#include "base/memory.h"
#include "spec/op_entry.h"
#include "spec/set.h"
#include "spec/write/lua_text.h"

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

static void add_set(text *out, const spec *spec, const spec_set *set) {
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
static void add_cases(op_line *line, const spec *spec, const spec_op *op) {
    written_case *cases = mem_alloc_zeroed(op->case_count + 1, sizeof *cases);
    bool *written = mem_alloc_zeroed(spec->dtype_count + 1, sizeof *written);
    size_t count = 0;
    for (int others = 0; others < 2; others++)
        for (size_t i = 0; i < op->case_count; i++) {
            if (op->cases[i].one_dtype == (others == 1)) continue;
            cases[count].value = &op->cases[i].value;
            add_words(&cases[count].key, spec, &op->cases[i].of, written);
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

/* The value of a map as a table, a word for each line of it. */
static void add_map(op_line *line, const spec *spec, const spec_op *op) {
    text_add(&line->word, "{");
    add_word(line);
    if (op->by == OP_BY_EACH) text_add(&line->word, "by = \"each\",");
    if (op->by > 0) text_printf(&line->word, "by = %d,", op->by);
    if (op->by != OP_BY_JOIN) add_word(line);
    add_cases(line, spec, op);
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
    }
}

static void add_operands(op_line *line, const spec *spec, const spec_op *op) {
    text_add(&line->word, "operands = {");
    for (unsigned i = 0; i < op->arity; i++) {
        text_add(&line->word, i ? ", " : " ");
        add_set(&line->word, spec, &op->operands[i]);
    }
    text_add(&line->word, " },");
    add_word(line);
}

static void add_flag(op_line *line, const char *field, const char *value) {
    text_printf(&line->word, "%s = %s,", field, value);
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
    if (!op->known && op->arity != 2 && !op->reduce) {
        text_printf(&line.word, "arity = %u,", op->arity);
        add_word(&line);
    }
    if (op->reduce) add_flag(&line, "reduce", "true");
    if (op->commutative) add_flag(&line, "commutative", "true");
    if (op->monotone) add_flag(&line, "monotone", "true");
    if (op->operands[0].members) add_operands(&line, spec, op);
    if (op->domain.members) {
        text_add(&line.word, "domain = ");
        add_set(&line.word, spec, &op->domain);
        text_add(&line.word, ",");
        add_word(&line);
    }
    if (op->promote != OP_PROMOTE_DEFAULT) add_flag(&line, "promote", promote[op->promote]);
    if (op->form != SPEC_OP_DEFAULT) {
        text_add(&line.word, "result = ");
        add_result(&line, spec, op);
        text_add(&line.word, ",");
        add_word(&line);
    }
    end_line(&line, " },\n");
}

static void add_list(text *lua, const spec *spec, const char *last) {
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

void write_ops(text *lua, const spec *spec) {
    if (!spec->ops && !spec->entry_count) return;
    text_add(lua, "\n  ops = {");
    if (!spec->entry_count) {
        add_list(lua, spec, "");
        text_add(lua, spec->op_count ? " },\n" : "},\n");
        return;
    }
    if (spec->op_count) text_add(lua, "\n   ");
    add_list(lua, spec, ",");
    text_add(lua, "\n");
    for (size_t i = 0; i < spec->entry_count; i++)
        add_entry(lua, spec, &spec->entries[i]);
    text_add(lua, "  },\n");
}
