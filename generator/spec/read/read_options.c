#include "spec/read/read_options.h"

#include "templates/op_catalogue.h"

const char *const *spec_options_op_names(const spec_options *options, size_t *count) {
    const op_catalogue *ops = options ? options->ops : NULL;
    *count = ops ? ops->count : 0;
    return ops ? ops->names : NULL;
}
