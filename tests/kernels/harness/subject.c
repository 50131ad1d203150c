/* Compiled with SUBJECT and SUBJECT_CAPITAL (the prefix: jax, JAX), SUBJECT_HEADER, SUBJECT_FACTS (file names),
 * SUBJECT_ISAS (names, each in quotes and followed by a comma) and SUBJECT_STAGED (1 or 0). */
#include "subject.h"
#include SUBJECT_HEADER
#include SUBJECT_FACTS

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PASTE_(x, y) x##_##y
#define PASTE(x, y)  PASTE_(x, y)
#define LOWER(name)  PASTE(SUBJECT, name)
#define UPPER(NAME)  PASTE(SUBJECT_CAPITAL, NAME)

typedef LOWER(dtype) subject_dtype_enum;
typedef LOWER(op) subject_op_enum;

enum { DTYPES = UPPER(DTYPE_COUNT), LIMIT = UPPER(DTYPE_LIMIT), NONE = 1u << 20 };

static const struct {
    const char *name;
    unsigned size;
    int kind;
} declared[] = {
#define DECLARED(IDENT, text, ctype, bytes, dtype_kind) {text, bytes, (int)(dtype_kind)},
    UPPER(FOR_EACH_DTYPE)(DECLARED)
#undef DECLARED
};

static const subject_dtype_enum values[] = {
#define VALUE(IDENT, text, ctype, bytes, dtype_kind) UPPER(IDENT),
    UPPER(FOR_EACH_DTYPE)(VALUE)
#undef VALUE
};

/* The place in the spec of a value of the enum. */
static unsigned number_of(subject_dtype_enum value) {
    for (unsigned i = 0; i < DTYPES; i++)
        if (values[i] == value) return i;
    return value == UPPER(NO_DTYPE) ? (unsigned)NONE : DTYPES + (unsigned)value;
}

/* The other way round. */
static subject_dtype_enum value_of(unsigned number) {
    if (number < DTYPES) return values[number];
    if (number == NONE) return UPPER(NO_DTYPE);
    unsigned skip = number - DTYPES;
    for (unsigned value = 0; value < LIMIT; value++)
        if (number_of((subject_dtype_enum)value) >= DTYPES && skip-- == 0) return (subject_dtype_enum)value;
    return (subject_dtype_enum)(LIMIT + skip);
}

static const struct {
    const char *join, *inexact;
} inexact[] = {
#define INEXACT(join_name, inexact_name) {join_name, inexact_name},
    FACTS_INEXACT(INEXACT)
#undef INEXACT
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
    if (!LOWER(dtype_is_weak)(value_of(dtype)) && ref_well_known(name)) return ref_well_known(name);
    unsigned strong = number_of(LOWER(dtype_materialize)(value_of(dtype)));
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
    return LIMIT - DTYPES;
}

unsigned subject_no_dtype(void) {
    return NONE;
}

const struct ref_dtype *subject_dtype(unsigned dtype) {
    describe_all();
    return &dtypes[dtype];
}

unsigned subject_dtype_number(const struct ref_dtype *dtype) {
    return (unsigned)(dtype - dtypes);
}

static const struct ref_dtype *by_name(const char *name) {
    for (unsigned i = 0; name && i < DTYPES; i++)
        if (strcmp(dtypes[i].name, name) == 0) return &dtypes[i];
    return NULL;
}

/* The spec's dtype of truth values: the first strong one of kind bool. */
static const struct ref_dtype *boolean(void) {
    for (unsigned i = 0; i < DTYPES; i++)
        if (dtypes[i].kind == REF_BOOL && !LOWER(dtype_is_weak)(values[i])) return &dtypes[i];
    return NULL;
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
    describe_all();
    struct ref_pair pair = {.boolean = boolean(), .via_f32 = FACTS_VIA_F32};
    unsigned join = number_of(LOWER(promote_types)(value_of(a), value_of(b)));
    if (join < DTYPES) pair.join = &dtypes[join];
    for (size_t i = sizeof inexact / sizeof inexact[0]; i-- > 0 && pair.join;)
        if (!inexact[i].join || strcmp(inexact[i].join, pair.join->name) == 0)
            pair.inexact = by_name(inexact[i].inexact);
    return ref_plan(op, &dtypes[a], &dtypes[b], pair, plan);
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

static enum subject_status status_of(LOWER(status) status) {
    switch (status) {
    case UPPER(OK):
        return SUBJECT_OK;
    case UPPER(NO_PROMOTION):
        return SUBJECT_NO_PROMOTION;
    case UPPER(NO_KERNEL):
        return SUBJECT_NO_KERNEL;
    case UPPER(BAD_ARGUMENT):
        return SUBJECT_BAD_ARGUMENT;
    case UPPER(OVERLAP):
        return SUBJECT_OVERLAP;
    }
    return SUBJECT_UNKNOWN_STATUS;
}

enum subject_status subject_binary(unsigned op, size_t n, struct subject_operand a, struct subject_operand b, void *out,
                                   ptrdiff_t out_stride) {
    return status_of(LOWER(binary)((subject_op_enum)op, n, value_of(a.dtype), a.elements, a.stride, value_of(b.dtype),
                                   b.elements, b.stride, out, out_stride));
}

enum subject_status subject_named_binary(enum ref_op op, size_t n, struct subject_operand a, struct subject_operand b,
                                         void *out, ptrdiff_t out_stride) {
    switch (op) {
#define OP(IDENT, name, rule, kinds)                                                                                   \
    case REF_##IDENT:                                                                                                  \
        return status_of(LOWER(name)(n, value_of(a.dtype), a.elements, a.stride, value_of(b.dtype), b.elements,        \
                                     b.stride, out, out_stride));
        FACTS_FOR_EACH_OP(OP)
#undef OP
    default:
        return SUBJECT_UNKNOWN_STATUS;
    }
}

enum subject_status subject_convert(size_t n, struct subject_operand from, unsigned to, void *out,
                                    ptrdiff_t out_stride) {
    return status_of(
        LOWER(convert)(n, value_of(from.dtype), from.elements, from.stride, value_of(to), out, out_stride));
}

unsigned subject_binary_result(unsigned op, unsigned a, unsigned b) {
    return number_of(LOWER(binary_result)((subject_op_enum)op, value_of(a), value_of(b)));
}

const char *subject_isa(void) {
    return LOWER(isa)();
}

bool subject_lacks_isa(void) {
    const char *asked = getenv(subject_isa_variable());
    if (!asked || strcmp(asked, subject_isa()) == 0) return false;
    printf("skipped: this CPU does not run %s\n", asked);
    return true;
}

subject_kernel *subject_find_kernel(unsigned op, unsigned a, unsigned b, const char *isa, bool *swapped) {
    return LOWER(find_kernel)((subject_op_enum)op, value_of(a), value_of(b), isa, swapped);
}

subject_kernel *subject_find_convert(unsigned from, unsigned to, const char *isa) {
    return LOWER(find_convert)(value_of(from), value_of(to), isa);
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
