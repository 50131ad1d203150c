/* Which function is called, with which dtypes. */
#include "attempt.h"

#include <stdio.h>
#include <string.h>

enum { LARGEST = 16 };

/* A dtype; once in a while a value of the enum, or of the type that it is made of, that is none. */
static unsigned draw_dtype(struct values_random *choices) {
    const unsigned count = subject_dtype_count(), holes = subject_hole_count();
    if (!choices_once_in(choices, 60)) return (unsigned)choices_below(choices, count);
    switch (choices_below(choices, 5)) {
    case 0:
        return subject_no_dtype();
    case 1:
        return count + holes; /* the first past the last */
    case 2:
        return UINT32_MAX; /* -1 */
    case 3:
        return INT32_MAX;
    default:
        return count + (unsigned)choices_below(choices, holes + 300);
    }
}

static bool is_dtype(unsigned dtype) {
    return dtype < subject_dtype_count();
}

/* Whether the spec has the op. */
static bool has_op(const struct call_signature *signature) {
    switch (signature->kind) {
    case CALL_BINARY:
    case CALL_INTO:
        return signature->op < REF_OP_COUNT && subject_op((enum ref_op)signature->op) >= 0;
    case CALL_UNARY:
        return signature->op < REF_UNARY_OP_COUNT && subject_unary_op((enum ref_unary_op)signature->op) >= 0;
    case CALL_TERNARY:
        return subject_has_ternary_op((enum ref_ternary_op)signature->op);
    case CALL_CHECKED:
        return signature->op < REF_CHECK_COUNT;
    default:
        return true;
    }
}

/* An op of the kind, which has so many, that the spec has; seldom, or where there is none, a number of none. */
static void draw_op(struct values_random *choices, unsigned count, struct call_signature *signature) {
    for (int tries = 0; tries < 200 && !choices_once_in(choices, 60); tries++) {
        signature->op = (unsigned)choices_below(choices, count);
        if (has_op(signature)) return;
    }
    signature->op = count + (unsigned)choices_below(choices, 3);
}

/* A value past the end of an enum of so many, for such a number. */
static unsigned no_op(unsigned count, unsigned op) {
    const unsigned values[] = {count, INT32_MAX, UINT32_MAX}; /* the last is -1 */
    return values[op % 3];
}

/* What known dtypes mean to a known op: fills the signature in. */
static enum ref_status plan(struct call_signature *signature) {
    const struct call_signature given = *signature;
    const unsigned *x = given.dtypes;
    switch (given.kind) {
    case CALL_BINARY:
        return call_of_op((enum ref_op)given.op, x[0], x[1], signature)
                   ? REF_OK
                   : subject_plan((enum ref_op)given.op, x[0], x[1], &signature->binary);
    case CALL_INTO: {
        const enum ref_status status = subject_plan((enum ref_op)given.op, x[0], x[1], &signature->binary);
        if (status != REF_OK) return status;
        return call_of_op_into((enum ref_op)given.op, x[0], x[1], given.to, signature) ? REF_OK : REF_NO_KERNEL;
    }
    case CALL_UNARY:
        return call_of_unary_op((enum ref_unary_op)given.op, x[0], signature)
                   ? REF_OK
                   : subject_unary_plan((enum ref_unary_op)given.op, x[0], &signature->unary);
    case CALL_TERNARY:
        return call_of_ternary_op((enum ref_ternary_op)given.op, x, signature)
                   ? REF_OK
                   : subject_ternary_plan((enum ref_ternary_op)given.op, x, &signature->ternary);
    case CALL_CHECKED:
        return call_of_check((enum ref_check)given.op, x[0], given.to, signature) ? REF_OK : REF_NO_KERNEL;
    default:
        return call_of_conversion(x[0], given.to, signature) ? REF_OK : REF_NO_KERNEL;
    }
}

/* The kind of call, and its op. */
static void draw_kind(struct values_random *choices, struct attempt *attempt) {
    struct call_signature *signature = &attempt->signature;
    signature->inputs = 1;
    attempt->is_named = choices_once_in(choices, 2);
    attempt->is_nd = choices_once_in(choices, 2);
    attempt->dims = attempt->is_nd ? (unsigned)choices_below(choices, ATTEMPT_DIMS + 1) : 1;
    switch (choices_below(choices, 8)) {
    case 0:
        signature->kind = CALL_CONVERSION;
        return;
    case 1:
        signature->kind = CALL_CHECKED;
        attempt->is_nd = false, attempt->dims = 1;
        draw_op(choices, REF_CHECK_COUNT, signature);
        return;
    case 2:
        signature->kind = CALL_UNARY;
        draw_op(choices, REF_UNARY_OP_COUNT, signature);
        return;
    case 3:
        signature->kind = CALL_TERNARY;
        signature->op = (unsigned)choices_below(choices, REF_TERNARY_OP_COUNT);
        signature->inputs = 3;
        return;
    case 4:
        signature->kind = CALL_INTO;
        break;
    case 5:
        if (!attempt->is_nd) attempt->dims = 2;
        signature->kind = CALL_BINARY;
        break;
    default:
        signature->kind = CALL_BINARY;
        break;
    }
    signature->inputs = 2;
    draw_op(choices, REF_OP_COUNT, signature);
}

