#include "prefix.h"

enum { DTYPES = UPPER(DTYPE_COUNT), LIMIT = UPPER(DTYPE_LIMIT) };

static const LOWER(dtype) values[] = {
#define VALUE(IDENT, text, ctype, bytes, dtype_kind) UPPER(IDENT),
    UPPER(FOR_EACH_DTYPE)(VALUE)
#undef VALUE
};

unsigned prefix_number(LOWER(dtype) value) {
    for (unsigned i = 0; i < DTYPES; i++)
        if (values[i] == value) return i;
    return value == UPPER(NO_DTYPE) ? (unsigned)PREFIX_NONE : DTYPES + (unsigned)value;
}

LOWER(dtype) prefix_value(unsigned number) {
    if (number < DTYPES) return values[number];
    if (number == PREFIX_NONE) return UPPER(NO_DTYPE);
    unsigned skip = number - DTYPES;
    for (unsigned value = 0; value < LIMIT; value++)
        if (prefix_number((LOWER(dtype))value) >= DTYPES && skip-- == 0) return (LOWER(dtype))value;
    const LOWER(dtype) past = (LOWER(dtype))(LIMIT + skip);
    return past == UPPER(NO_DTYPE) ? (LOWER(dtype))(LIMIT + skip + 1) : past; /* which PREFIX_NONE alone stands for */
}

enum subject_status prefix_status(LOWER(status) status) {
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
