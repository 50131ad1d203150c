#include "facts.h"
#include "prefix.h"
#include SUBJECT_FACTS

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef LOWER(op) subject_op_enum;

enum { DTYPES = UPPER(DTYPE_COUNT) };

static const struct {
    const char *name;
    unsigned size;
    int kind;
} declared[] = {
#define DECLARED(IDENT, text, ctype, bytes, dtype_kind) {text, bytes, (int)(dtype_kind)},
    UPPER(FOR_EACH_DTYPE)(DECLARED)
#undef DECLARED
};

static const struct ref_dtype own[] = {FACTS_DTYPES};

static const char *const isas[] = {SUBJECT_ISAS NULL};

static enum ref_kind kind_of(int declared_kind) {
    switch (declared_kind) {
    case UPPER(KIND_BOOL):
        return REF_BOOL;
    case UPPER(KIND_INT):
        return REF_INT;
    case UPPER(KIND_UINT):
        return REF_UINT;
    case UPPER(KIND_FLOAT):
        return REF_FLOAT;
    case UPPER(KIND_COMPLEX):
        return REF_COMPLEX;
    case UPPER(KIND_FIXED):
        return REF_FIXED;
    case UPPER(KIND_OPAQUE):
        return REF_OPAQUE;
    default:
        return REF_ABSTRACT;
    }
}

/* By the facts, by name, by what it stands for, and else by kind and size. */
static const struct ref_dtype *meaning(unsigned dtype) {
    const char *name = declared[dtype].name;
    enum ref_kind kind = kind_of(declared[dtype].kind);
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (own[i].name && strcmp(own[i].name, name) == 0) return &own[i];
    if (!LOWER(dtype_is_weak)(prefix_value(dtype)) && ref_well_known(name)) return ref_well_known(name);
    unsigned strong = prefix_number(LOWER(dtype_materialize)(prefix_value(dtype)));
    if (strong != dtype && strong < DTYPES) return meaning(strong);
    return ref_well_known_of(kind, declared[dtype].size);
}

static struct ref_dtype dtypes[DTYPES];

static void describe_all(void) {
    static bool done;
    if (done) return;
    done = true;
    for (unsigned i = 0; i < DTYPES; i++) {
        const struct ref_dtype *same = meaning(i);
        enum ref_kind kind = kind_of(declared[i].kind);
        if (kind != REF_ABSTRACT && (!same || same->kind != kind || same->size != declared[i].size)) {
            fprintf(stderr, "%s: neither its name nor the facts say what it is\n", declared[i].name);
            exit(2);
        }
        if (kind != REF_ABSTRACT) dtypes[i] = *same;
        dtypes[i].name = declared[i].name;
        dtypes[i].kind = kind;
    }
}

unsigned subject_dtype_count(void) {
    return DTYPES;
}

unsigned subject_hole_count(void) {
    return (unsigned)UPPER(DTYPE_LIMIT) - DTYPES;
}

unsigned subject_no_dtype(void) {
    return PREFIX_NONE;
}

const struct ref_dtype *subject_dtype(unsigned dtype) {
    describe_all();
    return &dtypes[dtype];
}

unsigned subject_dtype_number(const struct ref_dtype *dtype) {
    return (unsigned)(dtype - dtypes);
}

int subject_op(enum ref_op op) {
    switch (op) {
#define OP(IDENT, name, rule, kinds)                                                                                   \
    case REF_##IDENT:                                                                                                  \
        return (int)UPPER(IDENT);
        FACTS_FOR_EACH_OP(OP)
#undef OP
    default:
        return -1;
    }
}

unsigned subject_op_count(void) {
    return (unsigned)UPPER(OP_COUNT);
}

bool subject_via_f32(void) {
    return FACTS_VIA_F32;
}

enum ref_status subject_plan(enum ref_op op, unsigned a, unsigned b, struct ref_plan *plan) {
    unsigned join = prefix_number(LOWER(promote_types)(prefix_value(a), prefix_value(b)));
    struct ref_pair pair = facts_of(ref_op_name(op), join, 2, (const unsigned[]){a, b});
    return ref_plan(op, subject_dtype(a), subject_dtype(b), pair, plan);
}

const char *subject_isa_name(unsigned index) {
    return isas[index];
}

#define TEXT_(name) #name
#define TEXT(name)  TEXT_(name)

const char *subject_isa_variable(void) {
    return TEXT(UPPER(ISA));
}

bool subject_is_staged(void) {
    return SUBJECT_STAGED;
}

size_t subject_block(void) {
    return UPPER(BLOCK);
}

