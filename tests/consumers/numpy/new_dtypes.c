/*
 * The custom dtypes by NumPy's new C API (NEP 42): DTypes with casts, and loops that are ArrayMethods. Promotion of two
 * dtypes is `common_dtype`: the spec's table, also where the join is a third.
 *
 * NumPy 1.24 has this API as an experiment that NUMPY_EXPERIMENTAL_DTYPE_API=1 in the environment switches on.
 */
#include "client.h"

#include <stdlib.h>
#include <string.h>

#if __has_include(<numpy/experimental_dtype_api.h>)
#undef NO_IMPORT_ARRAY
#undef NO_IMPORT_UFUNC
#include <numpy/experimental_dtype_api.h>

static PyArray_DTypeMeta metas[JN_DTYPE_LIMIT];
static bool on;

bool new_dtypes_start(void) {
    const char *wanted = getenv("NUMPY_EXPERIMENTAL_DTYPE_API");
    on = wanted && strcmp(wanted, "1") == 0;
    return !on || import_experimental_dtype_api(__EXPERIMENTAL_DTYPE_VERSION) == 0;
}

bool new_dtypes_on(void) {
    return on;
}

/* ---- a DType ---- */

static PyArray_DTypeMeta *meta_of(jn_dtype dtype) {
    PyArray_Descr *descr = dtypes_numpy(dtype);
    return descr ? (PyArray_DTypeMeta *)Py_TYPE(descr) : NULL;
}

static jn_dtype dtype_of(const PyArray_DTypeMeta *meta) {
    for (unsigned d = 0; d < JN_DTYPE_LIMIT; d++)
        if (dtypes_numpy((jn_dtype)d) && meta_of((jn_dtype)d) == meta) return jn_dtype_materialize((jn_dtype)d);
    return JN_NO_DTYPE;
}

static PyArray_DTypeMeta *common_dtype(PyArray_DTypeMeta *self, PyArray_DTypeMeta *other) {
    const jn_dtype a = dtype_of(self), b = dtype_of(other);
    const jn_dtype join = b == JN_NO_DTYPE ? JN_NO_DTYPE : jn_dtype_materialize(jn_promote_types(a, b));
    PyArray_DTypeMeta *found = join == JN_NO_DTYPE ? NULL : meta_of(join);
    return (PyArray_DTypeMeta *)Py_NewRef(found ? (PyObject *)found : Py_NotImplemented);
}

static PyArray_Descr *default_descr(PyArray_DTypeMeta *self) {
    return (PyArray_Descr *)Py_NewRef((PyObject *)dtypes_numpy(dtype_of(self)));
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
    return arrays_set_item(dtypes_find(descr), value, to, descr->byteorder == NPY_OPPBYTE);
}

static PyObject *get_item(PyArray_Descr *descr, char *from) {
    const jn_dtype dtype = dtypes_find(descr);
    double native;
    arrays_copy(dtype, &native, from, descr->byteorder == NPY_OPPBYTE);
    return scalars_new(dtype, &native);
}

static PyObject *get_item_of_array(void *from, void *array) {
    return get_item(PyArray_DESCR((PyArrayObject *)array), from);
}

static PyObject *show(PyObject *descr) {
    const bool swapped = ((PyArray_Descr *)descr)->byteorder == NPY_OPPBYTE;
    return PyUnicode_FromFormat("%s%s", swapped ? ">" : "", jn_dtype_name(dtypes_find((PyArray_Descr *)descr)));
}

static PyObject *new_descr(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    if (!PyArg_ParseTuple(args, ":dtype") || (keywords && PyDict_GET_SIZE(keywords) > 0)) return NULL;
    return (PyObject *)default_descr((PyArray_DTypeMeta *)type);
}

/* ---- casts ---- */

static int cast(PyArrayMethod_Context *context, char *const *data, const npy_intp *n, const npy_intp *strides,
                NpyAuxData *none) {
    (void)none;
    casts_run((size_t)*n, context->descriptors[0], data[0], strides[0], context->descriptors[1], data[1], strides[1]);
    return 0;
}

/* From one byte order to another, or none. */
static int copy(PyArrayMethod_Context *context, char *const *data, const npy_intp *n, const npy_intp *strides,
                NpyAuxData *none) {
    const bool swap = context->descriptors[0]->byteorder != context->descriptors[1]->byteorder;
    const jn_dtype dtype = dtypes_find(context->descriptors[0]);
    (void)none;
    for (npy_intp i = 0; i < *n; i++)
        arrays_copy(dtype, data[1] + i * strides[1], data[0] + i * strides[0], swap);
    return 0;
}

