/* The Python module: a function per operation, a scalar type per custom dtype, promote_types, result_type, astype,
 * dtypes. */
#define IMPORTS_NUMPY
#include "client.h"

PyObject *promotion_error;

static PyObject *result_type(PyObject *module, PyObject *args) {
    (void)module;
    const Py_ssize_t count = PyTuple_GET_SIZE(args);
    if (count == 0) return PyErr_SetString(PyExc_TypeError, "result_type needs an argument"), NULL;
    jp_dtype result = JP_NO_DTYPE;
    for (Py_ssize_t i = 0; i < count; i++) {
        const jp_dtype dtype = dtypes_of(PyTuple_GET_ITEM(args, i)), before = result;
        if (dtype == JP_NO_DTYPE) return NULL;
        result = i == 0 ? dtype : jp_promote_types(before, dtype);
        if (result == JP_NO_DTYPE)
            return PyErr_Format(promotion_error, "%s: no promotion between %s and %s", SPEC_NAME, jp_dtype_name(before),
                                jp_dtype_name(dtype));
    }
    PyObject *descr = (PyObject *)jp_numpy_descr(result);
    if (descr) return Py_NewRef(descr);
    return PyErr_Format(promotion_error, "%s: NumPy has no dtype for %s", SPEC_NAME, jp_dtype_name(result));
}

static PyObject *promote_types(PyObject *module, PyObject *args) {
    if (PyTuple_GET_SIZE(args) == 2) return result_type(module, args);
    return PyErr_Format(PyExc_TypeError, "promote_types takes 2 dtypes, not %zd", PyTuple_GET_SIZE(args));
}

static PyObject *isa(PyObject *module, PyObject *none) {
    (void)module, (void)none;
    return PyUnicode_FromString(jp_isa());
}

static PyMethodDef methods[] = {
    {"promote_types", promote_types, METH_VARARGS, "promote_types(a, b): what two dtypes promote to"},
    {"result_type", result_type, METH_VARARGS, "result_type(*args): of dtypes, arrays and numbers, from the left"},
    {"isa", isa, METH_NOARGS, "isa(): the instruction set in use"},
    {NULL, NULL, 0, NULL},
};

static bool fill(PyObject *module) {
    promotion_error = PyErr_NewExceptionWithDoc("joinery_" SPEC_NAME ".PromotionError",
                                                "Dtypes that the spec does not bring together.", PyExc_TypeError, NULL);
    if (!promotion_error || PyModule_AddObjectRef(module, "PromotionError", promotion_error) < 0) return false;
    if (!dtypes_make() || !arrays_register(module) || jp_numpy_register_casts() < 0) return false;
    if (!ufuncs_extend_numpy() || !functions_add(module)) return false;
    PyObject *dtypes = dtypes_dict();
    const bool done = dtypes && PyModule_AddObjectRef(module, "dtypes", dtypes) == 0;
    Py_XDECREF(dtypes);
    return done && PyModule_AddStringConstant(module, "spec", SPEC_NAME) == 0 &&
           PyModule_AddStringConstant(module, "joinery_version", JP_JOINERY_VERSION) == 0;
}

#define INIT_(module) PyInit_##module
#define INIT(module)  INIT_(module)

PyMODINIT_FUNC INIT(MODULE)(void) {
    static struct PyModuleDef definition = {.m_base = PyModuleDef_HEAD_INIT,
                                            .m_name = "joinery_" SPEC_NAME,
                                            .m_doc = "NumPy under the promotion rules of " SPEC_NAME,
                                            .m_size = -1,
                                            .m_methods = methods};
    import_array();
    import_umath();
    PyObject *module = PyModule_Create(&definition);
    if (module && !fill(module)) Py_CLEAR(module);
    return module;
}
