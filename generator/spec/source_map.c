#include "spec/source_map.h"
#include "base/map.h"
#include "base/memory.h"
#include "spec/lexer.h"

#include <string.h>

enum {
    DEEPEST = 200,   /* tables in tables; Lua itself takes no more */
    FEW = 16,        /* entries that are looked through; more are looked up */
    BLOCK_OF = 1024, /* nodes that are allocated at once */
};

/* The entries of a table with many of them, by key. */
typedef struct key_index {
    map by_key; /* to the place in `entries` */
    source_node **entries;
} key_index;

struct source_node {
    const char *key; /* NULL: an item of the list part */
    size_t key_length;
    size_t value; /* where its value begins in the text, */
    int line, value_line;
    source_node *stands_for;          /* where the value is a name: what the chunk last gave that name */
    source_node *first, *last, *next; /* entries of a table, in the order of the text; the next one beside this */
    size_t count;
    key_index *index; /* made at the first look-up */
};

typedef struct node_block {
    struct node_block *earlier;
    size_t used;
    source_node nodes[BLOCK_OF];
} node_block;

struct source_map {
    const char *text;
    size_t length;
    node_block *blocks;
    char **keys; /* those that had to be decoded */
    size_t key_count, key_capacity;
    map last_of_name; /* of what the chunk assigns to names at its top level: index in `named` */
    source_node **named;
    size_t named_count, named_capacity;
    source_node *root;
};

static source_node *new_node(source_map *of, int line) {
    if (!of->blocks || of->blocks->used == BLOCK_OF) {
        node_block *block = mem_alloc(sizeof *block);
        block->earlier = of->blocks;
        block->used = 0;
        of->blocks = block;
    }
    source_node *node = &of->blocks->nodes[of->blocks->used++];
    *node = (source_node){.line = line};
    return node;
}

