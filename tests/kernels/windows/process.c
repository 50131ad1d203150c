/* Windows has no fork: the program is started once more, told to answer. It takes over the environment of this one. */
#include "process.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *program;
static const char to_answer[] = "--answer";

void process_begin(int count, char **arguments, process_answerer *answerer) {
    char text[256] = "";
    program = arguments[0];
    if (count != 2 || strcmp(arguments[1], to_answer) != 0) return;
    answerer(text, sizeof text);
    printf("%s", text);
    exit(0);
}

/* A variable of no text is one that is not there. */
void process_set(const char *variable, const char *value) {
    if (_putenv_s(variable, value) != 0) exit(2);
}

bool process_ask(const char *variable, const char *value, char *text, size_t size) {
    char command[1024];
    snprintf(command, sizeof command, "\"\"%s\" %s\"", program, to_answer); /* the shell takes the outer quotes off */
    process_set(variable, value ? value : "");
    FILE *answer = _popen(command, "r");
    if (!answer) exit(2);
    text[fread(text, 1, size - 1, answer)] = '\0';
    return _pclose(answer) == 0;
}
