/* A fuzzed call: any function of the public API with arguments that need not make sense. */
#ifndef TESTS_KERNELS_FUZZED_ATTEMPT_H
#define TESTS_KERNELS_FUZZED_ATTEMPT_H

#include "choices.h"
#include "signature.h"

/* The last dimensions are those of the call: calls in one have ATTEMPT_LINE alone, and the others have one element. */
enum { ATTEMPT_DIMS = 4, ATTEMPT_LINE = ATTEMPT_DIMS - 1, ATTEMPT_ROW = ATTEMPT_DIMS - 2 };

struct attempt_operand {
    uintptr_t at; /* 0: a null pointer */
    ptrdiff_t strides[ATTEMPT_DIMS];
    unsigned size;
};

struct attempt {
    struct call_signature signature; /* its `op` may be none of its kind, its dtypes none of the enum */
    bool is_known;                   /* op and dtypes are ones */
    enum ref_status planned;         /* where it is known: whether the operation has a meaning for the dtypes */
    unsigned dims;                   /* 2: binary_2d, if it is no call in any number of dimensions */
    bool is_nd;                      /* which these are */
    bool is_named;                   /* the op's own function */
    size_t n[ATTEMPT_DIMS];
    struct attempt_operand operands[CALL_OPERANDS];
    uintptr_t words; /* of a checked conversion, for its failures; 0: null */
    bool wants_count, wants_first;
};

/* Operand after operand, inputs first. */
#define ATTEMPT_FOR_EACH_INPUT(i, attempt) for (unsigned i = 0; i < (attempt)->signature.inputs; i++)

/* Chooses a call. */
void attempt_draw(struct values_random *choices, struct attempt *attempt);

/* Chooses where its operands are, how many elements they have, and which of that is nonsense: of attempt_draw. */
void attempt_place(struct values_random *choices, struct attempt *attempt);

/* Calls. What `count` and `first` point to is written where the call wants it. */
enum subject_status attempt_call(const struct attempt *attempt, size_t *count, size_t *first);

/* What it is, for messages. */
const char *attempt_text(const struct attempt *attempt);

/* The address of element i, counted with the last dimension first. */
uintptr_t attempt_element(const struct attempt *attempt, const struct attempt_operand *operand, size_t i);

/* How many there are. */
size_t attempt_elements(const struct attempt *attempt);

/* An address, which need not be one of any memory, as a pointer. */
void *attempt_pointer(uintptr_t at);

#endif
