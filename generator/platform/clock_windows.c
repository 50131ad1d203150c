#include "platform/clock.h"

#include <windows.h>

long long clock_milliseconds(void) {
    return (long long)GetTickCount64();
}
