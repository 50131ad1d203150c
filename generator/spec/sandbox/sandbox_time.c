#include "spec/sandbox/sandbox_time.h"
#include "base/exit_status.h"
#include "base/memory.h"
#include "base/text.h"
#include "platform/disk.h"
#include "platform/time_limit.h"
#include "spec/diagnostics.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

#define SECONDS 10.0

/* What the clock says when it is up, for the file that is read; the outermost comes last. */
typedef struct reading_clock {
    struct reading_clock *outer;
    text message; /* "FILE:1: error: ... [time-limit]\n...", with room for a longer line number */
    size_t number_at;
    volatile sig_atomic_t line;
} reading_clock;

static reading_clock *volatile innermost;

/* Touches only what is there (platform/time_limit.h): the line number is put into a message that is already in memory.
 */
static void time_is_up(void) {
    reading_clock *clock = innermost;
    char digits[16];
    size_t count = 0;
    for (long line = clock->line; line > 0; line /= 10)
        digits[count++] = (char)('0' + line % 10);
    char *number = clock->message.data + clock->number_at;
    memmove(number + count, number + 1, clock->message.length - clock->number_at - 1);
    for (size_t i = 0; i < count; i++)
        number[i] = digits[count - 1 - i];
    const char *at = clock->message.data;
    size_t left = clock->message.length - 1 + count;
    while (left > 0) {
        const ssize_t written = disk_write(STDERR_FILENO, at, left);
        if (written <= 0) break;
        at += written;
        left -= (size_t)written;
    }
    _exit(EXIT_ERROR);
}

void sandbox_time_begin(const char *file, const spec_limits *limits, bool coloured) {
    const double seconds = limits && limits->seconds > 0 ? limits->seconds : SECONDS;
    spec_diagnostics ready = {.coloured = coloured};
    spec_diagnostics_add(
        &ready, file, spec_place_unknown(), "time-limit",
        "the spec took more than %g s of processor time|make it do less, or give it more with --max-time", seconds);
    reading_clock *clock = mem_alloc_zeroed(1, sizeof *clock);
    spec_diagnostics_print(&ready, &clock->message);
    clock->number_at = spec_diagnostics_line_at(&ready);
    spec_diagnostics_free(&ready);
    text_add_repeated(&clock->message, ' ', 16);
    clock->message.length -= 16;
    clock->line = 1;
    clock->outer = innermost;
    innermost = clock;
    if (!clock->outer) time_limit_begin(seconds, time_is_up);
}

void sandbox_time_line(int line) {
    if (innermost) innermost->line = line > 0 ? line : 1;
}

void sandbox_time_end(void) {
    reading_clock *clock = innermost;
    if (!clock->outer) time_limit_end();
    innermost = clock->outer;
    text_free(&clock->message);
    mem_free(clock);
}
