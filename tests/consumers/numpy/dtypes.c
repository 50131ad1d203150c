/* The dtypes of the spec as NumPy's, and back. */
#include "client.h"

#include <string.h>

/* What the generated header calls a type, and what NumPy does. Other types are views. */
static const struct {
    const char *ctype;
    int number;
} known[] = {
    {"bool", NPY_BOOL},       {"uint8_t", NPY_UINT8},   {"uint16_t", NPY_UINT16}, {"uint32_t", NPY_UINT32},
    {"uint64_t", NPY_UINT64}, {"int8_t", NPY_INT8},     {"int16_t", NPY_INT16},   {"int32_t", NPY_INT32},
    {"int64_t", NPY_INT64},   {"jn_f16", NPY_HALF},     {"float", NPY_FLOAT},     {"double", NPY_DOUBLE},
    {"jn_c64", NPY_CFLOAT},   {"jn_c128", NPY_CDOUBLE},
};

/* By value, as what follows. */
#define CTYPE(IDENT, name, ctype, size, kind) [JN_##IDENT] = #ctype,
static const char *const ctypes[JN_DTYPE_LIMIT] = {JN_FOR_EACH_DTYPE(CTYPE)};

static PyArray_Descr *descrs[JN_DTYPE_LIMIT]; /* by value; NULL: abstract, or no dtype */

static PyArray_Descr *make_view(const char *name, size_t size) {
    char bits[24];
    const bool integer = size == 1 || size == 2 || size == 4 || size == 8;
    snprintf(bits, sizeof bits, integer ? "u%zu" : "V%zu", size);
    PyArray_Descr *descr = NULL;
    PyObject *fields = Py_BuildValue("[(ss)]", name, bits);
    if (fields && !PyArray_DescrConverter(fields, &descr)) descr = NULL;
    Py_XDECREF(fields);
    return descr;
}

bool dtypes_make(void) {
    for (unsigned d = 0; d < JN_DTYPE_LIMIT; d++) {
        const jn_dtype stored = jn_dtype_materialize((jn_dtype)d);
        const size_t size = jn_dtype_size(stored);
        if (size == 0) continue;
        for (size_t i = 0; i < sizeof known / sizeof *known && !descrs[d]; i++)
            if (strcmp(ctypes[stored], known[i].ctype) == 0) descrs[d] = PyArray_DescrFromType(known[i].number);
        if (!descrs[d]) descrs[d] = make_view(jn_dtype_name(stored), size);
        if (!descrs[d]) return false;
    }
    return true;
}

PyArray_Descr *dtypes_numpy(jn_dtype dtype) {
    PyArray_Descr *descr = dtype < JN_DTYPE_LIMIT ? descrs[dtype] : NULL;
    if (!descr) PyErr_Format(promotion_error, "%s: the dtype %s has no elements", SPEC_NAME, jn_dtype_name(dtype));
    return descr;
}

jn_dtype dtypes_of_descr(PyArray_Descr *descr) {
    jn_dtype found = JN_NO_DTYPE;
    PyArray_Descr *native = PyArray_DescrNewByteorder(descr, NPY_NATIVE);
    if (!native) return found;
    for (unsigned d = 0; d < JN_DTYPE_LIMIT && found == JN_NO_DTYPE; d++)
        if (descrs[d] && !jn_dtype_is_weak((jn_dtype)d) && PyArray_EquivTypes(native, descrs[d])) found = (jn_dtype)d;
    Py_DECREF(native);
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
    for (unsigned d = 0; d < JN_DTYPE_LIMIT && dict; d++)
        if (descrs[d] && PyDict_SetItemString(dict, jn_dtype_name((jn_dtype)d), (PyObject *)descrs[d]) < 0)
            Py_CLEAR(dict);
    return dict;
}
