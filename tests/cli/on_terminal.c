/*
 * Test tool: runs a command with its standard output (with -2 its standard error) on a pseudo-terminal, copies what it
 * writes there to standard output, and exits with its status. -w COLUMNS sets the width of the terminal.
 * Usage: on_terminal [-2] [-w COLUMNS] COMMAND ARGUMENT...
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/* Becomes the command, with its stream on the terminal. */
static void run(char **argv, int terminal, int stream) {
    dup2(terminal, stream);
    close(terminal);
    execvp(argv[0], argv);
    perror(argv[0]);
    _exit(127);
}

int main(int argc, char **argv) {
    const int error = argc > 1 && strcmp(argv[1], "-2") == 0;
    argv += 1 + error;
    struct winsize window = {.ws_row = 24};
    if (argv[0] && argv[1] && strcmp(argv[0], "-w") == 0) {
        window.ws_col = (unsigned short)atoi(argv[1]);
        argv += 2;
    }
    if (!argv[0]) return fprintf(stderr, "usage: on_terminal [-2] [-w COLUMNS] COMMAND ARGUMENT...\n"), 2;
    const int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0) return perror("on_terminal"), 2;
    const int terminal = open(ptsname(master), O_RDWR | O_NOCTTY);
    struct termios mode;
    if (terminal < 0 || tcgetattr(terminal, &mode) != 0) return perror("on_terminal"), 2;
    mode.c_oflag &= ~(tcflag_t)OPOST; /* lines end as they were written */
    if (tcsetattr(terminal, TCSANOW, &mode) != 0) return perror("on_terminal"), 2;
    if (ioctl(terminal, TIOCSWINSZ, &window) != 0) return perror("on_terminal"), 2;
    const pid_t child = fork();
    if (child < 0) return perror("on_terminal"), 2;
    if (child == 0) {
        const pid_t command = fork();
        if (command == 0) run(argv, terminal, error ? STDERR_FILENO : STDOUT_FILENO);
        int status = 2 << 8;
        if (command < 0 || waitpid(command, &status, 0) < 0) perror("on_terminal");
        if (write(terminal, "", 1) != 1) perror("on_terminal"); /* in any case: the reader waits for it */
        _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 128);
    }
    /* What a terminal holds can be lost when its last writer closes it: so it stays open, and a zero is the end. */
    char chunk[4096];
    for (const char *end = NULL; !end;) {
        const ssize_t got = read(master, chunk, sizeof chunk);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return perror("on_terminal"), 2;
        end = memchr(chunk, 0, (size_t)got);
        const size_t told = end ? (size_t)(end - chunk) : (size_t)got;
        if (write(STDOUT_FILENO, chunk, told) != (ssize_t)told) return perror("on_terminal"), 2;
    }
    int status = 0;
    if (waitpid(child, &status, 0) < 0) return perror("on_terminal"), 2;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}
