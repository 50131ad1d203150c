/* That a function takes what printf takes, said to the compiler; MinGW has a printf of its own and calls it by a name.
 */
#ifndef JOINERY_PLATFORM_PRINTF_LIKE_H
#define JOINERY_PLATFORM_PRINTF_LIKE_H

#include <stdio.h>

#ifdef __MINGW_PRINTF_FORMAT
#define PRINTF_LIKE(format_at, first_at) __attribute__((format(__MINGW_PRINTF_FORMAT, format_at, first_at)))
#else
#define PRINTF_LIKE(format_at, first_at) __attribute__((format(printf, format_at, first_at)))
#endif

#endif
