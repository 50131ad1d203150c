/*
 * NumPy under the promotion rules of the joinery spec that the module was built with.
 *
 * A dtype of the spec that NumPy has too is NumPy's. Any other whose values a double holds (bf16, 8-bit floats, narrow
 * integers, fixed point) becomes a dtype of NumPy here, with a scalar type, casts and loops in NumPy's own ufuncs.
 *
 *   (jp_numpy)   generated: which NumPy dtype is which of the spec's, promotion, and all casts
 *   dtypes.c     which dtypes to make here, and which dtype of the spec a dtype, an array or a number has
 *   values.c     an element as a double, as a Python number, as text
 *   scalars.c    the scalar type of a dtype: jx.bf16(1.5)
 *   arrays.c     what an array does with elements: items, order, nonzero, fill, dot
 *   loops.c      the inner loops: calls of the generated operations
 *   ufuncs.c     these loops in NumPy's ufuncs, and ufuncs of our own for what NumPy has its own rules for
 *   functions.c  jx.add and the others: a Python number is weak, then the ufunc
 *   module.c     what Python sees
 */
#ifndef CLIENT_H
#define CLIENT_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#define PY_ARRAY_UNIQUE_SYMBOL client_array_api
#define PY_UFUNC_UNIQUE_SYMBOL client_ufunc_api
#ifndef IMPORTS_NUMPY
#define NO_IMPORT_ARRAY
#define NO_IMPORT_UFUNC
#endif
#include <numpy/arrayobject.h>
#include <numpy/ufuncobject.h>

#include "jp_kernels.h"
#include "jp_numpy.h"

/* The exception where dtypes do not promote: a TypeError. */
extern PyObject *promotion_error;

/* ---- dtypes.c ---- */

bool dtypes_make(void);
/* Where a dtype of the spec is not NumPy's but one to be made here. */
bool dtypes_is_custom(jp_dtype dtype);
/* f64, or f32 where the spec has no f64: what holds every value of a custom dtype. */
jp_dtype dtypes_wide(jp_dtype custom);
/* What the spec calls a dtype of NumPy's, with an exception where it does not know it. */
jp_dtype dtypes_of_descr(PyArray_Descr *descr);
/* The weak dtype of a Python number, or of a type of them; JP_NO_DTYPE for anything else. */
jp_dtype dtypes_of_number(PyObject *number);
/* Of an array, a number, a dtype, or the name of a dtype, the spec's before NumPy's; JP_NO_DTYPE with an exception. */
jp_dtype dtypes_of(PyObject *any);
/* A dict of all names. */
PyObject *dtypes_dict(void);

/* ---- values.c: all of custom dtypes; no alignment needed ---- */

void values_read(jp_dtype dtype, size_t n, const void *elements, ptrdiff_t stride, double *values);
void values_write(jp_dtype dtype, size_t n, const double *values, void *elements, ptrdiff_t stride);
/* False with an exception where the object is no number, or none that the dtype could hold. */
bool values_from_python(jp_dtype dtype, PyObject *number, void *element);
PyObject *values_to_python(jp_dtype dtype, const void *element);
/* The fewest digits that give this element again. */
PyObject *values_text(jp_dtype dtype, const void *element);

/* ---- scalars.c ---- */

/* A new type, named after the dtype. */
PyTypeObject *scalars_make(jp_dtype custom);
PyObject *scalars_new(jp_dtype custom, const void *element);
/* The element in a scalar; NULL where `any` is none of that dtype. */
void *scalars_element(jp_dtype custom, PyObject *any);

/* ---- arrays.c ---- */

/* Items of either byte order. The bytes of an element, turned round if `swap`; from NULL: in place. */
PyObject *arrays_get_item(jp_dtype dtype, const void *from, bool swap);
int arrays_set_item(jp_dtype dtype, PyObject *value, void *to, bool swap);
void arrays_copy(jp_dtype dtype, void *to, const void *from, bool swap);
/* Adds all custom dtypes to NumPy, and their scalar types to the module. */
bool arrays_register(PyObject *module);

/* ---- loops.c ---- */

typedef struct typed_loop {
    int op;            /* jp_op or jp_unary_op */
    jp_dtype types[3]; /* the operands', then the result's */
    bool sums;         /* addition of one custom dtype */
    bool quiet;        /* no warning where an operand is NaN: orders, maximum, minimum */
} typed_loop;

void loops_binary(char **args, const npy_intp *n, const npy_intp *steps, void *data);
void loops_unary(char **args, const npy_intp *n, const npy_intp *steps, void *data);
void loops_convert(char **args, const npy_intp *n, const npy_intp *steps, void *data);
/* Raises PromotionError. */
void loops_refuse(char **args, const npy_intp *n, const npy_intp *steps, void *data);

/* ---- ufuncs.c ---- */

/* What is to be known of an operation but its dtypes. */
typed_loop ufuncs_loop(int op, const char *name);
/* Adds loops of custom dtypes to NumPy's ufuncs. */
bool ufuncs_extend_numpy(void);
/* A ufunc of the spec's own with a loop for all dtypes. */
PyObject *ufuncs_binary(jp_op op, const char *name);
PyObject *ufuncs_unary(jp_unary_op op, const char *name);
PyObject *ufuncs_convert(void);

/* ---- functions.c ---- */

/* Adds a function an operation to the module, and astype. */
bool functions_add(PyObject *module);

#endif
