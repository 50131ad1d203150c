/* Results that go past the caches: every call that is long enough, wherever its arrays begin and end, gives what it
 * gives without, and touches nothing beside them. What chooses the calls is tested in test_stream_choice.c. */
#include "check.h"
#include "options.h"
#include "signatures.h"

enum {
    LEAST = 512,
    BUFFER = 4096
}; /* As the driver has them: a call of fewer elements does not, and how many bytes at a time. */

static struct values_random randomness;

static unsigned below(unsigned end) {
    return signatures_below(&randomness, end);
}

/* Arrays without gaps, of any alignment or at the end of their memory. */
static struct call contiguous(const struct call_signature *signature, size_t n) {
    struct call call = {.signature = signature, .n = n};
    for (int i = 0; i < CALL_OPERANDS; i++) {
        call.strides[i] = (ptrdiff_t)signature->sizes[i];
        call.places[i] = (enum call_place)below(3);
        call.alignments[i] = below(64);
    }
    return call;
}

/* Around the fewest elements, and as many as fill the buffer more than once. */
static void test_lengths(void) {
    for (size_t i = 0; i < signatures.count; i++) {
        const size_t lengths[] = {LEAST - 1, LEAST, LEAST + 1 + below(64), BUFFER + below(2 * BUFFER) / 2};
        for (size_t length = 0; length < sizeof lengths / sizeof lengths[0]; length++) {
            struct call call = contiguous(&signatures.list[i], lengths[length]);
            call_check(&call, &randomness);
        }
    }
}

/* All alignments of the results, and all that is left after whole blocks. */
static void test_alignments(void) {
    for (size_t i = 0; i < signatures.count; i += 11)
        for (unsigned alignment = 0; alignment < 64; alignment++) {
            struct call call = contiguous(&signatures.list[i], LEAST + (alignment * 7 + (unsigned)i) % 32);
            call.places[CALL_OUT] = CALL_ALIGNED;
            call.alignments[CALL_OUT] = alignment;
            call_check(&call, &randomness);
        }
}

/* Any of the inputs one element for all, or strided. */
static void test_inputs(void) {
    for (size_t i = 0; i < signatures.count; i += 3)
        for (unsigned scalars = 1; scalars < 1u << signatures.list[i].inputs; scalars++) {
            struct call call = contiguous(&signatures.list[i], LEAST + below(LEAST));
            for (unsigned input = 0; input < signatures.list[i].inputs; input++)
                if (scalars >> input & 1) call.strides[input] *= below(4) ? 0 : 2;
            call_check(&call, &randomness);
        }
}

/* Results with gaps, and in place, which go nowhere else. */
static void test_others(void) {
    for (size_t i = 0; i < signatures.count; i++) {
        const struct call_signature *signature = &signatures.list[i];
        struct call call = contiguous(signature, LEAST + below(LEAST));
        if (signature->sizes[CALL_A] == signature->sizes[CALL_OUT]) {
            call.in_place[CALL_A] = true;
        } else {
            call.strides[CALL_OUT] *= 2;
        }
        call_check(&call, &randomness);
    }
}

int main(int argc, char **argv) {
    struct options options = options_parse(argc, argv, 0);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    randomness.state = options.seed;
    signatures_collect(&randomness);
    subject_stream_bytes(1);
    test_lengths();
    test_alignments();
    test_inputs();
    test_others();
    signatures_collect_into(&randomness);
    test_lengths();
    return check_report();
}
