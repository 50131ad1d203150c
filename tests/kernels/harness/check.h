/* A test header small enough to build with any cross compiler: a program checks, says what fails, and ends with the
 * totals and its exit status. Only the first failures are printed. */
#ifndef TESTS_KERNELS_CHECK_H
#define TESTS_KERNELS_CHECK_H

#include <stdbool.h>
#include <stdio.h>

#if defined(__MINGW_PRINTF_FORMAT) /* which of its two printf this is */
#define CHECK_PRINTF(message, first) __attribute__((__format__(__MINGW_PRINTF_FORMAT, message, first)))
#elif defined(__GNUC__)
#define CHECK_PRINTF(message, first) __attribute__((__format__(__printf__, message, first)))
#else
#define CHECK_PRINTF(message, first)
#endif

/* How many failures are printed in all; the rest are counted. */
void check_show(unsigned failures);

/* The program ends with the first failure. */
void check_stop_at_first(void);

/* One check. The message says what was wrong, without a newline; it is not looked at where `ok`. */
void check_that(bool ok, const char *message, ...) CHECK_PRINTF(2, 3);

/* Checks made elsewhere, counted in one go. */
void check_passed(unsigned long long count);
void check_failed(unsigned long long count);

/* Prints `N passed, M failed`. 0 where nothing failed and something passed, 1 otherwise. */
int check_report(void);

#define CHECK(condition) check_that(condition, "%s:%d: %s", __FILE__, __LINE__, #condition)

#endif
