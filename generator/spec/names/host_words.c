#include "spec/names/host_words.h"
#include "spec/names/grammars.h"

#include <string.h>

#define LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_"
#define DIGITS  "0123456789"

enum { MOST_OPEN = 64 };

/* What may come next: an operand must, an operator, or either of them. */
typedef enum expected { OPERAND, OPERATOR, EITHER } expected;

/* A word while it is read, one token after the other. */
typedef struct scan {
    const grammar *grammar;
    host_form form;
    const char *at;
    expected expected;
    bool in_member;       /* what comes is the name of a member */
    char open[MOST_OPEN]; /* brackets */
    size_t open_count, angle_count;
    size_t tokens;
    text *problem;
} scan;

#define FAIL(SCAN, ...) (text_printf((SCAN)->problem, __VA_ARGS__), false)

static bool is_code(const scan *scan) {
    return scan->form == HOST_FORM_IMPORT; /* of which brackets, quotes and comments alone are looked at */
}

static bool scan_name(scan *scan) {
    const grammar *grammar = scan->grammar;
    const size_t length = strspn(scan->at, LETTERS DIGITS);
    const char *name = scan->at;
    const bool is_keyword =
        grammar_has_word(grammar->keywords, name, length) && !(scan->in_member && grammar->has_free_members);
    const char *allowed = scan->form == HOST_FORM_TYPE ? grammar->in_types : grammar->in_values;
    const bool is_prefix = length <= 2 && name[length] && strchr(grammar->quotes, name[length]); /* of a string */
    scan->at += length;
    if (is_code(scan) || is_prefix) return true;
    if (is_keyword && (scan->in_member || !grammar_has_word(allowed, name, length)))
        return FAIL(scan, "has the keyword \"%.*s\"", (int)length, name);
    if (!is_keyword && scan->expected == OPERATOR)
        return FAIL(scan, "has nothing between \"%.*s\" and what is before it", (int)length, name);
    scan->expected = is_keyword ? EITHER : OPERATOR;
    scan->in_member = false;
    return true;
}

/* Whether text is digits, and perhaps letters that tell their base or type. */
static bool is_number(const char *number, size_t length) {
    const bool has_base = length > 2 && number[0] == '0' && strchr("xXbBoO", number[1]);
    const size_t start = has_base ? 2 : 0;
    const size_t digits = strspn(number + start, has_base ? "0123456789ABCDEFabcdef_'" : "0123456789_'.");
    const char *suffix = number + start + digits;
    if (digits == 0 || start + digits >= length) return digits > 0;
    const size_t letters = length - start - digits;
    const bool is_typed =
        (*suffix == 'i' || *suffix == 'u') && strspn(suffix + 1, DIGITS) == letters - 1 && letters > 1;
    return is_typed || strspn(suffix, "uUlLfFzZn") >= letters;
}

static bool scan_number(scan *scan) {
    const size_t length = strspn(scan->at, LETTERS DIGITS ".'");
    const char *number = scan->at;
    scan->at += length;
    if (is_code(scan)) return true;
    const bool is_inside = scan->open_count || scan->angle_count;
    if (scan->in_member || !is_number(number, length) || (scan->form == HOST_FORM_TYPE && !is_inside))
        return FAIL(scan, "has \"%.*s\" where a name should be", (int)length, number);
    if (scan->expected == OPERATOR)
        return FAIL(scan, "has nothing between \"%.*s\" and what is before it", (int)length, number);
    scan->expected = OPERATOR;
    return true;
}

/* Whether a quote begins a lifetime of Rust: 'static. */
static bool begins_lifetime(const scan *scan) {
    const size_t length = strspn(scan->at + 1, LETTERS DIGITS);
    return scan->grammar->has_lifetimes && *scan->at == '\'' && length > 0 && scan->at[1 + length] != '\'';
}

