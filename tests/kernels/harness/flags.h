/* The exception flags of floating-point arithmetic, as FE_INVALID and the others of <fenv.h>. */
#ifndef TESTS_KERNELS_FLAGS_H
#define TESTS_KERNELS_FLAGS_H

void flags_clear(void);
int flags_raised(void);

#endif
