/*
 * The custom dtypes in NumPy's new C API (NEP 42): DTypes with casts, and loops that are ArrayMethods. The promotion of
 * two dtypes, which may be a third, and the casts are generated.
 *
 * In NumPy 1.24 this API is experimental; NUMPY_EXPERIMENTAL_DTYPE_API=1 in the environment switches it on.
 */
#include "client.h"

#include <stdlib.h>
#include <string.h>

#if JP_NUMPY_DTYPE_API == 1

static PyArray_DTypeMeta metas[JP_DTYPE_LIMIT];

bool new_dtypes_on(void) {
    const char *wanted = getenv("NUMPY_EXPERIMENTAL_DTYPE_API");
    return wanted && strcmp(wanted, "1") == 0;
}

/* ---- a DType ---- */

static PyArray_DTypeMeta *meta_of(jp_dtype dtype) {
    PyArray_Descr *descr = jp_numpy_descr(dtype);
    return descr ? (PyArray_DTypeMeta *)Py_TYPE(descr) : NULL;
}

static jp_dtype dtype_of(const PyArray_DTypeMeta *meta) {
    for (unsigned d = 0; d < JP_DTYPE_LIMIT; d++)
        if (jp_numpy_descr((jp_dtype)d) && meta_of((jp_dtype)d) == meta) return jp_dtype_materialize((jp_dtype)d);
    return JP_NO_DTYPE;
}

static PyArray_Descr *default_descr(PyArray_DTypeMeta *self) {
    return (PyArray_Descr *)Py_NewRef((PyObject *)jp_numpy_descr(dtype_of(self)));
}

static PyArray_Descr *discover_descr(PyArray_DTypeMeta *self, PyObject *value) {
    (void)value;
    return default_descr(self);
}

/* In this machine's byte order. */
static PyArray_Descr *ensure_canonical(PyArray_Descr *descr) {
    return default_descr((PyArray_DTypeMeta *)Py_TYPE(descr));
}

static int set_item(PyArray_Descr *descr, PyObject *value, char *to) {
    return arrays_set_item(jp_numpy_dtype(descr), value, to, descr->byteorder == NPY_OPPBYTE);
}

static PyObject *get_item(PyArray_Descr *descr, char *from) {
    const jp_dtype dtype = jp_numpy_dtype(descr);
    double native;
    arrays_copy(dtype, &native, from, descr->byteorder == NPY_OPPBYTE);
    return scalars_new(dtype, &native);
}

static PyObject *get_item_of_array(void *from, void *array) {
    return get_item(PyArray_DESCR((PyArrayObject *)array), from);
}

static PyObject *show(PyObject *descr) {
    const bool swapped = ((PyArray_Descr *)descr)->byteorder == NPY_OPPBYTE;
    return PyUnicode_FromFormat("%s%s", swapped ? ">" : "", jp_dtype_name(jp_numpy_dtype((PyArray_Descr *)descr)));
}

static PyObject *new_descr(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    if (!PyArg_ParseTuple(args, ":dtype") || (keywords && PyDict_GET_SIZE(keywords) > 0)) return NULL;
    return (PyObject *)default_descr((PyArray_DTypeMeta *)type);
}

/* ---- registration ---- */

static bool make_meta(PyArray_DTypeMeta *meta, const char *name) {
    PyTypeObject *type = (PyTypeObject *)meta;
    char full[128];
    snprintf(full, sizeof full, "joinery_%s.dtype[%s]", SPEC_NAME, name);
    Py_SET_REFCNT(type, 1);
    Py_SET_TYPE(type, &PyArrayDTypeMeta_Type);
    type->tp_name = strdup(full);
    type->tp_basicsize = sizeof(PyArray_Descr);
    type->tp_base = &PyArrayDescr_Type;
    type->tp_flags = Py_TPFLAGS_DEFAULT;
    type->tp_new = new_descr;
    type->tp_repr = type->tp_str = show;
    return type->tp_name && PyType_Ready(type) == 0;
}

