/* The dtypes of the spec as NumPy's, and back. */
#include "client.h"

#include <string.h>

/* What the generated header calls a type, and what NumPy does. */
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

static PyArray_Descr *descrs[JN_DTYPE_LIMIT]; /* NULL: none */
static jn_dtype of_known[NPY_NTYPES];         /* by type number */
static jn_dtype f32 = JN_NO_DTYPE, f64 = JN_NO_DTYPE;

static int known_number(jn_dtype dtype) {
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (ctypes[dtype] && strcmp(ctypes[dtype], known[i].ctype) == 0) return known[i].number;
    return NPY_NOTYPE;
}

bool dtypes_make(void) {
    for (int t = 0; t < NPY_NTYPES; t++)
        of_known[t] = JN_NO_DTYPE;
    for (unsigned d = 0; d < JN_DTYPE_LIMIT; d++) {
        const jn_dtype stored = jn_dtype_materialize((jn_dtype)d);
        if (jn_dtype_size(stored) == 0 || known_number(stored) == NPY_NOTYPE) continue;
        descrs[d] = PyArray_DescrFromType(known_number(stored));
        if (!descrs[d]) return false;
        if (jn_dtype_is_weak((jn_dtype)d)) continue;
        for (int t = 0; t < NPY_NTYPES; t++) /* NumPy may have two numbers for one type: long and long long */
            if (of_known[t] == JN_NO_DTYPE && PyArray_EquivTypenums(t, descrs[d]->type_num)) of_known[t] = (jn_dtype)d;
        if (descrs[d]->type_num == NPY_FLOAT) f32 = (jn_dtype)d;
        if (descrs[d]->type_num == NPY_DOUBLE) f64 = (jn_dtype)d;
    }
    return true;
}

jn_dtype dtypes_wide(jn_dtype custom) {
    if (jn_can_cast(custom, f64, JN_CAST_EXACT)) return f64;
    return jn_can_cast(custom, f32, JN_CAST_EXACT) ? f32 : JN_NO_DTYPE;
}

bool dtypes_is_custom(jn_dtype dtype) {
    const size_t size = jn_dtype_size(dtype);
    return size > 0 && size <= sizeof(double) && !jn_dtype_is_weak(dtype) && known_number(dtype) == NPY_NOTYPE &&
           dtypes_wide(dtype) != JN_NO_DTYPE;
}

void dtypes_add(jn_dtype custom, PyArray_Descr *descr) {
    for (unsigned d = 0; d < JN_DTYPE_LIMIT; d++) {
        if (jn_dtype_materialize((jn_dtype)d) != custom || jn_dtype_size(custom) == 0) continue;
        Py_INCREF(descr);
        descrs[d] = descr;
    }
    Py_DECREF(descr);
}

PyArray_Descr *dtypes_numpy(jn_dtype dtype) {
    return dtype < JN_DTYPE_LIMIT ? descrs[dtype] : NULL;
}

jn_dtype dtypes_find(const PyArray_Descr *descr) {
    if (descr->type_num >= 0 && descr->type_num < NPY_NTYPES) return of_known[descr->type_num];
    for (unsigned d = 0; d < JN_DTYPE_LIMIT; d++)
        if (descrs[d] && Py_TYPE(descrs[d]) == Py_TYPE(descr)) return jn_dtype_materialize((jn_dtype)d);
    return JN_NO_DTYPE;
}

jn_dtype dtypes_of_descr(PyArray_Descr *descr) {
    const jn_dtype found = dtypes_find(descr);
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
