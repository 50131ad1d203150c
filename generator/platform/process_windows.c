#include "platform/process.h"

#include "platform/wide_windows.h"

#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

#include <shellapi.h>

static UINT old_code_page;

static void restore_console(void) {
    SetConsoleOutputCP(old_code_page);
}

/* What the program writes is UTF-8; where a console shows it, the console must know. */
static void begin_console(void) {
    DWORD mode;
    const bool shows =
        GetConsoleMode((HANDLE)_get_osfhandle(1), &mode) || GetConsoleMode((HANDLE)_get_osfhandle(2), &mode);
    old_code_page = GetConsoleOutputCP();
    if (shows && old_code_page && old_code_page != CP_UTF8 && SetConsoleOutputCP(CP_UTF8)) atexit(restore_console);
}

char **process_begin(char **argv) {
    for (int stream = 0; stream <= 2; stream++)
        _setmode(stream, _O_BINARY);
    begin_console();
    int count = 0;
    wchar_t **wide = CommandLineToArgvW(GetCommandLineW(), &count);
    char **arguments = wide ? calloc((size_t)count + 1, sizeof *arguments) : NULL;
    if (!arguments) return argv; /* in the code page of the machine */
    for (int i = 0; i < count; i++)
        if (!(arguments[i] = wide_to_utf8(wide[i]))) return argv;
    LocalFree(wide);
    return arguments; /* for as long as the program runs */
}

/* Writing to a pipe fails for no other reason; what error there is then differs by how much was written. */
bool process_lost_reader(void) {
    return GetFileType((HANDLE)_get_osfhandle(1)) == FILE_TYPE_PIPE;
}

long process_number(void) {
    return (long)GetCurrentProcessId();
}

bool process_is_there(long number) {
    const HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, (DWORD)number);
    if (!process) return GetLastError() == ERROR_ACCESS_DENIED;
    DWORD status;
    const bool there = GetExitCodeProcess(process, &status) && status == STILL_ACTIVE;
    CloseHandle(process);
    return there;
}
