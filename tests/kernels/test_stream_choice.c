/* Which results go past the caches, and which bytes of them: the driver's own functions, because no result tells. The
 * size from which on is chosen once in a process, so that each wish has one of its own. */
#include SUBJECT_DISPATCH

#include "check.h"
#include "prefix.h"
#include "process.h"

#include <stdio.h>

#define TEXT_(name) #name
#define TEXT(name)  TEXT_(name)

/* In a process of its own: the size that it chooses. */
static void answer(char *text, size_t size) {
    const size_t chosen = choose_stream_bytes();
    snprintf(text, size, "%zu", choose_stream_bytes() == chosen ? chosen : 0);
}

/* The size that a process chooses where the environment says `wish`; NULL: says nothing. */
static size_t chosen_under(const char *wish) {
    char text[32];
    CHECK(process_ask(TEXT(UPPER(STREAM_BYTES)), wish, text, sizeof text));
    const unsigned long long chosen = strtoull(text, NULL, 10);
    CHECK(chosen > 0);
    return (size_t)chosen;
}

static void test_environment(void) {
    static char endless[1 << 14]; /* Windows has room for 32,767 */
    memset(endless, '9', sizeof endless - 1);
    static const struct {
        const char *wish;
        size_t bytes;
    } wishes[] = {{"1", 1},
                  {"0", SIZE_MAX},
                  {"123456789", 123456789},
                  {"99999999999999999999999", SIZE_MAX},
                  {"007", 7},
                  {"18446744073709551616", SIZE_MAX},
                  {endless, SIZE_MAX}};
    static const char *const nonsense[] = {"",     "-1", "+1",  " 1",  "1 ",  "1e6",   "0x10",     "64M", "never",
                                           "1e99", "0x", "1\n", "\n1", "1 2", "1,000", "\xd9\xa1", "%d"};
    const bool able = joinery_line_stores[isa_in_use()] != NULL;
    const size_t usual = chosen_under(NULL);
    CHECK(able ? usual >= 1 << 18 && usual <= 64 << 20 : usual == SIZE_MAX);
    for (size_t i = 0; i < sizeof wishes / sizeof wishes[0]; i++)
        check_that(chosen_under(wishes[i].wish) == (able ? wishes[i].bytes : SIZE_MAX), "'%.40s'", wishes[i].wish);
    for (size_t i = 0; i < sizeof nonsense / sizeof nonsense[0]; i++)
        check_that(chosen_under(nonsense[i]) == usual, "'%s' is taken for a number", nonsense[i]);
}

/* What the program says comes before the environment, whichever is first. */
static void test_set(void) {
    process_set(TEXT(UPPER(STREAM_BYTES)), "77");
    CHECK(stream_threshold() == (STREAMS ? 0 : SIZE_MAX));
    LOWER(stream_bytes)(5000);
    const size_t set = joinery_line_stores[isa_in_use()] ? 5000 : SIZE_MAX;
    CHECK(stream_threshold() == set);
    CHECK(choose_stream_bytes() == set && stream_threshold() == set);
    LOWER(stream_bytes)(0);
    CHECK(stream_threshold() == SIZE_MAX);
}

static bool goes(size_t n, ptrdiff_t a_stride, ptrdiff_t out_stride, bool in_place) {
    static char memory[3000];
    const operand b = {memory + 1000, 2, 2}, out = {memory + 2000, out_stride, 8};
    const operand a = in_place ? (operand){out.at, 8, 8} : (operand){memory, a_stride, 4};
    return goes_around(n, (const operand[]){a, b}, 2, &out);
}

/* By the bytes of all arrays, and never where one of them has gaps or is the results'. */
static void test_which(void) {
    const bool able = joinery_line_stores[isa_in_use()] != NULL;
    LOWER(stream_bytes)(14000);
    CHECK(goes(1000, 4, 8, false) == able && !goes(999, 4, 8, false));
    CHECK(goes(1400, 0, 8, false) == able && !goes(1399, 0, 8, false)); /* One element for all. */
    CHECK(goes(100000, 4, 8, false) == able);
    CHECK(!goes(100000, 4, 8, true));
    CHECK(!goes(100000, 8, 8, false) && !goes(100000, -4, 8, false));
    CHECK(!goes(100000, 4, 16, false) && !goes(100000, 4, -8, false));
    LOWER(stream_bytes)(1);
    CHECK(goes(512, 4, 8, false) == able && !goes(511, 4, 8, false));
    LOWER(stream_bytes)(0);
    CHECK(!goes(PTRDIFF_MAX / 16, 4, 8, false));
}

/* ---- Which bytes ---- */

enum { MOST = 4 * STREAM_BYTES, FILLING = 119 }; /* No byte that is sent. */

static struct {
    char *begin, *end;
    size_t lines, outside;
    unsigned finished;
} seen;

static void see_lines(char *to, const char *from, size_t lines) {
    const bool aligned = (uintptr_t)to % LINE == 0 && (uintptr_t)from % LINE == 0;
    if (lines && (!aligned || to < seen.begin || to + lines * LINE > seen.end)) seen.outside++;
    memcpy(to, from, lines * LINE);
    seen.lines += lines;
}

static void see_finish(void) {
    seen.finished++;
}

static size_t know_no_cache(void) {
    return 0;
}

/* Sends n bytes to that alignment, at most `piece` at a time, and compares all that is there then. */
static void check_bytes(size_t alignment, size_t n, size_t piece) {
    static const joinery_stores stores = {see_lines, see_finish, know_no_cache};
    _Alignas(LINE) static char memory[MOST + 3 * LINE];
    static stream s;
    char *const out = memory + LINE + alignment;
    memset(memory, FILLING, sizeof memory);
    seen.begin = out, seen.end = out + n, seen.lines = seen.outside = seen.finished = 0;
    stream_open(&s, out);
    s.stores = &stores;
    for (size_t from = 0, count; from < n; from += count) {
        count = n - from < piece ? n - from : piece;
        for (size_t i = 0; i < count; i++)
            stream_room(&s)[i] = (char)((from + i) % 101);
        stream_send(&s, count);
    }
    stream_close(&s);
    bool right = seen.outside == 0 && seen.finished == 1;
    const size_t head = (LINE - alignment) % LINE;
    right = right && seen.lines == (n < head ? 0 : (n - head) / LINE);
    for (size_t i = 0; i < sizeof memory; i++) {
        const size_t at = i - LINE - alignment; /* Past n before out, too. */
        right = right && memory[i] == (at < n ? (char)(at % 101) : FILLING);
    }
    check_that(right, "%zu bytes at %zu, %zu at a time", n, alignment, piece);
}

static void test_bytes(void) {
    static const size_t pieces[] = {1, 3, 63, 64, 65, 96, 1024, STREAM_BYTES - 1, STREAM_BYTES};
    for (size_t alignment = 0; alignment < LINE; alignment++)
        for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
            check_bytes(alignment, 1 + (alignment * 37 + i * 11) % 300, pieces[i]);
            if (pieces[i] > LINE) check_bytes(alignment, MOST - alignment * 5 - i, pieces[i]);
        }
}

int main(int count, char **arguments) {
    process_begin(count, arguments, answer);
    printf("%s: from %zu bytes on\n", LOWER(isa)(), chosen_under(NULL));
    test_environment();
    test_set();
    test_which();
    test_bytes();
    return check_report();
}
