#include "report/write/style.h"

#include "platform/terminal.h"

#include <stdlib.h>

/* What COLUMNS says, or else the terminal itself. */
static size_t width_of(const terminal *terminal) {
    const char *columns = getenv("COLUMNS");
    char *end = NULL;
    const unsigned long said = columns && *columns >= '0' && *columns <= '9' ? strtoul(columns, &end, 10) : 0;
    return said && !*end ? said : terminal->columns;
}

style style_for(int descriptor) {
    const char *no_colour = getenv("NO_COLOR");
    const terminal terminal = terminal_of(descriptor);
    return (style){.colour = terminal.paints && !(no_colour && *no_colour),
                   .boxes = terminal.paints,
                   .join_sign = terminal.paints && terminal.is_utf8,
                   .columns = terminal.is ? width_of(&terminal) : 0};
}

const char *style_join(style style) {
    return style.join_sign ? "∨" : "v";
}

const char *style_class(paint colour) {
    static const char *const classes[] = {[PAINT_PLAIN] = "",
                                          [PAINT_BOLD] = "j-bold",
                                          [PAINT_DIM] = "j-dim",
                                          [PAINT_GOOD] = "j-good",
                                          [PAINT_BAD] = "j-bad"};
    return classes[colour];
}

void style_add(text *out, style style, paint colour, const char *string) {
    static const char *const codes[] = {
        [PAINT_BOLD] = "\033[1m", [PAINT_DIM] = "\033[2m", [PAINT_GOOD] = "\033[32m", [PAINT_BAD] = "\033[31m"};
    const bool painted = style.colour && colour != PAINT_PLAIN;
    if (painted) text_add(out, codes[colour]);
    text_add(out, string);
    if (painted) text_add(out, "\033[0m");
}
