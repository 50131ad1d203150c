/* The types and tensors of a library such as ggml. */
#ifndef TENSOR_H
#define TENSOR_H

#include <stddef.h>
#include <stdint.h>

enum ggml_type { GGML_TYPE_F32 = 0, GGML_TYPE_F16 = 1, GGML_TYPE_F64 = 28, GGML_TYPE_BF16 = 30, GGML_TYPE_COUNT = 39 };

/* Four dimensions, the first of which is that of elements side by side: `ne` elements, `nb` bytes apart. */
struct ggml_tensor {
    enum ggml_type type;
    int64_t ne[4];
    size_t nb[4];
    void *data;
};

#endif
