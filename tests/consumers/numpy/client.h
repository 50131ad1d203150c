/*
 * Element-wise operations on NumPy arrays under the promotion rules of a joinery spec, whichever it was built with.
 *
 * A dtype of the spec is a NumPy dtype where NumPy has it. Any other (bf16, 8-bit floats, ...) is a view: a record of
 * one unsigned integer that is named after it, so that `a.view(joinery_jax.dtypes["bf16"])` and back copies nothing.
 */
#ifndef CLIENT_H
#define CLIENT_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#define PY_ARRAY_UNIQUE_SYMBOL client_array_api
#ifndef IMPORTS_ARRAY
#define NO_IMPORT_ARRAY
#endif
#include <numpy/arrayobject.h>

#include "jn_kernels.h"

/* The exception where dtypes do not promote: a TypeError. */
extern PyObject *promotion_error;

/* ---- dtypes.c ---- */

bool dtypes_make(void);
/* What NumPy calls a dtype of the spec: borrowed; NULL with an exception for one without elements. */
PyArray_Descr *dtypes_numpy(jn_dtype dtype);
/* What the spec calls it; JN_NO_DTYPE with an exception where it does not know it. */
jn_dtype dtypes_of_descr(PyArray_Descr *descr);
/* The weak dtype of a Python number, or of a type of them; JN_NO_DTYPE for anything else. */
jn_dtype dtypes_of_number(PyObject *number);
/* Of an array, a number, a dtype, or the name of a dtype, the spec's before NumPy's; JN_NO_DTYPE with an exception. */
jn_dtype dtypes_of(PyObject *any);
/* A dict of all names. */
PyObject *dtypes_dict(void);

/* ---- loops.c ---- */

PyObject *loops_binary(jn_op op, const char *name, PyObject *a, PyObject *b, PyObject *out);
PyObject *loops_unary(jn_unary_op op, const char *name, PyObject *a, PyObject *out);
PyObject *loops_convert(PyObject *a, jn_dtype to);

#endif
