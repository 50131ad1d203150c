/* The same calls with choices by libFuzzer, which sees what the dispatch does with them. */
#include "fuzzed.h"

#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct choices choices = {data, size, {size}};
    if (!fuzzed_call(&choices)) abort();
    return 0;
}
