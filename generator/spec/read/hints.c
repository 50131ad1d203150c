#include "spec/read/hints.h"
#include "base/memory.h"
#include "spec/names/known_names.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

enum {
    SHOWN = 12,           /* names in one question */
    MOST_MEANINGS = 1000, /* names whose meanings are compared: that takes longer than to compare the names */
};

/* What the names of a family begin with elsewhere, before the number of bits, and here. */
static const char *const beginnings[][2] = {
    {"float", "f"}, {"fp", "f"}, {"int", "i"}, {"uint", "u"}, {"complex", "c"}, {"bfloat", "bf"},
};

/* The word with the beginning that names have here: "f8" for "float8". False if it does not begin so. */
static bool begin_as_here(const char *word, text *name) {
    const size_t letters = strcspn(word, "0123456789");
    for (size_t i = 0; word[letters] && i < sizeof beginnings / sizeof *beginnings; i++) {
        if (strlen(beginnings[i][0]) != letters || strncasecmp(word, beginnings[i][0], letters) != 0) continue;
        text_printf(name, "%s%s", beginnings[i][1], word + letters);
        return true;
    }
    return false;
}

static bool is_same(const char *name, const char *word) {
    return strcasecmp(name, word) == 0;
}

/* The word is what follows a `_` of the name. */
static bool is_ending(const char *name, const char *word) {
    for (const char *at = strchr(name, '_'); at; at = strchr(at + 1, '_'))
        if (strcasecmp(at + 1, word) == 0) return true;
    return false;
}

/* The name goes on with a `_` after the word. */
static bool is_beginning(const char *name, const char *word) {
    return strncasecmp(name, word, strlen(word)) == 0 && name[strlen(word)] == '_';
}

/* The word is a part of the name, and not too short a one. */
static bool is_part(const char *name, const char *word) {
    const size_t length = strlen(word);
    for (const char *at = name; length >= 3 && strlen(at) >= length; at++)
        if (strncasecmp(at, word, length) == 0) return true;
    return false;
}

typedef bool is_like(const char *name, const char *word);

static size_t find_like(is_like *like, const char *word, const char *const *known, size_t count, const char **found,
                        size_t most) {
    size_t number = 0;
    for (size_t i = 0; i < count; i++)
        if (like(known[i], word) && number++ < most) found[number - 1] = known[i];
    return number;
}

/* Finds the names that mean the same well-known dtype as the word. */
static size_t find_meaning(const char *word, const char *const *known, size_t count, const char **found, size_t most) {
    const char *meaning = count <= MOST_MEANINGS ? hint_well_known(word) : NULL;
    size_t number = 0;
    for (size_t i = 0; meaning && i < count; i++) {
        const char *other = hint_well_known(known[i]);
        if (other && strcmp(other, meaning) == 0 && number++ < most) found[number - 1] = known[i];
    }
    return number;
}

size_t hint_similar(const char *word, const char *const *known, size_t count, const char **found, size_t most) {
    text here = {0};
    const char *words[2] = {word, NULL};
    if (begin_as_here(word, &here)) words[1] = here.data;
    static is_like *const likes[] = {is_same, is_ending, is_beginning};
    size_t number = find_meaning(word, known, count, found, most);
    for (size_t i = 0; i < sizeof likes / sizeof *likes && !number; i++)
        for (size_t k = 0; k < 2 && words[k] && !number; k++)
            number = find_like(likes[i], words[k], known, count, found, most);
    text_free(&here);
    if (number) return number;
    const char *nearest = text_nearest(word, known, count);
    if (!nearest) return find_like(is_part, word, known, count, found, most);
    if (most) found[0] = nearest;
    return 1;
}

void hint_add_question(text *out, const char *const *names, size_t count, const char *quote) {
    text_add(out, "did you mean ");
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s%s%s", i == 0 ? "" : i + 1 < count ? ", " : " or ", quote, names[i], quote);
    text_add_char(out, '?');
}

char *hint_for_dtype(const spec_diagnostics *diagnostics, const char *word, const char *const *known, size_t count,
                     const char *otherwise) {
    const char *found[SHOWN];
    const size_t number =
        spec_diagnostics_are_few(diagnostics, count) ? hint_similar(word, known, count, found, SHOWN) : 0;
    text hint = {0};
    if (number)
        hint_add_question(&hint, found, number < SHOWN ? number : SHOWN, "\"");
    else
        text_add(&hint, otherwise);
    return hint.data;
}

char *hint_for_cell(const spec_diagnostics *diagnostics, const char *word, const char *const *known, size_t count,
                    const char *otherwise) {
    const char *found[SHOWN];
    size_t number = 0;
    if (spec_diagnostics_are_few(diagnostics, count))
        number = hint_well_known(word) ? find_meaning(word, known, count, found, SHOWN)
                                       : hint_similar(word, known, count, found, SHOWN);
    text hint = {0};
    if (number) {
        hint_add_question(&hint, found, number < SHOWN ? number : SHOWN, "\"");
        text_add(&hint, " If not, ");
    }
    text_add(&hint, otherwise);
    return hint.data;
}

const char *hint_well_known(const char *word) {
    known_name meaning = {0};
    return known_name_find(word, NAMES_ANY, &meaning) && meaning.known ? meaning.known->name : NULL;
}
