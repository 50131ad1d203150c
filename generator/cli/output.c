#include "base/memory.h"
#include "cli/cli.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* True once every byte is written to the descriptor. */
static bool write_all(int descriptor, const char *bytes, size_t length) {
    while (length > 0) {
        const ssize_t written = write(descriptor, bytes, length);
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        }
    }
    return true;
}

/* Writes into what is no regular file (a terminal, a pipe, /dev/null) as it is. */
static bool write_in_place(const char *path, const text *content) {
    const int file = open(path, O_WRONLY | O_NOCTTY);
    if (file < 0) return false;
    const bool written = write_all(file, content->data, content->length);
    const int error = errno;
    const bool closed = close(file) == 0;
    if (!written) errno = error;
    return written && closed;
}

/* Fills the staged file, which then takes the place of `path`. Whatever fails, `path` is as it was. */
static bool stage(const char *staged, const char *path, const text *content, const struct stat *old) {
    const int file = open(staged, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (file < 0) return false;
    bool good = write_all(file, content->data, content->length);
    if (good && old) good = fchmod(file, old->st_mode & 07777) == 0;
    good = good && fsync(file) == 0;
    int error = errno;
    if (close(file) != 0 && good) {
        good = false;
        error = errno;
    }
    if (good && rename(staged, path) != 0) {
        good = false;
        error = errno;
    }
    if (!good) {
        unlink(staged);
        errno = error;
    }
    return good;
}

static bool replace_file(const char *path, const text *content) {
    struct stat old;
    const bool exists = stat(path, &old) == 0;
    if (exists && S_ISDIR(old.st_mode)) {
        errno = EISDIR;
        return false;
    }
    if (exists && !S_ISREG(old.st_mode)) return write_in_place(path, content);
    char *target = exists ? realpath(path, NULL) : mem_copy(path); /* through a symbolic link */
    if (!target && errno == ENOMEM) mem_exhausted();
    if (!target) return false;
    text staged = {0};
    text_printf(&staged, "%s.joinery-%ld", target, (long)getpid());
    const bool replaced = stage(text_string(&staged), target, content, exists ? &old : NULL);
    const int error = errno;
    text_free(&staged);
    free(target);
    errno = error;
    return replaced;
}

bool cli_write_report(cli *run) {
    const char *path = cli_output_file(run);
    if (run->report.length == 0) return true;
    if (path) {
        if (replace_file(path, &run->report)) return true;
        cli_error(run, "cannot write %s: %s", path, strerror(errno));
        return false;
    }
    const cli_given *options = run->arguments.option;
    if (options[OPT_QUIET].is && !options[OPT_HELP].is && !options[OPT_VERSION].is &&
        run->arguments.command != CMD_HELP)
        return true;
    errno = 0;
    const bool written = fwrite(run->report.data, 1, run->report.length, run->out) == run->report.length;
    if (fflush(run->out) == 0 && written) return true;
    cli_error(run, "cannot write to standard output: %s", strerror(errno ? errno : EIO));
    return false;
}
