#include "spec/source/source_map.h"
#include "base/map.h"
#include "base/memory.h"
#include "spec/source/lexer.h"
#include "spec/source/literal.h"

#include <string.h>

enum {
    DEEPEST = 200,     /* tables in tables: the limit of Lua itself */
    FEW_ENTRIES = 16,  /* up to so many, a key is compared with each; a larger table gets an index */
    POOL_NODES = 1024, /* nodes that are allocated at once */
};

/* The entries of a table with many of them, by key. */
typedef struct key_index {
    map by_key; /* to the place in `entries` */
    source_node **entries;
} key_index;

struct source_node {
    const char *key; /* NULL: an item of the list part */
    size_t key_length;
    size_t value;     /* where its value begins in the text */
    spec_place place; /* of its key, else of its value */
    spec_place value_place;
    source_node *stands_for;   /* where the value is a name: what was last assigned to that name */
    source_node *first, *last; /* entries of a table, in the order of the text */
    source_node *next;         /* entry of the same table */
    size_t count;
    key_index *index; /* made at the first look-up */
};

typedef struct node_pool {
    struct node_pool *earlier;
    size_t used;
    source_node nodes[POOL_NODES];
} node_pool;

struct source_map {
    const char *text;
    size_t length;
    node_pool *pools;
    char **keys; /* those that hold escapes, as their values */
    size_t key_count, key_capacity;
    map last_of_name; /* of the values assigned to names at the top level: index in `named` */
    source_node **named;
    size_t named_count, named_capacity;
    source_node *root;
};

static source_node *new_node(source_map *map, spec_place place) {
    if (!map->pools || map->pools->used == POOL_NODES) {
        node_pool *pool = mem_alloc(sizeof *pool);
        pool->earlier = map->pools;
        pool->used = 0;
        map->pools = pool;
    }
    source_node *node = &map->pools->nodes[map->pools->used++];
    *node = (source_node){.place = place};
    return node;
}

/* +1 where a block of statements or a bracket opens, -1 where one closes. */
static int nesting(const lexer *tokens) {
    static const char *const opening[] = {"function", "if", "do", "repeat"}, *const closing[] = {"end", "until"};
    if (tokens->token == TOKEN_SYMBOL)
        return (tokens->symbol == '{' || tokens->symbol == '(' || tokens->symbol == '[') -
               (tokens->symbol == '}' || tokens->symbol == ')' || tokens->symbol == ']');
    if (tokens->token != TOKEN_NAME) return 0;
    for (size_t i = 0; i < sizeof opening / sizeof *opening; i++)
        if (lexer_is_word(tokens, opening[i])) return 1;
    for (size_t i = 0; i < sizeof closing / sizeof *closing; i++)
        if (lexer_is_word(tokens, closing[i])) return -1;
    return 0;
}

static void read_table(source_map *map, source_node *table, lexer *tokens, int depth);

/* Goes on by one token, or past a table, `depth` tables deep: it is part of no field, but may hold a key twice. */
static void skip_token(source_map *map, lexer *tokens, int depth) {
    if (lexer_is_symbol(tokens, '{') && depth < DEEPEST)
        read_table(map, new_node(map, tokens->place), tokens, depth + 1);
    else
        lexer_next(tokens);
}

/* Goes on to the separator or bracket that ends the entry of a table. */
static void skip_entry(source_map *map, lexer *tokens, int depth) {
    for (long nested = 0; tokens->token != TOKEN_END;) {
        const bool table = lexer_is_symbol(tokens, '{') && depth < DEEPEST;
        const int change = table ? 0 : nesting(tokens);
        if (nested == 0 && (change < 0 || lexer_is_symbol(tokens, ',') || lexer_is_symbol(tokens, ';'))) return;
        nested += change;
        skip_token(map, tokens, depth);
    }
}

/* Reads the value of an entry or of a name, as far as it is a table or a name. */
static void read_value(source_map *map, source_node *node, lexer *tokens, int depth) {
    node->value = tokens->start;
    node->value_place = tokens->place;
    if (lexer_is_symbol(tokens, '{') && depth < DEEPEST) {
        read_table(map, node, tokens, depth + 1);
    } else if (tokens->token == TOKEN_NAME) {
        const uint32_t *found = map_find(&map->last_of_name, tokens->text + tokens->start, tokens->end - tokens->start);
        if (found) node->stands_for = map->named[*found];
    }
}

