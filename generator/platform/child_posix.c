#include "platform/child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { CHUNK = 65536 };

/* Both ends of the pipes: what the child reads, and its two outputs. */
typedef struct pipes {
    int in[2], out[2], err[2];
} pipes;

static void close_end(int *end) {
    if (*end >= 0) close(*end);
    *end = -1;
}

static void close_all(pipes *of) {
    for (int i = 0; i < 2; i++) {
        close_end(&of->in[i]);
        close_end(&of->out[i]);
        close_end(&of->err[i]);
    }
}

static bool open_pipe(int ends[2]) {
    if (pipe(ends) != 0) {
        ends[0] = ends[1] = -1;
        return false;
    }
    return fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 && fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0;
}

/* Starts it with its three streams on the pipes; an errno, 0 for success. */
static int start(const child *of, const pipes *ends, pid_t *number) {
    char *const arguments[] = {(char *)of->name, (char *)of->argument, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t defaults;
    int error = posix_spawn_file_actions_init(&actions);
    if (error) return error;
    error = posix_spawnattr_init(&attributes);
    if (error) {
        posix_spawn_file_actions_destroy(&actions);
        return error;
    }
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    sigaddset(&defaults, SIGXFSZ);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, ends->in[0], STDIN_FILENO);
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, ends->out[1], STDOUT_FILENO);
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, ends->err[1], STDERR_FILENO);
    if (!error) error = posix_spawnp(number, of->name, &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

/* Reads what there is; closes the end when there is no more. */
static void drain(int *end, child_take *take, void *to) {
    char chunk[CHUNK];
    const ssize_t got = read(*end, chunk, sizeof chunk);
    if (got > 0)
        take(to, chunk, (size_t)got);
    else if (got == 0 || errno != EINTR)
        close_end(end);
}

/* Feeds and drains at once, so that no pipe fills up with both sides waiting. */
static void converse(const child *of, pipes *with) {
    size_t sent = 0;
    fcntl(with->in[1], F_SETFL, O_NONBLOCK);
    while (with->out[0] >= 0 || with->err[0] >= 0) {
        struct pollfd ends[] = {{.fd = with->in[1], .events = POLLOUT},
                                {.fd = with->out[0], .events = POLLIN},
                                {.fd = with->err[0], .events = POLLIN}};
        if (poll(ends, 3, -1) < 0 && errno != EINTR) break;
        if (with->in[1] >= 0 && ends[0].revents) {
            const ssize_t wrote = write(with->in[1], of->input + sent, of->length - sent);
            if (wrote > 0) sent += (size_t)wrote;
            const bool gone = wrote < 0 && errno != EAGAIN && errno != EINTR; /* what it says of that follows */
            if (gone || sent == of->length) close_end(&with->in[1]);
        }
        if (with->out[0] >= 0 && ends[1].revents) drain(&with->out[0], of->take, of->output);
        if (with->err[0] >= 0 && ends[2].revents) drain(&with->err[0], of->take, of->messages);
    }
}

bool child_run(const child *of, int *failed) {
    pipes with = {{-1, -1}, {-1, -1}, {-1, -1}};
    pid_t number;
    *failed = open_pipe(with.in) && open_pipe(with.out) && open_pipe(with.err) ? 0 : errno;
    if (!*failed) *failed = start(of, &with, &number);
    if (*failed) {
        close_all(&with);
        return false;
    }
    close_end(&with.in[0]);
    close_end(&with.out[1]);
    close_end(&with.err[1]);
    struct sigaction ignore = {.sa_handler = SIG_IGN}, before; /* it may end before it has read everything */
    sigaction(SIGPIPE, &ignore, &before);
    converse(of, &with);
    close_all(&with);
    int status = 0;
    while (waitpid(number, &status, 0) < 0 && errno == EINTR)
        continue;
    sigaction(SIGPIPE, &before, NULL);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}
