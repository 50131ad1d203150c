#include "verdict.h"
#include "field.h"

#include <string.h>

static size_t size_of(ptrdiff_t stride) {
    return stride < 0 ? 0 - (size_t)stride : (size_t)stride;
}

/* The bytes below the first element and those above it, its own included, that an operand spans; false where those are
 * more than any array has. */
static bool span(const struct attempt *attempt, const struct attempt_operand *operand, size_t *below, size_t *above) {
    size_t room = PTRDIFF_MAX - operand->size;
    *below = 0, *above = operand->size;
    for (int d = 0; d < ATTEMPT_DIMS; d++) {
        const size_t n = attempt->n[d], step = size_of(operand->strides[d]);
        if (n < 2 || step == 0) continue;
        if (n - 1 > room / step) return false;
        room -= (n - 1) * step;
        *(operand->strides[d] < 0 ? below : above) += (n - 1) * step;
    }
    return true;
}

/* The lowest byte and one past the highest; false where they are past an end of the addresses that there are. */
static bool range(const struct attempt *attempt, const struct attempt_operand *operand, uintptr_t *low,
                  uintptr_t *high) {
    size_t below, above;
    if (!span(attempt, operand, &below, &above)) return false;
    *low = operand->at - below;
    *high = operand->at + above;
    return below <= operand->at && above <= UINTPTR_MAX - operand->at;
}

/* Whether all elements are in memory that is there. */
static bool is_there(const struct attempt *attempt, const struct attempt_operand *operand) {
    uintptr_t low, high;
    if (!range(attempt, operand, &low, &high)) return false;
    if (field_region(low, high - low) >= 0) return true;
    return attempt_elements(attempt) == 2 && field_region(low, operand->size) >= 0 &&
           field_region(high - operand->size, operand->size) >= 0;
}

/* ---- Overlap ---- */

enum { UNKNOWN = -1 };

/* By every two elements. */
static int share_by_pairs(const struct attempt *attempt, const struct attempt_operand *x,
                          const struct attempt_operand *y, bool but_the_same) {
    const size_t n = attempt_elements(attempt);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            const uintptr_t a = attempt_element(attempt, x, i), b = attempt_element(attempt, y, j);
            if (a < b + y->size && b < a + x->size && !(but_the_same && i == j)) return 1;
        }
    return 0;
}

/* By a mark on every byte of the region that they are in. Where x is y, they share what is marked twice. */
static int share_by_marks(const struct attempt *attempt, const struct attempt_operand *x,
                          const struct attempt_operand *y) {
    static bool marks[FIELD_BYTES];
    uintptr_t low, high;
    if (!range(attempt, x, &low, &high)) return UNKNOWN;
    const int region = field_region(low, high - low);
    if (region < 0 || !is_there(attempt, y)) return UNKNOWN;
    bool *const of_low = marks + (low - (uintptr_t)field_start(region));
    int share = 0;
    memset(of_low, 0, high - low);
    for (int pass = 0; pass < (x == y ? 1 : 2); pass++)
        for (size_t i = 0; i < attempt_elements(attempt); i++) {
            const struct attempt_operand *operand = pass ? y : x;
            const uintptr_t at = attempt_element(attempt, operand, i);
            for (size_t byte = 0; byte < operand->size; byte++) {
                const uintptr_t offset = at + byte - low;
                if (offset >= high - low) continue;
                if (of_low[offset] && (pass || x == y)) share = 1;
                if (!pass) of_low[offset] = true;
            }
        }
    return share;
}

static int share(const struct attempt *attempt, const struct attempt_operand *x, const struct attempt_operand *y) {
    size_t most = 16; /* elements that are few */
    for (int d = 0; d < ATTEMPT_DIMS; d++)
        most /= attempt->n[d];
    return most ? share_by_pairs(attempt, x, y, x == y) : share_by_marks(attempt, x, y);
}