static bool scan_string(scan *scan) {
    const char quote = *scan->at++;
    while (*scan->at && *scan->at != quote && *scan->at != '\n')
        scan->at += scan->at[0] == '\\' && scan->at[1] ? 2 : 1;
    if (*scan->at != quote) return FAIL(scan, "has an unclosed quote");
    scan->at++;
    if (is_code(scan)) return true;
    if (scan->expected == OPERATOR) return FAIL(scan, "has nothing between a string and what is before it");
    scan->expected = OPERATOR;
    return true;
}

static bool scan_lifetime(scan *scan) {
    scan->at += 1 + strspn(scan->at + 1, LETTERS DIGITS);
    scan->expected = EITHER;
    return true;
}

static bool scan_opening(scan *scan) {
    if (scan->open_count == MOST_OPEN) return FAIL(scan, "has more than %d open brackets", MOST_OPEN);
    scan->open[scan->open_count++] = *scan->at == '(' ? ')' : *scan->at == '[' ? ']' : '}';
    scan->at++;
    scan->expected = EITHER;
    return true;
}

static bool scan_closing(scan *scan) {
    const char bracket = *scan->at++;
    if (scan->open_count == 0 || scan->open[scan->open_count - 1] != bracket)
        return FAIL(scan, "has a \"%c\" that closes nothing", bracket);
    if (!is_code(scan) && scan->expected == OPERAND) return FAIL(scan, "has nothing before \"%c\"", bracket);
    scan->open_count--;
    scan->expected = scan->grammar->has_casts && bracket == ')' ? EITHER : OPERATOR;
    return true;
}

/* A comma, or in Rust's arrays a semicolon. */
static bool scan_separator(scan *scan) {
    const char mark = *scan->at++;
    if (is_code(scan)) return true;
    const bool is_inside = scan->open_count > 0 || scan->angle_count > 0;
    if (!is_inside || (mark == ';' && !scan->grammar->has_lifetimes))
        return FAIL(scan, "has a \"%c\"%s", mark, mark == ',' ? " outside brackets" : "");
    scan->expected = EITHER;
    return true;
}

/* < and >: brackets, in C and Python comparisons alone, or doubled a shift. */
static bool scan_angle(scan *scan) {
    const char angle = *scan->at;
    const bool is_type = scan->form == HOST_FORM_TYPE;
    if (is_type && !scan->grammar->has_angles) return FAIL(scan, "has \"%c\", which no type has", angle);
    if (scan->expected == OPERAND && (angle == '>' ? !scan->angle_count : !scan->grammar->has_lifetimes))
        return FAIL(scan, "has nothing before \"%c\"", angle);
    const bool is_shift = scan->at[1] == angle && !is_type && (angle == '<' || !scan->angle_count);
    const bool closes = angle == '>' && scan->angle_count > 0;
    scan->at += is_shift ? 2 : 1;
    if (angle == '<' && !is_shift) scan->angle_count++;
    if (closes) scan->angle_count--;
    scan->expected = closes ? EITHER : OPERAND;
    return true;
}

/* Whether characters of a list are all that the operator of that length has. */
static bool is_made_of(const char *operator, size_t length, const char *list) {
    return strspn(operator, list) >= length;
}

static bool scan_operator(scan *scan) {
    const grammar *grammar = scan->grammar;
    const char *operator= scan->at;
    size_t length = strspn(operator, grammar->operators);
    const char last = operator[length - 1];
    if ((last == '-' || last == '=') && operator[length] == '>') length++; /* -> and => */
    const bool is_suffix = scan->form == HOST_FORM_TYPE && is_made_of(operator, length, grammar->suffixes);
    scan->at += length;
    if (is_code(scan)) return true;
    if (scan->form == HOST_FORM_TYPE && !is_suffix &&
        strspn(operator, grammar->in_type) < length && operator[length - 1] != '>')
        return FAIL(scan, "has \"%.*s\", which no type has", (int)length, operator);
    if (scan->expected == OPERAND && (is_suffix || !strchr(grammar->prefixes, *operator)))
        return FAIL(scan, "has nothing before \"%.*s\"", (int)length, operator);
    if (length == 1 && *operator== '=' && scan->open_count == 0 && scan->form != HOST_FORM_CONDITION)
        return FAIL(scan, "assigns");
    const bool is_access = *operator== '.' ||(length == 2 && (operator[1] == ':' || operator[1] == '>'));
    scan->in_member = is_access && scan->expected != OPERAND;
    scan->expected = is_suffix ? EITHER : OPERAND;
    return true;
}

