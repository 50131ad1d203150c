/* For the files that are compiled for one subject: the prefix of its public names put back on, and what they share.
 * SUBJECT and SUBJECT_CAPITAL are the prefix (jax, JAX), SUBJECT_HEADER and SUBJECT_FACTS names of files, SUBJECT_ISAS
 * names, each in quotes and followed by a comma, and SUBJECT_STAGED is 1 or 0. */
#ifndef TESTS_KERNELS_PREFIX_H
#define TESTS_KERNELS_PREFIX_H

#include "subject.h"
#include SUBJECT_HEADER

#define PREFIX_PASTE_(x, y) x##_##y
#define PREFIX_PASTE(x, y)  PREFIX_PASTE_(x, y)
#define LOWER(name)         PREFIX_PASTE(SUBJECT, name)
#define UPPER(NAME)         PREFIX_PASTE(SUBJECT_CAPITAL, NAME)

/* The number of JAX_NO_DTYPE. */
enum { PREFIX_NONE = 1u << 20 };

/* The place in the spec of a value of the enum, and the other way round. */
unsigned prefix_number(LOWER(dtype) value);
LOWER(dtype) prefix_value(unsigned number);

enum subject_status prefix_status(LOWER(status) status);

#endif
