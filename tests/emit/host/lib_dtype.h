/* The library's dtypes in C. */
#ifndef LIB_DTYPE_H
#define LIB_DTYPE_H
typedef enum lib_dtype {
    LIB_BYTE,
    LIB_CHAR,
    LIB_SHORT,
    LIB_HALF = 5,
    LIB_FLOAT,
    LIB_QUANTIZED,
    LIB_BOOL = 1 << 10,
    LIB_UNDEFINED = -1
} lib_dtype;
#endif