/* The value of a string that is a key: a piece of the text where it holds no escapes. */
static void read_string_key(source_map *map, source_node *entry, const lexer *tokens) {
    const char *start = tokens->text + tokens->start;
    const size_t length = tokens->end - tokens->start;
    if (*start != '[' && !memchr(start, '\\', length)) {
        entry->key = start + 1;
        entry->key_length = length - 2;
        return;
    }
    char *decoded = literal_value(tokens);
    VEC_PUSH(map->keys, map->key_count, map->key_capacity) = decoded;
    entry->key = decoded;
    entry->key_length = strlen(decoded);
}

/* Reads `key =`, `["key"] =` or `[1] =`; `tokens` does not move if it is none of these. */
static void read_key(source_map *map, source_node *entry, lexer *tokens, int depth) {
    const lexer start = *tokens;
    if (tokens->token == TOKEN_NAME) {
        entry->key = tokens->text + tokens->start;
        entry->key_length = tokens->end - tokens->start;
        lexer_next(tokens);
    } else if (lexer_is_symbol(tokens, '[')) {
        lexer_next(tokens);
        entry->place = tokens->place;
        entry->key = ""; /* that nobody asks for: a computed key, or a number */
        const lexer first = *tokens;
        lexer_next(tokens);
        if (first.token == TOKEN_STRING && lexer_is_symbol(tokens, ']')) read_string_key(map, entry, &first);
        if (first.token != TOKEN_STRING) *tokens = first;
        skip_entry(map, tokens, depth);
        lexer_next(tokens);
    }
    if (entry->key && lexer_is_symbol(tokens, '=')) {
        lexer_next(tokens);
        return;
    }
    entry->key = NULL;
    entry->place = start.place;
    *tokens = start;
}

static void read_table(source_map *map, source_node *table, lexer *tokens, int depth) {
    lexer_next(tokens); /* the { */
    while (tokens->token != TOKEN_END && !lexer_is_symbol(tokens, '}')) {
        source_node *entry = new_node(map, tokens->place);
        if (table->last)
            table->last->next = entry;
        else
            table->first = entry;
        table->last = entry;
        table->count++;
        read_key(map, entry, tokens, depth);
        read_value(map, entry, tokens, depth);
        skip_entry(map, tokens, depth);
        if (!lexer_is_symbol(tokens, ',') && !lexer_is_symbol(tokens, ';')) break;
        lexer_next(tokens);
    }
    lexer_next(tokens); /* the } */
}

/* The <const> or <close> after the name of a local variable. */
static void skip_attribute(lexer *tokens) {
    lexer ahead = *tokens;
    if (!lexer_is_symbol(&ahead, '<')) return;
    lexer_next(&ahead);
    if (!lexer_is_word(&ahead, "const") && !lexer_is_word(&ahead, "close")) return;
    lexer_next(&ahead);
    if (!lexer_is_symbol(&ahead, '>')) return;
    lexer_next(&ahead);
    *tokens = ahead;
}

/* At a name at the top level: if a value is assigned to it, remembers the value. */
static void read_assignment(source_map *map, lexer *tokens) {
    const char *name = tokens->text + tokens->start;
    const size_t length = tokens->end - tokens->start;
    const spec_place place = tokens->place;
    lexer_next(tokens);
    skip_attribute(tokens);
    if (!lexer_is_symbol(tokens, '=')) return;
    lexer_next(tokens);
    source_node *node = new_node(map, place);
    read_value(map, node, tokens, 0);
    VEC_PUSH(map->named, map->named_count, map->named_capacity) = node;
    const uint32_t index = (uint32_t)map->named_count - 1;
    uint32_t *known = map_add(&map->last_of_name, name, length, index);
    if (known) *known = index;
}

source_map *source_map_of(const char *text, size_t length) {
    source_map *map = mem_alloc_zeroed(1, sizeof *map);
    map->text = text;
    map->length = length;
    lexer tokens = lexer_begin(text, length);
    bool member = false; /* after a `.` or `:`, where a name is that of a member */
    for (long depth = 0; tokens.token != TOKEN_END;) {
        if (depth == 0 && lexer_is_word(&tokens, "return")) {
            lexer_next(&tokens);
            map->root = new_node(map, tokens.place);
            if (!lexer_is_symbol(&tokens, '{')) map->root->place = spec_place_line(tokens.place.line);
            read_value(map, map->root, &tokens, 0);
            while (tokens.token != TOKEN_END)
                skip_token(map, &tokens, 0);
            break;
        }
        const bool table = lexer_is_symbol(&tokens, '{');
        const int change = table ? 0 : nesting(&tokens);
        if (depth == 0 && change == 0 && tokens.token == TOKEN_NAME && !member) {
            read_assignment(map, &tokens);
            continue;
        }
        member = lexer_is_symbol(&tokens, '.') || lexer_is_symbol(&tokens, ':');
        depth += change;
        skip_token(map, &tokens, 0);
    }
    return map;
}

