/* Where the operands of a fuzzed call are. */
#include "attempt.h"
#include "field.h"

#include <string.h>

enum { MOST_ELEMENTS = 1500 };

/* ---- How many ---- */

static size_t draw_count(struct values_random *choices) {
    const size_t block = subject_block();
    switch (choices_below(choices, 16)) {
    case 0:
        return choices_below(choices, 2);
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
        return choices_below(choices, 9);
    case 6:
        return choices_below(choices, MOST_ELEMENTS);
    case 7:
        return 500 + choices_below(choices, 200); /* from 512 on, results may go past the caches */
    case 8:
    case 9:
        return block * (1 + choices_below(choices, 8)) + choices_below(choices, 3) - 1;
    default:
        return choices_below(choices, 101);
    }
}

/* More than there can be, or nearly. */
static size_t draw_huge(struct values_random *choices, size_t divisor) {
    const size_t near = choices_below(choices, 65) - 32;
    switch (choices_below(choices, 6)) {
    case 0:
        return SIZE_MAX - choices_below(choices, 3);
    case 1:
        return SIZE_MAX / 2 + near;
    case 2:
        return SIZE_MAX / divisor + near;
    case 3:
        return PTRDIFF_MAX / divisor + near;
    case 4:
        return ((size_t)1 << choices_below(choices, 8 * sizeof(size_t))) + near;
    default:
        return (size_t)values_next(choices);
    }
}

/* Counts of some dimensions whose elements are no more than of one. */
static void draw_counts(struct values_random *choices, struct attempt *attempt) {
    static const size_t often[] = {0, 1, 1, 2, 3, 7, 16, 31, 32, 33, 64, 65, 520};
    for (int d = 0; d < ATTEMPT_DIMS; d++)
        attempt->n[d] = 1;
    if (attempt->dims == 1) attempt->n[ATTEMPT_LINE] = draw_count(choices);
    for (unsigned d = ATTEMPT_DIMS - attempt->dims; d < ATTEMPT_DIMS && attempt->dims > 1; d++) {
        attempt->n[d] = choices_once_in(choices, 2) ? often[choices_below(choices, sizeof often / sizeof often[0])]
                                                    : choices_below(choices, 41);
        if (attempt->n[d] == 0 && !choices_once_in(choices, 3)) attempt->n[d] = 1;
    }
    while (attempt->dims > 1 && attempt_elements(attempt) > MOST_ELEMENTS)
        attempt->n[ATTEMPT_LINE - choices_below(choices, attempt->dims)] = 1 + choices_below(choices, 3);
}

/* ---- How far apart ---- */

static ptrdiff_t draw_stride(struct values_random *choices, unsigned size, bool is_output) {
    const ptrdiff_t element = (ptrdiff_t)size, sign = choices_once_in(choices, 4) ? -1 : 1;
    switch (choices_below(choices, 8)) {
    case 0:
        return is_output && !choices_once_in(choices, 8) ? element : 0;
    case 1:
        return sign * element * (1 + (ptrdiff_t)choices_below(choices, 4));
    case 2: /* misaligned, and of an input smaller than an element too */
        return sign * ((is_output ? element : 0) + (ptrdiff_t)choices_below(choices, 2 * size + 2));
    case 3:
        return sign * (element + (ptrdiff_t)choices_below(choices, 400));
    default:
        return choices_once_in(choices, 6) ? -element : element;
    }
}

/* What no array has, or what only one of few elements can have. */
static ptrdiff_t draw_huge_stride(struct values_random *choices, size_t n) {
    const ptrdiff_t near = (ptrdiff_t)choices_below(choices, 33) - 16;
    switch (choices_below(choices, 5)) {
    case 0:
        return PTRDIFF_MIN + (ptrdiff_t)choices_below(choices, 3);
    case 1:
        return PTRDIFF_MAX - (ptrdiff_t)choices_below(choices, 3);
    case 2:
        return PTRDIFF_MAX / (ptrdiff_t)(n > 1 && n < 1000 ? n - 1 : 1) / 2 * 2 - 64 + near;
    case 3:
        return (choices_once_in(choices, 2) ? -1 : 1) *
               (((ptrdiff_t)1 << choices_below(choices, 8 * sizeof(size_t) - 1)) - 1 + near / 16);
    default:
        return (ptrdiff_t)(values_next(choices) >> choices_below(choices, 40));
    }
}

