/* What is known of a terminal that text goes to. */
#ifndef JOINERY_PLATFORM_TERMINAL_H
#define JOINERY_PLATFORM_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

typedef struct terminal {
    bool is;        /* the file descriptor is one */
    bool paints;    /* it understands escape sequences */
    bool is_utf8;   /* it shows UTF-8 */
    size_t columns; /* 0: not known */
} terminal;

terminal terminal_of(int descriptor);

#endif
