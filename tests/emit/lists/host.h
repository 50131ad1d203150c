/* The enum of a library, whose values are flags. */
#ifndef HOST_H
#define HOST_H
typedef enum dtype {
    NONE = 0,
    D_BOOL = 1,
    D_I8 = 2,
    D_U8 = 4,
    D_I16 = 8,
    D_I32 = 16,
    D_U32 = 32,
    D_F32 = 64,
    D_F64 = 128,
    D_Q4 = 256,
    D_OTHER = 512, /* no dtype of the spec */
    D_WEAK = 1024
} dtype;
#endif