/* The stride of a dimension, round others that take `row` bytes, with its sign. */
static ptrdiff_t draw_outer_stride(struct values_random *choices, unsigned size, ptrdiff_t row, bool is_output) {
    switch (choices_below(choices, 6)) {
    case 0:
        return is_output ? row : 0;
    case 1:
        return row + (row < 0 ? -1 : 1) * (ptrdiff_t)choices_below(choices, 3 * size + 1);
    case 2:
        return -row;
    case 3:
        return draw_stride(choices, size, is_output);
    default:
        return row;
    }
}

static void draw_strides(struct values_random *choices, struct attempt *attempt, int which) {
    struct attempt_operand *operand = &attempt->operands[which];
    const bool is_output = which == CALL_OUT;
    unsigned order[ATTEMPT_DIMS]; /* the innermost last */
    ptrdiff_t row = 0;
    for (unsigned d = 0; d < ATTEMPT_DIMS; d++)
        order[d] = d, operand->strides[d] = 0;
    for (unsigned d = ATTEMPT_DIMS; d-- > ATTEMPT_DIMS - attempt->dims;) {
        const unsigned first = ATTEMPT_DIMS - attempt->dims,
                       other = first + (unsigned)choices_below(choices, d - first + 1);
        if (choices_once_in(choices, 3)) { /* another order than the usual one */
            const unsigned swapped = order[d];
            order[d] = order[other], order[other] = swapped;
        }
        const ptrdiff_t stride = row ? draw_outer_stride(choices, operand->size, row, is_output)
                                     : draw_stride(choices, operand->size, is_output);
        operand->strides[order[d]] = stride;
        if (stride) row = (ptrdiff_t)attempt->n[order[d]] * stride;
    }
}

/* How far elements reach below the first one, and above it with the last byte. */
static void reach(const struct attempt *attempt, const struct attempt_operand *operand, size_t *below, size_t *above) {
    *below = 0, *above = operand->size;
    for (int d = 0; d < ATTEMPT_DIMS; d++) {
        const ptrdiff_t stride = operand->strides[d];
        if (attempt->n[d] < 2) continue;
        *(stride < 0 ? below : above) += (attempt->n[d] - 1) * (stride < 0 ? 0 - (size_t)stride : (size_t)stride);
    }
}

/* ---- Where ---- */

/* In a region: at its front, at its back, or at any alignment. */
static void place_in(struct values_random *choices, const struct attempt *attempt, struct attempt_operand *operand,
                     int region) {
    size_t below, above;
    reach(attempt, operand, &below, &above);
    if (below + above > FIELD_BYTES) { /* without gaps there is room for all */
        ptrdiff_t stride = (ptrdiff_t)operand->size;
        for (int d = ATTEMPT_DIMS; d-- > 0; stride *= (ptrdiff_t)(attempt->n[d] ? attempt->n[d] : 1))
            operand->strides[d] = stride;
        reach(attempt, operand, &below, &above);
    }
    const size_t room = FIELD_BYTES - below - above;
    size_t offset = 0;
    switch (choices_below(choices, 4)) {
    case 0:
        break;
    case 1:
        offset = room;
        break;
    default:
        offset = choices_below(choices, room + 1);
        break;
    }
    operand->at = (uintptr_t)field_start(region) + offset + below;
}

/* Two elements, each in a region of its own. */
static void place_apart(struct values_random *choices, struct attempt_operand *operand, int region) {
    const int other = choices_once_in(choices, 2) ? FIELD_FAR : (region + 1) % FIELD_REGIONS;
    const uintptr_t first = (uintptr_t)field_start(region) + choices_below(choices, 4000),
                    second = (uintptr_t)field_start(other) + choices_below(choices, 4000);
    operand->at = first;
    operand->strides[ATTEMPT_LINE] = (ptrdiff_t)(second - first);
}

/* An input that lies somehow about another operand. */
static void place_about(struct values_random *choices, const struct attempt *attempt, struct attempt_operand *operand,
                        const struct attempt_operand *other) {
    const ptrdiff_t size = (ptrdiff_t)other->size, way = choices_once_in(choices, 2) ? -1 : 1;
    uintptr_t at = other->at;
    const size_t kind = choices_below(choices, 9);
    if (kind < 7) memcpy(operand->strides, other->strides, sizeof operand->strides);
    switch (kind) {
    case 0:
    case 1:
        break; /* exactly there, if the elements have the same size */
    case 2:
        at += (uintptr_t)way;
        break;
    case 3:
        at += (uintptr_t)(way * size * (ptrdiff_t)(1 + choices_below(choices, 3)));
        break;
    case 4:
        at += (uintptr_t)(way * other->strides[choices_below(choices, ATTEMPT_DIMS)]);
        break;
    case 5: /* reversed */
        for (int d = 0; d < ATTEMPT_DIMS; d++) {
            if (attempt->n[d] == 0 || choices_once_in(choices, 3)) continue;
            at += (uintptr_t)other->strides[d] * (attempt->n[d] - 1);
            operand->strides[d] = -other->strides[d];
        }
        at += (uintptr_t)(choices_once_in(choices, 2) ? 0 : way * (ptrdiff_t)choices_below(choices, (size_t)size + 1));
        break;
    default:
        at += choices_below(choices, 200) - 100;
        break;
    }
    operand->at = at;
}

