#include "fuzzed.h"
#include "check.h"
#include "field.h"
#include "verdict.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 2048, LARGEST = 16, POOL = 1 << 12, MOST_DTYPES = 256, UNTOUCHED = 77 };

struct fuzzed_totals fuzzed_totals;

static unsigned char elements[CALL_OPERANDS][MOST * LARGEST]; /* contiguous, those of the output as expected */

/* ---- What operands hold ---- */

/* n elements of a dtype, of many that are made once. */
static const unsigned char *pick(struct values_random *choices, unsigned dtype, size_t n) {
    static unsigned char *pools[MOST_DTYPES];
    const size_t size = subject_dtype(dtype)->size;
    if (!pools[dtype]) {
        struct values_random random = {dtype};
        pools[dtype] = malloc(POOL * size);
        if (!pools[dtype]) exit(2);
        values_random(&random, subject_dtype(dtype), POOL, pools[dtype]);
    }
    return pools[dtype] + choices_below(choices, POOL - n) * size;
}

static void gather(const struct attempt *attempt, unsigned i) {
    const struct attempt_operand *operand = &attempt->operands[i];
    for (size_t j = 0; j < attempt_elements(attempt); j++)
        memcpy(elements[i] + j * operand->size, attempt_pointer(attempt_element(attempt, operand, j)), operand->size);
}

/* Writes elements where an operand has them. */
static void place(const struct attempt *attempt, unsigned i, const unsigned char *from) {
    const struct attempt_operand *operand = &attempt->operands[i];
    for (size_t j = 0; j < attempt_elements(attempt); j++, from += operand->size)
        memcpy(attempt_pointer(attempt_element(attempt, operand, j)), from, operand->size);
}

/* Makes the inputs, which may lie one over the other. False where that makes what is no element of its dtype. */
static bool make_inputs(const struct attempt *attempt, struct values_random *choices) {
    const unsigned char *picked[CALL_INPUTS] = {NULL};
    const size_t n = attempt_elements(attempt);
    ATTEMPT_FOR_EACH_INPUT(i, attempt) {
        const unsigned dtype = attempt->signature.dtypes[i];
        if (values_are_any_bytes(subject_dtype(dtype)) && choices_once_in(choices, 4)) continue; /* noise */
        picked[i] = pick(choices, dtype, n);
        place(attempt, i, picked[i]);
    }
    ATTEMPT_FOR_EACH_INPUT(i, attempt) {
        gather(attempt, i);
        if (values_are_any_bytes(subject_dtype(attempt->signature.dtypes[i]))) continue;
        if (memcmp(elements[i], picked[i], n * attempt->operands[i].size) != 0) return false;
    }
    return true;
}

/* ---- What is watched ---- */

/* All elements where they are in a region, or what is there of few. */
static void watch(const struct attempt *attempt) {
    const size_t *n = attempt->n;
    field_clear();
    for (int i = 0; i < CALL_OPERANDS; i++) {
        const struct attempt_operand *operand = &attempt->operands[i];
        if (!call_has(&attempt->signature, i)) continue;
        field_watch(operand->at, operand->size);
        for (unsigned corner = 1; corner < 1u << ATTEMPT_DIMS; corner++) {
            uintptr_t at = operand->at;
            for (unsigned d = 0; d < ATTEMPT_DIMS; d++)
                if (corner >> d & 1 && n[d]) at += (n[d] - 1) * (uintptr_t)operand->strides[d];
            field_watch(at, operand->size);
        }
    }
    if (attempt->words)
        field_watch(attempt->words, attempt->n[ATTEMPT_LINE] > MOST ? 4 : (attempt->n[ATTEMPT_LINE] + 31) / 32 * 4);
}

/* ---- What came of it ---- */