/* What DTypes have no slots for yet, sort and the like, NumPy takes from the functions of the older API. */
static bool make_descr(PyArray_DTypeMeta *meta, jp_dtype dtype, const PyArray_ArrFuncs *older) {
    static PyArray_ArrFuncs functions[JP_DTYPE_LIMIT];
    functions[dtype] = *older;
    functions[dtype].getitem = get_item_of_array;
    const size_t size = jp_dtype_size(dtype);
    PyObject *nothing = PyTuple_New(0);
    PyArray_Descr *descr =
        nothing ? (PyArray_Descr *)PyArrayDescr_Type.tp_new((PyTypeObject *)meta, nothing, NULL) : NULL;
    Py_XDECREF(nothing);
    if (!descr) return false;
    descr->kind = descr->type = 'V';
    descr->byteorder = size > 1 ? NPY_NATIVE : NPY_IGNORE;
    descr->elsize = (int)size;
    descr->alignment = (int)(size & (~size + 1));
    descr->flags = NPY_USE_GETITEM | NPY_USE_SETITEM;
    descr->f = &functions[dtype];
    meta->singleton = (PyArray_Descr *)Py_NewRef((PyObject *)descr);
    const bool added = jp_numpy_add(dtype, descr) == 0;
    Py_DECREF(descr);
    return added;
}

bool new_dtypes_register(jp_dtype custom, PyTypeObject *type, const PyArray_ArrFuncs *older) {
    static PyType_Slot slots[] = {{NPY_DT_common_dtype, (void *)jp_numpy_common_dtype},
                                  {NPY_DT_default_descr, (void *)default_descr},
                                  {NPY_DT_discover_descr_from_pyobject, (void *)discover_descr},
                                  {NPY_DT_ensure_canonical, (void *)ensure_canonical},
                                  {NPY_DT_setitem, (void *)set_item},
                                  {NPY_DT_getitem, (void *)get_item},
                                  {0, NULL}};
    PyArray_DTypeMeta *meta = &metas[custom];
    PyArrayDTypeMeta_Spec spec = {.typeobj = type, .casts = jp_numpy_casts(custom), .slots = slots};
    if (!spec.casts) return false;
    const bool done = make_meta(meta, jp_dtype_name(custom)) && PyArrayInitDTypeMeta_FromSpec(meta, &spec) == 0 &&
                      make_descr(meta, custom, older);
    PyMem_Free(spec.casts);
    return done && PyObject_SetAttrString((PyObject *)type, "dtype", (PyObject *)jp_numpy_descr(custom)) == 0;
}

/* ---- loops ---- */

/* An ArrayMethod is told the dtypes, but not the operation: there is one for each. */
static int run(PyUFuncGenericFunction call, typed_loop loop, int operands, PyArrayMethod_Context *context,
               char *const *data, const npy_intp *n, const npy_intp *strides) {
    char *args[3];
    for (int i = 0; i <= operands; i++) {
        args[i] = data[i];
        loop.types[i] = jp_numpy_dtype(context->descriptors[i]);
    }
    loop.sums = loop.sums && loop.types[0] == loop.types[1] && dtypes_is_custom(loop.types[0]);
    call(args, n, strides, &loop);
    return 0;
}

static int convert(PyArrayMethod_Context *context, char *const *data, const npy_intp *n, const npy_intp *strides,
                   NpyAuxData *none) {
    (void)none;
    return jp_numpy_convert((size_t)*n, context->descriptors[0], data[0], strides[0], context->descriptors[1], data[1],
                            strides[1]);
}

#define PARAMETERS                                                                                                     \
    PyArrayMethod_Context *context, char *const *data, const npy_intp *n, const npy_intp *strides, NpyAuxData *none
