/* The reference and its values as a shared library of plain functions, for other languages. */
#include "reference.h"
#include "values.h"

#include <stdlib.h>
#include <string.h>

/* Whether there is such a conversion. */
int bridge_convert(const char *from, const char *to, int via_f32, size_t n, const void *elements, void *converted);

/* 0, or why there is no kernel (enum ref_status); -1: no such op. `join` and `inexact` may be null. */
int bridge_binary(const char *op, const char *a, const char *b, const char *join, const char *inexact, size_t n,
                  const void *x, const void *y, void *results);

/* Elements to test with: all, or boundary values, and random ones up to n. Writes n of them. */
void bridge_values(const char *dtype, uint64_t seed, size_t n, void *elements);

/* Fixed point, which has no well-known names. */
static const struct ref_dtype fixed[] = {
    {.name = "q15", .kind = REF_FIXED, .size = 2, .bits = 16, .fraction = 15},
    {.name = "q31", .kind = REF_FIXED, .size = 4, .bits = 32, .fraction = 31},
};

static const struct ref_dtype *dtype_or_none(const char *name) {
    for (size_t i = 0; name && i < sizeof fixed / sizeof fixed[0]; i++)
        if (strcmp(fixed[i].name, name) == 0) return &fixed[i];
    return name ? ref_well_known(name) : NULL;
}

int bridge_convert(const char *from, const char *to, int via_f32, size_t n, const void *elements, void *converted) {
    return ref_convert(dtype_or_none(from), dtype_or_none(to), via_f32 != 0, n, elements, converted);
}

int bridge_binary(const char *op_name, const char *a, const char *b, const char *join, const char *inexact, size_t n,
                  const void *x, const void *y, void *results) {
    enum ref_op op = 0;
    while (op < REF_OP_COUNT && strcmp(ref_op_name(op), op_name) != 0)
        op++;
    if (op == REF_OP_COUNT) return -1;
    struct ref_pair pair = {.join = dtype_or_none(join), .inexact = dtype_or_none(inexact)};
    struct ref_plan plan;
    pair.boolean = ref_well_known("b");
    enum ref_status status = ref_plan(op, dtype_or_none(a), dtype_or_none(b), pair, &plan);
    if (status == REF_OK) ref_binary(&plan, n, x, y, results);
    return (int)status;
}

void bridge_values(const char *name, uint64_t seed, size_t n, void *elements) {
    const struct ref_dtype *dtype = ref_well_known(name);
    struct values_random random = {seed};
    struct values values = values_can_be_all(dtype) ? values_all(dtype) : values_boundary(dtype, VALUES_MANY);
    size_t given = values.count < n ? values.count : n;
    memcpy(elements, values.elements, given * dtype->size);
    values_random(&random, dtype, n - given, (unsigned char *)elements + given * dtype->size);
    free(values.elements);
}
