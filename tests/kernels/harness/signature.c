#include "signature.h"

#include <stdio.h>

/* Notes the dtypes and sizes of a signature whose kind and op are known. */
static void set_dtypes(struct call_signature *signature, unsigned inputs, const unsigned *dtypes, unsigned to) {
    signature->inputs = inputs;
    signature->to = to;
    for (unsigned i = 0; i < inputs; i++) {
        signature->dtypes[i] = dtypes[i];
        signature->sizes[i] = subject_dtype(dtypes[i])->size;
    }
    signature->sizes[CALL_OUT] = subject_dtype(to)->size;
}

bool call_of_op(enum ref_op op, unsigned a, unsigned b, struct call_signature *signature) {
    *signature = (struct call_signature){.kind = CALL_BINARY, .op = op};
    if (subject_op(op) < 0 || subject_plan(op, a, b, &signature->binary) != REF_OK) return false;
    set_dtypes(signature, 2, (const unsigned[]){a, b}, subject_dtype_number(signature->binary.result));
    return true;
}

bool call_of_op_into(enum ref_op op, unsigned a, unsigned b, unsigned to, struct call_signature *signature) {
    const bool has = call_of_op(op, a, b, signature);
    signature->kind = CALL_INTO;
    if (has) set_dtypes(signature, 2, (const unsigned[]){a, b}, to);
    return has && subject_dtype(to)->kind != REF_ABSTRACT;
}

bool call_of_conversion(unsigned from, unsigned to, struct call_signature *signature) {
    *signature = (struct call_signature){.kind = CALL_CONVERSION};
    set_dtypes(signature, 1, &from, to);
    return subject_dtype(from)->kind != REF_ABSTRACT && subject_dtype(to)->kind != REF_ABSTRACT;
}

bool call_of_unary_op(enum ref_unary_op op, unsigned x, struct call_signature *signature) {
    *signature = (struct call_signature){.kind = CALL_UNARY, .op = op};
    if (subject_unary_op(op) < 0 || subject_unary_plan(op, x, &signature->unary) != REF_OK) return false;
    set_dtypes(signature, 1, &x, subject_dtype_number(signature->unary.result));
    return true;
}

bool call_of_ternary_op(enum ref_ternary_op op, const unsigned dtypes[CALL_INPUTS], struct call_signature *signature) {
    *signature = (struct call_signature){.kind = CALL_TERNARY, .op = op};
    if (!subject_has_ternary_op(op) || subject_ternary_plan(op, dtypes, &signature->ternary) != REF_OK) return false;
    set_dtypes(signature, CALL_INPUTS, dtypes, subject_dtype_number(signature->ternary.result));
    return true;
}

static bool is_checked(unsigned dtype) {
    return subject_dtype(dtype)->kind != REF_ABSTRACT && subject_dtype(dtype)->kind != REF_OPAQUE;
}

bool call_of_check(enum ref_check check, unsigned from, unsigned to, struct call_signature *signature) {
    *signature = (struct call_signature){.kind = CALL_CHECKED, .op = check};
    set_dtypes(signature, 1, &from, to);
    return is_checked(from) && is_checked(to);
}

bool call_has(const struct call_signature *signature, int operand) {
    return operand == CALL_OUT || operand < (int)signature->inputs;
}

const struct ref_dtype *call_result(const struct call_signature *signature) {
    return subject_dtype(signature->to);
}

static enum subject_status call_binary(const struct call_signature *signature, size_t n,
                                       const struct subject_operand *x, void *out, ptrdiff_t out_stride) {
    if (n % 2 == 1) return subject_named_binary((enum ref_op)signature->op, n, x[0], x[1], out, out_stride);
    return subject_binary((unsigned)subject_op((enum ref_op)signature->op), n, x[0], x[1], out, out_stride);
}

static enum subject_status call_unary(const struct call_signature *signature, size_t n, struct subject_operand x,
                                      void *out, ptrdiff_t out_stride) {
    const enum ref_unary_op op = (enum ref_unary_op)signature->op;
    if (n % 2 == 1) return subject_named_unary(op, n, x, out, out_stride);
    return subject_unary((unsigned)subject_unary_op(op), n, x, out, out_stride);
}

