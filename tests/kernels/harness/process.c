#include "process.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static process_answerer *answers;

void process_begin(int count, char **arguments, process_answerer *answerer) {
    (void)count, (void)arguments;
    answers = answerer;
}

static _Noreturn void answer(const char *variable, const char *value, int out, size_t size) {
    char *text = calloc(size, 1);
    if (!text || (value ? setenv(variable, value, 1) : unsetenv(variable)) != 0) _exit(1);
    answers(text, size);
    const size_t length = strlen(text);
    _exit(write(out, text, length) == (ssize_t)length ? 0 : 1);
}

bool process_ask(const char *variable, const char *value, char *text, size_t size) {
    int ends[2], status;
    if (pipe(ends) != 0) exit(2);
    const pid_t child = fork();
    if (child < 0) exit(2);
    if (child == 0) answer(variable, value, ends[1], size);
    close(ends[1]);
    const ssize_t length = read(ends[0], text, size - 1);
    text[length < 0 ? 0 : length] = '\0';
    close(ends[0]);
    return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void process_set(const char *variable, const char *value) {
    setenv(variable, value, 1);
}
