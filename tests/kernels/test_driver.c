/* The driver: tails, strides, alignments, scalar operands, operations in place, overlap, bad arguments, and never a
 * byte read or written outside of the elements. What kernels compute is tested elsewhere; here, every combination of
 * element sizes stands for the dtypes that have it. */
#include "arena.h"
#include "call.h"
#include "check.h"
#include "options.h"

#include <string.h>

enum { MOST_SIGNATURES = 400, LONGEST = 200 };

static struct call_signature signatures[MOST_SIGNATURES];
static size_t signature_count;
static struct values_random randomness;

static unsigned below(unsigned end) {
    return (unsigned)(values_next(&randomness) % end);
}

static bool same_sizes(const struct call_signature *x, const struct call_signature *y) {
    return x->is_conversion == y->is_conversion && memcmp(x->sizes, y->sizes, sizeof x->sizes) == 0;
}

/* Two of each combination of sizes, of different ops where there are. */
static void add_signature(const struct call_signature *signature) {
    unsigned alike = 0;
    for (size_t i = 0; i < signature_count; i++)
        if (same_sizes(&signatures[i], signature)) {
            alike++;
            if (signatures[i].op == signature->op && !signature->is_conversion) return;
        }
    if (alike < 2 && signature_count < MOST_SIGNATURES) signatures[signature_count++] = *signature;
}

static void collect_signatures(void) {
    struct call_signature signature;
    unsigned count = subject_dtype_count();
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b < count; b++) {
            if (call_of_conversion(a, b, &signature)) add_signature(&signature);
            for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
                if (call_of_op(op, a, b, &signature)) add_signature(&signature);
        }
}

static struct call contiguous(const struct call_signature *signature, size_t n) {
    struct call call = {.signature = signature, .n = n};
    for (int i = 0; i < CALL_OPERANDS; i++) {
        call.strides[i] = (ptrdiff_t)signature->sizes[i];
        call.places[i] = CALL_BACK;
    }
    return call;
}

/* A stride of whole elements from -3 to 3, or one that is not even that; never too small for an output. */
static ptrdiff_t random_stride(unsigned size, bool is_output) {
    ptrdiff_t element = (ptrdiff_t)size, stride;
    switch (below(4)) {
    case 0:
    case 1:
        return element;
    case 2:
        stride = ((ptrdiff_t)below(7) - 3) * element;
        break;
    default:
        stride = (ptrdiff_t)below(2 * size + 2) + 1;
        break;
    }
    if (is_output && (stride < 0 ? -stride : stride) < element) stride += 2 * element;
    return below(8) == 0 ? -stride : stride;
}

/* ---- Lengths, strides and alignments ---- */

/* Any n up to a few blocks, with all else at random. */
static void test_lengths(void) {
    for (size_t i = 0; i < signature_count; i++)
        for (size_t n = 0; n <= LONGEST; n++)
            for (int round = 0; round < 4; round++) {
                struct call call = contiguous(&signatures[i], n);
                for (int operand = 0; operand < CALL_OPERANDS; operand++) {
                    if (round > 0)
                        call.strides[operand] = random_stride(signatures[i].sizes[operand], operand == CALL_OUT);
                    call.places[operand] = round == 1 ? CALL_FRONT : (enum call_place)below(2);
                }
                call_check(&call, &randomness);
            }
}

/* Every combination of strides from -3 to 3 elements. */
static void test_strides(void) {
    static const size_t lengths[] = {2, 33, 70};
    for (size_t i = 0; i < signature_count; i += 7)
        for (size_t length = 0; length < sizeof lengths / sizeof lengths[0]; length++)
            for (int combination = 0; combination < 7 * 7 * 7; combination++) {
                struct call call = contiguous(&signatures[i], lengths[length]);
                const int strides[] = {combination % 7 - 3, combination / 7 % 7 - 3, combination / 49 - 3};
                if (strides[CALL_OUT] == 0) continue;
                for (int operand = 0; operand < CALL_OPERANDS; operand++) {
                    call.strides[operand] *= strides[operand];
                    call.places[operand] = (enum call_place)below(2);
                }
                call_check(&call, &randomness);
            }
}

