/* One call of the driver, set up in guarded memory, and held against the reference: results, what lies between and
 * beside them, and the inputs. */
#ifndef TESTS_KERNELS_CALL_H
#define TESTS_KERNELS_CALL_H

#include "subject.h"
#include "values.h"

enum { CALL_A, CALL_B, CALL_OUT, CALL_OPERANDS };

/* Where an operand lies in its memory. */
enum call_place {
    CALL_FRONT, /* its first byte follows a guard page */
    CALL_BACK,  /* its last byte is followed by one */
    CALL_ALIGNED
};

/* An op on two dtypes, or a conversion (b is not used). */
struct call_signature {
    bool is_conversion;
    enum ref_op op;
    unsigned a, b, to;
    struct ref_plan plan;
    unsigned sizes[CALL_OPERANDS];
};

struct call {
    const struct call_signature *signature;
    size_t n;
    ptrdiff_t strides[CALL_OPERANDS];
    enum call_place places[CALL_OPERANDS];
    unsigned alignments[CALL_OPERANDS]; /* CALL_ALIGNED: from a line of 64 bytes */
    bool in_place[CALL_OPERANDS];       /* an input that is the output: same address and stride */
};

/* The signature of an op; false where it has no kernel. */
bool call_of_op(enum ref_op op, unsigned a, unsigned b, struct call_signature *signature);
bool call_of_conversion(unsigned from, unsigned to, struct call_signature *signature);

/* Whether there is such an operand. */
bool call_has(const struct call_signature *signature, int operand);

/* The bytes from the first to the last of n elements. */
size_t call_span(size_t n, ptrdiff_t stride, unsigned size);

/* The driver, with pointers to the first elements; the op's own function where n is odd. */
enum subject_status call_driver(const struct call_signature *signature, size_t n, const void *a, ptrdiff_t a_stride,
                                const void *b, ptrdiff_t b_stride, void *out, ptrdiff_t out_stride);

/* Elements at `stride` bytes to contiguous ones. */
void call_gather(size_t n, unsigned size, const unsigned char *first, ptrdiff_t stride, unsigned char *elements);

/* What the reference makes of contiguous operands. */
void call_expect(const struct call_signature *signature, size_t n, const void *a, const void *b, void *results);

const struct ref_dtype *call_result(const struct call_signature *signature);

/* Runs the call on random elements: one check that all is as it should be. */
void call_check(const struct call *call, struct values_random *random);

/* What a call is, for messages. */
const char *call_text(const struct call *call);

#endif
