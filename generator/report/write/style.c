#include "report/write/style.h"

#include "platform/terminal.h"

#include <stdlib.h>

/* What COLUMNS says, or else the terminal itself. */
static size_t width_of(const terminal *to) {
    const char *columns = getenv("COLUMNS");
    char *end = NULL;
    const unsigned long said = columns && *columns >= '0' && *columns <= '9' ? strtoul(columns, &end, 10) : 0;
    return said && !*end ? said : to->columns;
}

style style_for(int descriptor) {
    const char *no_colour = getenv("NO_COLOR");
    const terminal to = terminal_of(descriptor);
    return (style){.colour = to.paints && !(no_colour && *no_colour),
                   .boxes = to.paints,
                   .join_sign = to.paints && to.is_utf8,
                   .columns = to.is ? width_of(&to) : 0};
}

const char *style_join(style with) {
    return with.join_sign ? "∨" : "v";
}

const char *style_class(paint colour) {
    static const char *const classes[] = {[PAINT_PLAIN] = "",
                                          [PAINT_BOLD] = "j-bold",
                                          [PAINT_DIM] = "j-dim",
                                          [PAINT_GOOD] = "j-good",
                                          [PAINT_BAD] = "j-bad"};
    return classes[colour];
}

void style_add(text *to, style with, paint colour, const char *string) {
    static const char *const codes[] = {
        [PAINT_BOLD] = "\033[1m", [PAINT_DIM] = "\033[2m", [PAINT_GOOD] = "\033[32m", [PAINT_BAD] = "\033[31m"};
    const bool painted = with.colour && colour != PAINT_PLAIN;
    if (painted) text_add(to, codes[colour]);
    text_add(to, string);
    if (painted) text_add(to, "\033[0m");
}
