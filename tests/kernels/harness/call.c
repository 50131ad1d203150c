#include "call.h"
#include "arena.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ARENA = 1 << 20, MARGIN = 192, FILLING = 0xa5, POOL = 1 << 14, MOST_DTYPES = 256 };

static struct arena arenas[CALL_OPERANDS], report_arena;
static unsigned char *elements[CALL_OPERANDS]; /* contiguous */
static unsigned char *image;                   /* what the output's surroundings should be */

static void prepare(void) {
    if (image) return;
    for (int i = 0; i < CALL_OPERANDS; i++) {
        arenas[i] = arena_create(ARENA);
        elements[i] = malloc(ARENA);
    }
    report_arena = arena_create(4096);
    image = malloc(ARENA);
    if (!image || !elements[CALL_A] || !elements[CALL_B] || !elements[CALL_C] || !elements[CALL_OUT]) exit(2);
}

/* n random elements of a dtype: some of many that are made once. */
static void pick_elements(struct values_random *random, unsigned dtype, size_t n, unsigned char *picked) {
    static unsigned char *pools[MOST_DTYPES];
    size_t size = subject_dtype(dtype)->size;
    if (!pools[dtype]) {
        pools[dtype] = malloc(POOL * size);
        if (!pools[dtype]) exit(2);
        values_random(random, subject_dtype(dtype), POOL, pools[dtype]);
    }
    memcpy(picked, pools[dtype] + values_next(random) % (POOL - n) * size, n * size);
}

size_t call_span(size_t n, ptrdiff_t stride, unsigned size) {
    size_t step = stride < 0 ? -(size_t)stride : (size_t)stride;
    return n == 0 ? 0 : (n - 1) * step + size;
}