enum subject_status call_driver(const struct call_signature *signature, size_t n, const void *const at[CALL_INPUTS],
                                const ptrdiff_t strides[CALL_OPERANDS], void *out, struct call_report report) {
    struct subject_operand x[CALL_INPUTS] = {{0, NULL, 0}};
    const ptrdiff_t out_stride = strides[CALL_OUT];
    for (unsigned i = 0; i < signature->inputs; i++)
        x[i] = (struct subject_operand){signature->dtypes[i], at[i], strides[i]};
    switch (signature->kind) {
    case CALL_CONVERSION:
        return subject_convert(n, x[0], signature->to, out, out_stride);
    case CALL_BINARY:
        return call_binary(signature, n, x, out, out_stride);
    case CALL_UNARY:
        return call_unary(signature, n, x[0], out, out_stride);
    case CALL_INTO:
        return subject_binary_into((unsigned)subject_op((enum ref_op)signature->op), n, x[0], x[1], signature->to, out,
                                   out_stride);
    case CALL_TERNARY:
        return subject_ternary((enum ref_ternary_op)signature->op, n, x, out, out_stride);
    default:
        return subject_convert_checked((enum ref_check)signature->op, n, x[0], signature->to, out, out_stride,
                                       report.failed, report.count, report.first);
    }
}

/* An operation, and then a conversion, some elements at a time. */
static void expect_into(const struct call_signature *signature, size_t n, const void *const elements[CALL_INPUTS],
                        unsigned char *results) {
    enum { MOST_AT_A_TIME = 64, LARGEST = 16 };
    const struct ref_dtype *between = signature->binary.result, *to = call_result(signature);
    const unsigned char *a = elements[CALL_A], *b = elements[CALL_B];
    unsigned char some[MOST_AT_A_TIME * LARGEST];
    if (between == to) { /* nothing is converted, which matters where both are opaque */
        ref_binary(&signature->binary, n, a, b, results);
        return;
    }
    for (size_t i = 0, count; i < n; i += count) {
        count = n - i < MOST_AT_A_TIME ? n - i : MOST_AT_A_TIME;
        ref_binary(&signature->binary, count, a + i * signature->sizes[CALL_A], b + i * signature->sizes[CALL_B], some);
        ref_convert(between, to, subject_via_f32(), count, some, results + i * to->size);
    }
}

void call_expect(const struct call_signature *signature, size_t n, const void *const elements[CALL_INPUTS],
                 void *results) {
    switch (signature->kind) {
    case CALL_BINARY:
        ref_binary(&signature->binary, n, elements[0], elements[1], results);
        break;
    case CALL_INTO:
        expect_into(signature, n, elements, results);
        break;
    case CALL_UNARY:
        ref_unary(&signature->unary, n, elements[0], results);
        break;
    case CALL_TERNARY:
        ref_ternary(&signature->ternary, n, elements, results);
        break;
    default:
        ref_convert(subject_dtype(signature->dtypes[0]), subject_dtype(signature->to), subject_via_f32(), n,
                    elements[0], results);
    }
}

static const char *name_of(const struct call_signature *signature) {
    switch (signature->kind) {
    case CALL_BINARY:
    case CALL_INTO:
        return ref_op_name((enum ref_op)signature->op);
    case CALL_UNARY:
        return ref_unary_op_name((enum ref_unary_op)signature->op);
    case CALL_TERNARY:
        return ref_ternary_op_name((enum ref_ternary_op)signature->op);
    case CALL_CHECKED:
        return ref_check_name((enum ref_check)signature->op);
    default:
        return "convert";
    }
}

const char *call_text(const struct call_signature *signature, size_t n) {
    static char text[600];
    int length = snprintf(text, sizeof text, "%s(", name_of(signature));
    for (unsigned i = 0; i < signature->inputs; i++)
        length +=
            snprintf(text + length, sizeof text - (size_t)length, "%s, ", subject_dtype(signature->dtypes[i])->name);
    snprintf(text + length, sizeof text - (size_t)length, "to %s), n %zu", call_result(signature)->name, n);
    return text;
}
