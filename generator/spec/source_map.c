#include "spec/source_map.h"
#include "base/map.h"
#include "base/memory.h"
#include "spec/lexer.h"

#include <string.h>

enum { DEEPEST = 200 }; /* tables in tables; Lua itself takes no more */

struct source_node {
    char *key; /* NULL: an item of the list part */
    int line;
    size_t value; /* where its value begins in the text, */
    int value_line;
    source_node *stands_for; /* where the value is a name: what the chunk last gave that name, not owned */
    source_node **entries;   /* of a table, in the order of the text */
    size_t count, capacity;
    source_node **items; /* those without a key, not owned */
    size_t item_count, item_capacity;
    map by_key; /* made at the first look-up */
};

struct source_map {
    const char *text;
    size_t length;
    source_node *
        *named; /* what the chunk assigns to names at its top level, in order; the last is the table returned */
    size_t count, capacity;
    map last_of_name; /* index in `named` */
    source_node *root;
};

static void node_free(source_node *node) {
    for (size_t i = 0; i < node->count; i++)
        node_free(node->entries[i]);
    mem_free(node->entries);
    mem_free(node->items);
    mem_free(node->key);
    map_free(&node->by_key);
    mem_free(node);
}

/* +1 where a block or bracket opens, -1 where one closes. */
static int nesting(const lexer *at) {
    static const char *const opening[] = {"function", "if", "do", "repeat"}, *const closing[] = {"end", "until"};
    if (at->token == TOKEN_SYMBOL)
        return (at->symbol == '{' || at->symbol == '(' || at->symbol == '[') -
               (at->symbol == '}' || at->symbol == ')' || at->symbol == ']');
    for (size_t i = 0; i < sizeof opening / sizeof *opening; i++)
        if (lexer_is_word(at, opening[i])) return 1;
    for (size_t i = 0; i < sizeof closing / sizeof *closing; i++)
        if (lexer_is_word(at, closing[i])) return -1;
    return 0;
}

/* Goes on to the separator or bracket that ends the entry of a table. */
static void skip_entry(lexer *at) {
    for (long depth = 0; at->token != TOKEN_END; lexer_next(at)) {
        const int change = nesting(at);
        if (depth == 0 && (change < 0 || lexer_is_symbol(at, ',') || lexer_is_symbol(at, ';'))) return;
        depth += change;
    }
}

static void read_table(source_map *map, source_node *table, lexer *at, int depth);

/* Reads the value that an entry or a name is given, and goes behind what of it is a table. */
static void read_value(source_map *of, source_node *node, lexer *at, int depth) {
    node->value = at->start;
    node->value_line = at->line;
    if (lexer_is_symbol(at, '{') && depth < DEEPEST) {
        read_table(of, node, at, depth + 1);
    } else if (at->token == TOKEN_NAME) {
        const uint32_t *found = map_find(&of->last_of_name, at->text + at->start, at->end - at->start);
        if (found) node->stands_for = of->named[*found];
    }
}

/* Reads `key =`, `["key"] =` or `[1] =`; where there is none of them, `at` stays where it was. */
static char *read_key(lexer *at) {
    const lexer start = *at;
    char *key = NULL;
    if (at->token == TOKEN_NAME) {
        key = mem_copy_n(at->text + at->start, at->end - at->start);
        lexer_next(at);
    } else if (lexer_is_symbol(at, '[')) {
        lexer_next(at);
        key = at->token == TOKEN_STRING ? lexer_string(at) : mem_copy(""); /* no other key is ever asked for */
        skip_entry(at);
        lexer_next(at);
    }
    if (key && lexer_is_symbol(at, '=')) {
        lexer_next(at);
        return key;
    }
    mem_free(key);
    *at = start;
    return NULL;
}

static void read_table(source_map *of, source_node *table, lexer *at, int depth) {
    lexer_next(at); /* the { */
    while (at->token != TOKEN_END && !lexer_is_symbol(at, '}')) {
        source_node *entry = mem_alloc_zeroed(1, sizeof *entry);
        VEC_PUSH(table->entries, table->count, table->capacity) = entry;
        entry->line = at->line;
        entry->key = read_key(at);
        if (!entry->key) VEC_PUSH(table->items, table->item_count, table->item_capacity) = entry;
        read_value(of, entry, at, depth);
        skip_entry(at);
        if (!lexer_is_symbol(at, ',') && !lexer_is_symbol(at, ';')) break;
        lexer_next(at);
    }
    lexer_next(at); /* the } */
}

