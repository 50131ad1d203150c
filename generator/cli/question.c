#include "cli/question.h"
#include "base/memory.h"
#include "spec/names/known_names.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

typedef struct question {
    cli *run;
    const analysis *analysis;
    lat_id *dtypes;
    size_t count, capacity;
} question;

static bool is_dtype(const question *question, const char *name) {
    lat_id found;
    return spec_find_dtype(question->analysis->spec, name) != LAT_NONE ||
           known_name_dtypes(question->analysis->spec, name, &found, 1) > 0;
}

/* Words around the names. */
static bool is_filler(const char *word) {
    static const char *const fillers[] = {"what",     "is",    "whats", "what's", "and",   "with",
                                          "plus",     "minus", "times", "v",      "the",   "promote",
                                          "promotes", "to",    "of",    "join",   "dtype", "gives"};
    for (size_t i = 0; i < sizeof fillers / sizeof *fillers; i++)
        if (strcasecmp(word, fillers[i]) == 0) return true;
    return false;
}

/* The kind of a number as Python writes it, 1, 2.5e3 or 1j; VAL_ABSTRACT for anything else. */
static val_kind kind_of_number(const char *word) {
    const char *digits = word + (*word == '-');
    if (!isdigit((unsigned char)digits[*digits == '.'])) return VAL_ABSTRACT;
    const char *end = digits + strspn(digits, "0123456789_.");
    const bool is_whole = memchr(digits, '.', (size_t)(end - digits)) == NULL && *end != 'e' && *end != 'E';
    if (*end == 'e' || *end == 'E') {
        end += 1 + (end[1] == '-' || end[1] == '+');
        end += strspn(end, "0123456789");
    }
    if ((*end == 'j' || *end == 'J') && !end[1]) return VAL_COMPLEX;
    if (*end) return VAL_ABSTRACT;
    return is_whole ? VAL_INT : VAL_FLOAT;
}

/* The kind of "python int" and the like; VAL_ABSTRACT for anything else. */
static val_kind kind_of_scalar(const char *name) {
    return strcasecmp(name, "python int") == 0       ? VAL_INT
           : strcasecmp(name, "python float") == 0   ? VAL_FLOAT
           : strcasecmp(name, "python complex") == 0 ? VAL_COMPLEX
                                                     : VAL_ABSTRACT;
}

/* The weak dtype of a kind, or in a spec of Python's own scalars the one of that name. */
static lat_id weak_of_kind(const spec *spec, val_kind kind) {
    for (size_t id = 0; id < spec->dtype_count; id++)
        if (spec->dtypes[id].weak_of && spec->dtypes[id].values.kind == kind) return (lat_id)id;
    return spec_find_dtype(spec, val_kind_name(kind));
}

static void add(question *question, lat_id dtype) {
    VEC_PUSH(question->dtypes, question->count, question->capacity) = dtype;
}

static bool add_scalar(question *question, const char *word, val_kind kind) {
    const lat_id dtype = weak_of_kind(question->analysis->spec, kind);
    if (dtype == LAT_NONE) {
        cli_error(question->run, "%s has no dtype '%s' (it has no weak %s)", question->analysis->spec->name, word,
                  val_kind_name(kind));
        return false;
    }
    add(question, dtype);
    return true;
}

static bool add_name(question *question, const char *name) {
    lat_id dtype;
    if (strcmp(name, "True") == 0 || strcmp(name, "False") == 0) name = "bool";
    if (!is_dtype(question, name)) {
        const val_kind number = kind_of_number(name), kind = number != VAL_ABSTRACT ? number : kind_of_scalar(name);
        if (is_filler(name)) return true;
        if (kind != VAL_ABSTRACT) return add_scalar(question, name, kind);
    }
    if (!load_dtype(question->run, question->analysis, name, &dtype)) return false;
    add(question, dtype);
    return true;
}

/* The end of a word that begins at `at`. */
static const char *word_end(const char *at) {
    return at + strcspn(at, " \t\n");
}

/* One name of one or several words, such as "unsigned int" or "python int"; false if that is none. */
static bool is_name(const question *question, const char *words) {
    return is_dtype(question, words) || kind_of_scalar(words) != VAL_ABSTRACT;
}

/* What stands between two operators: names, each as many words as it can be. */
static bool add_term(question *question, const char *at) {
    bool good = true;
    for (at += strspn(at, " \t\n"); *at && good; at += strspn(at, " \t\n")) {
        const char *end = at + strlen(at);
        char *name = mem_copy(at);
        while (end > word_end(at) && !is_name(question, name)) { /* one word less */
            while (end > at && !isspace((unsigned char)end[-1]))
                end--;
            while (end > at && isspace((unsigned char)end[-1]))
                end--;
            name[end - at] = '\0';
        }
        good = add_name(question, name);
        mem_free(name);
        at = end;
    }
    return good;
}

/* Whether a character of a text ends a term: an operator, but neither the `-` in a name nor the `*` of i* and integer*4. */
static bool is_operator(const question *question, const char *begin, const char *at) {
    if (strchr("+/%,;|&^?()=@<>", *at) || strncmp(at, "\xE2\x88\xA8", 3) == 0) return true;
    const bool follows_name = at > begin && !isspace((unsigned char)at[-1]);
    if (*at == '-') return !follows_name && !isdigit((unsigned char)at[1]);
    if (*at != '*') return false;
    const char *name = at;
    while (name > begin && !isspace((unsigned char)name[-1]) && !strchr("+,(", name[-1]))
        name--;
    char *word = mem_copy_n(name, (size_t)(at - name) + 1 + strspn(at + 1, "0123456789"));
    const bool is_name = follows_name && is_dtype(question, word);
    mem_free(word);
    return !is_name;
}

/* Behind the brackets of a call, whose arguments are no operands: of int8(3) + 1. Else where it is. */
static const char *skip_call(const char *begin, const char *at) {
    if (*at != '(' || at == begin || (!isalnum((unsigned char)at[-1]) && at[-1] != '_')) return at;
    const char *end = at;
    int depth = 0;
    do
        depth += *end == '(' ? 1 : *end == ')' ? -1 : 0;
    while (*end && *end++ && depth);
    return depth ? at : end;
}

/* The terms of a text, between its operators. */
static bool add_terms(question *question, const char *words) {
    bool good = true;
    while (*words && good) {
        const char *end = words;
        while (*end && !is_operator(question, words, end))
            end++;
        char *term = mem_copy_n(words, (size_t)(end - words));
        good = add_term(question, term);
        mem_free(term);
        const char *behind = skip_call(words, end);
        words = behind > end ? behind : *end ? end + (*end == '\xE2' ? 3 : 1) : end;
    }
    return good;
}

lat_id *question_read(cli *run, const analysis *analysis, const char *const *words, size_t word_count, size_t *count) {
    question question = {.run = run, .analysis = analysis};
    bool good = true;
    for (size_t i = 0; i < word_count && good; i++)
        good = is_dtype(&question, words[i]) ? add_name(&question, words[i]) : add_terms(&question, words[i]);
    if (good && question.count == 0) {
        cli_error(run, "the question names no dtype (ask, for example, for 'int8 + float32')");
        good = false;
    }
    if (good && question.count == 1) add(&question, question.dtypes[0]);
    *count = question.count;
    if (good) return question.dtypes;
    mem_free(question.dtypes);
    return NULL;
}