void call_gather(size_t n, unsigned size, const unsigned char *first, ptrdiff_t stride, unsigned char *contiguous) {
    for (size_t i = 0; i < n; i++)
        memcpy(contiguous + i * size, first + (ptrdiff_t)i * stride, size);
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

const char *call_text(const struct call *call) {
    static const char *const names[] = {"a", "b", "c", "out"}, *const places[] = {"front", "back", "aligned"};
    static char text[600];
    const struct call_signature *signature = call->signature;
    int length = snprintf(text, sizeof text, "%s(", name_of(signature));
    for (unsigned i = 0; i < signature->inputs; i++)
        length +=
            snprintf(text + length, sizeof text - (size_t)length, "%s, ", subject_dtype(signature->dtypes[i])->name);
    length +=
        snprintf(text + length, sizeof text - (size_t)length, "to %s), n %zu,", call_result(signature)->name, call->n);
    for (int i = 0; i < CALL_OPERANDS; i++)
        if (call_has(signature, i))
            length += snprintf(text + length, sizeof text - (size_t)length, " %s stride %td at %s+%u%s", names[i],
                               call->strides[i], places[call->places[i]], call->alignments[i],
                               i < CALL_INPUTS && call->in_place[i] ? " (in place)" : "");
    return text;
}

/* The first element of an operand, as the call places it. */
static unsigned char *first_element(const struct call *call, int operand) {
    size_t span = call_span(call->n, call->strides[operand], call->signature->sizes[operand]);
    unsigned char *low = arenas[operand].start;
    if (call->places[operand] == CALL_BACK) low += arenas[operand].size - span;
    if (call->places[operand] == CALL_ALIGNED) low += 64 + call->alignments[operand];
    return call->strides[operand] < 0 && call->n > 0 ? low + span - call->signature->sizes[operand] : low;
}

/* The bytes around an operand that are watched: its span and a margin, as far as the memory goes. */
static unsigned char *window(const struct call *call, int operand, size_t *size) {
    size_t span = call_span(call->n, call->strides[operand], call->signature->sizes[operand]);
    unsigned char *start = arenas[operand].start, *end = start + arenas[operand].size;
    unsigned char *low = first_element(call, operand);
    if (call->strides[operand] < 0 && call->n > 0) low -= span - call->signature->sizes[operand];
    unsigned char *high = low + span;
    low = low - start < MARGIN ? start : low - MARGIN;
    high = end - high < MARGIN ? end : high + MARGIN;
    *size = (size_t)(high - low);
    return low;
}

/* Elements that overlap each other are what the last writes of them leave. Where that may be no element of the dtype,
 * they are put further apart. */
static void keep_elements_whole(struct call *call) {
    for (unsigned i = 0; i < call->signature->inputs; i++) {
        ptrdiff_t size = (ptrdiff_t)call->signature->sizes[i];
        if (values_are_any_bytes(subject_dtype(call->signature->dtypes[i]))) continue;
        if (-size < call->strides[i] && call->strides[i] < size) call->strides[i] *= size;
    }
}

/* Random elements of the operand at its place, and a copy of them. */
static void place_input(const struct call *call, unsigned operand, unsigned char *first, struct values_random *random) {
    unsigned size = call->signature->sizes[operand];
    pick_elements(random, call->signature->dtypes[operand], call->n, elements[operand]);
    for (size_t i = 0; i < call->n; i++)
        memcpy(first + (ptrdiff_t)i * call->strides[operand], elements[operand] + i * size, size);
    call_gather(call->n, size, first, call->strides[operand], elements[operand]);
}

/* Whether a result that is not the expected one is as good: of `copysign`, the sign of some NaNs is free. */
static bool is_free(const struct call_signature *signature, size_t i, const void *expected, const void *got) {
    if (signature->kind != CALL_BINARY) return false;
    return ref_may_differ(&signature->binary, elements[CALL_B] + i * signature->sizes[CALL_B], expected, got);
}

/* Checks the bytes of the output's window: the results, and nothing else, are as expected. */
static bool output_is_right(const struct call *call, const unsigned char *first, const unsigned char *low,
                            size_t size) {
    const struct ref_dtype *result = call_result(call->signature);
    for (size_t i = 0; i < call->n; i++) {
        const unsigned char *got = first + (ptrdiff_t)i * call->strides[CALL_OUT];
        const unsigned char *expected = elements[CALL_OUT] + i * result->size;
        if (!ref_equal(result, got, expected) && !is_free(call->signature, i, expected, got)) return false;
        memcpy(image + (got - low), got, result->size);
    }
    return memcmp(image, low, size) == 0;
}

/* ---- What checked conversions report ---- */

static size_t count, first_failure;

/* A report of which any part may be missing; words end with their memory. */
static struct call_report random_report(const struct call *call, struct values_random *random) {
    const unsigned asked = (unsigned)(values_next(random) % 8);
    const size_t words = (call->n + 31) / 32;
    count = first_failure = SIZE_MAX;
    memset(report_arena.start, FILLING, report_arena.size);
    return (struct call_report){
        asked & 1 ? (uint32_t *)(void *)(report_arena.start + report_arena.size) - words : NULL,
        asked & 2 ? &count : NULL,
        asked & 4 ? &first_failure : NULL,
    };
}

/* Whether the report is what the reference says, and nothing before its words was written. */
static bool report_is_right(const struct call *call, struct call_report report) {
    const struct call_signature *signature = call->signature;
    static unsigned char fails[ARENA];
    size_t failures = 0, earliest = call->n;
    ref_check((enum ref_check)signature->op, subject_dtype(signature->dtypes[0]), call_result(signature),
              subject_via_f32(), call->n, elements[CALL_A], fails);
    for (size_t i = call->n; i-- > 0;)
        if (fails[i]) failures++, earliest = i;
    for (size_t i = 0; report.failed && i < (call->n + 31) / 32 * 32; i++)
        if ((report.failed[i / 32] >> i % 32 & 1) != (i < call->n && fails[i])) return false;
    const unsigned char *end = report_arena.start + report_arena.size - (report.failed ? (call->n + 31) / 32 * 4 : 0);
    for (const unsigned char *byte = end - report_arena.start > 64 ? end - 64 : report_arena.start; byte < end; byte++)
        if (*byte != FILLING) return false;
    return (!report.count || *report.count == failures) && (!report.first || *report.first == earliest);
}

/* ---- The call ---- */

/* Makes the inputs; those in place all have the elements of the last of them. */
static void place_inputs(const struct call *call, unsigned char *first[CALL_OPERANDS], struct values_random *random) {
    for (unsigned i = 0; i < call->signature->inputs; i++) {
        first[i] = call->in_place[i] ? first[CALL_OUT] : first_element(call, (int)i);
        place_input(call, i, first[i], random);
    }
    for (unsigned i = 0; i < call->signature->inputs; i++)
        if (call->in_place[i]) call_gather(call->n, call->signature->sizes[i], first[i], call->strides[i], elements[i]);
}

void call_check(const struct call *wanted, struct values_random *random) {
    struct call whole = *wanted, *call = &whole;
    keep_elements_whole(call);
    prepare();
    const struct call_signature *signature = call->signature;
    unsigned char *first[CALL_OPERANDS] = {0};
    size_t size;
    unsigned char *low = window(call, CALL_OUT, &size);
    memset(low, FILLING, size);
    first[CALL_OUT] = first_element(call, CALL_OUT);
    place_inputs(call, first, random);
    memcpy(image, low, size);
    call_expect(signature, call->n, (const void *const *)elements, elements[CALL_OUT]);

    struct call_report report = {NULL, NULL, NULL};
    if (signature->kind == CALL_CHECKED) report = random_report(call, random);
    enum subject_status status =
        call_driver(signature, call->n, (const void *const *)first, call->strides, first[CALL_OUT], report);
    bool right = status == SUBJECT_OK && output_is_right(call, first[CALL_OUT], low, size);
    if (right && signature->kind == CALL_CHECKED) right = report_is_right(call, report);
    bool inputs_kept = true;

    for (unsigned i = 0; i < signature->inputs; i++) {
        if (call->in_place[i]) continue;
        call_gather(call->n, signature->sizes[i], first[i], call->strides[i], image);
        inputs_kept = inputs_kept && memcmp(image, elements[i], call->n * signature->sizes[i]) == 0;
    }
    if (right && inputs_kept) {
        check_passed(1); /* without making the text */
    } else {
        check_that(false, "%s: %s, status %d%s", subject_isa(), call_text(call), (int)status,
                   inputs_kept ? "" : ": writes to an input");
    }
}
