/* What Python sees: a function an operation, promote_types, result_type, astype, dtypes. */
#define IMPORTS_ARRAY
#include "client.h"

PyObject *promotion_error;

static PyObject *call_binary(jn_op op, const char *name, PyObject *args, PyObject *keywords) {
    static char *words[] = {"", "", "out", NULL};
    PyObject *a, *b, *out = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "OO|O", words, &a, &b, &out)) return NULL;
    return loops_binary(op, name, a, b, out == Py_None ? NULL : out);
}

#define FUNCTION(IDENT, name)                                                                                          \
    static PyObject *call_##IDENT(PyObject *module, PyObject *args, PyObject *words) {                                 \
        (void)module;                                                                                                  \
        return call_binary(JN_##IDENT, name, args, words);                                                             \
    }
JN_FOR_EACH_OP(FUNCTION)

static PyObject *call_unary(jn_unary_op op, const char *name, PyObject *args, PyObject *keywords) {
    static char *words[] = {"", "out", NULL};
    PyObject *a, *out = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O|O", words, &a, &out)) return NULL;
    return loops_unary(op, name, a, out == Py_None ? NULL : out);
}

#define UNARY_FUNCTION(IDENT, name)                                                                                    \
    static PyObject *call_##IDENT(PyObject *module, PyObject *args, PyObject *words) {                                 \
        (void)module;                                                                                                  \
        return call_unary(JN_##IDENT, name, args, words);                                                              \
    }
JN_FOR_EACH_UNARY_OP(UNARY_FUNCTION)

static PyObject *result_type(PyObject *module, PyObject *args) {
    (void)module;
    const Py_ssize_t count = PyTuple_GET_SIZE(args);
    if (count == 0) return PyErr_SetString(PyExc_TypeError, "result_type needs an argument"), NULL;
    jn_dtype result = JN_NO_DTYPE;
    for (Py_ssize_t i = 0; i < count; i++) {
        const jn_dtype dtype = dtypes_of(PyTuple_GET_ITEM(args, i)), before = result;
        if (dtype == JN_NO_DTYPE) return NULL;
        result = i == 0 ? dtype : jn_promote_types(before, dtype);
        if (result == JN_NO_DTYPE)
            return PyErr_Format(promotion_error, "%s: no promotion between %s and %s", SPEC_NAME, jn_dtype_name(before),
                                jn_dtype_name(dtype));
    }
    PyObject *descr = (PyObject *)dtypes_numpy(result);
    Py_XINCREF(descr);
    return descr;
}

static PyObject *promote_types(PyObject *module, PyObject *args) {
    if (PyTuple_GET_SIZE(args) == 2) return result_type(module, args);
    return PyErr_Format(PyExc_TypeError, "promote_types takes 2 dtypes, not %zd", PyTuple_GET_SIZE(args));
}

static PyObject *as_type(PyObject *module, PyObject *args) {
    PyObject *array, *dtype;
    (void)module;
    if (!PyArg_ParseTuple(args, "OO", &array, &dtype)) return NULL;
    const jn_dtype to = dtypes_of(dtype);
    return to == JN_NO_DTYPE ? NULL : loops_convert(array, to);
}

static PyObject *isa(PyObject *module, PyObject *none) {
    (void)module, (void)none;
    return PyUnicode_FromString(jn_isa());
}

#define METHOD(IDENT, name)                                                                                            \
    {name, (PyCFunction)(void (*)(void))call_##IDENT, METH_VARARGS | METH_KEYWORDS,                                    \
     name "(a, b, out=None): element by element"},
#define UNARY_METHOD(IDENT, name)                                                                                      \
    {name, (PyCFunction)(void (*)(void))call_##IDENT, METH_VARARGS | METH_KEYWORDS,                                    \
     name "(a, out=None): element by element"},
static PyMethodDef methods[] = {
    JN_FOR_EACH_OP(METHOD) JN_FOR_EACH_UNARY_OP(UNARY_METHOD) //
    {"promote_types", promote_types, METH_VARARGS, "promote_types(a, b): what two dtypes promote to"},
    {"result_type", result_type, METH_VARARGS, "result_type(*args): of dtypes, arrays and numbers, from the left"},
    {"astype", as_type, METH_VARARGS, "astype(a, dtype): a converted copy"},
    {"isa", isa, METH_NOARGS, "isa(): the instruction set in use"},
    {NULL, NULL, 0, NULL},
};

#define TEXT_(word)   #word
#define TEXT(word)    TEXT_(word)
#define INIT_(module) PyInit_##module
#define INIT(module)  INIT_(module)

PyMODINIT_FUNC INIT(MODULE)(void) {
    static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT,
                                            TEXT(MODULE),
                                            "Operations on arrays under the promotion rules of " SPEC_NAME,
                                            -1,
                                            methods,
                                            NULL,
                                            NULL,
                                            NULL,
                                            NULL};
    import_array();
    PyObject *module = PyModule_Create(&definition), *dtypes = NULL;
    if (!module) return NULL;
    promotion_error = PyErr_NewExceptionWithDoc(TEXT(MODULE) ".PromotionError",
                                                "Dtypes that the spec does not bring together.", PyExc_TypeError, NULL);
    const bool done = promotion_error && PyModule_AddObjectRef(module, "PromotionError", promotion_error) == 0 &&
                      dtypes_make() && (dtypes = dtypes_dict()) &&
                      PyModule_AddObjectRef(module, "dtypes", dtypes) == 0 &&
                      PyModule_AddStringConstant(module, "spec", SPEC_NAME) == 0 &&
                      PyModule_AddStringConstant(module, "joinery_version", JN_JOINERY_VERSION) == 0;
    Py_XDECREF(dtypes);
    if (!done) Py_CLEAR(module);
    return module;
}
