/*
 * The array functions of custom dtypes, and the dtypes themselves.
 *
 * NumPy does not pass the dtype to these functions, so the X-macro makes one of each for every dtype.
 */
#include "client.h"

#include <math.h>
#include <string.h>

enum { CHUNK = 256 };

/* Room for an element of any dtype. */
#define BYTES(IDENT, name, ctype, size, kind) char bytes_of_##IDENT[(size) > 0 ? (size) : 1];
typedef union element {
    JP_FOR_EACH_DTYPE(BYTES)
} element;

void arrays_copy(jp_dtype dtype, void *to, const void *from, bool swap) {
    const size_t size = jp_dtype_size(dtype);
    if (from) memmove(to, from, size);
    for (size_t i = 0; swap && i < size / 2; i++) {
        char *bytes = to, first = bytes[i];
        bytes[i] = bytes[size - 1 - i];
        bytes[size - 1 - i] = first;
    }
}

static void copy_elements(jp_dtype dtype, char *to, npy_intp to_stride, const char *from, npy_intp from_stride,
                          npy_intp n, bool swap) {
    for (npy_intp i = 0; i < n; i++)
        arrays_copy(dtype, to + i * to_stride, from ? from + i * from_stride : NULL, swap);
}

static bool is_swapped(void *array) {
    return array && PyArray_ISBYTESWAPPED((PyArrayObject *)array);
}

PyObject *arrays_get_item(jp_dtype dtype, const void *from, bool swap) {
    element native = {{0}};
    arrays_copy(dtype, &native, from, swap);
    return values_to_python(dtype, &native);
}

int arrays_set_item(jp_dtype dtype, PyObject *value, void *to, bool swap) {
    element native = {{0}};
    if (!values_from_python(dtype, value, &native)) return -1;
    arrays_copy(dtype, &native, NULL, swap);
    memcpy(to, &native, jp_dtype_size(dtype));
    return 0;
}

static npy_bool is_nonzero(jp_dtype dtype, const void *from, void *array) {
    element native = {{0}};
    double value;
    arrays_copy(dtype, &native, from, is_swapped(array));
    values_read(dtype, 1, &native, 0, &value);
    return value != 0;
}

/* A NaN comes after everything else, as NumPy sorts. */
static int order(jp_dtype dtype, const void *a, const void *b, void *array) {
    element native = {{0}};
    double x, y;
    arrays_copy(dtype, &native, a, is_swapped(array));
    values_read(dtype, 1, &native, 0, &x);
    arrays_copy(dtype, &native, b, is_swapped(array));
    values_read(dtype, 1, &native, 0, &y);
    if (isnan(x) || isnan(y)) return isnan(x) - isnan(y);
    return (x > y) - (x < y);
}

/* The first of the greatest times `sign`, or the first NaN. */
static int find_extreme(jp_dtype dtype, double sign, const char *elements, npy_intp n, npy_intp *found) {
    const npy_intp size = (npy_intp)jp_dtype_size(dtype);
    double best = 0;
    *found = 0;
    for (npy_intp done = 0, some; done < n && !isnan(best); done += some) {
        double values[CHUNK];
        some = n - done < CHUNK ? n - done : CHUNK;
        values_read(dtype, (size_t)some, elements + done * size, size, values);
        for (npy_intp i = 0; i < some && !isnan(best); i++) {
            if (done + i > 0 && !isnan(values[i]) && values[i] * sign <= best) continue;
            best = values[i] * sign;
            *found = done + i;
        }
    }
    return 0;
}

/* np.arange: the first two elements say how it goes on. */
static int fill(jp_dtype dtype, char *elements, npy_intp n) {
    const npy_intp size = (npy_intp)jp_dtype_size(dtype);
    double ends[2];
    values_read(dtype, 2, elements, size, ends);
    for (npy_intp i = 2; i < n; i++) {
        const double value = ends[0] + (double)i * (ends[1] - ends[0]);
        values_write(dtype, 1, &value, elements + i * size, size);
    }
    return 0;
}

/* Rounded once, at the end. */
static void dot(jp_dtype dtype, char *a, npy_intp a_stride, char *b, npy_intp b_stride, void *out, npy_intp n) {
    double sum = 0;
    for (npy_intp done = 0, some; done < n; done += some) {
        double x[CHUNK], y[CHUNK];
        some = n - done < CHUNK ? n - done : CHUNK;
        values_read(dtype, (size_t)some, a + done * a_stride, a_stride, x);
        values_read(dtype, (size_t)some, b + done * b_stride, b_stride, y);
        for (npy_intp i = 0; i < some; i++)
            sum += x[i] * y[i];
    }
    values_write(dtype, 1, &sum, out, (ptrdiff_t)jp_dtype_size(dtype));
}