static source_node *add_named(source_map *of, int line) {
    source_node *node = mem_alloc_zeroed(1, sizeof *node);
    node->line = line;
    VEC_PUSH(of->named, of->count, of->capacity) = node;
    return node;
}

/* The <const> or <close> behind the name of a local variable. */
static void skip_attribute(lexer *at) {
    lexer ahead = *at;
    if (!lexer_is_symbol(&ahead, '<')) return;
    lexer_next(&ahead);
    if (!lexer_is_word(&ahead, "const") && !lexer_is_word(&ahead, "close")) return;
    lexer_next(&ahead);
    if (!lexer_is_symbol(&ahead, '>')) return;
    lexer_next(&ahead);
    *at = ahead;
}

/* At a name outside of all blocks: if a value is assigned to it, notes that. */
static void read_assignment(source_map *of, lexer *at) {
    const char *name = at->text + at->start;
    const size_t length = at->end - at->start;
    const int line = at->line;
    lexer_next(at);
    skip_attribute(at);
    if (!lexer_is_symbol(at, '=')) return;
    lexer_next(at);
    source_node *node = add_named(of, line);
    read_value(of, node, at, 0);
    uint32_t *known = map_add(&of->last_of_name, name, length, (uint32_t)(of->count - 1));
    if (known) *known = (uint32_t)(of->count - 1);
}

source_map *source_map_of(const char *text, size_t length) {
    source_map *of = mem_alloc_zeroed(1, sizeof *of);
    of->text = text;
    of->length = length;
    lexer at = lexer_begin(text, length, 0, 1);
    bool member = false; /* behind a `.` or `:`, where a name is no variable's */
    for (long depth = 0; at.token != TOKEN_END;) {
        if (depth == 0 && lexer_is_word(&at, "return")) {
            lexer_next(&at);
            of->root = add_named(of, at.line);
            read_value(of, of->root, &at, 0);
            break;
        }
        const int change = nesting(&at);
        if (depth == 0 && change == 0 && at.token == TOKEN_NAME && !member) {
            read_assignment(of, &at);
            member = false;
            continue;
        }
        member = lexer_is_symbol(&at, '.') || lexer_is_symbol(&at, ':');
        depth += change;
        lexer_next(&at);
    }
    return of;
}

void source_map_free(source_map *of) {
    for (size_t i = 0; i < of->count; i++)
        node_free(of->named[i]);
    mem_free(of->named);
    map_free(&of->last_of_name);
    mem_free(of);
}

/* What a name stands for, however often it was passed on. */
static source_node *meant(source_node *node) {
    while (node && node->stands_for)
        node = node->stands_for;
    return node;
}

source_node *source_root(source_map *of) {
    return of->root;
}

source_node *source_field(source_node *table, const char *key) {
    table = meant(table);
    if (!table || table->count == 0) return NULL;
    if (table->by_key.count == 0) {
        for (size_t i = 0; i < table->count; i++) {
            const char *name = table->entries[i]->key;
            if (!name) continue;
            uint32_t *earlier = map_add(&table->by_key, name, strlen(name), (uint32_t)i);
            if (earlier) *earlier = (uint32_t)i; /* Lua keeps the last one, too */
        }
    }
    const uint32_t *found = map_find(&table->by_key, key, strlen(key));
    return found ? table->entries[*found] : NULL;
}

source_node *source_item(source_node *table, size_t position) {
    table = meant(table);
    return table && position >= 1 && position <= table->item_count ? table->items[position - 1] : NULL;
}

int source_line(const source_node *node, int otherwise) {
    return node ? node->line : otherwise;
}

int *source_row_lines(const source_map *of, const source_node *node, size_t *count) {
    row_lines rows = {0};
    while (node && node->stands_for)
        node = node->stands_for;
    if (node) {
        lexer at = lexer_begin(of->text, of->length, node->value, node->value_line);
        while (at.token == TOKEN_STRING) {
            lexer_add_rows(&at, &rows);
            lexer_next(&at);
            if (!lexer_is_symbol(&at, SYMBOL_CONCAT)) break;
            lexer_next(&at);
        }
    }
    *count = rows.count;
    return rows.lines;
}
