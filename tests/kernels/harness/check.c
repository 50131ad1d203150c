#include "check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned long long passed, failed, shown;
static unsigned long long shown_at_most = 40;

void check_show(unsigned failures) {
    shown_at_most = failures;
}

static bool stops_at_first;

void check_stop_at_first(void) {
    stops_at_first = true;
}

void check_that(bool ok, const char *message, ...) {
    if (ok) {
        passed++;
        return;
    }
    failed++;
    if (shown == shown_at_most && !stops_at_first) return;
    shown++;
    va_list arguments;
    va_start(arguments, message);
    vprintf(message, arguments);
    va_end(arguments);
    putchar('\n');
    fflush(stdout); /* the next check may be the end of the program */
    if (stops_at_first) exit(check_report());
}

void check_passed(unsigned long long count) {
    passed += count;
}

void check_failed(unsigned long long count) {
    failed += count;
}

int check_report(void) {
    if (failed > shown) printf("(and %llu more)\n", failed - shown);
    printf("%llu passed, %llu failed\n", passed, failed);
    return failed > 0 || passed == 0;
}
