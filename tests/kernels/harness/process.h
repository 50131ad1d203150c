/* Answers of a process of its own: what is chosen once in a process, by what its environment says. */
#ifndef TESTS_KERNELS_PROCESS_H
#define TESTS_KERNELS_PROCESS_H

#include <stdbool.h>
#include <stddef.h>

/* Writes an answer, a line of text that ends with a zero byte, to at most `size` bytes. */
typedef void process_answerer(char *text, size_t size);

/* The first thing that a program does: says who answers. Does not return in a process that was made to answer. */
void process_begin(int count, char **arguments, process_answerer *answerer);

/*
 * What a process of its own answers, in whose environment the variable is `value`, or where that is NULL, is not there.
 * False where it does not answer, or ends badly.
 */
bool process_ask(const char *variable, const char *value, char *text, size_t size);

/* Sets a variable of this process's own environment. */
void process_set(const char *variable, const char *value);

#endif
