/* NumPy's iterator does shapes, strides, broadcasting and memory; the generated loops do the elements, without the GIL.
 */
#include "client.h"

enum kind { CONVERSION, UNARY, BINARY };

/* All arrays but the last are operands; that is the result. */
struct job {
    enum kind kind;
    jn_op op;
    jn_unary_op unary_op;
    int count;
    PyArrayObject *arrays[3]; /* the last one NULL: to be made */
    jn_dtype dtypes[3];
};

static jn_status run_row(const struct job *job, size_t n, char **data, const npy_intp *strides) {
    const jn_dtype *d = job->dtypes;
    switch (job->kind) {
    case CONVERSION:
        return jn_convert(n, d[0], data[0], strides[0], d[1], data[1], strides[1]);
    case UNARY:
        return jn_unary(job->unary_op, n, d[0], data[0], strides[0], data[1], strides[1]);
    default:
        return jn_binary(job->op, n, d[0], data[0], strides[0], d[1], data[1], strides[1], data[2], strides[2]);
    }
}

static jn_status run_rows(const struct job *job, NpyIter *iter, NpyIter_IterNextFunc *next) {
    char **data = NpyIter_GetDataPtrArray(iter);
    const npy_intp *strides = NpyIter_GetInnerStrideArray(iter), *length = NpyIter_GetInnerLoopSizePtr(iter);
    jn_status status;
    do {
        status = run_row(job, (size_t)*length, data, strides);
    } while (status == JN_OK && next(iter));
    return status;
}

/* The last array, new or given; NULL with an exception. */
static PyObject *run(const struct job *job) {
    npy_uint32 flags[3];
    PyArray_Descr *descrs[3];
    PyArrayObject *arrays[3];
    const int last = job->count - 1;
    for (int i = 0; i < job->count; i++) {
        /* The strides of a row of one are nobody's business; bytes in the other order are copied first. */
        flags[i] = i < last ? NPY_ITER_READONLY | NPY_ITER_COPY | NPY_ITER_OVERLAP_ASSUME_ELEMENTWISE
                            : NPY_ITER_WRITEONLY | NPY_ITER_ALLOCATE | NPY_ITER_NO_BROADCAST | NPY_ITER_UPDATEIFCOPY |
                                  NPY_ITER_NO_SUBTYPE | NPY_ITER_OVERLAP_ASSUME_ELEMENTWISE;
        arrays[i] = job->arrays[i];
        descrs[i] = dtypes_numpy(job->dtypes[i]);
        if (!descrs[i]) return NULL;
    }
    NpyIter *iter =
        NpyIter_MultiNew(job->count, arrays, NPY_ITER_EXTERNAL_LOOP | NPY_ITER_ZEROSIZE_OK | NPY_ITER_COPY_IF_OVERLAP,
                         NPY_KEEPORDER, NPY_EQUIV_CASTING, flags, descrs);
    if (!iter) return NULL;
    PyObject *result = (PyObject *)(job->arrays[last] ? job->arrays[last] : NpyIter_GetOperandArray(iter)[last]);
    Py_INCREF(result);
    jn_status status = JN_OK;
    NpyIter_IterNextFunc *next = NpyIter_GetIterNext(iter, NULL);
    if (next && NpyIter_GetIterSize(iter) > 0) {
        NPY_BEGIN_THREADS_DEF;
        NPY_BEGIN_THREADS;
        status = run_rows(job, iter, next);
        NPY_END_THREADS;
    }
    const bool done = NpyIter_Deallocate(iter) == NPY_SUCCEED && next && status == JN_OK;
    if (done) return result;
    Py_DECREF(result);
    if (!PyErr_Occurred()) PyErr_Format(PyExc_RuntimeError, "%s: a loop ended with status %d", SPEC_NAME, (int)status);
    return NULL;
}

