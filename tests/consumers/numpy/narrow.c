/*
 * A minimal NumPy module for custom dtypes: promotion and casts are entirely generated. An item is the bits of an
 * element, as a Python integer. With NUMPY_EXPERIMENTAL_DTYPE_API=1 in the environment it uses NumPy's newer API, by which
 * np.add adds two elements of a dtype, and brings others to the dtype that they promote to.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <numpy/arrayobject.h>
#include <numpy/ufuncobject.h>

#include "jp_kernels.h"
#include "jp_numpy.h"

#include <stdlib.h>
#include <string.h>

/* ---- Items ---- */

static PyObject *get_bits(const char *from, size_t size, bool swapped) {
    return _PyLong_FromByteArray((const unsigned char *)from, size, PY_LITTLE_ENDIAN != swapped, 0);
}

static int set_bits(PyObject *value, char *to, size_t size, bool swapped) {
    PyObject *number = PyNumber_Long(value);
    const int status =
        number ? _PyLong_AsByteArray((PyLongObject *)number, (unsigned char *)to, size, PY_LITTLE_ENDIAN != swapped, 0)
               : -1;
    Py_XDECREF(number);
    return status;
}

static bool is_swapped(const PyArray_Descr *descr) {
    return descr->byteorder == NPY_OPPBYTE;
}

static PyObject *get_item(PyArray_Descr *descr, char *from) {
    return get_bits(from, jp_dtype_size(jp_numpy_dtype(descr)), is_swapped(descr));
}

static int set_item(PyArray_Descr *descr, PyObject *value, char *to) {
    return set_bits(value, to, jp_dtype_size(jp_numpy_dtype(descr)), is_swapped(descr));
}

static PyObject *get_item_of(void *from, void *array) {
    return get_item(PyArray_DESCR((PyArrayObject *)array), from);
}

static int set_item_of(PyObject *value, void *to, void *array) {
    return set_item(PyArray_DESCR((PyArrayObject *)array), value, to);
}

static void copy(void *to, void *from, int swap, void *array) {
    const size_t size = jp_dtype_size(jp_numpy_dtype(PyArray_DESCR((PyArrayObject *)array)));
    if (from) memmove(to, from, size);
    for (size_t i = 0; swap && i < size / 2; i++) {
        char *bytes = to, first = bytes[i];
        bytes[i] = bytes[size - 1 - i];
        bytes[size - 1 - i] = first;
    }
}

static void copy_many(void *to, npy_intp to_stride, void *from, npy_intp from_stride, npy_intp n, int swap,
                      void *array) {
    for (npy_intp i = 0; i < n; i++)
        copy((char *)to + i * to_stride, from ? (char *)from + i * from_stride : NULL, swap, array);
}

/* ---- A dtype ---- */

static PyArray_ArrFuncs functions[JP_DTYPE_LIMIT]; /* one each: NumPy puts a dtype's casts there */
static bool is_numpys[JP_DTYPE_LIMIT];

/* Two dtypes of one size have different kinds, or NumPy would take one for the other. */
static char kind_of(jp_dtype dtype) {
    const char *kinds = "VXYZ";
    if (getenv("NARROW_ALIKE")) return *kinds; /* to see it refused */
    for (unsigned d = 0; d < dtype && *kinds; d++)
        if (jp_dtype_size((jp_dtype)d) == jp_dtype_size(dtype) && !is_numpys[d]) kinds++;
    return *kinds;
}

static void fill_descr(PyArray_Descr *descr, jp_dtype dtype) {
    const size_t size = jp_dtype_size(dtype);
    descr->kind = descr->type = kind_of(dtype);
    descr->byteorder = size > 1 ? NPY_NATIVE : NPY_IGNORE;
    descr->elsize = (int)size;
    descr->alignment = (int)size;
    functions[dtype] =
        (PyArray_ArrFuncs){.getitem = get_item_of, .setitem = set_item_of, .copyswap = copy, .copyswapn = copy_many};
    descr->f = &functions[dtype];
}

static PyTypeObject *make_scalar_type(jp_dtype dtype, PyTypeObject *base) {
    char name[64];
    snprintf(name, sizeof name, "joinery_narrow.%s", jp_dtype_name(dtype));
    PyType_Slot slots[] = {{0, NULL}};
    PyType_Spec spec = {
        .name = strdup(name), .flags = Py_TPFLAGS_DEFAULT, .slots = slots}; /* the type keeps the name */
    return spec.name ? (PyTypeObject *)PyType_FromSpecWithBases(&spec, (PyObject *)base) : NULL;
}

static PyArray_Descr *make_older(jp_dtype dtype) {
    static PyArray_Descr descrs[JP_DTYPE_LIMIT]; /* NumPy keeps them */
    PyArray_Descr *descr = &descrs[dtype];
    descr->typeobj = make_scalar_type(dtype, &PyGenericArrType_Type);
    if (!descr->typeobj) return NULL;
    fill_descr(descr, dtype);
    descr->hash = -1;
    Py_SET_REFCNT(descr, 1);
    Py_SET_TYPE(descr, &PyArrayDescr_Type);
    const int number = PyArray_RegisterDataType(descr);
    return number < 0 ? NULL : PyArray_DescrFromType(number);
}

