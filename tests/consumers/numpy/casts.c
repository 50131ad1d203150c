/* Casts of custom dtypes from and to each other and all of NumPy's numbers, and which of them NumPy may take for safe.
 */
#include "client.h"

enum { CHUNK = 256 };

/* For NumPy's dtypes that the spec does not know (long double): through double. */
static PyArray_VectorUnaryFunc *from_double[NPY_NTYPES], *to_double[NPY_NTYPES];

static void cast_through_double(const char *from, char *to, size_t n, PyArrayObject *source, PyArrayObject *target) {
    const jn_dtype a = dtypes_of_type(PyArray_TYPE(source)), b = dtypes_of_type(PyArray_TYPE(target));
    const npy_intp from_size = PyArray_ITEMSIZE(source), to_size = PyArray_ITEMSIZE(target);
    for (size_t done = 0, some; done < n; done += some) {
        double values[CHUNK];
        some = n - done < CHUNK ? n - done : CHUNK;
        if (a == JN_NO_DTYPE)
            to_double[PyArray_TYPE(source)]((void *)from, values, (npy_intp)some, source, NULL);
        else
            values_read(a, some, from, from_size, values);
        if (b == JN_NO_DTYPE)
            from_double[PyArray_TYPE(target)](values, to, (npy_intp)some, NULL, target);
        else
            values_write(b, some, values, to, to_size);
        from += (npy_intp)some * from_size, to += (npy_intp)some * to_size;
    }
}

/* NumPy gives arrays of the two dtypes along: the only word on which they are. Elements are contiguous. */
static void cast(void *from, void *to, npy_intp n, void *source, void *target) {
    const jn_dtype a = dtypes_of_type(PyArray_TYPE((PyArrayObject *)source));
    const jn_dtype b = dtypes_of_type(PyArray_TYPE((PyArrayObject *)target));
    if (a == JN_NO_DTYPE || b == JN_NO_DTYPE)
        cast_through_double(from, to, (size_t)n, source, target);
    else
        jn_convert((size_t)n, a, from, (ptrdiff_t)jn_dtype_size(a), b, to, (ptrdiff_t)jn_dtype_size(b));
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
    const jn_dtype a = dtypes_of_type(from->type_num), b = dtypes_of_type(to->type_num);
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
    for (unsigned d = 0; d < JN_DTYPE_LIMIT; d++)
        if (dtypes_is_custom((jn_dtype)d) && !register_casts_of((jn_dtype)d)) return false;
    return true;
}
