/*
 * WebAssembly runs alone: no other program, no signal, no terminal. What starts it ends it, and knows other processes
 * (templates/explorer/host.js).
 */
#include "platform/ending.h"
#include "platform/lock.h"
#include "platform/opener.h"
#include "platform/process.h"
#include "platform/terminal.h"
#include "platform/time_limit.h"

#include <stdlib.h>
#include <unistd.h>

__attribute__((import_module("host"), import_name("process_number"))) extern int host_process_number(void);
__attribute__((import_module("host"), import_name("process_is_there"))) extern bool host_process_is_there(int number);

void ending_catch(void (*clean_up)(void)) {
    (void)clean_up;
}

void ending_uncatch(void) {}

void ending_hold(void) {}

void ending_release(void) {}

lock_status lock_folder(const char *path, lock *held) {
    (void)path, (void)held;
    return LOCK_NONE;
}

void lock_release(lock *held) {
    (void)held;
}

bool opener_show(const char *path) {
    (void)path;
    return false;
}

/* WASI knows no working directory: relative paths begin at the root, or where the host says. */
char **process_begin(char **argv) {
    const char *folder = getenv("PWD");
    if (folder) (void)chdir(folder);
    return argv;
}

bool process_lost_reader(void) {
    return false;
}

long process_number(void) {
    return host_process_number();
}

bool process_is_there(long number) {
    return host_process_is_there((int)number);
}

terminal terminal_of(int descriptor) {
    (void)descriptor;
    return (terminal){0};
}

void time_limit_begin(double seconds, void (*up)(void)) {
    (void)seconds, (void)up;
}

void time_limit_end(void) {}