/* The length of the comment at a place; 0 where there is none. */
static size_t comment_length(const scan *scan) {
    const char *at = scan->at;
    const char *line = scan->grammar->comment;
    if (strncmp(at, line, strlen(line)) == 0) return strcspn(at, "\n");
    if (!scan->grammar->has_long_comments || strncmp(at, "/*", 2) != 0) return 0;
    const char *end = strstr(at + 2, "*/");
    return end ? (size_t)(end - at) + 2 : 0;
}

/* Whether the mark of a comment is at a place, or the end of one that did not begin. */
static bool is_comment_mark(const scan *scan) {
    const char *at = scan->at;
    const bool is_long = strncmp(at, "/*", 2) == 0 || strncmp(at, "*/", 2) == 0;
    return comment_length(scan) > 0 || (scan->grammar->has_long_comments && is_long);
}

static bool scan_token(scan *scan) {
    const char c = *scan->at;
    const size_t comment = is_code(scan) ? comment_length(scan) : 0;
    scan->at += comment;
    if (comment) return true;
    if (is_comment_mark(scan)) return FAIL(scan, "has the mark of a comment");
    if (c == ' ' || (c == '\n' && is_code(scan))) return scan->at++, true;
    if (strchr(LETTERS, c)) return scan_name(scan);
    if (strchr(DIGITS, c)) return scan_number(scan);
    if (begins_lifetime(scan)) return scan_lifetime(scan);
    if (strchr(scan->grammar->quotes, c)) return scan_string(scan);
    if (strchr("([{", c)) return scan_opening(scan);
    if (strchr(")]}", c)) return scan_closing(scan);
    if (c == ',' || c == ';') return scan_separator(scan);
    if (strchr("<>", c) && !is_code(scan)) return scan_angle(scan);
    if (strchr(scan->grammar->operators, c)) return scan_operator(scan);
    if (is_code(scan)) return scan->at++, true;
    if (c == '\n') return FAIL(scan, "has a line feed");
    return (unsigned char)c < 0x80 ? FAIL(scan, "has a \"%c\"", c) : FAIL(scan, "has a character that is not ASCII");
}

/* How many tokens a word has; 0, and a problem, where it is not of that form. */
static size_t check_code(const char *word, host_language language, host_form form, text *problem) {
    scan scan = {.grammar = grammar_of(language), .form = form, .at = word, .problem = problem};
    for (; *scan.at; scan.tokens++)
        if (!scan_token(&scan)) return 0;
    if (scan.open_count) return FAIL(&scan, "has no \"%c\" at its end", scan.open[scan.open_count - 1]);
    if (!is_code(&scan) && scan.expected == OPERAND)
        return FAIL(&scan, "%s", word[strspn(word, " ")] ? "ends in an operator" : "is blank");
    if (form == HOST_FORM_TYPE && scan.angle_count) return FAIL(&scan, "has no \">\" at its end");
    return scan.tokens;
}

/* One of the names between `::`. */
static bool check_namespace_part(const char *part, size_t length, text *problem) {
    if (length == 0 || strspn(part, LETTERS DIGITS) < length || strchr(DIGITS, *part)) {
        text_printf(problem, "has \"%.*s\" where an identifier should be", (int)length, part);
        return false;
    }
    const bool is_keyword =
        grammar_has_word(grammar_of(HOST_CPP)->keywords, part, length) || grammar_has_word(" std ", part, length);
    if (is_keyword) text_printf(problem, "has \"%.*s\", which is a word of C++", (int)length, part);
    return !is_keyword;
}

