/* Arrays as text. Elements are converted to a type that printf knows: bools, integers, or f64. */
#include "array.h"

#include <inttypes.h>

static bool print_element(const array *a, const char *at, FILE *file) {
    double number = 0;
    int64_t integer = 0;
    switch (nd_dtype_get_kind(a->dtype)) {
    case ND_KIND_BOOL:
        return fputs(*at ? "true" : "false", file) >= 0;
    case ND_KIND_INT:
    case ND_KIND_UINT:
        return nd_convert(1, a->dtype, at, 0, ND_I64, &integer, 0) == ND_OK && fprintf(file, "%" PRId64, integer) > 0;
    default:
        return nd_convert(1, a->dtype, at, 0, ND_F64, &number, 0) == ND_OK && fprintf(file, "%g", number) > 0;
    }
}

static bool print_dim(const array *a, int dim, const char *at, int indent, FILE *file) {
    if (dim == a->dims) return print_element(a, at, file);
    bool ok = fputc('[', file) >= 0;
    for (size_t i = 0; ok && i < a->shape[dim]; i++) {
        if (i > 0 && dim + 1 == a->dims) fputs(", ", file);
        if (i > 0 && dim + 1 < a->dims) fprintf(file, ",\n%*s", indent + dim + 1, "");
        ok = print_dim(a, dim + 1, at + (ptrdiff_t)i * a->strides[dim], indent, file);
    }
    return ok && fputc(']', file) >= 0;
}

bool array_print(const array *a, int indent, FILE *file) {
    return print_dim(a, 0, a->data, indent, file) && fprintf(file, " %s\n", nd_dtype_name(a->dtype)) > 0;
}
