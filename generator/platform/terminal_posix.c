#include "platform/terminal.h"

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

terminal terminal_of(int descriptor) {
    if (isatty(descriptor) != 1) return (terminal){0};
    const char *name = getenv("TERM");
    struct winsize window;
    return (terminal){.is = true,
                      .paints = name && *name && strcmp(name, "dumb") != 0,
                      .is_utf8 = is_utf8_locale(),
                      .columns = ioctl(descriptor, TIOCGWINSZ, &window) == 0 ? window.ws_col : 0};
}