static void draw_signature(struct values_random *choices, struct attempt *attempt) {
    struct call_signature *signature = &attempt->signature;
    draw_kind(choices, attempt);
    bool are_dtypes = true;
    ATTEMPT_FOR_EACH_INPUT(i, attempt) {
        signature->dtypes[i] = draw_dtype(choices);
        if (i > 0 && choices_once_in(choices, 4)) signature->dtypes[i] = signature->dtypes[0];
        are_dtypes = are_dtypes && is_dtype(signature->dtypes[i]);
        signature->sizes[i] = LARGEST;
    }
    signature->sizes[CALL_OUT] = LARGEST;
    if (signature->kind == CALL_CONVERSION || signature->kind == CALL_CHECKED || signature->kind == CALL_INTO) {
        signature->to = draw_dtype(choices);
        if (attempt->is_nd && signature->to == subject_no_dtype())
            signature->to = 0; /* as no dtype is the result's own */
        are_dtypes = are_dtypes && is_dtype(signature->to);
    }
    attempt->is_known = are_dtypes && has_op(signature);
    const struct call_signature given = *signature;
    attempt->planned = attempt->is_known ? plan(signature) : REF_OK;
    if (attempt->planned != REF_OK) *signature = given; /* instead of what there is none of */
    if (!has_op(signature)) attempt->is_named = false;  /* there is no such function */
}

void attempt_draw(struct values_random *choices, struct attempt *attempt) {
    do { /* until it is something that there is: where and clip are functions */
        memset(attempt, 0, sizeof *attempt);
        draw_signature(choices, attempt);
    } while ((attempt->signature.kind == CALL_TERNARY && !has_op(&attempt->signature)) ||
             (attempt->signature.kind == CALL_INTO && attempt->signature.op == REF_COPYSIGN));
    if (!attempt->is_known || attempt->planned != REF_OK)
        for (int i = 0; i < CALL_OPERANDS; i++)
            attempt->signature.sizes[i] = LARGEST;
    attempt_place(choices, attempt);
}

uintptr_t attempt_element(const struct attempt *attempt, const struct attempt_operand *operand, size_t i) {
    uintptr_t at = operand->at;
    for (int d = ATTEMPT_DIMS; d-- > 0; i /= attempt->n[d])
        at += i % attempt->n[d] * (uintptr_t)operand->strides[d];
    return at;
}

size_t attempt_elements(const struct attempt *attempt) {
    size_t n = 1;
    for (int d = 0; d < ATTEMPT_DIMS; d++)
        n *= attempt->n[d];
    return n;
}

void *attempt_pointer(uintptr_t at) {
    void *pointer;
    memcpy(&pointer, &at, sizeof pointer);
    return pointer;
}

/* ---- The call ---- */

/* In so many dimensions, the last ones of the attempt. */
static struct subject_array array_of(const struct attempt *attempt, unsigned i) {
    const struct attempt_operand *operand = &attempt->operands[i];
    return (struct subject_array){i == CALL_OUT ? attempt->signature.to : attempt->signature.dtypes[i],
                                  attempt_pointer(operand->at), operand->strides + ATTEMPT_DIMS - attempt->dims};
}

static enum subject_status call_nd(const struct attempt *attempt, unsigned op) {
    const struct call_signature *signature = &attempt->signature;
    const struct subject_array out = array_of(attempt, CALL_OUT);
    const struct subject_shape shape = {attempt->dims, attempt->n + ATTEMPT_DIMS - attempt->dims};
    struct subject_array x[CALL_INPUTS];
    ATTEMPT_FOR_EACH_INPUT(i, attempt)
    x[i] = array_of(attempt, i);
    switch (signature->kind) {
    case CALL_CONVERSION:
        return subject_convert_nd(shape, x[0], out);
    case CALL_UNARY:
        return subject_unary_nd(op, shape, x[0], out);
    case CALL_TERNARY:
        return subject_ternary_nd((enum ref_ternary_op)signature->op, shape, x, out);
    case CALL_INTO:
        return subject_binary_nd(op, shape, x[0], x[1], out);
    default: /* whose results stay what they are */
        return subject_binary_nd(op, shape, x[0], x[1],
                                 (struct subject_array){subject_no_dtype(), out.elements, out.strides});
    }
}

static unsigned raw_op(const struct attempt *attempt) {
    const struct call_signature *signature = &attempt->signature;
    const bool is_unary = signature->kind == CALL_UNARY;
    if (!has_op(signature)) return no_op(is_unary ? subject_unary_op_count() : subject_op_count(), signature->op);
    return (unsigned)(is_unary ? subject_unary_op((enum ref_unary_op)signature->op)
                               : subject_op((enum ref_op)signature->op));
}