/* An operand as an array of its dtype; a Python number is weak where the spec has weak dtypes. */
static PyArrayObject *operand(PyObject *any, jn_dtype *dtype) {
    PyObject *array;
    *dtype = dtypes_of_number(any);
    if (*dtype != JN_NO_DTYPE) {
        PyArray_Descr *descr = dtypes_numpy(*dtype);
        if (!descr) return NULL;
        Py_INCREF(descr);
        array = PyArray_FromAny(any, descr, 0, 0, 0, NULL);
    } else {
        array = PyArray_FROM_O(any);
        if (array) *dtype = dtypes_of_descr(PyArray_DESCR((PyArrayObject *)array));
        if (array && *dtype == JN_NO_DTYPE) Py_CLEAR(array);
    }
    return (PyArrayObject *)array;
}

static bool right_out(PyObject *out, jn_dtype wanted, const char *name) {
    if (!PyArray_Check(out)) return PyErr_SetString(PyExc_TypeError, "out must be an array"), false;
    const jn_dtype given = dtypes_of_descr(PyArray_DESCR((PyArrayObject *)out));
    if (given == JN_NO_DTYPE) return false;
    if (given == jn_dtype_materialize(wanted)) return true;
    PyErr_Format(promotion_error, "%s: the result of %s is %s, but out is %s", SPEC_NAME, name, jn_dtype_name(wanted),
                 jn_dtype_name(given));
    return false;
}

PyObject *loops_binary(jn_op op, const char *name, PyObject *a, PyObject *b, PyObject *out) {
    struct job job = {.kind = BINARY, .op = op, .count = 3};
    PyObject *result = NULL;
    job.arrays[0] = operand(a, &job.dtypes[0]);
    if (job.arrays[0]) job.arrays[1] = operand(b, &job.dtypes[1]);
    if (job.arrays[1]) {
        const char *left = jn_dtype_name(job.dtypes[0]), *right = jn_dtype_name(job.dtypes[1]);
        job.dtypes[2] = jn_binary_result(op, job.dtypes[0], job.dtypes[1]);
        if (job.dtypes[2] == JN_NO_DTYPE && jn_promote_types(job.dtypes[0], job.dtypes[1]) == JN_NO_DTYPE)
            PyErr_Format(promotion_error, "%s: no promotion between %s and %s, operands of %s", SPEC_NAME, left, right,
                         name);
        else if (job.dtypes[2] == JN_NO_DTYPE)
            PyErr_Format(promotion_error, "%s: %s is not defined for %s and %s", SPEC_NAME, name, left, right);
        else if (!out || right_out(out, job.dtypes[2], name)) {
            job.arrays[2] = (PyArrayObject *)out;
            result = run(&job);
        }
    }
    Py_XDECREF(job.arrays[0]);
    Py_XDECREF(job.arrays[1]);
    return !result || out ? result : PyArray_Return((PyArrayObject *)result);
}

PyObject *loops_unary(jn_unary_op op, const char *name, PyObject *a, PyObject *out) {
    struct job job = {.kind = UNARY, .unary_op = op, .count = 2};
    PyObject *result = NULL;
    job.arrays[0] = operand(a, &job.dtypes[0]);
    if (!job.arrays[0]) return NULL;
    job.dtypes[1] = jn_unary_result(op, job.dtypes[0]);
    if (job.dtypes[1] == JN_NO_DTYPE)
        PyErr_Format(promotion_error, "%s: %s is not defined for %s", SPEC_NAME, name, jn_dtype_name(job.dtypes[0]));
    else if (!out || right_out(out, job.dtypes[1], name)) {
        job.arrays[1] = (PyArrayObject *)out;
        result = run(&job);
    }
    Py_DECREF(job.arrays[0]);
    return !result || out ? result : PyArray_Return((PyArrayObject *)result);
}

PyObject *loops_convert(PyObject *a, jn_dtype to) {
    struct job job = {.kind = CONVERSION, .count = 2, .dtypes = {JN_NO_DTYPE, to}};
    job.arrays[0] = operand(a, &job.dtypes[0]);
    if (!job.arrays[0]) return NULL;
    PyObject *result = run(&job);
    Py_DECREF(job.arrays[0]);
    return result ? PyArray_Return((PyArrayObject *)result) : NULL;
}
