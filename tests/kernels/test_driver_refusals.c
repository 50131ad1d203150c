/* What the driver refuses: overlapping operands, as a look at every byte decides; bad arguments; and dtypes without a
 * kernel. Nothing is written then. */
#include "check.h"
#include "options.h"
#include "signatures.h"

#include <string.h>

static struct values_random randomness;

static unsigned below(unsigned end) {
    return signatures_below(&randomness, end);
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
    struct layout layout = {(ptrdiff_t)below(80) - 40, signatures_stride(&randomness, size, is_output), size};
    if (!like) return layout;
    if (below(2) == 0) layout.stride = below(2) ? like->stride : -like->stride;
    if (below(4) == 0) layout.offset = like->offset;
    return layout;
}

static void complain(const struct call_signature *signature, size_t n, const struct layout layouts[],
                     enum subject_status status, bool overlap) {
    struct call call = {.signature = signature, .n = n};
    for (int i = 0; i < CALL_OPERANDS; i++)
        call.strides[i] = layouts[i].stride;
    check_that(false, "%s (offsets %td, %td, %td, %td): status %d, expected %s, or the wrong bytes", call_text(&call),
               layouts[CALL_A].offset, layouts[CALL_B].offset, layouts[CALL_C].offset, layouts[CALL_OUT].offset,
               (int)status, overlap ? "overlap" : "none");
}

static void check_layouts(const struct call_signature *signature, size_t n, const struct layout layouts[],
                          bool overlap) {
    static unsigned char memory[SHARED], before[SHARED];
    unsigned char inputs[CALL_INPUTS][8 * 16], results[8 * 16];
    const void *first[CALL_INPUTS], *elements[CALL_INPUTS] = {inputs[0], inputs[1], inputs[2]};
    ptrdiff_t strides[CALL_OPERANDS];
    for (int i = 0; i < SHARED; i++)
        memory[i] = (unsigned char)values_next(&randomness);
    memcpy(before, memory, SHARED);
    for (unsigned i = 0; i < CALL_OPERANDS; i++)
        strides[i] = layouts[i].stride;
    for (unsigned i = 0; i < signature->inputs; i++) {
        unsigned char *at = memory + MIDDLE + layouts[i].offset;
        first[i] = at;
        call_gather(n, layouts[i].size, at, layouts[i].stride, inputs[i]);
    }
    if (!overlap) call_expect(signature, n, elements, results);

    unsigned char *out = memory + MIDDLE + layouts[CALL_OUT].offset;
    enum subject_status status = call_driver(signature, n, first, strides, out, (struct call_report){NULL, NULL, NULL});
    bool right = status == (overlap ? SUBJECT_OVERLAP : SUBJECT_OK);
    for (size_t i = 0; i < n && right && !overlap; i++) {
        unsigned char *got = out + (ptrdiff_t)i * strides[CALL_OUT];
        const unsigned char *wanted = results + i * layouts[CALL_OUT].size;
        right = ref_equal(call_result(signature), got, wanted) ||
                (signature->kind == CALL_BINARY &&
                 ref_may_differ(&signature->binary, inputs[CALL_B] + i * layouts[CALL_B].size, wanted, got));
        memcpy(before + (got - memory), got, layouts[CALL_OUT].size);
    }
    if (right && memcmp(memory, before, SHARED) == 0) {
        check_passed(1);
    } else {
        complain(signature, n, layouts, status, overlap);
    }
}

static void test_overlap(void) {
    unsigned long seen[2] = {0, 0};
    for (int round = 0; round < 200000; round++) {
        const struct call_signature *signature = &signatures.list[below((unsigned)signatures.count)];
        const size_t n = 1 + below(6);
        struct layout layouts[CALL_OPERANDS] = {{0, 0, 0}};
        int overlap = 0;
        layouts[CALL_OUT] = random_layout(signature->sizes[CALL_OUT], true, NULL);
        for (unsigned i = 0; i < signature->inputs && overlap >= 0; i++) {
            layouts[i] = random_layout(signature->sizes[i], false, &layouts[CALL_OUT]);
            int this = values_are_any_bytes(subject_dtype(signature->dtypes[i]))
                           ? overlaps(n, layouts[i], layouts[CALL_OUT])
                           : -1;
            overlap = this < 0 ? -1 : overlap | this;
        }
        if (overlap < 0) continue;
        seen[overlap]++;
        check_layouts(signature, n, layouts, overlap);
    }
    CHECK(seen[0] > 1000 && seen[1] > 1000);
}

/* ---- The words of failures ---- */

