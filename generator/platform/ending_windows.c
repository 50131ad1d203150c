/* Windows tells a thread of its own that the program is to end; a lock makes it wait. */
#include "platform/ending.h"

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <windows.h>

static CRITICAL_SECTION held; /* a thread may enter it again */
static bool has_held;
static void (*when_ended)(void);

void ending_hold(void) {
    if (!has_held) InitializeCriticalSection(&held);
    has_held = true;
    EnterCriticalSection(&held);
}

void ending_release(void) {
    const int error = errno;
    LeaveCriticalSection(&held);
    errno = error;
}

/* Enters and never leaves, so that nothing new is begun. The next handler, which is Windows' own, ends the program. */
static BOOL WINAPI on_event(DWORD event) {
    (void)event;
    EnterCriticalSection(&held);
    if (when_ended) when_ended();
    return FALSE;
}

/*
 * The handler stays once it is there: Windows may hold a lock of its own while it waits for a handler, and would want
 * it to take one away.
 */
void ending_catch(void (*clean_up)(void)) {
    static bool has_handler;
    ending_hold();
    when_ended = clean_up;
    if (!has_handler) SetConsoleCtrlHandler(on_event, TRUE);
    has_handler = true;
    ending_release();
}

void ending_uncatch(void) {
    ending_hold();
    when_ended = NULL;
    ending_release();
}
