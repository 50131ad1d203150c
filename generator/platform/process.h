/* Processes by their numbers, and the beginning of this one. */
#ifndef JOINERY_PLATFORM_PROCESS_H
#define JOINERY_PLATFORM_PROCESS_H

#include <stdbool.h>

/*
 * To be called first by a program, which goes on with the arguments that it answers: they are UTF-8, and NULL is behind
 * them. From now on streams give and take bytes as they are, a file that grows past the limit of the process is an
 * error like a full disk, and no file takes the place of a standard stream that is closed.
 */
char **process_begin(char **argv);

/*
 * After writing to standard output failed: true if that is because nobody reads it any more, which is no error to tell
 * of. Where a signal ends the program then, that is never.
 */
bool process_lost_reader(void);

/* The number of this process, and whether there is one of that number. */
long process_number(void);
bool process_is_there(long number);

#endif
