#include "cli/progress.h"

#include "platform/clock.h"

#include <string.h>

enum { COLUMNS = 79, FIRST_AFTER_MS = 1000, AGAIN_AFTER_MS = 100 };

void progress_begin(progress *of, const cli *run) {
    *of = (progress){0};
    if (!run->error_style.boxes || run->arguments.option[OPT_QUIET].given) return;
    of->began = clock_milliseconds();
    if (of->began >= 0) of->to = run->err;
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
    if (!of->to) return;
    const long long now = clock_milliseconds();
    if (now - of->began < FIRST_AFTER_MS) return;
    if (of->width && now - of->drawn < AGAIN_AFTER_MS) return;
    of->drawn = now;
    text line = {0};
    text_printf(&line, "joinery: %s ...", what);
    draw(of, text_string(&line), line.length < COLUMNS ? line.length : COLUMNS);
    text_free(&line);
}

void progress_end(progress *of) {
    if (of->width) draw(of, "", 0);
}
