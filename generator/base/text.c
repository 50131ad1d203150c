#include "base/text.h"
#include "base/memory.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static void reserve(text *text, size_t more) {
    if (text->capacity - text->length > more) return;
    size_t capacity = text->capacity ? text->capacity : 64;
    while (capacity - text->length <= more)
        capacity *= 2;
    text->data = mem_grow(text->data, capacity, 1);
    text->capacity = capacity;
}

void text_add_n(text *out, const char *bytes, size_t length) {
    reserve(out, length);
    if (length) memcpy(out->data + out->length, bytes, length);
    out->length += length;
    out->data[out->length] = '\0';
}

void text_add(text *out, const char *string) {
    text_add_n(out, string, strlen(string));
}

void text_add_char(text *out, char c) {
    text_add_n(out, &c, 1);
}

void text_add_repeated(text *out, char c, size_t count) {
    reserve(out, count);
    memset(out->data + out->length, c, count);
    out->length += count;
    out->data[out->length] = '\0';
}

void text_vprintf(text *out, const char *format, va_list arguments) {
    va_list again;
    va_copy(again, arguments);
    const int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (length <= 0) return;
    reserve(out, (size_t)length);
    vsnprintf(out->data + out->length, (size_t)length + 1, format, arguments);
    out->length += (size_t)length;
}

void text_printf(text *out, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    text_vprintf(out, format, arguments);
    va_end(arguments);
}

void text_free(text *string) {
    mem_free(string->data);
    *string = (text){0};
}

const char *text_string(const text *text) {
    return text->data ? text->data : "";
}

size_t text_width(const char *utf8) {
    size_t width = 0;
    for (; *utf8; utf8++)
        width += ((unsigned char)*utf8 & 0xC0) != 0x80;
    return width;
}

void text_add_folded(text *out, const char *words, size_t column, size_t indent, size_t width) {
    for (bool first = true; *words; first = false) {
        const size_t spaces = strspn(words, " "), length = strcspn(words + spaces, " ");
        char *word = mem_copy_n(words + spaces, length);
        const size_t taken = spaces + text_width(word);
        if (!first && length && column + taken > width) {
            text_add_char(out, '\n');
            text_add_repeated(out, ' ', indent);
            column = indent + taken - spaces;
        } else {
            text_add_repeated(out, ' ', spaces);
            column += taken;
        }
        text_add(out, word);
        mem_free(word);
        words += spaces + length;
    }
}

bool text_ends_in(const char *string, const char *end) {
    const size_t length = strlen(string), ending = strlen(end);
    return length >= ending && strcmp(string + length - ending, end) == 0;
}

size_t text_point(const char *bytes, size_t length, unsigned *point) {
    const unsigned char *at = (const unsigned char *)bytes;
    if (length == 0) return 0;
    *point = at[0];
    if (at[0] < 0x80) return 1;
    static const unsigned smallest[] = {0, 0x80, 0x800, 0x10000};
    const size_t more = at[0] >= 0xF0 ? 3 : at[0] >= 0xE0 ? 2 : 1;
    if (at[0] < 0xC2 || at[0] > 0xF4 || length <= more) return 0;
    *point &= 0x3Fu >> more;
    for (size_t i = 1; i <= more; i++) {
        if ((at[i] & 0xC0) != 0x80) return 0;
        *point = *point << 6 | (at[i] & 0x3Fu);
    }
    const bool surrogate = *point >= 0xD800 && *point < 0xE000;
    return *point < smallest[more] || *point > 0x10FFFF || surrogate ? 0 : more + 1;
}

int text_is_utf8(const char *bytes, size_t length) {
    unsigned point;
    for (size_t width; length; bytes += width, length -= width)
        if ((width = text_point(bytes, length, &point)) == 0) return 0;
    return 1;
}

/*
 * What shows nothing of its own, but may change how what is around it looks, in order: Unicode's control characters,
 * Bidi_Control and Default_Ignorable_Code_Point, line and paragraph separator, and what is no character and XML has no
 * way to write.
 */
