#include "reference.h"
#include "arithmetic.h"

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

static bool has_kind(const struct ref_dtype *dtype, unsigned kinds) {
    return kinds >> dtype->kind & 1;
}

static bool is_whole(const struct ref_dtype *dtype) {
    return has_kind(dtype, REF_BIT(BOOL) | REF_INTEGERS);
}

/* What the arithmetic is done in, for a compute dtype: f64 for opaque values, f32 for narrower floats and parts. */
static const struct ref_dtype *working(const struct ref_dtype *compute) {
    if (compute->kind == REF_OPAQUE) return ref_well_known("f64");
    if (compute->kind == REF_FLOAT && ref_format_is_narrow(&compute->format)) return ref_well_known("f32");
    if (compute->kind == REF_COMPLEX && ref_format_is_narrow(&compute->format)) return ref_well_known("c64");
    return compute;
}

static void add_step(struct ref_plan *plan, const struct ref_dtype *dtype) {
    if (plan->step_count == 0 || plan->steps[plan->step_count - 1] != dtype) plan->steps[plan->step_count++] = dtype;
}

static enum ref_status plan_logic(struct ref_plan *plan, const struct ref_dtype *boolean) {
    unsigned kinds = ops[plan->op].kinds;
    plan->result = boolean;
    add_step(plan, boolean);
    return has_kind(plan->a, kinds) && has_kind(plan->b, kinds) ? REF_OK : REF_NO_KERNEL;
}

static enum ref_status plan_in_join(struct ref_plan *plan, struct ref_pair pair) {
    if (!has_kind(plan->a, REF_NUMBERS) || !has_kind(plan->b, REF_NUMBERS)) return REF_NO_KERNEL;
    if (!has_kind(pair.join, ops[plan->op].kinds)) return REF_NO_KERNEL;

    const struct ref_dtype *compute = pair.join;
    if (compute->kind != REF_OPAQUE) add_step(plan, compute);
    if (ops[plan->op].rule == REF_DIVISION && is_whole(compute)) {
        if (!pair.inexact) return REF_NO_KERNEL;
        compute = pair.inexact;
        if (compute->kind != REF_OPAQUE) add_step(plan, compute);
    }
    add_step(plan, working(compute));
    plan->result = ops[plan->op].rule == REF_COMPARISON ? pair.boolean : compute;
    return REF_OK;
}

enum ref_status ref_plan(enum ref_op op, const struct ref_dtype *a, const struct ref_dtype *b, struct ref_pair pair,
                         struct ref_plan *plan) {
    enum ref_rule rule = ops[op].rule;
    *plan = (struct ref_plan){.op = op, .a = a, .b = b, .via_f32 = pair.via_f32};
    const bool by_value = rule == REF_COMPARISON && is_whole(a) && is_whole(b);
    const bool needs_join = rule != REF_LOGIC && !by_value;
    if (needs_join && !pair.join) return REF_NO_PROMOTION;
    if ((rule == REF_COMPARISON || rule == REF_LOGIC) && !pair.boolean) return REF_NO_KERNEL;
    if (rule == REF_LOGIC) return plan_logic(plan, pair.boolean);
    if (by_value) {
        plan->result = pair.boolean;
        return REF_OK;
    }
    return plan_in_join(plan, pair);
}

enum { CHUNK = 256, LARGEST = 16 };

struct chunk {
    _Alignas(LARGEST) unsigned char bytes[CHUNK * LARGEST];
};

/* An operand as the op takes it; where that is the operand itself, no copy is made. */
static const void *operand(const struct ref_plan *plan, const struct ref_dtype *dtype, size_t n, const void *elements,
                           struct chunk *one, struct chunk *other) {
    for (int i = 0; i < plan->step_count; i++) {
        if (plan->steps[i] == dtype) continue;
        ref_convert(dtype, plan->steps[i], plan->via_f32, n, elements, one->bytes);
        dtype = plan->steps[i];
        elements = one->bytes;
        struct chunk *swap = one;
        one = other;
        other = swap;
    }
    return elements;
}

static void binary_chunk(const struct ref_plan *plan, size_t n, const void *a, const void *b, void *results) {
    if (plan->step_count == 0) {
        arithmetic_compare_integers(plan->op, plan->a, plan->b, n, a, b, results);
        return;
    }
    struct chunk a_one, a_other, b_one, b_other, computed;
    const struct ref_dtype *last = plan->steps[plan->step_count - 1];
    a = operand(plan, plan->a, n, a, &a_one, &a_other);
    b = operand(plan, plan->b, n, b, &b_one, &b_other);
    if (last == plan->result || plan->result->kind == REF_BOOL) {
        arithmetic_apply(plan->op, last, n, a, b, results);
    } else {
        arithmetic_apply(plan->op, last, n, a, b, computed.bytes);
        ref_convert(last, plan->result, plan->via_f32, n, computed.bytes, results);
    }
}

void ref_binary(const struct ref_plan *plan, size_t n, const void *a, const void *b, void *results) {
    const unsigned char *p = a, *q = b;
    unsigned char *out = results;
    while (n > 0) {
        size_t part = n < CHUNK ? n : CHUNK;
        binary_chunk(plan, part, p, q, out);
        p += part * plan->a->size;
        q += part * plan->b->size;
        out += part * plan->result->size;
        n -= part;
    }
}
