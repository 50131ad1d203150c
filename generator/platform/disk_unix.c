/* What POSIX has of files and WASI has not. */
#include "platform/disk_unix.h"
#include "platform/disk.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/time.h>

static volatile sig_atomic_t ticks;

static void on_tick(int number) {
    (void)number;
    ticks++;
}

/* A timer interrupts the wait again and again, as its first signal may come before the wait. */
int disk_open_named_pipe(const char *path) {
    const struct sigaction action = {.sa_handler = on_tick}; /* which lets open() fail with EINTR */
    const struct itimerval timer = {{0, 100000}, {0, 100000}};
    struct sigaction old_action;
    struct itimerval old_timer;
    ticks = 0;
    sigaction(SIGALRM, &action, &old_action);
    setitimer(ITIMER_REAL, &timer, &old_timer);
    int file;
    do
        file = open(path, O_RDONLY | O_CLOEXEC);
    while (file < 0 && errno == EINTR && ticks < DISK_PIPE_SECONDS * 10);
    const int error = errno == EINTR ? ETIMEDOUT : errno;
    setitimer(ITIMER_REAL, &old_timer, NULL);
    sigaction(SIGALRM, &old_action, NULL);
    errno = error;
    return file;
}

bool disk_set_mode(int file, unsigned mode) {
    return fchmod(file, (mode_t)mode) == 0;
}

char *disk_real_path(const char *path) {
    return realpath(path, NULL);
}
