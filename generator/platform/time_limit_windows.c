/* A thread that looks at the processor time of the one that set the limit. */
#include "platform/time_limit.h"

#include <stdbool.h>
#include <stddef.h>
#include <windows.h>

static void (*when_up)(void);
static HANDLE watched, stopped, watcher;
static ULONGLONG first, limit; /* in units of 100 ns */

static ULONGLONG units(FILETIME time) {
    return (ULONGLONG)time.dwHighDateTime << 32 | time.dwLowDateTime;
}

static ULONGLONG used(void) {
    FILETIME began, ended, kernel, user;
    return GetThreadTimes(watched, &began, &ended, &kernel, &user) ? units(kernel) + units(user) : 0;
}

static DWORD WINAPI watch(void *unused) {
    (void)unused;
    for (;;) {
        const ULONGLONG gone = used() - first;
        if (gone >= limit) {
            when_up();
            return 0;
        }
        const ULONGLONG left = (limit - gone) / 10000 + 1, most = 60000;
        if (WaitForSingleObject(stopped, (DWORD)(left < most ? left : most)) != WAIT_TIMEOUT) return 0;
    }
}

void time_limit_begin(double seconds, void (*up)(void)) {
    const double most = 1e9;
    when_up = up;
    DuplicateHandle(GetCurrentProcess(), GetCurrentThread(), GetCurrentProcess(), &watched, 0, FALSE,
                    DUPLICATE_SAME_ACCESS);
    first = used();
    limit = (ULONGLONG)((seconds < most ? seconds : most) * 1e7);
    stopped = CreateEventW(NULL, TRUE, FALSE, NULL);
    watcher = CreateThread(NULL, 0, watch, NULL, 0, NULL);
}

void time_limit_end(void) {
    SetEvent(stopped);
    WaitForSingleObject(watcher, INFINITE);
    CloseHandle(watcher);
    CloseHandle(stopped);
    CloseHandle(watched);
}
