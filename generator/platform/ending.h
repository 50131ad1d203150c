/* When somebody ends the program: a signal, Ctrl-C, a window that is closed. */
#ifndef JOINERY_PLATFORM_ENDING_H
#define JOINERY_PLATFORM_ENDING_H

/*
 * From now on, what ends the program calls clean_up() first, which may only remove files. A file that grows past the
 * limit of the process is an error, no end. Both until ending_uncatch().
 */
void ending_catch(void (*clean_up)(void));
void ending_uncatch(void);

/* Lets what ends the program wait, and come. Pairs may be nested. ending_release() keeps errno. */
void ending_hold(void);
void ending_release(void);

#endif
