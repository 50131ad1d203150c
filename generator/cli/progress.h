/* What a long run is doing: one line on the terminal of messages, drawn over and over, and gone at the end. */
#ifndef JOINERY_CLI_PROGRESS_H
#define JOINERY_CLI_PROGRESS_H

#include "cli/answer.h"

typedef struct progress {
    FILE *file;             /* NULL: nothing is shown */
    long long began, drawn; /* milliseconds */
    size_t width;           /* of the line that is there */
} progress;

/* Nothing is shown in the first second, with --quiet, and where messages go to no terminal, or to a dumb one. */
void progress_begin(progress *display, const cli *run);

/* A few words: a name of a file, an operation. The context is the progress. */
void progress_show(void *context, const char *step);

/* Takes the line away. Before any message. */
void progress_end(progress *progress);

#endif
