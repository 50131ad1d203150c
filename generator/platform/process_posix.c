#include "platform/process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

/*
 * Takes the numbers of standard streams that are closed, so that no file gets one of them and, with it, what is meant
 * for the stream. Reading from what is there then, and writing to it, fails as it does with a closed stream.
 */
static void take_closed_streams(void) {
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++)
        if (fcntl(stream, F_GETFD) < 0 && errno == EBADF)
            (void)open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY); /* gets the lowest free number */
}

char **process_begin(char **argv) {
    take_closed_streams();
    signal(SIGXFSZ, SIG_IGN);
    return argv;
}

bool process_lost_reader(void) {
    return false;
}

long process_number(void) {
    return getpid();
}

bool process_is_there(long number) {
    return kill((pid_t)number, 0) == 0 || errno != ESRCH;
}
