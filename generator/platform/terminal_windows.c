#include "platform/terminal.h"

#include <io.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

terminal terminal_of(int descriptor) {
    const HANDLE console = (HANDLE)_get_osfhandle(descriptor);
    DWORD mode;
    if (!GetConsoleMode(console, &mode)) return (terminal){0};
    const char *name = getenv("TERM");
    const bool dumb = name && strcmp(name, "dumb") == 0;
    CONSOLE_SCREEN_BUFFER_INFO screen;
    const int columns =
        GetConsoleScreenBufferInfo(console, &screen) ? screen.srWindow.Right - screen.srWindow.Left + 1 : 0;
    return (terminal){.is = true,
                      .paints = !dumb && SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING),
                      .is_utf8 = GetConsoleOutputCP() == CP_UTF8,
                      .columns = columns > 0 ? (size_t)columns : 0};
}
