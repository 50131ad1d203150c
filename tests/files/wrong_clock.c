/*
 * Test tool, loaded before the C library: makes every clock wrong. JOINERY_CLOCK says how: "back", an hour earlier at
 * each call; "zero", always 0; "far", the year 2554; "jumps", back and forth; "fails".
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

enum { HOUR = 3600 };

static int is(const char *how) {
    const char *clock = getenv("JOINERY_CLOCK");
    return clock && strcmp(clock, how) == 0;
}

static time_t now(void) {
    static time_t calls;
    const time_t far = (time_t)18446744073;
    calls++;
    return is("back") ? (time_t)2000000000 - calls * HOUR : is("far") ? far : is("jumps") && calls % 2 ? far : 0;
}

int clock_gettime(clockid_t id, struct timespec *to) {
    (void)id;
    if (is("fails")) {
        errno = EINVAL;
        return -1;
    }
    *to = (struct timespec){.tv_sec = now()};
    return 0;
}

int gettimeofday(struct timeval *restrict to, void *restrict zone) {
    (void)zone;
    *to = (struct timeval){.tv_sec = now()};
    return 0;
}

time_t time(time_t *to) {
    const time_t is_now = now();
    if (to) *to = is_now;
    return is_now;
}

clock_t clock(void) {
    return (clock_t)now();
}
