#include "platform/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { ATTEMPTS = 3000, PAUSE_MS = 20 }; /* counted, because a clock may be wrong */

/* Whether the path still leads to the folder that is open. */
static bool is_there(int folder, const char *path) {
    struct stat open_one, named;
    return fstat(folder, &open_one) == 0 && stat(path, &named) == 0 && open_one.st_dev == named.st_dev &&
           open_one.st_ino == named.st_ino;
}

/* Not by waiting in flock(), for who holds the folder may never let go of it. */
static lock_status hold(int folder) {
    for (int attempt = 0; flock(folder, LOCK_EX | LOCK_NB) != 0; attempt++) {
        if (errno == EINTR) continue;
        if (errno != EWOULDBLOCK) return LOCK_NONE;
        if (attempt == ATTEMPTS) return LOCK_BUSY;
        nanosleep(&(struct timespec){.tv_nsec = PAUSE_MS * 1000000L}, NULL);
    }
    return LOCK_HELD;
}

lock_status lock_folder(const char *path, lock *held) {
    for (;;) {
        const int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (folder < 0) return LOCK_NONE;
        const lock_status status = hold(folder);
        held->handle = folder;
        if (status == LOCK_HELD && is_there(folder, path)) return status;
        close(folder);
        if (status != LOCK_HELD) return status;
    }
}

void lock_release(lock *held) {
    close((int)held->handle);
}