#if JP_NUMPY_DTYPE_API == 1

static PyArray_DTypeMeta metas[JP_DTYPE_LIMIT];

static PyArray_Descr *default_descr(PyArray_DTypeMeta *self) {
    Py_INCREF(self->singleton);
    return self->singleton;
}

static PyArray_Descr *discover_descr(PyArray_DTypeMeta *self, PyObject *value) {
    (void)value;
    return default_descr(self);
}

static PyArray_Descr *ensure_canonical(PyArray_Descr *descr) {
    return default_descr((PyArray_DTypeMeta *)Py_TYPE(descr));
}

static PyObject *show(PyObject *descr) {
    return PyUnicode_FromString(jp_dtype_name(jp_numpy_dtype((PyArray_Descr *)descr)));
}

static PyObject *new_instance(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    if (!PyArg_ParseTuple(args, ":dtype") || (keywords && PyDict_GET_SIZE(keywords) > 0)) return NULL;
    return (PyObject *)default_descr((PyArray_DTypeMeta *)type);
}

static PyArray_Descr *make_instance(PyArray_DTypeMeta *meta, jp_dtype dtype) {
    PyObject *nothing = PyTuple_New(0);
    PyObject *made = nothing ? PyArrayDescr_Type.tp_new((PyTypeObject *)meta, nothing, NULL) : NULL;
    Py_XDECREF(nothing);
    if (!made) return NULL;
    fill_descr((PyArray_Descr *)made, dtype);
    ((PyArray_Descr *)made)->flags = NPY_USE_GETITEM | NPY_USE_SETITEM;
    meta->singleton = (PyArray_Descr *)Py_NewRef(made);
    return (PyArray_Descr *)made;
}

static PyArray_Descr *make_newer(jp_dtype dtype) {
    static PyType_Slot slots[] = {{NPY_DT_common_dtype, (void *)jp_numpy_common_dtype},
                                  {NPY_DT_default_descr, (void *)default_descr},
                                  {NPY_DT_discover_descr_from_pyobject, (void *)discover_descr},
                                  {NPY_DT_ensure_canonical, (void *)ensure_canonical},
                                  {NPY_DT_setitem, (void *)set_item},
                                  {NPY_DT_getitem, (void *)get_item},
                                  {0, NULL}};
    PyArray_DTypeMeta *meta = &metas[dtype];
    PyTypeObject *type = (PyTypeObject *)meta, *scalar = make_scalar_type(dtype, &PyBaseObject_Type);
    if (!scalar) return NULL;
    Py_SET_REFCNT(type, 1);
    Py_SET_TYPE(type, &PyArrayDTypeMeta_Type);
    type->tp_name = scalar->tp_name;
    type->tp_basicsize = sizeof(PyArray_Descr);
    type->tp_base = &PyArrayDescr_Type;
    type->tp_flags = Py_TPFLAGS_DEFAULT;
    type->tp_new = new_instance;
    type->tp_repr = type->tp_str = show;
    PyArrayDTypeMeta_Spec spec = {.typeobj = scalar, .casts = jp_numpy_casts(dtype), .slots = slots};
    const bool done = spec.casts && PyType_Ready(type) == 0 && PyArrayInitDTypeMeta_FromSpec(meta, &spec) == 0;
    PyMem_Free(spec.casts);
    return done ? make_instance(meta, dtype) : NULL;
}

/* ---- NumPy's sums, by the newer API ---- */

static int sum(PyArrayMethod_Context *context, char *const *data, const npy_intp *n, const npy_intp *strides,
               NpyAuxData *none) {
    const jp_dtype dtype = jp_numpy_dtype(context->descriptors[0]);
    (void)none;
    return jp_add((size_t)*n, dtype, data[0], strides[0], dtype, data[1], strides[1], data[2], strides[2]) == JP_OK
               ? 0
               : -1;
}

/* A loop for two elements of a dtype, and the promoter where one of them stands beside anything else. */
static bool extend(PyObject *add, PyArray_DTypeMeta *own, PyObject *promoter) {
    PyArray_DTypeMeta *alike[] = {own, own, own};
    PyType_Slot slots[] = {{NPY_METH_strided_loop, (void *)sum}, {0, NULL}};
    PyArrayMethod_Spec spec = {
        .name = "narrow_sum", .nin = 2, .nout = 1, .casting = NPY_NO_CASTING, .dtypes = alike, .slots = slots};
    bool done = PyUFunc_AddLoopFromSpec(add, &spec) == 0;
    for (int right = 0; right < 2 && done; right++) {
        PyObject *first = (PyObject *)own, *any = (PyObject *)&PyArrayDescr_Type;
        PyObject *pattern = PyTuple_Pack(3, right ? any : first, right ? first : any, any);
        done = pattern && PyUFunc_AddPromoter(add, pattern, promoter) == 0;
        Py_XDECREF(pattern);
    }
    return done;
}