enum subject_status subject_binary(unsigned op, size_t n, struct subject_operand a, struct subject_operand b, void *out,
                                   ptrdiff_t out_stride) {
    return prefix_status(LOWER(binary)((subject_op_enum)op, n, prefix_value(a.dtype), a.elements, a.stride,
                                       prefix_value(b.dtype), b.elements, b.stride, out, out_stride));
}

enum subject_status subject_named_binary(enum ref_op op, size_t n, struct subject_operand a, struct subject_operand b,
                                         void *out, ptrdiff_t out_stride) {
    switch (op) {
#define OP(IDENT, name, rule, kinds)                                                                                   \
    case REF_##IDENT:                                                                                                  \
        return prefix_status(LOWER(name)(n, prefix_value(a.dtype), a.elements, a.stride, prefix_value(b.dtype),        \
                                         b.elements, b.stride, out, out_stride));
        FACTS_FOR_EACH_OP(OP)
#undef OP
    default:
        return SUBJECT_UNKNOWN_STATUS;
    }
}

enum subject_status subject_convert(size_t n, struct subject_operand from, unsigned to, void *out,
                                    ptrdiff_t out_stride) {
    return prefix_status(
        LOWER(convert)(n, prefix_value(from.dtype), from.elements, from.stride, prefix_value(to), out, out_stride));
}

enum subject_status subject_binary_into(unsigned op, size_t n, struct subject_operand a, struct subject_operand b,
                                        unsigned to, void *out, ptrdiff_t out_stride) {
    return prefix_status(LOWER(binary_into)((subject_op_enum)op, n, prefix_value(a.dtype), a.elements, a.stride,
                                            prefix_value(b.dtype), b.elements, b.stride, prefix_value(to), out,
                                            out_stride));
}

enum subject_status subject_binary_nd(unsigned op, struct subject_shape shape, struct subject_array a,
                                      struct subject_array b, struct subject_array out) {
    return prefix_status(LOWER(binary_nd)((subject_op_enum)op, shape.dims, shape.n, prefix_value(a.dtype), a.elements,
                                          a.strides, prefix_value(b.dtype), b.elements, b.strides,
                                          prefix_value(out.dtype), out.elements, out.strides));
}

enum subject_status subject_convert_nd(struct subject_shape shape, struct subject_array from, struct subject_array to) {
    return prefix_status(LOWER(convert_nd)(shape.dims, shape.n, prefix_value(from.dtype), from.elements, from.strides,
                                           prefix_value(to.dtype), to.elements, to.strides));
}

enum subject_status subject_binary_2d(unsigned op, const size_t n[2], struct subject_array a, struct subject_array b,
                                      struct subject_array out) {
    return prefix_status(LOWER(binary_2d)((subject_op_enum)op, n[0], n[1], prefix_value(a.dtype), a.elements,
                                          a.strides[0], a.strides[1], prefix_value(b.dtype), b.elements, b.strides[0],
                                          b.strides[1], out.elements, out.strides[0], out.strides[1]));
}

unsigned subject_binary_out_dtype(unsigned op, unsigned a, unsigned b) {
    return prefix_number(LOWER(binary_out_dtype)((subject_op_enum)op, prefix_value(a), prefix_value(b)));
}

const char *subject_isa(void) {
    return LOWER(isa)();
}

void subject_stream_bytes(size_t bytes) {
    LOWER(stream_bytes)(bytes);
}

bool subject_lacks_isa(void) {
    const char *asked = getenv(subject_isa_variable());
    if (!asked || strcmp(asked, subject_isa()) == 0) return false;
    printf("skipped: this CPU does not run %s\n", asked);
    return true;
}

subject_kernel *subject_find_kernel(unsigned op, unsigned a, unsigned b, const char *isa, bool *swapped) {
    return LOWER(find_kernel)((subject_op_enum)op, prefix_value(a), prefix_value(b), isa, swapped);
}

subject_kernel *subject_find_convert(unsigned from, unsigned to, const char *isa) {
    return LOWER(find_convert)(prefix_value(from), prefix_value(to), isa);
}

void subject_run(subject_kernel *kernel, bool swapped, size_t blocks, const struct ref_dtype *a, const void *x,
                 const struct ref_dtype *b, const void *y, void *out) {
    ptrdiff_t x_step = (ptrdiff_t)(a->size * subject_block()), y_step = b ? (ptrdiff_t)(b->size * subject_block()) : 0;
    if (swapped) {
        kernel(y, y_step, x, x_step, out, blocks);
    } else {
        kernel(x, x_step, y, y_step, out, blocks);
    }
}