/* Shows each entry of a table whose key an earlier entry has. */
static void show_duplicates(const source_node *table, source_duplicate_visitor *visit, void *context) {
    map keys = {0};
    const source_node **entries = mem_alloc_zeroed(table->count, sizeof *entries);
    uint32_t place = 0;
    for (const source_node *entry = table->first; entry; entry = entry->next, place++) {
        entries[place] = entry;
        if (!entry->key || !entry->key_length) continue; /* an item, or a computed key */
        const uint32_t *earlier = map_add(&keys, entry->key, entry->key_length, place);
        if (!earlier) continue;
        char *key = mem_copy_n(entry->key, entry->key_length);
        visit(context, key, entries[*earlier]->place, entry->place);
        mem_free(key);
    }
    map_free(&keys);
    mem_free(entries);
}

void source_map_duplicates(const source_map *map, source_duplicate_visitor *visit, void *context) {
    for (const node_pool *pool = map->pools; pool; pool = pool->earlier)
        for (size_t i = 0; i < pool->used; i++)
            if (pool->nodes[i].count > 1) show_duplicates(&pool->nodes[i], visit, context);
}

void source_map_free(source_map *map) {
    for (node_pool *pool = map->pools, *earlier; pool; pool = earlier) {
        for (size_t i = 0; i < pool->used; i++) {
            key_index *index = pool->nodes[i].index;
            if (!index) continue;
            map_free(&index->by_key);
            mem_free(index->entries);
            mem_free(index);
        }
        earlier = pool->earlier;
        mem_free(pool);
    }
    for (size_t i = 0; i < map->key_count; i++)
        mem_free(map->keys[i]);
    mem_free(map->keys);
    mem_free(map->named);
    map_free(&map->last_of_name);
    mem_free(map);
}

source_node *source_map_root(source_map *map) {
    return map->root;
}

/* What a name stands for, also by way of further names. */
static source_node *meaning(source_node *node) {
    while (node && node->stands_for)
        node = node->stands_for;
    return node;
}

static key_index *new_index(const source_node *table) {
    key_index *index = mem_alloc_zeroed(1, sizeof *index);
    index->entries = mem_alloc(table->count * sizeof *index->entries);
    uint32_t place = 0;
    for (source_node *entry = table->first; entry; entry = entry->next, place++) {
        index->entries[place] = entry;
        if (!entry->key) continue;
        uint32_t *earlier = map_add(&index->by_key, entry->key, entry->key_length, place);
        if (earlier) *earlier = place; /* as in Lua, the last one counts */
    }
    return index;
}

source_node *source_node_field(source_node *node, const char *key) {
    const size_t length = strlen(key);
    source_node *table = meaning(node), *found = NULL;
    if (!table) return NULL;
    if (table->count > FEW_ENTRIES) {
        if (!table->index) table->index = new_index(table);
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

source_node *source_node_first_item(source_node *node) {
    const source_node *table = meaning(node);
    return table ? item_from(table->first) : NULL;
}

source_node *source_node_next_item(source_node *node) {
    return node ? item_from(node->next) : NULL;
}

spec_place source_node_place(const source_node *node, spec_place otherwise) {
    return node ? node->place : otherwise;
}

spec_place source_node_value_place(const source_node *node, spec_place otherwise) {
    return node ? node->value_place : otherwise;
}

literal_row *source_map_rows(const source_map *map, source_node *node, size_t *count) {
    literal_rows rows = {0};
    const source_node *string = meaning(node);
    if (string) {
        lexer tokens = lexer_again(map->text, map->length, string->value, string->value_place.line);
        while (tokens.token == TOKEN_STRING) {
            literal_rows_add(&rows, &tokens);
            lexer_next(&tokens);
            if (!lexer_is_symbol(&tokens, SYMBOL_CONCAT)) break;
            lexer_next(&tokens);
        }
    }
    *count = rows.count;
    return rows.rows;
}