static bool extend_sums(void) {
    PyObject *numpy = PyImport_ImportModule("numpy"), *add = numpy ? PyObject_GetAttrString(numpy, "add") : NULL;
    PyObject *promoter = PyCapsule_New((void *)jp_numpy_promoter, "numpy._ufunc_promoter", NULL);
    bool done = add && promoter;
    for (unsigned d = 0; d < JP_DTYPE_LIMIT && done; d++)
        if (!is_numpys[d]) done = extend(add, (PyArray_DTypeMeta *)Py_TYPE(jp_numpy_descr((jp_dtype)d)), promoter);
    Py_XDECREF(promoter);
    Py_XDECREF(add);
    Py_XDECREF(numpy);
    return done;
}

#endif

static bool finish(bool newer) {
#if JP_NUMPY_DTYPE_API == 1
    if (newer) return extend_sums();
#endif
    (void)newer;
    return jp_numpy_register_casts() == 0;
}

static PyArray_Descr *make(jp_dtype dtype, bool newer) {
#if JP_NUMPY_DTYPE_API == 1
    if (newer) return make_newer(dtype);
#endif
    (void)newer;
    return make_older(dtype);
}

/* ---- What Python sees ---- */

static PyObject *promote(PyObject *module, PyObject *args) {
    PyArray_Descr *a, *b;
    (void)module;
    if (!PyArg_ParseTuple(args, "O!O!", &PyArrayDescr_Type, &a, &PyArrayDescr_Type, &b)) return NULL;
    return (PyObject *)jp_numpy_promote_types(a, b);
}

static PyObject *add(PyObject *module, PyObject *args) {
    const char *name;
    PyArray_Descr *descr;
    (void)module;
    if (!PyArg_ParseTuple(args, "sO!", &name, &PyArrayDescr_Type, &descr)) return NULL;
    if (jp_numpy_add(jp_dtype_from_name(name), descr) < 0) return NULL;
    Py_RETURN_NONE;
}

/* The elements of `from` in these bytes as elements of `to`, by the kernels alone. */
static PyObject *convert(PyObject *module, PyObject *args) {
    const char *from, *to, *bytes;
    Py_ssize_t length;
    (void)module;
    if (!PyArg_ParseTuple(args, "ssy#", &from, &to, &bytes, &length)) return NULL;
    const jp_dtype a = jp_dtype_from_name(from), b = jp_dtype_from_name(to);
    const size_t size = jp_dtype_size(a), n = (size_t)length / size;
    PyObject *made = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(n * jp_dtype_size(b)));
    if (!made ||
        jp_convert(n, a, bytes, (ptrdiff_t)size, b, PyBytes_AS_STRING(made), (ptrdiff_t)jp_dtype_size(b)) == JP_OK)
        return made;
    Py_DECREF(made);
    return PyErr_Format(PyExc_RuntimeError, "no conversion from %s to %s", from, to);
}

static PyMethodDef methods[] = {{"promote", promote, METH_VARARGS, "promote(a, b): of two dtypes"},
                                {"add", add, METH_VARARGS, "add(name, dtype): what a dtype is called in NumPy"},
                                {"convert", convert, METH_VARARGS, "convert(from, to, bytes): by the kernels"},
                                {NULL, NULL, 0, NULL}};

static bool import_newer(bool newer) {
#if JP_NUMPY_DTYPE_API == 1
    return !newer || import_experimental_dtype_api(__EXPERIMENTAL_DTYPE_VERSION) == 0;
#else
    return !newer;
#endif
}

/* All dtypes that NumPy does not have, and a dict of all. */
static bool fill(PyObject *dtypes) {
    const char *wanted = getenv("NUMPY_EXPERIMENTAL_DTYPE_API");
    const bool newer = wanted && strcmp(wanted, "1") == 0;
    if (!import_newer(newer) || jp_numpy_start() < 0) return false;
    for (unsigned d = 0; d < JP_DTYPE_LIMIT; d++)
        is_numpys[d] = jp_numpy_descr((jp_dtype)d) != NULL;
    for (unsigned d = 0; d < JP_DTYPE_LIMIT; d++) {
        const jp_dtype dtype = (jp_dtype)d;
        PyArray_Descr *made = jp_numpy_descr(dtype) ? NULL : make(dtype, newer);
        if (!jp_numpy_descr(dtype) && (!made || jp_numpy_add(dtype, made) < 0)) return false;
        Py_XDECREF(made);
        if (PyDict_SetItemString(dtypes, jp_dtype_name(dtype), (PyObject *)jp_numpy_descr(dtype)) < 0) return false;
    }
    return finish(newer);
}

PyMODINIT_FUNC PyInit_joinery_narrow(void) {
    static struct PyModuleDef definition = {
        .m_base = PyModuleDef_HEAD_INIT, .m_name = "joinery_narrow", .m_size = -1, .m_methods = methods};
    import_array();
    import_umath();
    PyObject *module = PyModule_Create(&definition), *dtypes = PyDict_New();
    if (!module || !dtypes || !fill(dtypes) || PyModule_AddObjectRef(module, "dtypes", dtypes) < 0) Py_CLEAR(module);
    Py_XDECREF(dtypes);
    return module;
}
