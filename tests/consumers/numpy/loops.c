/*
 * The inner loops. NumPy handles shapes, broadcasting, casts and `where=`, and calls these loops without the GIL; each
 * row is one call of a generated operation.
 */
#include "client.h"

#include <fenv.h>

static jp_status binary(const typed_loop *self, size_t n, char **args, const npy_intp *steps) {
    return jp_binary((jp_op)self->op, n, self->types[0], args[0], steps[0], self->types[1], args[1], steps[1], args[2],
                     steps[2]);
}

/* A reduction is an operation whose result is its own left operand. The sum is rounded once, as NumPy's of float16. */
static bool is_sum(const typed_loop *self, char **args, const npy_intp *steps) {
    return self->sums && args[0] == args[2] && steps[0] == 0 && steps[2] == 0;
}

static void sum(const typed_loop *self, size_t n, char **args, const npy_intp *steps) {
    enum { CHUNK = 256 };
    double total, values[CHUNK];
    values_read(self->types[0], 1, args[0], 0, &total);
    for (size_t done = 0, some; done < n; done += some) {
        some = n - done < CHUNK ? n - done : CHUNK;
        values_read(self->types[1], some, args[1] + (npy_intp)done * steps[1], steps[1], values);
        for (size_t i = 0; i < some; i++)
            total += values[i];
    }
    values_write(self->types[2], 1, &total, args[2], (ptrdiff_t)jp_dtype_size(self->types[2]));
}

/* Each result is an operand of the next: np.maximum.reduce, accumulate. */
static void one_by_one(const typed_loop *self, size_t n, char **args, const npy_intp *steps) {
    char *at[] = {args[0], args[1], args[2]};
    for (size_t i = 0; i < n; i++) {
        binary(self, 1, at, steps);
        for (int operand = 0; operand < 3; operand++)
            at[operand] += steps[operand];
    }
}

void loops_binary(char **args, const npy_intp *n, const npy_intp *steps, void *data) {
    const typed_loop *self = data;
    const size_t count = (size_t)*n;
    fexcept_t flags;
    if (self->quiet) fegetexceptflag(&flags, FE_INVALID);
    if (count > 1 && is_sum(self, args, steps))
        sum(self, count, args, steps);
    else if (binary(self, count, args, steps) != JP_OK) /* the result overlaps an operand */
        one_by_one(self, count, args, steps);
    if (self->quiet) fesetexceptflag(&flags, FE_INVALID);
}

void loops_unary(char **args, const npy_intp *n, const npy_intp *steps, void *data) {
    const typed_loop *self = data;
    jp_unary((jp_unary_op)self->op, (size_t)*n, self->types[0], args[0], steps[0], args[1], steps[1]);
}

void loops_convert(char **args, const npy_intp *n, const npy_intp *steps, void *data) {
    const typed_loop *self = data;
    jp_convert((size_t)*n, self->types[0], args[0], steps[0], self->types[1], args[1], steps[1]);
}

void loops_refuse(char **args, const npy_intp *n, const npy_intp *steps, void *data) {
    const typed_loop *self = data;
    (void)args, (void)n, (void)steps;
    NPY_ALLOW_C_API_DEF;
    NPY_ALLOW_C_API;
    PyErr_Format(promotion_error, "%s: no promotion between %s and %s", SPEC_NAME, jp_dtype_name(self->types[0]),
                 jp_dtype_name(self->types[1]));
    NPY_DISABLE_C_API;
}