/* Whether the results are right, which is then what should be there. */
static bool results_are_right(const struct attempt *attempt) {
    const struct call_signature *signature = &attempt->signature;
    const struct ref_dtype *result = call_result(signature);
    const struct attempt_operand *out = &attempt->operands[CALL_OUT];
    const size_t n = attempt_elements(attempt);
    for (size_t i = 0; i < n; i++) {
        const unsigned char *got = attempt_pointer(attempt_element(attempt, out, i));
        const unsigned char *wanted = elements[CALL_OUT] + i * result->size;
        const bool is_free =
            signature->kind == CALL_BINARY && !ref_equal(result, got, wanted) &&
            ref_may_differ(&signature->binary, elements[CALL_B] + i * signature->sizes[CALL_B], wanted, got);
        if (!ref_equal(result, got, wanted) && !is_free) return false;
        field_expect(got, result->size);
    }
    return true;
}

/* The same of what a checked conversion reports. */
static bool report_is_right(const struct attempt *attempt, size_t count, size_t first) {
    const struct call_signature *signature = &attempt->signature;
    const size_t n = attempt->n[ATTEMPT_LINE];
    static unsigned char fails[MOST];
    size_t failures = 0, earliest = n;
    ref_check((enum ref_check)signature->op, subject_dtype(signature->dtypes[0]), call_result(signature),
              subject_check_rules(), n, elements[CALL_A], fails);
    for (size_t i = n; i-- > 0;)
        if (fails[i]) failures++, earliest = i;
    for (size_t i = 0; attempt->words && i < (n + 31) / 32; i++) {
        const uint32_t *word = (const uint32_t *)attempt_pointer(attempt->words) + i;
        for (size_t bit = 0; bit < 32; bit++)
            if ((*word >> bit & 1) != (32 * i + bit < n && fails[32 * i + bit])) return false;
        field_expect((const void *)word, sizeof *word);
    }
    return (!attempt->wants_count || count == failures) && (!attempt->wants_first || first == earliest);
}

static bool is_right(const struct attempt *attempt, enum subject_status status, size_t count, size_t first) {
    const bool checked = attempt->signature.kind == CALL_CHECKED;
    bool right = true;
    if (status == SUBJECT_OK && attempt_elements(attempt)) right = results_are_right(attempt);
    if (right && checked && status == SUBJECT_OK) right = report_is_right(attempt, count, first);
    if (!checked || status != SUBJECT_OK || !attempt->wants_count) right = right && count == UNTOUCHED;
    if (!checked || status != SUBJECT_OK || !attempt->wants_first) right = right && first == UNTOUCHED;
    return right && field_is_right();
}

/* ---- The call ---- */

bool fuzzed_call(struct values_random *choices) {
    static const size_t sizes[] = {0, 1, 1, 4000, 20000, SIZE_MAX};
    struct attempt attempt;
    size_t count = UNTOUCHED, first = UNTOUCHED;
    attempt_draw(choices, &attempt);
    int wanted = verdict_of(&attempt);
    const bool works = wanted == SUBJECT_OK && attempt_elements(&attempt);
    if (works && attempt_elements(&attempt) > MOST) wanted = VERDICT_UNFAIR; /* though there is the memory for it */
    if (wanted != VERDICT_UNFAIR) {
        watch(&attempt);
        field_fill(choices);
    }
    if (wanted == VERDICT_UNFAIR || (works && !make_inputs(&attempt, choices))) {
        fuzzed_totals.unfair++;
        return true;
    }
    const void *const x[CALL_INPUTS] = {elements[0], elements[1], elements[2]};
    if (works) call_expect(&attempt.signature, attempt_elements(&attempt), x, elements[CALL_OUT]);
    field_note();
    subject_stream_bytes(sizes[choices_below(choices, sizeof sizes / sizeof sizes[0])]);
    const enum subject_status status = attempt_call(&attempt, &count, &first);
    fuzzed_totals.by_status[wanted]++;
    if ((int)status == wanted && is_right(&attempt, status, count, first)) {
        check_passed(1); /* without making the text */
        return true;
    }
    check_that(false, "%s: %s: status %d, not %d, or wrong bytes", subject_isa(), attempt_text(&attempt), (int)status,
               wanted);
    return false;
}
