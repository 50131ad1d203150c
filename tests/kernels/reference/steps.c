#include "steps.h"

bool steps_has_kind(const struct ref_dtype *dtype, unsigned kinds) {
    if ((kinds & REF_SIGNED) && dtype->format.is_unsigned) return false; /* also of a complex one's parts */
    return kinds >> dtype->kind & 1;
}

void steps_add(struct ref_steps *steps, const struct ref_dtype *dtype) {
    if (steps->count == 0 || steps->list[steps->count - 1] != dtype) steps->list[steps->count++] = dtype;
}

enum ref_status steps_to_compute(struct ref_pair pair, bool inexact, struct ref_steps *steps,
                                 const struct ref_dtype **compute) {
    const struct ref_dtype *dtype = pair.results == REF_GIVEN ? pair.given : pair.join;
    if (!dtype) return REF_NO_PROMOTION;
    const bool mapped = pair.results == REF_MAPPED && pair.given != pair.join;
    if (pair.results == REF_MAPPED && !pair.given) return REF_NO_KERNEL;
    if (mapped && steps_has_kind(dtype, REF_BIT(BOOL) | REF_INTEGERS)) steps_add(steps, dtype);
    if (mapped) dtype = pair.given;
    if (dtype->kind != REF_OPAQUE) steps_add(steps, dtype);
    if (pair.results != REF_BY_OP) inexact = pair.results == REF_INEXACT;
    if (inexact && steps_has_kind(dtype, REF_BIT(BOOL) | REF_INTEGERS)) {
        if (!pair.inexact) return REF_NO_KERNEL;
        dtype = pair.inexact;
        if (dtype->kind != REF_OPAQUE) steps_add(steps, dtype);
    }
    *compute = dtype;
    return REF_OK;
}

void steps_to_working(struct ref_steps *steps, const struct ref_dtype *compute) {
    bool is_narrow = ref_format_is_narrow(&compute->format);
    if (compute->kind == REF_OPAQUE) steps_add(steps, ref_well_known("f64"));
    if (compute->kind == REF_FLOAT && is_narrow) steps_add(steps, ref_well_known("f32"));
    if (compute->kind == REF_COMPLEX && is_narrow) steps_add(steps, ref_well_known("c64"));
}

const void *steps_convert(const struct ref_steps *steps, const struct ref_dtype *dtype, bool via_f32, size_t n,
                          const void *elements, struct steps_chunk chunks[2]) {
    for (int i = 0; i < steps->count; i++) {
        if (steps->list[i] == dtype) continue;
        ref_convert(dtype, steps->list[i], via_f32, n, elements, chunks[i % 2].bytes);
        dtype = steps->list[i];
        elements = chunks[i % 2].bytes;
    }
    return elements;
}