/* +1 where a block or bracket opens, -1 where one closes. */
static int nesting(const lexer *at) {
    static const char *const opening[] = {"function", "if", "do", "repeat"}, *const closing[] = {"end", "until"};
    if (at->token == TOKEN_SYMBOL)
        return (at->symbol == '{' || at->symbol == '(' || at->symbol == '[') -
               (at->symbol == '}' || at->symbol == ')' || at->symbol == ']');
    if (at->token != TOKEN_NAME) return 0;
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

/* The text of a string that is a key: as it is written, where that is what it means. */
static void read_string_key(source_map *of, source_node *entry, const lexer *at) {
    const char *start = at->text + at->start;
    const size_t length = at->end - at->start;
    if (*start != '[' && !memchr(start, '\\', length)) {
        entry->key = start + 1;
        entry->key_length = length - 2;
        return;
    }
    char *decoded = lexer_string(at);
    VEC_PUSH(of->keys, of->key_count, of->key_capacity) = decoded;
    entry->key = decoded;
    entry->key_length = strlen(decoded);
}

/* Reads `key =`, `["key"] =` or `[1] =`; where there is none of them, `at` stays where it was. */
static void read_key(source_map *of, source_node *entry, lexer *at) {
    const lexer start = *at;
    if (at->token == TOKEN_NAME) {
        entry->key = at->text + at->start;
        entry->key_length = at->end - at->start;
        lexer_next(at);
    } else if (lexer_is_symbol(at, '[')) {
        lexer_next(at);
        entry->key = ""; /* a key that no spec is asked for */
        if (at->token == TOKEN_STRING) read_string_key(of, entry, at);
        skip_entry(at);
        lexer_next(at);
    }
    if (entry->key && lexer_is_symbol(at, '=')) {
        lexer_next(at);
        return;
    }
    entry->key = NULL;
    *at = start;
}

static void read_table(source_map *of, source_node *table, lexer *at, int depth) {
    lexer_next(at); /* the { */
    while (at->token != TOKEN_END && !lexer_is_symbol(at, '}')) {
        source_node *entry = new_node(of, at->line);
        if (table->last)
            table->last->next = entry;
        else
            table->first = entry;
        table->last = entry;
        table->count++;
        read_key(of, entry, at);
        read_value(of, entry, at, depth);
        skip_entry(at);
        if (!lexer_is_symbol(at, ',') && !lexer_is_symbol(at, ';')) break;
        lexer_next(at);
    }
    lexer_next(at); /* the } */
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
    source_node *node = new_node(of, line);
    read_value(of, node, at, 0);
    VEC_PUSH(of->named, of->named_count, of->named_capacity) = node;
    const uint32_t index = (uint32_t)of->named_count - 1;
    uint32_t *known = map_add(&of->last_of_name, name, length, index);
    if (known) *known = index;
}

source_map *source_map_of(const char *source, size_t length) {
    source_map *of = mem_alloc_zeroed(1, sizeof *of);
    of->text = source;
    of->length = length;
    lexer at = lexer_begin(source, length, 0, 1);
    bool member = false; /* behind a `.` or `:`, where a name is no variable's */
    for (long depth = 0; at.token != TOKEN_END;) {
        if (depth == 0 && lexer_is_word(&at, "return")) {
            lexer_next(&at);
            of->root = new_node(of, at.line);
            read_value(of, of->root, &at, 0);
            break;
        }
        const int change = nesting(&at);
        if (depth == 0 && change == 0 && at.token == TOKEN_NAME && !member) {
            read_assignment(of, &at);
            continue;
        }
        member = lexer_is_symbol(&at, '.') || lexer_is_symbol(&at, ':');
        depth += change;
        lexer_next(&at);
    }
    return of;
}

void source_map_free(source_map *of) {
    for (node_block *block = of->blocks, *earlier; block; block = earlier) {
        for (size_t i = 0; i < block->used; i++) {
            key_index *index = block->nodes[i].index;
            if (!index) continue;
            map_free(&index->by_key);
            mem_free(index->entries);
            mem_free(index);
        }
        earlier = block->earlier;
        mem_free(block);
    }
    for (size_t i = 0; i < of->key_count; i++)
        mem_free(of->keys[i]);
    mem_free(of->keys);
    mem_free(of->named);
    map_free(&of->last_of_name);
    mem_free(of);
}

source_node *source_root(source_map *of) {
    return of->root;
}

/* What a name stands for, however often it was passed on. */
static source_node *meant(source_node *node) {
    while (node && node->stands_for)
        node = node->stands_for;
    return node;
}

static key_index *index_of(const source_node *table) {
    key_index *index = mem_alloc_zeroed(1, sizeof *index);
    index->entries = mem_alloc(table->count * sizeof *index->entries);
    uint32_t place = 0;
    for (source_node *entry = table->first; entry; entry = entry->next, place++) {
        index->entries[place] = entry;
        if (!entry->key) continue;
        uint32_t *earlier = map_add(&index->by_key, entry->key, entry->key_length, place);
        if (earlier) *earlier = place; /* Lua keeps the last one, too */
    }
    return index;
}

source_node *source_field(source_node *table, const char *key) {
    const size_t length = strlen(key);
    source_node *found = NULL;
    table = meant(table);
    if (!table) return NULL;
    if (table->count > FEW) {
        if (!table->index) table->index = index_of(table);
        const uint32_t *place = map_find(&table->index->by_key, key, length);
        return place ? table->index->entries[*place] : NULL;
    }
    for (source_node *entry = table->first; entry; entry = entry->next)
        if (entry->key && entry->key_length == length && memcmp(entry->key, key, length) == 0) found = entry;
    return found;
}

static source_node *item_from(source_node *node) {
    while (node && node->key)
        node = node->next;
    return node;
}

source_node *source_first_item(source_node *table) {
    table = meant(table);
    return table ? item_from(table->first) : NULL;
}

source_node *source_next_item(source_node *item) {
    return item ? item_from(item->next) : NULL;
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
