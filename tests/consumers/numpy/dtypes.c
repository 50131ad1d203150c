/* The dtypes of the spec that NumPy does not have, and what a dtype, an array or a number is in the spec. */
#include "client.h"

static jn_dtype f32, f64; /* JN_NO_DTYPE: the spec has none */
static bool is_custom[JN_DTYPE_LIMIT];

static jn_dtype find_number(int number) {
    PyArray_Descr *descr = PyArray_DescrFromType(number);
    const jn_dtype found = descr ? jn_numpy_dtype(descr) : JN_NO_DTYPE;
    Py_XDECREF(descr);
    return found;
}

bool dtypes_make(void) {
    if (jn_numpy_start() < 0) return false;
    f32 = find_number(NPY_FLOAT);
    f64 = find_number(NPY_DOUBLE);
    for (unsigned d = 0; d < JN_DTYPE_LIMIT; d++) {
        const jn_dtype dtype = (jn_dtype)d;
        const size_t size = jn_dtype_size(dtype);
        is_custom[d] = size > 0 && size <= sizeof(double) && !jn_dtype_is_weak(dtype) && !jn_numpy_descr(dtype) &&
                       dtypes_wide(dtype) != JN_NO_DTYPE;
    }
    return !PyErr_Occurred();
}

jn_dtype dtypes_wide(jn_dtype custom) {
    if (jn_can_cast(custom, f64, JN_CAST_EXACT)) return f64;
    return jn_can_cast(custom, f32, JN_CAST_EXACT) ? f32 : JN_NO_DTYPE;
}

bool dtypes_is_custom(jn_dtype dtype) {
    return dtype < JN_DTYPE_LIMIT && is_custom[dtype];
}

jn_dtype dtypes_of_descr(PyArray_Descr *descr) {
    const jn_dtype found = jn_numpy_dtype(descr);
    if (found == JN_NO_DTYPE) PyErr_Format(promotion_error, "%s has no dtype %S", SPEC_NAME, descr);
    return found;
}

jn_dtype dtypes_of_number(PyObject *number) {
    static const struct {
        PyTypeObject *type;
        jn_dtype_kind kind;
    } numbers[] = {{&PyLong_Type, JN_KIND_INT}, {&PyFloat_Type, JN_KIND_FLOAT}, {&PyComplex_Type, JN_KIND_COMPLEX}};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        if (Py_TYPE(number) != numbers[i].type && number != (PyObject *)numbers[i].type) continue;
        for (unsigned d = 0; d < JN_DTYPE_LIMIT; d++)
            if (jn_dtype_is_weak((jn_dtype)d) && jn_dtype_get_kind((jn_dtype)d) == numbers[i].kind) return (jn_dtype)d;
    }
    return JN_NO_DTYPE;
}

jn_dtype dtypes_of(PyObject *any) {
    const jn_dtype weak = dtypes_of_number(any);
    if (weak != JN_NO_DTYPE) return weak;
    if (PyUnicode_Check(any)) {
        const char *name = PyUnicode_AsUTF8(any);
        if (!name) return JN_NO_DTYPE;
        const jn_dtype named = jn_dtype_from_name(name);
        if (named != JN_NO_DTYPE) return named;
    }
    if (PyArray_Check(any)) return dtypes_of_descr(PyArray_DESCR((PyArrayObject *)any));
    PyArray_Descr *descr = NULL;
    if (PyArray_IsAnyScalar(any) && !PyUnicode_Check(any)) {
        PyObject *array = PyArray_FROM_O(any);
        if (!array) return JN_NO_DTYPE;
        descr = PyArray_DESCR((PyArrayObject *)array);
        Py_INCREF(descr);
        Py_DECREF(array);
    } else if (!PyArray_DescrConverter(any, &descr)) {
        return JN_NO_DTYPE;
    }
    const jn_dtype found = dtypes_of_descr(descr);
    Py_DECREF(descr);
    return found;
}

PyObject *dtypes_dict(void) {
    PyObject *dict = PyDict_New();
    for (unsigned d = 0; d < JN_DTYPE_LIMIT && dict; d++) {
        PyArray_Descr *descr = jn_numpy_descr((jn_dtype)d);
        if (descr && PyDict_SetItemString(dict, jn_dtype_name((jn_dtype)d), (PyObject *)descr) < 0) Py_CLEAR(dict);
    }
    return dict;
}