static NPY_CASTING resolve_copy(PyObject *method, PyObject **dtypes, PyArray_Descr **given, PyArray_Descr **loop_descrs,
                                npy_intp *view_offset) {
    (void)method, (void)dtypes;
    loop_descrs[0] = (PyArray_Descr *)Py_NewRef((PyObject *)given[0]);
    loop_descrs[1] = (PyArray_Descr *)Py_NewRef((PyObject *)(given[1] ? given[1] : given[0]));
    if (loop_descrs[0]->byteorder != loop_descrs[1]->byteorder) return NPY_EQUIV_CASTING;
    *view_offset = 0;
    return NPY_NO_CASTING;
}

static PyType_Slot cast_slots[] = {
    {NPY_METH_strided_loop, (void *)cast}, {NPY_METH_unaligned_strided_loop, (void *)cast}, {0, NULL}};
static PyType_Slot copy_slots[] = {{NPY_METH_resolve_descriptors, (void *)resolve_copy},
                                   {NPY_METH_strided_loop, (void *)copy},
                                   {NPY_METH_unaligned_strided_loop, (void *)copy},
                                   {0, NULL}};

static NPY_CASTING safety(jn_dtype from, jn_dtype to) {
    if (from != JN_NO_DTYPE && to != JN_NO_DTYPE && jn_can_cast(from, to, JN_CAST_PROMOTE)) return NPY_SAFE_CASTING;
    if (from != JN_NO_DTYPE && to != JN_NO_DTYPE && jn_can_cast(from, to, JN_CAST_SAME_KIND))
        return NPY_SAME_KIND_CASTING;
    return NPY_UNSAFE_CASTING;
}

/* The casts of a dtype with itself, NumPy's numbers, and the custom dtypes before it. */
typedef struct casts {
    int count;
    PyArrayMethod_Spec specs[1 + 2 * (NPY_NTYPES + JN_DTYPE_LIMIT)];
    PyArray_DTypeMeta *metas[1 + 2 * (NPY_NTYPES + JN_DTYPE_LIMIT)][2]; /* NULL: the new one */
    PyArrayMethod_Spec *list[2 + 2 * (NPY_NTYPES + JN_DTYPE_LIMIT)];
} casts;

static void add_cast(casts *all, PyArray_DTypeMeta *from, PyArray_DTypeMeta *to, NPY_CASTING casting,
                     PyType_Slot *slots) {
    const int i = all->count++;
    all->metas[i][0] = from;
    all->metas[i][1] = to;
    all->specs[i] =
        (PyArrayMethod_Spec){"joinery_cast", 1, 1, casting, NPY_METH_SUPPORTS_UNALIGNED, all->metas[i], slots};
    all->list[i] = &all->specs[i];
}

