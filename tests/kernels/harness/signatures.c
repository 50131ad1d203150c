#include "signatures.h"

#include <string.h>

struct signatures signatures;

unsigned signatures_below(struct values_random *random, unsigned end) {
    return (unsigned)(values_next(random) % end);
}

static bool are_alike(const struct call_signature *x, const struct call_signature *y) {
    return x->kind == y->kind && memcmp(x->sizes, y->sizes, sizeof x->sizes) == 0;
}

static void add(const struct call_signature *signature, unsigned most) {
    unsigned alike = 0;
    for (size_t i = 0; i < signatures.count; i++)
        if (are_alike(&signatures.list[i], signature)) {
            alike++;
            if (signatures.list[i].op == signature->op && signature->kind != CALL_CONVERSION) return;
        }
    if (alike < most && signatures.count < SIGNATURES_MOST) signatures.list[signatures.count++] = *signature;
}

/* Three dtypes have too many combinations of sizes for all of them. */
static void collect_ternary(struct values_random *random) {
    enum { DRAWN = 120 };
    const unsigned count = subject_dtype_count();
    struct call_signature signature;
    for (int i = 0; i < DRAWN; i++) {
        unsigned dtypes[CALL_INPUTS];
        for (int j = 0; j < CALL_INPUTS; j++)
            dtypes[j] = signatures_below(random, count);
        if (i % 3 == 0) dtypes[2] = dtypes[1];
        for (enum ref_ternary_op op = 0; op < REF_TERNARY_OP_COUNT; op++)
            if (call_of_ternary_op(op, dtypes, &signature)) add(&signature, 2);
    }
    for (unsigned x = 0; x < count; x++) /* with nothing to convert */
        for (enum ref_ternary_op op = 0; op < REF_TERNARY_OP_COUNT; op++)
            if (call_of_ternary_op(op, (const unsigned[]){x, x, x}, &signature)) add(&signature, 3);
}

void signatures_collect(struct values_random *random) {
    const unsigned count = subject_dtype_count();
    struct call_signature signature;
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b < count; b++) {
            if (call_of_conversion(a, b, &signature)) add(&signature, 2);
            for (enum ref_check check = 0; check < REF_CHECK_COUNT; check++)
                if (call_of_check(check, a, b, &signature)) add(&signature, 2);
            for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
                if (call_of_op(op, a, b, &signature)) add(&signature, 2);
        }
    for (unsigned x = 0; x < count; x++)
        for (enum ref_unary_op op = 0; op < REF_UNARY_OP_COUNT; op++)
            if (call_of_unary_op(op, x, &signature)) add(&signature, 2);
    collect_ternary(random);
}

void signatures_collect_into(struct values_random *random) {
    const unsigned count = subject_dtype_count();
    struct call_signature signature;
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b < count; b++)
            for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
                if (call_of_op_into(op, a, b, signatures_below(random, count), &signature) && op != REF_COPYSIGN)
                    add(&signature, 1);
}

ptrdiff_t signatures_stride(struct values_random *random, unsigned size, bool is_output) {
    ptrdiff_t element = (ptrdiff_t)size, stride;
    switch (signatures_below(random, 4)) {
    case 0:
    case 1:
        return element;
    case 2:
        stride = ((ptrdiff_t)signatures_below(random, 7) - 3) * element;
        break;
    default:
        stride = (ptrdiff_t)signatures_below(random, 2 * size + 2) + 1;
        break;
    }
    if (is_output && (stride < 0 ? -stride : stride) < element) stride += 2 * element;
    return signatures_below(random, 8) == 0 ? -stride : stride;
}
