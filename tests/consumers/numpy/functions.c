/*
 * jx.add and the others pass the spec's promotion of the operands (Python numbers are weak) to the ufunc as its
 * signature, so neither NumPy's own promotion nor the values of scalars matter. All keywords are the ufunc's.
 */
#include "client.h"

typedef struct {
    PyObject head;
    PyObject *ufunc;
    const char *name;
    int op, operands;
} function;

/* An operand as an array of a strong dtype, or what it is if it is a Python number. */
static PyObject *operand(PyObject *any, jp_dtype *dtype) {
    *dtype = dtypes_of_number(any);
    if (*dtype != JP_NO_DTYPE) return Py_NewRef(any);
    PyObject *array = PyArray_FROM_O(any);
    if (array) *dtype = dtypes_of_descr(PyArray_DESCR((PyArrayObject *)array));
    if (array && *dtype == JP_NO_DTYPE) Py_CLEAR(array);
    return array;
}

/* With an exception where there is none. */
static jp_dtype result_of(const function *self, const jp_dtype *types) {
    const char *a = jp_dtype_name(types[0]), *b = self->operands == 2 ? jp_dtype_name(types[1]) : NULL;
    const jp_dtype result = self->operands == 1 ? jp_unary_out_dtype((jp_unary_op)self->op, types[0])
                                                : jp_binary_out_dtype((jp_op)self->op, types[0], types[1]);
    if (result != JP_NO_DTYPE && jp_numpy_descr(result)) return jp_dtype_materialize(result);
    if (result != JP_NO_DTYPE)
        PyErr_Format(promotion_error, "%s: NumPy has no dtype for %s", SPEC_NAME, jp_dtype_name(result));
    else if (self->operands == 1)
        PyErr_Format(promotion_error, "%s: %s is not defined for %s", SPEC_NAME, self->name, a);
    else if (jp_promote_types(types[0], types[1]) == JP_NO_DTYPE)
        PyErr_Format(promotion_error, "%s: no promotion between %s and %s, operands of %s", SPEC_NAME, a, b,
                     self->name);
    else
        PyErr_Format(promotion_error, "%s: %s is not defined for %s and %s", SPEC_NAME, self->name, a, b);
    return JP_NO_DTYPE;
}

/* Operands become arrays of dtypes[]: a number takes the dtype that it and the other operand promote to. */
static bool settle(int operands, PyObject **arrays, jp_dtype *dtypes) {
    const jp_dtype join = operands == 2 ? jp_promote_types(dtypes[0], dtypes[1]) : dtypes[0];
    for (int i = 0; i < operands; i++) {
        if (!jp_dtype_is_weak(dtypes[i])) continue;
        dtypes[i] = jp_dtype_materialize(join);
        PyArray_Descr *descr = jp_numpy_descr(dtypes[i]);
        if (!descr) {
            PyErr_Format(promotion_error, "%s: NumPy has no dtype for %s", SPEC_NAME, jp_dtype_name(dtypes[i]));
            return false;
        }
        Py_INCREF(descr);
        Py_SETREF(arrays[i], PyArray_FromAny(arrays[i], descr, 0, 0, 0, NULL));
        if (!arrays[i]) return false;
    }
    return true;
}

/* The classes of the dtypes. */
static PyObject *signature_of(int count, const jp_dtype *dtypes) {
    PyObject *tuple = PyTuple_New(count);
    for (int i = 0; i < count && tuple; i++)
        PyTuple_SET_ITEM(tuple, i, Py_NewRef((PyObject *)Py_TYPE(jp_numpy_descr(dtypes[i]))));
    return tuple;
}

/* ufunc(*arrays, *rest, **keywords, signature=...) */
static PyObject *call_ufunc(PyObject *ufunc, int operands, PyObject **arrays, const jp_dtype *dtypes, PyObject *rest,
                            PyObject *keywords) {
    PyObject *result = NULL, *signature = signature_of(operands + 1, dtypes);
    PyObject *words = keywords ? PyDict_Copy(keywords) : PyDict_New(), *args = PyList_New(0);
    bool done = signature && words && args && PyDict_SetItemString(words, "signature", signature) == 0;
    for (int i = 0; i < operands && done; i++)
        done = PyList_Append(args, arrays[i]) == 0;
    if (done && rest) done = PyList_SetSlice(args, operands, operands, rest) == 0;
    if (done) Py_SETREF(args, PyList_AsTuple(args));
    if (done && args) result = PyObject_Call(ufunc, args, words);
    Py_XDECREF(signature);
    Py_XDECREF(words);
    Py_XDECREF(args);
    return result;
}

/* Arrays whose dtypes the ufunc has a loop for to the letter: nothing to promote. */
static bool is_plain(int operands, PyObject **arrays, const jp_dtype *dtypes) {
    for (int i = 0; i < operands; i++) {
        if (!PyArray_Check(arrays[i]) || PyArray_NDIM((PyArrayObject *)arrays[i]) == 0) return false;
        if (Py_TYPE(PyArray_DESCR((PyArrayObject *)arrays[i])) != Py_TYPE(jp_numpy_descr(dtypes[i]))) return false;
    }
    return true;
}

