#include "report/write/losses.h"

static const char *const verbs[VAL_LOSS_COUNT][2] = {
    [VAL_PLACE_OF_ROUNDS] = {"rounds", "round"},
    [VAL_PLACE_OF_OVERFLOWS] = {"overflows", "overflow"},
    [VAL_PLACE_OF_SIGN] = {"drops the sign", "drop the sign"},
    [VAL_PLACE_OF_PART] = {"drops the imaginary part", "drop the imaginary part"},
    [VAL_PLACE_OF_CATEGORY] = {"loses the category", "lose the category"},
    [VAL_PLACE_OF_UNKNOWN] = {"unknown", "unknown"}};

void losses_words(text *out, val_losses losses, losses_number number) {
    const char *separator = "";
    for (int place = 0; place < VAL_LOSS_COUNT; place++) {
        if (!(losses >> place & 1)) continue;
        text_printf(out, "%s%s", separator, verbs[place][number]);
        const val_losses rest = losses >> (place + 1);
        separator = rest & (rest - 1) ? ", " : " and ";
    }
    if (!losses) text_add(out, "exact");
}

void json_losses(json *out, const char *key, val_losses losses) {
    json_array(out, key, JSON_INLINE);
    for (int place = 0; place < VAL_LOSS_COUNT; place++)
        if (losses >> place & 1) json_string(out, NULL, val_loss_name(place));
    json_end(out);
}