/* All alignments of one operand, the others aligned, and all alignments of all together. */
static void test_alignments(void) {
    static const size_t lengths[] = {1, 31, 32, 33, 95, 160};
    for (size_t i = 0; i < signature_count; i += 5)
        for (size_t length = 0; length < sizeof lengths / sizeof lengths[0]; length++)
            for (unsigned alignment = 0; alignment < 64; alignment++)
                for (int moved = 0; moved <= CALL_OPERANDS; moved++) {
                    struct call call = contiguous(&signatures[i], lengths[length]);
                    for (int operand = 0; operand < CALL_OPERANDS; operand++) {
                        call.places[operand] = CALL_ALIGNED;
                        if (moved == operand || moved == CALL_OPERANDS) call.alignments[operand] = alignment;
                    }
                    call_check(&call, &randomness);
                }
}

/* Arrays of many blocks, so that whatever goes block by block comes round more than once. */
static void test_long(void) {
    for (size_t i = 0; i < signature_count; i++)
        for (int round = 0; round < 3; round++) {
            struct call call = contiguous(&signatures[i], 3000 + below(2000));
            for (int operand = 0; operand < CALL_OPERANDS && round > 0; operand++)
                call.strides[operand] = random_stride(signatures[i].sizes[operand], operand == CALL_OUT);
            call_check(&call, &randomness);
        }
}

/* ---- Every pair ---- */

/* Whole blocks and a tail, a scalar on either side, on both. */
static void check_every_way(const struct call_signature *signature) {
    for (int scalars = 0; scalars < 4; scalars++) {
        struct call call = contiguous(signature, 77);
        if (scalars & 1) call.strides[CALL_A] = 0;
        if (scalars & 2) call.strides[CALL_B] = 0;
        if ((scalars & 2) && signature->is_conversion) continue;
        call_check(&call, &randomness);
    }
    static const ptrdiff_t strides[] = {0, -1, 1, PTRDIFF_MAX, PTRDIFF_MIN}; /* which mean nothing for one element */
    struct call one = contiguous(signature, 1);
    for (int operand = 0; operand < CALL_OPERANDS; operand++)
        one.strides[operand] = strides[below(sizeof strides / sizeof strides[0])];
    call_check(&one, &randomness);
}

/* The output is one of the inputs, or both, wherever the sizes let it. */
static void check_in_place(const struct call_signature *signature, size_t n) {
    for (int shared = 1; shared < 4; shared++) {
        struct call call = contiguous(signature, n);
        call.in_place[CALL_A] = shared & 1;
        call.in_place[CALL_B] = shared & 2;
        bool fits = true;
        for (int operand = CALL_A; operand <= CALL_B; operand++) {
            if (!call.in_place[operand]) continue;
            fits = fits && call_has(signature, operand) && signature->sizes[operand] == signature->sizes[CALL_OUT];
        }
        if (call.in_place[CALL_A] && call.in_place[CALL_B])
            fits = fits && signature->a == signature->b; /* else an element of one need not be one of the other */
        if (!fits) continue;
        ptrdiff_t stride = random_stride(signature->sizes[CALL_OUT], true);
        for (int operand = 0; operand < CALL_OPERANDS; operand++)
            if (operand == CALL_OUT || call.in_place[operand]) call.strides[operand] = stride;
        call_check(&call, &randomness);
    }
}

/* What has no kernel says so for any n, and writes nothing. */
static void check_refused(enum ref_op op, unsigned a, unsigned b) {
    static unsigned char x[5 * 16], y[5 * 16], out[5 * 16];
    struct ref_plan plan;
    enum ref_status status = subject_plan(op, a, b, &plan);
    if (status == REF_OK) return;
    memset(out, 0xa5, sizeof out);
    enum subject_status got =
        subject_binary((unsigned)subject_op(op), 5, (struct subject_operand){a, x, (ptrdiff_t)subject_dtype(a)->size},
                       (struct subject_operand){b, y, (ptrdiff_t)subject_dtype(b)->size}, out, 16);
    bool untouched = true;
    for (size_t i = 0; i < sizeof out; i++)
        untouched = untouched && out[i] == 0xa5;
    check_that(got == (status == REF_NO_PROMOTION ? SUBJECT_NO_PROMOTION : SUBJECT_NO_KERNEL) && untouched,
               "%s(%s, %s), which has no meaning: status %d%s", ref_op_name(op), subject_dtype(a)->name,
               subject_dtype(b)->name, (int)got, untouched ? "" : ", and it writes");
}