/* Words beside an operand, or a word nearer, so that they share memory with it. */
static void check_words(const struct call_signature *signature, size_t n, int operand, bool before, bool nearer) {
    static uint32_t memory[256], elsewhere[256];
    const ptrdiff_t strides[CALL_OPERANDS] = {
        [CALL_A] = (ptrdiff_t)signature->sizes[CALL_A], [CALL_OUT] = (ptrdiff_t)signature->sizes[CALL_OUT]};
    const size_t words = (n + 31) / 32, taken = (n * signature->sizes[operand] + 3) / 4;
    memset(memory, 0, sizeof memory);
    memset(elsewhere, 0, sizeof elsewhere);
    uint32_t *at = before ? memory + words - nearer : memory, *failed = before ? memory : memory + taken - nearer;
    size_t count = 77, first = 78;
    const void *inputs[CALL_INPUTS] = {operand == CALL_A ? at : elsewhere};
    enum subject_status status = call_driver(signature, n, inputs, strides, operand == CALL_OUT ? at : elsewhere,
                                             (struct call_report){failed, &count, &first});
    bool kept = count == 77 && first == 78;
    for (size_t i = 0; i < sizeof memory / sizeof *memory; i++)
        kept = kept && memory[i] == 0 && elsewhere[i] == 0;
    const struct call call = {.signature = signature, .n = n};
    check_that(status == (nearer ? SUBJECT_OVERLAP : SUBJECT_OK) && (kept || !nearer),
               "%s: words of failures %s %s operand %d: status %d%s", call_text(&call), nearer ? "overlap" : "touch",
               before ? "the start of" : "the end of", operand, (int)status, kept ? "" : ", and something is written");
}

static void test_words(void) {
    for (size_t i = 0; i < signatures.count; i++)
        for (size_t n = 1; n <= 40 && signatures.list[i].kind == CALL_CHECKED; n += 13)
            for (unsigned way = 0; way < 8; way++)
                check_words(&signatures.list[i], n, way & 1 ? CALL_OUT : CALL_A, way & 2, way & 4);
}

/* ---- Bad arguments ---- */

static unsigned char inputs[CALL_INPUTS][64], memory[192], *const out = memory + 64;

/* A call that is refused, of contiguous inputs but for what `nulls` has a bit for. */
static void check_refusal(const struct call_signature *signature, size_t n, unsigned nulls, ptrdiff_t out_stride,
                          const char *what) {
    const void *at[CALL_INPUTS];
    ptrdiff_t strides[CALL_OPERANDS] = {[CALL_OUT] = out_stride};
    uint32_t failed[4] = {0};
    size_t count = 77, first = 78;
    bool kept = true;
    for (unsigned i = 0; i < CALL_INPUTS; i++) {
        at[i] = nulls >> i & 1 ? NULL : inputs[i];
        strides[i] = (ptrdiff_t)signature->sizes[i];
    }
    enum subject_status status = call_driver(signature, n, at, strides, nulls >> CALL_OUT & 1 ? NULL : out,
                                             (struct call_report){failed, &count, &first});
    for (size_t i = 0; i < sizeof memory; i++)
        kept = kept && memory[i] == 0;
    kept = kept && count == 77 && first == 78 && failed[0] == 0;
    check_that(status == SUBJECT_BAD_ARGUMENT && kept, "kind %d: %s: status %d%s", (int)signature->kind, what,
               (int)status, kept ? "" : ", and something is written");
}

/* More elements, or further apart, than any array has them. */
static void check_too_many(const struct call_signature *signature) {
    static const size_t counts[] = {SIZE_MAX, SIZE_MAX - 1, SIZE_MAX / 2 + 2, SIZE_MAX / 2 + 1};
    static const ptrdiff_t strides[] = {PTRDIFF_MIN, PTRDIFF_MIN + 1, PTRDIFF_MAX - 1, PTRDIFF_MAX};
    const size_t size = signature->sizes[CALL_OUT];
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        check_refusal(signature, counts[i], 0, (ptrdiff_t)size, "too many elements");
    for (size_t i = 0; i < sizeof strides / sizeof strides[0]; i++)
        check_refusal(signature, 3, 0, strides[i], "elements too far apart");
    check_refusal(signature, PTRDIFF_MAX / size + 1, 0, (ptrdiff_t)size, "an element too many");
    check_refusal(signature, PTRDIFF_MAX / size + 1, 0, -(ptrdiff_t)size, "an element too many, backwards");
}