static void place_input(struct values_random *choices, struct attempt *attempt, unsigned i) {
    struct attempt_operand *operand = &attempt->operands[i];
    draw_strides(choices, attempt, (int)i);
    if (attempt->dims == 1 && attempt->n[ATTEMPT_LINE] == 2 && choices_once_in(choices, 5)) {
        place_apart(choices, operand, (int)i);
    } else {
        place_in(choices, attempt, operand, (int)i);
    }
    if (choices_once_in(choices, 3)) place_about(choices, attempt, operand, &attempt->operands[CALL_OUT]);
    if (i > 0 && choices_once_in(choices, 6)) place_about(choices, attempt, operand, &attempt->operands[i - 1]);
}

/* The words of failures: without anything beside them, or somewhere in an operand. */
static void place_words(struct values_random *choices, struct attempt *attempt) {
    const size_t bytes = (attempt->n[ATTEMPT_LINE] / 32 + (attempt->n[ATTEMPT_LINE] % 32 != 0)) * 4;
    attempt->wants_count = !choices_once_in(choices, 4);
    attempt->wants_first = !choices_once_in(choices, 4);
    if (bytes > FIELD_BYTES || choices_once_in(choices, 4)) return;
    attempt->words = choices_once_in(choices, 3) ? (uintptr_t)field_start(4) : (uintptr_t)field_end(4) - bytes;
    if (choices_once_in(choices, 5)) {
        const struct attempt_operand *about = &attempt->operands[choices_once_in(choices, 2) ? CALL_A : CALL_OUT];
        attempt->words = (about->at + choices_below(choices, 400) - 200) / 4 * 4;
    }
}

/* ---- Nonsense ---- */

/* Of dimensions of no or one element strides do not matter, nor pointers to no elements. */
static void spoil_what_is_ignored(struct values_random *choices, struct attempt *attempt) {
    const bool none = attempt_elements(attempt) == 0;
    if (choices_once_in(choices, 3)) return;
    for (int i = 0; i < CALL_OPERANDS; i++) {
        struct attempt_operand *operand = &attempt->operands[i];
        for (unsigned d = ATTEMPT_DIMS - attempt->dims; d < ATTEMPT_DIMS; d++)
            if (none || attempt->n[d] == 1) operand->strides[d] = draw_huge_stride(choices, 1);
        if (none) operand->at = choices_once_in(choices, 2) ? 0 : (uintptr_t)values_next(choices);
    }
}

static void spoil(struct values_random *choices, struct attempt *attempt) {
    const int operand = choices_once_in(choices, 2) ? CALL_OUT : (int)choices_below(choices, attempt->signature.inputs);
    const size_t d = ATTEMPT_LINE - choices_below(choices, attempt->dims ? attempt->dims : 1);
    switch (choices_below(choices, 3)) {
    case 0:
        attempt->operands[operand].at = 0;
        break;
    case 1:
        if (attempt->dims) attempt->n[d] = draw_huge(choices, attempt->operands[operand].size);
        break;
    default:
        attempt->operands[operand].strides[d] = draw_huge_stride(choices, attempt->n[d]);
        break;
    }
}

void attempt_place(struct values_random *choices, struct attempt *attempt) {
    const struct call_signature *signature = &attempt->signature;
    draw_counts(choices, attempt);
    for (int i = 0; i < CALL_OPERANDS; i++)
        attempt->operands[i].size = signature->sizes[i];
    draw_strides(choices, attempt, CALL_OUT);
    struct attempt_operand *out = &attempt->operands[CALL_OUT];
    if (attempt->dims == 1 && attempt->n[ATTEMPT_LINE] == 2 && choices_once_in(choices, 6)) {
        place_apart(choices, out, CALL_OUT);
    } else {
        place_in(choices, attempt, out, CALL_OUT);
    }
    ATTEMPT_FOR_EACH_INPUT(i, attempt)
    place_input(choices, attempt, i);
    if (signature->kind == CALL_CHECKED) place_words(choices, attempt);
    spoil_what_is_ignored(choices, attempt);
    while (choices_once_in(choices, 10))
        spoil(choices, attempt);
}
