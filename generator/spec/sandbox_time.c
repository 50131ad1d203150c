#include "spec/sandbox_time.h"
#include "base/exit_status.h"
#include "base/memory.h"
#include "base/text.h"
#include "platform/disk.h"
#include "platform/time_limit.h"
#include "spec/diagnostics.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

static text message; /* "FILE:1: error: ... [time-limit]\n...", with room for a longer line number */
static size_t number_at;
static volatile sig_atomic_t last_line;

/* Touches only what is there (platform/time_limit.h): the line number is put into a message that is already in memory.
 */
static void time_is_up(void) {
    char digits[16];
    size_t count = 0;
    for (long line = last_line; line > 0; line /= 10)
        digits[count++] = (char)('0' + line % 10);
    char *number = message.data + number_at;
    memmove(number + count, number + 1, message.length - number_at - 1);
    for (size_t i = 0; i < count; i++)
        number[i] = digits[count - 1 - i];
    const char *at = message.data;
    size_t left = message.length - 1 + count;
    while (left > 0) {
        const ssize_t written = disk_write(STDERR_FILENO, at, left);
        if (written <= 0) break;
        at += written;
        left -= (size_t)written;
    }
    _exit(EXIT_ERROR);
}

void sandbox_time_begin(const char *file, double seconds, bool coloured) {
    spec_diagnostics ready = {.coloured = coloured};
    spec_diagnostics_add(
        &ready, file, spec_place_unknown(), "time-limit",
        "the spec took more than %g s of processor time|make it do less, or give it more with --max-time", seconds);
    message.length = 0;
    spec_diagnostics_print(&ready, &message);
    number_at = spec_diagnostics_line_at(&ready);
    spec_diagnostics_free(&ready);
    text_add_repeated(&message, ' ', 16);
    message.length -= 16;
    last_line = 1;
    time_limit_begin(seconds, time_is_up);
}

void sandbox_time_line(int line) {
    last_line = line > 0 ? line : 1;
}

void sandbox_time_end(void) {
    time_limit_end();
    text_free(&message);
}
