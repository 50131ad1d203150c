/* Casts of custom dtypes from and to each other and all of NumPy's numbers, and which of them NumPy may take for safe.
 */
#include "client.h"

/* For NumPy's dtypes that the spec does not know (long double): through double. */
static PyArray_VectorUnaryFunc *from_double[NPY_NTYPES], *to_double[NPY_NTYPES];

static void cast_through_double(size_t n, const PyArray_Descr *from_descr, const char *from, npy_intp from_stride,
                                const PyArray_Descr *to_descr, char *to, npy_intp to_stride) {
    const jn_dtype a = dtypes_find(from_descr), b = dtypes_find(to_descr);
    for (size_t i = 0; i < n; i++) {
        double value;
        if (a == JN_NO_DTYPE)
            to_double[from_descr->type_num]((void *)from, &value, 1, NULL, NULL);
        else
            values_read(a, 1, from, 0, &value);
        if (b == JN_NO_DTYPE)
            from_double[to_descr->type_num](&value, to, 1, NULL, NULL);
        else
            values_write(b, 1, &value, to, to_stride);
        from += from_stride, to += to_stride;
    }
}

void casts_run(size_t n, const PyArray_Descr *from_descr, const char *from, npy_intp from_stride,
               const PyArray_Descr *to_descr, char *to, npy_intp to_stride) {
    const jn_dtype a = dtypes_find(from_descr), b = dtypes_find(to_descr);
    if (a == JN_NO_DTYPE || b == JN_NO_DTYPE)
        cast_through_double(n, from_descr, from, from_stride, to_descr, to, to_stride);
    else
        jn_convert(n, a, from, from_stride, b, to, to_stride);
}

/* NumPy gives arrays of the two dtypes along: the only word on which they are. Elements are contiguous. */
static void cast(void *from, void *to, npy_intp n, void *from_array, void *to_array) {
    PyArray_Descr *a = PyArray_DESCR((PyArrayObject *)from_array), *b = PyArray_DESCR((PyArrayObject *)to_array);
    casts_run((size_t)n, a, from, PyArray_ITEMSIZE((PyArrayObject *)from_array), b, to,
              PyArray_ITEMSIZE((PyArrayObject *)to_array));
}

/* Complex numbers lose their imaginary part here without a word, since the GIL is not held where casts are done. */
static bool find_casts_of_double(void) {
    PyArray_Descr *f64 = PyArray_DescrFromType(NPY_DOUBLE);
    for (int t = NPY_BOOL; t < NPY_NTYPES; t++) {
        if (!PyTypeNum_ISNUMBER(t) && t != NPY_BOOL) continue;
        PyArray_Descr *descr = PyArray_DescrFromType(t);
        from_double[t] = PyArray_GetCastFunc(f64, t);
        to_double[t] = PyTypeNum_ISCOMPLEX(t) ? descr->f->cast[NPY_DOUBLE] : PyArray_GetCastFunc(descr, NPY_DOUBLE);
        Py_DECREF(descr);
    }
    Py_DECREF(f64);
    return !PyErr_Occurred();
}

/* What the lattice has above `from` is safe: so common_dtype of NumPy finds the join where it is one of the two. */
static bool register_cast(PyArray_Descr *from, PyArray_Descr *to) {
    if (from == to) return true;
    if (PyArray_RegisterCastFunc(from, to->type_num, cast) < 0) return false;
    const jn_dtype a = dtypes_find(from), b = dtypes_find(to);
    if (a == JN_NO_DTYPE || b == JN_NO_DTYPE || !jn_can_cast(a, b, JN_CAST_PROMOTE)) return true;
    return PyArray_RegisterCanCast(from, to->type_num, NPY_NOSCALAR) == 0;
}

static bool register_casts_of(jn_dtype custom) {
    PyArray_Descr *own = dtypes_numpy(custom);
    for (int t = NPY_BOOL; t < NPY_NTYPES; t++) {
        if (!PyTypeNum_ISNUMBER(t) && t != NPY_BOOL) continue;
        PyArray_Descr *other = PyArray_DescrFromType(t);
        const bool done = other && register_cast(own, other) && register_cast(other, own);
        Py_XDECREF(other);
        if (!done) return false;
    }
    for (unsigned d = 0; d < JN_DTYPE_LIMIT; d++)
        if (dtypes_is_custom((jn_dtype)d) && !register_cast(own, dtypes_numpy((jn_dtype)d))) return false;
    return true;
}

bool casts_register(void) {
    if (!find_casts_of_double()) return false;
    if (new_dtypes_on()) return true;
    for (unsigned d = 0; d < JN_DTYPE_LIMIT; d++)
        if (dtypes_is_custom((jn_dtype)d) && !register_casts_of((jn_dtype)d)) return false;
    return true;
}
