#include "base/text.h"
#include "base/memory.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static void reserve(text *of, size_t more) {
    if (of->capacity - of->length > more) return;
    size_t capacity = of->capacity ? of->capacity : 64;
    while (capacity - of->length <= more)
        capacity *= 2;
    of->data = mem_grow(of->data, capacity, 1);
    of->capacity = capacity;
}

void text_add_n(text *to, const char *bytes, size_t length) {
    reserve(to, length);
    if (length) memcpy(to->data + to->length, bytes, length);
    to->length += length;
    to->data[to->length] = '\0';
}

void text_add(text *to, const char *string) {
    text_add_n(to, string, strlen(string));
}

void text_add_char(text *to, char c) {
    text_add_n(to, &c, 1);
}

void text_add_repeated(text *to, char c, size_t count) {
    reserve(to, count);
    memset(to->data + to->length, c, count);
    to->length += count;
    to->data[to->length] = '\0';
}

void text_printf(text *to, const char *format, ...) {
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    const int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length > 0) {
        reserve(to, (size_t)length);
        vsnprintf(to->data + to->length, (size_t)length + 1, format, again);
        to->length += (size_t)length;
    }
    va_end(again);
}

void text_free(text *of) {
    mem_free(of->data);
    *of = (text){0};
}

const char *text_string(const text *of) {
    return of->data ? of->data : "";
}

size_t text_width(const char *utf8) {
    size_t width = 0;
    for (; *utf8; utf8++)
        width += ((unsigned char)*utf8 & 0xC0) != 0x80;
    return width;
}

int text_is_utf8(const char *bytes, size_t length) {
    const unsigned char *at = (const unsigned char *)bytes, *end = at + length;
    while (at < end) {
        const unsigned c = *at++;
        if (c < 0x80) continue;
        const int more = c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : 1;
        static const unsigned smallest[] = {0, 0x80, 0x800, 0x10000};
        if (c < 0xC2 || c > 0xF4 || end - at < more) return 0;
        unsigned point = c & (0x3Fu >> more);
        for (int i = 0; i < more; i++, at++) {
            if ((*at & 0xC0) != 0x80) return 0;
            point = point << 6 | (*at & 0x3Fu);
        }
        if (point < smallest[more] || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) return 0;
    }
    return 1;
}

size_t text_printable(const char *bytes, size_t length) {
    const unsigned char *at = (const unsigned char *)bytes;
    if (length == 0) return 0;
    const size_t width = at[0] < 0x80 ? 1 : at[0] < 0xE0 ? 2 : at[0] < 0xF0 ? 3 : 4;
    if (width > length || !text_is_utf8(bytes, width)) return 0;
    if (at[0] < ' ' || at[0] == 0x7F) return 0;
    if (at[0] == 0xC2 && at[1] < 0xA0) return 0;
    const bool arabic_mark = at[0] == 0xD8 && at[1] == 0x9C;
    /* left-to-right and right-to-left mark; line and paragraph separator, embeddings and overrides */
    const bool mark = at[0] == 0xE2 && at[1] == 0x80 && (at[2] == 0x8E || at[2] == 0x8F);
    const bool embedding = at[0] == 0xE2 && at[1] == 0x80 && at[2] >= 0xA8 && at[2] <= 0xAE;
    const bool isolate = at[0] == 0xE2 && at[1] == 0x81 && at[2] >= 0xA6 && at[2] <= 0xA9;
    /* U+200B and U+FEFF show nothing; U+FFFE and U+FFFF are no characters, and XML has no way to write them */
    const bool blank = at[0] == 0xE2 && at[1] == 0x80 && at[2] == 0x8B;
    const bool order_mark = at[0] == 0xEF && at[1] == 0xBB && at[2] == 0xBF;
    const bool none = at[0] == 0xEF && at[1] == 0xBF && at[2] >= 0xBE;
    /* tags, which show nothing either */
    const bool tag = at[0] == 0xF3 && at[1] == 0xA0 && at[2] < 0x82;
    return arabic_mark || mark || embedding || isolate || blank || order_mark || none || tag ? 0 : width;
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
        const size_t far = distance(word, candidates[i]);
        const bool as_long = found && far == nearest && strlen(found) != length && strlen(candidates[i]) == length;
        if (far < nearest || as_long) {
            nearest = far;
            found = candidates[i];
        }
    }
    return found;
}
