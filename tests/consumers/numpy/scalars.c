/* The scalar types: the types of array items. */
#include "client.h"

#include <string.h>

/* NumPy finds the element where this puts it, right after the head. */
typedef struct {
    PyObject head;
    union {
        char bytes[sizeof(double)];
        double alignment;
    } element;
} scalar;

static PyTypeObject *types[JP_DTYPE_LIMIT]; /* NULL: none */

void *scalars_element(jp_dtype custom, PyObject *any) {
    return types[custom] && PyObject_TypeCheck(any, types[custom]) ? ((scalar *)any)->element.bytes : NULL;
}

PyObject *scalars_new(jp_dtype custom, const void *element) {
    scalar *self = (scalar *)types[custom]->tp_alloc(types[custom], 0);
    if (self) memcpy(self->element.bytes, element, jp_dtype_size(custom));
    return (PyObject *)self;
}

static jp_dtype dtype_of(PyTypeObject *type) {
    for (unsigned d = 0; d < JP_DTYPE_LIMIT; d++)
        if (types[d] && PyType_IsSubtype(type, types[d])) return (jp_dtype)d;
    return JP_NO_DTYPE;
}

static PyObject *make(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    PyObject *value = NULL;
    if (keywords && PyDict_GET_SIZE(keywords) > 0)
        return PyErr_Format(PyExc_TypeError, "%s takes no keyword arguments", type->tp_name), NULL;
    if (!PyArg_UnpackTuple(args, type->tp_name, 0, 1, &value)) return NULL;
    scalar *self = (scalar *)type->tp_alloc(type, 0);
    if (!self) return NULL;
    const double zero = 0;
    if (!value)
        values_write(dtype_of(type), 1, &zero, self->element.bytes, sizeof zero);
    else if (!values_from_python(dtype_of(type), value, self->element.bytes))
        Py_CLEAR(self);
    return (PyObject *)self;
}

static PyObject *text(PyObject *self) {
    return values_text(dtype_of(Py_TYPE(self)), ((scalar *)self)->element.bytes);
}

static PyObject *python_number(PyObject *self) {
    return values_to_python(dtype_of(Py_TYPE(self)), ((scalar *)self)->element.bytes);
}

/* call(the value as a Python number), which is given up. */
static PyObject *of_number(PyObject *self, PyObject *(*call)(PyObject *)) {
    PyObject *number = python_number(self), *result = number ? call(number) : NULL;
    Py_XDECREF(number);
    return result;
}

static PyObject *as_float(PyObject *self) {
    return of_number(self, PyNumber_Float);
}
static PyObject *as_int(PyObject *self) {
    return of_number(self, PyNumber_Long);
}

static int as_bool(PyObject *self) {
    PyObject *number = python_number(self);
    const int result = number ? PyObject_IsTrue(number) : -1;
    Py_XDECREF(number);
    return result;
}

static PyObject *format(PyObject *self, PyObject *how) {
    if (PyUnicode_Check(how) && PyUnicode_GET_LENGTH(how) == 0) return text(self);
    PyObject *number = python_number(self), *result = number ? PyObject_Format(number, how) : NULL;
    Py_XDECREF(number);
    return result;
}

static PyMethodDef methods[] = {{"__format__", format, METH_O, "as a Python number"}, {NULL, NULL, 0, NULL}};

/* Equal numbers have one hash, whatever their types. A NaN is like no other. */
static Py_hash_t hash(PyObject *self) {
    PyObject *number = python_number(self);
    Py_hash_t result = -1;
    if (number && PyFloat_Check(number) && PyFloat_AS_DOUBLE(number) != PyFloat_AS_DOUBLE(number))
        result = (Py_hash_t)((uintptr_t)self >> 4);
    else if (number)
        result = PyObject_Hash(number);
    Py_XDECREF(number);
    return result;
}

/* With a number, as numbers; with an array, element by element. */
static PyObject *compare(PyObject *self, PyObject *other, int which) {
    if (PyArray_Check(other)) Py_RETURN_NOTIMPLEMENTED;
    PyObject *left = python_number(self), *right = NULL, *result = NULL;
    if (dtype_of(Py_TYPE(other)) != JP_NO_DTYPE)
        right = python_number(other);
    else
        right = Py_NewRef(other);
    if (left && right) result = PyObject_RichCompare(left, right, which);
    Py_XDECREF(left);
    Py_XDECREF(right);
    return result;
}

/* Arithmetic is that of NumPy's ufuncs. */
static PyObject *apply(const char *ufunc, PyObject *a, PyObject *b) {
    PyObject *numpy = PyImport_ImportModule("numpy");
    PyObject *result = numpy ? PyObject_CallMethod(numpy, ufunc, b ? "OO" : "O", a, b) : NULL;
    Py_XDECREF(numpy);
    return result;
}

#define FOR_EACH_OPERATOR(BINARY, UNARY)                                                                               \
    BINARY(add)                                                                                                        \
    BINARY(subtract)                                                                                                   \
    BINARY(multiply)                                                                                                   \
    BINARY(true_divide)                                                                                                \
    BINARY(floor_divide)                                                                                               \
    BINARY(remainder)                                                                                                  \
    UNARY(negative)                                                                                                    \
    UNARY(positive)                                                                                                    \
    UNARY(absolute)
#define BINARY(name)                                                                                                   \
    static PyObject *apply_##name(PyObject *a, PyObject *b) {                                                          \
        return apply(#name, a, b);                                                                                     \
    }
#define UNARY(name)                                                                                                    \
    static PyObject *apply_##name(PyObject *a) {                                                                       \
        return apply(#name, a, NULL);                                                                                  \
    }
FOR_EACH_OPERATOR(BINARY, UNARY)

#define SLOT(name) {Py_nb_##name, (void *)apply_##name},

PyTypeObject *scalars_make(jp_dtype custom) {
    char name[128];
    snprintf(name, sizeof name, "joinery_%s.%s", SPEC_NAME, jp_dtype_name(custom));
    PyType_Slot slots[] = {
        {Py_tp_new, (void *)make},
        {Py_tp_repr, (void *)text},
        {Py_tp_str, (void *)text},
        {Py_tp_hash, (void *)hash},
        {Py_tp_richcompare, (void *)compare},
        {Py_nb_float, (void *)as_float},
        {Py_nb_int, (void *)as_int},
        {Py_nb_bool, (void *)as_bool},
        {Py_tp_methods, methods},
        FOR_EACH_OPERATOR(SLOT, SLOT) //
        {0, NULL},
    };
    PyType_Spec spec = {.name = strdup(name), /* kept by the type */
                        .basicsize = sizeof(scalar),
                        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                        .slots = slots};
    if (!spec.name) return (PyTypeObject *)PyErr_NoMemory();
    types[custom] = (PyTypeObject *)PyType_FromSpecWithBases(&spec, (PyObject *)&PyGenericArrType_Type);
    return types[custom];
}
