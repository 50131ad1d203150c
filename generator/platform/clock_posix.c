#include "platform/clock.h"

#include <time.h>

long long clock_milliseconds(void) {
    struct timespec now;
    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0) return -1;
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}