static const unsigned unshown[][2] = {
    {0x00, 0x1F},     {0x7F, 0x9F},     {0xAD, 0xAD},       {0x34F, 0x34F},     {0x61C, 0x61C},
    {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F},   {0x200B, 0x200F},   {0x2028, 0x202E},
    {0x2060, 0x206F}, {0x3164, 0x3164}, {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},
    {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
};

static bool is_shown(unsigned point) {
    if (point >= ' ' && point < 0x7F) return true;
    for (size_t i = 0; i < sizeof unshown / sizeof *unshown && point >= unshown[i][0]; i++)
        if (point <= unshown[i][1]) return false;
    return true;
}

size_t text_printable(const char *bytes, size_t length) {
    unsigned point;
    const size_t width = text_point(bytes, length, &point);
    return width && is_shown(point) ? width : 0;
}

void text_add_shown(text *out, const char *bytes, size_t length) {
    for (size_t width; length; bytes += width, length -= width) {
        unsigned point = 0;
        width = text_point(bytes, length, &point);
        if (width && is_shown(point))
            text_add_n(out, bytes, width);
        else if (*bytes == '\n' || *bytes == '\t')
            text_add(out, *bytes == '\n' ? "\\n" : "\\t");
        else if (width)
            text_printf(out, "\\u{%X}", point);
        else
            text_printf(out, "\\x%02X", (unsigned char)*bytes);
        if (!width) width = 1;
    }
}

static int continues_character(char c) {
    return ((unsigned char)c & 0xC0) == 0x80;
}

void text_add_message(text *out, const char *bytes, size_t length) {
    enum { LONGEST = 2000, END = 200 };
    size_t kept = length, rest = length;
    if (length > LONGEST) {
        kept = LONGEST - END, rest = length - END;
        while (kept && continues_character(bytes[kept]))
            kept--;
        while (rest < length && continues_character(bytes[rest]))
            rest++;
    }
    text_add_shown(out, bytes, kept);
    if (kept == length) return;
    text_add(out, "...");
    text_add_shown(out, bytes + rest, length - rest);
}

enum { NEAREST_MAX = 63 };

/* Optimal string alignment distance, case-insensitive; words longer than NEAREST_MAX are infinitely far. */
static size_t distance(const char *a, const char *b) {
    const size_t m = strlen(a), n = strlen(b);
    if (m > NEAREST_MAX || n > NEAREST_MAX) return NEAREST_MAX;
    unsigned char row[3][NEAREST_MAX + 1];
    unsigned char *before = row[0], *last = row[1], *now = row[2];
    for (size_t j = 0; j <= n; j++)
        last[j] = (unsigned char)j;
    for (size_t i = 1; i <= m; i++) {
        now[0] = (unsigned char)i;
        for (size_t j = 1; j <= n; j++) {
            const int x = tolower((unsigned char)a[i - 1]), y = tolower((unsigned char)b[j - 1]);
            int best = last[j - 1] + (x != y);
            if (last[j] + 1 < best) best = last[j] + 1;
            if (now[j - 1] + 1 < best) best = now[j - 1] + 1;
            if (i > 1 && j > 1 && x == tolower((unsigned char)b[j - 2]) && y == tolower((unsigned char)a[i - 2]) &&
                before[j - 2] + 1 < best)
                best = before[j - 2] + 1;
            now[j] = (unsigned char)best;
        }
        unsigned char *recycled = before;
        before = last;
        last = now;
        now = recycled;
    }
    return last[n];
}

const char *text_nearest(const char *word, const char *const *candidates, size_t count) {
    const size_t length = strlen(word);
    size_t nearest = length < 3 ? 2 : length / 3 + 2; /* farther than this is no suggestion */
    const char *found = NULL;
    for (size_t i = 0; i < count; i++) {
        const bool shortened = length > 3 && strncmp(word, candidates[i], length) == 0;
        const size_t far = shortened ? 0 : distance(word, candidates[i]);
        const bool as_long = found && far == nearest && strlen(found) != length && strlen(candidates[i]) == length;
        if (far < nearest || as_long) {
            nearest = far;
            found = candidates[i];
        }
    }
    return found;
}
