#include "cli/progress.h"

#include <string.h>

enum { COLUMNS = 79, FIRST_AFTER_MS = 1000, AGAIN_AFTER_MS = 100 };

static long long milliseconds_between(const struct timespec *from, const struct timespec *to) {
    return (to->tv_sec - from->tv_sec) * 1000LL + (to->tv_nsec - from->tv_nsec) / 1000000;
}

void progress_begin(progress *of, const cli *run) {
    *of = (progress){0};
    if (!run->error_style.boxes || run->arguments.option[OPT_QUIET].is) return;
    if (clock_gettime(CLOCK_MONOTONIC, &of->began) == 0) of->to = run->err;
}

/* Puts a line in the place of the one that is there. */
static void draw(progress *of, const char *line, size_t width) {
    fprintf(of->to, "\r%.*s", (int)width, line);
    if (of->width > width) fprintf(of->to, "%*s\r%.*s", (int)(of->width - width), "", (int)width, line);
    fflush(of->to);
    of->width = width;
}

void progress_show(void *context, const char *what) {
    progress *of = context;
    struct timespec now;
    if (!of->to || clock_gettime(CLOCK_MONOTONIC, &now) != 0) return;
    if (milliseconds_between(&of->began, &now) < FIRST_AFTER_MS) return;
    if (of->width && milliseconds_between(&of->drawn, &now) < AGAIN_AFTER_MS) return;
    of->drawn = now;
    text line = {0};
    text_printf(&line, "joinery: %s ...", what);
    draw(of, text_string(&line), line.length < COLUMNS ? line.length : COLUMNS);
    text_free(&line);
}

void progress_end(progress *of) {
    if (of->width) draw(of, "", 0);
}