static void test_every_pair(void) {
    unsigned count = subject_dtype_count();
    struct call_signature signature;
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b < count; b++) {
            if (call_of_conversion(a, b, &signature)) {
                check_every_way(&signature);
                check_in_place(&signature, 1 + below(LONGEST));
            }
            for (enum ref_op op = 0; op < REF_OP_COUNT; op++) {
                if (subject_op(op) < 0) continue;
                check_refused(op, a, b);
                if (!call_of_op(op, a, b, &signature)) continue;
                check_every_way(&signature);
                check_in_place(&signature, 1 + below(LONGEST));
            }
        }
    for (size_t i = 0; i < signature_count; i++)
        for (size_t n = 1; n <= LONGEST; n += 1 + n / 70)
            check_in_place(&signatures[i], n);
}

/* ---- Overlap, decided once more by looking at every byte ---- */

enum { SHARED = 256, MIDDLE = 128 };

struct layout {
    ptrdiff_t offset, stride; /* bytes; the offset from the middle of the shared memory */
    unsigned size;
};

/* Marks the bytes of each element; false where they leave the shared memory. */
static bool mark(size_t n, struct layout layout, bool by_range, bool marked[SHARED]) {
    memset(marked, 0, SHARED * sizeof *marked);
    ptrdiff_t low = SHARED, high = 0;
    for (size_t i = 0; i < n; i++) {
        ptrdiff_t start = MIDDLE + layout.offset + (ptrdiff_t)i * layout.stride, end = start + (ptrdiff_t)layout.size;
        if (start < 0 || end > SHARED) return false;
        if (start < low) low = start;
        if (end > high) high = end;
        for (ptrdiff_t byte = start; byte < end; byte++)
            marked[byte] = true;
    }
    for (ptrdiff_t byte = low; byte < high && by_range; byte++)
        marked[byte] = true;
    return true;
}

/* 1: they overlap, 0: they do not, -1: it does not fit. */
static int overlaps(size_t n, struct layout input, struct layout out) {
    bool input_marked[SHARED], out_marked[SHARED];
    bool same_step = n == 1 || input.stride == out.stride || input.stride == -out.stride;
    if (!mark(n, input, !same_step, input_marked) || !mark(n, out, !same_step, out_marked)) return -1;
    if (input.offset == out.offset && input.size == out.size && (n == 1 || input.stride == out.stride)) return 0;
    for (int i = 0; i < SHARED; i++)
        if (input_marked[i] && out_marked[i]) return 1;
    return 0;
}

static struct layout random_layout(unsigned size, bool is_output, const struct layout *like) {
    struct layout layout = {(ptrdiff_t)below(80) - 40, random_stride(size, is_output), size};
    if (!like) return layout;
    if (below(2) == 0) layout.stride = below(2) ? like->stride : -like->stride;
    if (below(4) == 0) layout.offset = like->offset;
    return layout;
}

static void check_layouts(const struct call_signature *signature, size_t n, const struct layout layouts[],
                          bool overlap) {
    static unsigned char memory[SHARED], before[SHARED];
    unsigned char x[8 * 16], y[8 * 16], results[8 * 16];
    for (int i = 0; i < SHARED; i++)
        memory[i] = (unsigned char)values_next(&randomness);
    memcpy(before, memory, SHARED);
    unsigned char *first[CALL_OPERANDS];
    for (int i = 0; i < CALL_OPERANDS; i++)
        first[i] = memory + MIDDLE + layouts[i].offset;
    call_gather(n, layouts[CALL_A].size, first[CALL_A], layouts[CALL_A].stride, x);
    if (!signature->is_conversion) call_gather(n, layouts[CALL_B].size, first[CALL_B], layouts[CALL_B].stride, y);
    if (!overlap) call_expect(signature, n, x, y, results);

    enum subject_status status = call_driver(signature, n, first[CALL_A], layouts[CALL_A].stride, first[CALL_B],
                                             layouts[CALL_B].stride, first[CALL_OUT], layouts[CALL_OUT].stride);
    bool right = status == (overlap ? SUBJECT_OVERLAP : SUBJECT_OK);
    for (size_t i = 0; i < n && right && !overlap; i++) {
        unsigned char *got = first[CALL_OUT] + (ptrdiff_t)i * layouts[CALL_OUT].stride;
        right = ref_equal(call_result(signature), got, results + i * layouts[CALL_OUT].size);
        memcpy(before + (got - memory), got, layouts[CALL_OUT].size);
    }
    if (right && memcmp(memory, before, SHARED) == 0) {
        check_passed(1);
        return;
    }
    struct call call = {.signature = signature, .n = n};
    for (int i = 0; i < CALL_OPERANDS; i++)
        call.strides[i] = layouts[i].stride;
    check_that(false, "%s (offsets %td, %td, %td): status %d, expected %s, or the wrong bytes", call_text(&call),
               layouts[CALL_A].offset, layouts[CALL_B].offset, layouts[CALL_OUT].offset, (int)status,
               overlap ? "overlap" : "none");
}

