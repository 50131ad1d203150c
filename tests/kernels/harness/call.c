#include "call.h"
#include "arena.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ARENA = 1 << 20, MARGIN = 192, FILLING = 0xa5, POOL = 1 << 14, MOST_DTYPES = 256 };

static struct arena arenas[CALL_OPERANDS];
static unsigned char *elements[CALL_OPERANDS]; /* contiguous */
static unsigned char *image;                   /* what the output's surroundings should be */

static void prepare(void) {
    if (image) return;
    for (int i = 0; i < CALL_OPERANDS; i++) {
        arenas[i] = arena_create(ARENA);
        elements[i] = malloc(ARENA);
    }
    image = malloc(ARENA);
    if (!image || !elements[CALL_A] || !elements[CALL_B] || !elements[CALL_OUT]) exit(2);
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

bool call_of_op(enum ref_op op, unsigned a, unsigned b, struct call_signature *signature) {
    *signature = (struct call_signature){.op = op, .a = a, .b = b};
    if (subject_op(op) < 0 || subject_plan(op, a, b, &signature->plan) != REF_OK) return false;
    signature->to = subject_dtype_number(signature->plan.result);
    signature->sizes[CALL_A] = subject_dtype(a)->size;
    signature->sizes[CALL_B] = subject_dtype(b)->size;
    signature->sizes[CALL_OUT] = signature->plan.result->size;
    return true;
}

bool call_of_conversion(unsigned from, unsigned to, struct call_signature *signature) {
    *signature = (struct call_signature){.is_conversion = true, .a = from, .to = to};
    signature->sizes[CALL_A] = subject_dtype(from)->size;
    signature->sizes[CALL_OUT] = subject_dtype(to)->size;
    return subject_dtype(from)->kind != REF_ABSTRACT && subject_dtype(to)->kind != REF_ABSTRACT;
}

bool call_has(const struct call_signature *signature, int operand) {
    return operand != CALL_B || !signature->is_conversion;
}

const struct ref_dtype *call_result(const struct call_signature *signature) {
    return subject_dtype(signature->to);
}

size_t call_span(size_t n, ptrdiff_t stride, unsigned size) {
    size_t step = stride < 0 ? -(size_t)stride : (size_t)stride;
    return n == 0 ? 0 : (n - 1) * step + size;
}

enum subject_status call_driver(const struct call_signature *signature, size_t n, const void *a, ptrdiff_t a_stride,
                                const void *b, ptrdiff_t b_stride, void *out, ptrdiff_t out_stride) {
    struct subject_operand x = {signature->a, a, a_stride}, y = {signature->b, b, b_stride};
    if (signature->is_conversion) return subject_convert(n, x, signature->to, out, out_stride);
    if (n % 2 == 1) return subject_named_binary(signature->op, n, x, y, out, out_stride);
    return subject_binary((unsigned)subject_op(signature->op), n, x, y, out, out_stride);
}

void call_gather(size_t n, unsigned size, const unsigned char *first, ptrdiff_t stride, unsigned char *contiguous) {
    for (size_t i = 0; i < n; i++)
        memcpy(contiguous + i * size, first + (ptrdiff_t)i * stride, size);
}

void call_expect(const struct call_signature *signature, size_t n, const void *a, const void *b, void *results) {
    if (signature->is_conversion) {
        ref_convert(subject_dtype(signature->a), subject_dtype(signature->to), subject_via_f32(), n, a, results);
    } else {
        ref_binary(&signature->plan, n, a, b, results);
    }
}

const char *call_text(const struct call *call) {
    static char text[400];
    const struct call_signature *signature = call->signature;
    int length =
        snprintf(text, sizeof text, "%s(%s, %s), n %zu,",
                 signature->is_conversion ? "convert" : ref_op_name(signature->op), subject_dtype(signature->a)->name,
                 subject_dtype(signature->is_conversion ? signature->to : signature->b)->name, call->n);
    static const char *const names[] = {"a", "b", "out"}, *const places[] = {"front", "back", "aligned"};
    for (int i = 0; i < CALL_OPERANDS; i++)
        if (call_has(signature, i))
            length += snprintf(text + length, sizeof text - (size_t)length, " %s stride %td at %s+%u%s", names[i],
                               call->strides[i], places[call->places[i]], call->alignments[i],
                               call->in_place[i] ? " (in place)" : "");
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

static unsigned dtype_of(const struct call_signature *signature, int operand) {
    return operand == CALL_A ? signature->a : operand == CALL_B ? signature->b : signature->to;
}

/* Elements that overlap each other are what the last writes of them leave. Where that may be no element of the dtype,
 * they are put further apart. */
static void keep_elements_whole(struct call *call) {
    for (int i = CALL_A; i <= CALL_B; i++) {
        ptrdiff_t size = (ptrdiff_t)call->signature->sizes[i];
        if (!call_has(call->signature, i) || values_are_any_bytes(subject_dtype(dtype_of(call->signature, i))))
            continue;
        if (-size < call->strides[i] && call->strides[i] < size) call->strides[i] *= size;
    }
}

/* Random elements of the operand at its place, and a copy of them. */
static void place_input(const struct call *call, int operand, unsigned char *first, struct values_random *random) {
    unsigned size = call->signature->sizes[operand];
    pick_elements(random, dtype_of(call->signature, operand), call->n, elements[operand]);
    for (size_t i = 0; i < call->n; i++)
        memcpy(first + (ptrdiff_t)i * call->strides[operand], elements[operand] + i * size, size);
    call_gather(call->n, size, first, call->strides[operand], elements[operand]);
}

static bool is_free(const struct call_signature *signature, size_t i, const void *wanted, const void *got) {
    if (signature->is_conversion) return false;
    return ref_may_differ(&signature->plan, elements[CALL_B] + i * signature->sizes[CALL_B], wanted, got);
}

/* Checks the bytes of the output's window: the results, and nothing else, are as expected. */
static bool output_is_right(const struct call *call, const unsigned char *first, const unsigned char *low,
                            size_t size) {
    const struct ref_dtype *result = call_result(call->signature);
    for (size_t i = 0; i < call->n; i++) {
        const unsigned char *got = first + (ptrdiff_t)i * call->strides[CALL_OUT];
        const unsigned char *wanted = elements[CALL_OUT] + i * result->size;
        if (!ref_equal(result, got, wanted) && !is_free(call->signature, i, wanted, got)) return false;
        memcpy(image + (got - low), got, result->size);
    }
    return memcmp(image, low, size) == 0;
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
    for (int i = CALL_A; i <= CALL_B; i++) {
        if (!call_has(signature, i)) continue;
        first[i] = call->in_place[i] ? first[CALL_OUT] : first_element(call, i);
        place_input(call, i, first[i], random);
    }
    if (call->in_place[CALL_A] && call->in_place[CALL_B]) /* the second wrote over the first */
        memcpy(elements[CALL_A], elements[CALL_B], call->n * signature->sizes[CALL_A]);
    memcpy(image, low, size);
    call_expect(signature, call->n, elements[CALL_A], elements[CALL_B], elements[CALL_OUT]);

    enum subject_status status = call_driver(signature, call->n, first[CALL_A], call->strides[CALL_A], first[CALL_B],
                                             call->strides[CALL_B], first[CALL_OUT], call->strides[CALL_OUT]);
    bool right = status == SUBJECT_OK && output_is_right(call, first[CALL_OUT], low, size);
    bool inputs_kept = true;

    for (int i = CALL_A; i <= CALL_B; i++) {
        if (!call_has(signature, i) || call->in_place[i]) continue;
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
