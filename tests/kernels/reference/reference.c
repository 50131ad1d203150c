#include "reference.h"
#include "arithmetic.h"
#include "convert.h"
#include "patterns.h"
#include "steps.h"
#include "whole_numbers.h"

#include <string.h>

static const struct {
    const char *name;
    enum ref_rule rule;
    unsigned kinds;
} ops[REF_OP_COUNT] = {
#define OP(IDENT, name, rule, kinds) {#name, REF_##rule, kinds},
    REF_FOR_EACH_OP(OP)
#undef OP
};

const char *ref_op_name(enum ref_op op) {
    return ops[op].name;
}

static bool is_whole(const struct ref_dtype *dtype) {
    return steps_has_kind(dtype, REF_BIT(BOOL) | REF_INTEGERS);
}

static enum ref_status plan_logic(struct ref_plan *plan, const struct ref_dtype *boolean) {
    unsigned kinds = ops[plan->op].kinds;
    plan->compute = plan->result = boolean;
    steps_add(&plan->steps, boolean);
    return steps_has_kind(plan->a, kinds) && steps_has_kind(plan->b, kinds) ? REF_OK : REF_NO_KERNEL;
}

static enum ref_status plan_in_join(struct ref_plan *plan, struct ref_pair pair) {
    const struct ref_dtype *compute;
    enum ref_status status = steps_to_compute(pair, ops[plan->op].rule == REF_DIVISION, &plan->steps, &compute);
    if (status != REF_OK) return status;
    if (!steps_has_kind(plan->a, REF_NUMBERS) || !steps_has_kind(plan->b, REF_NUMBERS)) return REF_NO_KERNEL;
    if (!steps_has_kind(compute, ops[plan->op].kinds)) return REF_NO_KERNEL;
    if (!patterns_has_op(plan->op)) steps_to_working(&plan->steps, compute);
    plan->compute = compute;
    plan->result = ops[plan->op].rule == REF_COMPARISON ? pair.boolean : compute;
    return REF_OK;
}

enum ref_status ref_plan(enum ref_op op, const struct ref_dtype *a, const struct ref_dtype *b, struct ref_pair pair,
                         struct ref_plan *plan) {
    enum ref_rule rule = ops[op].rule;
    *plan = (struct ref_plan){.op = op, .a = a, .b = b, .via_f32 = pair.via_f32};
    plan->by_zero_is_ones = pair.by_zero_is_ones;
    const bool by_value = rule == REF_COMPARISON && is_whole(a) && is_whole(b);
    const bool needs_join = rule != REF_LOGIC && !by_value && pair.results != REF_GIVEN;
    if (needs_join && !pair.join) return REF_NO_PROMOTION;
    if (pair.results == REF_MAPPED && !pair.given) return REF_NO_KERNEL;
    if ((rule == REF_COMPARISON || rule == REF_LOGIC) && !pair.boolean) return REF_NO_KERNEL;
    if (rule == REF_LOGIC) return plan_logic(plan, pair.boolean);
    if (by_value) {
        plan->result = pair.boolean;
        return REF_OK;
    }
    return plan_in_join(plan, pair);
}

/* The other answer to x by 0 in integers. */
static void fill_in_ones(const struct ref_dtype *dtype, size_t n, const unsigned char *b, unsigned char *results) {
    for (size_t i = 0; i < n; i++)
        if (whole_load(dtype, b + i * dtype->size) == 0) whole_store(dtype, UINT64_MAX, results + i * dtype->size);
}

static void binary_chunk(const struct ref_plan *plan, size_t n, const void *a, const void *b, void *results) {
    if (plan->steps.count == 0) {
        arithmetic_compare_integers(plan->op, plan->a, plan->b, n, a, b, results);
        return;
    }
    struct steps_chunk a_chunks[2], b_chunks[2], computed;
    const struct ref_dtype *last = plan->steps.list[plan->steps.count - 1];
    a = steps_convert(&plan->steps, plan->a, plan->via_f32, n, a, a_chunks);
    b = steps_convert(&plan->steps, plan->b, plan->via_f32, n, b, b_chunks);
    if (last == plan->result || plan->result->kind == REF_BOOL) {
        arithmetic_apply(plan->op, last, n, a, b, results);
        if (plan->op == REF_FLOOR_DIVIDE && plan->by_zero_is_ones && is_whole(last)) fill_in_ones(last, n, b, results);
    } else {
        arithmetic_apply(plan->op, last, n, a, b, computed.bytes);
        ref_convert(last, plan->result, plan->via_f32, n, computed.bytes, results);
    }
}

void ref_binary(const struct ref_plan *plan, size_t n, const void *a, const void *b, void *results) {
    const unsigned char *p = a, *q = b;
    unsigned char *out = results;
    while (n > 0) {
        size_t part = n < STEPS_CHUNK ? n : STEPS_CHUNK;
        binary_chunk(plan, part, p, q, out);
        p += part * plan->a->size;
        q += part * plan->b->size;
        out += part * plan->result->size;
        n -= part;
    }
}

bool ref_may_differ(const struct ref_plan *plan, const void *b, const void *expected, const void *got) {
    const struct ref_dtype *result = plan->result;
    if (plan->op != REF_COPYSIGN || plan->steps.count == 0 || plan->b == result) return false;
    if (convert_load(plan->b, b).class != EXACT_NAN) return false;
    uint64_t differing = ref_load_pattern(result->size, expected) ^ ref_load_pattern(result->size, got);
    return differing == UINT64_C(1) << (result->format.exponent + result->format.mantissa);
}