/* Dtypes of which any bytes are an element. */
static bool takes_any_bytes(const struct ref_dtype *dtype) {
    return dtype->kind == REF_BOOL || dtype->kind == REF_FLOAT || dtype->kind == REF_COMPLEX ||
           (dtype->kind != REF_OPAQUE && (unsigned)dtype->bits == 8 * dtype->size);
}

static void test_overlap(void) {
    unsigned long seen[2] = {0, 0};
    for (int round = 0; round < 150000; round++) {
        const struct call_signature *signature = &signatures[below((unsigned)signature_count)];
        bool unary = signature->is_conversion;
        if (!takes_any_bytes(subject_dtype(signature->a))) continue;
        if (!unary && !takes_any_bytes(subject_dtype(signature->b))) continue;
        size_t n = 1 + below(6);
        struct layout layouts[CALL_OPERANDS];
        layouts[CALL_OUT] = random_layout(signature->sizes[CALL_OUT], true, NULL);
        layouts[CALL_A] = random_layout(signature->sizes[CALL_A], false, &layouts[CALL_OUT]);
        layouts[CALL_B] = random_layout(signature->sizes[CALL_B], false, &layouts[CALL_OUT]);
        int a = overlaps(n, layouts[CALL_A], layouts[CALL_OUT]);
        int b = unary ? 0 : overlaps(n, layouts[CALL_B], layouts[CALL_OUT]);
        if (a < 0 || b < 0) continue;
        seen[a | b]++;
        check_layouts(signature, n, layouts, a | b);
    }
    CHECK(seen[0] > 1000 && seen[1] > 1000);
}

/* ---- Bad arguments ---- */

static void check_refusal(const struct call_signature *signature, size_t n, const void *a, const void *b,
                          unsigned char *out, ptrdiff_t out_stride, const char *what) {
    static const unsigned char filling[64] = {0};
    unsigned char *watched = out ? out : (unsigned char *)a;
    memset(watched, 0, sizeof filling);
    enum subject_status status = call_driver(signature, n, a, (ptrdiff_t)signature->sizes[CALL_A], b,
                                             (ptrdiff_t)signature->sizes[CALL_B], out, out_stride);
    check_that(status == SUBJECT_BAD_ARGUMENT && memcmp(watched, filling, sizeof filling) == 0, "%s: status %d", what,
               (int)status);
}

static void test_bad_arguments(void) {
    static unsigned char a[64], b[64], memory[192];
    unsigned char *out = memory + 64;
    for (size_t i = 0; i < signature_count; i++) {
        const struct call_signature *signature = &signatures[i];
        ptrdiff_t size = (ptrdiff_t)signature->sizes[CALL_OUT];
        bool unary = signature->is_conversion;
        for (size_t n = 1; n <= 3; n++) {
            check_refusal(signature, n, NULL, b, out, size, "a null");
            if (!unary) check_refusal(signature, n, a, NULL, out, size, "b null");
            check_refusal(signature, n, a, b, NULL, size, "out null");
        }
        for (ptrdiff_t stride = 1 - size; stride < size; stride++)
            check_refusal(signature, 2, a, b, out, stride, "an output stride under the element");
        struct call_signature bad = *signature;
        bad.a = subject_dtype_count();
        check_refusal(&bad, 2, a, b, out, size, "dtype of a out of range");
        bad = *signature;
        if (unary) {
            bad.to = subject_no_dtype();
            check_refusal(&bad, 2, a, b, out, size, "target dtype out of range");
        } else {
            bad.b = subject_no_dtype();
            check_refusal(&bad, 2, a, b, out, size, "dtype of b out of range");
        }
    }
}

int main(int argc, char **argv) {
    struct options options = options_parse(argc, argv, 0);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    randomness.state = options.seed;
    collect_signatures();
    test_bad_arguments();
    test_lengths();
    test_strides();
    test_alignments();
    test_long();
    test_every_pair();
    test_overlap();
    return check_report();
}
