/*
 * Prints what a generated header says of casts, for every value up to a few past the largest dtype: a line for each
 * pair, FROM TO LOSS and a 0 or 1 for each casting. The same text is compiled as C and as C++, with -DPREFIX=jax
 * -DUPPER=JAX -DHEADER='"jax_promotion.h"'.
 *
 * usage: casts LIMIT
 */
#include HEADER

#include <stdio.h>
#include <stdlib.h>

#define PASTE_(a, b)   a##b
#define PASTE(a, b)    PASTE_(a, b)
#define LOWER(name)    PASTE(PREFIX, name)
#define CONSTANT(name) PASTE(UPPER, name)

typedef LOWER(_dtype) dtype;
typedef LOWER(_casting) casting;

static void print(unsigned from, unsigned to) {
    const dtype a = (dtype)from, b = (dtype)to;
    unsigned i;
    printf("%u %u %d", from, to, (int)LOWER(_cast_loss)(a, b));
    for (i = CONSTANT(_CAST_EXACT); i <= CONSTANT(_CAST_ANY); i++)
        printf(" %d", LOWER(_can_cast)(a, b, (casting)i));
    printf(" %d\n", LOWER(_can_promote)(a, b));
    if (LOWER(_can_cast)(a, b, (casting)i) || LOWER(_can_cast)(a, b, (casting)255)) exit(1); /* no casting at all */
}

int main(int argc, char **argv) {
    const unsigned limit = argc == 2 ? (unsigned)atoi(argv[1]) : 0;
    unsigned from, to;
    for (from = 0; from < limit + 3; from++)
        for (to = 0; to < limit + 3; to++)
            print(from, to);
    for (from = 0; from < limit; from++) {
        print(from, CONSTANT(_NO_DTYPE));
        print(CONSTANT(_NO_DTYPE), from);
    }
    return 0;
}
