/* Converts elements of custom dtypes to doubles, which hold every value, to Python numbers and to text. */
#include "client.h"

#include <math.h>
#include <string.h>

enum { CHUNK = 256 };

void values_read(jp_dtype dtype, size_t n, const void *elements, ptrdiff_t stride, double *values) {
    const jp_dtype wide = dtypes_wide(dtype);
    const char *from = elements;
    if (jp_dtype_size(wide) == sizeof(double)) {
        jp_convert(n, dtype, from, stride, wide, values, sizeof(double));
        return;
    }
    for (size_t done = 0, some; done < n; done += some) {
        float floats[CHUNK];
        some = n - done < CHUNK ? n - done : CHUNK;
        jp_convert(some, dtype, from + (ptrdiff_t)done * stride, stride, wide, floats, sizeof(float));
        for (size_t i = 0; i < some; i++)
            values[done + i] = floats[i];
    }
}

void values_write(jp_dtype dtype, size_t n, const double *values, void *elements, ptrdiff_t stride) {
    const jp_dtype wide = dtypes_wide(dtype);
    char *to = elements;
    if (jp_dtype_size(wide) == sizeof(double)) {
        jp_convert(n, wide, values, sizeof(double), dtype, to, stride);
        return;
    }
    for (size_t done = 0, some; done < n; done += some) {
        float floats[CHUNK];
        some = n - done < CHUNK ? n - done : CHUNK;
        for (size_t i = 0; i < some; i++)
            floats[i] = (float)values[done + i];
        jp_convert(some, wide, floats, sizeof(float), dtype, to + (ptrdiff_t)done * stride, stride);
    }
}

static bool is_integer(jp_dtype dtype) {
    return jp_dtype_get_kind(dtype) == JP_KIND_INT || jp_dtype_get_kind(dtype) == JP_KIND_UINT;
}

bool values_from_python(jp_dtype dtype, PyObject *number, void *element) {
    const void *own = scalars_element(dtype, number);
    if (own) return memcpy(element, own, jp_dtype_size(dtype)), true;
    const bool text = PyUnicode_Check(number) || PyBytes_Check(number);
    PyObject *parsed = text ? PyFloat_FromString(number) : Py_NewRef(number);
    const double value = parsed ? PyFloat_AsDouble(parsed) : -1;
    Py_XDECREF(parsed);
    if (PyErr_Occurred()) return false;
    char bytes[sizeof(double)]; /* nothing is written where there is an error */
    values_write(dtype, 1, &value, bytes, (ptrdiff_t)jp_dtype_size(dtype));
    if (is_integer(dtype)) {
        double kept;
        values_read(dtype, 1, bytes, 0, &kept);
        if (kept != trunc(value))
            return PyErr_Format(PyExc_OverflowError, "%R does not fit in %s", number, jp_dtype_name(dtype)), false;
    }
    memcpy(element, bytes, jp_dtype_size(dtype));
    return true;
}

PyObject *values_to_python(jp_dtype dtype, const void *element) {
    double value;
    values_read(dtype, 1, element, 0, &value);
    return is_integer(dtype) ? PyLong_FromDouble(value) : PyFloat_FromDouble(value);
}

PyObject *values_text(jp_dtype dtype, const void *element) {
    double value;
    values_read(dtype, 1, element, 0, &value);
    const bool in_full = value == trunc(value) && fabs(value) < 1e6; /* 448, though 450 says as much */
    for (int digits = 1; digits < 17 && !in_full; digits++) {
        char *written = PyOS_double_to_string(value, 'e', digits - 1, 0, NULL), again[sizeof(double)];
        if (!written) return NULL;
        const double read = PyOS_string_to_double(written, NULL, NULL);
        PyMem_Free(written);
        values_write(dtype, 1, &read, again, (ptrdiff_t)jp_dtype_size(dtype));
        if (memcmp(again, element, jp_dtype_size(dtype)) != 0) continue;
        value = read;
        break;
    }
    char *written = PyOS_double_to_string(value, 'r', 0, is_integer(dtype) ? 0 : Py_DTSF_ADD_DOT_0, NULL);
    PyObject *text = written ? PyUnicode_FromString(written) : NULL;
    PyMem_Free(written);
    return text;
}