/* Whether an input overlaps the output: exactly where strides have the same sizes, else by range. */
static int overlaps(const struct attempt *attempt, const struct attempt_operand *input,
                    const struct attempt_operand *out) {
    bool same_sizes = true, same = input->at == out->at && input->size == out->size;
    uintptr_t low, high, out_low, out_high;
    for (int d = 0; d < ATTEMPT_DIMS; d++) {
        if (attempt->n[d] < 2) continue;
        same_sizes = same_sizes && size_of(input->strides[d]) == size_of(out->strides[d]);
        same = same && input->strides[d] == out->strides[d];
    }
    if (same) return 0;
    if (!range(attempt, input, &low, &high) || !range(attempt, out, &out_low, &out_high)) return UNKNOWN;
    if (high <= out_low || out_high <= low) return 0;
    return same_sizes ? share(attempt, input, out) : 1;
}

/* Whether the words of failures do, by range. */
static int words_overlap(const struct attempt *attempt, const struct attempt_operand *operand) {
    uintptr_t low, high;
    if (!range(attempt, operand, &low, &high)) return UNKNOWN;
    return low < attempt->words + (attempt->n[ATTEMPT_LINE] + 31) / 32 * 4 && attempt->words < high;
}

/* ---- The verdict ---- */

/* Of arguments whose dtypes have the operation: not yet whether operands overlap. */
static bool are_good(const struct attempt *attempt) {
    size_t below, above;
    const struct attempt_operand *out = &attempt->operands[CALL_OUT];
    for (int i = 0; i < CALL_OPERANDS; i++) {
        const struct attempt_operand *operand = &attempt->operands[i];
        if (!call_has(&attempt->signature, i)) continue;
        if (operand->at == 0 || !span(attempt, operand, &below, &above)) return false;
    }
    for (int d = 0; d < ATTEMPT_DIMS; d++)
        if (attempt->n[d] > 1 && size_of(out->strides[d]) < out->size) return false;
    return true;
}

/* SUBJECT_OVERLAP, SUBJECT_OK where the memory is there, or VERDICT_UNFAIR. */
static int overlap_of(const struct attempt *attempt) {
    const struct attempt_operand *out = &attempt->operands[CALL_OUT];
    bool there = is_there(attempt, out), known = true, overlap = false;
    ATTEMPT_FOR_EACH_INPUT(i, attempt) {
        const int one = overlaps(attempt, &attempt->operands[i], out);
        there = there && is_there(attempt, &attempt->operands[i]);
        known = known && one != UNKNOWN;
        overlap = overlap || one == 1;
    }
    if (attempt->words) {
        const int one = words_overlap(attempt, &attempt->operands[CALL_A]), two = words_overlap(attempt, out);
        there = there && field_region(attempt->words, (attempt->n[ATTEMPT_LINE] + 31) / 32 * 4) >= 0;
        known = known && one != UNKNOWN && two != UNKNOWN;
        overlap = overlap || one == 1 || two == 1;
    }
    if (known && overlap) return SUBJECT_OVERLAP;
    return known && there ? SUBJECT_OK : VERDICT_UNFAIR;
}

/* Whether there are no elements, and not so many that their number is too large. */
static bool has_none(const struct attempt *attempt) {
    for (int d = 0; d < ATTEMPT_DIMS; d++)
        if (attempt->n[d] == 0) return true;
    return false;
}

int verdict_of(const struct attempt *attempt) {
    if (!attempt->is_known) return SUBJECT_BAD_ARGUMENT;
    if (attempt->planned == REF_NO_PROMOTION) return SUBJECT_NO_PROMOTION;
    if (attempt->planned == REF_NO_KERNEL) return SUBJECT_NO_KERNEL;
    if (has_none(attempt)) return SUBJECT_OK;
    if (!are_good(attempt)) return SUBJECT_BAD_ARGUMENT;
    if (attempt->dims > 1) {
        const int itself = share(attempt, &attempt->operands[CALL_OUT], &attempt->operands[CALL_OUT]);
        if (itself == UNKNOWN) return VERDICT_UNFAIR;
        if (itself) return SUBJECT_BAD_ARGUMENT;
    }
    return overlap_of(attempt);
}
