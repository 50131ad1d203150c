#include "platform/process.h"

#include <errno.h>
#include <signal.h>
#include <unistd.h>

char **process_begin(char **argv) {
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