static void add_casts(casts *all, jn_dtype dtype) {
    add_cast(all, NULL, NULL, NPY_NO_CASTING, copy_slots);
    for (int t = NPY_BOOL; t < NPY_NTYPES; t++) {
        if (!PyTypeNum_ISNUMBER(t) && t != NPY_BOOL) continue;
        PyArray_Descr *descr = PyArray_DescrFromType(t); /* of NumPy's own: they stay */
        const jn_dtype other = dtypes_find(descr);
        add_cast(all, NULL, (PyArray_DTypeMeta *)Py_TYPE(descr), safety(dtype, other), cast_slots);
        add_cast(all, (PyArray_DTypeMeta *)Py_TYPE(descr), NULL, safety(other, dtype), cast_slots);
        Py_DECREF(descr);
    }
    for (unsigned d = 0; d < JN_DTYPE_LIMIT; d++) {
        const jn_dtype other = (jn_dtype)d;
        if (!dtypes_is_custom(other) || !dtypes_numpy(other)) continue;
        add_cast(all, NULL, meta_of(other), safety(dtype, other), cast_slots);
        add_cast(all, meta_of(other), NULL, safety(other, dtype), cast_slots);
    }
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
static bool make_descr(PyArray_DTypeMeta *meta, jn_dtype dtype, const PyArray_ArrFuncs *older) {
    static PyArray_ArrFuncs functions[JN_DTYPE_LIMIT];
    functions[dtype] = *older;
    functions[dtype].getitem = get_item_of_array;
    const size_t size = jn_dtype_size(dtype);
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
    dtypes_add(dtype, descr);
    return true;
}

bool new_dtypes_register(jn_dtype custom, PyTypeObject *type, const PyArray_ArrFuncs *older) {
    static PyType_Slot slots[] = {{NPY_DT_common_dtype, (void *)common_dtype},
                                  {NPY_DT_default_descr, (void *)default_descr},
                                  {NPY_DT_discover_descr_from_pyobject, (void *)discover_descr},
                                  {NPY_DT_ensure_canonical, (void *)ensure_canonical},
                                  {NPY_DT_setitem, (void *)set_item},
                                  {NPY_DT_getitem, (void *)get_item},
                                  {0, NULL}};
    PyArray_DTypeMeta *meta = &metas[custom];
    casts *all = calloc(1, sizeof *all);
    if (!all) return PyErr_NoMemory(), false;
    add_casts(all, custom);
    PyArrayDTypeMeta_Spec spec = {.typeobj = type, .casts = all->list, .slots = slots};
    const bool done = make_meta(meta, jn_dtype_name(custom)) && PyArrayInitDTypeMeta_FromSpec(meta, &spec) == 0 &&
                      make_descr(meta, custom, older);
    free(all);
    return done && PyObject_SetAttrString((PyObject *)type, "dtype", (PyObject *)dtypes_numpy(custom)) == 0;
}

/* ---- loops ---- */

/* An ArrayMethod is told the dtypes, but not the operation: there is one for each. */
static int run(PyUFuncGenericFunction call, loop what, int operands, PyArrayMethod_Context *context, char *const *data,
               const npy_intp *n, const npy_intp *strides) {
    char *args[3];
    for (int i = 0; i <= operands; i++) {
        args[i] = data[i];
        what.types[i] = dtypes_find(context->descriptors[i]);
    }
    what.sums = what.sums && what.types[0] == what.types[1] && dtypes_is_custom(what.types[0]);
    call(args, n, strides, &what);
    return 0;
}

#define PARAMETERS                                                                                                     \
    PyArrayMethod_Context *context, char *const *data, const npy_intp *n, const npy_intp *strides, NpyAuxData *none
#define BINARY(IDENT, name)                                                                                            \
    static int run_##IDENT(PARAMETERS) {                                                                               \
        (void)none;                                                                                                    \
        return run(loops_binary, ufuncs_loop(JN_##IDENT, name), 2, context, data, n, strides);                         \
    }
#define UNARY(IDENT, name)                                                                                             \
    static int run_##IDENT(PARAMETERS) {                                                                               \
        (void)none;                                                                                                    \
        return run(loops_unary, ufuncs_loop(JN_##IDENT, name), 1, context, data, n, strides);                          \
    }
JN_FOR_EACH_OP(BINARY)
JN_FOR_EACH_UNARY_OP(UNARY)

#define ENTRY(IDENT, name) [JN_##IDENT] = run_##IDENT,
static PyArrayMethod_StridedLoop *const binary_loops[] = {JN_FOR_EACH_OP(ENTRY) NULL};
static PyArrayMethod_StridedLoop *const unary_loops[] = {JN_FOR_EACH_UNARY_OP(ENTRY) NULL};

static NPY_CASTING refuse(PyObject *method, PyObject **dtypes, PyArray_Descr **given, PyArray_Descr **loop_descrs,
                          npy_intp *view_offset) {
    (void)method, (void)given, (void)loop_descrs, (void)view_offset;
    PyErr_Format(promotion_error, "%s: no promotion between %s and %s", SPEC_NAME,
                 jn_dtype_name(dtype_of((PyArray_DTypeMeta *)dtypes[0])),
                 jn_dtype_name(dtype_of((PyArray_DTypeMeta *)dtypes[1])));
    return (NPY_CASTING)-1;
}

bool new_dtypes_add_loop(PyObject *ufunc, PyUFuncGenericFunction call, int operands, const loop *what) {
    PyArrayMethod_StridedLoop *const function = call == loops_convert ? cast
                                                : call == loops_unary ? unary_loops[what->op]
                                                                      : binary_loops[what->op];
    PyArray_DTypeMeta *dtypes[3];
    for (int i = 0; i <= operands; i++)
        dtypes[i] = meta_of(what->types[i]);
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

#else /* a NumPy without it */

bool new_dtypes_start(void) {
    return true;
}
bool new_dtypes_on(void) {
    return false;
}

bool new_dtypes_register(jn_dtype custom, PyTypeObject *type, const PyArray_ArrFuncs *older) {
    (void)custom, (void)type, (void)older;
    return false;
}

bool new_dtypes_add_loop(PyObject *ufunc, PyUFuncGenericFunction call, int operands, const loop *what) {
    (void)ufunc, (void)call, (void)operands, (void)what;
    return false;
}

#endif
