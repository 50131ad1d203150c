#include "report/style.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Whether the user's locale is one of UTF-8. The program itself runs in the C locale and stays there. */
static bool is_utf8_locale(void) {
    const locale_t users = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    if (users == (locale_t)0) return false;
    const bool is = strcmp(nl_langinfo_l(CODESET, users), "UTF-8") == 0;
    freelocale(users);
    return is;
}

style style_for(int descriptor) {
    const char *terminal = getenv("TERM"), *no_colour = getenv("NO_COLOR");
    const bool able = isatty(descriptor) == 1 && terminal && *terminal && strcmp(terminal, "dumb") != 0;
    return (style){.colour = able && !(no_colour && *no_colour), .boxes = able, .join_sign = able && is_utf8_locale()};
}

const char *style_join(style with) {
    return with.join_sign ? "∨" : "v";
}

void style_add(text *to, style with, paint colour, const char *string) {
    static const char *const codes[] = {
        [PAINT_BOLD] = "\033[1m", [PAINT_DIM] = "\033[2m", [PAINT_GOOD] = "\033[32m", [PAINT_BAD] = "\033[31m"};
    const bool painted = with.colour && colour != PAINT_PLAIN;
    if (painted) text_add(to, codes[colour]);
    text_add(to, string);
    if (painted) text_add(to, "\033[0m");
}
