#include "report/graphviz.h"

#include "platform/child.h"
#include "platform/disk.h"

#include <string.h>

enum { COMPLAINT_MAX = 400 };

static void take(void *to, const char *bytes, size_t length) {
    text_add_n(to, bytes, length);
}

/* The first line of what dot said. */
static void complain(const text *said, text *error) {
    const size_t length = strcspn(text_string(said), "\n");
    if (length)
        text_printf(error, "dot failed: %.*s", (int)(length < COMPLAINT_MAX ? length : COMPLAINT_MAX), said->data);
    else
        text_add(error, "dot failed without a reason");
}

bool graphviz_plain(const text *source, text *plain, text *error) {
    text drawing = {0}, complaint = {0};
    const child dot = {.name = "dot",
                       .argument = "-Tplain",
                       .input = source->data,
                       .length = source->length,
                       .take = take,
                       .output = &drawing,
                       .messages = &complaint};
    int failed;
    const bool drawn = child_run(&dot, &failed) && drawing.length > 0;
    if (drawn)
        text_add_n(plain, drawing.data, drawing.length);
    else if (failed)
        text_printf(error, "cannot run dot: %s", disk_why(failed));
    else
        complain(&complaint, error);
    text_free(&drawing);
    text_free(&complaint);
    return drawn;
}