static enum subject_status call_binary(const struct attempt *attempt, const struct subject_operand *x, void *out,
                                       ptrdiff_t stride) {
    const struct call_signature *signature = &attempt->signature;
    const size_t n = attempt->n[ATTEMPT_LINE];
    const unsigned op = raw_op(attempt);
    if (attempt->dims == 2)
        return subject_binary_2d(op, attempt->n + ATTEMPT_ROW, array_of(attempt, CALL_A), array_of(attempt, CALL_B),
                                 array_of(attempt, CALL_OUT));
    if (signature->kind == CALL_INTO) return subject_binary_into(op, n, x[0], x[1], signature->to, out, stride);
    if (attempt->is_named) return subject_named_binary((enum ref_op)signature->op, n, x[0], x[1], out, stride);
    return subject_binary(op, n, x[0], x[1], out, stride);
}

static enum subject_status call_unary(const struct attempt *attempt, struct subject_operand x, void *out,
                                      ptrdiff_t stride) {
    const enum ref_unary_op op = (enum ref_unary_op)attempt->signature.op;
    const size_t n = attempt->n[ATTEMPT_LINE];
    if (attempt->is_named) return subject_named_unary(op, n, x, out, stride);
    return subject_unary(raw_op(attempt), n, x, out, stride);
}

enum subject_status attempt_call(const struct attempt *attempt, size_t *count, size_t *first) {
    const struct call_signature *signature = &attempt->signature;
    const size_t n = attempt->n[ATTEMPT_LINE];
    const ptrdiff_t stride = attempt->operands[CALL_OUT].strides[ATTEMPT_LINE];
    void *const out = attempt_pointer(attempt->operands[CALL_OUT].at);
    struct subject_operand x[CALL_INPUTS] = {{0, NULL, 0}};
    ATTEMPT_FOR_EACH_INPUT(i, attempt)
    x[i] = (struct subject_operand){signature->dtypes[i], attempt_pointer(attempt->operands[i].at),
                                    attempt->operands[i].strides[ATTEMPT_LINE]};
    if (attempt->is_nd) return call_nd(attempt, raw_op(attempt));
    switch (signature->kind) {
    case CALL_CONVERSION:
        return subject_convert(n, x[0], signature->to, out, stride);
    case CALL_UNARY:
        return call_unary(attempt, x[0], out, stride);
    case CALL_TERNARY:
        return subject_ternary((enum ref_ternary_op)signature->op, n, x, out, stride);
    case CALL_CHECKED:
        return subject_convert_checked(has_op(signature) ? (enum ref_check)signature->op : REF_CHECK_COUNT, n, x[0],
                                       signature->to, out, stride, attempt_pointer(attempt->words),
                                       attempt->wants_count ? count : NULL, attempt->wants_first ? first : NULL);
    default:
        return call_binary(attempt, x, out, stride);
    }
}

/* ---- For messages ---- */

static const char *name_of(const struct attempt *attempt) {
    const struct call_signature *signature = &attempt->signature;
    if (signature->kind == CALL_CONVERSION) return "convert";
    if (!has_op(signature)) return "no operation";
    switch (signature->kind) {
    case CALL_UNARY:
        return ref_unary_op_name((enum ref_unary_op)signature->op);
    case CALL_TERNARY:
        return ref_ternary_op_name((enum ref_ternary_op)signature->op);
    case CALL_CHECKED:
        return ref_check_name((enum ref_check)signature->op);
    default:
        return ref_op_name((enum ref_op)signature->op);
    }
}

const char *attempt_text(const struct attempt *attempt) {
    static char text[1200];
    const struct call_signature *signature = &attempt->signature;
    const size_t *n = attempt->n;
    int length = snprintf(text, sizeof text, "%s%s%s of %zu x %zu x %zu x %zu (%u):", name_of(attempt),
                          signature->kind == CALL_INTO ? " into" : "", attempt->is_nd ? " in dimensions" : "", n[0],
                          n[1], n[2], n[3], attempt->dims);
    for (int i = 0; i < CALL_OPERANDS; i++) {
        const struct attempt_operand *operand = &attempt->operands[i];
        if (!call_has(signature, i)) continue;
        const unsigned dtype = i == CALL_OUT ? signature->to : signature->dtypes[i];
        const ptrdiff_t *strides = operand->strides;
        length += snprintf(text + length, sizeof text - (size_t)length, " %s%s at %#zx by (%td, %td, %td, %td)",
                           i == CALL_OUT ? "to " : "", is_dtype(dtype) ? subject_dtype(dtype)->name : "none",
                           (size_t)operand->at, strides[0], strides[1], strides[2], strides[3]);
    }
    if (signature->kind == CALL_CHECKED)
        snprintf(text + length, sizeof text - (size_t)length, " words at %#zx", (size_t)attempt->words);
    return text;
}
