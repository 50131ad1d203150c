#include "spec/read/read_options.h"

const char *const *spec_options_op_names(const spec_options *of, size_t *count) {
    *count = 0;
    return of && of->op_names ? of->op_names(of->context, count) : NULL;
}
