/* The spec's dtypes that NumPy lacks, and which dtype of the spec a NumPy dtype, an array or a number has. */
#include "client.h"

static jp_dtype f32, f64; /* JP_NO_DTYPE: the spec has none */
static bool is_custom[JP_DTYPE_LIMIT];

static jp_dtype find_number(int number) {
    PyArray_Descr *descr = PyArray_DescrFromType(number);
    const jp_dtype found = descr ? jp_numpy_dtype(descr) : JP_NO_DTYPE;
    Py_XDECREF(descr);
    return found;
}

bool dtypes_make(void) {
    if (jp_numpy_start() < 0) return false;
    f32 = find_number(NPY_FLOAT);
    f64 = find_number(NPY_DOUBLE);
    for (unsigned d = 0; d < JP_DTYPE_LIMIT; d++) {
        const jp_dtype dtype = (jp_dtype)d;
        const size_t size = jp_dtype_size(dtype);
        is_custom[d] = size > 0 && size <= sizeof(double) && !jp_dtype_is_weak(dtype) && !jp_numpy_descr(dtype) &&
                       dtypes_wide(dtype) != JP_NO_DTYPE;
    }
    return !PyErr_Occurred();
}

jp_dtype dtypes_wide(jp_dtype custom) {
    if (jp_can_cast(custom, f64, JP_CAST_EXACT)) return f64;
    return jp_can_cast(custom, f32, JP_CAST_EXACT) ? f32 : JP_NO_DTYPE;
}

bool dtypes_is_custom(jp_dtype dtype) {
    return dtype < JP_DTYPE_LIMIT && is_custom[dtype];
}

jp_dtype dtypes_of_descr(PyArray_Descr *descr) {
    const jp_dtype found = jp_numpy_dtype(descr);
    if (found == JP_NO_DTYPE) PyErr_Format(promotion_error, "%s has no dtype %S", SPEC_NAME, descr);
    return found;
}

jp_dtype dtypes_of_number(PyObject *number) {
    static const struct {
        PyTypeObject *type;
        jp_dtype_kind kind;
    } numbers[] = {{&PyLong_Type, JP_KIND_INT}, {&PyFloat_Type, JP_KIND_FLOAT}, {&PyComplex_Type, JP_KIND_COMPLEX}};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        if (Py_TYPE(number) != numbers[i].type && number != (PyObject *)numbers[i].type) continue;
        for (unsigned d = 0; d < JP_DTYPE_LIMIT; d++)
            if (jp_dtype_is_weak((jp_dtype)d) && jp_dtype_get_kind((jp_dtype)d) == numbers[i].kind) return (jp_dtype)d;
    }
    return JP_NO_DTYPE;
}

jp_dtype dtypes_of(PyObject *any) {
    const jp_dtype weak = dtypes_of_number(any);
    if (weak != JP_NO_DTYPE) return weak;
    if (PyUnicode_Check(any)) {
        const char *name = PyUnicode_AsUTF8(any);
        if (!name) return JP_NO_DTYPE;
        const jp_dtype named = jp_dtype_from_name(name);
        if (named != JP_NO_DTYPE) return named;
    }
    if (PyArray_Check(any)) return dtypes_of_descr(PyArray_DESCR((PyArrayObject *)any));
    PyArray_Descr *descr = NULL;
    if (PyArray_IsAnyScalar(any) && !PyUnicode_Check(any)) {
        PyObject *array = PyArray_FROM_O(any);
        if (!array) return JP_NO_DTYPE;
        descr = PyArray_DESCR((PyArrayObject *)array);
        Py_INCREF(descr);
        Py_DECREF(array);
    } else if (!PyArray_DescrConverter(any, &descr)) {
        return JP_NO_DTYPE;
    }
    const jp_dtype found = dtypes_of_descr(descr);
    Py_DECREF(descr);
    return found;
}

PyObject *dtypes_dict(void) {
    PyObject *dict = PyDict_New();
    for (unsigned d = 0; d < JP_DTYPE_LIMIT && dict; d++) {
        PyArray_Descr *descr = jp_numpy_descr((jp_dtype)d);
        if (descr && PyDict_SetItemString(dict, jp_dtype_name((jp_dtype)d), (PyObject *)descr) < 0) Py_CLEAR(dict);
    }
    return dict;
}
