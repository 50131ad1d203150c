/* The driver where test_fuzzed.c cannot run: tails, strides, scalar operands, operations in place, and never a byte read or
 * written outside of the elements. What kernels compute is tested elsewhere; here, every combination of element sizes
 * stands for the dtypes that have it. */
#include "check.h"
#include "options.h"
#include "signatures.h"

enum { LONGEST = 200 };

static struct values_random randomness;

static unsigned below(unsigned end) {
    return signatures_below(&randomness, end);
}

static struct call contiguous(const struct call_signature *signature, size_t n) {
    struct call call = {.signature = signature, .n = n};
    for (int i = 0; i < CALL_OPERANDS; i++) {
        call.strides[i] = (ptrdiff_t)signature->sizes[i];
        call.places[i] = CALL_BACK;
    }
    return call;
}

/* Any n up to a few blocks, with all else at random. */
static void test_lengths(void) {
    for (size_t i = 0; i < signatures.count; i++)
        for (size_t n = 0; n <= LONGEST; n++)
            for (int round = 0; round < 4; round++) {
                struct call call = contiguous(&signatures.list[i], n);
                for (int operand = 0; operand < CALL_OPERANDS; operand++) {
                    if (round > 0)
                        call.strides[operand] =
                            signatures_stride(&randomness, signatures.list[i].sizes[operand], operand == CALL_OUT);
                    call.places[operand] = round == 1 ? CALL_FRONT : (enum call_place)below(2);
                }
                call_check(&call, &randomness);
            }
}

/* Whole blocks and a tail, with any of the inputs a scalar. */
static void check_every_way(const struct call_signature *signature) {
    for (unsigned scalars = 0; scalars < 1u << signature->inputs; scalars++) {
        struct call call = contiguous(signature, 77);
        for (unsigned i = 0; i < signature->inputs; i++)
            if (scalars >> i & 1) call.strides[i] = 0;
        call_check(&call, &randomness);
    }
    static const ptrdiff_t strides[] = {0, -1, 1, PTRDIFF_MAX, PTRDIFF_MIN}; /* which mean nothing for one element */
    struct call one = contiguous(signature, 1);
    for (int operand = 0; operand < CALL_OPERANDS; operand++)
        one.strides[operand] = strides[below(sizeof strides / sizeof strides[0])];
    call_check(&one, &randomness);
}

/* Whether the inputs of a set may be the output: elements of one must be those of the other. */
static bool fits_in_place(const struct call_signature *signature, unsigned shared) {
    unsigned dtype = subject_dtype_count();
    for (unsigned i = 0; i < signature->inputs; i++) {
        if (!(shared >> i & 1)) continue;
        if (signature->sizes[i] != signature->sizes[CALL_OUT]) return false;
        if (dtype != subject_dtype_count() && dtype != signature->dtypes[i]) return false;
        dtype = signature->dtypes[i];
    }
    return true;
}

/* The output is one of the inputs, or several, wherever the sizes let it. */
static void check_in_place(const struct call_signature *signature, size_t n) {
    for (unsigned shared = 1; shared < 1u << signature->inputs; shared++) {
        if (!fits_in_place(signature, shared)) continue;
        struct call call = contiguous(signature, n);
        call.strides[CALL_OUT] = signatures_stride(&randomness, signature->sizes[CALL_OUT], true);
        for (unsigned i = 0; i < signature->inputs; i++) {
            call.in_place[i] = shared >> i & 1;
            if (call.in_place[i]) call.strides[i] = call.strides[CALL_OUT];
        }
        call_check(&call, &randomness);
    }
}

static void check_signature(const struct call_signature *signature) {
    check_every_way(signature);
    check_in_place(signature, 1 + below(LONGEST));
}

static void test_every_pair(void) {
    unsigned count = subject_dtype_count();
    struct call_signature signature;
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b < count; b++) {
            if (call_of_conversion(a, b, &signature)) check_signature(&signature);
            for (enum ref_check check = 0; check < REF_CHECK_COUNT; check++)
                if (call_of_check(check, a, b, &signature)) check_signature(&signature);
            for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
                if (call_of_op(op, a, b, &signature)) check_signature(&signature);
            for (enum ref_ternary_op op = 0; op < REF_TERNARY_OP_COUNT; op++)
                if (call_of_ternary_op(op, (const unsigned[]){below(count), a, b}, &signature))
                    check_signature(&signature);
        }
    for (unsigned x = 0; x < count; x++)
        for (enum ref_unary_op op = 0; op < REF_UNARY_OP_COUNT; op++)
            if (call_of_unary_op(op, x, &signature)) check_signature(&signature);
}

int main(int argc, char **argv) {
    struct options options = options_parse(argc, argv, 0);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    randomness.state = options.seed;
    signatures_collect(&randomness);
    test_lengths();
    test_every_pair();
    return check_report();
}
