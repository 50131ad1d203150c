#include "cli/progress.h"

#include "platform/clock.h"

#include <string.h>

enum { COLUMNS = 79, FIRST_AFTER_MS = 1000, AGAIN_AFTER_MS = 100 };

void progress_begin(progress *display, const cli *run) {
    *display = (progress){0};
    if (!run->error_style.boxes || run->arguments.option[OPT_QUIET].given) return;
    display->began = clock_milliseconds();
    if (display->began >= 0) display->file = run->err;
}

/* Puts a line in the place of the one that is there. */
static void draw(progress *progress, const char *line, size_t width) {
    fprintf(progress->file, "\r%.*s", (int)width, line);
    if (progress->width > width)
        fprintf(progress->file, "%*s\r%.*s", (int)(progress->width - width), "", (int)width, line);
    fflush(progress->file);
    progress->width = width;
}

void progress_show(void *context, const char *step) {
    progress *progress = context;
    if (!progress->file) return;
    const long long now = clock_milliseconds();
    if (now - progress->began < FIRST_AFTER_MS) return;
    if (progress->width && now - progress->drawn < AGAIN_AFTER_MS) return;
    progress->drawn = now;
    text line = {0};
    text_printf(&line, "joinery: %s ...", step);
    draw(progress, text_string(&line), line.length < COLUMNS ? line.length : COLUMNS);
    text_free(&line);
}

void progress_end(progress *progress) {
    if (progress->width) draw(progress, "", 0);
}