#define FUNCTIONS(IDENT, name, ctype, size, kind)                                                                      \
    static PyObject *get_item_##IDENT(void *p, void *a) {                                                              \
        return arrays_get_item(JP_##IDENT, p, is_swapped(a));                                                          \
    }                                                                                                                  \
    static int set_item_##IDENT(PyObject *v, void *p, void *a) {                                                       \
        return arrays_set_item(JP_##IDENT, v, p, is_swapped(a));                                                       \
    }                                                                                                                  \
    static void copy_##IDENT(void *to, void *from, int swap, void *a) {                                                \
        (void)a;                                                                                                       \
        arrays_copy(JP_##IDENT, to, from, swap);                                                                       \
    }                                                                                                                  \
    static void copies_##IDENT(void *to, npy_intp t, void *from, npy_intp f, npy_intp n, int swap, void *a) {          \
        (void)a;                                                                                                       \
        copy_elements(JP_##IDENT, to, t, from, f, n, swap);                                                            \
    }                                                                                                                  \
    static npy_bool nonzero_##IDENT(void *p, void *a) {                                                                \
        return is_nonzero(JP_##IDENT, p, a);                                                                           \
    }                                                                                                                  \
    static int order_##IDENT(const void *p, const void *q, void *a) {                                                  \
        return order(JP_##IDENT, p, q, a);                                                                             \
    }                                                                                                                  \
    static int argmax_##IDENT(void *p, npy_intp n, npy_intp *at, void *a) {                                            \
        (void)a;                                                                                                       \
        return find_extreme(JP_##IDENT, 1, p, n, at);                                                                  \
    }                                                                                                                  \
    static int argmin_##IDENT(void *p, npy_intp n, npy_intp *at, void *a) {                                            \
        (void)a;                                                                                                       \
        return find_extreme(JP_##IDENT, -1, p, n, at);                                                                 \
    }                                                                                                                  \
    static int fill_##IDENT(void *p, npy_intp n, void *a) {                                                            \
        (void)a;                                                                                                       \
        return fill(JP_##IDENT, p, n);                                                                                 \
    }                                                                                                                  \
    static void dot_##IDENT(void *p, npy_intp s, void *q, npy_intp t, void *out, npy_intp n, void *a) {                \
        (void)a;                                                                                                       \
        dot(JP_##IDENT, p, s, q, t, out, n);                                                                           \
    }
JP_FOR_EACH_DTYPE(FUNCTIONS)

#define ENTRY(IDENT, name, ctype, size, kind)                                                                          \
    [JP_##IDENT] = {.getitem = get_item_##IDENT,                                                                       \
                    .setitem = set_item_##IDENT,                                                                       \
                    .copyswap = copy_##IDENT,                                                                          \
                    .copyswapn = copies_##IDENT,                                                                       \
                    .nonzero = nonzero_##IDENT,                                                                        \
                    .compare = order_##IDENT,                                                                          \
                    .argmax = argmax_##IDENT,                                                                          \
                    .argmin = argmin_##IDENT,                                                                          \
                    .fill = fill_##IDENT,                                                                              \
                    .dotfunc = dot_##IDENT},
static PyArray_ArrFuncs functions[JP_DTYPE_LIMIT] = {JP_FOR_EACH_DTYPE(ENTRY)};

static PyArray_Descr descrs[JP_DTYPE_LIMIT]; /* NumPy keeps them */

/*
 * Not 'f': then '<f2', what files and other programs are told, would say float16. Two dtypes of one size have different
 * kinds, or NumPy would take one for the other.
 */
static char kind_of(jp_dtype dtype) {
    const char *kinds = "VXYZADEFGHIJKLNPQRTW";
    for (unsigned d = 0; d < dtype && *kinds; d++)
        if (dtypes_is_custom((jp_dtype)d) && jp_dtype_size((jp_dtype)d) == jp_dtype_size(dtype)) kinds++;
    return *kinds;
}

static bool register_dtype(jp_dtype dtype, PyTypeObject *type) {
    const size_t size = jp_dtype_size(dtype);
    PyArray_Descr *descr = &descrs[dtype];
    descr->typeobj = type;
    descr->kind = descr->type = kind_of(dtype);
    descr->byteorder = size > 1 ? '=' : '|';
    descr->elsize = (int)size;
    descr->alignment = (int)(size & (~size + 1));
    descr->f = &functions[dtype];
    descr->hash = -1;
    Py_SET_REFCNT(descr, 1);
    Py_SET_TYPE(descr, &PyArrayDescr_Type);
    const int number = PyArray_RegisterDataType(descr);
    PyArray_Descr *registered = number < 0 ? NULL : PyArray_DescrFromType(number);
    const bool done = registered && jp_numpy_add(dtype, registered) == 0;
    Py_XDECREF(registered);
    return done;
}

bool arrays_register(PyObject *module) {
    for (unsigned d = 0; d < JP_DTYPE_LIMIT; d++) {
        const jp_dtype dtype = (jp_dtype)d;
        if (!dtypes_is_custom(dtype)) continue;
        PyTypeObject *type = scalars_make(dtype);
        if (!type || !register_dtype(dtype, type)) return false;
        if (PyModule_AddObjectRef(module, jp_dtype_name(dtype), (PyObject *)type) < 0) return false;
    }
    return true;
}
