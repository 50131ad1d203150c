#include "choices.h"

size_t choices_below(struct values_random *choices, size_t end) {
    return (size_t)(values_next(choices) % end);
}

bool choices_once_in(struct values_random *choices, unsigned times) {
    return choices_below(choices, times) == times - 1;
}
