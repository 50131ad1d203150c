#include "report/style.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

style style_for(int descriptor) {
    const char *terminal = getenv("TERM"), *no_colour = getenv("NO_COLOR");
    const bool able = isatty(descriptor) == 1 && terminal && *terminal && strcmp(terminal, "dumb") != 0;
    return (style){.colour = able && !(no_colour && *no_colour), .boxes = able};
}

void style_add(text *to, style with, paint colour, const char *string) {
    static const char *const codes[] = {
        [PAINT_BOLD] = "\033[1m", [PAINT_DIM] = "\033[2m", [PAINT_GOOD] = "\033[32m", [PAINT_BAD] = "\033[31m"};
    const bool painted = with.colour && colour != PAINT_PLAIN;
    if (painted) text_add(to, codes[colour]);
    text_add(to, string);
    if (painted) text_add(to, "\033[0m");
}
