/* Reading what a host calls dtypes: `host` of a spec, and of a dtype. */
#ifndef JOINERY_SPEC_READ_READ_HOST_H
#define JOINERY_SPEC_READ_READ_HOST_H

#include "spec/read/reader.h"

/* `host` of a dtype, whose value is on top; subject = `dtype "f16"`. False after a diagnostic. */
bool read_dtype_host(spec_reader *reader, const char *subject, source_node *node, spec_place place, dtype_host *host);

#endif
