/* Operations whose results are converted on their way out: what the reference makes of them, and what the two
 * calls give that they stand for. What they refuse is in test_driver_refusals.c. */
#include "check.h"
#include "options.h"
#include "signatures.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST = 3000, LARGEST = 16 };

static struct values_random randomness;

static unsigned below(unsigned end) {
    return signatures_below(&randomness, end);
}

static struct call contiguous(const struct call_signature *signature, size_t n) {
    struct call call = {.signature = signature, .n = n};
    for (int i = 0; i < CALL_OPERANDS; i++) {
        call.strides[i] = (ptrdiff_t)signature->sizes[i];
        call.places[i] = (enum call_place)below(2);
    }
    return call;
}

/* An operand that is the output, if it may be; its elements must be those of the output's dtype. */
static void put_in_place(struct call *call, unsigned input) {
    const struct call_signature *signature = call->signature;
    if (signature->dtypes[input] != signature->to) return;
    call->in_place[input] = true;
    call->strides[input] = call->strides[CALL_OUT];
}

static void check_length(const struct call_signature *signature, size_t n, bool strided) {
    struct call call = contiguous(signature, n);
    for (int operand = 0; operand < CALL_OPERANDS && strided; operand++)
        call.strides[operand] = signatures_stride(&randomness, signature->sizes[operand], operand == CALL_OUT);
    if (below(2)) put_in_place(&call, below(2));
    call_check(&call, &randomness);
}

static void test_lengths(void) {
    for (size_t i = 0; i < signatures.count; i++) {
        for (size_t n = 0; n <= 100; n++)
            for (int round = 0; round < 2; round++)
                check_length(&signatures.list[i], n, round > 0);
        for (int round = 0; round < 8; round++)
            check_length(&signatures.list[i], below(LONGEST), round >= 4);
    }
}

/* Every pair, with scalars and in place, into a few dtypes. */
static void test_every_pair(void) {
    const unsigned count = subject_dtype_count();
    struct call_signature signature;
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b < count; b++)
            for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
                for (unsigned way = 0; way < 3 && op != REF_COPYSIGN; way++) { /* the sign of some NaNs is free */
                    const unsigned to[] = {a, b, below(count)};
                    if (!call_of_op_into(op, a, b, to[way], &signature)) continue;
                    struct call call = contiguous(&signature, 1 + below(130));
                    if (below(3) == 0) call.strides[below(2)] = 0;
                    if (way < 2) put_in_place(&call, way);
                    call_check(&call, &randomness);
                }
}

/* The same as the two calls, of arrays of many lengths. */
static void check_two_calls(const struct call_signature *signature) {
    static unsigned char inputs[2][LONGEST * LARGEST], between[LONGEST * LARGEST], expected[LONGEST * LARGEST],
        got[LONGEST * LARGEST];
    const size_t n = below(below(4) ? 200 : LONGEST);
    const unsigned op = (unsigned)subject_op((enum ref_op)signature->op), *size = signature->sizes;
    const unsigned result = subject_dtype_number(signature->binary.result);
    struct subject_operand x[2];
    for (unsigned i = 0; i < 2; i++) {
        values_random(&randomness, subject_dtype(signature->dtypes[i]), n, inputs[i]);
        x[i] = (struct subject_operand){signature->dtypes[i], inputs[i], (ptrdiff_t)size[i]};
    }
    const ptrdiff_t stride = (ptrdiff_t)subject_dtype(result)->size, out_stride = (ptrdiff_t)size[CALL_OUT];
    const bool alike = result == signature->to; /* then one call is all there is */
    const bool works = subject_binary(op, n, x[0], x[1], alike ? expected : between, stride) == SUBJECT_OK &&
                       (alike || subject_convert(n, (struct subject_operand){result, between, stride}, signature->to,
                                                 expected, out_stride) == SUBJECT_OK) &&
                       subject_binary_into(op, n, x[0], x[1], signature->to, got, out_stride) == SUBJECT_OK;
    for (size_t i = 0; i < n * size[CALL_OUT]; i += size[CALL_OUT]) /* which NaN a NaN is, is free */
        if (ref_equal(call_result(signature), got + i, expected + i)) memcpy(expected + i, got + i, size[CALL_OUT]);
    const struct call call = {.signature = signature, .n = n};
    check_that(works && memcmp(expected, got, n * size[CALL_OUT]) == 0, "%s: not what two calls give",
               call_text(&call));
}

static void test_two_calls(void) {
    const unsigned count = subject_dtype_count();
    struct call_signature signature;
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b < count; b++)
            for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
                if (op != REF_COPYSIGN && call_of_op_into(op, a, b, below(count), &signature))
                    check_two_calls(&signature);
}

int main(int argc, char **argv) {
    struct options options = options_parse(argc, argv, 0);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    randomness.state = options.seed;
    signatures_collect_into(&randomness);
    test_lengths();
    test_every_pair();
    test_two_calls();
    subject_stream_bytes(1); /* whatever is long enough goes past the caches */
    for (size_t i = 0; i < signatures.count; i++)
        for (int round = 0; round < 4; round++)
            check_length(&signatures.list[i], 500 + below(LONGEST), false);
    return check_report();
}
