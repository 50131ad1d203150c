/* 200 + 25 in f16, by the kernels of the machine that it runs on. */
#include "pair_kernels.h"

int main(void) {
    const uint8_t a = 200;
    const pair_f16 b = {0x4e40};
    pair_f16 out = {0};
    return pair_add(1, PAIR_U8, &a, 1, PAIR_F16, &b, sizeof b, &out, sizeof out) != PAIR_OK || out.bits != 0x5b08;
}
