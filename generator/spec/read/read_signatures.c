#include "spec/read/read_signatures.h"

#include "base/memory.h"
#include "base/text.h"
#include "spec/set.h"

#include <lauxlib.h>
#include <string.h>

#define FORM_OF_SIGNATURE "write it like \"f16 f32 -> f16\", or \"f16 f32 -> f16 in f32\" to say what it is computed in"

/* One signature while it is read. */
typedef struct signature {
    spec_reader *reader;
    const char *subject; /* of messages: the signature and its operation */
    spec_place place;
    char *words; /* a copy of the text, cut into words */
    char *left;  /* behind the word that was read last */
    lat_op_cell cell;
    unsigned arity;
} signature;

/* The next word, NULL behind the last. */
static char *next_word(signature *at) {
    static const char blanks[] = " \t\n";
    char *word = at->left + strspn(at->left, blanks);
    if (!*word) return NULL;
    at->left = word + strcspn(word, blanks);
    if (*at->left) *at->left++ = '\0';
    return word;
}

/* The dtype of a word; LAT_NONE after a diagnostic. */
static lat_id dtype_of(signature *at, const char *word) {
    const lat_id id = reader_find(at->reader, word);
    if (id != LAT_NONE) return id;
    spec_set unread = set_new(at->reader->spec);
    if (set_add_word(at->reader->spec, word, &unread))
        DIAGNOSE(at->reader, at->place, "bad-op",
                 "%s names \"%s\", which is a set|write a signature for each of its dtypes", at->subject, word);
    else
        reader_unknown_dtype(at->reader, at->place, reader_words(at->reader, "%s names", at->subject), word);
    spec_set_free(&unread);
    return LAT_NONE;
}

/* Reads the operands, up to the arrow. False after a diagnostic. */
static bool read_operands(signature *at) {
    const char *word = next_word(at);
    for (; word && strcmp(word, "->") != 0; word = next_word(at), at->arity++) {
        if (at->arity == LAT_OP_MOST_OPERANDS) {
            DIAGNOSE(at->reader, at->place, "bad-op", "%s has more than %d operands|give it 1, 2 or 3", at->subject,
                     (int)LAT_OP_MOST_OPERANDS);
            return false;
        }
        at->cell.operands[at->arity] = dtype_of(at, word);
        if (at->cell.operands[at->arity] == LAT_NONE) return false;
    }
    if (word && at->arity) return true;
    DIAGNOSE(at->reader, at->place, "bad-op", "%s has no %s|" FORM_OF_SIGNATURE, at->subject,
             at->arity ? "->" : "operands");
    return false;
}

/* Reads the result, and the dtype that is computed in. False after a diagnostic. */
static bool read_result(signature *at) {
    const char *result = next_word(at), *in = next_word(at), *computed_in = in ? next_word(at) : NULL;
    const bool good = result && (!in || (strcmp(in, "in") == 0 && computed_in)) && !next_word(at);
    if (!good) {
        DIAGNOSE(at->reader, at->place, "bad-op", "%s has %s|" FORM_OF_SIGNATURE, at->subject,
                 result ? "words behind its result that are not \"in\" and a dtype" : "no result behind its ->");
        return false;
    }
    at->cell.result = dtype_of(at, result);
    at->cell.computed_in = computed_in ? dtype_of(at, computed_in) : LAT_NONE;
    return at->cell.result != LAT_NONE && (!computed_in || at->cell.computed_in != LAT_NONE);
}

/* Whether two signatures are for the same operands and result. */
static bool are_alike(const lat_op_cell *a, const lat_op_cell *b, unsigned arity) {
    bool alike = a->result == b->result;
    for (unsigned i = 0; i < arity; i++)
        alike = alike && a->operands[i] == b->operands[i];
    return alike;
}

/* Adds the signature to those of the entry. False after a diagnostic. */
static bool add_signature(const signature *at, spec_op *entry) {
    if (entry->arity && at->arity != entry->arity) {
        DIAGNOSE(at->reader, at->place, "bad-op", "%s has %u operand%s, not %u|give all of them as many", at->subject,
                 at->arity, at->arity == 1 ? "" : "s", entry->arity);
        return false;
    }
    for (size_t i = 0; i < entry->cell_count; i++) {
        if (!are_alike(&entry->cells[i], &at->cell, at->arity)) continue;
        DIAGNOSE(at->reader, at->place, "bad-op", "%s stands there twice|take one out", at->subject);
        return false;
    }
    entry->arity = at->arity;
    entry->cells = mem_grow(entry->cells, entry->cell_count + 1, sizeof *entry->cells);
    entry->cells[entry->cell_count++] = at->cell;
    return true;
}

/* The signature on top. False after a diagnostic. */
static bool read_signature(spec_reader *reader, const char *op, spec_place place, spec_op *entry) {
    const char *subject = reader_words(reader, "a signature of \"%s\"", op);
    const char *shown = reader_string(reader, -1, place, subject);
    if (!shown) return false;
    signature at = {.reader = reader,
                    .subject = reader_words(reader, "the signature \"%s\" of \"%s\"", shown, op),
                    .place = place,
                    .words = mem_copy(shown),
                    .cell = {.operands = {LAT_NONE, LAT_NONE, LAT_NONE}, .computed_in = LAT_NONE}};
    at.left = at.words;
    const bool good = read_operands(&at) && read_result(&at) && add_signature(&at, entry);
    mem_free(at.words);
    return good;
}

bool read_signatures(spec_reader *reader, const char *op, source_node *node, spec_place place, spec_op *entry) {
    lua_State *lua = reader->lua;
    const char *subject = reader_words(reader, "`signatures` of \"%s\"", op);
    size_t count = 0;
    bool good = true;
    entry->form = SPEC_OP_LISTED;
    if (lua_type(lua, -1) != LUA_TTABLE) {
        DIAGNOSE(reader, place, "wrong-type", "%s is a %s|make it a list: { \"f16 f32 -> f16\" }", subject,
                 lua_typename(lua, lua_type(lua, -1)));
        return false;
    }
    if (!reader_list(reader, subject, place, &count)) return false;
    if (count == 0) {
        DIAGNOSE(reader, place, "bad-op", "%s is empty|list what the operation takes and gives, or write %s = false",
                 subject, op);
        return false;
    }
    source_node *item = source_node_first_item(node);
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        lua_rawgeti(lua, -1, (lua_Integer)i);
        good = read_signature(reader, op, source_node_value_place(item, place), entry) && good;
        lua_pop(lua, 1);
    }
    return good;
}