static PyObject *call(PyObject *any, PyObject *args, PyObject *keywords) {
    const function *self = (function *)any;
    const int given = (int)PyTuple_GET_SIZE(args), operands = self->operands;
    if (given < operands || given > operands + 1)
        return PyErr_Format(PyExc_TypeError, "%s takes %d operands and perhaps out, not %d arguments", self->name,
                            operands, given);
    if (keywords && (PyDict_GetItemString(keywords, "dtype") || PyDict_GetItemString(keywords, "signature")))
        return PyErr_Format(PyExc_TypeError, "%s: the spec says which dtype %s has: convert the operands or `out`",
                            SPEC_NAME, self->name);
    PyObject *arrays[2] = {NULL, NULL}, *result = NULL;
    jp_dtype dtypes[3];
    bool done = true;
    for (int i = 0; i < operands && done; i++)
        done = (arrays[i] = operand(PyTuple_GET_ITEM(args, i), &dtypes[i])) != NULL;
    const jp_dtype wanted = done ? result_of(self, dtypes) : JP_NO_DTYPE;
    if (wanted != JP_NO_DTYPE && is_plain(operands, arrays, dtypes)) {
        result = PyObject_Call(self->ufunc, args, keywords);
    } else if (wanted != JP_NO_DTYPE && settle(operands, arrays, dtypes)) {
        PyObject *rest = PyTuple_GetSlice(args, operands, given);
        dtypes[operands] = wanted;
        if (rest) result = call_ufunc(self->ufunc, operands, arrays, dtypes, rest, keywords);
        Py_XDECREF(rest);
    }
    Py_XDECREF(arrays[0]);
    Py_XDECREF(arrays[1]);
    return result;
}

static PyObject *refuse_reduction(PyObject *any, PyObject *args, PyObject *keywords) {
    const char *name = ((function *)any)->name;
    (void)args, (void)keywords;
    return PyErr_Format(PyExc_TypeError,
                        "%s: %s does not reduce, for its result may have another dtype than its operands; "
                        "np.%s does",
                        SPEC_NAME, name, name);
}

static PyObject *show(PyObject *any) {
    return PyUnicode_FromFormat("<function %s of %s>", ((function *)any)->name, SPEC_NAME);
}

static PyObject *get_name(PyObject *any, void *nothing) {
    (void)nothing;
    return PyUnicode_FromString(((function *)any)->name);
}

static PyObject *get_ufunc(PyObject *any, void *nothing) {
    (void)nothing;
    return Py_NewRef(((function *)any)->ufunc);
}

static PyGetSetDef members[] = {
    {"__name__", get_name, NULL, NULL, NULL},
    {"ufunc", get_ufunc, NULL, "what is called, with the dtypes as its signature", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

#define REFUSED(name)                                                                                                  \
    { name, (PyCFunction)(void (*)(void))refuse_reduction, METH_VARARGS | METH_KEYWORDS, "A TypeError." }
static PyMethodDef methods[] = {REFUSED("reduce"), REFUSED("accumulate"), REFUSED("reduceat"), {NULL, NULL, 0, NULL}};

static PyTypeObject function_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "joinery_" SPEC_NAME ".function",
    .tp_doc = "An operation, element by element: f(a, b, /, out=None, *, where=True, casting='same_kind', order='K')",
    .tp_basicsize = sizeof(function),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_call = call,
    .tp_repr = show,
    .tp_getset = members,
    .tp_methods = methods,
};

static bool add(PyObject *module, const char *name, int op, int operands, PyObject *ufunc) {
    function *made = ufunc ? PyObject_New(function, &function_type) : NULL;
    if (!made) return Py_XDECREF(ufunc), false;
    made->ufunc = ufunc; /* for ever, as the module */
    made->name = name;
    made->op = op;
    made->operands = operands;
    const bool done = PyModule_AddObjectRef(module, name, (PyObject *)made) == 0;
    Py_DECREF(made);
    return done;
}

static PyObject *conversion;

static PyObject *as_type(PyObject *module, PyObject *args) {
    PyObject *any, *dtype, *array = NULL, *result = NULL;
    jp_dtype dtypes[2];
    (void)module;
    if (!PyArg_ParseTuple(args, "OO:astype", &any, &dtype)) return NULL;
    dtypes[1] = jp_dtype_materialize(dtypes_of(dtype));
    if (dtypes[1] == JP_NO_DTYPE) return NULL;
    if (!jp_numpy_descr(dtypes[1]))
        return PyErr_Format(promotion_error, "%s: NumPy has no dtype for %s", SPEC_NAME, jp_dtype_name(dtypes[1]));
    if (!(array = operand(any, &dtypes[0]))) return NULL;
    if (settle(1, &array, dtypes)) result = call_ufunc(conversion, 1, &array, dtypes, NULL, NULL);
    Py_XDECREF(array);
    return result;
}

static PyMethodDef astype_method = {
    "astype", as_type, METH_VARARGS,
    "astype(a, dtype): a copy, converted as the spec says, also between NumPy's dtypes"};

#define ADD(IDENT, name)                                                                                               \
    if (done) done = add(module, name, JP_##IDENT, 2, ufuncs_binary(JP_##IDENT, name));
#define ADD_UNARY(IDENT, name)                                                                                         \
    if (done) done = add(module, name, JP_##IDENT, 1, ufuncs_unary(JP_##IDENT, name));

bool functions_add(PyObject *module) {
    if (PyType_Ready(&function_type) < 0 || !(conversion = ufuncs_convert())) return false;
    PyObject *astype = PyCFunction_New(&astype_method, NULL);
    bool done = astype && PyModule_AddObjectRef(module, "astype", astype) == 0;
    Py_XDECREF(astype);
    JP_FOR_EACH_OP(ADD)
    JP_FOR_EACH_UNARY_OP(ADD_UNARY)
    return done;
}
