#include "platform/opener.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

/* Starts a program in a process group of its own, without our streams: a browser outlives us, and writes much. */
static bool start(const char *name, const char *argument, pid_t *number) {
    char *const arguments[] = {(char *)name, (char *)argument, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    if (posix_spawn_file_actions_init(&actions) != 0) return false;
    if (posix_spawnattr_init(&attributes) != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return false;
    }
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    int error = posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (!error) error = posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    if (!error) error = posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    if (!error) error = posix_spawnp(number, name, &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error == 0;
}

/* True if it ended well, or is still there after a while: then it is, or waits for, the browser. */
static bool is_good(pid_t number) {
    enum { TURNS = 100 };
    const struct timespec turn = {.tv_nsec = 20000000};
    int status;
    for (int i = 0; i < TURNS; i++) {
        const pid_t ended = waitpid(number, &status, WNOHANG);
        if (ended == number) return WIFEXITED(status) && WEXITSTATUS(status) == 0;
        if (ended < 0 && errno != EINTR) return false;
        nanosleep(&turn, NULL);
    }
    return true;
}

bool opener_show(const char *path) {
#ifdef __APPLE__
    static const char program[] = "open";
#else
    static const char program[] = "xdg-open";
#endif
    pid_t number;
    return start(program, path, &number) && is_good(number);
}
