/* That a byte which is written beside an arena is found, on the side that the argument says. */
#include "arena.h"

#include <stdio.h>
#include <string.h>

int main(int count, char **arguments) {
    const struct arena arena = arena_create(100), other = arena_create(5000);
    memset(arena.start, 1, arena.size);
    memset(other.start, 2, other.size);
    if (count > 1 && strcmp(arguments[1], "before") == 0) other.start[-1] = 3;
    if (count > 1 && strcmp(arguments[1], "behind") == 0) arena.start[arena.size] = 3;
    puts("done");
    return 0;
}
