/* The generated code under test, with its prefix taken off. Dtypes go by their places in the spec, whatever values the
 * enum gives them, and ops by the values of theirs. What is out of range can be passed too. Everything here is one call
 * of the public API, or one fact read from it. */
#ifndef TESTS_KERNELS_SUBJECT_H
#define TESTS_KERNELS_SUBJECT_H

#include "reference.h"

enum subject_status {
    SUBJECT_OK,
    SUBJECT_NO_PROMOTION,
    SUBJECT_NO_KERNEL,
    SUBJECT_BAD_ARGUMENT,
    SUBJECT_OVERLAP,
    SUBJECT_UNKNOWN_STATUS
};

typedef void subject_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks);

/* Dtypes 0 ... count - 1, and what stands for none. After the dtypes come the values of the enum that are none: first
 * the `holes` below its limit, then those from the limit on. */
unsigned subject_dtype_count(void);
unsigned subject_hole_count(void);
unsigned subject_no_dtype(void);
const struct ref_dtype *subject_dtype(unsigned dtype);

/* The value in the enum of an op, and the first value past its end. Negative: the spec has no such op. */
int subject_op(enum ref_op op);
unsigned subject_op_count(void);

/* What the op means for two dtypes by templates/numerics.md, "Operations", given the spec's joins and facts. */
enum ref_status subject_plan(enum ref_op op, unsigned a, unsigned b, struct ref_plan *plan);
/* The dtype that `plan->result` is. */
unsigned subject_dtype_number(const struct ref_dtype *dtype);

/* The spec's rounding. */
bool subject_via_f32(void);

/* The ISAs that the build has kernels of, in its order; NULL past the last. */
const char *subject_isa_name(unsigned index);

/* The environment's variable that asks for one. */
const char *subject_isa_variable(void);

/* Whether pairs may be without a kernel of their own, because their operands are converted first. */
bool subject_is_staged(void);

/* Elements a block. */
size_t subject_block(void);

/* The public functions. */
struct subject_operand {
    unsigned dtype;
    const void *elements;
    ptrdiff_t stride;
};

enum subject_status subject_binary(unsigned op, size_t n, struct subject_operand a, struct subject_operand b, void *out,
                                   ptrdiff_t out_stride);
/* The op's own function. */
enum subject_status subject_named_binary(enum ref_op op, size_t n, struct subject_operand a, struct subject_operand b,
                                         void *out, ptrdiff_t out_stride);
enum subject_status subject_convert(size_t n, struct subject_operand from, unsigned to, void *out,
                                    ptrdiff_t out_stride);
/* The result converted. */
enum subject_status subject_binary_into(unsigned op, size_t n, struct subject_operand a, struct subject_operand b,
                                        unsigned to, void *out, ptrdiff_t out_stride);
unsigned subject_binary_out_dtype(unsigned op, unsigned a, unsigned b);

/* In any number of dimensions. An output whose dtype is that of none gets the results as they are. */
struct subject_array {
    unsigned dtype;
    void *elements;
    const ptrdiff_t *strides;
};

struct subject_shape {
    size_t dims;
    const size_t *n;
};

enum subject_status subject_binary_nd(unsigned op, struct subject_shape shape, struct subject_array a,
                                      struct subject_array b, struct subject_array out);
enum subject_status subject_convert_nd(struct subject_shape shape, struct subject_array from, struct subject_array to);
/* In two, where the dtype of `out` does not matter. */
enum subject_status subject_binary_2d(unsigned op, const size_t n[2], struct subject_array a, struct subject_array b,
                                      struct subject_array out);

const char *subject_isa(void);
void subject_stream_bytes(size_t bytes);

/* Whether the environment asks for another ISA than this CPU has; says so. What only that ISA shows is then not tested.
 */
bool subject_lacks_isa(void);
enum { SUBJECT_SKIPPED = 77 }; /* the exit status of a program that tested nothing for that reason */

subject_kernel *subject_find_kernel(unsigned op, unsigned a, unsigned b, const char *isa, bool *swapped);
subject_kernel *subject_find_convert(unsigned from, unsigned to, const char *isa);

/* A kernel over contiguous operands, exchanged where it wants them so. */
void subject_run(subject_kernel *kernel, bool swapped, size_t blocks, const struct ref_dtype *a, const void *x,
                 const struct ref_dtype *b, const void *y, void *out);

#endif
