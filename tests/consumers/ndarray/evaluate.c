/* a + b * c, for a column a, a row b that runs backwards through every other element, and a matrix c that is
 * transposed. */
#include "array.h"

#include <stdlib.h>

static nd_dtype dtype_named(const char *name) {
    const nd_dtype dtype = nd_dtype_from_name(name);
    if (dtype != ND_NO_DTYPE) return dtype;
    fprintf(stderr, "there is no dtype '%s'; there are:", name);
    for (unsigned d = 0; d < ND_DTYPE_COUNT; d++)
        fprintf(stderr, " %s", nd_dtype_name((nd_dtype)d));
    fprintf(stderr, "\n");
    exit(2);
}

static array *needed(array *a) {
    if (a) return a;
    fprintf(stderr, "%s\n", array_error());
    exit(1);
}

static void show(const char *name, const array *a) {
    const int indent = printf("%s = ", name);
    array_print(a, indent, stdout);
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "usage: %s DTYPE DTYPE DTYPE\n", argv[0]), 2;
    array *a = needed(array_range(dtype_named(argv[1]), 2, (size_t[]){3, 1}));
    array *all = needed(array_range(dtype_named(argv[2]), 1, (size_t[]){8}));
    array *b = needed(array_slice(all, 0, 0, 8, 2));
    array *rows = needed(array_range(dtype_named(argv[3]), 2, (size_t[]){4, 3}));
    array *c = needed(array_transpose(rows));
    array *product = needed(array_binary(ND_MULTIPLY, b, c));
    array *sum = needed(array_binary(ND_ADD, a, product));
    show("a", a);
    show("b", b);
    show("c", c);
    show("a + b * c", sum);
    array *const arrays[] = {a, all, b, rows, c, product, sum};
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        array_free(arrays[i]);
    return 0;
}
