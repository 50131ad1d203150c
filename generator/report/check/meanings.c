#include "report/check/meanings.h"

#include <string.h>

void meaning_of_law(text *out, lat_law law, const char *join) {
    const char *says = lat_law_of(law)->meaning;
    for (const char *sign; (sign = strstr(says, " v ")); says = sign + 2)
        text_printf(out, "%.*s %s", (int)(sign - says), says, join);
    text_add(out, says);
}

const char *meaning_of_cost(val_cost cost) {
    static const char *const meanings[] = {[VAL_EXACT] = "every value is kept",
                                           [VAL_ROUNDS] = "some values are rounded",
                                           [VAL_OVERFLOWS] = "some values are out of range",
                                           [VAL_DROPS] = "a sign or an imaginary part is lost",
                                           [VAL_UNKNOWN] = "the values of one of the dtypes are unknown"};
    return meanings[cost];
}

void meaning_of_join(text *out, const char *join) {
    text_printf(out, "a %s b is the join of a and b, the dtype that they promote to", join);
}
