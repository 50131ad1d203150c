#include "report/style.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Whether the user's locale is one of UTF-8. The program itself runs in the C locale and stays there. */
static bool is_utf8_locale(void) {
    const locale_t users = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    if (users == (locale_t)0) return false;
    const bool is = strcmp(nl_langinfo_l(CODESET, users), "UTF-8") == 0;
    freelocale(users);
    return is;
}

static size_t width_of_terminal(int descriptor) {
    const char *columns = getenv("COLUMNS");
    char *end = NULL;
    const unsigned long said = columns && *columns >= '0' && *columns <= '9' ? strtoul(columns, &end, 10) : 0;
    struct winsize window;
    if (said && !*end) return said;
    return ioctl(descriptor, TIOCGWINSZ, &window) == 0 ? window.ws_col : 0;
}

style style_for(int descriptor) {
    const char *terminal = getenv("TERM"), *no_colour = getenv("NO_COLOR");
    const bool is_terminal = isatty(descriptor) == 1;
    const bool able = is_terminal && terminal && *terminal && strcmp(terminal, "dumb") != 0;
    return (style){.colour = able && !(no_colour && *no_colour),
                   .boxes = able,
                   .join_sign = able && is_utf8_locale(),
                   .columns = is_terminal ? width_of_terminal(descriptor) : 0};
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
