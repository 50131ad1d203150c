/* WebAssembly runs alone: no other program, no signal, no terminal. What starts it ends it. */
#include "platform/ending.h"
#include "platform/lock.h"
#include "platform/opener.h"
#include "platform/process.h"
#include "platform/terminal.h"
#include "platform/time_limit.h"

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

char **process_begin(char **argv) {
    return argv;
}

bool process_lost_reader(void) {
    return false;
}

long process_number(void) {
    return 1;
}

bool process_is_there(long number) {
    return number == 1;
}

terminal terminal_of(int descriptor) {
    (void)descriptor;
    return (terminal){0};
}

void time_limit_begin(double seconds, void (*up)(void)) {
    (void)seconds, (void)up;
}

void time_limit_end(void) {}