#define BINARY(IDENT, name)                                                                                            \
    static int run_##IDENT(PARAMETERS) {                                                                               \
        (void)none;                                                                                                    \
        return run(loops_binary, ufuncs_loop(JP_##IDENT, name), 2, context, data, n, strides);                         \
    }
#define UNARY(IDENT, name)                                                                                             \
    static int run_##IDENT(PARAMETERS) {                                                                               \
        (void)none;                                                                                                    \
        return run(loops_unary, ufuncs_loop(JP_##IDENT, name), 1, context, data, n, strides);                          \
    }
JP_FOR_EACH_OP(BINARY)
JP_FOR_EACH_UNARY_OP(UNARY)

#define ENTRY(IDENT, name) [JP_##IDENT] = run_##IDENT,
static PyArrayMethod_StridedLoop *const binary_loops[] = {JP_FOR_EACH_OP(ENTRY) NULL};
static PyArrayMethod_StridedLoop *const unary_loops[] = {JP_FOR_EACH_UNARY_OP(ENTRY) NULL};

static NPY_CASTING refuse(PyObject *method, PyObject **dtypes, PyArray_Descr **given, PyArray_Descr **loop_descrs,
                          npy_intp *view_offset) {
    (void)method, (void)given, (void)loop_descrs, (void)view_offset;
    PyErr_Format(promotion_error, "%s: no promotion between %s and %s", SPEC_NAME,
                 jp_dtype_name(dtype_of((PyArray_DTypeMeta *)dtypes[0])),
                 jp_dtype_name(dtype_of((PyArray_DTypeMeta *)dtypes[1])));
    return (NPY_CASTING)-1;
}

bool new_dtypes_add_loop(PyObject *ufunc, PyUFuncGenericFunction call, int operands, const typed_loop *loop) {
    PyArrayMethod_StridedLoop *const function = call == loops_convert ? convert
                                                : call == loops_unary ? unary_loops[loop->op]
                                                                      : binary_loops[loop->op];
    PyArray_DTypeMeta *dtypes[3];
    for (int i = 0; i <= operands; i++)
        dtypes[i] = meta_of(loop->types[i]);
    PyType_Slot slots[3] = {{NPY_METH_strided_loop, (void *)function}, {0, NULL}, {0, NULL}};
    if (call == loops_refuse) slots[1] = (PyType_Slot){NPY_METH_resolve_descriptors, (void *)refuse};
    PyArrayMethod_Spec spec = {.name = "joinery_loop",
                               .nin = operands,
                               .nout = 1,
                               .casting = NPY_NO_CASTING,
                               .dtypes = dtypes,
                               .slots = slots};
    return PyUFunc_AddLoopFromSpec(ufunc, &spec) == 0;
}

/* Of a custom dtype and anything else: where there is no loop of just these dtypes. */
bool new_dtypes_add_promoters(PyObject *ufunc) {
    PyObject *promoter = PyCapsule_New((void *)jp_numpy_promoter, "numpy._ufunc_promoter", NULL);
    bool done = promoter != NULL;
    for (unsigned d = 0; d < JP_DTYPE_LIMIT && done; d++) {
        if (!dtypes_is_custom((jp_dtype)d)) continue;
        PyObject *own = (PyObject *)meta_of((jp_dtype)d), *any = (PyObject *)&PyArrayDescr_Type;
        for (int right = 0; right < 2 && done; right++) {
            PyObject *pattern = PyTuple_Pack(3, right ? any : own, right ? own : any, any);
            done = pattern && PyUFunc_AddPromoter(ufunc, pattern, promoter) == 0;
            Py_XDECREF(pattern);
        }
    }
    Py_XDECREF(promoter);
    return done;
}

#else /* a NumPy without that experiment */

bool new_dtypes_on(void) {
    return false;
}

bool new_dtypes_add_promoters(PyObject *ufunc) {
    (void)ufunc;
    return false;
}

bool new_dtypes_register(jp_dtype custom, PyTypeObject *type, const PyArray_ArrFuncs *older) {
    (void)custom, (void)type, (void)older;
    return false;
}

bool new_dtypes_add_loop(PyObject *ufunc, PyUFuncGenericFunction call, int operands, const typed_loop *loop) {
    (void)ufunc, (void)call, (void)operands, (void)loop;
    return false;
}

#endif