static void test_bad_arguments(void) {
    for (size_t i = 0; i < signatures.count; i++) {
        const struct call_signature *signature = &signatures.list[i];
        const ptrdiff_t size = (ptrdiff_t)signature->sizes[CALL_OUT];
        for (size_t n = 1; n <= 3; n++)
            for (unsigned operand = 0; operand < CALL_OPERANDS; operand++)
                if (call_has(signature, (int)operand))
                    check_refusal(signature, n, 1u << operand, size, "a null pointer");
        for (ptrdiff_t stride = 1 - size; stride < size; stride++)
            check_refusal(signature, 2, 0, stride, "an output stride under the element");
        check_too_many(signature);
        for (unsigned input = 0; input < signature->inputs; input++) {
            struct call_signature bad = *signature;
            bad.dtypes[input] = subject_no_dtype();
            check_refusal(&bad, 2, 0, size, "no dtype");
            bad.dtypes[input] = subject_dtype_count();
            check_refusal(&bad, 2, 0, size, "a dtype out of range");
            check_refusal(&bad, 0, 0, size, "a dtype out of range, of no elements");
        }
        struct call_signature bad = *signature;
        bad.to = subject_no_dtype();
        if (bad.kind == CALL_CONVERSION || bad.kind == CALL_CHECKED || bad.kind == CALL_INTO)
            check_refusal(&bad, 2, 0, size, "no target dtype");
        bad = *signature;
        bad.op = REF_CHECK_COUNT;
        if (bad.kind == CALL_CHECKED) check_refusal(&bad, 2, 0, size, "no check");
    }
    check_that(subject_unary(subject_unary_op_count(), 2, (struct subject_operand){0, inputs[0], 16}, out, 16) ==
                   SUBJECT_BAD_ARGUMENT,
               "a unary operation out of range");
    check_that(subject_binary(subject_op_count(), 2, (struct subject_operand){0, inputs[0], 16},
                              (struct subject_operand){0, inputs[1], 16}, out, 16) == SUBJECT_BAD_ARGUMENT,
               "an operation out of range");
}

/* ---- No kernel ---- */

/* What has no kernel says so for any n, and writes nothing. */
static void check_refused(struct call_signature signature, unsigned count, const unsigned *dtypes,
                          enum ref_status planned) {
    const enum subject_status wanted = planned == REF_NO_PROMOTION ? SUBJECT_NO_PROMOTION : SUBJECT_NO_KERNEL;
    const void *at[CALL_INPUTS] = {inputs[0], inputs[1], inputs[2]};
    const ptrdiff_t strides[CALL_OPERANDS] = {[CALL_OUT] = 16};
    if (planned == REF_OK) return;
    signature.inputs = count;
    memcpy(signature.dtypes, dtypes, count * sizeof *dtypes);
    for (size_t n = 0; n <= 4; n += 2) {
        enum subject_status status =
            call_driver(&signature, n, at, strides, out, (struct call_report){NULL, NULL, NULL});
        bool kept = true;
        for (size_t i = 0; i < sizeof memory; i++)
            kept = kept && memory[i] == 0;
        check_that(status == wanted && kept, "kind %d, op %u of %s, %s, which has no meaning: status %d%s",
                   (int)signature.kind, signature.op, subject_dtype(dtypes[0])->name,
                   subject_dtype(dtypes[count - 1])->name, (int)status, kept ? "" : ", and it writes");
    }
}

static void test_refused(void) {
    const unsigned count = subject_dtype_count();
    struct call_signature made;
    for (unsigned a = 0; a < count; a++) {
        for (enum ref_unary_op op = 0; op < REF_UNARY_OP_COUNT; op++)
            if (subject_unary_op(op) >= 0 && !call_of_unary_op(op, a, &made))
                check_refused(made, 1, &a, subject_unary_plan(op, a, &made.unary));
        for (unsigned b = 0; b < count; b++) {
            for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
                if (subject_op(op) >= 0 && !call_of_op(op, a, b, &made)) {
                    const enum ref_status planned = subject_plan(op, a, b, &made.binary);
                    check_refused(made, 2, (const unsigned[]){a, b}, planned);
                    made.kind = CALL_INTO;
                    made.to = below(count);
                    check_refused(made, 2, (const unsigned[]){a, b}, planned);
                }
            const unsigned three[] = {below(count), a, b};
            for (enum ref_ternary_op op = 0; op < REF_TERNARY_OP_COUNT; op++)
                if (subject_has_ternary_op(op) && !call_of_ternary_op(op, three, &made))
                    check_refused(made, 3, three, subject_ternary_plan(op, three, &made.ternary));
            for (enum ref_check check = 0; check < REF_CHECK_COUNT; check++)
                if (!call_of_check(check, a, b, &made)) check_refused(made, 1, &a, REF_NO_KERNEL);
        }
    }
}

int main(int argc, char **argv) {
    struct options options = options_parse(argc, argv, 0);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    randomness.state = options.seed;
    signatures_collect(&randomness);
    signatures_collect_into(&randomness);
    test_bad_arguments();
    test_refused();
    test_words();
    test_overlap();
    return check_report();
}
