/* Headers after other people's macros, with dtypes that are called as those are. */
#if defined(BEFORE)
#include BEFORE
#endif
#include "macros.h"

#include "hostile_kernels.h"

#define DTYPE(IDENT, name, ctype, size, kind) HOSTILE_##IDENT,
static const hostile_dtype dtypes[] = {HOSTILE_FOR_EACH_DTYPE(DTYPE)};

int main(void) {
    switch (dtypes[1]) {
    case HOSTILE_PROMOTE_TYPES(NEAR, B):
        break;
    default:
        return 2;
    }
    return !(HOSTILE_PROMOTE_TYPES(NEAR, FAR) == HOSTILE_FAR && HOSTILE_PROMOTE_TYPES(SMALL, ERROR) == HOSTILE_ERROR &&
             HOSTILE_RESULT_TYPE(B, NEAR, SMALL) == HOSTILE_SMALL &&
             hostile_promote_types(HOSTILE_NEAR, HOSTILE_I) == HOSTILE_I);
}
