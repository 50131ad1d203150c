#include "report/check/meanings.h"

void meaning_of_law(text *out, lat_law law, const char *join) {
    switch (law) {
    case LAT_LAW_ORDER:
        text_add(out, "a <= b and b <= c imply a <= c, where a <= b means that a promotes to b");
        break;
    case LAT_LAW_EXISTENCE:
        text_add(out, "every two dtypes have a result, or are ambiguous");
        break;
    case LAT_LAW_UNIQUENESS:
        text_add(out, "no result is left open between several minimal upper bounds");
        break;
    case LAT_LAW_IDEMPOTENCE:
        text_printf(out, "a %s a = a where it is defined", join);
        break;
    case LAT_LAW_COMMUTATIVITY:
        text_printf(out, "a %s b = b %s a", join, join);
        break;
    case LAT_LAW_ASSOCIATIVITY:
        text_printf(out, "(a %s b) %s c = a %s (b %s c) where both are defined", join, join, join, join);
        break;
    case LAT_LAW_NARY:
        text_add(out, "what three dtypes promote to does not depend on their order, undefined counting as a result");
        break;
    default:
        text_add(out, "every result is the least upper bound of its operands, and none is missing");
    }
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
