#include "flags.h"

#include <fenv.h>

void flags_clear(void) {
    feclearexcept(FE_ALL_EXCEPT);
}

int flags_raised(void) {
    return fetestexcept(FE_ALL_EXCEPT);
}
