/* One call of the driver, set up in guarded memory, and held against the reference: results, what lies between and
 * beside them, and the inputs. */
#ifndef TESTS_KERNELS_CALL_H
#define TESTS_KERNELS_CALL_H

#include "further.h"
#include "values.h"

/* The operands: the first is an input of every call. */
enum { CALL_A, CALL_B, CALL_C, CALL_INPUTS, CALL_OUT = CALL_INPUTS, CALL_OPERANDS };

/* Where an operand lies in its memory. */
enum call_place {
    CALL_FRONT, /* its first byte follows a guard page */
    CALL_BACK,  /* its last byte is followed by one */
    CALL_ALIGNED
};

enum call_kind { CALL_CONVERSION, CALL_BINARY, CALL_UNARY, CALL_TERNARY, CALL_CHECKED, CALL_INTO };

/* What is called, on which dtypes. */
struct call_signature {
    enum call_kind kind;
    unsigned op; /* the reference's, of that kind; of a checked conversion the check */
    unsigned inputs, dtypes[CALL_INPUTS], to;
    struct ref_plan binary;
    struct ref_unary_plan unary;
    struct ref_ternary_plan ternary;
    unsigned sizes[CALL_OPERANDS];
};

struct call {
    const struct call_signature *signature;
    size_t n;
    ptrdiff_t strides[CALL_OPERANDS];
    enum call_place places[CALL_OPERANDS];
    unsigned alignments[CALL_OPERANDS]; /* CALL_ALIGNED: from a line of 64 bytes */
    bool in_place[CALL_INPUTS];         /* an input that is the output: same address and stride */
};

/* What a checked conversion is asked to say, and says; NULL: not asked. */
struct call_report {
    uint32_t *failed;
    size_t *count, *first;
};

/* The signature of a call; false where there is no kernel. */
bool call_of_op(enum ref_op op, unsigned a, unsigned b, struct call_signature *signature);
/* An operation whose result is converted. */
bool call_of_op_into(enum ref_op op, unsigned a, unsigned b, unsigned to, struct call_signature *signature);
bool call_of_conversion(unsigned from, unsigned to, struct call_signature *signature);
bool call_of_unary_op(enum ref_unary_op op, unsigned x, struct call_signature *signature);
bool call_of_ternary_op(enum ref_ternary_op op, const unsigned dtypes[CALL_INPUTS], struct call_signature *signature);
bool call_of_check(enum ref_check check, unsigned from, unsigned to, struct call_signature *signature);

/* Whether there is such an operand. */
bool call_has(const struct call_signature *signature, int operand);

/* The bytes from the first to the last of n elements. */
size_t call_span(size_t n, ptrdiff_t stride, unsigned size);

/* The driver, with pointers to the first elements; the op's own function where n is odd. */
enum subject_status call_driver(const struct call_signature *signature, size_t n, const void *const at[CALL_INPUTS],
                                const ptrdiff_t strides[CALL_OPERANDS], void *out, struct call_report report);

/* Elements at `stride` bytes to contiguous ones. */
void call_gather(size_t n, unsigned size, const unsigned char *first, ptrdiff_t stride, unsigned char *elements);

/* What the reference makes of contiguous operands. */
void call_expect(const struct call_signature *signature, size_t n, const void *const elements[CALL_INPUTS],
                 void *results);

const struct ref_dtype *call_result(const struct call_signature *signature);

/* Runs the call on random elements: one check that all is as it should be. */
void call_check(const struct call *call, struct values_random *random);

/* What a call is, for messages. */
const char *call_text(const struct call *call);

#endif
