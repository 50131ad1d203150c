/* What there is to call, the driver for it, and what the reference makes of it. */
#ifndef TESTS_KERNELS_SIGNATURE_H
#define TESTS_KERNELS_SIGNATURE_H

#include "further.h"

/* The operands: the first is an input of every call. */
enum { CALL_A, CALL_B, CALL_C, CALL_INPUTS, CALL_OUT = CALL_INPUTS, CALL_OPERANDS };

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

/* The driver, with pointers to the first elements; the op's own function where n is odd. */
enum subject_status call_driver(const struct call_signature *signature, size_t n, const void *const at[CALL_INPUTS],
                                const ptrdiff_t strides[CALL_OPERANDS], void *out, struct call_report report);

/* What the reference makes of contiguous operands. */
void call_expect(const struct call_signature *signature, size_t n, const void *const elements[CALL_INPUTS],
                 void *results);

const struct ref_dtype *call_result(const struct call_signature *signature);

/* A call of n elements, for messages. */
const char *call_text(const struct call_signature *signature, size_t n);

#endif
