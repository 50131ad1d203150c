/* The subject's operations on one operand and on three, and its checked conversions; as in subject.h. */
#ifndef TESTS_KERNELS_FURTHER_H
#define TESTS_KERNELS_FURTHER_H

#include "checked.h"
#include "subject.h"
#include "ternary.h"
#include "unary.h"

typedef void subject_ternary_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, const void *c,
                                    ptrdiff_t c_step, void *out, size_t blocks);
typedef void subject_checked_kernel(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks);

int subject_unary_op(enum ref_unary_op op);
unsigned subject_unary_op_count(void);
bool subject_has_ternary_op(enum ref_ternary_op op);

enum ref_status subject_unary_plan(enum ref_unary_op op, unsigned x, struct ref_unary_plan *plan);
enum ref_status subject_ternary_plan(enum ref_ternary_op op, const unsigned dtypes[REF_OPERANDS],
                                     struct ref_ternary_plan *plan);

enum subject_status subject_unary(unsigned op, size_t n, struct subject_operand x, void *out, ptrdiff_t out_stride);
enum subject_status subject_named_unary(enum ref_unary_op op, size_t n, struct subject_operand x, void *out,
                                        ptrdiff_t out_stride);
enum subject_status subject_unary_nd(unsigned op, struct subject_shape shape, struct subject_array x,
                                     struct subject_array out);
unsigned subject_unary_out_dtype(unsigned op, unsigned x);

enum subject_status subject_ternary(enum ref_ternary_op op, size_t n,
                                    const struct subject_operand operands[REF_OPERANDS], void *out,
                                    ptrdiff_t out_stride);
enum subject_status subject_ternary_nd(enum ref_ternary_op op, struct subject_shape shape,
                                       const struct subject_array operands[REF_OPERANDS], struct subject_array out);
unsigned subject_ternary_result(enum ref_ternary_op op, const unsigned dtypes[REF_OPERANDS]);

/* What the spec says of the checks. */
struct ref_check_rules subject_check_rules(void);

enum subject_status subject_convert_checked(enum ref_check check, size_t n, struct subject_operand from, unsigned to,
                                            void *out, ptrdiff_t out_stride, uint32_t *failed, size_t *count,
                                            size_t *first);

subject_kernel *subject_find_unary(unsigned op, unsigned x, const char *isa);
subject_ternary_kernel *subject_find_ternary(enum ref_ternary_op op, unsigned dtype, const char *isa);
subject_checked_kernel *subject_find_convert_checked(enum ref_check check, unsigned from, unsigned to, const char *isa);

#endif
