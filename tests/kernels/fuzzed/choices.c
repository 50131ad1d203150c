#include "choices.h"

uint64_t choices_bits(struct choices *choices) {
    uint64_t bits = 0;
    if (choices->left == 0) return values_next(&choices->random);
    for (int i = 0; i < 8 && choices->left > 0; i++, choices->left--)
        bits = bits << 8 | *choices->bytes++;
    return bits;
}

size_t choices_below(struct choices *choices, size_t end) {
    if (choices->left == 0) return (size_t)(values_next(&choices->random) % end);
    size_t number = 0; /* as few of a fuzzer's bytes as do, so that most of them matter */
    for (size_t reached = 1; reached < end && choices->left > 0; reached *= 256, choices->left--)
        number = number * 256 + *choices->bytes++;
    return number % end;
}

bool choices_once_in(struct choices *choices, unsigned times) {
    return choices_below(choices, times) == times - 1;
}
