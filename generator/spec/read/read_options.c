#include "spec/read/read_options.h"

#include "templates/op_catalogue.h"

const char *const *spec_options_op_names(const spec_options *options, size_t *count) {
    const op_catalogue *ops = options ? options->ops : NULL;
    *count = ops ? ops->count : 0;
    return ops ? ops->names : NULL;
}

const char *const *spec_options_op_words(const spec_options *options, size_t *count) {
    const char *const *names = spec_options_op_names(options, count);
    if (names) *count += OP_CONVERSION_COUNT; /* which follow them */
    return names;
}
