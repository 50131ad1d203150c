#include "ternary.h"
#include "arithmetic.h"
#include "steps.h"

#include <string.h>

const char *ref_ternary_op_name(enum ref_ternary_op op) {
    static const char *const names[] = {
#define OP(IDENT, name) #name,
        REF_FOR_EACH_TERNARY_OP(OP)
#undef OP
    };
    return names[op];
}

enum ref_status ref_ternary_plan(enum ref_ternary_op op, const struct ref_dtype *const operands[REF_OPERANDS],
                                 struct ref_pair pair, struct ref_ternary_plan *plan) {
    *plan = (struct ref_ternary_plan){.op = op, .via_f32 = pair.via_f32};
    enum ref_status status = steps_to_compute(pair, false, &plan->steps, &plan->result);
    if (status != REF_OK) return status;
    for (int i = 0; i < REF_OPERANDS; i++) {
        plan->operands[i] = operands[i];
        if (!steps_has_kind(operands[i], REF_NUMBERS)) return REF_NO_KERNEL;
    }
    if (!steps_has_kind(plan->result, op == REF_CLIP ? REF_ORDERED : REF_NUMBERS)) return REF_NO_KERNEL;
    if (op == REF_CLIP || plan->result->kind == REF_OPAQUE) steps_to_working(&plan->steps, plan->result);
    return REF_OK;
}

/* The second or the third, whose dtype is `dtype`. */
static void choose(const struct ref_dtype *dtype, size_t n, const unsigned char *truths, const unsigned char *a,
                   const unsigned char *b, unsigned char *chosen) {
    for (size_t i = 0; i < n; i++)
        memcpy(chosen + i * dtype->size, (truths[i] ? a : b) + i * dtype->size, dtype->size);
}

static void clip(const struct ref_dtype *dtype, size_t n, const void *x, const void *low, const void *high,
                 unsigned char *clipped) {
    struct steps_chunk raised;
    arithmetic_apply(REF_MAXIMUM, dtype, n, x, low, raised.bytes);
    arithmetic_apply(REF_MINIMUM, dtype, n, raised.bytes, high, clipped);
}

static void ternary_chunk(const struct ref_ternary_plan *plan, size_t n, const unsigned char *const elements[],
                          void *results) {
    struct steps_chunk chunks[REF_OPERANDS][2], computed;
    const void *operands[REF_OPERANDS];
    const struct ref_dtype *last = plan->steps.list[plan->steps.count - 1];
    const bool chooses = plan->op == REF_WHERE;
    for (int i = chooses; i < REF_OPERANDS; i++)
        operands[i] = steps_convert(&plan->steps, plan->operands[i], plan->via_f32, n, elements[i], chunks[i]);
    if (chooses) {
        ref_convert(plan->operands[0], ref_well_known("b"), plan->via_f32, n, elements[0], chunks[0][0].bytes);
        choose(last, n, chunks[0][0].bytes, operands[1], operands[2], computed.bytes);
    } else {
        clip(last, n, operands[0], operands[1], operands[2], computed.bytes);
    }
    ref_convert(last, plan->result, plan->via_f32, n, computed.bytes, results);
}

void ref_ternary(const struct ref_ternary_plan *plan, size_t n, const void *const elements[REF_OPERANDS],
                 void *results) {
    const unsigned char *inputs[REF_OPERANDS];
    unsigned char *out = results;
    for (int i = 0; i < REF_OPERANDS; i++)
        inputs[i] = elements[i];
    while (n > 0) {
        size_t part = n < STEPS_CHUNK ? n : STEPS_CHUNK;
        ternary_chunk(plan, part, inputs, out);
        for (int i = 0; i < REF_OPERANDS; i++)
            inputs[i] += part * plan->operands[i]->size;
        out += part * plan->result->size;
        n -= part;
    }
}