static bool check_namespace(const char *word, text *problem) {
    for (const char *at = word; at;) {
        const char *end = strstr(at, "::");
        if (!check_namespace_part(at, end ? (size_t)(end - at) : strlen(at), problem)) return false;
        at = end ? end + 2 : NULL;
    }
    return true;
}

bool host_word_is_header(const char *word) {
    const size_t length = strlen(word);
    for (size_t at = 0, width; at < length; at += width) {
        width = text_printable(word + at, length - at);
        if (width == 0 || word[at] == '"' || word[at] == '\\') return false;
    }
    if (strstr(word, "//") || strstr(word, "/*")) return false;
    if (word[0] == '<') return length > 2 && strchr(word, '>') == word + length - 1;
    return length > 0 && !strchr(word, '>') && !strchr(word, '<');
}

/* Appends a pattern with a word in the place of each %s, and in capital letters in that of each %S. */
static void fill(const char *pattern, const char *word, text *filled) {
    for (const char *at = pattern; *at; at++) {
        const bool place = at[0] == '%' && (at[1] == 's' || at[1] == 'S');
        if (!place) text_add_char(filled, *at);
        for (const char *letter = word; place && *letter; letter++)
            text_add_char(filled,
                          at[1] == 'S' && *letter >= 'a' && *letter <= 'z' ? (char)(*letter - 'a' + 'A') : *letter);
        at += place;
    }
}

/* The tokens of a pattern with a word in the place of each %s or %S. */
static size_t check_pattern(const char *pattern, const char *word, host_language language, text *problem) {
    text filled = {0};
    fill(pattern, word, &filled);
    const size_t tokens = check_code(text_string(&filled), language, HOST_FORM_VALUE, problem);
    text_free(&filled);
    return tokens;
}

bool host_word_check(const char *word, host_language language, host_form form, text *problem) {
    const bool is_header = form == HOST_FORM_IMPORT && (language == HOST_C || language == HOST_CPP);
    if (form == HOST_FORM_PART) return true;
    if (form == HOST_FORM_NAMESPACE) return check_namespace(word, problem);
    if (form == HOST_FORM_PATTERN) return check_pattern(word, "x", language, problem) > 0;
    if (!is_header) return check_code(word, language, form, problem) > 0;
    if (host_word_is_header(word)) return true;
    text_add(problem, "cannot be included");
    return false;
}

/* The pattern of a language, and what stands for %s in it; false where it has none. */
static bool find_parts(const spec_host *host, const spec_dtype *dtype, host_language language, const char **pattern,
                       const char **word) {
    char *const *words = &host->words[(size_t)language * HOST_WORD_COUNT];
    const char *own = dtype->host.words[language * HOST_DTYPE_WORD_COUNT + HOST_DTYPE_WORD_NAME];
    const bool is_bare = own || (language == HOST_C && words[HOST_WORD_DTYPE]);
    *pattern = words[HOST_WORD_NAME] ? words[HOST_WORD_NAME] : "%s";
    *word = own ? own : dtype->name;
    return words[HOST_WORD_NAME] || is_bare;
}

bool host_dtype_expression(const spec_host *host, const spec_dtype *dtype, host_language language, text *expression) {
    const char *pattern, *word;
    if (!find_parts(host, dtype, language, &pattern, &word)) return false;
    fill(pattern, word, expression);
    return true;
}

bool host_dtype_check(const spec_host *host, const spec_dtype *dtype, host_language language, text *problem) {
    const char *pattern, *word;
    if (!find_parts(host, dtype, language, &pattern, &word)) return true;
    const size_t tokens = check_pattern(pattern, word, language, problem);
    if (tokens == 0 || word != dtype->name) return tokens > 0;
    if (tokens == check_pattern(pattern, "x", language, problem) && !strchr(word, '\\')) return true;
    text_printf(problem, "has more than one word for \"%s\"", word);
    return false;
}
